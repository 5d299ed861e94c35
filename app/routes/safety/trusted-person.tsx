import { useForm } from "@conform-to/react";
import { data } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { phoneNumberField } from "#app/catalogue/phone-number.ts";
import {
  trustedContact,
  TRUSTED_MESSAGE,
  TRUSTED_NAME_MAX_LENGTH,
} from "#app/catalogue/trusted-person.ts";
import type { ToastCode } from "#app/content/toasts.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { saveTrustedPerson } from "#app/models/risk/safety-plans.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField, Field, fieldProps } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import shareUrl from "#app/ui/share.js?url";
import { FormErrors } from "../account/form-errors.tsx";
import type { Route } from "./+types/trusted-person";

export const handle = { hasAppFooter: true, pageScript: shareUrl } satisfies PageHandle;

// As with the plan, the tab says nothing that others should not read.
export const meta = pageTitle("My plan");

const NUMBER_MESSAGE = "Please enter a phone number with 6 to 15 digits";

const schema = z.object({
  name: z
    .string()
    .trim()
    .max(TRUSTED_NAME_MAX_LENGTH, "Please use 60 characters or fewer")
    .default(""),
  number: phoneNumberField(NUMBER_MESSAGE),
  inAbuse: z.literal("on").optional(),
  remove: z.string().optional(),
});

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    trusted: signedInAccount(context).trusted,
    isRemoving: url.searchParams.has("remove"),
  };
}

export const action = formAction(
  schema,
  async ({ form, submission }, { context }: Route.ActionArgs) => {
    const { user } = signedInAccount(context);
    const refuse = (fieldErrors: Record<string, string[]> = {}) =>
      data({ result: submission.reply({ fieldErrors }) }, { status: 400 });
    const done = async (to: string, toast: ToastCode = "saved") => redirectWithToast(to, toast);
    if (form.has("remove")) {
      await saveTrustedPerson(user.id, null);
      return done(PATHS.safetyPlan, "trusted-removed");
    }
    if (submission.status !== "success") return refuse();
    const { name, number, inAbuse } = submission.value;
    if (name === "" || number === null) {
      return refuse({
        ...(name === "" ? { name: ["Please enter a name"] } : {}),
        ...(number === null ? { number: [NUMBER_MESSAGE] } : {}),
      });
    }
    await saveTrustedPerson(user.id, { name, number, isInAbuse: inAbuse === "on" });
    return done(PATHS.trustedPerson);
  },
  { typed: ["name", "number"] },
);

export default function TrustedPerson({ loaderData, actionData }: Route.ComponentProps) {
  const { trusted } = loaderData;
  const [form, { name, number, inAbuse }] = useForm<{
    name: string;
    number: string;
    inAbuse: string;
  }>({
    lastResult: actionData?.result,
    defaultValue: trusted && { ...trusted, inAbuse: trusted.isInAbuse ? "on" : "" },
  });
  return (
    <Screen
      title="Someone I trust"
      lead="Save one person now, so you don't have to search when things get hard. They'll be shown next to the help lines, only to you."
      back={[PATHS.safetyPlan, "My safety plan"]}
    >
      {trusted && loaderData.isRemoving ? (
        <Card title={`Remove ${trusted.name}?`} look="outline">
          <p>Their name and number will be deleted. This can't be undone.</p>
          <PostForm className="button-row" action={PATHS.trustedPerson}>
            <Button variant="danger" name="remove" value="yes">
              Remove
            </Button>
            <ButtonLink variant="link" href={PATHS.trustedPerson}>
              Cancel
            </ButtonLink>
          </PostForm>
        </Card>
      ) : null}
      <p>Only you can call or text them. We never do, and we never tell them anything.</p>
      {trusted ? (
        <Card title={`Reach ${trusted.name}`} look="sage">
          <p>You don't have to explain. This is enough:</p>
          <p className="quoted">{TRUSTED_MESSAGE.en}</p>
          <div className="button-row" data-share={TRUSTED_MESSAGE.en}>
            {trustedContact(trusted, "en").links.map(({ href, label }, position) => (
              <ButtonLink key={href} href={href} variant={position === 0 ? "main" : "quiet"}>
                {label}
              </ButtonLink>
            ))}
          </div>
          <p className="fine-print">Nothing is sent until you send it from your phone.</p>
        </Card>
      ) : null}
      <PostForm className="form" id={form.id} noValidate>
        <FormErrors fields={[name, number]} />
        <Field label="Their name" autoComplete="off" {...fieldProps(name)} required />
        <Field
          label="Their phone number"
          type="tel"
          autoComplete="off"
          hint="With the country code if they live in another country."
          {...fieldProps(number)}
          required
        />
        <CheckboxField
          label="Also show them when I write about being hurt or threatened"
          hint="Leave this off if they could be the one who hurts you, or could see this screen."
          name={inAbuse.name}
          id={inAbuse.id}
          defaultChecked={inAbuse.initialValue === "on"}
        />
        <div className="button-row">
          <Button variant={trusted ? "quiet" : "main"} busyLabel="Saving...">
            Save
          </Button>
          {trusted ? (
            <ButtonLink variant="link" href={`${PATHS.trustedPerson}?remove=ask`}>
              Remove them
            </ButtonLink>
          ) : null}
        </div>
      </PostForm>
    </Screen>
  );
}
