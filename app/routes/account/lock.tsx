import { PATHS } from "#app/catalogue/paths.ts";
import { data, redirect } from "react-router";
import { z } from "zod";
import { typedPin } from "#app/catalogue/typed-code.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { currentAccount, lockedAccount } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import {
  findBrowserLock,
  isPinRight,
  tryBrowserLock,
} from "#app/models/accounts/browser-locks.server.ts";
import {
  isPasswordRight,
  TYPED_PASSWORD_MAX_LENGTH,
} from "#app/models/accounts/passwords.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import passkeysUrl from "#app/ui/passkeys.js?url";
import type { Route } from "./+types/lock";
import { withNext, ownPath } from "./own-path.ts";
import { PasskeyForm } from "./passkey-form.tsx";
import { passkeyOwner } from "./passkey-sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";

export const handle = {
  isWayIn: true,
  hasAppFooter: true,
  sellsNothing: true,
  pageScript: passkeysUrl,
} satisfies PageHandle;

export const meta = pageTitle("Locked");

export async function loader({ context, url }: Route.LoaderArgs) {
  const next = ownPath(url.searchParams.get("next"));
  if (currentAccount(context)) throw redirect(next ?? "/");
  const locked = lockedAccount(context);
  if (!locked) throw redirect(withNext("/auth", next));
  const lock = await findBrowserLock(locked.user.id, locked.session.lockId);
  return {
    next,
    kind: lock?.kind ?? "password",
    hasPassword: hasPassword(locked.user),
  };
}

const schema = z.object({
  pin: z.string().max(100).transform(typedPin).optional(),
  password: z.string().max(TYPED_PASSWORD_MAX_LENGTH).optional(),
  response: z.string().optional(),
  next: z.string().optional(),
});

export const action = formAction(schema, async ({ submission }, args: Route.ActionArgs) => {
  const { context, request } = args;
  const { pin = "", password = "", response = "", ...sent } = valuesOf(submission);
  const next = ownPath(sent.next);
  if (currentAccount(context)) return redirect(next ?? "/");
  const locked = lockedAccount(context);
  if (!locked) return redirect(withNext("/auth", next));
  const { user, session } = locked;
  const wrong = { isWrong: true, isEmpty: !(pin || password || response), next };
  if (wrong.isEmpty) return data(wrong, { status: 400 });
  const tried = await tryBrowserLock(session, async (lock) => {
    if (lock.kind === "pin") return isPinRight(lock, pin);
    if (lock.kind === "passkey" && response) {
      return (await passkeyOwner(request, response))?.id === user.id;
    }
    return hasPassword(user) && isPasswordRight(password, user.password);
  });
  if (tried === "open") return redirect(next ?? "/");
  if (tried === "wrong") return data(wrong, { status: 400 });
  const headers = await signOut(context);
  if (!headers) return data(wrong, { status: 503 });
  headers.append("Set-Cookie", await toastHeader("lock-spent"));
  return redirect(withNext("/auth", next), { headers });
});

const TYPED = {
  pin: { name: "pin", label: "Four digits", missing: "Please enter your four digits." },
  password: { name: "password", label: "Your password", missing: "Please enter your password." },
} as const;

/** Replaces every page of a signed-in person until they prove it's them. The link to help stays below. */
export default function Lock({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, hasPassword: isKnown } = loaderData;
  const next = actionData?.next ?? loaderData.next;
  const typed = TYPED[kind === "pin" ? "pin" : "password"];
  const error = actionData?.isEmpty ? typed.missing : "That's not right. Please try again.";
  return (
    <AuthCard title="Locked" text="You were away for a while. Show that it's you to continue.">
      {kind === "passkey" ? (
        <PasskeyForm action="/lock" next={next} label="Use your passkey" isMain />
      ) : null}
      {kind === "pin" || isKnown ? (
        <PostForm className="form" action="/lock" noValidate>
          {next ? <input type="hidden" name="next" value={next} /> : null}
          <PasswordField
            label={typed.label}
            name={typed.name}
            autoComplete={kind === "pin" ? "off" : "current-password"}
            {...(kind === "pin"
              ? { inputMode: "numeric", maxLength: 20, className: "code-input" }
              : {})}
            error={actionData ? error : null}
            required
          />
          <Button variant={kind === "passkey" ? "quiet" : "main"}>Open</Button>
        </PostForm>
      ) : null}
      <PostForm action="/auth/logout">
        <Button variant="link">Sign out and sign in again</Button>
      </PostForm>
      <p>
        <a href={PATHS.help}>Get help now</a> works without opening it.
      </p>
    </AuthCard>
  );
}
