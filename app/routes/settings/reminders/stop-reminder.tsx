import { data } from "react-router";
import { z } from "zod";
import { appTitle } from "#app/catalogue/app-title.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { reminderOfStopToken, stopReminderOfLink } from "#app/models/accounts/reminders.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/stop-reminder";

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Stop the reminders", matches) },
];

function reminderOf(url: URL): string | null {
  return reminderOfStopToken(url.searchParams.get("token"));
}

// A mail scanner opens the link, too: only the click on its page stops anything.
export function loader({ context, url }: Route.LoaderArgs) {
  const isOurs = reminderOf(url) !== null;
  return data({ formToken: formToken(context), isOurs }, { status: isOurs ? 200 : 404 });
}

// Mail programs post here by themselves (RFC 8058), with no page, cookie or token of ours; so does the
// button of a notification.
export const action = formAction(
  z.object({}),
  async (_submitted, { url }: Route.ActionArgs) => {
    const id = reminderOf(url);
    if (id === null) return data({ isStopped: false }, { status: 404 });
    await stopReminderOfLink(id);
    return data({ isStopped: true });
  },
  { isProven: ({ url }) => reminderOf(url) !== null },
);

/** Where the link in a reminder's mail leads, signed in or not. */
export default function StopReminder({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isOurs) return <WrongLink />;
  if (actionData?.isStopped) return <Stopped />;
  return (
    <AuthCard title="Stop the reminders" text="One tap, and we won't remind you anymore.">
      <form className="form" method="post">
        <FormToken value={loaderData.formToken} />
        <Button variant="main" busyLabel="Stopping...">
          Stop the reminders
        </Button>
      </form>
    </AuthCard>
  );
}

function Stopped() {
  return (
    <AuthCard title="Stop the reminders">
      <Notice
        tone="success"
        title="Your reminders are off"
        text="You won't get these reminders anymore."
      />
      <p>
        You can turn them on again in your <a href="/settings/reminders">settings</a>.
      </p>
    </AuthCard>
  );
}

function WrongLink() {
  return (
    <AuthCard title="Stop the reminders">
      <Notice
        tone="danger"
        title="That link didn't work"
        text="Please open the whole link from your email. Your reminders haven't changed."
      />
      <p>
        You can also turn them off in your <a href="/settings/reminders">settings</a>.
      </p>
    </AuthCard>
  );
}
