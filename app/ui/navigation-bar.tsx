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

/** The four places of the app, in matching order: /chat/conversations before /chat. */
const PLACES: readonly Place[] = [
  {
    href: "/home",
    label: "Today",
    icon: "sun",
    paths: ["/home", "/dashboard", "/therapy-tracks"],
  },
  {
    href: "/you",
    label: "You",
    icon: "person",
    paths: [
      "/you",
      "/settings",
      "/memory",
      "/journal",
      "/moods",
      "/progress",
      "/ask",
      "/check-up",
      "/safety-plan",
      "/pricing",
      "/trial",
      "/subscribe",
      "/checkout",
      "/subscription-success",
      "/chat/conversations",
      "/chat/search",
    ],
  },
  {
    href: "/chat",
    label: "Talk",
    icon: "speech",
    paths: ["/chat", "/therapist-selection", "/session-"],
  },
  { href: "/exercises", label: "Exercises", icon: "leaf", paths: ["/exercises"] },
];
const SHOWN_ORDER = ["/home", "/chat", "/exercises", "/you"];

function placeOf(path: string): string | null {
  if (path === "/") return "/home";
  return PLACES.find(({ paths }) => paths.some((each) => path.startsWith(each)))?.href ?? null;
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
      <a className="person" href="/you">
        <span className="avatar" aria-hidden="true">
          {initials(firstName, lastName)}
        </span>{" "}
        <bdi className="person-name">{displayName}</bdi>
      </a>{" "}
      {premium ? <span className="badge badge-premium wide-only">Premium</span> : null}
      {isSelling ? (
        <ButtonLink className="wide-only" href="/pricing" small>
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
  const shown = SHOWN_ORDER.flatMap((href) => PLACES.filter((place) => place.href === href));
  return (
    <div className="places">
      {shown
        .filter(({ href }) => isEligible || href === "/you")
        .map(({ href, label, icon }) => (
          <Fragment key={href}>
            <a href={href} aria-current={href === current ? "page" : undefined}>
              <Icon name={icon} />
              {label}
            </a>{" "}
          </Fragment>
        ))}
    </div>
  );
}

function SignedOut() {
  return (
    <span className="navigation-end button-row">
      <a className="back-link wide-only" href="/pricing">
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
