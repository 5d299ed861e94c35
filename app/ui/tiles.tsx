import { Fragment } from "react";
import { PageIcon, type PageIconName } from "./page-icon.tsx";

export interface Tile {
  href: string;
  title: string;
  icon: PageIconName;
  /** How it stands with it today. */
  text?: string;
  /** What it takes to go there, said before anybody taps it. */
  badge?: string;
  /** Id of a dialog that a script shows in place of the page. */
  dialogId?: string;
}

/** Ways on as pictures, side by side: for the few that are gone most. */
export function Tiles({ label, links }: { label: string; links: readonly Tile[] }) {
  return (
    <nav className="tiles" aria-label={label}>
      {links.map(({ href, title, icon, text, badge, dialogId }) => (
        <Fragment key={title}>
          <div className="tile">
            <PageIcon name={icon} />
            <a href={href} data-dialog={dialogId}>
              {title}
            </a>{" "}
            {badge ? <span className="badge">{badge}</span> : null}
            {text ? <span className="fine-print">{text}</span> : null}
          </div>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
