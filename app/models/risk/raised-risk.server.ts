import type { Assessment } from "#app/safety/assessment.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { and, eq, inArray } from "drizzle-orm";
import { database } from "#db/client.ts";
import { crisisEvents, riskStates } from "#db/schema.ts";
import { crisisEventRow, eventStatements, type ActionTaken } from "./crisis-events.server.ts";
import { keepTrying } from "#app/models/storage/keep-trying.server.ts";
import { riskStatement, type RiskState } from "./risk.server.ts";

/** A finding about a message that is stored already, made by something slower than the detector. */
export interface RaisedRisk {
  userId: string;
  conversationId: string;
  message: { id: string; content: ScreenedText };
  finding: Assessment;
  actionTaken: ActionTaken;
  state: RiskState | null;
}

/**
 * Writes the finding's own event and where the person stands now, both or neither; tries again for as
 * long as the database is in the way.
 */
export async function recordRaisedRisk(raised: RaisedRisk, now = Date.now()): Promise<void> {
  const { userId, conversationId, message, finding, actionTaken, state } = raised;
  const event = crisisEventRow(
    userId,
    finding,
    { conversationId, messageId: message.id, triggerMessage: message.content, actionTaken },
    now,
  );
  // Every retry uses the same id, so that the event can't be written twice.
  const write = async () => {
    const [first, ...rest] = [...eventStatements(event), ...(state ? [riskStatement(state)] : [])];
    if (first) await database().batch([first, ...rest]);
  };
  await keepTrying(write, { what: "raised_risk" });
}

/**
 * Takes back a question that only the linear model asked: its event is closed, and the person stands
 * where they stood before it.
 */
export async function recordLowered(
  userId: string,
  messageId: string,
  before: RiskState | null,
  now = Date.now(),
): Promise<void> {
  const closed = { status: "closed", statusSince: now, questionAsked: null } as const;
  const { userId: _userId, ...stood } = before ?? { userId };
  await database().batch([
    database()
      .update(crisisEvents)
      .set({ resolved: true, resolution: "second_opinion", resolvedAt: now })
      .where(and(eq(crisisEvents.userId, userId), eq(crisisEvents.messageId, messageId))),
    database()
      .update(riskStates)
      .set({ ...closed, ...stood, lastMessageAt: now })
      .where(eq(riskStates.userId, userId)),
  ]);
}

/** The question that stands needs no answer any more: it rests until the next visit. Open risk stays as it is. */
export async function recordRested(userId: string, now = Date.now()): Promise<void> {
  const isAsked = inArray(riskStates.status, ["asked", "maybe", "unanswered", "asked_again"]);
  await database()
    .update(riskStates)
    .set({ status: "rests", statusSince: now })
    .where(and(eq(riskStates.userId, userId), isAsked));
}
