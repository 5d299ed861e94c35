import type { TherapistVoice } from "#app/catalogue/therapists/voices.ts";
import type { ThemeId } from "../exercises/exercise.ts";
import type { Chooser } from "./choose.ts";
import * as lines from "./general-lines.ts";
import { pickInManner } from "./manner.ts";
import type { Move } from "./move.ts";
import { isPainful } from "./pain.ts";
import { shortQuote, lostPersonIn, personIn, tellingQuote, turnedClause } from "./reflection.ts";
import type { ThemeLines } from "./theme-line.ts";
import { themeLines } from "./theme-lines.ts";
import { scoreThemes } from "./themes.ts";
import type { GuidedState, HistoryEntry, Leanings } from "./turn.ts";
import { capitalise, countWords } from "./wording.ts";

/** From this score on a message is plainly about a theme. */
export const CLEAR_SCORE = 2.6;

/** One message to be listened to, and what it comes after. */
export interface Listening {
  content: string;
  history: readonly HistoryEntry[];
  state: GuidedState;
  chooser: Chooser;
  /** False where an offer would be out of place: right after a no, or after an exercise. */
  mayOffer: boolean;
  leanings?: Leanings;
  voice?: TherapistVoice | null;
}

/** How something of what was said is given back. */
export type Shape = "clause" | "quote" | "person" | "hear";

/** Something of what was said, in a shape that differs from the last one. */
export function giveBack(
  listening: Listening,
  next: GuidedState,
  theme: ThemeId | null,
  move: Move | null,
): { shape: Shape; text: string } {
  const { content, state, chooser } = listening;
  const themed = theme === null ? null : themeLines[theme];
  const hear = () => hearLine(content, theme, move, chooser);
  const makers: readonly (readonly [Shape, () => string | null])[] = [
    ["person", () => (move === null ? hearPerson(content, theme, themed, chooser) : null)],
    ["clause", () => hearClause(content, theme, chooser)],
    ["quote", () => hearQuote(content, chooser)],
    ["hear", () => hear()],
  ];
  const quoted = move?.prefersQuote === true ? framedQuote(content, chooser) : null;
  if (quoted !== null) {
    return { shape: "quote", text: quoted };
  }
  const isPersonFirst = state.listeningTurns === 0 || theme === "grief";
  const first = isPersonFirst ? 0 : chooser.roll("shape", makers.length - 1);
  const ordered = [...makers.slice(first), ...makers.slice(0, first)];
  for (const [shape, make] of ordered) {
    const text = shape === state.lastShape ? null : make();
    if (text === null) {
      continue;
    }
    const isWordsOnly = shape === "clause" || shape === "quote";
    const more = isWordsOnly && (move !== null || next.themeTurns === 0) ? hear() : null;
    return { shape, text: [text, more].filter((part) => part !== null).join(" ") };
  }
  return { shape: "hear", text: hear() ?? hearWhatever(listening, theme) };
}

/** Where no line fits: their own words, or what may be said to anything painful; nods are for the rest. */
function hearWhatever({ content, chooser, voice }: Listening, theme: ThemeId | null): string {
  const isAbout = theme !== null && theme !== "nothing";
  const quote = isAbout || isPainful(content) ? framedQuote(content, chooser) : null;
  if (quote !== null) {
    return quote;
  }
  if (isPainful(content)) {
    return chooser.pick("hearPain", lines.hearPain) ?? "";
  }
  if (isAbout) {
    return countWords(content) >= TOLD_WORDS
      ? (chooser.pick("alongside", lines.alongside) ?? "")
      : "";
  }
  return pickInManner(chooser, voice, "reflects", "hear", lines.hearAnything) ?? "";
}

/** From so many words on a bare question would look as if nothing had been read. */
const TOLD_WORDS = 6;

/** A short message in its own words; null where they must not be repeated. */
export function framedQuote(content: string, chooser: Chooser): string | null {
  const quote = shortQuote(content);
  if (quote === null) {
    return null;
  }
  return countWords(content) < FRAMED_WORDS
    ? `${quote}.`
    : (chooser.pick("quote", lines.shortQuoteFrames) ?? "").replace("{quote}", quote);
}

/** Fewer words than this stand better by themselves. */
const FRAMED_WORDS = 4;

/** What answers the message itself: to what it does, else to its theme where it plainly names it. */
function hearLine(
  content: string,
  theme: ThemeId | null,
  move: Move | null,
  chooser: Chooser,
): string | null {
  if (move !== null) {
    return chooser.pick(`move.${move.id}.hear`, move.hear);
  }
  const names = scoreThemes(content).some(
    (found) => found.theme === theme && found.score >= CLEAR_SCORE - 1,
  );
  return theme !== null && names ? chooser.pick(`${theme}.hear`, themeLines[theme].hear) : null;
}

function hearPerson(
  content: string,
  theme: ThemeId | null,
  themed: ThemeLines | null,
  chooser: Chooser,
): string | null {
  const person = theme === "grief" ? lostPersonIn(content) : personIn(content);
  if (
    theme === null ||
    person === null ||
    themed?.hearPerson === undefined ||
    !suits(theme, person)
  ) {
    return null;
  }
  if (!scoreThemes(content).some((found) => found.theme === theme && found.score >= CLEAR_SCORE)) {
    return null;
  }
  const line = chooser.pick(`${theme}.person`, themed.hearPerson);
  return line?.replaceAll("{person}", person).replaceAll("{Person}", capitalise(person)) ?? null;
}

/** At work it is who has a say; at home it is not who has one at work. */
function suits(theme: ThemeId, person: string): boolean {
  const isBoss = /\b(?:boss|manager|supervisor)$/u.test(person);
  const isFamily =
    !/\b(?:boss|manager|supervisor|colleagues?|coworkers?|team|teacher|professor|landlord|therapist|neighbou?r)$/u.test(
      person,
    );
  const isDependent =
    /\b(?:kids|children|child|son|daughter|sons|daughters|baby|toddler|wife|husband|partner|family)$/u.test(
      person,
    );
  if (theme === "money") {
    return isDependent;
  }
  return theme === "work" ? isBoss : theme === "anger" || theme === "shame" || isFamily;
}

export function hearClause(
  content: string,
  theme: ThemeId | null,
  chooser: Chooser,
): string | null {
  const clause = turnedClause(content);
  if (clause === null) {
    return null;
  }
  const isFelt =
    /\b(?:feel|can't|couldn't|scared|afraid|want|wish|miss|keep|never|don't know|need|so)\b/u.test(
      clause,
    );
  const frames =
    isFelt && theme !== "good_news" ? lines.clauseFrames : lines.clauseFrames.slice(0, 2);
  const frame = chooser.pick(isFelt ? "clause" : "clauseBare", frames) ?? "{Clause}.";
  return frame.replace("{Clause}", capitalise(clause)).replace("{clause}", clause);
}

function hearQuote(content: string, chooser: Chooser): string | null {
  const quote = tellingQuote(content);
  if (quote === null) {
    return null;
  }
  return chooser.pick("quote", lines.shortQuoteFrames)?.replace("{quote}", quote) ?? null;
}
