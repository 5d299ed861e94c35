import { PATHS } from "#app/catalogue/paths.ts";
import { DAY_MS } from "#app/config/durations.ts";
import { resolveTherapist, speakersInWords } from "#app/catalogue/therapists.ts";
import { shortDayOf } from "#app/catalogue/format-date.ts";
import {
  listConversations,
  type ListedConversation,
  type ListCursor,
} from "#app/models/conversations/conversation-list.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";

/** Characters of a message that stand for its conversation in the list. */
export const PREVIEW_LENGTH = 80;

export interface ShownConversation {
  id: string;
  /** Its name, what the model calls it, or its first words. */
  label: string;
  /** Whom it was with, where that isn't the companion that the person talks with. */
  who: string | null;
}

/** The conversations of one day. */
export interface Day {
  label: string;
  conversations: ShownConversation[];
}

/** A page of someone's conversations, grouped by day in their time zone. */
export interface DaysPage {
  days: Day[];
  earlierHref: string | null;
}

/** What the list shows from a cursor on, newest first. */
export async function loadDays(
  user: Pick<User, "id" | "timeZone" | "selectedTherapist">,
  cursor: ListCursor | null = null,
): Promise<DaysPage> {
  const { conversations, next } = await listConversations(user.id, cursor);
  const own = speakersInWords([resolveTherapist(null, user.selectedTherapist)]);
  const days = new Map<string, Day>();
  for (const conversation of conversations) {
    const key = dayIn(user.timeZone, conversation.lastMessageAt);
    const day = days.get(key) ?? {
      label: dayLabel(user.timeZone, conversation.lastMessageAt),
      conversations: [],
    };
    days.set(key, day);
    day.conversations.push(showConversation(conversation, own));
  }
  return { days: [...days.values()], earlierHref: next && hrefOf(next) };
}

function hrefOf({ lastMessageAt, id }: ListCursor): string {
  return `${PATHS.conversations}?before=${lastMessageAt}.${id}`;
}

/** Where an address says that the list goes on, or null: then it begins at its start. */
export function readCursor(url: URL): ListCursor | null {
  const found = /^(\d{1,15})\.([\w-]{1,64})$/.exec(url.searchParams.get("before") ?? "");
  const [, at, id] = found ?? [];
  return at && id ? { lastMessageAt: Number(at), id } : null;
}

function showConversation(
  { id, title, suggestedTitle, speakers, firstWords }: ListedConversation,
  own: string,
): ShownConversation {
  const label = title ?? suggestedTitle ?? (previewOf(firstWords ?? "") || "Conversation");
  const who = speakersInWords(speakers);
  return { id, label, who: who === own ? null : who };
}

/** Without the comma or the dots that a cut leaves behind. */
function withoutMarksAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " ,;:.".includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The beginning of a text on one line, cut after a word where there is one, or else between letters. */
export function previewOf(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  const shown = [...letters.segment(line)].slice(0, PREVIEW_LENGTH + 1);
  if (shown.length <= PREVIEW_LENGTH) return line;
  const isAfterWord = shown.at(-1)?.segment === " ";
  const begun = shown
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join("");
  const whole = isAfterWord ? begun : begun.replace(/(?<=\S) \S*$/u, "");
  return `${withoutMarksAtEnd(whole)}…`;
}

/** "Today", "Yesterday", "May 3", "May 3, 2025": of a time, in a person's time zone. */
export function dayLabel(timeZone: string | null, time: number, now = Date.now()): string {
  const day = dayIn(timeZone, time);
  const today = dayIn(timeZone, now);
  if (day === today) return "Today";
  // By the calendar and not by hours: some days have 23 or 25 of them.
  if (Date.parse(today) - Date.parse(day) === DAY_MS) return "Yesterday";
  return shortDayOf(time, timeZone, now);
}
