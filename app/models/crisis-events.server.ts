import { and, asc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import type { Assessment } from "#app/safety/assessment.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { crisisEvents } from "#db/schema.ts";
import { newId } from "./identifier.server.ts";

export type CrisisEvent = typeof crisisEvents.$inferSelect;

/** What was done about a finding, as the row says it. */
export type ActionTaken =
  "panel_and_written_answer" | "written_answer" | "panel_on_refusal" | "draft_kept";

/** The row for a finding; a refused text is not kept with it. */
export function crisisEventRow(
  userId: string,
  finding: Assessment,
  kept: {
    sessionId: string | null;
    messageId: string | null;
    triggerMessage: ScreenedText | null;
    actionTaken: ActionTaken;
  },
  now: number,
): typeof crisisEvents.$inferInsert {
  const { tier, kind, severity, subject, rules } = finding;
  return { id: newId(), userId, tier, kind, severity, subject, rules, ...kept, createdAt: now };
}

/** Writes the event of a text that was refused (too long, too fast, expired): the fact, not the words. */
export async function recordRefusedFinding(
  userId: string,
  finding: Assessment,
  now = Date.now(),
): Promise<void> {
  if (finding.tier === "none") return;
  const kept = {
    sessionId: null,
    messageId: null,
    triggerMessage: null,
    actionTaken: "panel_on_refusal",
  } as const;
  await database()
    .insert(crisisEvents)
    .values(crisisEventRow(userId, finding, kept, now));
}

/** The events that these messages of a person raised, by message id. */
export async function eventsOfMessages(
  userId: string,
  messageIds: readonly string[],
): Promise<Map<string, CrisisEvent>> {
  if (messageIds.length === 0) return new Map();
  const rows = await database()
    .select()
    .from(crisisEvents)
    .where(
      and(
        eq(crisisEvents.userId, userId),
        isNotNull(crisisEvents.messageId),
        ne(crisisEvents.tier, "none"),
        inArray(crisisEvents.messageId, [...messageIds]),
      ),
    )
    // A later finding about the same message only ever raises, so the last one stands.
    .orderBy(asc(crisisEvents.createdAt));
  return new Map(rows.flatMap((row) => (row.messageId ? [[row.messageId, row] as const] : [])));
}
