import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { claimIn } from "#app/companion/content/style.ts";
import { answerGuided, type GuidedTurn, type HistoryEntry } from "#app/companion/guided.server.ts";
import { languageAfter } from "#app/companion/guided/language.ts";
import { intentOf } from "#app/companion/guided/intents.ts";
import { writeOut } from "#app/companion/guided/wording.ts";

const conversation = z.object({
  id: z.string(),
  who: z.string(),
  lang: z.enum(["en", "es", "other"]).catch("other"),
  companion: z.enum(["ali", "alina", "alice", "alicia", "alijah", "alister"]).optional(),
  lines: z.array(z.string()).min(1),
  /** What somebody plainly asks for, by the number of the line, from 0. */
  requests: z.array(z.object({ line: z.int().min(0), wants: z.string() })).default([]),
});

export type PlayedConversation = z.infer<typeof conversation>;

/** What must not happen. */
export const FAULTS = [
  "request not honoured",
  "question after stop asking",
  "line repeated within 12 replies",
  "more than one question",
  "wrong language",
  "statement about the person",
] as const;

export interface Fault {
  kind: (typeof FAULTS)[number];
  where: string;
  text: string;
}

export interface Tally {
  replies: number;
  requests: number;
  honoured: number;
  goodbyes: number;
  met: number;
  /** Greetings and thanks: said to, and nothing asked for. */
  courtesies: number;
  faults: readonly Fault[];
}

/** All conversations of a folder: one, or a list of them, in each file. */
export function readConversations(folder: string): readonly PlayedConversation[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => {
      const read: unknown = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
      return z.array(conversation).parse(Array.isArray(read) ? read : [read]);
    });
}

interface Played {
  line: string;
  turn: GuidedTurn;
  before: GuidedTurn["state"];
}

/** Every reply of a conversation, as the chat would show it. */
export function play({ id, lines, companion = "alina" }: PlayedConversation): readonly Played[] {
  const history: HistoryEntry[] = [];
  const played: Played[] = [];
  let state: GuidedTurn["state"] = null;
  for (const [index, line] of lines.entries()) {
    const message = { id: `${id}-${index}`, content: line };
    const voice = { id: companion };
    const turn: GuidedTurn = answerGuided({
      message,
      history,
      state,
      firstName: null,
      voice,
    });
    played.push({ line, turn, before: state });
    state = turn.state;
    history.push(
      { id: message.id, role: "user", content: line },
      { id: `${message.id}-r`, role: "assistant", content: turn.text },
    );
  }
  return played;
}

/** In how many conversations it is known what they're about, by the message of this number. */
export function countKnownBy(
  messages: number,
  conversations: readonly PlayedConversation[],
): number {
  return conversations.filter((each) =>
    play(each)
      .slice(0, messages)
      .some(({ turn }) => turn.state?.talk?.subject != null),
  ).length;
}

/** Counts over all conversations what was honoured and what went wrong. */
export function tallyOf(conversations: readonly PlayedConversation[]): Tally {
  const tally = { replies: 0, requests: 0, honoured: 0, goodbyes: 0, met: 0, courtesies: 0 };
  const faults: Fault[] = [];
  for (const each of conversations) {
    const played = play(each);
    tally.replies += played.length;
    for (const { line, wants } of each.requests) {
      const at = played[line];
      if (at === undefined) continue;
      if (COURTESIES.has(wants)) {
        tally.courtesies += 1;
        continue;
      }
      const isMet = honours(wants, at);
      if (wants === "goodbye") {
        tally.goodbyes += 1;
        tally.met += isMet ? 1 : 0;
      }
      tally.requests += 1;
      tally.honoured += isMet ? 1 : 0;
      const text = `${wants}: ${at.line} → ${at.turn.text}`;
      if (!isMet) faults.push({ kind: "request not honoured", where: `${each.id}/${line}`, text });
    }
    faults.push(...faultsOf(each, played));
  }
  return { ...tally, faults };
}

function faultsOf({ id, lang }: PlayedConversation, played: readonly Played[]): readonly Fault[] {
  return played.flatMap(({ line, turn, before }, index): Fault[] => {
    const where = `${id}/${index}`;
    const own = turn.text.replaceAll(/“[^”]*”/gu, "");
    const questions = own.match(/\?/gu)?.length ?? 0;
    const wasQuiet =
      before?.isQuiet === true && before.isQuietSettled && turn.state?.isQuiet === true;
    const earlier = played.slice(Math.max(0, index - 12), index);
    const isStep = turn.exercise !== undefined || isAgain(line, turn, before);
    const repeated = isStep ? null : repeatedIn(own, earlier);
    const claim = before?.topic ? null : claimIn(withoutTheirs(own, line));
    const found: (Fault | null)[] = [
      wasQuiet && questions > 0 ? { kind: "question after stop asking", where, text: own } : null,
      questions > 1 ? { kind: "more than one question", where, text: own } : null,
      repeated ? { kind: "line repeated within 12 replies", where, text: repeated } : null,
      isWrongLanguage(lang, line, turn) ? { kind: "wrong language", where, text: own } : null,
      claim ? { kind: "statement about the person", where, text: own } : null,
    ];
    return found.filter((fault) => fault !== null);
  });
}

