import { and, eq, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { TrackId } from "#app/catalogue/tracks.ts";
import { database } from "#db/client.ts";
import { FLOW_STEPS, sessionFlow } from "#db/schema.ts";
import { newId } from "#app/models/storage/identifier.server.ts";

export { FLOW_STEPS };

export type SessionFlow = typeof sessionFlow.$inferSelect;
export type FlowStep = SessionFlow["currentStep"];

/** What a step leaves behind: where the person goes next, and what was decided. */
export interface FlowChange {
  /** Left out where a step was passed over. */
  completed?: FlowStep;
  next: FlowStep;
  selectedTherapist: string | null;
  selectedTrack?: TrackId;
  dailyAssessmentId?: string;
}

/** Where a person's way to a session stands on a day (YYYY-MM-DD in their own zone), or null. */
export async function findSessionFlow(userId: string, day: string): Promise<SessionFlow | null> {
  const rows = await database()
    .select()
    .from(sessionFlow)
    .where(and(eq(sessionFlow.userId, userId), eq(sessionFlow.sessionDate, day)))
    .limit(1);
  return rows[0] ?? null;
}

/**
 * The step at which a person goes on today. Without a companion chosen it is that one; a check-in
 * made on another page counts.
 */
export function nextFlowStep(
  flow: Pick<SessionFlow, "currentStep"> | null,
  known: { hasTherapist: boolean; hasCheckIn: boolean },
): FlowStep {
  if (!known.hasTherapist) return "therapist";
  const step = flow?.currentStep ?? "therapist";
  if (step === "therapist" || step === "check-in") return known.hasCheckIn ? "track" : "check-in";
  return step;
}

/** Writes a step of the day: for a batch with what the step itself writes. */
export function flowStatement(
  userId: string,
  day: string,
  change: FlowChange,
  now = Date.now(),
): BatchItem<"sqlite"> {
  const { completed, next, selectedTherapist, selectedTrack, dailyAssessmentId } = change;
  const decided = {
    currentStep: next,
    selectedTherapist,
    ...(selectedTrack ? { selectedTrack } : {}),
    ...(dailyAssessmentId ? { dailyAssessmentId } : {}),
    updatedAt: now,
  };
  // Nobody gets here without a companion, so choosing one counts as done.
  const first = [...new Set<FlowStep>(["therapist", completed ?? "therapist"])];
  return database()
    .insert(sessionFlow)
    .values({
      id: newId(),
      userId,
      sessionDate: day,
      completedSteps: first,
      createdAt: now,
      ...decided,
    })
    .onConflictDoUpdate({
      target: [sessionFlow.userId, sessionFlow.sessionDate],
      set: {
        ...decided,
        ...(completed ? { completedSteps: withStep(completed) } : {}),
      },
    });
}

/** Notes a step of the day. */
export async function recordStep(userId: string, day: string, change: FlowChange): Promise<void> {
  await flowStatement(userId, day, change, Date.now());
}

/** After a session of the day another may be chosen: where the way of the day led to it. */
export function endFlowStatement(
  userId: string,
  day: string,
  condition: SQL,
  now: number,
): BatchItem<"sqlite"> {
  return database()
    .update(sessionFlow)
    .set({ currentStep: "track", completedSteps: withStep("chat"), updatedAt: now })
    .where(
      and(
        eq(sessionFlow.userId, userId),
        eq(sessionFlow.sessionDate, day),
        eq(sessionFlow.currentStep, "chat"),
        condition,
      ),
    );
}

// Each step once, in the order in which they were done.
function withStep(step: FlowStep) {
  const steps = sessionFlow.completedSteps;
  return sql`case
    when exists (select 1 from json_each(${steps}) where value = ${step}) then ${steps}
    else json_insert(${steps}, '$[#]', ${step}) end`;
}
