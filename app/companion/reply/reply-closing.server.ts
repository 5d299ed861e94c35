import { helpRegion } from "#app/safety/help-region.server.ts";
import type { RiskState } from "#app/models/risk/risk.server.ts";
import type { Language } from "#app/safety/assessment.ts";
import { resourceLine } from "#app/safety/guard.server.ts";
import { doneByNow, isHelped } from "#app/safety/done.ts";
import { surelyHeard, type AsideHeard } from "#app/safety/scripts/asides-heard.ts";
import { toldIn } from "#app/safety/scripts/told.ts";
import { joined, NOTHING_SAID, wasSaidAlike, type Said } from "#app/safety/said.ts";
import { unknownLanguageLine } from "#app/safety/written-answers.server.ts";
import type { WordsOfStep } from "../exercises/guided-exercise.server.ts";
import { isMatterOpen } from "../risk/raise-risk.server.ts";
import { isOfThisVisit } from "../risk/same-matter.ts";
import { toldBefore } from "../risk/told-before.server.ts";
import { historyBefore, type ReplyContext } from "./reply-context.ts";
import { languageOf } from "./reply-language.ts";

/** How many of the last replies are known, so that no line stands twice running. */
const REPLIES_WITHOUT_REPEATS = 4;

/** The written words of an exercise's step, under whatever was said before them. */
export function wordsOfStep({ words }: WordsOfStep, text: string): string {
  return text.trim() === "" ? words : `\n\n${words}`;
}

/** The risk that is open with a message, or was when it came; null where none is. */
export function openRiskOf({
  before,
  after,
  frame,
}: Pick<ReplyContext, "before" | "after" | "frame">): RiskState | null {
  const risk = after?.status === "open" ? after : before;
  return risk?.status === "open" && !frame.isClosing ? risk : null;
}

/** Whether a danger is the matter of this visit: one that is open, and one that locks nothing, as a poisoning, too. */
export function isDangerOfVisit(
  context: Pick<ReplyContext, "before" | "after" | "frame" | "at">,
): boolean {
  const { before, frame, at } = context;
  if (openRiskOf(context) !== null) return true;
  return before !== null && !frame.isClosing && isMatterOpen(before) && isOfThisVisit(before, at);
}

/** Where help is looked up and in which language lines are added. */
export function voiceForReply({ screening }: Pick<ReplyContext, "screening">) {
  const language: Language = languageOf(screening);
  return { region: helpRegion(), language };
}

/**
 * What is added at the end of a free reply's text: a way to help while risk is open, unless they are leaving, and an
 * honest line where the message is in a language that the detector does not read. Our question, or the link to help,
 * stands last.
 */
export function closingOf(
  context: Pick<ReplyContext, "target" | "screening" | "before" | "after" | "frame">,
  text: string,
): Said {
  const previous = historyBefore(context.target)
    .filter(({ role, content }) => role === "assistant" && content !== "")
    .slice(-REPLIES_WITHOUT_REPEATS);
  const { kind } = openRiskOf(context) ?? { kind: null };
  const isUnread =
    context.screening.language === "other" &&
    !previous.some((reply) => wasSaidAlike(unknownLanguageLine, [reply]));
  const { wish, asides } = context.screening;
  const isGoodbye = wish === "goodbye" || surelyHeard(asides) === "aside_goodbye";
  const help =
    kind === null ||
    context.frame.refusesNumbers ||
    (isGoodbye && text !== "") ||
    isHelpThere(context.target, asides)
      ? NOTHING_SAID
      : resourceLine(text, { ...voiceForReply(context), kind, previous });
  const unread = isUnread && text !== "" ? unknownLanguageLine : NOTHING_SAID;
  const closing = joined(help, unread, context.frame.tail);
  const isFirst = text.trim() === "" || closing.text === "";
  return isFirst ? closing : { ...closing, text: `\n\n${closing.text}` };
}

/** Whether they say, or have said in this talk, that help was called or is there: no line tells them to call. */
export function isHelpThere(target: ReplyContext["target"], heard: readonly AsideHeard[]): boolean {
  const told = [...toldBefore(target), { told: toldIn({ heard, choice: target.message.choice }) }];
  return isHelped(doneByNow(told.map((each) => each.told)));
}
