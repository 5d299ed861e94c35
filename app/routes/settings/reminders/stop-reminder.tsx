import { data } from "react-router";
import { z } from "zod";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { mailOfStopToken, stopMailOfLink } from "#app/models/accounts/reminders.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/stop-reminder";

export const meta = pageTitle("Stop the reminders");

function mailOf(url: URL) {
  return mailOfStopToken(url.searchParams.get("token"));
}

const TEXTS = {
  reminder: {
    title: "Stop the reminders",
    text: "We'll stop reminding you.",
    stopped: "Your reminders are off",
  },
  week: {
    title: "Stop the weekly email",
    text: "We'll stop emailing you about your week.",
    stopped: "Your weekly email is off",
  },
} as const;

// A mail scanner opens the link, too: only the click on its page stops anything.
export function loader({ url }: Route.LoaderArgs) {
  const what = mailOf(url)?.what ?? null;
  return data({ what }, { status: what ? 200 : 404 });
}

// Mail programs post here by themselves (RFC 8058), with no page, cookie or token of ours; so does the
// button of a notification.
export const action = formAction(
  z.object({}),
  async (_submitted, { url }: Route.ActionArgs) => {
    const mail = mailOf(url);
    if (mail === null) return data({ isStopped: false }, { status: 404 });
    await stopMailOfLink(mail);
    return data({ isStopped: true });
  },
  { isProven: ({ url }) => mailOf(url) !== null },
);

/** Where the link in a reminder's mail leads, signed in or not. */
export default function StopReminder({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.what === null) return <WrongLink />;
  const { title, text, stopped } = TEXTS[loaderData.what];
  if (actionData?.isStopped) return <Stopped title={title} stopped={stopped} />;
  return (
    <AuthCard title={title} text={text}>
      <PostForm className="form">
        <Button variant="main" busyLabel="Stopping...">
          {title}
        </Button>
      </PostForm>
    </AuthCard>
  );
}

function Stopped({ title, stopped }: { title: string; stopped: string }) {
  return (
    <AuthCard title={title}>
      <Notice tone="success" title={stopped} text="You won't get any more." />
      <p>
        Turn them back on in your <a href="/settings/reminders">settings</a>.
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
        text="Open the whole link from your email. Nothing has changed."
      />
      <p>
        You can also turn them off in your <a href="/settings/reminders">settings</a>.
      </p>
    </AuthCard>
  );
}
