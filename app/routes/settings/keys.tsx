import { useForm } from "@conform-to/react";
import { data } from "react-router";
import { z } from "zod";
import { API_SCOPE_IDS, API_SCOPES, KEY_NAME_MAX_LENGTH } from "#app/catalogue/api-scopes.ts";
import { dayOf, momentOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import {
  findApiTokens,
  makeApiToken,
  MAX_TOKENS,
  revokeApiToken,
} from "#app/models/accounts/api-tokens.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { mailText, sendMail } from "#app/services/mail.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { OptionsField } from "#app/ui/options-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/keys";
import { KeyList } from "./key-list.tsx";
import { OwnerForm, type OwnerFields } from "./owner-field.tsx";
import { ownerFields, refuseUnlessOwner } from "./owner.server.ts";

const PATH = "/settings/keys";

export const meta = pageTitle("Keys for apps");

const name = z
  .string("Give the key a name.")
  .trim()
  .min(1, "Give the key a name.")
  .max(KEY_NAME_MAX_LENGTH, `Use at most ${KEY_NAME_MAX_LENGTH} characters.`);
const CHOOSE = "Choose what the key may do.";
const scopes = z.array(z.enum(API_SCOPE_IDS), CHOOSE).min(1, CHOOSE);
const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("make"), name, scopes, ...ownerFields }),
  z.object({ intent: z.literal("revoke"), id: z.string() }),
]);
// Which names a form may have is asked of one object.
const fieldsSchema = z
  .object({
    intent: z.string().optional(),
    name: z.string().optional(),
    scopes: z.array(z.string()).optional(),
    id: z.string().optional(),
    ...ownerFields,
  })
  .superRefine((sent, context) => {
    const read = schema.safeParse(sent);
    for (const { path, message } of read.error?.issues ?? []) {
      context.addIssue({ code: "custom", path, message });
    }
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const tokens = await findApiTokens(user.id);
  return {
    hasPassword: hasPassword(user),
    isAdmin: user.role === "admin",
    tokens: tokens.map((token) => ({
      id: token.id,
      name: token.name,
      scopes: token.scopes,
      used: token.lastUsedAt === null ? null : momentOf(token.lastUsedAt, user.timeZone),
      expires: dayOf(token.expiresAt, user.timeZone),
    })),
  };
}

/** Makes a key, which is shown on this one page, or takes one back. */
export const action = formAction(fieldsSchema, async ({ submission }, args: Route.ActionArgs) => {
  const { user } = signedInAccount(args.context);
  const { userAgent } = requestFacts(args.context);
  const hideFields = ["password"];
  if (submission.status !== "success") {
    return data({ result: submission.reply({ hideFields }), made: null }, { status: 400 });
  }
  const sent = schema.parse(submission.value);
  if (sent.intent === "revoke") {
    await revokeApiToken(user.id, sent.id, { userAgent });
    throw await redirectWithToast(PATH, "key-revoked");
  }
  const refused = await refuseUnlessOwner(args.request, user, sent);
  if (refused) {
    const fieldErrors = { [refused.field]: [refused.message] };
    return data(
      { result: submission.reply({ hideFields, fieldErrors }), made: null },
      { status: 400 },
    );
  }
  const made = await makeApiToken(user.id, sent, { userAgent });
  if (made !== null) {
    await sendMail({ to: user.email, ...mailText("key_made", {}) });
    return data({ result: submission.reply({ resetForm: true }), made });
  }
  const formErrors = [`You have ${MAX_TOKENS} keys already. Revoke one first.`];
  return data(
    { result: submission.reply({ hideFields, formErrors }), made: null },
    { status: 409 },
  );
});

export default function Keys({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, isAdmin } = loaderData;
  const [form, fields] = useForm<OwnerFields & { name: string; scopes: string[] }>({
    lastResult: actionData?.result,
  });
  // A list of which nothing was ticked isn't among what was sent.
  const missing = actionData?.result.error?.["scopes"] ?? undefined;
  const scopesField = { id: fields.scopes.id, errors: missing };
  const whole = { id: form.id, errors: form.errors };
  return (
    <Screen
      title="Keys for apps"
      lead="Let an app or script use your account without your password."
      back="settings"
    >
      {actionData?.made ? (
        <Notice tone="success" title="Your key">
          <p>
            <code className="secret">{actionData.made}</code>
          </p>
          <p>Copy it now. You won't see it again. Keep it safe, like a password.</p>
        </Notice>
      ) : null}
      <KeyList tokens={tokens} />
      <h2>Make a key</h2>
      <OwnerForm
        form={form}
        fields={fields}
        others={[whole, fields.name, scopesField]}
        {...loaderData}
        back={PATH}
        buttons={
          <Button variant="main" busyLabel="Making...">
            Make key
          </Button>
        }
      >
        <input type="hidden" name="intent" value="make" />
        <Field
          label="What it's for"
          hint="For example, My watch."
          name="name"
          id={fields.name.id}
          required
          defaultValue={fields.name.initialValue}
          error={fields.name.errors}
        />
        <OptionsField
          legend="What it may do"
          name="scopes"
          id={fields.scopes.id}
          options={API_SCOPES.filter(({ id }) => isAdmin || id !== "knowledge").map(
            ({ id, label }) => ({ value: id, label }),
          )}
          defaultValue={[fields.scopes.initialValue ?? []].flat()}
          error={scopesField.errors}
        />
      </OwnerForm>
      <p className="fine-print">
        For developers: <a href="/api/docs">JSON calls</a>.
      </p>
    </Screen>
  );
}
