import { describe, expect, test } from "vitest";

import {
  answerGuided,
  type GuidedState,
  type HistoryEntry,
  openingLine,
} from "#app/companion/guided.server.ts";
import * as lines from "#app/companion/guided/general-lines.ts";
import { isPainful } from "#app/companion/guided/pain.ts";

/** What must not answer somebody who has just said that something hurts. */
const FILLERS: readonly string[] = [
  ...lines.lightLines,
  ...lines.askLight,
  ...lines.hearAnything,
  ...lines.afterOne,
  ...lines.afterOkay,
  "I see.",
  "All right, that too.",
  "That makes it clearer.",
];

/** Written as people write, by themselves and not along the patterns. */
const PAINFUL: readonly string[] = [
  "my week was long and I slept badly",
  "everyone at the party ignored me",
  "I'm so tired",
  "tired",
  "my boss humiliated me in front of everyone",
  "I feel guilty for being happy after my mom passed",
  "I'm jealous of my sister",
  "I think I'm a bad parent",
  "I can't stop crying",
  "nobody saved me a seat",
  "my hands hurt so much I couldn't button his shirt",
  "he read my diary out loud to his friends",
  "I burned the dinner and he didn't speak for two days",
  "they gave my desk to somebody else while I was on leave",
  "I waited two hours at the station and nobody came",
  "she said I was too much and hung up",
  "the doctor didn't even look up from the screen",
  "I lost my wedding ring today",
  "my son called his stepmum mum",
  "they called my name wrong at my own graduation",
  "forty years of marriage and he forgot our anniversary",
  "I ate lunch in my car again so nobody would see me alone",
  "my father only asks about my brother",
  "I sold her piano",
  "the school called about my boy again",
  "I have to put on a smile all day and then I fall apart at home",
  "nothing I cook is ever right for her",
  "she laughed when I said I wanted to be a singer",
  "I found out from facebook that he married",
  "my knees won't let me garden any more",
  "I can't remember his voice",
  "I am scared of the phone",
  "we lost the game because of me and nobody said a word on the bus",
  "he never once said thank you",
  "I hid in the bathroom at my own party",
  "my english is bad and they make jokes",
  "mum sold the house I grew up in and didn't tell me",
  "another year and still no child",
  "I wet myself at work since the birth and I'm mortified",
  "the chair where he sat is still warm in my head",
  "they stopped asking me to babysit",
  "I get up, I work, I sleep, nothing else",
  "I'm failing at everything",
  "sad",
  "lonely",
  "i fel so alon",
  "nobdy cares",
  "worst day of my life",
];

function answerFirst(content: string, seed: string): string {
  const { state } = openingLine({ firstName: null, reason: "no_model" });
  return answerGuided({
    message: { id: `${seed}-${content}`, content },
    history: [],
    state,
    reason: "no_model",
    firstName: null,
  }).text;
}

describe("something painful", () => {
  test.each(PAINFUL)("%j is met, with one question and nothing to fill the space", (content) => {
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const text = answerFirst(content, seed);
      for (const filler of FILLERS) {
        expect(text).not.toContain(filler);
      }
      expect(text.match(/\?/gu)?.length, text).toBe(1);
      expect(text.split(/\s+/u).length, text).toBeGreaterThanOrEqual(8);
    }
  });

  test.each([
    ["my week was long and I slept badly", /week/iu, /sleep|night/iu],
    ["I'm worried about money and my back hurts", /money/iu, /pain|back/iu],
    ["my dad has cancer and I'm so tired", /illness|your dad/iu, /tired/iu],
    ["work is awful and I feel guilty all the time", /work/iu, /guilt/iu],
  ])("%j: both things are named", (content, first, second) => {
    for (const seed of ["a", "b", "c"]) {
      const text = answerFirst(content, seed);
      expect(text).toMatch(first);
      expect(text).toMatch(second);
    }
  });

  test("guilt within grief is answered as both", () => {
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const text = answerFirst("I feel guilty for being happy after my mom passed", seed);
      expect(text).toMatch(/guilt/iu);
      expect(text).toMatch(/your mom|loss|miss|mourn|leaving somebody behind/iu);
    }
  });

  test("what is light stays light", () => {
    for (const content of ["we had pasta tonight", "it is raining here", "I can't wait for june"]) {
      expect(isPainful(content)).toBe(false);
    }
  });
});

describe("a talk", () => {
  const talks: readonly (readonly string[])[] = [
    ["I'm jealous of my sister", "she just bought a house", "my parents never say that about me"],
    ["I can't stop crying", "no idea why", "since this morning", "I haven't slept either"],
    ["my dog died", "he was 14", "he slept on my feet every night"],
    ["tired", "work", "no", "just everything", "tired", "tired"],
    ["I feel numb", "since the funeral", "my grandmother", "everyone else is crying"],
    ["everyone at the party ignored me", "I stood by the snacks", "like an idiot", "for two hours"],
  ];

  test.each(talks)("that begins with %j says no sentence twice", (...messages) => {
    const history: HistoryEntry[] = [];
    let state: GuidedState | null = openingLine({ firstName: null, reason: "no_model" }).state;
    const said: string[] = [];
    for (const [index, content] of messages.entries()) {
      const message = { id: `talk-${index}`, content };
      const turn = answerGuided({ message, history, state, reason: "no_model", firstName: null });
      state = turn.state;
      history.push(
        { id: message.id, role: "user", content },
        { id: `${message.id}-r`, role: "assistant", content: turn.text },
      );
      said.push(...(turn.text.match(/[^.?]+[.?]/gu) ?? []).map((sentence) => sentence.trim()));
    }
    expect(said.filter((sentence, index) => said.indexOf(sentence) !== index)).toEqual([]);
  });
});
