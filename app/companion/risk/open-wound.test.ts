import { describe, expect, test } from "vitest";
import type { RiskState } from "#app/models/risk.server.ts";
import { NOTHING_FOUND } from "#app/safety/detector/findings.ts";
import { questionAtEnd, writtenAnswer } from "#app/safety/written-answers.server.ts";
import type { ReplyTarget } from "../reply/reply-context.ts";
import { answerInput } from "./answer-input.server.ts";
import { asOpenWound } from "./open-wound.server.ts";

function standing(kind: RiskState["kind"], situation: RiskState["situation"]): RiskState {
  const known = { status: "open", tier: "crisis", severity: "moderate", subject: "self" };
  return { ...known, kind, situation, lastSignAt: Date.now() } as unknown as RiskState;
}

const CUT = standing("self_harm", "self_harm");
const SAD = standing("passive_ideation", "passive");

function target(...messages: string[]): ReplyTarget {
  const [content = ""] = messages.slice(-1);
  const history = messages.slice(0, -1).map((text) => ({ role: "user", content: text }));
  return { message: { content }, history } as unknown as ReplyTarget;
}

function answerTo(...messages: string[]): string {
  const asked = questionAtEnd("wound", 0, "en");
  const said = { written: [asked], last: asked, postponed: 0, isLastWritten: true };
  return writtenAnswer(answerInput(target(...messages), null, CUT, said)).text;
}

describe("a wound that goes on bleeding", () => {
  test.each([
    ["that one hasnt stopped and its been an hour"],
    ["it keeps bleeding", "nah im used to it"],
    ["it bled through two bandages", "my dad would lose it"],
    ["no para de sangrar", "no es nada, siempre es así"],
  ])("stays first, whatever makes it small: %s", (...messages) => {
    const text = answerTo(...messages);
    expect(text).toContain("911");
    expect(text).toMatch(/press|cloth|presi|paño/i);
    expect(text).not.toMatch(/take your time|suicide/i);
  });

  test("is a panel of its own, even told in a few words after a cut, and none where nothing was cut", () => {
    const told = target("i used a blade", "that one hasnt stopped");
    expect(asOpenWound(NOTHING_FOUND, CUT, told)).toMatchObject({
      tier: "crisis",
      kind: "medical_emergency",
    });
    expect(asOpenWound(NOTHING_FOUND, SAD, told)).toBe(NOTHING_FOUND);
  });

  test("is over once it stopped", () => {
    expect(answerTo("it keeps bleeding", "ok it stopped bleeding", "im just tired")).not.toMatch(
      /press hard|keep pressing/i,
    );
  });
});
