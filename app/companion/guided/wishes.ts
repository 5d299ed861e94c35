import { foldedText } from "./wording.ts";

const CONTINUES =
  /^(?:please |can we |let'?s |i(?:'d like| want) to )*(?:continue|resume|go on|carry on|pick it up|finish|continuar|sigamos|seguimos)(?: (?:with )?(?:it|the exercise|that|again|where we were))*[.!?]*$/iu;

/** Whether somebody asks to go on with what was left. */
export function asksToContinue(content: string): boolean {
  return CONTINUES.test(content.trim());
}

const NO_EXERCISES =
  /\b(?:no|not|don't|stop|without|enough|another|hate)\b[^.?!]{0,25}\bexercises?\b(?!\?)/u;

/** Whether somebody wants none of them. */
export function refusesExercises(content: string): boolean {
  return NO_EXERCISES.test(foldedText(content));
}
