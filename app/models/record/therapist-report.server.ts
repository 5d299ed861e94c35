import { and, asc, between, eq, gte, isNotNull } from "drizzle-orm";
import { database } from "#db/client.ts";
import { goalOutcomes, journalEntries, sessions } from "#db/schema.ts";
import { chosenMood } from "./journal-entries.server.ts";
import type { MoodId } from "#app/catalogue/moods.ts";
import { dayAfter, dayIn } from "./days.server.ts";
import { goalLines } from "#app/models/conversations/goal-lines.server.ts";
import type { DayRange } from "./mood-record.server.ts";
import { SPEAKERS } from "#app/models/conversations/speakers.server.ts";

/** Of each kind a report has room for so many. */
const MOST_OF_A_KIND = 30;

/** What somebody can put into a report about some weeks, the oldest first. */
export interface ReportMaterial {
  goals: {
    id: string;
    day: string;
    words: string;
    outcome: "kept" | "carried" | "let_go" | null;
  }[];
  sessions: { id: string; day: string; speakers: string[]; summary: string }[];
  entries: { id: string; day: string; mood: MoodId | null; content: string }[];
}

/** What a person set themselves, talked about and wrote in these days of their own zone. */
export async function findReportMaterial(
  userId: string,
  { from, to }: DayRange,
  timeZone: string | null,
): Promise<ReportMaterial> {
  // A day of theirs may begin and end on the days beside it elsewhere.
  const since = Date.parse(`${dayAfter(from, -1)}T00:00:00Z`);
  const until = Date.parse(`${dayAfter(to, 2)}T00:00:00Z`);
  const talked = await database()
    .select({
      id: sessions.id,
      at: sessions.createdAt,
      speakers: SPEAKERS,
      summary: sessions.summary,
      words: sessions.weeklyGoals,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        between(sessions.createdAt, since, until),
        isNotNull(sessions.duration),
      ),
    )
    .orderBy(asc(sessions.createdAt));
  const inRange = talked
    .map((session) => ({ ...session, day: dayIn(timeZone, session.at) }))
    .filter(({ day }) => day >= from && day <= to);
  const written = await database()
    .select({
      id: journalEntries.id,
      day: journalEntries.date,
      mood: chosenMood,
      content: journalEntries.content,
    })
    .from(journalEntries)
    .where(and(eq(journalEntries.userId, userId), between(journalEntries.date, from, to)))
    .orderBy(asc(journalEntries.date), asc(journalEntries.seq))
    .limit(MOST_OF_A_KIND);
  const outcomes = await findOutcomes(userId, since);
  return {
    goals: inRange
      .flatMap(({ id, day, words }) =>
        goalLines(id, words ?? "").map((goal) => ({
          ...goal,
          day,
          outcome: outcomes.get(goal.id) ?? outcomes.get(id) ?? null,
        })),
      )
      .slice(-MOST_OF_A_KIND),
    sessions: inRange
      .flatMap(({ id, day, speakers, summary }) =>
        summary ? [{ id, day, speakers, summary }] : [],
      )
      .slice(-MOST_OF_A_KIND),
    entries: written,
  };
}

/** What became of goals that were set since then, by what they're called. */
async function findOutcomes(userId: string, since: number) {
  const rows = await database()
    .select({ of: goalOutcomes.sourceId, outcome: goalOutcomes.outcome })
    .from(goalOutcomes)
    .where(
      and(
        eq(goalOutcomes.userId, userId),
        eq(goalOutcomes.source, "session"),
        gte(goalOutcomes.at, since),
      ),
    );
  return new Map(rows.map(({ of, outcome }) => [of, outcome]));
}
