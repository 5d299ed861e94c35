import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import type { ButtonVariant } from "./button.tsx";

/** Banner and dialog before a session ends. Hidden until the page's script finds the time has come,
 *  which also puts their words in (`data-says`): a browser that shows what is hidden must not read
 *  that a session is over. `children` is the hidden form token, which each of its forms repeats. */
export function SessionNotices({ children }: { children?: ReactNode }) {
  return (
    <aside aria-label="Your session">
      <div className="session-banner" hidden data-session-banner>
        <p>
          <span aria-live="polite" data-says="Session expires in" />{" "}
          <b role="timer" data-session-time />
        </p>
        <ExtendForm label="Extend" variant="quiet">
          {children}
        </ExtendForm>
      </div>
      <dialog
        className="dialog"
        role="alertdialog"
        aria-labelledby="session-title"
        data-session-dialog
      >
        <h2 id="session-title">
          <span data-says="Session Expiring Soon" />
        </h2>
        <p>
          <span data-says="You will be signed out in" /> <b role="timer" data-session-time />
          <span data-says=". What you have written stays on this page." />
        </p>
        <div className="button-row">
          <ExtendForm label="Stay Logged In" variant="main">
            {children}
          </ExtendForm>
          <form method="post" action="/auth/logout">
            {children}
            <Button>Log Out</Button>
          </form>
        </div>
      </dialog>
      <div className="session-banner" role="alert" hidden data-session-ended>
        <p>
          <span data-says="Your session has ended. Your words are still on this page. Copy them, or send them and sign in." />{" "}
          <a href="/auth">Sign In</a>
        </p>
      </div>
    </aside>
  );
}

function ExtendForm({
  label,
  variant,
  children,
}: {
  label: string;
  variant: ButtonVariant;
  children: ReactNode;
}) {
  return (
    <form method="post" action="/auth/extend" data-session-extend>
      {children}
      <Button variant={variant}>{label}</Button>
    </form>
  );
}
