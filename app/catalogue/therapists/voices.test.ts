import { expect, test } from "vitest";
import { THERAPISTS } from "../therapists.ts";
import { voiceOfTherapist, type TherapistVoice } from "./voices.ts";

const voices = THERAPISTS.map(({ id }) => voiceOfTherapist(id));
const linesOf = ({ asks, reflects, challenges, closes }: TherapistVoice) => ({
  asks,
  reflects,
  challenges,
  closes,
});

test("each companion asks, reflects, challenges and closes in several ways", () => {
  for (const voice of voices) {
    for (const [manner, lines] of Object.entries(linesOf(voice))) {
      expect(lines.length, `${voice.id} ${manner}`).toBeGreaterThanOrEqual(3);
    }
    expect(voice.persona).toContain("You are");
  }
});

test("no two companions share a line", () => {
  const all = voices.flatMap((voice) => Object.values(linesOf(voice)).flat());
  expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
});

test("a question asks one thing, and a goodbye asks nothing", () => {
  for (const { asks, closes } of voices) {
    for (const line of asks) {
      expect(line.match(/\?/g), line).toHaveLength(1);
    }
    for (const line of closes) expect(line).not.toMatch(/\?|see you|come back|next time|miss/i);
  }
});

test("nobody shouts, flatters, promises, or speaks of a journey", () => {
  for (const voice of voices) {
    for (const line of Object.values(linesOf(voice)).flat()) {
      expect(line).not.toMatch(
        /!|\b(?:journey|proud of you|amazing|hold space|promise|always here)\b/i,
      );
    }
  }
});
