import { and, eq, inArray } from "drizzle-orm";
import { rowOfCard } from "#app/safety/asking.ts";
import { QUESTIONS } from "#app/safety/scripts/questions.ts";
import { askedAgain, questionAtEnd } from "#app/safety/written-answers.server.ts";
import { database } from "#db/client.ts";
import { crisisEvents } from "#db/schema.ts";
import { findRiskState, stateOf, type RiskState } from "./risk.server.ts";

/** How long help stays on the pages after a text that called for it. */
export const PAGE_HELP_SHOWN_MS = 30 * 60_000;

/** One question on a card, with the answers that its buttons give. */
export interface PageQuestion {
  text: string;
  answers: readonly { id: string; label: string }[];
}

/** Whether a question was asked so lately that it may be one that still stands on a card. */
export function mayStandOnCard(risk: Pick<RiskState, "askedAt"> | null, now = Date.now()): boolean {
  const asked = risk?.askedAt.at(-1);
  return asked !== undefined && now - asked < PAGE_HELP_SHOWN_MS;
}

/**
 * What the next page asks on a card, after a text that has no reply. Null where no such text asked last, it was
 * answered, the chat has asked since, or half an hour has passed.
 */
export async function findPageQuestion(
  userId: string,
  now = Date.now(),
): Promise<PageQuestion | null> {
  const risk = await findRiskState(userId);
  const asked = risk?.askedAt.at(-1);
  if (!risk?.questionAsked || asked === undefined || !mayStandOnCard(risk, now)) return null;
  const state = stateOf(risk);
  const isUnanswered = rowOfCard(state) !== state && risk.statusSince <= asked;
  // After a maybe it is asked once more, in other words.
  if (!isUnanswered && state !== "maybe") return null;
  if (QUESTIONS[risk.questionAsked].reassures !== "no") return null;
  if (!(await wasAskedOnPage(userId, asked))) return null;
  const composeQuestion = state === "maybe" ? askedAgain : questionAtEnd;
  const { text, quickAnswers } = composeQuestion(risk.questionAsked, risk.questionWording, "en");
  return { text, answers: quickAnswers };
}

/** The event and the question of a text are written at the same moment. */
async function wasAskedOnPage(userId: string, askedAt: number): Promise<boolean> {
  const [event] = await database()
    .select({ id: crisisEvents.id })
    .from(crisisEvents)
    .where(
      and(
        eq(crisisEvents.userId, userId),
        eq(crisisEvents.createdAt, askedAt),
        eq(crisisEvents.resolved, false),
        inArray(crisisEvents.actionTaken, ["panel_on_page", "panel_on_refusal"]),
      ),
    )
    .limit(1);
  return event !== undefined;
}
