import { errorFields, log } from "#app/config/log.server.ts";
import { withoutWaiting } from "#app/models/keep-trying.server.ts";
import { recentOwnMessages } from "#app/models/messages.server.ts";
import {
  recordLowered,
  recordRaisedRisk,
  type RaisedRisk,
} from "#app/models/raised-risk.server.ts";
import { findRiskState, nextRisk, type RiskState } from "#app/models/risk.server.ts";
import type { NewReply } from "#app/models/turns.server.ts";
import { asksAboutDanger, type Assessment } from "#app/safety/assessment.ts";
import { reviewedText, type RuleName } from "#app/safety/guard.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { helpLink } from "#app/safety/written-answers.server.ts";
import { askSecondOpinion, lowers, raise } from "#app/safety/second-opinion.server.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import type { ReplyPlace } from "./guided-reply.server.ts";
import { allLiveReplies, type LiveReply } from "./live-reply.server.ts";
import { finishReply } from "./reply-ending.server.ts";
import { countTokens } from "../prompt/token-usage.server.ts";
import { allWritten, queueChange } from "./write-queue.server.ts";
import type { Frame } from "./reply-frame.server.ts";
import { languageOf, writtenReply } from "../risk/written-reply.server.ts";

/** The person's messages before the new one that the second opinion reads with it. */
const READ_TOGETHER = 6;

/** What a reply answers: the message with what the detector found, and where its writer stood before. */
export interface Asked {
  place: ReplyPlace;
  screening: Screening;
  before: RiskState | null;
  /** When the message came: what is found about it later is found as of then. Milliseconds. */
  at: number;
  /** The writer's messages before it, oldest first, where whoever asks has read them anyhow. */
  earlier?: readonly string[];
  /** What the reply begins and ends with; a second opinion may take its question back. */
  frame: Frame;
  /** So much was written within minutes that no model is asked: help goes out all the same. */
  isQuiet?: boolean;
  /** The words of a reply that waits for the second opinion. */
  waitsWith?: string;
}

/** What is being answered by the replies that this process makes. */
const askedOf = new WeakMap<LiveReply, Asked>();

/** Remembers what a reply that is being made answers, so that risk found later can take its place. */
export function rememberAsked(live: LiveReply, asked: Asked): void {
  askedOf.set(live, asked);
}

/**
 * Asks the model for its opinion of a stored message, beside the reply. Where it raises the tier, its
 * own event and the state of risk are written, and the panel and the written answer take the reply's
 * place. Where only the linear model asks, it may take the question back. Not asked at `crisis`: there
 * is nothing to raise. Never rejects; at most 1.5 s and the writes.
 */
export async function seekOpinion(
  replyId: string,
  live: LiveReply | null,
  asked: Asked,
): Promise<void> {
  const local = asked.screening.assessment;
  if (local.tier === "crisis" || asked.isQuiet || !isModelConfigured()) return;
  try {
    const { userId, message } = asked.place;
    const earlier = asked.earlier ?? (await messagesBefore(userId, message.content));
    // No budget switches it off; what it uses up is counted.
    const counted = countTokens(userId, "second_opinion", replyId);
    const opinion = await askSecondOpinion(message.content, earlier, counted);
    const raised = raise(local, opinion);
    if (raised && asksAboutDanger(raised.tier)) await raiseRisk(replyId, live, asked, raised, null);
    else if (lowers(local, opinion)) await takeQuestionBack(live, asked);
  } catch (error) {
    log().error(errorFields(error), "a second opinion was not followed");
  }
}

async function messagesBefore(userId: string, content: string): Promise<string[]> {
  const own = await recentOwnMessages(userId, READ_TOGETHER + 1);
  return own.at(-1) === content ? own.slice(0, -1) : own.slice(-READ_TOGETHER);
}

/**
 * What a danger in the model's own words says about the message: asked about gently, never a panel,
 * and over with the next message that carries no sign, for it may be the model's own mistake.
 */
