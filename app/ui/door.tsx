import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export interface DoorProps {
  href: string;
  title: string;
  text: ReactNode;
  /** Of the screen's one main action. */
  isMain?: boolean;
  /** Under the title: what it takes to go through. */
  badge?: string;
  /** Id of a dialog that a script shows in place of the page behind the door. */
  dialogId?: string;
}

/** A card that leads somewhere: one link, as large as the card. */
export function Door({ href, title, text, isMain = false, badge, dialogId }: DoorProps) {
  return (
    <section className={isMain ? "card door door-main" : "card card-paper door"}>
      <div className="door-head">
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
