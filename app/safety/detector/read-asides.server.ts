import { readMeanings, type Meaning } from "#app/reader/reader.server.ts";
import { shareOf, surelyHeard, type AsideHeard } from "../scripts/asides-heard.ts";

/** From this share on words ask: of 111 held-out texts 45 of 51 questions are known, 3 of 60 others taken for one. */
export const ASKS_FROM = 0.6;
/** What is less likely than this is said nowhere. */
const ASIDE_FROM = 0.001;
/** From this share of a whole text on one of its sentences may say this, and from that on it does. */
const MAY_BE_ONE_OF_THEM = 0.01;
const SURE_ALONE = 0.7;
const MOST_SENTENCES = 8;
const MAX_TAKEN_APART = 1_000;
/** What is asked beside a danger has to be so likely by itself. */
const SURE_BESIDE = 0.4;
/** What somebody wants of the talk itself, that which is kept by what is heard first before the other. */
const ABOUT_THE_TALK = ["aside_no_numbers", "aside_no_questions"];

/** What a text asks or tells, and what one sentence of it asks beside the danger that the others tell of. */
export interface HeardInParts {
  asides: readonly AsideHeard[];
  askedBeside: string | null;
}

/**
 * What a text asks or tells. That its writer wants no numbers, or no questions, may be one part of several that are
 * about something else: where it may be in it at all, each is read by itself. So is what the last sentence asks where
 * there is a sign of danger, which would cover it.
 */
export async function hearInParts(
  text: string,
  meaning: Meaning,
  isSign: boolean,
): Promise<HeardInParts> {
  const asides = meaning.asides.filter(({ score }) => score >= ASIDE_FROM);
  // Words of danger outweigh all else in a text.
  const may = (id: string) => isSign || shareOf(asides, [id]) >= MAY_BE_ONE_OF_THEM;
  const open = ABOUT_THE_TALK.filter((id) => may(id) && surelyHeard(asides, SURE_ALONE) !== id);
  const parts = open.length === 0 ? [] : partsOf(text, /(?<=[.!?,;])\s+|\n+/u);
  const apart = parts.length < 2 ? [] : parts.slice(0, MOST_SENTENCES);
  const last = isSign ? lastToAsk(text) : null;
  const read = await readMeanings([...apart, ...(last === null ? [] : [last])]);
  const ofParts = read.slice(0, apart.length).flatMap((each) => each.asides);
  const said = open.flatMap(
    (id) => ofParts.find((each) => each.id === id && each.score >= SURE_ALONE) ?? [],
  );
  const ofLast = read[apart.length];
  return {
    asides: [...said, ...asides.filter(({ id }) => !said.some((each) => each.id === id))],
    askedBeside: last !== null && ofLast ? askedIn(last, ofLast) : null,
  };
}

/** The sentence that may ask something: the last one with a question mark, or the last; null in one alone, or many. */
function lastToAsk(text: string): string | null {
  const sentences = partsOf(text, /(?<=[.!?])\s+|\n+/u);
  if (sentences.length < 2 || sentences.length > MOST_SENTENCES) return null;
  return sentences.findLast((sentence) => sentence.endsWith("?")) ?? sentences.at(-1) ?? null;
}

function askedIn(sentence: string, { asks, asides: [first] }: Meaning): string | null {
  const isAsking = sentence.endsWith("?") || asks >= ASKS_FROM;
  const isHeard = first !== undefined && first.id !== "none" && first.score >= SURE_BESIDE;
  return isAsking && isHeard ? first.id : null;
}

/** The parts of a text that may be taken apart; none of a longer one. */
function partsOf(text: string, at: RegExp): string[] {
  if (text.length > MAX_TAKEN_APART) return [];
  return text.split(at).filter((part) => part.trim() !== "");
}
