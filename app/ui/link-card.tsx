import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export interface LinkCardProps {
  href: string;
  title: string;
  text: ReactNode;
  /** Of the screen's one main action. */
  isMain?: boolean;
  /** Under the title: what is needed to open it. */
  badge?: string;
  /** Id of a dialog that a script shows in place of the linked page. */
  dialogId?: string;
}

/** A card that leads somewhere: one link, as large as the card. */
export function LinkCard({ href, title, text, isMain = false, badge, dialogId }: LinkCardProps) {
  return (
    <section className={isMain ? "card link-card link-card-main" : "card card-paper link-card"}>
      <div className="link-card-head">
        <h2 className="card-title">
          <a href={href} data-dialog={dialogId}>
            {title}
          </a>
        </h2>{" "}
        <Icon name="arrow-right" />
      </div>
      {badge ? <span className="badge">{badge}</span> : null}
      <p>{text}</p>
    </section>
  );
}
