import { longPattern } from "#app/config/long-pattern.ts";
import { hash } from "node:crypto";
import {
  asksAboutDanger,
  isFromModelAlone,
  MODEL_RULES,
  type Assessment,
  type Kind,
  type TextField,
} from "../assessment.ts";
import { NO_CUES, addCues, combineCues, type Cues } from "./cues.ts";
import { readInField } from "./fields.ts";
import { decide, moreSevere, type Finding } from "./findings.ts";
import { detectLanguage } from "./language.ts";
import { readText, type Reading } from "./judge.ts";
import { settleTies } from "./ties.ts";
import { combineWithModel } from "./combine-with-model.ts";
import { findBleeding } from "./bleeding.ts";
import { beginsWithNo, isBareNo, isDenial } from "./denial.ts";
import { findOthersSigns, readOthersSigns, type OthersSigns } from "./others-signs.ts";
import { findAcross } from "./pieces.ts";
import { findPlace, readPlace, type Place } from "./place.ts";
import {
  findAfterNo,
  findPreparation,
  isFarewell,
  readLeaving,
  readPreparation,
  type Preparation,
} from "./preparation.ts";
import { readStomach } from "./stomach.ts";
import { findTaken, takenAtOnce, takenOfSomebodys } from "./taken.ts";
import { commandOfVoices, hearsVoices } from "./voices.ts";
import { signCalled, signOf } from "../rules/detector-rules.ts";

/** Of an earlier message this much is read, its end: it was judged whole when it came. */
const EARLIER_CHARACTERS = 600;

/** A short answer has at most this many words. */
const SHORT_ANSWER_WORDS = 14;

const ANSWER = signOf("short_answer");
/** "I'm going to bed now, thanks" tells no time of anything. */
const GOODBYE = signCalled("goodbye");

const ENDS_IN_A_TIME = longPattern()`
  (?:^| )(?:
    tonight|tomorrow|today|tomorrow night|this weekend|right now|now|soon|
    on (?:friday|saturday|sunday|monday|tuesday|wednesday|thursday)|
    after (?:work|dinner|school|midnight)|asleep|sleep|leaves|gone|bed|out|esta noche|hoy|manana
  )$`;
/**
 * A time after a word or two ("maybe tonight"), a yes or a thing at hand. In another sentence it may be about
 * anything.
 */
const ANSWERS_WHEN = longPattern()`
  ^(?:yes|yeah|sure|si|claro)(?= |$)|(?:^| )(?:them|it|pills|gun|rope|knife|enough|ready)(?= |$)|
  ^(?:
    (?:
      maybe|i|think|it|is|will|be|by|later|around|sometime|am|before|then|for|when|everyone|they|
      and|do|quizas|sera
    ) ){0,4}(?:
    tonight|tomorrow|today|night|weekend|now|soon|after|on|this|right|asleep|sleep|leaves|gone|
    bed|out|esta|hoy|manana
  )(?= |$)`;

/** A no to our question that says what was done already: "no, I already took them". */
const DONE_ALREADY =
  /\b(?:already|just) (?:took|taken|swallowed) (?:them|it|all|everything|the|my)\b/;
/** Says that they are safe, or that help is coming: no answer that makes anything graver. */
const SAYS_SAFE = longPattern()`
  \b(?:
    (?:am|is|feel|feeling|felt|im) (?:\w+ )?(?:safe|ok|okay|fine|calmer|better|all right|alright)|
    a salvo|estoy bien|calling|called|texting|texted|on the phone|with a friend|hospital|
    therapist|counselor
  )\b`;
/** Says no, whatever else is in it. */
const SAYS_NO =
  /^(?:no|nope|nah|not|never|nunca|jamas|i am not (?:at all |really |actually |feeling )*suicidal)\b/;

function saysGoodbye(sentences: readonly { words: string }[]): boolean {
  const words = sentences.map((sentence) => sentence.words).join(" ");
  return GOODBYE.pattern.matchesIn(words) && GOODBYE.unless?.matchesIn(words) !== true;
}

function isShortAnswer(sentences: readonly { words: string }[]): boolean {
  const words = sentences.map((sentence) => sentence.words).join(" ");
  if (words === "" || words.split(" ").length > SHORT_ANSWER_WORDS) return false;
  // "No, not today" names a time as well, and says that it is not.
  const saysNo = SAYS_NO.test(words) && !/\b(?:but|pero)\b/.test(words);
  if (saysNo && !DONE_ALREADY.test(words)) return false;
  if (SAYS_SAFE.test(words) && !DONE_ALREADY.test(words) && !/\bnot (?:\w+ )?safe\b/.test(words))
    return false;
  if (saysGoodbye(sentences)) return false;
  if (ENDS_IN_A_TIME.test(words) && !ANSWERS_WHEN.test(words)) return false;
  return ANSWER.matchesIn(words);
}

interface Recalled {
  findings: readonly Finding[];
  cues: Cues;
  preparation: Preparation;
  place: Place;
  others: OthersSigns;
}

