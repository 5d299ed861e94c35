import { isUnsure } from "./answers.ts";
import { withButtons } from "./buttons.ts";
import { closingFor, type Closing } from "./drafts/closing.ts";
import {
  factAbout,
  markedParts,
  partsAfterRequest,
  SAYS_NO,
  statedParts,
  subjectMatterIn,
  type MessagePart,
} from "./drafts/message-parts.ts";
import { clausesTold, factsIn } from "./drafts/facts.ts";
import { frameOf, occasionDraft } from "./drafts/occasion-draft.ts";
import { reviseGiven } from "./drafts/revise-given.ts";
import { draftGiven, sayDraft } from "./drafts/say-draft.ts";
import { writeOccasion } from "./drafts/write-occasion.ts";
import {
  addressee,
  messagesOf,
  recipientOf,
  theirsBefore,
  unknownRecipient,
} from "./drafts/recipient-of.ts";
import { calledTo, isFormal, recipientIn } from "./drafts/recipients.ts";
import {
  changesWanted,
  plansToWrite,
  isPoliteAsked,
  isShortAsked,
  isWarmAsked,
  isToBeSpoken,
  spanishWordsAskedOf,
  wordsAskedOf,
} from "./drafts/requests.ts";
import { spanishParts, spanishStated, writeSpanishDraft } from "./drafts/spanish.ts";
import { wishesOnlyMore } from "./drafts/revise-draft.ts";
import { writeDraft } from "./drafts/write-draft.ts";
import { asksSomething } from "./question-forms.ts";
import { findIntent } from "./intents.ts";
import { inLanguage, sayLine } from "./say.ts";
import type { DraftPosition, HistoryEntry } from "./turn.ts";
import type { Turn, TurnReply } from "./turn-reply.ts";
import { countWords, foldedText } from "./wording.ts";

/** So many messages before a request may hold what it's to say. */
const MESSAGES_BEFORE = 4;
/** A draft of more messages than that says too much. */
const MAX_MESSAGES = 4;

type WordsAsked = "write" | "say";
type Message = Pick<HistoryEntry, "id" | "content">;

/** A message to somebody in the person's own words, where one is asked for and it's known what it's to say. */
export function draftAskedFor(turn: Turn): TurnReply | null {
  const { pending } = turn.state;
  const given = pending?.kind === "draft" ? pending : null;
  // What only adds is written anew with the rest; what was revised by hand stays as it is.
  const isAnew =
    given !== null &&
    given.isRevised !== true &&
    given.occasion === undefined &&
    wishesOnlyMore(turn.message.content);
  const revised = isAnew ? null : reviseGiven(turn);
  if (revised !== null) return revised;
  const changed = given === null ? null : changeDraft(turn, given);
  if (changed !== null) return changed;
  const asked = askedOf(turn);
  if (asked === null) return offerToWrite(turn);
  const isSent = asked === "write" || SENT.test(turn.message.content);
  const onOccasion = isSent ? occasionDraft(turn, [turn.message]) : null;
  if (onOccasion !== null) return onOccasion;
  if (wasAskedForFacts(turn)) return askForFacts(turn, ["write", "say"]);
  // Who asks how to say something has said what, or is asked.
  const before = asked === "say" ? [] : theirsBefore(turn).slice(-MESSAGES_BEFORE);
  const sources = [
    [turn.message],
    before.filter(({ content }) => partsIn(turn, content).length > 0).slice(-1),
  ];
  for (const messages of sources) {
    const position = { kind: "draft" as const, messageIds: messages.map(({ id }) => id) };
    const parts = messages.flatMap(({ content }) => partsIn(turn, content));
    const said = giveDraft(turn, position, "draft_given", parts);
    if (said !== null) return said;
  }
  const said = giveDraft(turn, { kind: "draft", messageIds: [turn.message.id] }, "draft_given");
  if (said !== null) return said;
  // After a draft to somebody else what was told before is no part of the next one.
  const isNext = draftGiven(turn.history) !== null && recipientIn(turn.message.content) !== null;
  return isNext ? askForFacts(turn) : null;
}

