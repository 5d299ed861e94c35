import { type Command, readCommand } from "./answers.ts";
import { rounded, standingQuestion } from "./programme-ending.ts";
import * as lines from "./programme-lines.ts";
import { checkQuestion, MAX_DECLINED, offerSession } from "./programme-opening.ts";
import { type Lead, withPosition } from "./programme-turn.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { joinParagraphs } from "./wording.ts";

type About = "what" | "why" | "howLong";

/** "What now?", "why?" and "how long?": "I don't get it" asks for the same as the first. */
const ABOUT: Readonly<Partial<Record<Command, About>>> = {
  whatNow: "what",
  help: "what",
  why: "why",
  howLong: "howLong",
};

/**
 * The answer to a question about the session itself, asked before or after its exercise, with the
 * question that stands behind it; null where the message asks none.
 */
export function answerAboutSession(turn: Turn, lead: Lead): TurnReply | null {
  const command = readCommand(turn.message.content);
  const about = command === null ? undefined : ABOUT[command];
  if (about === undefined) return null;
  const { position } = lead;
  switch (position.step) {
    case "opening": {
      const text = joinParagraphs(
        explain(turn, lead, "opening", about),
        checkQuestion(lead, turn.chooser),
      );
      return withPosition({ text, state: turn.state, quickAnswers: [], isStep: true }, position);
    }
    case "closing":
    case "week":
      return standingQuestion(turn, lead, explain(turn, lead, position.step, about), turn.state);
    case "ended":
      return about === "why" ? null : rounded(turn, "", lead);
    case "core":
      // What was left asks nothing: it's offered again, unless it made things worse.
      return about === "why" || position.declined >= MAX_DECLINED
        ? null
        : offerSession({ state: turn.state }, "", turn, position);
  }
}

function explain(
  { chooser }: Turn,
  { session }: Lead,
  step: "opening" | "closing" | "week",
  about: About,
): string {
  const { core } = session;
  if (step === "opening" && about === "why") return core.about;
  const line = chooser.pick(`programme.about.${step}.${about}`, lines.about[step][about]) ?? "";
  return line.replace("{minutes}", String(core.minutes));
}