const MAX_CACHED_READINGS = 1_000;
const RECALLED = new Map<string, Recalled>();

/** What an earlier message held: each is asked for by the five after it. No text is kept for that. */
function recallReading(message: string): Recalled {
  const end = message.slice(-EARLIER_CHARACTERS);
  const key = hash("sha256", end, "base64");
  const known = RECALLED.get(key);
  if (known) return known;
  const { sentences, findings: found, cues: signs } = readText(end);
  const cues = signs.reduce(addCues, NO_CUES);
  const findings = combineWithModel(sentences, found).filter(
    ({ rule }) => !isFromModelAlone({ rules: [rule] }),
  );
  const [oldest] = RECALLED.keys();
  if (RECALLED.size >= MAX_CACHED_READINGS && oldest !== undefined) RECALLED.delete(oldest);
  const recalled = {
    findings,
    cues,
    preparation: readPreparation(sentences),
    place: readPlace(sentences),
    others: readOthersSigns(sentences),
  };
  RECALLED.set(key, recalled);
  return recalled;
}

/** What rules and the linear model find in a text alone. */
export interface FoundInText {
  text: string;
  fresh: Reading;
  findings: readonly Finding[];
  /** Whether it is in a language that the rules read. */
  isReadable: boolean;
}

/** Reads a text by itself. `parts` counts the slices of a longer text that it is one of. */
export function findInText(text: string, parts: number): FoundInText {
  const fresh = readText(text);
  const found = [...fresh.findings, ...combineCues(fresh.cues, NO_CUES, fresh.sentences)];
  const isReadable = detectLanguage(text) !== "other";
  const findings = combineWithModel(fresh.sentences, found, { isReadable, parts });
  return { text, fresh, findings, isReadable };
}

/**
 * Judges what was found in a text (written in `field`), alone and with the earlier messages: the graver decides. Signs
 * of the first `denied` of these are no part of a new one.
 */
export function judgeTogether(
  { text, fresh, findings, isReadable }: FoundInText,
  recent: readonly string[],
  field: TextField,
  denied = 0,
): Assessment {
  const ofBody = readStomach(readPanic(findings, fresh, [...recent, text]), fresh);
  const read = readGoodbyes(ofBody, fresh, recent);
  const settled = settleTies([
    ...read,
    ...bareWord(text),
    ...takenOfSomebodys(text),
    ...takenAtOnce(text),
  ]);
  const alone = decide(readInField(settled, fresh.sentences, field));
  if (field !== "talk" || recent.length === 0 || alone.severity === "critical") return alone;
  const together = [
    ...readGoodbyes(completeCues(fresh, recent, denied), fresh, recent),
    ...commandOfVoices(text, recent, haveHeardVoices(recent)),
    ...findBleeding(text, recent, haveHurtThemselves(recent)),
    ...gettingReady(fresh, recent),
    ...findOthersSigns(
      readOthersSigns(fresh.sentences),
      recent.map((message) => recallReading(message).others),
    ),
    ...placeNamed(fresh, recent),
    ...findTaken(text, recent, isDespairIn(recent)),
    ...(isReadable && !saysGoodbye(fresh.sentences) ? findAcross(text, fresh, recent) : []),
  ];
  return together.length === 0 ? alone : moreSevere(alone, decide(together));
}

/** Chores that together are a farewell; what was denied after some of them is asked no more of those. */
function gettingReady(fresh: Reading, recent: readonly string[]): Finding[] {
  const preparation = readPreparation(fresh.sentences);
  if (preparation.chores.size === 0 && !preparation.hasMeans) return [];
  const preparations = recent.map((message) => recallReading(message).preparation);
  const denied = recent.findLastIndex((said) => isDenial(said) || isBareNo(said)) + 1;
  const found = findPreparation(preparation, preparations.slice(denied));
  return found.length > 0 || denied === 0 ? found : findAfterNo(preparation, preparations);
}

/** A place and a time with no act named, after despair or a no. */
function placeNamed(fresh: Reading, recent: readonly string[]): Finding[] {
  const place = readPlace(fresh.sentences);
  if (!Object.values(place).includes(true)) return [];
  return findPlace(
    place,
    recent.map((message) => recallReading(message).place),
    {
      isDespair: isDespairIn(recent),
      hasSaidNo: recent.some((said) => isDenial(said) || isBareNo(said) || beginsWithNo(said)),
    },
  );
}

/** Goodbyes beside a move, told before them or with them. Nothing is read again where there is none. */
function readGoodbyes(
  findings: readonly Finding[],
  fresh: Reading,
  recent: readonly string[],
): readonly Finding[] {
  const isGoodbye =
    fresh.sentences.some(({ words }) => SAYS_GOODBYE.test(words)) ||
    (findings.length > 0 && readPreparation(fresh.sentences).chores.size > 0);
  if (!findings.some(isFarewell) && !(isGoodbye && findings.length > 0)) return findings;
  const told = recent.map((message) => recallReading(message).preparation);
  return readLeaving(findings, [...told, readPreparation(fresh.sentences)], {
    isDespair: isDespairIn(recent),
    isGoodbye,
  });
}

