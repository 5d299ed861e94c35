import {
  AI_NOTE,
  BY_SOFTWARE,
  BY_SOFTWARE_LINE,
  MACHINE_MADE,
  MACHINE_MADE_LINE,
  WRITTEN,
} from "#app/catalogue/machine-made.ts";
import { speakersInWords, therapistName } from "#app/catalogue/therapists.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { dayOf, momentOf } from "#app/catalogue/format-date.ts";
import { offerInWords } from "#app/companion/offers/offer-in-words.server.ts";
import {
  readWhole,
  type StoredMessageCopy,
} from "#app/models/conversations/conversation-changes.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { readConversations } from "#app/models/accounts/export-rows.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { escapeHtml } from "#app/ui/markdown-html.ts";
import { HTML_TAIL, htmlHead } from "./formats.ts";
import { factLines, describeMessage } from "./message-facts.server.ts";
import { sourceAttribute } from "./section.server.ts";

type Read = ReturnType<typeof readConversations> extends AsyncIterable<(infer Row)[]> ? Row : never;

/** A conversation of the copy: what it's called, and where its page is. */
export interface ConversationFile {
  path: string;
  title: string;
  read: Read;
}

/** All conversations, the oldest first. */
export async function* conversationFiles(user: User): AsyncGenerator<ConversationFile> {
  for await (const page of readConversations(user)) {
    for (const read of page) {
      const { id, title, suggestedTitle, createdAt } = read.conversation;
      const day = dayIn(user.timeZone, createdAt);
      const who = speakersInWords(read.speakers);
      yield {
        path: `conversations/${day}-${id}.html`,
        title: title ?? suggestedTitle ?? `With ${who}, ${dayOf(createdAt, user.timeZone)}`,
        read,
      };
    }
  }
}

/** What stands about a conversation besides its messages, by what it's called. */
function notesOf({ conversation, begun }: Read): [string, string][] {
  const { summary, insights, openThreads, checkpointSummary } = conversation;
  const { userReflection, weeklyGoals } = conversation;
  const { modalitiesUsed, duration } = conversation;
  const notes: [string, string | null][] = [
    ["Length", duration === null ? null : `${duration} min`],
    ["Techniques", modalitiesUsed.join(", ")],
    ["How it began", begun],
    ["Summary", summary],
    ["Insights", insights],
    ["Left open", openThreads],
    ["Looking back", checkpointSummary],
    ["Your reflection", userReflection],
    ["Your goals for the week", weeklyGoals],
  ];
  return notes.flatMap(([name, text]) => (text ? [[name, text]] : []));
}

const READ_AS =
  "“Read as” under a message is what our software took it to be about, and how sure it was. It's a guess, and it can be wrong.";

/** Notes that software wrote, from what was said. */
const SOFTWARE_NOTES = new Set(["Summary", "Insights", "Left open", "Looking back"]);

/** The page of one conversation. */
export async function* conversationPage(
  { id, timeZone }: User,
  { title, read }: ConversationFile,
): AsyncGenerator<string> {
  const { conversation } = read;
  yield htmlHead(title, "../index.html");
  yield `<p class="who">${escapeHtml(momentOf(conversation.createdAt, timeZone))}</p>\n`;
  yield `<p class="who">${AI_NOTE}</p>\n`;
  for (const [name, text] of notesOf(read)) {
    const isBySoftware = SOFTWARE_NOTES.has(name);
    const heading = isBySoftware ? `${name} (${BY_SOFTWARE_LINE})` : name;
    const mark = sourceAttribute(isBySoftware ? BY_SOFTWARE : null);
    yield `<h2>${escapeHtml(heading)}</h2>\n<p class="said" dir="auto"${mark}>${escapeHtml(text)}</p>\n`;
  }
  yield `<h2>Messages</h2>\n<p class="who">${READ_AS}</p>\n`;
  for await (const page of readWhole(id, conversation.id)) {
    for (const message of page) {
      const { role, content, createdAt, therapistType, source } = message;
      const who =
        role === "user" ? "You" : therapistName(therapistType ?? conversation.therapistType);
      const isMachineMade = source === "model";
      const when = `${momentOf(createdAt, timeZone)}${isMachineMade ? ` (${MACHINE_MADE_LINE})` : ""}`;
      const from = isMachineMade ? MACHINE_MADE : role === "assistant" ? WRITTEN : null;
      const mark = sourceAttribute(from);
      yield `<article${mark}><p class="who">${escapeHtml(`${who}, ${when}`)}</p><p class="said" dir="auto">${escapeHtml(content)}</p>${facts(message)}${offered(message)}</article>\n`;
    }
  }
  yield HTML_TAIL;
}

/** What was tapped, and what the message was read as, as lines below it. */
function facts(message: StoredMessageCopy): string {
  return factLines(message)
    .map((line) => `<p class="who" dir="auto">${escapeHtml(line)}</p>`)
    .join("");
}

const ANSWERS = { accepted: "You accepted.", declined: "You declined." } as const;

/** What was offered with a reply, as a line below it. */
function offered({ offer, offerAnswer }: Pick<StoredMessageCopy, "offer" | "offerAnswer">): string {
  if (!offer) return "";
  const { what, words } = offerInWords(offer);
  const kept = words === null ? "" : `: ${words}`;
  const answer = offerAnswer ? ANSWERS[offerAnswer] : "You didn't answer.";
  return `<p class="who" dir="auto">${escapeHtml(`Offered ${what}${kept}. ${answer}`)}</p>`;
}

/** All conversations with their messages, for programs. */
export async function* conversationsJson(user: User): AsyncGenerator<string> {
  yield "[";
  let isFirst = true;
  for await (const { title, path, read } of conversationFiles(user)) {
    const { conversation } = read;
    const notes = notesOf(read);
    const bySoftware = notes.flatMap(([name]) => (SOFTWARE_NOTES.has(name) ? [name] : []));
    const { id, therapistType, trackType, createdAt, lastMessageAt, isCompleted } = conversation;
    const namedBy = conversation.title ? "you" : conversation.suggestedTitle && "companion";
    const about = JSON.stringify({
      id,
      title,
      namedBy,
      page: path,
      companion: speakersInWords(read.speakers),
      track: trackType && (findTrack(trackType)?.title ?? trackType),
      startedAt: new Date(createdAt).toISOString(),
      lastMessageAt: new Date(lastMessageAt).toISOString(),
      isCompleted,
      notes: Object.fromEntries(notes),
      ...(bySoftware.length > 0 && { notesWrittenBySoftware: bySoftware }),
    });
    yield `${isFirst ? "\n" : ",\n"}${about.slice(0, -1)},"messages":[`;
    isFirst = false;
    let isFirstMessage = true;
    for await (const page of readWhole(user.id, id)) {
      for (const whole of page) {
        const { role, content, createdAt: at, therapistType: who, ...rest } = whole;
        const speaker = role === "user" ? "You" : therapistName(who ?? therapistType);
        const offer = rest.offer && { offered: offerInWords(rest.offer), answer: rest.offerAnswer };
        const message = {
          role,
          speaker,
          at: new Date(at).toISOString(),
          content,
          ...(rest.source === "model"
            ? { digitalSourceType: MACHINE_MADE }
            : role === "assistant" && { source: WRITTEN }),
          ...describeMessage(whole),
          ...offer,
        };
        yield `${isFirstMessage ? "\n" : ",\n"}${JSON.stringify(message)}`;
        isFirstMessage = false;
      }
    }
    yield "\n]}";
  }
  yield "\n]\n";
}
