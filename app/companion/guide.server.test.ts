import { describe, expect, test } from "vitest";
import {
  answerByGuide,
  choicesAnywhere,
  choicesOfGuide,
  openingOfGuide,
  openingOfSession,
  type GuideInput,
  type GuideTurn,
} from "./guide.server.ts";
import { detectLanguage } from "#app/safety/detector/language.ts";
import { guideWordings } from "#app/content/guide.ts";
import { lineIds } from "#app/content/line-ids.ts";
import { renderMarkdownHtml } from "#app/ui/markdown-html.ts";
import { readWords } from "#app/safety/cues/read-words.ts";
import { UNREAD } from "#app/safety/detector.server.ts";
import { inPlace } from "#app/safety/help-region.server.ts";
import { NOTHING_SAID } from "./guide/next.ts";
import { BEGINNING } from "./guide/state.ts";
import { classesOf } from "./reply/guided-reply.server.ts";

const FACTS = { companion: "alice" };

/** Somebody who taps (`id`) or writes (`"words"`), one after the other. */
function talk(...said: readonly ({ tap: string } | { write: string })[]): GuideTurn[] {
  const turns: GuideTurn[] = [];
  const history: { id: string; content: string }[] = [];
  for (const [at, each] of said.entries()) {
    const content = "tap" in each ? each.tap : each.write;
    const message = { id: `m${at}`, content, choice: "tap" in each ? each.tap : null };
    const input: GuideInput = {
      message,
      classes: NOTHING_SAID.classes,
      history: [...history],
      state: turns.at(-1)?.state ?? null,
      facts: FACTS,
      firstName: "Ana",
    };
    turns.push(answerByGuide(input));
    history.push({ id: message.id, content });
  }
  return turns;
}

test("a conversation opens with what this is, by name, and what can be done", () => {
  const about = { facts: FACTS, firstName: "Ana", seed: 0 };
  const { text, quickAnswers } = openingOfGuide(about, null);
  expect(openingOfGuide({ ...about, isGuide: false }, null).text).not.toContain("guided version");
  expect(text).toContain("Hi, Ana. I'm the guided version of Alice");
  expect(quickAnswers.map(({ label }) => label)).toContain("Just let me write");
});

test("what was set the last time stands in its opening as it was written", () => {
  const about = { facts: FACTS, firstName: null, seed: 0 };
  const { text, quickAnswers } = openingOfGuide(about, "walk home");
  expect(text).toContain("\n\n“walk home”");
  expect(quickAnswers.map(({ id }) => id)).toEqual(["goal.some", "goal.not_yet", "goal.other"]);
});

test("a session opens with its place in the program, and there is none beyond the last", () => {
  const about = { facts: FACTS, firstName: null, seed: 0 };
  const session = { id: "calm-mind", session: 2, goal: null, trackStep: 1 };
  expect(openingOfSession(about, session)?.text).toContain("session 2 of 12");
  expect(openingOfSession(about, { ...session, session: 13 })).toBeNull();
});

test.each([
  ["GB", "call the National Domestic Abuse Helpline on 0808 2000 247. In an emergency, call 999."],
  [
    "FR",
    "find a line for this in your country at findahelpline.com. In an emergency, call your local",
  ],
])("help is named as it is reached in %s", (country, help) => {
  const taps = ["subject.conflict", "path_topic", "topic.unsafe"].map((tap) => ({ tap }));
  expect(inPlace(country, () => talk(...taps)).at(-1)?.text).toContain(help);
});

test("each line that is said is named, in its wording and its language", () => {
  const [turn] = talk({ tap: "listen" });
  expect(turn?.lines).toEqual([{ id: "guide.lines.listen", wording: 0, language: "en" }]);
});

