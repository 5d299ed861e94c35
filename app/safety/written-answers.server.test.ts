import { describe, expect, test } from "vitest";
import { REPLIES } from "#app/content/safety.ts";
import { REGIONS, helpLinesFor } from "#app/content/help-lines.ts";
import { LANGUAGES } from "./assessment.ts";
import { readWords } from "./cues/read-words.ts";
import { panelFor } from "./panels.server.ts";
import { isCheckBack } from "./scripts/moments.ts";
import { toldIn, type Told } from "./scripts/told.ts";
import { sentencesOf } from "./scripts/fill-line.ts";
import {
  checkBack,
  followUp,
  notMeantQuestion,
  saferNowQuestion,
  writtenAnswer,
} from "./written-answers.server.ts";
import type { WrittenAnswer, WrittenAnswerInput } from "./written-answers.server.ts";

const ACTIVE: WrittenAnswerInput = {
  tier: "crisis",
  kind: "active_ideation",
  severity: "moderate",
  subject: "self",
  language: "en",
  region: "US",
  turn: 0,
  previous: [],
};

/** A conversation: each message is answered knowing the answers before it. */
function talk(
  first: Partial<WrittenAnswerInput>,
  messages: readonly (string | Partial<WrittenAnswerInput>)[],
): string[] {
  const answers: WrittenAnswer[] = [];
  const told: Told[] = [];
  for (const each of messages) {
    const said = typeof each === "string" ? { words: readWords(each) } : each;
    const later = answers.length === 0 ? {} : { tier: "none" as const };
    const input = { ...ACTIVE, ...first, ...later, ...said };
    const sofar = { turn: answers.length, previous: [...answers], told: [...told] };
    answers.push(writtenAnswer({ ...input, ...sofar }));
    told.push({ told: toldIn(input), tier: input.tier });
  }
  return answers.map(({ text }) => text);
}

describe("a first answer about suicide", () => {
  test("acknowledges, asks directly, names two ways to reach someone, a person and a professional", () => {
    const [text = ""] = talk({ kind: "passive_ideation" }, ["I wish I wouldn't wake up"]);
    expect(text).toMatch(/killing yourself|ending your life|suicide/);
    expect(text).toContain("call or text 988");
    expect(text).toContain("HOME to 741741");
    expect(text).toMatch(/trust/);
    expect(text).toMatch(/doctor|therapist|professional/);
  });

  test("offers answers that can be posted as they stand", () => {
    const { quickAnswers } = writtenAnswer({ ...ACTIVE, kind: "passive_ideation" });
    expect(quickAnswers.map((answer) => answer.label)).toEqual([
      "Yes, I'm thinking about it",
      "No, not right now",
      "I'd rather not say",
    ]);
    expect(quickAnswers.every((answer) => answer.message === answer.label)).toBe(true);
  });

  test("tells Spanish readers to press 2 or to text AYUDA", () => {
    const text = writtenAnswer({ ...ACTIVE, language: "es" }).text;
    expect(text).toMatch(/988 y pulsa 2, o envía AYUDA al 988/);
  });

  test("names the lines of the region that it is given", () => {
    const text = writtenAnswer({ ...ACTIVE, region: "GB" }).text;
    expect(text).toContain("Samaritans on 116 123");
    expect(text).not.toContain("988");
  });
});

