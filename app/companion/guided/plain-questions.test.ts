import { expect, it, test } from "vitest";
import { talkWithProduct } from "#tests/companion/product-talk.ts";
import { asksSomething, isQuestion, withPlainQuestions } from "./question-forms.ts";
import { readForPhrases } from "../content/phrases.ts";

function replies(...lines: readonly string[]) {
  return talkWithProduct(...lines).map(({ text, state }) => ({
    text,
    subject: state?.talk?.subject ?? null,
  }));
}

const lastReply = (...lines: readonly string[]) => replies(...lines).at(-1);

test("nothing is asked that the very message has told", () => {
  expect(lastReply("I found messages on my husband's phone last night")?.text).not.toMatch(
    /how did you find out/iu,
  );
  expect(
    lastReply("i moved to chicago for this job in september and i know nobody")?.text,
  ).not.toMatch(/how long/iu);
  expect(
    lastReply(
      "My husband has Parkinson's and I look after him, it's just me",
      "nobody comes anymore",
    )?.text,
  ).not.toMatch(/who takes over/iu);
});

it.each([
  ["im asking do i tell the manager or not", true],
  ["I don't know where one starts", true],
  ["would counseling help", true],
  ["220 for pottery yes or no", true],
  ["so what do i actually say on the phone", true],
  ["RIGHT??", false],
  ["im not leaving??", false],
  ["he took my idea", false],
  ["what a day", false],
  ["i dont know who i am anymore", false],
  ["too long? sorry", false],
  ["yeah did that", false],
])("a question is known with its mark and without: %s", (line, is) => {
  expect(isQuestion(line)).toBe(is);
});

test("a question in the middle of what is told is one", () => {
  expect(asksSomething("minimum is due friday. should i ring them? they scare me.")).toBe(true);
  expect(asksSomething("RIGHT?? and she threw out my pan")).toBe(false);
});

test("a question is read as it's asked most plainly, too", () => {
  const read = (line: string) => withPlainQuestions(readForPhrases(line)).at(-1)?.trim();
  expect(read("im asking do i tell the manager or not")).toBe("should i tell the manager");
  expect(read("I don't know if I should tell him I saw them")).toBe("should i tell him i saw them");
  expect(read("no sé si debería llamarla")).toBe("deberia llamarla");
});

it.each([
  [
    "he took my idea at work, I'm furious",
    "so what do i do, tell the manager?",
    /facts|two sentences/u,
  ],
  [
    "I'm lonely in this city",
    "should i sign up for the pottery class or is it dumb",
    /bills|lean yes/u,
  ],
  ["my wife died in February", "Would it be a burden to my son?", /I don't think so|weigh on/u],
  ["I can't sleep, third night running", "why 2?", /wakes a few times/u],
  [
    "My husband has Parkinson's and I look after him",
    "who would I get?",
    /doctor's office|begin small/u,
  ],
  ["I owe 14k on cards", "should i ring them again", /before the day|call again/u],
  [
    "perdí el trabajo en junio",
    "¿qué le respondo si me pregunta por qué le mentí?",
    /mentí|miedo/u,
  ],
])("a plain question gets its answer: %s / %s", (told, asked, answer) => {
  expect(lastReply(told, asked)?.text).toMatch(answer);
});

test("where nothing answers a question, that is said, without advice that wasn't asked for, never the same twice", () => {
  const [, one, two] = replies(
    "I owe 14k on cards",
    "how much do banks earn",
    "how much do lenders earn",
  );
  expect(one?.text).toMatch(/I don't|I can't|beyond me|not sure/u);
  expect(one?.text.split(/[.?!]\s/u).length).toBeLessThan(4);
  expect(two?.text).not.toBe(one?.text);
});

test("one word in what is told leads to nobody else's trouble", () => {
  const divorced = lastReply("what would help is laughing, i'm avoiding talking about my divorce");
  expect(divorced?.text).not.toContain("Mute them");
  expect(
    lastReply("my wife thinks I'm depressed because I don't talk at dinner")?.subject,
  ).not.toBe("low-mood");
  const asked = replies(
    "I found messages on my husband's phone",
    "I don't know if I should tell him I saw them",
  );
  expect(asked.at(-1)?.subject).toBe("betrayal");
  expect(lastReply("my wife died", "Would telling my son be a burden to him?")?.text).not.toContain(
    "about yourself",
  );
});
