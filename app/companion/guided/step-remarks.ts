import type { ExerciseStep } from "#app/content/exercise.ts";
import type { LineKey } from "../content/schema.ts";
import { countWords, foldedText } from "./wording.ts";

/**
 * What a few words say about how it goes, without being anybody's matter: that there is nothing,
 * that it is less, more or the same, that it was odd, hard or good, that it is done, a doubt that
 * it helps; or a mere nod.
 */
export type Remark =
  "none" | "less" | "more" | "same" | "odd" | "hard" | "good" | "done" | "doubt" | "nod";

/** Longer than this, there is more in it than a remark. */
const MAX_REMARK_WORDS = 12;

const OPENER =
  /^(?:(?:ok(?:ay)?|mm+|hm+|um+|uh|ah|oh|well|yeah|yes|so|and|honestly|actually|i (?:guess|think|suppose)|maybe)[\s,.]+)+(?=\S)/u;
const CLOSER =
  /(?<![\s,.])[\s,.]+(?:now|i (?:guess|think|suppose)|actually|honestly|tho(?:ugh)?|tbh|lol|really|isn't it|right|huh)$/u;
const IT =
  "(?:(?:it|that|this)(?:'?s| is| was| feels?| felt| got| gets)?|i feel|there(?:'?s| is)|feels|got) ";
/** Who says "I feel weird" names a feeling: these say only how the exercise was. */
const THIS = "(?:it|that|this)(?:'?s| is| was| feels?| felt| sounds?| seems?) ";
const DEGREE =
  "(?:(?:a (?:little|tiny|bit|lot|tad)|bit|little|slightly|somewhat|kind of|kinda|sort of|pretty|very|really|so|just|much|still|way|quite|even|already) )*";

const REMARKS: readonly (readonly [Remark, RegExp])[] = [
  [
    "none",
    /^(?:no+|nope|nah+|none|not (?:really|much|at all|a lot)|nothing(?: (?:really|much|there|special|in particular|at all|comes?(?: up| to mind)?))?|(?:there (?:is|are)|there's) (?:none|nothing(?: there)?)|(?:i )?(?:don't|do not|can't|didn't) (?:really )?(?:feel|notice|see|hear|have) (?:anything|nothing|much|any|one)|(?:it|she|he) (?:doesn't|didn't|won't) (?:say|answer|want|do) (?:anything|nothing|much)|no answer|how (?:would|should|do) i know|(?:i'?m )?not sure (?:what|if|that|whether) (?:that|this|it) (?:did|does|changed|worked|helped|helps)(?: anything| something)?|nada)$/u,
  ],
  [
    "less",
    new RegExp(
      `^(?:${IT})?${DEGREE}(?:less(?: (?:tense|intense|bad|strong|heavy|tight|so))?|better|easier|calmer|lighter|softer|weaker|smaller|quieter|lower|eased(?: (?:off|up))?(?: a (?:bit|little))?)(?: (?:than before|a bit|a little))?$`,
      "u",
    ),
  ],
  [
    "more",
    new RegExp(
      `^(?:${IT})?${DEGREE}(?:more(?: (?:tense|intense))?|worse|stronger|louder|heavier|bigger|tighter)(?: (?:than before|a bit|a little))?$`,
      "u",
    ),
  ],
  [
    "same",
    new RegExp(
      `^(?:(?:${IT})?${DEGREE}(?:about |exactly )?(?:the )?same(?: as (?:before|ever)| thing)?|no (?:change|difference)|(?:it )?(?:didn't|hasn't|doesn't) change(?:d)?|(?:it'?s )?not (?:any )?(?:different|better|less)|nothing (?:changed|happened|different|happens))$`,
      "u",
    ),
  ],
  [
    "odd",
    new RegExp(
      `^${THIS}${DEGREE}(?:weird|strange|odd|awkward|funny)$|^(?:it|that|this) (?:was|felt) ${DEGREE}(?:silly|dumb|forced)$`,
      "u",
    ),
  ],
  ["hard", new RegExp(`^${THIS}${DEGREE}(?:hard|difficult|tough|tricky|uncomfortable)$`, "u")],
  [
    "good",
    new RegExp(
      `^${THIS}${DEGREE}(?:good|nice|fine|ok(?:ay)?|alright|interesting|helpful|calming|relaxing)$|^(?:that|it) helped(?: a (?:bit|little|lot))?$`,
      "u",
    ),
  ],
  [
    "done",
    /^(?:(?:i'?m |all )?(?:done|finished)|(?:i )?did (?:it|that|this)|(?:i )?tried(?: it| that)?)$/u,
  ],
  [
    "doubt",
    new RegExp(
      `^${THIS}${DEGREE}(?:a bit )?(?:stupid|silly|dumb|pointless|useless|ridiculous|nonsense|bullshit|bs|made up|fake|forced|cheesy|corny|a waste of (?:my )?time|not (?:really )?(?:helping|working|for me))$|^(?:this|it|that) (?:isn't|won't|doesn't|wouldn't|can't) (?:really |even )?(?:help(?:ing)?|work(?:ing)?)(?: (?:me|for me))?$|^(?:i )?(?:doubt|don't (?:think|believe|see how)|not sure|highly doubt) (?:that |if |how )?(?:this|it|that|any of (?:this|it)) (?:will |would |is going to |can |even |really )*(?:helps?|works?|does anything|do anything|changes? anything)(?: (?:me|for me))?$|^i (?:don't|do not) (?:really )?(?:believe in|buy) (?:this|that|it|any of (?:this|it)|this (?:stuff|kind of (?:thing|stuff)))$|^i'?m (?:a bit |pretty |very )?(?:skeptical|sceptical)$|^(?:i'?m )?(?:still )?not (?:really |quite |so |too )?(?:convinced|sold)$|^i (?:don't|do not) (?:really |think i )*have (?:any )?parts$`,
      "u",
    ),
  ],
  [
    "nod",
    /^(?:ok(?:ay)?|k+|kk|y|yes|yeah|yep|sure|whatever|alright|all right|right|cool|thanks|thank you|meh)$/u,
  ],
];

/**
 * The remark that a message is and nothing else; null where it says anything of its own. Of several
 * ("a bit less, that was weird") a doubt counts, or else the last.
 */
export function readRemark(content: string): Remark | null {
  const text = foldedText(content).replace(/(?<![\s.!?,])[\s.!?,]+$/u, "");
  if (countWords(text) > MAX_REMARK_WORDS) return null;
  const whole = remarkIn(text);
  if (whole !== null) return whole;
  const parts = text
    .split(/(?<![\s])[\s]+(?:[,.;!]+|\b(?:and|but)\b)[\s]*|(?:[,.;!]+|\b(?:and|but)\b)[\s]*/u)
    .filter((part) => part !== "");
  const remarks = parts.map(remarkIn);
  if (remarks.includes(null)) return null;
  return (
    remarks.find((remark) => remark === "doubt") ??
    remarks.findLast((remark) => remark !== "nod") ??
    null
  );
}

function remarkIn(text: string): Remark | null {
  const opened = text.replace(OPENER, "");
  const readings = [text, opened, text.replace(CLOSER, ""), opened.replace(CLOSER, "")];
  return (
    REMARKS.find(([, pattern]) => readings.some((reading) => pattern.test(reading)))?.[0] ?? null
  );
}

const CONTRARY =
  /^(?:(?:no+|nope|nah|not really|it (?:doesn't|didn't|won't))[,.]? (?:it|i|i'm|he|she|they|not|but|that|this|there|there's|just|because|[a-z]+ing)|how (?:would|should|do) i know)\b/u;

/** Whether an answer denies what was taken for granted: then nothing that builds on it is true. */
export function isContrary(content: string): boolean {
  return CONTRARY.test(foldedText(content));
}

const NOBODY =
  /^(?:(?:i )?(?:don't|do not) (?:really )?have (?:anyone|anybody|somebody|someone|any friends)|(?:there(?:'?s| is) |i have )?(?:really )?(?:nobody|no one|noone)|i'?m (?:all |completely )?alone)(?: (?:really|left|there|here|at all|like that|for that|i (?:could|can) (?:call|ask|tell)|to (?:call|ask|tell)))*$/u;
const WHO_COULD = /\bwho (?:could|can|should|fits)\b/iu;

/** Whether a message says that there is nobody, and nothing else: no name to speak of later. */
export function saysNobody(content: string): boolean {
  return NOBODY.test(foldedText(content).replace(/(?<![\s.!])[\s.!]+$/u, ""));
}

/** Whether a step asks for somebody who could help, and there is nobody. */
export function hasNobody({ prompts }: ExerciseStep, content: string): boolean {
  return (
    saysNobody(content) &&
    prompts.some((line) => WHO_COULD.test(typeof line === "string" ? line : line.text))
  );
}

/** What is said to each; a nod needs nothing said. */
export const REMARK_LINES: Readonly<Record<Exclude<Remark, "nod">, LineKey>> = {
  none: "remark_none",
  less: "remark_less",
  more: "remark_more",
  same: "remark_same",
  odd: "remark_odd",
  hard: "remark_hard",
  good: "remark_good",
  done: "remark_done",
  doubt: "remark_doubt",
};

const HOW_IT_WAS =
  /\b(?:how (?:was|is) (?:it|that|this)(?: there| now| this time| today)?\?|how did it go\?|what (?:happens|happened)(?: to it)?\?|what (?:did|do) (?:you notice|you feel|your hands feel)\b|what was (?:that|it|different|hard)\b|what (?:did|does) (?:it|the sensation) do\?|what's (?:there(?: now)?|different)\b|what's (?:it like|left of (?:the|your) feeling)\b|how does it look\b|how much of (?:it works|the feeling)\b|stronger now\b|as loud as before\b|same size\b|does it accept\?)/iu;
/** Who is asked for this many words is asked for a story. */
const WORDS_OF_A_STORY = 3;

/** Whether a step has somebody try something and asks how it was: "a bit less" answers that. */
export function asksHowItWas({ expects, prompts }: ExerciseStep): boolean {
  return (
    expects.kind === "text" &&
    (expects.minWords ?? 1) < WORDS_OF_A_STORY &&
    prompts.every((line) => HOW_IT_WAS.test(typeof line === "string" ? line : line.text))
  );
}

const HOW_MUCH_IS_LEFT = /\b(?:what's left|still there)\b/iu;

/** Whether "nothing" says how much is left of it, and not that nothing was found. */
export function asksWhatIsLeft({ prompts }: ExerciseStep): boolean {
  return prompts.some((line) => HOW_MUCH_IS_LEFT.test(typeof line === "string" ? line : line.text));
}

const MAY_BE_NONE =
  /(?:^|[.,:] )(?:is|are|do|does|did|was|were|can|has|have) (?:there|it|some|something|anything|any|you|the|that|this|what|its)\b[^.]*\?|\bif anything\b|\bor nothing\b|\bhasn't\b|\bif there's\b/iu;

/** Whether "no" or "yes" answers a step's question: "Is there something you're sorry about?" */
export function takesYesOrNo({ prompts }: ExerciseStep): boolean {
  return prompts.some((line) => MAY_BE_NONE.test(typeof line === "string" ? line : line.text));
}
