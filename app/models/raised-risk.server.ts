import type { Assessment } from "#app/safety/assessment.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { crisisEventRow, eventStatements, type ActionTaken } from "./crisis-events.server.ts";
import { riskStatement, type RiskState } from "./risk.server.ts";

/** A finding about a message that is stored already, made by something slower than the detector. */
export interface RaisedRisk {
  userId: string;
  sessionId: string;
  message: { id: string; content: ScreenedText };
  finding: Assessment;
  actionTaken: ActionTaken;
  state: RiskState | null;
}

/** Writes the finding's own event and where the person stands now, both or neither. */
export async function recordRaisedRisk(raised: RaisedRisk, now = Date.now()): Promise<void> {
  const { userId, sessionId, message, finding, actionTaken, state } = raised;
  const event = crisisEventRow(
    userId,
    finding,
    { sessionId, messageId: message.id, triggerMessage: message.content, actionTaken },
    now,
  );
  const [first, ...rest] = [...eventStatements(event), ...(state ? [riskStatement(state)] : [])];
  if (first) await database().batch([first, ...rest]);
}
