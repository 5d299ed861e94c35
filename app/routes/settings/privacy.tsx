import { useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import {
  chooseKeeping,
  countConversations,
  countOutdated,
} from "#app/models/conversations/conversation-deletion.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FieldErrors } from "#app/ui/field.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Screen } from "#app/ui/page.tsx";
import { FormErrors } from "../account/form-errors.tsx";
import type { Route } from "./+types/privacy";
import { OwnerCodeForm, OwnerField } from "./owner-field.tsx";
import { ownerFields, refuseStranger } from "./owner.server.ts";

const schema = z.object({
  keep: z.enum(["always", "year", "90_days"], { error: "Please choose one." }),
  ...ownerFields,
});

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Privacy", matches) }];

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const [conversations, year, days] = await Promise.all([
    countConversations(user.id),
    countOutdated(user.id, "year"),
    countOutdated(user.id, "90_days"),
  ]);
  return {
    formToken: formToken(context),
    hasPassword: hasPassword(user),
    keep: user.keepConversations,
    conversations,
    outdated: { always: 0, year, "90_days": days },
  };
}

export const action = formAction(schema, async ({ submission }, args: Route.ActionArgs) => {
  const { user } = signedInAccount(args.context);
  const refuse = (fieldErrors: Record<string, string[]>) =>
    data({ result: submission.reply({ hideFields: ["password"], fieldErrors }) }, { status: 400 });
  if (submission.status !== "success") return refuse({});
  const refused = await refuseStranger(args.request, user, submission.value);
  if (refused) return refuse({ [refused.field]: [refused.message] });
  const { userAgent } = requestFacts(args.context);
  await chooseKeeping(user.id, submission.value.keep, userAgent);
  return redirect(PATHS.settings, { headers: { "Set-Cookie": await toastHeader("saved") } });
});

const CHOICES = [
  { value: "always", label: "Until I delete them" },
  { value: "year", label: "For a year after the last message" },
  { value: "90_days", label: "For 90 days after the last message" },
] as const;

/** "12 conversations" */
function counted(number: number): string {
  return number === 1 ? "1 conversation" : `${number} conversations`;
}

/** How long conversations are kept, with what each choice would delete now. */
export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword: isKnown, formToken: token, conversations, outdated } = loaderData;
  const [form, fields] = useForm<{ keep: string; password: string; ownerCode: string }>({
    lastResult: actionData?.result,
    defaultValue: { keep: loaderData.keep },
  });
  const { keep, password, ownerCode } = fields;
  return (
    <Screen
      title="Privacy"
      lead="Choose how long we keep your conversations."
      backHref={PATHS.settings}
      backLabel="Settings"
    >
      <form className="form" method="post" id={form.id} noValidate>
        <FormErrors fields={[keep, password, ownerCode]} />
        <FormToken value={token} />
        <fieldset className="field">
          <legend>Keep my conversations</legend>
          <FieldErrors id={keep.id} error={keep.errors} />
          {CHOICES.map(({ value, label }, index) => (
            <div className="choice choice-row" key={value}>
              <input
                type="radio"
                id={index === 0 ? keep.id : `${keep.id}-${value}`}
                name={keep.name}
                value={value}
                defaultChecked={keep.initialValue === value}
              />
              <label htmlFor={index === 0 ? keep.id : `${keep.id}-${value}`}>
                {label}
                {outdated[value] > 0 ? (
                  <span className="fine-print">
                    {" "}
                    {counted(outdated[value])} will be deleted tonight.
                  </span>
                ) : null}
              </label>
            </div>
          ))}
        </fieldset>
        <OwnerField hasPassword={isKnown} field={isKnown ? password : ownerCode} />
        <Button variant="main" busyLabel="Saving...">
          Save
        </Button>
      </form>
      <OwnerCodeForm hasPassword={isKnown} formToken={token} back="/settings/privacy" />
      <h2>Delete your conversations</h2>
      {conversations === 0 ? (
        <p>You have no conversations.</p>
      ) : (
        <>
          <p>You have {counted(conversations)}. Delete one from its menu, or all at once.</p>
          <p>
            <ButtonLink href="/settings/privacy/conversations">
              Delete all my conversations
            </ButtonLink>
          </p>
        </>
      )}
    </Screen>
  );
}
