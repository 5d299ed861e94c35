import { findGuidedStateBefore } from "#app/models/guided-state.server.ts";
import { GOAL_ASKED_AFTER_MS } from "#app/models/planned-goals.server.ts";
import { findLastGoal } from "#app/models/session-endings.server.ts";
import { findMemories } from "#app/models/memories.server.ts";
import { findRiskState, type RiskState } from "#app/models/risk.server.ts";
import type { User } from "#app/models/users.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { quotedGoal } from "../guided/quoting.ts";
import {
  readGuidedState,
  type GuidedState,
  type HistoryEntry,
  type Remembered,
} from "../guided/turn.ts";

/** What a goal is asked about for at most so long. */
const GOAL_KEPT_MS = 21 * 24 * 60 * 60_000;

interface Talk {
  history: readonly HistoryEntry[];
  state: GuidedState | null;
  createdAt: number | null;
  risk: RiskState | null;
  /** The message that is answered. */
  asked: string;
}

const NAMES_GOAL = /\b(?:goals?|metas?|plan)\b/iu;

/**
 * What the guided companion may bring up of other days: nothing while risk is open or on watch, since
 * the talk is then about now and somebody else may look at the screen; no memory while it is off.
 */
export async function rememberedFor(user: User, talk: Talk): Promise<Remembered | null> {
  if (isAboutNow(talk.risk)) return null;
  const isFirst = talk.state === null;
  const [known, goal, wasQuiet] = await Promise.all([
    user.remembers ? findMemories(user.id) : [],
    goalFor(user, talk),
    isFirst && user.remembers ? askedForQuiet(user.id, talk.createdAt) : false,
  ]);
  const here = new Set(talk.history.map(({ id }) => id));
  // What was said in this conversation is no news in it.
  const memories = known
    .filter(({ sourceMessageId }) => sourceMessageId === null || !here.has(sourceMessageId))
    .map(({ id, kind, content }) => ({ id, kind, content: String(content) }));
  return { memories, goal, wasQuiet, isKept: user.remembers };
}

async function goalFor(user: User, { asked, createdAt, state }: Talk): Promise<string | null> {
  if (NAMES_GOAL.test(asked)) return (await lastGoalOf(user, createdAt))?.goal ?? null;
  return state === null ? goalToAskAbout(user, createdAt) : null;
}

type Owner = Pick<User, "id" | "remembers">;

/**
 * What the person had set themselves when they ended their last session before this one, in their own
 * words, and when; null where there is nothing, it is long ago, memory is off, or the detector stops at it.
 */
export async function lastGoalOf(
  user: Owner,
  createdAt: number | null,
  now = Date.now(),
): Promise<{ goal: string; setAt: number } | null> {
  return findSayableGoal(user, createdAt ?? now);
}

/** The same, as soon as there was time to do something about it. */
export async function goalToAskAbout(
  user: Owner,
  createdAt: number | null,
  now = Date.now(),
): Promise<string | null> {
  const before = createdAt ?? now;
  const found = await findSayableGoal(user, before);
  return found && found.setAt <= before - GOAL_ASKED_AFTER_MS ? found.goal : null;
}

async function findSayableGoal({ id, remembers }: Owner, before: number) {
  if (!remembers) return null;
  const found = await findLastGoal(id, before - GOAL_KEPT_MS, before);
  if (found === null || quotedGoal(found.goal) === null || isAboutNow(await findRiskState(id)))
    return null;
  const { assessment } = await screenText(found.goal);
  return !asksAboutDanger(assessment.tier) ? found : null;
}

/** Whether no question was wanted in the conversation before this one. */
async function askedForQuiet(userId: string, createdAt: number | null): Promise<boolean> {
  const stored = await findGuidedStateBefore(userId, createdAt ?? Date.now());
  return readGuidedState(stored)?.isQuiet === true;
}

function isAboutNow(risk: RiskState | null): boolean {
  return risk !== null && risk.status !== "closed";
}
