import { useForm } from "@conform-to/react";
import { data } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { validTimeZone } from "#app/models/record/days.server.ts";
import { timeZoneGroups, timeZoneWithClock } from "#app/models/accounts/time-zones.server.ts";
import { chooseTimeZone } from "#app/models/accounts/users.server.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldProps, SelectField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import { FormErrors } from "../account/form-errors.tsx";
import type { Route } from "./+types/time-zone";

export const meta = pageTitle("Time zone");

const MESSAGE = "Please choose a time zone from the list.";
const schema = z.object({
  timeZone: z.string({ error: MESSAGE }).refine((name) => validTimeZone(name) !== null, MESSAGE),
});

export function loader({ context }: Route.LoaderArgs) {
  const { timeZone } = signedInUser(context);
  const now = Date.now();
  return {
    timeZone,
    here: timeZone ? timeZoneWithClock(timeZone, now) : null,
    groups: timeZoneGroups(now),
  };
}

export const action = formAction(schema, async ({ submission }, { context }: Route.ActionArgs) => {
  const user = signedInUser(context);
  const chosen = submission.status === "success" ? validTimeZone(submission.value.timeZone) : null;
  if (!chosen) return data({ result: submission.reply() }, { status: 400 });
  await chooseTimeZone(user, chosen);
  return redirectWithToast(PATHS.settings, "saved");
});

export default function TimeZone({ loaderData, actionData }: Route.ComponentProps) {
  const { here, groups } = loaderData;
  const [form, { timeZone }] = useForm<{ timeZone: string }>({
    lastResult: actionData?.result,
    defaultValue: { timeZone: loaderData.timeZone ?? "" },
  });
  return (
    <Screen
      title="Time zone"
      lead={here ? `Times are in ${here}.` : "No time zone set, so times are in UTC."}
      back="settings"
    >
      <PostForm className="form" id={form.id} noValidate>
        <FormErrors fields={[timeZone]} />
        <SelectField
          label="Your time zone"
          hint="It also sets when your day starts."
          {...fieldProps(timeZone)}
          required
        >
          <option value="">Choose</option>
          {groups.map(({ name, zones }) => (
            <optgroup key={name} label={name}>
              {zones.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <Button variant="main" busyLabel="Saving...">
          Save
        </Button>
      </PostForm>
    </Screen>
  );
}
