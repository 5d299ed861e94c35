import { z } from "zod";
import { accountEventText } from "#app/catalogue/account-events.ts";
import { momentOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { endStreamsOf, endStreamsOfRevoked } from "#app/middleware/stream-watch.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { revokeAccess } from "#app/models/risk/access-revocation.server.ts";
import {
  accountEventsOf,
  deviceOf,
  EVENTS_SHOWN,
  recordAccountEvent,
} from "#app/models/accounts/account-events.server.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import { closeUserSession, userSessionsOf } from "#app/models/accounts/user-sessions.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/sessions";

export const meta = pageTitle("Sign-ins and changes");

const schema = z.object({ id: z.string().optional(), intent: z.enum(["others"]).optional() });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user, session } = signedInAccount(context);
  const before = Number(url.searchParams.get("before")) || null;
  const [sessions, events] = await Promise.all([
    userSessionsOf(user.id),
    accountEventsOf(user.id, before),
  ]);
  return {
    sessions: sessions.map(({ id, userAgent, lastActivity }) => ({
      id: shownId(id),
      device: deviceOf(userAgent) ?? "Unknown browser",
      isThis: id === session.id,
      lastActivity,
    })),
    events: events.map((event) => ({ id: event.id, at: event.at, text: accountEventText(event) })),
    next: events.length === EVENTS_SHOWN ? (events.at(-1)?.id ?? null) : null,
    timeZone: user.timeZone,
  };
}

export const action = formAction(schema, async ({ submission }, args: Route.ActionArgs) => {
  const { user, session } = signedInAccount(args.context);
  const { userAgent } = requestFacts(args.context);
  const { id, intent } = valuesOf(submission);
  const open = await userSessionsOf(user.id);
  const chosen = open.find((each) => shownId(each.id) === id && each.id !== session.id);
  if (intent === "others") {
    endStreamsOfRevoked(await revokeAccess(user.id, { keptUserSessionId: session.id }));
    await recordAccountEvent(user.id, { kind: "signed_out_elsewhere", userAgent });
  } else if (chosen && (await closeUserSession(chosen.id, user.id))) {
    endStreamsOf(chosen.id);
    await recordAccountEvent(user.id, { kind: "session_ended", userAgent });
  }
  // It may have ended by itself meanwhile: that is what was wanted.
  const toast = intent === "others" ? "other-sessions-ended" : "session-ended";
  return redirectWithToast("/settings/sessions", toast);
});

// What a session is stored under never leaves the server, though nobody could sign in with it.
function shownId(id: string): string {
  return digestOf(id).slice(0, 16);
}

/** Where an account is signed in, and what happened with it, for its owner to see whether it was them. */
export default function Sessions({ loaderData }: Route.ComponentProps) {
  const { sessions, events, next, timeZone } = loaderData;
  return (
    <Screen
      title="Sign-ins and changes"
      lead="If something wasn't you, change your password."
      back="settings"
    >
      <h2>Signed in now</h2>
      <p>You're signed out 30 minutes after you last used a browser.</p>
      <ul className="plain-rows" id="sessions">
        {sessions.map(({ id, device, isThis, lastActivity }) => (
          <li key={id}>
            <p>
              <strong>{device}</strong>
              <br />
              <span className="fine-print">
                {isThis ? "This browser, now" : `Last used ${momentOf(lastActivity, timeZone)}`}
              </span>
            </p>
            {isThis ? null : (
              <PostForm>
                <Button small name="id" value={id}>
                  Sign out
                  <span className="visually-hidden"> {device}</span>
                </Button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <PostForm>
          <Button name="intent" value="others">
            Sign out everywhere else
          </Button>
          <p className="fine-print">
            This also turns off your keys for apps and any links and codes we've emailed you.
          </p>
        </PostForm>
      ) : null}
      <h2 id="activity">In the last year</h2>
      {events.length === 0 ? <p>Nothing yet.</p> : null}
      <ul className="plain-rows">
        {events.map(({ id, at, text }) => (
          <li key={id}>
            <p>
              {text}
              <br />
              <span className="fine-print">{momentOf(at, timeZone)}</span>
            </p>
          </li>
        ))}
      </ul>
      {next ? (
        <p>
          <a href={`/settings/activity?before=${next}#activity`}>Show earlier activity</a>
        </p>
      ) : null}
    </Screen>
  );
}
