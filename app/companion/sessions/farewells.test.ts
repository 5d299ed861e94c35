import { describe, expect, it } from "vitest";
import { exercises } from "#app/content/exercises.ts";
import { productContent } from "../guided/content.ts";
import { promptFor } from "../prompt/prompt.server.ts";
import { holdsOn } from "./farewells.ts";
import { noteByRules } from "./session-note-rules.ts";

const { characters, intents, lines } = productContent();
const GOODBYES = [
  ...Object.entries(lines)
    .filter(([key]) => key.startsWith("farewell_"))
    .flatMap(([, text]) => Object.values(text).flat()),
  ...characters.flatMap(({ goodbyes }) => Object.values(goodbyes).flat()),
  ...intents
    .filter(({ intent }) => intent.action === "goodbye")
    .flatMap(({ intent }) => [intent.replies, intent.night ?? { en: [] }])
    .flatMap((text) => Object.values(text).flat()),
];

describe("a goodbye", () => {
  it("is answered by lines that let go", () => {
    expect(GOODBYES.length).toBeGreaterThan(10);
    expect(GOODBYES.filter(holdsOn)).toEqual([]);
  });

  it("asks nothing", () => {
    expect(GOODBYES.filter((line) => /[?¿]/u.test(line))).toEqual([]);
  });

  it("is what the model is told to answer it with", () => {
    const { system } = promptFor({
      therapistId: "ali",
      region: "US",
      firstName: null,
      track: null,
      standing: null,
      memories: [],
      summary: null,
      knowledge: [],
      history: [{ role: "user", content: "bye" }],
    });
    expect(system[0]?.text).toMatch(/goodbye is answered with a goodbye, without a hook/i);
    expect(system[0]?.text).toMatch(/never make anyone feel guilty for leaving/i);
  });

  it.each([
    "Come back soon!",
    "I'll be here waiting for you.",
    "Leaving already?",
    "Before you go, one more question.",
    "I'll miss you.",
    "You have a streak of four days.",
    "Four days in a row now.",
    "See you tomorrow.",
    "Promise me that you will write.",
    "I'm looking forward to our next talk.",
    "Vuelve pronto.",
    "I feel sad that you are leaving.",
  ])("would not be: %s", (line) => {
    expect(holdsOn(line)).toBe(true);
  });
});

describe("the end of an exercise", () => {
  it("lets go too", () => {
    const lines = exercises.flatMap(({ closings, thisWeek }) => [
      ...closings.map((line) => (typeof line === "string" ? line : line.text)),
      ...thisWeek,
    ]);
    expect(lines.filter(holdsOn)).toEqual([]);
  });
});

describe("the note that rules write", () => {
  const material = {
    companionName: "Alice",
    trackTitle: "Letting Go",
    messageCount: 7,
    facts: ["My sister is called Ana"],
    dialogues: [{ title: "Sleep", takeaway: "“the light goes off at ten”", before: 8, after: 5 }],
    finished: exercises.slice(0, 2),
    begun: exercises[2] ?? null,
  };

  it("says what came up and what was done, and no more than it can know", () => {
    const { summary, insights, modalitiesUsed } = noteByRules(material);
    expect(summary).toContain("You and Alice exchanged 7 messages.");
    expect(summary).toContain("You went through: sleep.");
    expect(summary).toContain("8 out of 10 before and 5 after");
    expect(summary).toContain("You said: “My sister is called Ana”.");
    expect(summary).toContain(`You did ${exercises[0]?.title}`);
    expect(insights).toContain("You wanted to keep: “the light goes off at ten”.");
    expect(modalitiesUsed).toEqual([
      ...new Set(exercises.slice(0, 3).map(({ modality }) => modality)),
    ]);
  });

  it("holds on to nobody, whatever came up and whatever was done", () => {
    for (const exercise of exercises) {
      const note = noteByRules({ ...material, finished: [exercise], begun: exercise });
      expect(holdsOn(`${note.summary} ${note.insights ?? ""}`)).toBe(false);
    }
  });

  it("says nothing of what was not said, and has no insight where it saw nothing", () => {
    const note = noteByRules({
      ...material,
      facts: [],
      dialogues: [],
      finished: [],
      begun: null,
      messageCount: 1,
    });
    expect(note.summary).toBe("You and Alice exchanged 1 message. The focus was Letting Go.");
    expect(note.insights).toBeNull();
    expect(note.modalitiesUsed).toEqual(["Reflective listening"]);
  });
});
