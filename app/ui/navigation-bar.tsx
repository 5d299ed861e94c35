import { Fragment, type ReactNode } from "react";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";

export interface NavigationPerson {
  firstName: string | null;
  lastName: string | null;
  premium: boolean;
  /** Whoever is in danger is sold nothing. */
  isQuiet?: boolean;
  isAdmin?: boolean;
  /** False for somebody to whom nothing is sold: they are not an adult. */
  isEligible?: boolean;
}

export interface NavigationBarProps {
  appName: string;
  /** Null for a visitor. */
  person: NavigationPerson | null;
  /** The path of the page that is shown, without its query. */
  path?: string;
  /** Nothing is sold here: in a conversation, an exercise, the first questions. */
  sellsNothing?: boolean;
  /** Somebody is in the middle of an exercise: nothing else stands beside it. */
  isCalm?: boolean;
  /** The page is help itself, or has its own way there. */
  hasOwnHelp?: boolean;
  /** The hidden form token of the Log out form. */
  children?: ReactNode;
}

export function initials(firstName: string | null, lastName: string | null): string {
  const [first] = firstName?.trim() ?? "";
  const [last] = lastName?.trim() ?? "";
  return first && last ? (first + last).toUpperCase() : "US";
}

interface Place {
  href: string;
  label: string;
  icon: IconName;
  /** What belongs to it, by how the path begins. */
  paths: readonly string[];
}

/** The four places of the app, as they stand in the bar. */
const PLACES: readonly Place[] = [
  {
    href: PATHS.today,
    label: "Today",
    icon: "sun",
    paths: [PATHS.today, "/dashboard", PATHS.therapyTracks],
  },
  {
    href: PATHS.chat,
    label: "Talk",
    icon: "speech",
    paths: [PATHS.chat, PATHS.therapistSelection, "/session-"],
  },
  { href: PATHS.exercises, label: "Exercises", icon: "leaf", paths: [PATHS.exercises] },
  {
    href: PATHS.you,
    label: "You",
    icon: "person",
    paths: [
      PATHS.you,
      PATHS.settings,
      PATHS.memory,
      PATHS.journal,
      PATHS.moods,
      PATHS.progress,
      PATHS.ask,
      PATHS.checkUp,
      PATHS.safetyPlan,
      PATHS.pricing,
      PATHS.trial,
      PATHS.subscribe,
      PATHS.checkout,
      PATHS.subscriptionSuccess,
      PATHS.conversations,
      PATHS.search,
    ],
  },
];

/** The place that names most of a path: past conversations are no part of the chat. */
function placeOf(path: string): string | null {
  if (path === "/") return PATHS.today;
  const fits = PLACES.flatMap(({ href, paths }) => paths.map((start) => ({ href, start })))
    .filter(({ start }) => path.startsWith(start))
    .toSorted((one, other) => other.start.length - one.start.length);
  return fits[0]?.href ?? null;
}

export function NavigationBar(props: NavigationBarProps) {
  const { appName, person, path = "/", hasOwnHelp = false, isCalm = false } = props;
  return (
    <header className="navigation">
      <nav className="navigation-row" aria-label="Main">
        <Logo name={appName} />{" "}
        {hasOwnHelp ? null : (
          <a className="help-link" href={PATHS.help} data-help>
            Help
          </a>
        )}{" "}
        {isCalm ? null : person ? (
          <SignedIn {...props} person={person} path={path} />
        ) : path === "/auth" || path === "/lock" ? null : (
          <SignedOut />
        )}
      </nav>
    </header>
  );
}

function SignedIn({
  person,
  path = "/",
  sellsNothing = false,
  children,
}: NavigationBarProps & { person: NavigationPerson }) {
  const { firstName, lastName, premium, isQuiet, isAdmin, isEligible = true } = person;
  const displayName = [firstName, lastName].filter(Boolean).join(" ") || "User";
  const isSelling = !premium && !isAdmin && !isQuiet && isEligible && !sellsNothing;
  return (
    <>
      <Places current={placeOf(path)} isEligible={isEligible} />{" "}
      <a className="person" href={PATHS.you}>
        <span className="avatar" aria-hidden="true">
          {initials(firstName, lastName)}
        </span>{" "}
        <bdi className="person-name">{displayName}</bdi>
      </a>{" "}
      {premium ? <span className="badge badge-premium wide-only">Premium</span> : null}
      {isSelling ? (
        <ButtonLink className="wide-only" href={PATHS.pricing} small>
          Upgrade
        </ButtonLink>
      ) : null}{" "}
      {isAdmin ? (
        <>
          <ButtonLink href="/admin/crisis-events" variant="link" small>
            Admin
          </ButtonLink>{" "}
        </>
      ) : null}
      <form className="wide-only" method="post" action="/auth/logout">
        {children}
        <Button variant="link" small>
          Log out
        </Button>
      </form>
    </>
  );
}

/**
 * At the bottom of a phone, on top elsewhere. Who may not use the companion still has what they wrote.
 * No list: where a browser shows text alone, the places are one line and the page follows at once.
 */
function Places({ current, isEligible }: { current: string | null; isEligible: boolean }) {
  return (
    <div className="places">
      {PLACES.filter(({ href }) => isEligible || href === PATHS.you).map(
        ({ href, label, icon }) => (
          <Fragment key={href}>
            <a href={href} aria-current={href === current ? "page" : undefined}>
              <Icon name={icon} />
              {label}
            </a>{" "}
          </Fragment>
        ),
      )}
    </div>
  );
}

function SignedOut() {
  return (
    <span className="navigation-end button-row">
      <a className="back-link wide-only" href={PATHS.pricing}>
        Plans
      </a>{" "}
      <a className="back-link wide-only" href="/about-ai">
        About the AI
      </a>{" "}
      <ButtonLink href="/auth" small>
        Sign in
      </ButtonLink>
    </span>
  );
}

function Logo({ name, href = "/" }: { name: string; href?: string }) {
  return (
    <a className="logo" href={href}>
      <Icon name="leaf" />
      <span className="logo-word">{name}</span>
    </a>
  );
}
