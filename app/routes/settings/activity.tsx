import { accountEventText } from "#app/catalogue/account-events.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { momentOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { accountEventsOf, EVENTS_SHOWN } from "#app/models/accounts/account-events.server.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/activity";

export const meta = pageTitle("Activity");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const before = Number(url.searchParams.get("before")) || null;
  const events = await accountEventsOf(user.id, before);
  return {
    events: events.map((event) => ({ id: event.id, at: event.at, text: accountEventText(event) })),
    next: events.length === EVENTS_SHOWN ? (events.at(-1)?.id ?? null) : null,
    timeZone: user.timeZone,
  };
}

/** What happened with the account, for its owner to see whether it was them. */
export default function Activity({ loaderData }: Route.ComponentProps) {
  const { events, next, timeZone } = loaderData;
  return (
    <Screen
      title="Activity"
      lead="Sign-ins and changes to your account in the last year. If something wasn't you, change your password."
      backHref={PATHS.settings}
      backLabel="Settings"
    >
      {events.length === 0 ? <p>No activity yet.</p> : null}
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
          <a href={`/settings/activity?before=${next}`}>Show earlier activity</a>
        </p>
      ) : null}
    </Screen>
  );
}