/** Whoever plans to write to somebody is offered to do it together. */
function offerToWrite(turn: Turn): TurnReply | null {
  const { message, state } = turn;
  const said = foldedText(message.content);
  if (state.language !== "en" || countWords(said) > PLAN_WORDS || said.includes("?")) return null;
  if (!plansToWrite(message.content) || state.isListening) return null;
  const pending: DraftPosition = { kind: "draft", messageIds: [message.id], isWaiting: true };
  return withButtons(sayLine(turn, "draft_together"), { ...state, pending }, []);
}

const PLAN_WORDS = 16;

/** "What should I write in the card": words that are sent, and not said. */
const SENT = /\b(?:text|write|card|email|e-mail|message|letter)\b/iu;

/** After words with blanks, or an example: what they say it should say is put into words of their own. */
export function draftOffered(turn: Turn, text: string): DraftPosition | null {
  if (askedOf(turn) === null && !text.includes("[")) return null;
  return { kind: "draft", messageIds: [turn.message.id], isWaiting: true, isOffered: true };
}

/** Where words to somebody are asked for and nothing was said of them yet: what they are to say. */
export function askForFacts(
  turn: Turn,
  kinds: readonly WordsAsked[] = ["write"],
): TurnReply | null {
  const asked = askedOf(turn);
  if (asked === null || !kinds.includes(asked)) return null;
  const told = wasAskedForFacts(turn) ? factTold(turn) : null;
  if (told !== null) {
    const said = giveDraft(turn, { kind: "draft", messageIds: [turn.message.id] }, "draft_given", [
      { kind: "confide", told },
      { kind: "say", told: inLanguage(turn.content.lines.draft_talk, "en")[0] ?? "" },
    ]);
    if (said !== null) return said;
  }
  const pending: DraftPosition = { kind: "draft", messageIds: [turn.message.id], isWaiting: true };
  return withButtons(factsAsked(turn, asked), { ...turn.state, hasOfferedHelp: true, pending }, []);
}

function wasAskedForFacts({ state }: Turn): boolean {
  return (
    state.pending?.kind === "draft" &&
    state.pending.isWaiting === true &&
    state.pending.isOffered !== true
  );
}

/** Who has no words yet has told what happened: "I found messages on my husband's phone" is said to him. */
function factTold(turn: Turn): string | null {
  const to = recipientOf(turn, [turn.message]);
  if (turn.state.language !== "en" || to === null) return null;
  const told = theirsBefore(turn).map(({ content }) => factAbout(content, to));
  return told.find((fact) => fact !== null) ?? null;
}

function factsAsked(turn: Turn, asked: WordsAsked): string {
  const to = recipientOf(turn, [turn.message]);
  const isKnown =
    turn.state.language === "es" ? SPANISH_TO.test(turn.message.content) : to !== null;
  if (asked === "say") return sayLine(turn, "draft_ask_say").replaceAll("{to}", calledTo(to));
  if (!isKnown) return sayLine(turn, "draft_ask_who");
  return sayLine(turn, "draft_ask_what").replaceAll("{to}", calledTo(to));
}

const SPANISH_TO = /(?<!\p{L})(?:para|a) mi(?!\p{L})/iu;

function askedFirst(turn: Turn, { messageIds }: DraftPosition): WordsAsked | null {
  const first = messagesOf(turn).find(({ id }) => id === messageIds[0]);
  return first === undefined ? null : askedOf({ ...turn, message: first });
}

