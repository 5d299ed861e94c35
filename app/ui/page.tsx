import { Fragment, type ReactNode } from "react";
import { BackLink, type BackTo } from "./back-link.tsx";

export interface FooterLink {
  href: string;
  label: string;
}

export interface PageProps {
  /** The navigation bar. */
  navigation?: ReactNode;
  /** Ways past the bar, beside the one to the content. */
  skipLinks?: ReactNode;
  /** Between the bar and the page: the toast region, session notices. */
  notices?: ReactNode;
  children: ReactNode;
  /** Left out in the chat, whose composer is the end of the page. */
  footer?: ReactNode;
  /** After everything else: the crisis button. */
  aside?: ReactNode;
}

/** The frame of every page: skip links, bar, main, footer. */
export function Page({ navigation, skipLinks, notices, children, footer, aside }: PageProps) {
  return (
    <div className="page">
      {/* A line of its own where a browser shows text alone. */}
      <div>
        <a className="skip-link" href="#main">
          Skip to content
        </a>{" "}
        {skipLinks}
      </div>
      {navigation}
      {notices}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      {aside}
    </div>
  );
}

export interface FooterGroup {
  title: string;
  /** Only pages that exist. */
  links: readonly FooterLink[];
}

interface AppFooterProps {
  crisisLine: ReactNode;
  links?: readonly FooterLink[];
}

/** Under the app's own pages: whom to call, and, but for home's few links, nothing to look around in. */
export function AppFooter({ crisisLine, links = [] }: AppFooterProps) {
  return (
    <footer className="page-footer">
      <p className="crisis-line">{crisisLine}</p>
      {links.length > 0 ? (
        <nav className="button-row footer-links" aria-label="Footer">
          {links.map(({ href, label }) => (
            <Fragment key={href}>
              <a href={href}>{label}</a>{" "}
            </Fragment>
          ))}
        </nav>
      ) : null}
    </footer>
  );
}

export interface PageFooterProps {
  groups: readonly FooterGroup[];
  /** Whom to call in a crisis, in one line. */
  crisisLine: ReactNode;
  children?: ReactNode;
}

export function PageFooter({ groups, crisisLine, children }: PageFooterProps) {
  return (
    <footer className="page-footer">
      <p className="crisis-line">{crisisLine}</p>
      <nav className="footer-groups" aria-label="Footer">
        {groups.map(({ title, links }) => (
          <div key={title}>
            <p className="footer-title">{title}</p>
            <ul className="footer-links">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {children}
    </footer>
  );
}

export interface ScreenProps {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** narrow: one form. text: reading width (default). wide: cards side by side. */
  width?: "narrow" | "text" | "wide";
  back?: BackTo;
  className?: string;
  children?: ReactNode;
}

/** One screen inside the frame, with the page's only h1. */
export function Screen({ title, lead, width = "text", back, className, children }: ScreenProps) {
  return (
    <div className={`screen screen-${width}${className ? ` ${className}` : ""}`}>
      <div className="screen-head">
        {back ? <BackLink to={back} /> : null}
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
      </div>
      {children}
    </div>
  );
}