describe("the turns after it", () => {
  test("go one question at a time from thoughts to a plan, to what is near, to company", () => {
    const texts = talk({ kind: "passive_ideation" }, [
      "I don't want to be here",
      "Yes, I'm thinking about it",
      "No, not today",
    ]);
    expect(texts[1]).toMatch(/today/);
    expect(texts[2]).toMatch(/with you|same room|sit with/);
  });

  test("a yes to today brings the call first", () => {
    const texts = talk({}, ["I want to die", "yes, tonight"]);
    expect(sentencesOf(texts[1] ?? "")[0]).toMatch(/988|911/);
  });

  test("a yes is thanked for, and a no leaves the door open", () => {
    const yes = talk({ kind: "passive_ideation" }, ["...", "yes"])[1] ?? "";
    const no = talk({ kind: "passive_ideation" }, ["...", "no"])[1] ?? "";
    expect(yes).toMatch(/thank you|said yes|dare/i);
    expect(no).toMatch(/changes|turns|shift|edge/);
  });

  test("a plea is never read as agreement that one is safe", () => {
    const texts = talk({ kind: "abuse_or_violence" }, ["he hit me", "please help"]);
    expect(texts[1]).not.toMatch(/Good\.|That helps|Good to read|Well done/);
  });

  test("a yes that tells of means is no yes to whoever could come", () => {
    const heard = [
      { id: "told_means", score: 0.32 },
      { id: "none", score: 0.3 },
      { id: "told_means_here", score: 0.29 },
    ];
    const imminent = { kind: "plan_or_attempt", severity: "critical" } as const;
    const praise = new RegExp(REPLIES.protectionYes.en.join("|"));
    const near = { words: readWords("yes the pills are next to me"), heard };
    const opening = "I am going to kill myself tonight";
    expect(talk(imminent, [opening, near])[1]).not.toMatch(praise);
    const friend = { words: readWords("yes my roommate is here"), heard: [] };
    expect(talk(imminent, [opening, friend])[1]).toMatch(praise);
  });

  test("a joke in the same visit does not put an imminent danger aside", () => {
    const texts = talk({ kind: "plan_or_attempt", severity: "critical" }, ["tonight", "jk lol"]);
    expect(sentencesOf(texts[1] ?? "")[0]).toMatch(/988|911/);
  });

  test("after an everyday message the next question comes, and help is named", () => {
    const texts = talk({}, ["I want to die", "anyway my cat had kittens", "four of them"]);
    expect(texts[1]).toMatch(/\?$/);
    expect(texts[2]).toContain("988");
  });

  test("each question is asked once, and then somebody else may go on", () => {
    const answers: WrittenAnswer[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const answer = writtenAnswer({
        ...ACTIVE,
        tier: turn === 0 ? "crisis" : "none",
        turn,
        previous: [...answers],
        words: readWords("I made some tea"),
      });
      if (answer.isThrough) break;
      expect(answers.map(({ question }) => question)).not.toContain(answer.question);
      answers.push(answer);
    }
    expect(answers.length).toBeGreaterThan(3);
    expect(answers.length).toBeLessThan(9);
  });

  test("someone who agrees to a plan is led through its lines one by one", () => {
    const texts = talk({ kind: "passive_ideation" }, [
      "I don't want to be here",
      "no",
      "I could ask someone",
      "not right now",
      "ok let's",
      "when I can't sleep",
    ]);
    expect(texts[3]).toMatch(/plan|lines/);
    expect(texts[4]).toMatch(/what tells you|how do you notice|what usually happens/);
    expect(texts[5]).toMatch(/on your own|by yourself|pulls you out/);
  });

  test("a no to one question is not taken for good news about another", () => {
    const texts = talk({ kind: "passive_ideation" }, ["...", "no", "No, I'm alone"]);
    expect(texts[2]).not.toMatch(/good to know|at your word|changes, even|edge/);
  });

  test("someone who doesn't want a plan is not pressed", () => {
    const messages = ["...", "no", "yes", "no", "no, not now", "I made some tea"];
    const texts = talk({ kind: "passive_ideation" }, messages);
    expect(texts.at(-1)).not.toMatch(/what tells you|how do you notice|what usually happens/);
  });
});

