import { expect, it } from "vitest";
import type { SequencedMessage } from "#app/models/conversations/conversation-summaries.server.ts";
import type { HistoryEntry } from "./dialogue.server.ts";
import { historyOf, type ShownConversation } from "./history.server.ts";

const NOTHING: Omit<ShownConversation, "messages"> = {
  therapistId: "alina",
  opening: null,
  summary: null,
  lookBack: null,
  notices: [],
};

let seq = 0;
function message(
  role: SequencedMessage["role"],
  content: string,
  more: Partial<SequencedMessage> = {},
): SequencedMessage {
  seq += 1;
  const reply =
    role === "assistant" ? ({ source: "model", therapistType: "alina" } as const) : null;
  return {
    seq,
    id: `m${seq}`,
    role,
    content,
    source: null,
    reason: null,
    therapistType: null,
    classes: null,
    appSaid: null,
    ...reply,
    ...more,
  };
}

const linesOf = (history: readonly HistoryEntry[]) =>
  history.map((entry) =>
    entry.role === "app"
      ? `app: ${entry.about} ${entry.content}`.trim()
      : `${entry.role}: ${entry.content}`,
  );

it("a reply's words are the model's but for those that are kept as the app's", () => {
  const messages = [
    message("user", "one"),
    message("assistant", "A lead. My answer.\n\nHelp is here.", {
      appSaid: { before: 8, after: 15 },
    }),
    message("user", "two"),
    message("assistant", "An answer of before", {}),
    message("user", "three"),
    message("assistant", "Written.", { source: "written", reason: "written_instead" }),
    message("user", "four"),
    message("assistant", "", { reason: "model_slow" }),
    message("user", "five"),
  ];
  expect(linesOf(historyOf({ ...NOTHING, messages }))).toEqual([
    "user: one",
    "app: Right before your reply the app itself said: A lead.",
    "assistant: My answer.",
    "app: Right below your reply the app itself said: Help is here.",
    "user: two",
    "assistant: An answer of before",
    "user: three",
    "app: The app showed a notice: I couldn't answer just now, so this answer was written in advance.",
    "app: The app answered by itself, in your place: Written.",
    "user: four",
    "app: The app showed a notice: I couldn't reach the model. Your message is saved.",
    "user: five",
  ]);
});

it("the opening, the notices and the look back stand where the person sees them", () => {
  const messages = [
    message("user", "one"),
    message("assistant", "answer"),
    message("user", "two"),
    message("assistant", "another"),
  ];
  const history = historyOf({
    ...NOTHING,
    messages,
    opening: "Hello. How did it go?",
    summary: "They spoke of a move.",
    lookBack: { text: "You told me of the move.", afterSeq: messages[0]?.seq ?? 0 },
    notices: [
      { kind: "start", language: "en", messageId: null },
      { kind: "asked", language: "en", messageId: messages[3]?.id ?? "" },
    ],
  });
  expect(linesOf(history).map((line) => line.split(/: |:$/u).slice(0, 2).join(": "))).toEqual([
    "app: A summary of what came earlier in this conversation",
    "app: Above the conversation the app says",
    "app: The app opened this conversation for you",
    "user: one",
    "assistant: answer",
    "app: The app looked back with the person on what they had said",
    "user: two",
    "app: The app showed a notice",
    "assistant: another",
  ]);
});

it("a companion who takes over is told who answered before, in the same words from then on", () => {
  const earlier = [message("user", "one"), message("assistant", "answer"), message("user", "two")];
  const first = linesOf(historyOf({ ...NOTHING, messages: earlier, therapistId: "ali" }));
  expect(first.slice(2)).toEqual([
    "app: Up to here Alina answered, another companion of the app. From here on it's Ali: keep the thread, in Ali's own manner.",
    "user: two",
  ]);
  const later = [
    ...earlier,
    message("assistant", "mine", { therapistType: "ali" }),
    message("user", "three"),
  ];
  const second = linesOf(historyOf({ ...NOTHING, messages: later, therapistId: "ali" }));
  expect(second.slice(0, first.length)).toEqual(first);
});
