import { PATHS } from "#app/catalogue/paths.ts";
import type { DaysPage } from "./days.server.ts";
import { ConversationDays } from "./conversation-days.tsx";
import { SearchForm } from "./search-form.tsx";

/** Beside the chat where there is room; elsewhere the same is a page of its own. */
export function SidePanel({ days, currentId }: { days: DaysPage; currentId: string | null }) {
  return (
    <nav className="chat-side" aria-label="Conversations">
      <SearchForm />
      <ConversationDays page={days} currentId={currentId} level={2} />
      {days.days.length === 0 ? <p>Your conversations will be listed here.</p> : null}
      <p>
        <a href={PATHS.conversations}>All conversations</a>
      </p>
    </nav>
  );
}
