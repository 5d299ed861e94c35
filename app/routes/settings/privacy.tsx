import { useForm } from "@conform-to/react";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import {
  chooseKeeping,
  countConversations,
  countOutdated,
} from "#app/models/conversations/conversation-deletion.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FieldErrors } from "#app/ui/field.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/privacy";
import { OwnerForm, type OwnerFields } from "./owner-field.tsx";
import { ownerAction, ownerFields } from "./owner.server.ts";

const schema = z.object({
  keep: z.enum(["always", "year", "90_days"], { error: "Please choose one." }),
  ...ownerFields,
});

export const meta = pageTitle("Privacy");

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const [conversations, year, days] = await Promise.all([
    countConversations(user.id),
    countOutdated(user.id, "year"),
    countOutdated(user.id, "90_days"),
  ]);
  return {
    hasPassword: hasPassword(user),
    keep: user.keepConversations,
    conversations,
    outdated: { always: 0, year, "90_days": days },
  };
}

export const action = ownerAction(schema, async ({ user, value }, args: Route.ActionArgs) => {
  const { userAgent } = requestFacts(args.context);
  await chooseKeeping(user.id, value.keep, userAgent);
  return redirectWithToast(PATHS.settings, "saved");
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
  const { conversations, outdated } = loaderData;
  const [form, fields] = useForm<OwnerFields & { keep: string }>({
    lastResult: actionData?.result,
    defaultValue: { keep: loaderData.keep },
  });
  const { keep } = fields;
  return (
    <Screen title="Privacy" lead="Choose how long we keep your conversations." back="settings">
      <OwnerForm
        form={form}
        fields={fields}
        others={[keep]}
        {...loaderData}
        back="/settings/privacy"
        buttons={
          <Button variant="main" busyLabel="Saving...">
            Save
          </Button>
        }
      >
        <fieldset className="field">
          <legend>Keep my conversations</legend>
          <FieldErrors id={keep.id} error={keep.errors} />
          <div className="choices">
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
          </div>
        </fieldset>
      </OwnerForm>
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
