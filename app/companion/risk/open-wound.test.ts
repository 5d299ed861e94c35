import { describe, expect, test } from "vitest";
import type { RiskState } from "#app/models/risk/risk.server.ts";
import { readWords } from "#app/safety/cues/read-words.ts";
import { NOTHING_FOUND } from "#app/safety/detector/findings.ts";
import { questionAtEnd, writtenAnswer } from "#app/safety/written-answers.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";
import { answerInput } from "./answer-input.server.ts";
import { asOpenWound } from "./open-wound.server.ts";

function standing(kind: RiskState["kind"], situation: RiskState["situation"]): RiskState {
  const known = { status: "open", tier: "crisis", severity: "moderate", subject: "self" };
  return { ...known, kind, situation, lastSignAt: Date.now() } as unknown as RiskState;
}

const CUT = standing("self_harm", "self_harm");
const SAD = standing("passive_ideation", "passive");

/** What each message was heard to say, the last one being answered. */
interface Said {
  text: string;
  heard: string;
}

function target(messages: readonly Said[]): ReplyTarget {
  const history = messages.slice(0, -1).map(({ text, heard }) => ({
    role: "user",
    content: text,
    classes: { told: [heard], danger: NOTHING_FOUND },
  }));
  const content = messages.at(-1)?.text ?? "";
  const read = { words: readWords(content) };
  return { message: { content, choice: null, read }, history } as unknown as ReplyTarget;
}

function screeningOf({ text, heard }: Said, language: "en" | "es"): Screening {
  const asides = [{ id: heard, score: 1 }];
  return { text, language, asides, assessment: NOTHING_FOUND } as unknown as Screening;
}

function answerTo(messages: readonly Said[], language: "en" | "es" = "en"): string {
  const asked = questionAtEnd("wound", 0, language);
  const said = { written: [asked], last: asked, postponed: 0, isLastWritten: true };
  const last = messages.at(-1) ?? { text: "", heard: "none" };
  const screening = screeningOf(last, language);
  return writtenAnswer(answerInput(target(messages), screening, CUT, said)).text;
}

const BLEEDS = { text: "it bled through two bandages", heard: "told_bleeding" };

describe("a wound that goes on bleeding", () => {
  test.each<[messages: Said[], language: "en" | "es"]>([
    [[{ text: "that one hasnt stopped and its been an hour", heard: "told_bleeding" }], "en"],
    [[BLEEDS, { text: "nah im used to it", heard: "aside_its_fine" }], "en"],
    [[BLEEDS, { text: "my dad would lose it", heard: "aside_parent_flips" }], "en"],
    [[BLEEDS, { text: "no es nada, siempre es así", heard: "aside_its_fine" }], "es"],
  ])("stays first, whatever makes it small: %j", (messages, language) => {
    const text = answerTo(messages, language);
    expect(text).toContain("911");
    expect(text).toMatch(/press|cloth|presi|paño/i);
    expect(text).not.toMatch(/take your time|suicide/i);
  });

  test("is a panel of its own, even told in a few words after a cut, and none where nothing was cut", () => {
    const told = { text: "that one hasnt stopped", heard: "told_bleeding" };
    const { asides } = screeningOf(told, "en");
    const after = target([{ text: "i used a blade", heard: "none" }, told]);
    expect(asOpenWound(NOTHING_FOUND, CUT, after, asides)).toMatchObject({
      tier: "crisis",
      kind: "medical_emergency",
    });
    expect(asOpenWound(NOTHING_FOUND, SAD, after, asides)).toBe(NOTHING_FOUND);
  });

  test("is over once it stopped", () => {
    const over = { text: "ok it stopped bleeding", heard: "told_bleeding_over" };
    const later = { text: "im just tired", heard: "none" };
    expect(answerTo([BLEEDS, over, later])).not.toMatch(/press hard|keep pressing/i);
  });
});