describe("what was written", () => {
  test("is said back in the person's own record alone", () => {
    const turns = talk(
      { tap: "subject.conflict" },
      { write: "secret words" },
      { tap: "path_more" },
      { tap: "path_say_to" },
      { write: "my sister" },
      { write: "you left early" },
      { write: "please call" },
    );
    const texts = turns.map(({ text }) => text);
    expect(texts.filter((text) => text.includes("secret words"))).toEqual([]);
    expect(texts.at(-1)).toContain("you left early\n\nplease call");
  });

  test("is a goal by the ids of its messages, after the written step", () => {
    const goal = talk(
      { tap: "subject.fertility" },
      { tap: "path_step" },
      { tap: "form_suggested" },
      { tap: "when_today" },
    ).at(-1)?.goal;
    expect(goal).toMatchObject({ messageIds: ["m3"] });
    expect(goal?.text).not.toBe("");
  });
});

test("an exercise's own words are those that lead it on", () => {
  const [begun, next] = talk({ tap: "exercise.thought-record" }, { write: "in the meeting" });
  expect(begun?.leads).toBe(begun?.text);
  expect(next?.exercise).toBe("thought-record");
  expect(next?.text.endsWith(next?.leads ?? "")).toBe(true);
  expect(next?.text).not.toBe(next?.leads);
});

test("a receipt alone is known as one", () => {
  const turns = talk({ tap: "listen" }, { write: "so much" });
  expect(turns.map(({ isReceipt }) => isReceipt)).toEqual([false, true]);
});

test("under a message that nobody could answer stands the menu", () => {
  const message = { id: "m1", content: "", choice: null };
  const { state, quickAnswers } = choicesOfGuide({ state: null, message, facts: FACTS });
  expect(state).toMatchObject({ place: { at: "menu" }, lastMessageId: "m1" });
  expect(state.choices).toEqual(quickAnswers.map(({ id }) => id));
});

test.each([
  ["70", { numbers: [70], isBrief: true }],
  [" ", { numbers: [], isBrief: true }],
  ["about seven, no, 8", { numbers: [7, 8], isBrief: false }],
  ["hola, gracias", { language: null }],
  ["no, see ya all later", { language: null }],
  ["no puedo dormir bien", { language: "es" }],
  ["I can't sleep at all", { language: "en" }],
])("“%s” is read for its numbers, its length and its language", (content, classes) => {
  const language = detectLanguage(content);
  const read = { ...UNREAD, language, words: readWords(content) };
  expect(classesOf({ id: "m", content, choice: null, read })).toMatchObject(classes);
});

test("in a word or two it is enough that an end is likelier than not, and first words tell a language", () => {
  const read = { ...UNREAD, leaves: true, language: "es", words: readWords("hola adiós") } as const;
  const message = { id: "m", content: "hola adiós", choice: null, read };
  expect(classesOf(message)).toMatchObject({ wish: "goodbye", isPlain: false, language: null });
  expect(classesOf(message, true).language).toBe("es");
});

test("but where it says yes or no, it is that", () => {
  const read = {
    ...UNREAD,
    leaves: true,
    offer: "yes",
    language: "en",
    words: readWords("yeah ok"),
  } as const;
  const heard = { id: "m1", content: "yeah ok", choice: null, read };
  expect(classesOf(heard)).toMatchObject({ wish: "none", says: "yes" });
});

test("a written question is open by its words only where they are about its subject, or it is looked at", () => {
  const question = "asked_of.job-loss.what_first";
  const idsFor = (state = BEGINNING, score = 0) =>
    choicesAnywhere(state, [{ id: "job-loss", score }]).map(({ id }) => id);
  expect(idsFor()).not.toContain(question);
  expect(idsFor(BEGINNING, 0.2)).toContain(question);
  const [met] = talk({ tap: "subject.job-loss" });
  expect(idsFor(met?.state)).toContain(question);
  expect(idsFor(met?.state)).not.toContain("asked_of.grief.get_easier");
});

test("every link in the guide's lines leads to a page of ours", () => {
  const linked = lineIds()
    .filter((id) => id.startsWith("guide."))
    .flatMap((id) => guideWordings(id, "en"))
    .filter((text) => text.includes("]("));
  expect(linked.length).toBeGreaterThan(10);
  const raw = linked.filter((text) => renderMarkdownHtml(text).includes("]("));
  expect(raw).toEqual([]);
});
