import { environment } from "#app/config/environment.server.ts";
import type { RiskState } from "#app/models/risk.server.ts";
import type { Language } from "#app/safety/assessment.ts";
import { resourceLine, reviewedText, type GuardedText } from "#app/safety/guard.server.ts";
import { unknownLanguageLine } from "#app/safety/written-answers.server.ts";
import type { HistoryEntry } from "../guided.server.ts";
import type { LedStep } from "../exercises/led-exercise.server.ts";
import type { Asked } from "./reply-risk.server.ts";
import { languageOf } from "../risk/written-reply.server.ts";

/** How many of the last replies are known, so that no line stands twice running. */
const REMEMBERED_REPLIES = 4;

/** The written words of an exercise's step, under whatever was said before them. */
export function closingOfStep(
  { words }: LedStep,
  closing: (text: string) => GuardedText,
): (text: string) => GuardedText {
  return (text) => {
    const said = text.trim() === "" ? words : `\n\n${words}`;
    return reviewedText(said + closing(text + said));
  };
}

/** The risk that was open when a message came; null where none was. */
export function openRiskOf({ before, frame }: Pick<Asked, "before" | "frame">): RiskState | null {
  return before?.status === "open" && !frame.isClosing ? before : null;
}

/** Where help is looked up and in which language lines are added. */
export function voiceOf({ screening }: Pick<Asked, "screening">) {
  const language: Language = languageOf(screening);
  return { region: environment().crisisRegion, language };
}

/**
 * What is added at the end of a free reply: a way to help while risk is open, and an honest line where
 * the message is in a language that the detector does not read. Our question, or the link to help,
 * stands last.
 */
export function closingOf(
  asked: Pick<Asked, "screening" | "before" | "frame">,
  history: readonly Pick<HistoryEntry, "role" | "content">[],
): (text: string) => GuardedText {
  const previousTexts = history
    .filter(({ role, content }) => role === "assistant" && content !== "")
    .slice(-REMEMBERED_REPLIES)
    .map(({ content }) => content);
  const { kind } = openRiskOf(asked) ?? { kind: null };
  const isUnread =
    asked.screening.language === "other" &&
    !previousTexts.some((text) => text.includes(unknownLanguageLine));
  return (text) => {
    const help =
      kind === null ? "" : resourceLine(text, { ...voiceOf(asked), kind, previousTexts });
    const unread = isUnread && text !== "" ? `\n\n${unknownLanguageLine}` : "";
    // Read when the reply ends: the second opinion may have taken the question back.
    const { tail } = asked.frame;
    const isFirst = text.trim() === "" && help === "";
    return reviewedText(help + unread + (tail === "" || isFirst ? tail : `\n\n${tail}`));
  };
}
