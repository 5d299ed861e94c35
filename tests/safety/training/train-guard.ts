import { writeFileSync } from "node:fs";
import { readFeatures, type Features } from "#app/safety/detector/features.ts";
import { scoreIn, type Table } from "#app/safety/detector/model.ts";
import {
  GUARD_BITS,
  JUDGE_EVERY_WORDS,
  WORDS_JUDGED,
  MIN_WORDS_TO_JUDGE,
} from "#app/safety/guard/model.ts";
import { GUARD_FEATURE_BITS } from "#app/safety/guard/likeness.ts";
import { DANGER_RULES } from "#app/safety/guard/rule.ts";
import { endsSentence, wordsOf } from "#app/safety/guard/words.ts";
import { seededRandom } from "#tests/safety/training/disguise.ts";
import { LEARNED_PARTS, readGuardRows, readWrittenWords } from "#tests/safety/guard-rows.ts";
import { writeManifest } from "#tests/safety/training/manifest.ts";
import {
  learn,
  encodeTable,
  round,
  thresholdFor,
  type Lesson,
} from "#tests/safety/training/learning.ts";

// Trains the guard's linear model on the sentences that may be learned from, and sets its thresholds
// by cross-validation on the good ones among them.

const FOLDS = 8;
/** Shares of good sentences that may be stopped wrongly: usually, and while risk is open. */
const STOPPED = 0.008;
const STOPPED_AT_RISK = 0.06;
const MASK = (1 << GUARD_BITS) - 1;
const WORDS_OF_A_SALAD = 30;

interface GuardLesson extends Lesson {
  /** What is judged while risk is open: whole sentences, alone and with the one before. */
  atRisk: readonly Features[];
  isForbidden: boolean;
  isDanger: boolean;
}

function lessonsOf(sort: "violating" | "harmless"): GuardLesson[] {
  return LEARNED_PARTS.flatMap((part) => readGuardRows(sort, part)).map(({ text, rule }) => ({
    ...lessonOf(text),
    isForbidden: sort === "violating",
    isDanger: [...DANGER_RULES].some((name) => name === rule),
  }));
}

function readGuardFeatures(words: readonly string[]): Features {
  return readFeatures(words, GUARD_FEATURE_BITS);
}

function lessonOf(text: string): GuardLesson {
  return {
    stretches: windowsOf(text, false).map(readGuardFeatures),
    atRisk: windowsOf(text, true).map(readGuardFeatures),
    weight: 1,
    isForbidden: false,
    isDanger: false,
  };
}

/** Words in no order say nothing, whatever they are: one such text for every harmless line. */
function saladsOf(lines: readonly string[]): string[] {
  const random = seededRandom(17);
  const words = [
    ...new Set(
      lines
        .join(" ")
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
    ),
  ];
  return lines.map(() =>
    Array.from({ length: WORDS_OF_A_SALAD }, () => words[Math.floor(random() * words.length)]).join(
      " ",
    ),
  );
}

/** The words that the guard judges together while it reads a text, the whole of it last. */
function windowsOf(text: string, isAtRisk: boolean): string[][] {
  const windows: string[][] = [];
  let before: string[] = [];
  let sentence: string[] = [];
  const judge = (window: readonly string[]) => {
    if (window.length >= MIN_WORDS_TO_JUDGE) windows.push(window.slice(-WORDS_JUDGED));
  };
  const judgeWhole = () => {
    judge(sentence);
    if (before.length > 0) judge([...before, ...sentence]);
  };
  for (const piece of text.split(/\s+/)) {
    const { length } = sentence;
    sentence.push(...wordsOf(piece, () => false));
    const isDue = length % JUDGE_EVERY_WORDS > sentence.length % JUDGE_EVERY_WORDS;
    if (!isAtRisk && isDue) judge([...sentence]);
    if (!endsSentence(piece)) continue;
    judgeWhole();
    before = sentence;
    sentence = [];
  }
  if (sentence.length > 0) judgeWhole();
  return windows;
}

function learnForbidden(lessons: readonly GuardLesson[]): Table {
  return learn(lessons, {
    bits: GUARD_BITS,
    seed: 31,
    isPositive: ({ isForbidden }) => isForbidden,
    weightOf: () => 1,
  });
}

const written = readWrittenWords();
const lessons = [...lessonsOf("violating"), ...lessonsOf("harmless")];
// Easily told: they teach, but the thresholds are set by sentences that look alike.
const easy = [...written.lines, ...saladsOf(written.lines), ...written.talks].map(lessonOf);
const scores = new Map<GuardLesson, { usual: number; atRisk: number }>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const table = learnForbidden([
    ...lessons.filter((_lesson, index) => index % FOLDS !== fold),
    ...easy,
  ]);
  for (const [index, lesson] of lessons.entries()) {
    if (index % FOLDS !== fold) continue;
    const worst = (windows: readonly Features[]) =>
      windows.reduce((most, each) => Math.max(most, scoreIn(table, each, MASK)), -Infinity);
    scores.set(lesson, { usual: worst(lesson.stretches), atRisk: worst(lesson.atRisk) });
  }
}
const worstOf = (lesson: GuardLesson) =>
  scores.get(lesson) ?? { usual: -Infinity, atRisk: -Infinity };
const good = lessons.filter(({ isForbidden }) => !isForbidden).map(worstOf);
const bad = lessons.filter(({ isForbidden }) => isForbidden).map(worstOf);
const from = thresholdFor(
  good.map(({ usual }) => usual),
  STOPPED,
);
const fromAtRisk = thresholdFor(
  good.map(({ atRisk }) => atRisk),
  STOPPED_AT_RISK,
);
const caught = bad.filter(({ usual }) => usual >= from).length;
const caughtAtRisk = bad.filter(({ atRisk }) => atRisk >= fromAtRisk).length;
console.log(`the model alone, cross-validated: ${caught} of ${bad.length} caught`);
console.log(`while risk is open: ${caughtAtRisk} of ${bad.length}`);
const danger = learn(
  lessons.filter(({ isForbidden }) => isForbidden),
  { bits: GUARD_BITS, seed: 32, isPositive: ({ isDanger }) => isDanger, weightOf: () => 1 },
);
const encoded = {
  forbidden: encodeTable(learnForbidden([...lessons, ...easy])),
  danger: encodeTable(danger),
};
writeFileSync(
  "app/safety/guard/weights.json",
  `${JSON.stringify({ ...encoded, from: round(from), fromAtRisk: round(fromAtRisk) })}\n`,
);
writeManifest();
