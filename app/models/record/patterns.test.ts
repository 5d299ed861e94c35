import { describe, expect, test } from "vitest";
import { findCheckInPatterns, findTagPatterns } from "./patterns.ts";

function day(number: number, score: number) {
  return { date: `2026-11-${String(number).padStart(2, "0")}`, highest: score, lowest: score };
}

function month(scores: readonly number[]) {
  return scores.map((score, index) => day(index + 1, score));
}

function withTag(tag: string, days: ReturnType<typeof month>) {
  const light = days.filter(({ highest }) => highest >= 7).length;
  const heavy = days.filter(({ lowest }) => lowest <= 3).length;
  return [{ tag, dates: days.map(({ date }) => date), light, heavy }];
}

describe("a tag is worth a line", () => {
  const light = month([7, 8, 7, 7, 8, 7, 7, 8, 5, 3]);

  test("where most of its days were light, and counts the days without it beside", () => {
    const days = [...light, ...[11, 12, 13].map((number) => day(number, 3)), day(14, 8)];
    expect(findTagPatterns(days, withTag("walk", light))).toEqual([
      { tag: "walk", side: "light", withTag: { days: 8, of: 10 }, without: { days: 1, of: 4 } },
    ]);
  });

  test("where most of its days were heavy", () => {
    const heavy = month([3, 2, 3, 3, 3, 2, 5]);
    expect(findTagPatterns(heavy, withTag("work", heavy))).toMatchObject([
      { tag: "work", side: "heavy", withTag: { days: 6, of: 7 } },
    ]);
  });

  test("and not where it has few days, or every day is like that with it or without", () => {
    expect(findTagPatterns(light, withTag("walk", light.slice(0, 6)))).toEqual([]);
    const always = month(Array.from({ length: 20 }, () => 8));
    expect(findTagPatterns(always, withTag("walk", always.slice(0, 10)))).toEqual([]);
  });
});

describe("check-ins", () => {
  function checkIns(
    moods: readonly number[],
    sleeps: readonly number[],
    stresses: readonly number[],
  ) {
    return moods.map((mood, index) => ({
      date: day(index + 1, 5).date,
      mood,
      sleep: sleeps[index] ?? 5,
      stress: stresses[index] ?? 5,
    }));
  }

  test("count the days on which sleep moved as mood did, and stress the other way", () => {
    const moods = [3, 5, 4, 6, 5, 7, 6, 8, 7];
    const sleeps = [2, 6, 5, 7, 4, 8, 6, 6, 9];
    const stresses = moods.map((mood) => 10 - mood);
    expect(findCheckInPatterns(checkIns(moods, sleeps, stresses))).toEqual([
      { about: "sleep", share: { days: 6, of: 8 } },
      { about: "stress", share: { days: 8, of: 8 } },
    ]);
  });

  test("say nothing where there are few, where nothing moves, or where it is a toss-up", () => {
    const still = [5, 5, 5, 5, 5, 5, 5, 5, 5];
    expect(findCheckInPatterns(checkIns([3, 5, 4], [3, 5, 4], []))).toEqual([]);
    expect(findCheckInPatterns(checkIns(still, still, still))).toEqual([]);
    const moods = [3, 5, 4, 6, 5, 7, 6, 8, 7];
    expect(findCheckInPatterns(checkIns(moods, [3, 5, 6, 8, 7, 6, 7, 6, 5], still))).toEqual([]);
  });
});
