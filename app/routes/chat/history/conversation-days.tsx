import { href } from "react-router";
import type { DaysPage } from "./days.server.ts";
import { conversationHref } from "../conversation-href.ts";

interface ConversationDaysProps {
  page: DaysPage;
  currentId?: string | null;
  /** Whether each opens on the page about it: where one may no longer write, but can save a copy. */
  opensDetails?: boolean;
  /** Level of a day in the page's outline. */
  level: 2 | 3;
}

/** Conversations grouped by day: what they began with, and whom they were with. */
export function ConversationDays({
  page,
  currentId = null,
  opensDetails,
  level,
}: ConversationDaysProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <>
      {page.days.map(({ label, conversations }) => (
        <section key={label} className="conversation-day">
          <Heading>{label}</Heading>
          <ul>
            {conversations.map((one) => (
              <li key={one.id}>
                <a
                  href={
                    opensDetails
                      ? href("/chat/:conversationId/details", { conversationId: one.id })
                      : conversationHref(one.id)
                  }
                  aria-current={one.id === currentId ? "page" : undefined}
                >
                  <bdi>{one.label}</bdi> {one.who ? <small>with {one.who}</small> : null}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {page.earlierHref ? (
        <p>
          <a href={page.earlierHref}>Earlier conversations</a>
        </p>
      ) : null}
    </>
  );
}
