import type { ReactNode } from "react";
import { BackLink, type BackTo } from "./back-link.tsx";

export interface AuthCardProps {
  title: ReactNode;
  text?: ReactNode;
  back?: BackTo;
  children?: ReactNode;
  /** Links under the card: "Don't have an account? Create one". */
  foot?: ReactNode;
  /** Beside the form, where there is room. */
  aside?: ReactNode;
}

/** One short form on a quiet page: sign in, sign up, codes, passwords. */
export function AuthCard({ title, text, back, children, foot, aside }: AuthCardProps) {
  return (
    <div className="auth">
      {back ? <BackLink to={back} /> : null}
      <div className="auth-card">
        <div className="auth-head">
          <h1>{title}</h1>
          {text ? <p>{text}</p> : null}
        </div>
        {children}
      </div>
      {foot ? <div className="auth-foot">{foot}</div> : null}
      {aside ? <div className="auth-aside">{aside}</div> : null}
    </div>
  );
}
