import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { momentOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { endStreamsOf, endStreamsOfRevoked } from "#app/middleware/stream-watch.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { revokeAccess } from "#app/models/risk/access-revocation.server.ts";
import { deviceOf, recordAccountEvent } from "#app/models/accounts/account-events.server.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import { closeUserSession, userSessionsOf } from "#app/models/accounts/user-sessions.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/sessions";

export const meta = pageTitle("Where you're signed in");

const schema = z.object({ id: z.string().optional(), intent: z.enum(["others"]).optional() });

export async function loader({ context }: Route.LoaderArgs) {
  const { user, session } = signedInAccount(context);
  const sessions = await userSessionsOf(user.id);
  return {
    sessions: sessions.map(({ id, userAgent, lastActivity }) => ({
      id: shownId(id),
      device: deviceOf(userAgent) ?? "Unknown browser",
      isThis: id === session.id,
      lastActivity,
    })),
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
  // One that has ended meanwhile is ended: that is what was wanted.
  const toast = intent === "others" ? "other-sessions-ended" : "session-ended";
  return redirectWithToast("/settings/sessions", toast);
});

// What a session is stored under never leaves the server, though nobody could sign in with it.
function shownId(id: string): string {
  return digestOf(id).slice(0, 16);
}

export default function Sessions({ loaderData }: Route.ComponentProps) {
  const { sessions, timeZone } = loaderData;
  return (
    <Screen
      title="Where you're signed in"
      lead="Sessions end 30 minutes after you last used them."
      backHref={PATHS.settings}
      backLabel="Settings"
    >
      <ul className="plain-rows">
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
    </Screen>
  );
}
