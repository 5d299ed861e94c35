import { describe, expect, test } from "vitest";
import { REGIONS } from "#app/content/help-lines.ts";
import { ASIDES } from "#app/content/safety.ts";
import type { Situation } from "#app/content/safety-script.ts";
import { LANGUAGES } from "#app/safety/assessment.ts";
import { asideIn } from "./asides.ts";
import { toldIn } from "./told.ts";
import { fillWording } from "./wording.ts";

/** Which aside answers; null where none does. */
function asideFor(
  message: string,
  situation: Situation,
  told: readonly string[] = [],
): string | null {
  const before = told.map((text) => ({ told: toldIn(text), tier: "none" }) as const);
  const said = asideIn(message, situation, { told: before })?.says.en;
  return Object.keys(ASIDES).find((id) => ASIDES[id]?.en === said) ?? null;
}

const ALL = Object.entries(ASIDES).flatMap(([id, aside]) =>
  LANGUAGES.flatMap((language) =>
    aside[language].map((line) => ({ id, language, line, isEnding: aside.ending })),
  ),
);

describe("every aside", () => {
  test("asks nothing unless it ends the matter, since a question follows it", () => {
    const asking = ALL.filter(({ line, isEnding }) => {
      const own = line.replace(/[“«][^”»]*[”»]/g, "");
      return !isEnding && own.includes("?");
    });
    expect(asking).toEqual([]);
  });

  test("fills its help lines in every region, as an instruction and not as a noun", () => {
    for (const { line, language } of ALL) {
      expect(line).not.toMatch(/\b(?:to|for|the|al?|para|el) \{(?!child\})/);
      for (const region of REGIONS) {
        expect(fillWording(line, region, language)).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test("has the same number of wordings in each language", () => {
    const uneven = Object.entries(ASIDES).filter(([, { en, es }]) => en.length !== es.length);
    expect(uneven.map(([id]) => id)).toEqual([]);
  });
});

test.each<[message: string, situation: Situation, aside: string | null]>([
  ["my neighbor across the hall i guess", "imminent", "aside_near"],
  ["my brother could take it", "imminent", "aside_could_take"],
  ["im alone till 6", "active", "aside_alone_till"],
  ["gave it to the neighbor", "imminent", "aside_progress"],
  ["its loaded", "imminent", "aside_at_hand"],
  ["its loaded", "other_imminent", "aside_at_hand_theirs"],
  ["sunday", "active", "aside_day"],
  ["i have work on sunday", "active", null],
  ["pulse is 44", "medical", "aside_body"],
  ["her pulse is 44", "medical_other", "aside_body_theirs"],
  ["is 12 too many", "overdose", "aside_too_many"],
  ["is 12 too many", "active", "aside_too_many_thoughts"],
  ["it wont stop", "self_harm_now", "aside_wound_goes_on"],
  ["he put his hands on my neck", "abuse", "aside_neck"],
  ["i wet myself", "abuse", "aside_neck_after"],
  ["what number do i call in Ireland", "active", "aside_which_number"],
  ["I don't have a phone, just an iPad", "self_harm", "aside_no_phone"],
  ["i dont wanna die", "active", "aside_wants_life"],
  ["i dont wanna die", "overdose", "aside_wants_life_body"],
  ["i don't want the police", "abuse_imminent", "aside_police_abuse"],
  ["am i crazy", "unwanted_baby", "aside_what_parent"],
  ["am i crazy", "psychosis", "aside_crazy_voices"],
  ["am i crazy", "abuse_other", "aside_crazy_theirs"],
  ["im so tired", "active", "aside_tired"],
  ["im so tired", "other_worry", "aside_tired_helper"],
  ["im so tired", "abuse_other", "aside_tired_helper"],
  ["i love him", "abuse", "aside_love_abuse"],
  ["i love him", "unwanted_baby", "aside_would_never"],
  ["what do i tell my sister", "abuse", "aside_tell_family"],
  ["what do i tell my sister", "abuse_other", "aside_tell_theirs"],
  ["i called 911 they are sending someone", "imminent", "aside_help_comes"],
  ["i called 911 they are sending someone", "other_imminent", "aside_help_going"],
  ["i called 911 they are sending someone", "medical_other", "aside_help_beside"],
  ["i just want to talk", "passive", "aside_talk"],
  ["i just want to talk", "imminent", "aside_talk_now"],
  ["i just want to talk", "abuse_imminent", "aside_talk_unsafe"],
  ["i just want to talk", "self_harm_now", "aside_talk_now"],
])("“%s” in the middle of %s is answered by %s", (message, situation, aside) => {
  expect(asideFor(message, situation)).toBe(aside);
});

test("whoever takes the blame for hands on their neck hears of the neck, and nobody else does", () => {
  const blame = "i shouldnt have talked back";
  expect(asideFor(blame, "abuse", ["she held me by the throat"])).toBe("aside_blame_neck");
  expect(asideFor(blame, "abuse", ["she threw a plate at me"])).toBe("aside_blame_mine");
});

describe("said back by somebody who is hurt by another", () => {
  test.each<[message: string, aside: string]>([
    ["it was partly my fault, i was rude", "blame_mine"],
    ["she goes through my texts so ill be quick", "phone_read"],
    ["he gets off work at 5", "back_soon"],
    ["she's home now", "is_here"],
    ["he is pounding on the door", "is_here"],
    ["im hiding in the closet", "locked_in"],
    ["he said hed kill my cat if i told", "threatened_quiet"],
    ["my grandma wouldnt believe me", "not_believed"],
    ["está golpeando la puerta", "is_here"],
    ["me encerré en el baño", "locked_in"],
  ])("“%s” is heard, and a minor is never sent to the hotline for adults", (message, of) => {
    const ofAdults = asideIn(message, "abuse");
    const ofMinors = asideIn(message, "young_abuse");
    for (const aside of [ofAdults, ofMinors]) expect(aside?.isDespiteSigns, of).toBe(true);
    for (const line of ofMinors?.says.en ?? []) expect(line).not.toMatch(/\{abuse\}/i);
    const isNow = of === "is_here" || of === "locked_in";
    const lines = [...(ofAdults?.says.en ?? []), ...(ofMinors?.says.es ?? [])];
    expect(lines.every((line) => line.startsWith("{Emergency}"))).toBe(isNow);
  });

  test.each(["he's home by 7", "he never comes back", "she's at work", "i locked the car"])(
    "“%s” is no alarm that somebody is at the door",
    (message) => {
      const said = asideIn(message, "young_abuse")?.says.en ?? [];
      expect(said.every((line) => line.startsWith("{Emergency}")) && said.length > 0).toBe(false);
    },
  );
});

describe("said back by somebody who took something", () => {
  test.each<[message: string, aside: string]>([
    ["ill just lie down for a while", "sleep_it_off"],
    ["i puked most of it", "threw_up"],
    ["i didnt do it to kill myself", "not_to_die"],
    ["i hate hospitals", "er_body"],
    ["my sister is in the kitchen", "here_body"],
    ["my mom is on the phone with 911", "help_body"],
    ["mejor me voy a dormir", "sleep_it_off"],
    ["no quería matarme", "not_to_die"],
    ["mi hermano está en casa", "here_body"],
  ])("“%s” is heard as %s", (message, aside) => {
    expect(asideFor(message, "overdose")).toBe(`aside_${aside}`);
  });

  test("nobody is told that it has passed, or to wait and sleep", () => {
    const said = Object.entries(ASIDES).filter(([id]) =>
      /sleep_it_off|threw_up|not_to_die|er_body/.test(id),
    );
    for (const [, { en, es }] of said) {
      for (const line of [...en, ...es]) expect(line).toMatch(/\{(?:Emergency|Poison|emergency)\}/);
    }
  });
});

test.each<[message: string, situation: Situation, aside: string]>([
  ["wont talking about it give her ideas", "other_worry", "plants_idea"],
  ["what should i say to the dispatcher", "other_imminent", "words_for_call"],
  ["hell never speak to me again", "other_imminent", "wrong_theirs"],
  ["she sent me her passwords", "other_worry", "goodbye_theirs"],
  ["im in another state", "other_imminent", "far_away"],
  ["they're heading over there", "other_imminent", "help_going"],
  ["qué le digo al operador", "other_imminent", "words_for_call"],
  ["what sort of dad has thoughts like that", "unwanted_child", "what_parent"],
  ["theyll take my kids away", "unwanted_baby", "taken_away"],
  ["i've been awake for 3 nights", "unwanted_baby", "no_sleep_parent"],
  ["my wife goes back to work on tuesday", "unwanted_baby", "alone_with_child"],
  ["my mind is made up", "imminent", "decided"],
  ["i hate calling people", "active", "no_talking"],
  ["me da vergüenza llamar", "active", "no_talking"],
  ["i put it back in the drawer", "imminent", "put_back"],
  ["i wrote everyone letters", "imminent", "goodbye_letters"],
])("“%s”, said back in the middle of %s, is answered by %s", (message, situation, aside) => {
  expect(asideFor(message, situation)).toBe(`aside_${aside}`);
});
