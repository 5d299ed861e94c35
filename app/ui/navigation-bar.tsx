import type { ReactNode } from "react";
import { Button, ButtonLink } from "./button.tsx";
import { Logo } from "./logo.tsx";

export interface NavigationPerson {
  firstName: string | null;
  lastName: string | null;
  premium: boolean;
  /** Whoever is in danger is sold nothing. */
  isRiskOpen?: boolean;
  isAdmin?: boolean;
  /** False for somebody to whom nothing is sold: they are not an adult. */
  isEligible?: boolean;
}

export interface NavigationBarProps {
  appName: string;
  /** Null for a visitor. */
  person: NavigationPerson | null;
  /** The hidden form token of the Log out form. */
  children?: ReactNode;
}

export function initials(firstName: string | null, lastName: string | null): string {
  const [first] = firstName?.trim() ?? "";
  const [last] = lastName?.trim() ?? "";
  return first && last ? (first + last).toUpperCase() : "US";
}

export function NavigationBar({ appName, person, children }: NavigationBarProps) {
  return (
    <header className="navigation">
      <nav className="navigation-row" aria-label="Main">
        <Logo name={appName} />{" "}
        {person ? <SignedIn person={person}>{children}</SignedIn> : <SignedOut />}
      </nav>
    </header>
  );
}

function SignedIn({ person, children }: { person: NavigationPerson; children: ReactNode }) {
  const { firstName, lastName, premium, isRiskOpen, isAdmin, isEligible = true } = person;
  const displayName = [firstName, lastName].filter(Boolean).join(" ") || "User";
  return (
    <>
      <span className="person">
        <span className="avatar" aria-hidden="true">
          {initials(firstName, lastName)}
        </span>{" "}
        <span className="person-name">{displayName}</span>
      </span>{" "}
      {premium ? <span className="badge badge-premium">Premium</span> : null}
      {premium || isRiskOpen || !isEligible ? null : (
        <ButtonLink href="/pricing" small>
          Upgrade
        </ButtonLink>
      )}{" "}
      {isAdmin ? (
        <>
          <ButtonLink href="/admin/crisis-events" variant="link" small>
            Admin
          </ButtonLink>{" "}
        </>
      ) : null}
      <form method="post" action="/auth/logout">
        {children}
        <Button variant="link" small>
          Log out
        </Button>
      </form>
    </>
  );
}

function SignedOut() {
  return (
    <ButtonLink className="navigation-end" href="/auth" small>
      Sign in
    </ButtonLink>
  );
}