const MEANT_FOR_THEM =
  /\b(?:that|him|her|them|he|she|they|you|sorry|love|miss|want|need|can't|cannot|won't|i'm|im|leaving|please|stop|thank|que|lo siento|quiero|perd[oó]n|te)(?!\p{L})/iu;

/** "I keep looking at her bowl": told to the companion, and not to be sent. */
const GOES_ON_TELLING =
  /^(?:no\b|nothing\b|never mind)|^(?:(?:and|but|it's just|ok|well)[\s,]+)*i (?:just |still )?(?:keep|can't stop|feel|don't know|was|hate|guess)\b|^(?:me siento|no sé|sigo)(?!\p{L})/iu;

/** "Her name is Anna": who the draft is to. */
const IS_NAMED = /\b(?:his|her|their) name(?:'s| is)\b/iu;

const ONLY_NAMED =
  /^(?:(?:his|her|their) names?(?:'s| is)?|(?:he|she)(?:'s| is|s) (?:called|named)) \p{L}+(?: \p{L}+)? ?[.!]?$/iu;

/** "That I miss her": what somebody is to be told. */
const BEGINS_IN_THE_MIDDLE =
  /^(?:(?:just|well|maybe|solo|bueno)[\s,]+)?(?:that|que) (?!(?:is|was|makes?|sounds?|helps?|works?|bien)\b)/iu;

/** What was asked for, added or wanted otherwise; null where the message is about something else. */
function changeDraft(turn: Turn, position: DraftPosition): TurnReply | null {
  const { content, id } = turn.message;
  const messageIds = [...position.messageIds, id].slice(-MAX_MESSAGES);
  if (position.isWaiting === true) {
    if (isUnsure(content) && position.isOffered !== true) {
      return withButtons(sayLine(turn, "draft_unsure"), turn.state, []);
    }
    if (ONLY_NAMED.test(content.trim())) {
      const asked = sayLine(turn, "draft_ask_what").replaceAll(
        "{to}",
        calledTo(recipientIn(content)),
      );
      return withButtons(asked, { ...turn.state, pending: { ...position, messageIds } }, []);
    }
    const isMarked = partsIn(turn, content).length > 0 || BEGINS_IN_THE_MIDDLE.test(content);
    if (position.isOffered === true && !isMarked) return null;
    // After "what do I say" a statement is meant for it only where it speaks of them.
    const isOfThem = askedFirst(turn, position) !== "say" || MEANT_FOR_THEM.test(content);
    if (!isMarked && (!isOfThem || GOES_ON_TELLING.test(content) || asksSomething(content)))
      return null;
    if (!isMarked && findIntent(content, turn.content, turn.sentences) !== null) return null;
    const messages = messagesOf(turn).filter((each) => messageIds.includes(each.id));
    const next: DraftPosition = { kind: "draft", messageIds, isStated: true };
    return (
      occasionDraft(turn, messages) ??
      giveDraft(turn, next, "draft_given") ??
      (isOfThem ? giveFrame(turn, next, messages) : null)
    );
  }
  if (IS_NAMED.test(content)) return giveDraft(turn, { ...position, messageIds }, "draft_changed");
  const { isWarm, isShort, adds } = changesWanted(content);
  if (adds && partsIn(turn, content).length > 0) {
    return giveDraft(turn, { ...position, messageIds }, "draft_changed");
  }
  if (isWarm && position.isWarm !== true)
    return giveDraft(turn, { ...position, isWarm: true }, "draft_changed");
  return isShort ? giveDraft(turn, { ...position, isShort: true }, "draft_changed") : null;
}

/** Where what was told can't be turned safely: a short message with blanks. */
function giveFrame(
  turn: Turn,
  position: DraftPosition,
  messages: readonly Message[],
): TurnReply | null {
  const { content } = turn.message;
  if (turn.state.language !== "en" || countWords(content) < WORDS_TOLD) return null;
  const to = recipientOf(turn, messages) ?? unknownRecipient(messages);
  const text = writeOccasion(frameOf(turn, null, "en"), null, {}, to);
  return sayDraft(turn, position, "draft_given", text);
}

/** With fewer words nothing was told yet. */
const WORDS_TOLD = 6;

function giveDraft(
  turn: Turn,
  position: DraftPosition,
  lead: "draft_given" | "draft_changed",
  parts: readonly MessagePart[] = partsOf(turn, position),
): TurnReply | null {
  const messages = messagesOf(turn).filter(({ id }) => position.messageIds.includes(id));
  const text = wordsOf(turn, position, parts, messages);
  // Only what it's about is known: whatever they tell next is what it's to say.
  const isBare = parts.every(({ kind }) => kind === "about");
  const next = isBare ? { ...position, isWaiting: true as const } : position;
  return text === "" ? null : sayDraft(turn, next, lead, text);
}

/** What is in the messages of a draft; the first of them is the request. */
function partsOf(turn: Turn, { messageIds, isStated }: DraftPosition): readonly MessagePart[] {
  const contents = messageIds.map(
    (id) => messagesOf(turn).find((each) => each.id === id)?.content ?? "",
  );
  const parts = contents.flatMap((content, at) =>
    partsIn(turn, content, isStated === true && at > 0),
  );
  return parts.length > 0
    ? parts
    : contents.slice(0, 1).flatMap((content) => restOf(turn, content));
}

/** What is told behind a request; else what it's about, which can be brought up. */
function restOf(turn: Turn, content: string): readonly MessagePart[] {
  if (recipientIn(content) === null || wordsAskedOf(content) !== "write") return [];
  const told = partsAfterRequest(content);
  if (told.some((part) => SAYS_NO.test(part.told))) return told;
  const facts = factParts(turn, content);
  // Half of what was told would be misleading.
  const isMost = facts.length * 2 > clausesTold(content).length;
  return facts.length > 0 && isMost ? facts : subjectMatterIn(content);
}

function wordsOf(
  turn: Turn,
  position: DraftPosition,
  parts: readonly MessagePart[],
  messages: readonly Message[],
): string {
  if (parts.length === 0) return "";
  const line = (
    key:
      "draft_confide" | "draft_warm_before" | "draft_warm_after" | "draft_thanks_after" | Closing,
  ) => inLanguage(turn.content.lines[key], turn.state.language)[0] ?? "";
  const isToldAtLength = parts.some(({ told }) =>
    told.endsWith(inLanguage(turn.content.lines.draft_talk, "en")[0] ?? ""),
  );
  if (turn.state.language === "es") {
    const close = closingFor(parts, false);
    return writeSpanishDraft(parts, line("draft_confide"), close === null ? "" : line(close));
  }
  const to = recipientOf(turn, [...messages, turn.message]) ?? unknownRecipient(messages);
  const close = isToldAtLength
    ? null
    : closingFor(parts, isFormal(to) || isPoliteAsked(messages.map(({ content }) => content)));
  return writeDraft(
    {
      to: {
        ...to,
        pronoun: to.pronoun === "they" ? unknownRecipient(messages).pronoun : to.pronoun,
      },
      parts,
      isSpoken: isToBeSpoken(messages.map(({ content }) => content)),
      isWarm: position.isWarm === true || isWarmAsked(messages.map(({ content }) => content)),
      isShort: position.isShort === true || isShortAsked(messages.map(({ content }) => content)),
    },
    {
      confide: line("draft_confide"),
      warmBefore: line("draft_warm_before"),
      warmAfter: line("draft_warm_after"),
      thanksAfter: line("draft_thanks_after"),
      closing: close === null ? "" : line(close),
    },
  );
}

function partsIn(turn: Turn, content: string, isStated = false): MessagePart[] {
  if (turn.state.language === "es")
    return isStated ? spanishStated(content) : spanishParts(content);
  // Beside a request only what is marked is meant for it.
  const marked = markedParts(content);
  if (!isStated || wordsAskedOf(content) !== null) return marked;
  return marked.length > 0 ? statedParts(content) : factParts(turn, content);
}

/** What is told without saying that it's meant for it, each thing a sentence of its own. */
function factParts(turn: Turn, content: string): MessagePart[] {
  const message = { id: "", content };
  const to = addressee(turn, [message]);
  return factsIn(content, to).map(({ text }) => ({ kind: "fact", told: text }));
}

function askedOf({ message, state }: Turn): WordsAsked | null {
  return state.language === "es"
    ? spanishWordsAskedOf(message.content)
    : wordsAskedOf(message.content);
}
