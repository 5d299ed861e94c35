import { writeFileSync } from "node:fs";
import { readFeatures, type Features } from "#app/safety/detector/features.ts";
import { scoreIn, type Table } from "#app/safety/detector/model.ts";
import { MARKER_BITS, wordsToMark } from "#app/safety/guard/marker.ts";
import { SentenceReader } from "#app/safety/guard/sentences.ts";
import { LEARNED_PARTS, readGuardRows, readWrittenWords } from "#tests/safety/guard-rows.ts";
import { writeManifest } from "#tests/safety/training/manifest.ts";
import {
  learn,
  encodeTable,
  round,
  thresholdFor,
  type Lesson,
} from "#tests/safety/training/learning.ts";

// Trains the marker of the guard on the sentences that may be learned from, and sets its bar by
// cross-validation on the good ones among them.

const FOLDS = 8;
/** The share of good texts that may be marked: each costs a question to a model, and no more. */
const MARKED = 0.06;
const MASK = (1 << MARKER_BITS) - 1;

interface GuardLesson extends Lesson {
  isForbidden: boolean;
}

function lessonOf(text: string, isForbidden: boolean): GuardLesson {
  const reader = new SentenceReader();
  const stretches = [...reader.push(text), ...reader.end()]
    .map((sentence) => wordsToMark(sentence.text))
    .filter((words) => words !== null)
    .map((words) => readFeatures(words, MARKER_BITS + 1));
  return { stretches, weight: 1, isForbidden };
}

function learnForbidden(lessons: readonly GuardLesson[]): Table {
  return learn(lessons, {
    bits: MARKER_BITS,
    seed: 31,
    isPositive: ({ isForbidden }) => isForbidden,
    weightOf: () => 1,
  });
}

const written = readWrittenWords();
const lessons = (["violating", "harmless"] as const).flatMap((sort) =>
  LEARNED_PARTS.flatMap((part) => readGuardRows(sort, part)).map(({ text }) =>
    lessonOf(text, sort === "violating"),
  ),
);
const easy = [...written.lines, ...written.talks].map((text) => lessonOf(text, false));
const worst = new Map<GuardLesson, number>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const isOfFold = (index: number) => index % FOLDS === fold;
  const table = learnForbidden([...lessons.filter((_, index) => !isOfFold(index)), ...easy]);
  const scoreOf = (features: Features) => scoreIn(table, features, MASK);
  for (const [index, lesson] of lessons.entries()) {
    if (isOfFold(index)) worst.set(lesson, Math.max(-Infinity, ...lesson.stretches.map(scoreOf)));
  }
}
const scores = (isForbidden: boolean) =>
  lessons
    .filter((lesson) => lesson.isForbidden === isForbidden)
    .map((lesson) => worst.get(lesson) ?? -Infinity);
const from = thresholdFor(scores(false), MARKED);
const bad = scores(true);
const marked = bad.filter((score) => score >= from).length;
console.log(`cross-validated: ${marked} of ${bad.length} that must not be said are marked`);
const forbidden = encodeTable(learnForbidden([...lessons, ...easy]));
writeFileSync(
  "app/safety/guard/weights.json",
  `${JSON.stringify({ forbidden, from: round(from) })}\n`,
);
writeManifest();
