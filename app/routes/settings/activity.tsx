import { PATHS } from "#app/catalogue/paths.ts";
import { momentOf } from "#app/catalogue/times.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import {
  accountEventsOf,
  EVENTS_SHOWN,
  type AccountEvent,
  type AccountEventKind,
} from "#app/models/account-events.server.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/activity";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Activity", matches) }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const before = Number(url.searchParams.get("before")) || null;
  const events = await accountEventsOf(user.id, before);
  return {
    events: events.map((event) => ({ id: event.id, at: event.at, text: textOf(event) })),
    next: events.length === EVENTS_SHOWN ? (events.at(-1)?.id ?? null) : null,
    timeZone: user.timeZone,
  };
}

const KINDS: Readonly<Record<AccountEventKind, string>> = {
  signed_in: "Signed in",
  signed_out: "Logged out",
  signed_out_elsewhere: "Signed out everywhere else",
  session_ended: "Ended a session",
  password_changed: "Password changed",
  password_reset: "Password reset by email",
  email_changed: "Email changed",
  two_factor_on: "Two-factor sign-in turned on",
  two_factor_off: "Two-factor sign-in turned off",
  backup_code_used: "A backup code was used",
  backup_codes_renewed: "New backup codes",
  two_factor_removal_asked: "Someone asked us to turn off two-factor sign-in",
  sign_in_linked: "Another way to sign in was added",
  sign_in_unlinked: "A way to sign in was removed",
  export_asked: "Asked for a copy of the data",
  export_fetched: "Downloaded a copy of the data",
  conversation_deleted: "A conversation was deleted",
  conversations_deleted: "All conversations were deleted",
  retention_changed: "How long conversations are kept was changed",
  account_deleted: "The account was deleted",
  role_changed: "The account's role was changed",
  record_read: "Someone on our safety team read something you wrote",
};

const WAYS: Readonly<Record<NonNullable<AccountEvent["way"]>, string>> = {
  password: "with the password",
  code: "with an emailed code",
  link: "with an emailed link",
  provider: "with another account",
  confirmation: "after confirming the email",
};

function textOf({ kind, way, device }: AccountEvent): string {
  return [KINDS[kind], way ? WAYS[way] : null, device ? `(${device})` : null]
    .filter(Boolean)
    .join(" ");
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
      {events.length === 0 ? <p>Nothing has happened yet.</p> : null}
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
