import type { LineKey } from "../../content/schema.ts";
import { inLanguage } from "../say.ts";
import type { DraftPosition, HistoryEntry } from "../turn.ts";
import type { Turn, TurnReply } from "../turn-reply.ts";
import { markedParts, type MessagePart } from "./message-parts.ts";
import { occasionOf, slotsOf, type Occasion, type Slots } from "./occasions.ts";
import { addressee, messagesOf, theirsBefore } from "./recipient-of.ts";
import { isFormal, recipientIn, type Recipient } from "./recipients.ts";
import { sayDraft } from "./say-draft.ts";
import { writeOccasion } from "./write-occasion.ts";

type Message = Pick<HistoryEntry, "id" | "content">;

/** So many of their messages before a request may tell what it's about. */
const MESSAGES_BEFORE = 6;

/** Without these there is nothing to write yet: what it's to say is asked first. */
const NEEDED: Readonly<Partial<Record<Occasion, readonly (keyof Slots)[]>>> = {
  sorry: ["deed"],
  repair: ["facts", "topic"],
  thanks: ["facts"],
  day_off: ["when"],
  noise: ["facts"],
  say_no: ["what"],
  decline: ["event"],
};

const OF_FEELING: ReadonlySet<Occasion> = new Set(["sorry", "thanks"]);
const ASKS: ReadonlySet<MessagePart["kind"]> = new Set([
  "ask_if",
  "ask_to",
  "ask_for",
  "wonder",
  "invite",
]);

/** A message for an occasion that most people write the same way, with what they told; null where it's for none. */
export function occasionDraft(
  turn: Turn,
  messages: readonly Message[],
  lead: "draft_given" | "draft_changed" = "draft_given",
): TurnReply | null {
  if (turn.state.language !== "en") return null;
  const told = [messages, withBefore(turn, messages)].map((each) => draftOf(turn, each));
  const found = told.find((each) => each !== null);
  if (found == null) return null;
  const position: DraftPosition = {
    kind: "draft",
    messageIds: found.messages.map(({ id }) => id),
    occasion: found.occasion,
  };
  return sayDraft(turn, position, lead, found.text);
}

/** With what was told before, from where the occasion came up. */
function withBefore(turn: Turn, messages: readonly Message[]): readonly Message[] {
  const ids = new Set(messages.map(({ id }) => id));
  const before = theirsBefore(turn)
    .slice(-MESSAGES_BEFORE)
    .filter(({ id, content }) => !ids.has(id) && !content.trim().endsWith("?"));
  return [...before, ...messages];
}

function draftOf(
  turn: Turn,
  messages: readonly Message[],
): { text: string; occasion: Occasion; messages: readonly Message[] } | null {
  const contents = messages.map(({ content }) => content);
  const [meant] = addressees(turn, messages).flatMap((to) => {
    const occasion = occasionOf(contents, to);
    return occasion === null ? [] : [{ to, occasion }];
  });
  if (meant === undefined) return null;
  const { to, occasion } = meant;
  // "Asking her to do her dishes and saying I'm sorry": more than the one thing.
  if (OF_FEELING.has(occasion) && contents.flatMap(markedParts).some(({ kind }) => ASKS.has(kind)))
    return null;
  const slots = slotsOf(occasion, contents, to);
  const needed = NEEDED[occasion];
  if (needed !== undefined && needed.every((slot) => slots[slot] === undefined)) return null;
  const text = writeOccasion(frameOf(turn, occasion, "en"), occasion, slots, to);
  return { text, occasion, messages };
}

/** Who it may be to, the likeliest first: where nobody is named now, whoever was spoken of that it fits. */
function addressees(turn: Turn, messages: readonly Message[]): readonly Recipient[] {
  const first = addressee(turn, messages);
  const newest = messages.at(-1)?.content ?? "";
  if (recipientIn(newest) !== null) return [first];
  const spoken = theirsBefore(turn).flatMap(({ content }) => recipientIn(content) ?? []);
  return [first, ...spoken.toReversed()];
}

/** The written message for an occasion; for any matter where it's for none. */
export function frameOf(
  { content }: Turn,
  occasion: Occasion | null,
  language: "en" | "es",
): string {
  const key: LineKey = `draft_frame_${occasion ?? "any"}`;
  return inLanguage(content.lines[key], language)[0] ?? "";
}

const SPANISH_DAYS: ReadonlyMap<string, string> = new Map([
  ["today", "hoy"],
  ["tomorrow", "mañana"],
  ["tonight", "esta noche"],
]);

/** The same in Spanish, with the name, and blanks for what was told. */
export function spanishVersion(turn: Turn, position: DraftPosition | null): string {
  const ids = position?.messageIds ?? [];
  const messages = messagesOf(turn).filter(({ id }) => ids.includes(id));
  const to = addressee(turn, messages);
  const contents = messages.map(({ content }) => content);
  const occasion = occasionOf(contents, to);
  const named = messages.findLast(({ content }) => recipientIn(content)?.name != null);
  const name = to.name ?? (named === undefined ? null : recipientIn(named.content)?.name) ?? null;
  const formal = isFormal(to) && to.relation !== null ? "Hola, [nombre]." : "Hola.";
  const greeting = name === null ? formal : `Hola, ${name}.`;
  const when = SPANISH_DAYS.get(
    /\b(?:today|tomorrow|tonight)\b/iu.exec(contents.join(" "))?.[0].toLowerCase() ?? "",
  );
  const slots = when === undefined ? {} : { when };
  return writeOccasion(frameOf(turn, occasion, "es"), occasion, slots, to).replace(
    /^H(?:i|ello)\b[^.]*\./u,
    greeting,
  );
}