describe("other dangers", () => {
  test("poisoning starts with Poison Control and names 911 for a collapse", () => {
    const text = writtenAnswer({
      ...ACTIVE,
      kind: "medical_emergency",
      subject: "dependent",
      severity: "critical",
      words: readWords("my daughter swallowed bleach what do I do"),
    }).text;
    expect(text).toMatch(/^Call Poison Control at 1-800-222-1222/);
    expect(text.split("\n")[0]).toContain("911");
  });

  test("somebody who has called is not told to call again", () => {
    const texts = talk({ kind: "medical_emergency", severity: "critical" }, [
      "my chest is crushing",
      "yes they are on their way",
    ]);
    expect(texts[0]).toMatch(/^Call 911/);
    expect(texts[1]).not.toMatch(/^Call/);
    expect(texts[1]).toContain("911");
  });

  test("an overdose meant to kill starts with 911", () => {
    const text = writtenAnswer({
      ...ACTIVE,
      kind: "plan_or_attempt",
      severity: "critical",
      words: readWords("I just took a whole bottle of my medication because I want to die"),
    }).text;
    expect(text).toMatch(/^Call 911/);
  });

  test("another person's life in danger: 911 first, then how to stay, and nothing about the writer's own death", () => {
    const input = { ...ACTIVE, kind: "plan_or_attempt", subject: "other" } as const;
    const text = writtenAnswer(input).text;
    expect(text).toMatch(/^Call 911/);
    expect(text).not.toMatch(/killing yourself|end your life/);
    const panel = panelFor({ ...input, severity: "high" });
    expect(panel.contacts[0]?.links[0]?.href).toBe("tel:911");
  });

  test("abuse is believed, asks about safety now, and never pushes to leave or to confront", () => {
    const text = writtenAnswer({ ...ACTIVE, kind: "abuse_or_violence" }).text;
    expect(text).toMatch(/believe|trusting this page|should not be happening/);
    expect(text).toMatch(/safe|without being hurt/);
    expect(text).toContain("1-800-799-7233");
    expect(panelFor({ ...ACTIVE, kind: "abuse_or_violence" }).quickExit).toBe(true);
  });

  test("an unwanted thought about a baby is not accused, and names the maternal line and care today", () => {
    const text = writtenAnswer({
      ...ACTIVE,
      kind: "harm_to_others",
      subject: "dependent",
      words: readWords("I have thoughts about smothering my baby when she won't stop crying"),
    }).text;
    expect(text).toContain("1-833-852-6262");
    expect(text).toMatch(/today/i);
    expect(text).toMatch(/next room|only adult|out of the room/);
  });

  test("a young person gets the full answer first, and only then that this is for adults", () => {
    const text = writtenAnswer({ ...ACTIVE, rules: ["minor.age"] }).text;
    expect(text).toContain("988");
    expect(text.indexOf("988")).toBeLessThan(text.indexOf("adults"));
    expect(text).toMatch(/adult you trust|grown-up|one adult/);
  });

  test("a young person who is being hurt is led to Childhelp", () => {
    const text = writtenAnswer({
      ...ACTIVE,
      kind: "abuse_or_violence",
      rules: ["minor.age"],
    }).text;
    expect(text).toContain("1-800-422-4453");
  });

  test("an eating disorder gets its own line beside the crisis line", () => {
    const text = writtenAnswer({ ...ACTIVE, kind: "self_harm", rules: ["eating.restrict"] }).text;
    expect(text).toContain("1-888-375-7767");
    expect(text).toContain("988");
  });

  test("a frightening belief is neither confirmed nor argued with", () => {
    const text = writtenAnswer({
      ...ACTIVE,
      tier: "check_in",
      kind: "distress",
      rules: ["psychosis.belief"],
    }).text;
    expect(text).toMatch(/today/);
    expect(text).not.toMatch(/not real|isn't real|imagin|delusion|hallucinat/i);
  });

  test("a voice that commands harm starts with the call", () => {
    const text = writtenAnswer({ ...ACTIVE, rules: ["psychosis.voices"] }).text;
    expect(sentencesOf(text)[0]).toMatch(/988|911/);
    expect(text).toMatch(/don't have to obey|not a duty|still not do it/);
  });

  test("a check-in asks directly and gently at its end, with help in one quiet line", () => {
    const text = writtenAnswer({
      ...ACTIVE,
      tier: "check_in",
      kind: "distress",
      severity: "low",
    }).text;
    expect(text).toMatch(/killing yourself|ending your life|suicide/);
    expect(text.split("\n\n").at(-1)).toMatch(/\?$/);
    expect(text.split("\n\n").at(-2)).toContain("988");
  });

  test("a yes to a check-in is a crisis from then on, named so and answered in full", () => {
    const gentle = { ...ACTIVE, tier: "check_in", kind: "distress", severity: "low" } as const;
    const first = writtenAnswer(gentle);
    const second = writtenAnswer({
      ...gentle,
      turn: 1,
      previous: [first],
      words: readWords(first.quickAnswers[0]?.message ?? ""),
    });
    expect(second.situation).toBe("active");
    expect(second.text).toContain("988");
  });
});

describe("other moments", () => {
  test("a check-back after abuse says nothing of it", () => {
    const input = { kind: "abuse_or_violence", severity: "high", variantSeed: 2 } as const;
    expect(checkBack({ ...input, afterAbuse: true, language: "en" })).toMatchObject({
      text: "Welcome back. Help is one tap away.",
      question: null,
      quickAnswers: [],
    });
  });

  test("a check-back is recognised, and its yes is taken up without asking the same again", () => {
    const opening = checkBack({
      kind: "active_ideation",
      severity: "moderate",
      afterAbuse: false,
      language: "en",
      variantSeed: 1,
      region: "US",
    });
    expect(isCheckBack(opening)).toBe(true);
    const text = writtenAnswer({
      ...ACTIVE,
      tier: "none",
      turn: 3,
      previous: [opening],
      words: readWords("yes they are"),
    }).text;
    expect(text).toMatch(/today|tonight/);
    expect(text).toContain("988");
  });

  test("on a later visit an imminent danger of then is asked about, not shouted again", () => {
    const opening = checkBack({
      kind: "plan_or_attempt",
      severity: "high",
      afterAbuse: false,
      language: "en",
      variantSeed: 0,
    });
    const text = writtenAnswer({
      ...ACTIVE,
      kind: "plan_or_attempt",
      severity: "high",
      tier: "none",
      turn: 2,
      previous: [opening],
      words: readWords("no, not today"),
    }).text;
    expect(text).not.toMatch(/^Call/);
    expect(text).toContain("988");
  });

  test("what wasn't meant is asked once, directly, and a clear no is readable", () => {
    const { text, quickAnswers } = notMeantQuestion("en");
    expect(text).toContain("killing yourself");
    expect(quickAnswers.map((each) => readWords(each.message).answers.thoughts)).toEqual([
      "no",
      "yes",
      "unsure",
    ]);
  });

  test("feeling safer is asked with care, and its buttons are readable", () => {
    const { quickAnswers } = saferNowQuestion("es");
    expect(quickAnswers.map(({ id }) => id)).toEqual([
      "safer.yes",
      "safer.not-yet",
      "safer.not-sure",
    ]);
  });

  test("the last line about another person names help and asks at most one thing", () => {
    const { text: line } = followUp({
      kind: "plan_or_attempt",
      subject: "other",
      language: "en",
      region: "US",
      variantSeed: 1,
    });
    expect(line).toContain("988");
    expect(line).not.toContain("\n");
  });
});

test("every region's answer names a number of that region", () => {
  for (const region of REGIONS) {
    const how = helpLinesFor(region, "suicide")[0]?.how;
    for (const language of LANGUAGES) {
      const { text } = writtenAnswer({ ...ACTIVE, region, language });
      expect(text.toLowerCase()).toContain(how?.[language].toLowerCase());
    }
  }
});

test("once somebody else is calling, no reply of that visit says to call as if nobody had", () => {
  const texts = talk({ kind: "plan_or_attempt", severity: "critical", rules: ["overdose"] }, [
    "i took the whole bottle",
    { words: readWords("my brother is calling 911"), heard: [{ id: "aside_help_body", score: 1 }] },
    "ok",
    "im shaking",
  ]);
  expect(texts[0]).toContain("911");
  for (const text of texts.slice(1)) expect(text).not.toMatch(/if nobody has|^Call 911/);
});