export function findingOfRule(rule: RuleName): Assessment {
  return {
    tier: "check_in",
    kind: "distress",
    severity: "low",
    subject: "self",
    rules: [`guard.${rule}`],
  };
}

/** Only the linear model asks, and the second opinion sees nothing to ask about: the quiet line stands. */
async function takeQuestionBack(live: LiveReply | null, asked: Asked): Promise<void> {
  if (!live || live.ending || !asked.frame.asksNothing) return;
  const { userId, message } = asked.place;
  await recordLowered(userId, message.id, asked.before);
  const tail = helpLink(languageOf(asked.screening), message.id.length + asked.at);
  asked.frame = { ...asked.frame, asksNothing: false, quickAnswers: [], tail };
}

/**
 * Shows the panel (at `crisis`) for a finding about a stored message, writes the finding, and puts the
 * written answer in the place of its reply, and of any other reply of this person that a model is still
 * making. Help waits for no write: what the database does not take yet is tried again.
 */
export async function raiseRisk(
  replyId: string,
  live: LiveReply | null,
  asked: Asked,
  finding: Assessment,
  reason: string | null,
): Promise<void> {
  const others = allLiveReplies().filter(
    (other) => other !== live && !other.ending && ownerOf(other) === asked.place.userId,
  );
  const silenced = live ? [live, ...others] : others;
  silenced.forEach(silence);
  const panel = panelOfFinding(finding, languageOf(asked.screening));
  if (panel && live && !live.ending) live.showPanel(panel);
  try {
    const state = await recordFinding(asked, finding);
    const raised = { ...asked.screening, assessment: finding };
    const answer = await writtenReply(asked.place, raised, asked.before);
    await takePlace(replyId, live, { ...answer, reason });
    for (const other of others) {
      const { place, screening } = askedOf.get(other) ?? asked;
      const written = await writtenReply(place, screening, state);
      await takePlace(other.id, other, written);
    }
  } catch (error) {
    for (const each of silenced) {
      if (each.ending) continue;
      each.reset();
      finishReply(each, "failed");
    }
    throw error;
  }
}

async function recordFinding(asked: Asked, finding: Assessment): Promise<RiskState | null> {
  const { place, screening } = asked;
  const stood = await findRiskState(place.userId);
  // As of the message, so that the reply in its place counts as the answer; never before a newer sign.
  const at = Math.max(asked.at, stood?.lastSignAt ?? 0);
  const { state } = nextRisk(place.userId, stood, { finding, says: "other" }, at);
  const raised: RaisedRisk = {
    userId: place.userId,
    sessionId: place.sessionId,
    message: { id: place.message.id, content: screening.text },
    finding,
    actionTaken: finding.tier === "crisis" ? "panel_and_written_answer" : "written_answer",
    // The message has one answer, however often it was judged.
    state:
      state && stood?.status === "open" ? { ...state, answersGiven: stood.answersGiven } : state,
  };
  await withoutWaiting(recordRaisedRisk(raised, at), "raised_risk");
  return state;
}

function ownerOf(live: LiveReply): string | null {
  return askedOf.get(live)?.place.userId ?? null;
}

/** From here on nothing that the model says is added, and nobody is shown more of it. */
function silence(live: LiveReply): void {
  live.isTakenOver = true;
  live.aborter.abort("taken over");
}

async function takePlace(replyId: string, live: LiveReply | null, answer: NewReply): Promise<void> {
  const { content, reason, quickAnswers } = answer;
  // Written first: whoever the panel sends to the page finds the answer there.
  const end = { status: "done", source: "written", reason, quickAnswers } as const;
  queueChange({ replyId, content, end });
  await allWritten();
  if (!live || live.ending) return;
  live.closing = null;
  live.reset();
  live.append(reviewedText(content));
  live.end("done");
  live.forget();
}
