import { describe, expect, it } from "vitest";
import { exercises } from "../exercises/index.ts";
import { NIGHT_FAREWELLS } from "../guided/small-talk.ts";
import { smallTalks } from "../guided/small-talk-lines.ts";
import { spanishGoodbye } from "../guided/spanish.ts";
import { promptFor } from "../prompt/prompt.server.ts";
import { holdsOn } from "./farewells.ts";
import { noteByRules } from "./session-note-rules.ts";
import { THEME_WORDS, themesOf } from "./session-themes.ts";

const GOODBYES = smallTalks
  .filter(({ isFarewell }) => isFarewell)
  .flatMap(({ lines }) => lines)
  .concat(NIGHT_FAREWELLS, spanishGoodbye);

describe("a goodbye", () => {
  it("is answered by lines that let go", () => {
    expect(GOODBYES.length).toBeGreaterThan(10);
    expect(GOODBYES.filter(holdsOn)).toEqual([]);
  });

  it("asks nothing and shouts nothing", () => {
    expect(GOODBYES.filter((line) => /[?¿!¡]/u.test(line))).toEqual([]);
  });

  it("is what the model is told to answer it with", () => {
    const { system } = promptFor({
      therapistId: "ali",
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
    ownTexts: [
      "I can't sleep since the new shifts",
      "no sleep at all, I lie awake",
      "my boss shouts about overtime",
    ],
    finished: exercises.slice(0, 2),
    begun: exercises[2] ?? null,
  };

  it("says what came up and what was done, and no more than it can know", () => {
    const { summary, insights, modalitiesUsed } = noteByRules(material);
    expect(summary).toContain("You and Alice exchanged 7 messages.");
    expect(summary).toContain("What came up: sleep and work.");
    expect(summary).toContain(`You went through ${exercises[0]?.title}`);
    expect(insights).toContain("Sleep came up most, in 2 of your messages.");
    expect(insights).toContain("fixed rules");
    expect(modalitiesUsed).toEqual([
      ...new Set(exercises.slice(0, 3).map(({ modality }) => modality)),
    ]);
  });

  it("holds on to nobody, whatever came up and whatever was done", () => {
    for (const exercise of exercises) {
      const note = noteByRules({ ...material, finished: [exercise], begun: exercise });
      expect(holdsOn(`${note.summary} ${note.insights ?? ""}`)).toBe(false);
    }
    expect(Object.values(THEME_WORDS).filter(holdsOn)).toEqual([]);
  });

  it("quotes nobody, and has no insight where it saw nothing", () => {
    const note = noteByRules({
      ...material,
      ownTexts: ["zebra"],
      finished: [],
      begun: null,
      messageCount: 1,
    });
    expect(note.summary).toBe(
      "You and Alice exchanged 1 message. The focus was Letting Go. You wrote about what was on your mind.",
    );
    expect(note.insights).toBeNull();
    expect(note.modalitiesUsed).toEqual(["Reflective listening"]);
  });

  it("reads any message without harm", () => {
    expect(themesOf(["", "\0", "🙂", "a".repeat(20_000), "<b>"])).toEqual([]);
  });
});
