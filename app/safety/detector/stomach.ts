import { longPattern } from "#app/config/long-pattern.ts";
import { isFromModelAlone } from "../assessment.ts";
import { signCalled, signOf } from "../rules/detector-rules.ts";
import { toQuestion, type Finding } from "./findings.ts";
import { isHint } from "./hints.ts";
import type { Reading } from "./judge.ts";

const STOMACH = signOf("stomach");
const IS_MORE = signOf("stomach_is_more");
const GRAVE_BODY = signCalled("grave_body").pattern;

/** Names what was found in a bad stomach that nothing makes more than one: the reply says when to call a doctor. */
export const STOMACH_RULE = "medical.stomach";

/**
 * Vomiting alone, a child's too, is no sign of self-harm, of a disorder of eating or of a wish to die: where only the
 * model or a hint takes it for one, it is a `watch`. What is found of an emergency stays, and with something
 * swallowed or a word of dying beside it all stays what it is.
 */
export function readStomach(
  findings: readonly Finding[],
  { sentences }: Reading,
): readonly Finding[] {
  if (findings.length === 0 || !sentences.some(({ words }) => STOMACH.matchesIn(words)))
    return findings;
  const isMore = sentences.some(
    ({ words }) => IS_MORE.matchesIn(words) || GRAVE_BODY.matchesIn(words),
  );
  if (isMore) return findings;
  const isWorn = [OF_CHILD, WORN_OUT].every((said) =>
    sentences.some(({ words }) => said.test(words)),
  );
  return findings.map((finding) => {
    if (isGuess(finding) || (isWorn && isGuessOfCrisis(finding)))
      return { ...finding, ...STOMACH_ALONE };
    return isHintOfEmergency(finding) ? toQuestion(finding) : finding;
  });
}

const OF_DYING = /_ideation$|^self_harm$/;
/** What a parent says at the end of their strength. */
const WORN_OUT = longPattern()`
  (?:^| )(?:
    can not (?:do|take|cope|keep|go on|anymore)|cannot (?:do|take|cope|keep|go on)|tired|
    exhausted|worn out|at my wits end|no sleep|not slept|losing it|done|burnt out|drained
  )(?= |$)`;
/** A child is spoken of, by name of child or as she or he who threw up. */
const OF_CHILD = longPattern()`
  (?:^| )(?:
    toddler|baby|infant|kid|kids|child|children|son|daughter|little (?:one|girl|boy)|
    (?:she|he|they) (?:is |has |was |had |just |keeps |been |have )*
    (?:thrown up|threw up|throwing up|vomit\w*|puk\w*|sick)
  )(?= |$)`;

const STOMACH_ALONE = {
  rule: STOMACH_RULE,
  kind: "medical_emergency",
  tier: "watch",
  severity: "low",
} as const;

/** "Can't keep anything down" is a question for a doctor, and no ambulance by itself. */
function isHintOfEmergency({ rule, kind }: Finding): boolean {
  return kind === "medical_emergency" && isHint(rule);
}

/** What only the model takes for an emergency, or for despair, in a parent worn out by it. */
function isGuessOfCrisis({ rule, kind }: Finding): boolean {
  const isGuessed = isFromModelAlone({ rules: [rule] });
  return isGuessed && (kind === "medical_emergency" || OF_DYING.test(kind));
}

function isGuess({ rule, kind, tier }: Finding): boolean {
  // A hint of weariness may have been named an emergency by the model: "can't keep anything down".
  if (tier === "check_in" && isHint(rule) && rule.startsWith("passive.")) return true;
  if (tier !== "check_in" || !OF_DYING.test(kind)) return false;
  return isFromModelAlone({ rules: [rule] }) || (isHint(rule) && kind !== "self_harm");
}
