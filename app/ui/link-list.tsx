import type { ReactNode } from "react";
import { PageIcon } from "./page-icon.tsx";

export interface ListedLink {
  href: string;
  title: string;
  /** One short line: what is behind it. */
  text?: ReactNode;
  /** What it is set to. */
  value?: string;
  /** What it takes to go there, said before anybody taps it. */
  badge?: string;
  /** Id of a dialog that a script shows in place of the page. */
  dialogId?: string;
}

/** Ways on, one under the other: each row is one link, as wide as the list. */
export function LinkList({ label, links }: { label: string; links: readonly ListedLink[] }) {
  return (
    <nav className="link-list" aria-label={label}>
      <ul>
        {links.map(({ href, title, text, value, badge, dialogId }) => (
          <li key={title}>
            <div>
              <a href={href} data-dialog={dialogId}>
                {title}
              </a>{" "}
              {badge ? <span className="badge">{badge}</span> : null}
              {text ? <p className="fine-print">{text}</p> : null}
            </div>
            {value ? (
              <span className="link-value" dir="auto">
                {value}
              </span>
            ) : null}
            <PageIcon name="arrow-right" />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Ways on under a heading, which stands beside them where there is room. */
export function LinkGroup({ title, links }: { title: string; links: readonly ListedLink[] }) {
  return (
    <section className="link-group">
      <h2>{title}</h2>
      <LinkList label={title} links={links} />
    </section>
  );
}
