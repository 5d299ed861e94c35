import { describe, expect, it } from "vitest";
import { exercises } from "#app/content/exercises.ts";
import { GUIDE_LINES } from "#app/content/guide.ts";
import { promptToTry } from "../prompt/prompt.server.ts";
import { noteByRules } from "./conversation-note-rules.ts";

/**
 * What makes leaving hard, or calls somebody back: guilt, a reason to stay, a date to return by, a
 * promise to wait, a count of days. No goodbye and no note at the end of a session says such a thing.
 */
const HOOKS: readonly RegExp[] = [
  /(?:^|[.,;!?]\s+(?:please )?|\b(?:you|do|please|just|and|to) )come back\b|\bcheck (?:back )?in (?:again|tomorrow|soon)\b|\breturn (?:soon|tomorrow|here)\b/iu,
  /\b(?:see|talk to|speak to|hear from|chat with) (?:you|me|us)? ?(?:again )?(?:soon|tomorrow|next week|next time)\b/iu,
  /\bi(?:'ll| will| am going to)? (?:\w+ )?(?:miss you|wait for you|be waiting|be right here|be here (?:for you|waiting|when|whenever))\b|\bmissed you\b|\bwaiting for you\b/iu,
  /\b(?:before you go|don'?t (?:go|leave)|do not (?:go|leave)|leaving (?:already|so soon|me)|already leaving|stay (?:a (?:little|bit|while)|with me|longer)|one more (?:thing|message|question|minute)|are you sure you want to (?:go|leave|end))\b/iu,
  /\b(?:sad|sorry|hard|lonely) (?:to see you (?:go|leave)|that you(?:'re| are) (?:going|leaving)|without you)\b|\bwithout you\b/iu,
  /\bstreaks?\b|\bdays? in a row\b|\bdon'?t (?:break|lose|forget to (?:come|return|write))\b/iu,
  /\b(?:promise|swear) (?:me|that you'?ll)\b|\blooking forward to (?:our|your|seeing|hearing|the next)\b|\bour next (?:session|talk|chat|conversation)\b/iu,
  /\b(?:vuelve|regresa|quédate|te (?:espero|echaré de menos|extrañaré)|no te vayas|antes de irte|hasta pronto|racha)\b/iu,
];

/** Whether a text holds on to somebody who is leaving. */
function holdsOn(text: string): boolean {
  return HOOKS.some((hook) => hook.test(text));
}

const GOODBYES = Object.values(GUIDE_LINES.companions).flatMap(({ goodbye }) => [
  ...goodbye.en,
  ...goodbye.es,
]);

describe("a goodbye", () => {
  it("is answered by lines that let go", () => {
    expect(GOODBYES.length).toBeGreaterThan(10);
    expect(GOODBYES.filter(holdsOn)).toEqual([]);
  });

  it("asks nothing", () => {
    expect(GOODBYES.filter((line) => /[?¿]/u.test(line))).toEqual([]);
  });

  it("is what the model is told to answer it with", () => {
    const { system } = promptToTry([{ role: "user", content: "bye" }]);
    expect(system[0]?.text).toMatch(/goodbye is answered with a goodbye: no hook/i);
    expect(system[0]?.text).toMatch(/make anyone feel guilty for leaving/i);
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
    companionNames: ["Alice"],
    trackTitle: "Letting Go",
    messageCount: 7,
    facts: ["My sister is called Ana"],
    noted: ["I never told her."],
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
    expect(summary).toContain("You wrote: “I never told her.”");
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
      noted: [],
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
