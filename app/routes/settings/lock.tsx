import { useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { LOCK_LABELS } from "#app/catalogue/browser-locks.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { typedPin } from "#app/catalogue/typed-code.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import {
  findBrowserLock,
  removeBrowserLock,
  setBrowserLock,
} from "#app/models/accounts/browser-locks.server.ts";
import { passkeysOf } from "#app/models/accounts/passkeys.server.ts";
import { hasPassword, type User } from "#app/models/accounts/users.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField, PasswordField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import { FormErrors } from "../account/form-errors.tsx";
import { lockCookie } from "../account/lock-cookie.server.ts";
import type { Route } from "./+types/lock";

export const meta = pageTitle("Lock when you're away");

/** Digits that anyone tries first: all the same, or one after the other. */
const EASY_PIN = /^(\d)\1{3}$/;
const DIGITS_IN_A_ROW = "01234567890 09876543210";

function pinProblem(pin: string): string | null {
  if (!/^\d{4}$/.test(pin)) return "Please choose exactly four digits.";
  if (!EASY_PIN.test(pin) && !DIGITS_IN_A_ROW.includes(pin)) return null;
  return "Those digits are easy to guess. Please choose four others.";
}

const KINDS = ["off", "pin", "passkey", "password"] as const;
const schema = z
  .object({
    kind: z.enum(KINDS, { error: "Please choose one of these." }),
    pin: z.string().max(100).transform(typedPin).optional(),
  })
  .superRefine(({ kind, pin = "" }, { addIssue }) => {
    if (kind !== "pin") return;
    const message = pinProblem(pin);
    if (message) addIssue({ code: "custom", path: ["pin"], message });
  });

/** What somebody can open a lock with: only what they have. */
async function kindsOf(user: User) {
  const hasPasskey = (await passkeysOf(user.id)).length > 0;
  return KINDS.filter(
    (kind) => (kind !== "passkey" || hasPasskey) && (kind !== "password" || hasPassword(user)),
  );
}

export async function loader({ context }: Route.LoaderArgs) {
  const { user, session } = signedInAccount(context);
  const lock = await findBrowserLock(user.id, session.lockId);
  return {
    kind: lock?.kind ?? "off",
    kinds: await kindsOf(user),
  };
}

export const action = formAction(schema, async ({ submission }, { context }: Route.ActionArgs) => {
  const { user, session } = signedInAccount(context);
  const hideFields = ["pin"];
  if (submission.status !== "success") {
    return data({ result: submission.reply({ hideFields }) }, { status: 400 });
  }
  const { kind, pin = null } = submission.value;
  if (!(await kindsOf(user)).includes(kind)) {
    const fieldErrors = { kind: ["Please choose one of these."] };
    return data({ result: submission.reply({ hideFields, fieldErrors }) }, { status: 400 });
  }
  const headers = new Headers();
  if (kind === "off") {
    await removeBrowserLock(session);
    headers.append("Set-Cookie", await lockCookie.forget());
  } else {
    const lockId = await setBrowserLock(session, { kind, pin: kind === "pin" ? pin : null });
    headers.append("Set-Cookie", await lockCookie.write(lockId));
  }
  headers.append("Set-Cookie", await toastHeader(kind === "off" ? "lock-off" : "lock-on"));
  return redirect(PATHS.settings, { headers });
});

const HINTS = {
  off: "Anyone who opens this browser while you're signed in can read everything.",
  pin: "Choose them below.",
  passkey: "Your fingerprint, your face or your device's PIN.",
  password: "The one you sign in with.",
} as const;

/** What this browser asks for when somebody comes back to it. */
export default function LockSettings({ loaderData, actionData }: Route.ComponentProps) {
  const [form, { kind, pin }] = useForm<{ kind: string; pin: string }>({
    lastResult: actionData?.result,
    defaultValue: { kind: loaderData.kind },
  });
  return (
    <Screen
      title="Lock when you're away"
      lead="Lock this browser after 5 minutes away. Help lines stay open."
      back="settings"
    >
      <PostForm className="form" id={form.id} noValidate>
        <FormErrors fields={[kind, pin]} />
        <ChoiceField
          legend="This browser asks for"
          name="kind"
          id={kind.id}
          choices={loaderData.kinds.map((value) => ({
            value,
            label: value === "off" ? "Nothing" : LOCK_LABELS[value],
            hint: HINTS[value],
          }))}
          defaultValue={kind.initialValue}
          error={kind.errors}
        />
        <PasswordField
          label="Your four digits"
          hint="Only if you chose four digits. If you forget them, sign out and back in."
          name="pin"
          id={pin.id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          error={pin.errors}
        />
        <Button variant="main" busyLabel="Saving...">
          Save
        </Button>
      </PostForm>
    </Screen>
  );
}
