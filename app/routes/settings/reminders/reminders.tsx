import { useForm } from "@conform-to/react";
import { data } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { WEEKDAYS, fullMomentOf } from "#app/catalogue/format-date.ts";
import type { ToastCode } from "#app/content/toasts.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount, signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { removeReminderBrowser } from "#app/models/accounts/push-subscriptions.server.ts";
import {
  chooseReminder,
  chooseWeekMail,
  findReminder,
  stopReminder,
  stopWeekMail,
} from "#app/models/accounts/reminders.server.ts";
import { timeZoneWithClock } from "#app/models/accounts/time-zones.server.ts";
import { keepsQuiet } from "#app/models/risk/risk.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, fieldProps } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { OptionsField } from "#app/ui/options-field.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import pushUrl from "#app/ui/push.js?url";
import { FormErrors } from "../../account/form-errors.tsx";
import type { Route } from "./+types/reminders";
import { addBrowser, readBrowsers } from "./browsers.server.ts";
import { Browsers } from "./browsers.tsx";
import { minuteOfDay, timeOfDay } from "./time-of-day.ts";

const PAGE = "/settings/reminders";

export const handle = { pageScript: pushUrl } satisfies PageHandle;

export const meta = pageTitle("Reminders");

const DAYS = WEEKDAYS.map((label, day) => ({ value: String(day), label }));

const TIME_MESSAGE = "Please choose a time, like 8:30 PM.";
const DAYS_MESSAGE = "Please choose at least one day.";

/** The fields of all forms of this page. */
const schema = z.object({
  time: z.string({ error: TIME_MESSAGE }).transform((time, { addIssue }) => {
    const minute = minuteOfDay(time);
    if (minute !== null) return minute;
    addIssue(TIME_MESSAGE);
    return z.NEVER;
  }),
  days: z
    .array(z.enum(DAYS.map(({ value }) => value)), { error: DAYS_MESSAGE })
    .min(1, DAYS_MESSAGE)
    .transform((days) => [...new Set(days)].map(Number).toSorted((one, other) => one - other)),
  intent: z.enum(["off", "add-browser", "remove-browser", "week-on", "week-off"]).optional(),
  subscription: z.string().optional(),
  browser: z.string().optional(),
});

export async function loader({ context }: Route.LoaderArgs) {
  const { user, risk } = signedInAccount(context);
  const { id, timeZone } = user;
  const [reminder, browsers] = await Promise.all([findReminder(id), readBrowsers(user)]);
  return {
    ...browsers,
    here: timeZone ? timeZoneWithClock(timeZone) : null,
    next: reminder?.isOn ? fullMomentOf(reminder.nextAt, timeZone) : null,
    isResting: keepsQuiet(risk),
    hasWeekMail: reminder !== null && reminder.weekAt !== null,
    // Who wants the weekly mail alone has chosen no time.
    time: reminder && reminder.days.length > 0 ? timeOfDay(reminder.minute) : "",
    days: (reminder?.days ?? []).map(String),
  };
}

export const action = formAction(
  schema,
  async ({ form, submission }, { context }: Route.ActionArgs) => {
    const user = signedInUser(context);
    const done = async (toast: ToastCode) => redirectWithToast(PAGE, toast);
    switch (form.get("intent")) {
      case "off":
        await stopReminder(user.id);
        return done("reminders-off");
      case "add-browser":
        if (await addBrowser(user, String(form.get("subscription")), context)) {
          return done("notifications-on");
        }
        return data({ result: undefined, isBrowserRefused: true }, { status: 400 });
      case "remove-browser":
        await removeReminderBrowser(user.id, String(form.get("browser")));
        return done("notifications-off");
      case "week-on":
        await chooseWeekMail(user);
        return done("week-mail-on");
      case "week-off":
        await stopWeekMail(user.id);
        return done("week-mail-off");
    }
    if (submission.status !== "success") {
      return data({ result: submission.reply(), isBrowserRefused: false }, { status: 400 });
    }
    const { time: minute, days } = submission.value;
    await chooseReminder(user, { minute, days });
    return done("reminders-on");
  },
);

/** When and where somebody wants to be reminded; nobody is, before they choose it here. */
export default function Reminders({ loaderData, actionData }: Route.ComponentProps) {
  const { here, next, isResting, hasWeekMail } = loaderData;
  const [form, { time, days }] = useForm<{ time: string; days: string[] }>({
    lastResult: actionData?.result,
    defaultValue: { time: loaderData.time, days: loaderData.days },
  });
  return (
    <Screen
      title="Reminders"
      lead="A short email at a time you choose. It never says what this app is for."
      back="settings"
    >
      {isResting && (next || hasWeekMail) ? (
        <Notice
          title="Reminders rest for now"
          text="None are sent right now. What you chose is saved."
        />
      ) : next ? (
        <Notice tone="success" title="Reminders are on" text={`Next one: ${next}.`} />
      ) : (
        <p className="fine-print">Reminders are off.</p>
      )}
      <PostForm className="form" id={form.id} noValidate>
        <FormErrors fields={[time, days]} />
        <Field
          label="Time"
          type="time"
          hint={
            <>
              {here ? `Your time zone: ${here}.` : "No time zone set, so this is in UTC."}{" "}
              <a href="/settings/time-zone">{here ? "Change" : "Choose"} your time zone</a>
            </>
          }
          {...fieldProps(time)}
          required
        />
        <OptionsField
          legend="Days"
          name={days.name}
          id={days.id}
          options={DAYS}
          areShort
          defaultValue={[days.initialValue ?? []].flat()}
          error={days.errors}
        />
        <Button variant="main" busyLabel="Saving...">
          {next ? "Save" : "Turn on"}
        </Button>
      </PostForm>
      {next ? (
        <PostForm>
          <Button name="intent" value="off" busyLabel="Turning off...">
            Turn off
          </Button>
        </PostForm>
      ) : null}
      <Browsers
        {...loaderData}
        isOn={next !== null}
        isRefused={actionData?.isBrowserRefused ?? false}
      />
      <Card title="Your week" id="week">
        <p>
          On Sunday evening, <a href={PATHS.week}>your week</a> is ready on one page.{" "}
          {hasWeekMail
            ? "We email you a link when it's ready."
            : "We can email you a link when it's ready."}
        </p>
        <PostForm>
          <Button name="intent" value={hasWeekMail ? "week-off" : "week-on"} busyLabel="Saving...">
            {hasWeekMail ? "Stop the weekly email" : "Email me on Sundays"}
          </Button>
        </PostForm>
      </Card>
    </Screen>
  );
}