const SAYS_GOODBYE = longPattern()`
  (?:^| )(?:say|saying|said|says) (?:my |our |a |the )?(?:goodbye|goodbyes|bye|farewell)(?= |$)|
  (?:^| )(?:goodbye|farewell|leaving) (?:drinks|drink|party|dinner|lunch|coffee|do)(?= |$)`;

function haveHurtThemselves(recent: readonly string[]): boolean {
  return recent.some((message) =>
    recallReading(message).findings.some(
      ({ kind, subject }) => kind === "self_harm" && subject === "self",
    ),
  );
}

function haveHeardVoices(recent: readonly string[]): boolean {
  return recent.some((message) => hearsVoices(recallReading(message).findings));
}

const OF_DYING = /_ideation$|^plan_or|^self_harm$/;

/** Whether one of the messages had a sign of despair, or of a wish to die. */
function isDespairIn(recent: readonly string[]): boolean {
  return recent
    .map(recallReading)
    .some(
      ({ findings, cues }) =>
        cues.despair + cues.suicide > 0 ||
        findings.some((found) => !isFarewell(found) && OF_DYING.test(found.kind)),
    );
}

/** Of so many messages before, one may have said what it is that takes the breath. */
const PANIC_WITHIN = 3;
const PANIC =
  /\b(?:panic(?:king|ky|ked)?|(?:anxiety|panic) attacks?|p[aá]nico|ataques? de ansiedad)\b/i;
const OF_PANIC: ReadonlySet<string> = new Set([
  "medical.breathing",
  "medical.heart_brain",
  MODEL_RULES.check_in,
  MODEL_RULES.crisis,
]);
const GRAVE_BODY = signOf("grave_body");

/**
 * The lost breath and the racing heart of somebody who says, or said a moment ago, that it is panic:
 * the reply to that names when to call. With a grave sign of the body beside it, it stays what it is.
 */
function readPanic(
  findings: readonly Finding[],
  { sentences }: Reading,
  said: readonly string[],
): readonly Finding[] {
  const isPanic = said.slice(-PANIC_WITHIN - 1).some((message) => PANIC.test(message));
  if (!isPanic || sentences.some(({ words }) => GRAVE_BODY.matchesIn(words))) return findings;
  return findings.map((finding) =>
    finding.kind === "medical_emergency" && OF_PANIC.has(finding.rule)
      ? { ...finding, rule: MODEL_RULES.watch, tier: "watch", severity: "low" }
      : finding,
  );
}

/** One word that says what they can't say more of. */
const BARE_WORD =
  /^\W*(?:suicide|suicidal|suicidio|suicida|kill myself|killing myself|to die|dying|want to die)\W*$/i;

function bareWord(text: string): Finding[] {
  if (!BARE_WORD.test(text)) return [];
  const rule = "together.bare_word";
  return [
    { rule, kind: "active_ideation", severity: "moderate", tier: "check_in", subject: "self" },
  ];
}

/**
 * What a short answer makes graver. "It started 20 minutes ago" after a pain in the chest, or "yes, now"
 * after a blow, says when that was, and nothing of a plan.
 */
const MADE_GRAVER: ReadonlySet<Kind> = new Set<Kind>([
  "passive_ideation",
  "active_ideation",
  "plan_or_attempt",
  "self_harm",
  "harm_to_others",
]);

/** The signs of the new message with those of the earlier ones, and a short answer to what they said. */
function completeCues(fresh: Reading, recent: readonly string[], denied: number): Finding[] {
  const earlier = recent.map(recallReading);
  // What was plainly denied since is answered no more, and no part of a sign.
  const isSignToo = (earlier[denied - 1]?.findings.length ?? 0) > 0;
  const deniedAt = Math.max(recent.findLastIndex(isDenial), isSignToo ? -1 : denied - 1);
  const cuesSince = earlier
    .slice(deniedAt + 1)
    .reduce((sum, reading) => addCues(sum, reading.cues), NO_CUES);
  const found = combineCues(fresh.cues, cuesSince, fresh.sentences);
  if (!isShortAnswer(fresh.sentences)) return found;
  const noAt = recent.findLastIndex(isBareNo);
  const atRisk = earlier.flatMap(({ findings }, index) =>
    findings.filter(
      ({ tier, kind, subject }) =>
        asksAboutDanger(tier) &&
        MADE_GRAVER.has(kind) &&
        subject === "self" &&
        index > deniedAt &&
        (index > noAt || tier === "crisis"),
    ),
  );
  if (atRisk.length === 0) return found;
  const isViolence = decide(atRisk).kind === "harm_to_others";
  const answer: Finding = {
    rule: "together.answer",
    kind: isViolence ? "harm_to_others" : "plan_or_attempt",
    severity: "high",
    tier: "crisis",
    subject: "self",
  };
  return [...found, answer];
}
