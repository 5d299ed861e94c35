import { describe, expect, test } from "vitest";
import { lastReply, talkWithProduct } from "#tests/companion/product-talk.ts";

describe("what is told with joy is joined in", () => {
  test.each([
    ["we're grandparents!!", /congratulations/iu],
    ["my cousin had a little boy this morning", /congratulations/iu],
    ["that ending makes me cry, in a good way", /good kind|worth having/iu],
    ["she proposed!!", /congratulations/iu],
    ["biopsy came back benign", /relief|good to hear/iu],
    ["omg he texted back, dinner on friday", /lovely|good news/iu],
    ["my sister got into nursing school, so proud of her", /lovely|proud/iu],
    ["mi hija tuvo una niña, soy abuela", /enhorabuena|felicidades/iu],
  ])("%j", (line, joy) => expect(lastReply(line)).toMatch(joy));

  test.each([
    "my sister had her baby and I'm so jealous",
    "I hope the scan comes back clear",
    "it's my birthday and nobody called",
  ])("and trouble isn't: %j", (line) => {
    expect(lastReply(line)).not.toMatch(/congratulations|happy birthday|relief!/iu);
  });
});

test("after good news tears are of joy, unless something sad is told with them", () => {
  expect(lastReply("I got the job!!", "my mum cried on the phone lol")).toMatch(
    /good kind|worth having/iu,
  );
  expect(
    lastReply("I got the job!!", "my mum cried, she's scared because I'm moving away"),
  ).not.toMatch(/good kind|worth having/iu);
});

test.each([
  "my kids finish school at 3",
  "two glasses of wine with my sister, nice evening",
  "my favorite duo split up in 1983",
  "the neighbors upstairs are moving a piano, it's fun to watch",
])("%j is no trouble by itself", (line) => {
  const [turn] = talkWithProduct(line);
  expect(turn?.state?.talk?.met ?? []).toEqual([]);
});

test.each(["I snapped at my kids again", "I can't sleep, I'm awake every night"])(
  "%j still is",
  (line) => expect(talkWithProduct(line)[0]?.state?.talk?.met).not.toEqual([]),
);

describe("somebody who died is spoken of tenderly", () => {
  const LOST = ["my husband died in May", "His name was Ravi. He would have laughed at my cooking"];

  test("what they would have done is a memory, and no insult", () => {
    expect(lastReply(...LOST)).toMatch(/Ravi/u);
    expect(lastReply(...LOST)).not.toMatch(/spoken to like that|stand there/iu);
  });

  test("a correction of it is owned, and they're called by name", () => {
    expect(lastReply(...LOST, "No, I meant he would have teased me. He was a funny man.")).toMatch(
      /(?:sorry|mistake|wrong).*Ravi/iu,
    );
  });

  test("what they did wrong is no fond memory", () => {
    expect(lastReply("my dad died", "he hit me when he was drunk")).not.toMatch(/good to hear/iu);
  });
});

test("a few minutes away are wished luck, and nobody has to be sorry for them", () => {
  const lines = ["I have to study", "ok gonna do 20 mins now, brb"];
  expect(lastReply(...lines)).toMatch(/luck|hurry|back/iu);
  expect(lastReply(...lines, "sorry, had to feed the cat")).toMatch(/hurry|fine/iu);
});
