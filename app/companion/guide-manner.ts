import type { Manner } from "#app/catalogue/manner.ts";
import type { GuideLine } from "./guide/turn.ts";

/** What a subject often is, and the open question that leads into it. */
const OFTEN = /^subjects\.[^.]+\.often$/;
const ASKS = /^subjects\.[^.]+\.asks$/;
/** Questions that only lead to the choices below them, and what is said in their place. */
const WITHOUT_QUESTION: ReadonlyMap<string, string> = new Map([
  ["guide.lines.menu", "guide.lines.what_now"],
  ["guide.lines.path", "guide.lines.what_now"],
  ["guide.lines.which_is_near", "guide.lines.what_now"],
  ["guide.lines.not_that", "guide.lines.what_now"],
  ["guide.lines.all_subjects", "guide.lines.what_now"],
  ["guide.lines.sounds_like", "guide.lines.may_be_about"],
  ["guide.lines.glad_is_it", "guide.lines.may_be_about"],
]);

/**
 * The guide's lines for somebody who wants it short, direct or without questions. What a choice or a
 * step of an exercise needs stays, and something is always said.
 */
export function inManner(
  lines: readonly GuideLine[],
  { tone, replyLength, asksQuestions }: Omit<Manner, "challenges">,
): readonly GuideLine[] {
  const isLeftOut = ({ id, isReceipt }: GuideLine) =>
    (replyLength === "short" && OFTEN.test(id)) ||
    (!asksQuestions && ASKS.test(id)) ||
    (tone === "direct" && isReceipt === true);
  const left = lines.filter((line) => !isLeftOut(line));
  const said = left.length === 0 ? lines : left;
  return asksQuestions
    ? said
    : said.map((line) => ({ ...line, id: WITHOUT_QUESTION.get(line.id) ?? line.id }));
}

/** What the guide says where something is kept, and what it says instead where nothing is. */
const INSTEAD_OF_KEPT: readonly (readonly [says: RegExp, instead: string])[] = [
  [/^guide\.lines\.(goal_kept|kept_in_note|kept_here)$/, "guide.lines.not_kept"],
  [/^guide\.companions\.(\w+)\.receipt$/, "guide.companions.$1.listening"],
  [/^guide\.companions\.\w+\.opening$/, "guide.lines.what_this_is"],
];

/** The guide's lines in a conversation that isn't kept: nothing is said to be. */
export function notKept(lines: readonly GuideLine[]): readonly GuideLine[] {
  return lines.map((line) => {
    const [says, instead = ""] = INSTEAD_OF_KEPT.find(([each]) => each.test(line.id)) ?? [];
    return says ? { ...line, id: line.id.replace(says, instead) } : line;
  });
}