/** A text without the sentences that only turn the person's own words to face them. */
function withoutTheirs(text: string, line: string): string {
  const said = new Set(wordsOf(writeOut(line)));
  return text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !wordsOf(sentence).every((word) => TURNED.test(word) || said.has(word)))
    .join(" ");
}

const TURNED = /^(?:you|your|yours|yourself|yourselves|are|were|weren)$/u;

/** In small letters, a contraction as its parts: "I've" and "you've" differ in the person alone. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** What stands is said again: because that was asked for, or after something that came in between. */
function isAgain(line: string, { state }: GuidedTurn, before: GuidedTurn["state"]): boolean {
  const isSame =
    before?.running?.step === state?.running?.step && before?.topic?.node === state?.topic?.node;
  const isInside = Boolean(state?.running ?? state?.topic);
  const resumed = intentOf(line)?.action;
  return (isSame && isInside) || resumed === "say_again" || resumed === "continue";
}

const COURTESIES: ReadonlySet<string> = new Set(["greeting", "thanks"]);
const LINE_WORDS = 4;

function repeatedIn(text: string, earlier: readonly Played[]): string | null {
  const said = new Set(earlier.flatMap(({ turn }) => linesOf(turn.text)));
  return linesOf(text).find((line) => said.has(line)) ?? null;
}

/** The sentences of a reply. Lists of exercises and links are no lines. */
function linesOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => !line.startsWith("- ") && !line.includes("]("))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/u))
    .filter((line) => line.split(/\s+/u).length >= LINE_WORDS);
}

/** Exercises are English only, which is said before they begin; who changes language is followed. */
function isWrongLanguage(
  lang: PlayedConversation["lang"],
  line: string,
  turn: GuidedTurn,
): boolean {
  if (lang === "other" || turn.exercise !== undefined || turn.state === null) return false;
  const expected = languageAfter(line, lang);
  return turn.state.language !== expected;
}

type Check = (played: Played) => boolean;

const isOffered =
  (begins: RegExp): Check =>
  ({ turn }) =>
    turn.state?.running !== null ||
    turn.state.pending?.kind === "offer" ||
    turn.state.buttons.some(({ does }) => begins.test(does));

/** What it means that a request was honoured. */
const HONOURED: Readonly<Record<string, Check>> = {
  exercise: isOffered(/^(?:need|exercise):/u),
  sleep: ({ turn }) =>
    turn.state?.topic?.topicId === "cant-sleep" ||
    /sleep/u.test(turn.state?.running?.exerciseId ?? "") ||
    (turn.state?.buttons.some(({ does }) => /sleep/u.test(does)) ?? false),
  listen: ({ turn }) => turn.state?.isListening === true && !turn.text.includes("?"),
  stop_asking: ({ turn }) => turn.state?.isQuiet === true && !turn.text.includes("?"),
  goodbye: ({ line, turn }) =>
    intentOf(line)?.action === "goodbye" &&
    !turn.text.includes("?") &&
    turn.state?.running === null,
  shorter: ({ turn }) => turn.state?.isBrief === true,
  again: ({ line }) => intentOf(line)?.action === "say_again",
  say_again: ({ line }) => intentOf(line)?.action === "say_again",
  stop: ({ turn }) => turn.state?.running === null && turn.state.topic === null,
  skip: ({ turn, before }) =>
    turn.state?.running?.step !== before?.running?.step || turn.state?.running === null,
  continue: ({ line, turn }) =>
    Boolean(turn.state?.running ?? turn.state?.topic) || intentOf(line)?.action === "continue",
  topic: ({ turn }) => Boolean(turn.state?.topic ?? turn.state?.pending),
  abilities: ({ line }) => intentOf(line)?.id === "what_can_you_do",
  apology: ({ line }) => intentOf(line)?.action === "apologise",
  who_wrote: ({ line }) => intentOf(line)?.id === "who_wrote_this",
  good_news: ({ line }) => intentOf(line)?.id === "good_news",
  memory: ({ line }) => intentOf(line)?.action === "recall",
  recall: ({ line }) => intentOf(line)?.action === "recall",
  human: ({ line }) => intentOf(line)?.id === "are_you_human",
};

/** A want that has no check of its own is named after an intent or what it does. */
function honours(wants: string, played: Played): boolean {
  const check = HONOURED[wants];
  if (check !== undefined) return check(played);
  const intent = intentOf(played.line);
  return intent?.id === wants || intent?.action === wants || (intent?.id.includes(wants) ?? false);
}
