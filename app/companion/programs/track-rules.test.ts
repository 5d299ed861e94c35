import { describe, expect, test } from "vitest";
import { GOALS, SYMPTOMS } from "#app/catalogue/assessment-options.ts";
import { findTrack, TRACK_IDS } from "#app/catalogue/tracks.ts";
import type { KnownNeeds } from "#app/models/risk/assessments.server.ts";
import { rankByRules } from "./track-rules.ts";

const NOTHING: KnownNeeds = {
  today: null,
  goals: [],
  symptoms: [],
  moodBaseline: null,
  previousTherapy: null,
  primaryGoal: null,
  stressArea: null,
};
const FINE = { moodScore: 7, stressLevel: 3, sleepQuality: 7, energyLevel: 7 };

function bestFor(needs: Partial<KnownNeeds>) {
  const [best] = rankByRules({ ...NOTHING, ...needs });
  return best;
}

describe("the written rules", () => {
  test("rank every track once, the best first, from 0 to 1", () => {
    const ranked = rankByRules({ ...NOTHING, today: { ...FINE, stressLevel: 9 } });
    expect(ranked.map(({ trackId }) => trackId).toSorted()).toEqual([...TRACK_IDS].toSorted());
    const scores = ranked.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    for (const { score, reason } of ranked) {
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThan(1);
      expect(reason).not.toBe("");
    }
  });

  test("with nothing known lead to a chat", () => {
    expect(bestFor({})?.trackId).toBe("just-chat");
  });

  test("lead much stress to Calm Down, and say why", () => {
    const best = bestFor({ today: { ...FINE, stressLevel: 9 } });
    expect(best).toMatchObject({ trackId: "calm-mind" });
    expect(best?.reason).toContain("your stress is high today");
  });

  test("lead an empty day to a chat", () => {
    expect(bestFor({ today: { ...FINE, energyLevel: 2, moodScore: 3 } })?.trackId).toBe(
      "just-chat",
    );
  });

  test.each([
    ["let-go", "letting-go"],
    ["live-with-loss", "process-grief"],
    ["understand-myself", "internal-family-systems"],
    ["feel-calmer", "calm-mind"],
    ["talk", "just-chat"],
  ])("lead the goal %s to %s on an ordinary day", (goal, track) => {
    expect(bestFor({ goals: [goal], today: FINE })?.trackId).toBe(track);
  });

  test("let several hints for one track outweigh one for another", () => {
    const best = bestFor({
      today: FINE,
      goals: ["feel-calmer"],
      symptoms: ["inner-critic", "inner-conflict"],
      previousTherapy: true,
    });
    expect(best).toMatchObject({ trackId: "internal-family-systems" });
    expect(best?.reason).toContain("torn");
  });

  test("never claim to be certain", () => {
    const everything = {
      today: { moodScore: 1, stressLevel: 10, sleepQuality: 1, energyLevel: 1 },
      goals: GOALS.map(({ value }) => value),
      symptoms: SYMPTOMS.map(({ value }) => value),
      primaryGoal: "Reduce anxiety",
    };
    expect(Math.max(...rankByRules({ ...NOTHING, ...everything }).map(({ score }) => score))).toBe(
      0.95,
    );
  });

  test("have something to say to every goal and everything that is hard", () => {
    const before = JSON.stringify(rankByRules(NOTHING));
    const unheard = [
      ...GOALS.map(({ value }) => ({ value, needs: { goals: [value] } })),
      ...SYMPTOMS.map(({ value }) => ({ value, needs: { symptoms: [value] } })),
    ].filter(({ needs }) => JSON.stringify(rankByRules({ ...NOTHING, ...needs })) === before);
    expect(unheard.map(({ value }) => value)).toEqual([]);
  });
});

describe("an id of a track", () => {
  test("from an older client is understood", () => {
    expect(findTrack("calm-down")).toMatchObject({ id: "calm-mind", title: "Calm Down" });
  });

  test.each(["", "constructor", "__proto__", "LETTING-GO", "letting-go "])(
    "that is none (%j) finds nothing",
    (id) => expect(findTrack(id)).toBeNull(),
  );
});
