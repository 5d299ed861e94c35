import { describe, expect, test } from "vitest";
import * as generalLines from "./general-lines.ts";
import { heartMoves } from "./moves-heart.ts";
import { lifeMoves } from "./moves-life.ts";
import { entryAgain, entryNotices, openings } from "./notices.ts";
import { subjects } from "./subjects/index.ts";
import { smallTalks } from "./small-talk-lines.ts";
import { themeLines } from "./theme-lines.ts";

const MOST_WORDS = 90;

const themes = Object.entries(themeLines);
const moves = [...heartMoves, ...lifeMoves];

function questionMarks(line: string): number {
  return line.match(/\?/gu)?.length ?? 0;
}

function everyLine(): string[] {
  const general = Object.values(generalLines).flatMap((value) =>
    Array.isArray(value) ? value.flat().filter((line) => typeof line === "string") : [],
  );
  return [
    ...general,
    ...generalLines.emojiFeelings.flatMap(({ lines }) => lines),
    ...themes.flatMap(([, lines]) => [
      ...lines.hear,
      ...(lines.hearPerson ?? []),
      ...lines.ask.flat(),
    ]),
    ...moves.flatMap((move) => [...move.hear, ...move.ask]),
    ...subjects.flatMap(({ hear, hearPerson = [], ask }) => [...hear, ...hearPerson, ...ask]),
    ...smallTalks.flatMap((talk) => talk.lines),
    ...Object.values(entryNotices).flat(),
    ...Object.values(openings).flat(),
    ...entryAgain,
  ];
}

describe("what the companion can say", () => {
  test.each(themes)(
    "about %s it has four ways of hearing and three questions for each stage, or more",
    (_, lines) => {
      expect(lines.hear.length).toBeGreaterThanOrEqual(4);
      for (const stage of lines.ask) {
        expect(stage.length).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test.each(subjects.map((subject) => [subject.id, subject] as const))(
    "about %s there is a second way of saying it, and three questions",
    (_, { hear, hearPerson = [], ask }) => {
      expect(hear.length + hearPerson.length).toBeGreaterThanOrEqual(2);
      expect(ask.length).toBeGreaterThanOrEqual(3);
    },
  );

  test("it asks one thing at a time, and hears without asking", () => {
    const asked = [
      ...themes.flatMap(([, lines]) => lines.ask.flat()),
      ...moves.flatMap((move) => move.ask),
      ...subjects.flatMap(({ ask }) => ask),
    ];
    const heard = [
      ...themes.flatMap(([, lines]) => lines.hear),
      ...moves.flatMap((move) => move.hear),
      ...subjects.flatMap(({ hear, hearPerson = [] }) => [...hear, ...hearPerson]),
    ];
    expect(asked.filter((line) => questionMarks(line) !== 1)).toEqual([]);
    expect(heard.filter((line) => questionMarks(line) !== 0)).toEqual([]);
  });

  test("it is brief, raises no voice, and claims no feelings, cures or promises", () => {
    const lines = everyLine();
    expect(lines.length).toBeGreaterThan(500);
    for (const line of lines) {
      expect(line.split(/\s+/u).length, line).toBeLessThanOrEqual(MOST_WORDS);
      expect(line).not.toMatch(/!/u);
      expect(line).not.toMatch(
        /\b(?:I promise|I feel|I love|I'm so sorry|I am proud|cures?|will heal|clinically|guarantee|others have it worse|committed suicide)\b/iu,
      );
    }
  });

  test("a farewell asks nothing", () => {
    for (const talk of smallTalks.filter(({ isFarewell }) => isFarewell === true)) {
      expect(talk.lines.filter((line) => questionMarks(line) > 0)).toEqual([]);
    }
  });

  test("no line stands in two places of one set", () => {
    for (const [name, lines] of themes) {
      const all = [...lines.hear, ...lines.ask.flat()];
      expect(new Set(all).size, name).toBe(all.length);
    }
  });
});
