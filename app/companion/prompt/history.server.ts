import { noticeOfReason } from "#app/content/reply-notices.ts";
import { therapistName } from "#app/catalogue/therapists.ts";
import type { SequencedMessage } from "#app/models/conversations/conversation-summaries.server.ts";
import type { ConversationNotice } from "#app/models/risk/notices.server.ts";
import { noticeText } from "#app/safety/notices.ts";
import type { AppWords, HistoryEntry } from "./dialogue.server.ts";

/** A conversation as its person sees it. */
export interface ShownConversation {
  /** The messages after the summary, oldest first. */
  messages: readonly SequencedMessage[];
  /** Who answers now. */
  therapistId: string;
  /** The app's first words, if the conversation's beginning is among the messages. */
  opening: string | null;
  /** What came before the messages. */
  summary: string | null;
  /** The look back, and the message that it stands after. */
  lookBack: { text: string; afterSeq: number } | null;
  notices: readonly ConversationNotice[];
}

/**
 * A conversation for the prompt: the person's words, the model's own, and what the app said itself,
 * each as that. Which part of a reply is whose is kept with it; nothing is told by its words.
 */
export function historyOf(shown: ShownConversation): HistoryEntry[] {
  const { messages, opening, summary, lookBack, notices } = shown;
  const history: HistoryEntry[] = [];
  const say = (about: string, content: string | null) => {
    if (content?.trim()) history.push({ role: "app", about, content });
  };
  say("A summary of what came earlier in this conversation:", summary);
  if (opening !== null) {
    for (const { kind, language, messageId } of notices) {
      if (messageId === null)
        say("Above the conversation the app says:", noticeText(kind, language));
    }
  }
  say("The app opened this conversation for you:", opening);
  let speaker: string | null = null;
  let isLookBackDue = lookBack !== null;
  for (const message of messages) {
    if (message.role === "user") {
      if (lookBack && isLookBackDue && message.seq > lookBack.afterSeq) {
        say("The app looked back with the person on what they had said:", lookBack.text);
        isLookBackDue = false;
      }
      history.push({ role: "user", content: message.content });
      continue;
    }
    const by: string | null = message.therapistType ?? speaker;
    if (message.content.trim() !== "") {
      if (by !== null) tellChange(history, speaker, by);
      speaker = by;
    }
    history.push(...replyEntries(message, notices));
  }
  tellChange(history, speaker, shown.therapistId);
  return history;
}

/** Where another companion has taken over: said before the message that the new one answers first. */
function tellChange(history: HistoryEntry[], from: string | null, to: string): void {
  if (from === null || from === to) return;
  const [before, after] = [therapistName(from), therapistName(to)];
  const about = `Up to here ${before} answered, another companion of the app. From here on it's ${after}: keep the thread, in ${after}'s own manner.`;
  const answered = history.findLastIndex(({ role }) => role === "user");
  history.splice(Math.max(answered, 0), 0, { role: "app", about, content: "" });
}

function replyEntries(
  message: SequencedMessage,
  notices: readonly ConversationNotice[],
): HistoryEntry[] {
  const { id, content, source, reason, appSaid } = message;
  const { before, after } = appSaid ?? { before: 0, after: 0 };
  const end = Math.max(before, content.length - after);
  const app = (about: string, words: string): AppWords[] =>
    words.trim() === "" ? [] : [{ role: "app", about, content: words.trim() }];
  const noticed = notices.find(({ messageId }) => messageId === id);
  const notice = [
    noticed ? noticeText(noticed.kind, noticed.language) : "",
    noticeOfReason(reason, "en") ?? "",
  ].filter((line) => line !== "");
  const shown = app("The app showed a notice:", notice.join("\n"));
  if (content.trim() === "") return shown;
  if (source !== null && source !== "model") {
    return [...shown, ...app("The app answered by itself, in your place:", content)];
  }
  return [
    ...shown,
    ...app("Right before your reply the app itself said:", content.slice(0, before)),
    { role: "assistant", content: content.slice(before, end).trim() },
    ...app("Right below your reply the app itself said:", content.slice(end)),
  ];
}
