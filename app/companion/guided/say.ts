import type { LineKey, Text, WrittenLanguage } from "../content/schema.ts";
import type { Turn } from "./turn-reply.ts";
import type { Button, QuickAnswer } from "./turn.ts";
import { countWords } from "./wording.ts";

/** One of a text's variants in the language of the talk, not used lately; the shortest for who asked for less. */
export function sayText(turn: Pick<Turn, "chooser" | "state">, id: string, text: Text): string {
  const { chooser, state } = turn;
  const variants = inLanguage(text, state.language);
  if (!state.isBrief) return chooser.pick(`${id}.${state.language}`, variants) ?? "";
  const shortest = Math.min(...variants.map((variant) => countWords(variant)));
  const brief = variants.filter((variant) => countWords(variant) <= shortest + 2);
  return chooser.pick(`${id}.${state.language}`, brief) ?? "";
}

/** A text in a language, or in English where there is no other. */
export function inLanguage(text: Text, language: WrittenLanguage): readonly string[] {
  return text[language] ?? text.en;
}

/** One of the engine's own lines. */
export function sayLine(turn: Turn, key: LineKey): string {
  return sayText(turn, key, turn.content.lines[key]);
}

/** One of the engine's own lines that this conversation hasn't had yet; null where all were said. */
export function sayFreshLine(turn: Turn, key: LineKey): string | null {
  const { chooser, content, history, state } = turn;
  const said = history.filter(({ role }) => role === "assistant").map((each) => each.content);
  const left = inLanguage(content.lines[key], state.language).filter(
    (line) => !said.some((each) => each.includes(longestPart(line))),
  );
  return chooser.pick(`fresh.${key}.${state.language}`, left);
}

/** What a line says whatever its slots are filled with. */
function longestPart(line: string): string {
  const [longest = ""] = line.split(/\{\w+\}/u).toSorted((one, other) => other.length - one.length);
  return longest.trim();
}

type CharacterKey =
  | "greetings"
  | "receipts"
  | "listening"
  | "good_news"
  | "loss"
  | "offer_exercise"
  | "goodbyes"
  | "apology";

/** A line of this companion's own; null where nobody in particular speaks. */
export function sayOwn(turn: Turn, key: CharacterKey): string | null {
  const { character, firstName } = turn;
  return character === null
    ? null
    : withName(sayText(turn, `${character.id}.${key}`, character[key]), firstName);
}

/** To so few words a receipt is as short. */
const FEW_WORDS = 3;

/** That it was heard, and nothing more: true of anything. */
export function receipt(turn: Turn, key: "receipts" | "listening" = "receipts"): string {
  const { character, chooser, state } = turn;
  if (countWords(turn.message.content) <= FEW_WORDS) return shortReceipt(turn);
  if (character === null || key === "receipts") {
    return sayOwn(turn, key) ?? sayLine(turn, "receipts");
  }
  // Long listening needs many of them; the receipts come first, so that they are known by the same ids.
  const all = [character.receipts, character.listening].flatMap((text) =>
    inLanguage(text, state.language),
  );
  return withName(
    chooser.pick(`${character.id}.receipts.${state.language}`, all) ?? "",
    turn.firstName,
  );
}

/** Without what this companion says anyhow: the same words would come twice running. */
function shortReceipt({ character, chooser, content, state }: Turn): string {
  const { language } = state;
  const own = character === null ? [] : [character.receipts, character.listening];
  const said = own.flatMap((text) => inLanguage(text, language));
  const left = inLanguage(content.lines.short_receipts, language).filter(
    (line) => !said.includes(line),
  );
  return chooser.pick(`short_receipts.${language}`, left) ?? "";
}

/** Fills `{name}`: a comma and the name, or nothing. */
export function withName(line: string, firstName: string | null): string {
  const name = firstName?.trim() ?? "";
  return line.replaceAll("{name}", name === "" ? "" : `, ${name}`);
}

/** A label of the engine's in the language of the talk. */
export function button({ state, content }: Turn, key: LineKey, does: string): Button {
  const label = inLanguage(content.lines[key], state.language)[0] ?? "";
  return does === "" ? { label, does, id: key } : { label, does };
}

export function quickAnswersOf(buttons: readonly Button[]): readonly QuickAnswer[] {
  return buttons.map(({ label, does, id }, index) => ({
    id: id ?? (does === "" ? `answer.${index + 1}` : does.replaceAll(":", ".")),
    label,
    message: label,
  }));
}

/** Parts of a reply with a space between them. */
export function joinWords(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== "").join(" ");
}
