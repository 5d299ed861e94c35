import { DAY_MS, MINUTE_MS } from "#app/config/durations.ts";
import { and, eq } from "drizzle-orm";
import { moodScore } from "#app/catalogue/moods.ts";
import { readTags } from "#app/catalogue/tags.ts";
import { SAFETY_PLAN_FIELDS } from "#app/content/safety-plan.ts";
import { trackOf } from "#app/catalogue/tracks.ts";
import { answerRun, beginRun } from "#app/companion/exercises/exercise-run.server.ts";
import { insightByRules } from "#app/companion/journal/written-insight.ts";
import { findExercise } from "#app/content/exercises.ts";
import { saveAssessment } from "#app/models/risk/assessments.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import {
  answersOfRun,
  findRun,
  openRun,
  rateRun,
  storeRunChange,
} from "#app/models/record/exercise-runs.server.ts";
import { findGoals, markGoal } from "#app/models/record/goals.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { keepEntryInsight, writeEntry } from "#app/models/record/journal-entries.server.ts";
import { addMood } from "#app/models/record/moods.server.ts";
import { findUnreadMessages, keepFound } from "#app/models/conversations/memories.server.ts";
import { saveSafetyPlanStep } from "#app/models/risk/safety-plans.server.ts";
import {
  completeConversation,
  endConversation,
} from "#app/models/conversations/conversation-endings.server.ts";
import { startTrack } from "#app/models/conversations/therapy-tracks.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { partsOf, screenText, trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "../client.ts";
import { dailyAssessments, messages, replies, sessions } from "../schema.ts";
import {
  SEEDED_ENTRIES,
  SEEDED_RUNS,
  SEEDED_SAFETY_PLAN,
  SEEDED_TALKS,
  type SeededRun,
  type SeededTalk,
} from "./demo.ts";
import { SEEDED_MOODS } from "./moods.ts";

const EXCHANGE_MS = 3 * MINUTE_MS;
/** The US East Coast in winter, behind UTC. */
const HOURS_BEHIND = 5;
/** When in the day an exercise is done, and the plan was written. */
const EVENING = 19;
const PLAN_DAYS_AGO = 40;
const ASSESSED_DAYS_AGO = 78;
/** Days with a check-in. */
const CHECKED_IN_DAYS = 40;

/** Gives a demonstration account three months of use, by the ways that people's own words take. */
export async function seedHistory(user: User, now: number): Promise<void> {
  await saveAssessment(
    user.id,
    {
      goals: ["sleep-better", "feel-calmer"],
      symptoms: ["worry", "poor-sleep", "inner-critic"],
      moodBaseline: 5,
      previousTherapy: false,
    },
    timeOf(ASSESSED_DAYS_AGO, EVENING, now),
  );
  for (const each of SEEDED_TALKS) await seedConversation(user, each, now);
  for (const each of SEEDED_RUNS) await seedRun(user.id, each, now);
  for (const field of SAFETY_PLAN_FIELDS) {
    const screening = await screenText(SEEDED_SAFETY_PLAN[field]);
    await saveSafetyPlanStep(user.id, field, screening, timeOf(PLAN_DAYS_AGO, EVENING, now));
  }
  await seedOutcomes(user.id, now);
  await seedMoods(user.id, now);
  await seedJournal(user.id, now);
}

function timeOf(daysAgo: number, hour: number, now: number): number {
  const day = new Date(now - daysAgo * DAY_MS);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour + HOURS_BEHIND);
}

async function seedConversation(user: User, conversation: SeededTalk, now: number): Promise<void> {
  const { daysAgo, hour, track, exchanges, summary, insights, modalities } = conversation;
  const startedAt = timeOf(daysAgo, hour, now);
  const endedAt = startedAt + exchanges.length * EXCHANGE_MS;
  const id = await startTrack(user, trackOf(track), `demo-${daysAgo}`, startedAt);
  const said = await seedMessages(user.id, id, exchanges, startedAt);
  await database()
    .update(sessions)
    .set({ lastMessageAt: endedAt })
    .where(and(eq(sessions.id, id), eq(sessions.userId, user.id)));
  const note = {
    summary,
    insights: insights ?? null,
    openThreads: null,
    modalitiesUsed: modalities,
  };
  const end = { conversation: { id, userId: user.id }, note, movesTrackOn: true };
  await endConversation({ ...end, timeZone: user.timeZone }, endedAt);
  await seedReflection(user.id, id, conversation, endedAt);
  await seedMemories(user.id, id, conversation, said, endedAt);
}

/** Puts in what both sides said, and returns the ids of the person's own messages. */
async function seedMessages(
  userId: string,
  conversationId: string,
  exchanges: SeededTalk["exchanges"],
  startedAt: number,
): Promise<string[]> {
  const said: string[] = [];
  for (const [index, { person, companion }] of exchanges.entries()) {
    const at = startedAt + index * EXCHANGE_MS;
    const answeredAt = at + MINUTE_MS;
    const messageId = newId();
    const replyId = newId();
    const { text } = await screenText(person);
    const common = { conversationId, userId };
    const own = { ...common, id: messageId, role: "user", content: text, createdAt: at } as const;
    const reply = { ...common, id: replyId, role: "assistant", createdAt: answeredAt } as const;
    const times = { startedAt: answeredAt, endedAt: answeredAt };
    await database().batch([
      database().insert(messages).values(own),
      database()
        .insert(messages)
        .values({ ...reply, content: trustedText(companion) }),
      database()
        .insert(replies)
        .values({ ...common, ...times, id: replyId, status: "done", source: "guided" }),
    ]);
    said.push(messageId);
  }
  return said;
}

async function seedReflection(
  userId: string,
  conversationId: string,
  { reflection }: SeededTalk,
  at: number,
): Promise<void> {
  if (!reflection) return;
  const userReflection = await screenText(reflection.userReflection);
  const weeklyGoals = await screenText(reflection.weeklyGoals);
  await completeConversation(userId, conversationId, { userReflection, weeklyGoals }, at);
}

/** Also without any: a conversation that was read is not read again for what is worth keeping. */
async function seedMemories(
  userId: string,
  conversationId: string,
  { memories }: SeededTalk,
  said: readonly string[],
  at: number,
): Promise<void> {
  const found = [];
  for (const { kind, content, exchange } of memories) {
    const sourceMessageId = said[exchange];
    if (sourceMessageId === undefined) continue;
    found.push({ kind, content: (await screenText(content)).text, sourceMessageId });
  }
  const changes = { memories: found, outdatedIds: [], title: null };
  await keepFound(
    userId,
    conversationId,
    changes,
    await findUnreadMessages(userId, conversationId),
    at,
  );
}

async function seedRun(userId: string, seeded: SeededRun, now: number): Promise<void> {
  const exercise = findExercise(seeded.exerciseId);
  if (!exercise) throw new Error(`there is no exercise ${seeded.exerciseId}`);
  const id = newId();
  const startedAt = timeOf(seeded.daysAgo, EVENING, now);
  await openRun(userId, { id, exerciseId: exercise.id, ...beginRun(exercise, id) }, startedAt);
  // One that doesn't get to its end with these answers is left where it stops.
  for (let minute = 1; minute <= exercise.steps.length; minute += 1) {
    const run = await findRun(userId, id);
    if (run?.status !== "running") break;
    const answered = await answersOfRun(userId, id);
    const given = new Map(answered.map(({ key, content }) => [key, content]));
    const words = seeded.answers[run.step];
    const turn = answerRun(exercise, run, given, words ?? "Done");
    const { isTaken, ...change } = turn;
    const screening = words === undefined ? null : await screenText(words, [], "aside");
    const answer = screening && { key: run.step, asked: null, isTaken, screening };
    await storeRunChange(run, { ...change, answer, goal: null }, startedAt + minute * MINUTE_MS);
  }
  await rateRun(userId, id, seeded.helped);
}

async function seedMoods(userId: string, now: number): Promise<void> {
  for (const { daysAgo, mood, activities, sleep } of SEEDED_MOODS) {
    const at = timeOf(daysAgo, EVENING - 1, now);
    const date = dayIn(null, at);
    const told = await screenText(activities.join(", "), [], "aside");
    const details = { mood, date, notes: null, activities: partsOf(told.text, readTags) };
    await addMood(userId, details, told, at);
    if (daysAgo > CHECKED_IN_DAYS) continue;
    const scores = { moodScore: moodScore(mood), stressLevel: 10 - moodScore(mood) };
    await database()
      .insert(dailyAssessments)
      .values({
        id: newId(),
        userId,
        assessmentDate: date,
        ...scores,
        sleepQuality: sleep,
        energyLevel: Math.min(10, sleep + 1),
        createdAt: at,
      });
  }
}

/** What became of goals that are over: all but the newest two were done, and some of them let go. */
async function seedOutcomes(userId: string, now: number): Promise<void> {
  const { earlier } = await findGoals(userId, now);
  for (const [place, goal] of earlier.slice(2).entries()) {
    await markGoal(userId, goal, place % 4 === 3 ? "let_go" : "kept", goal.setAt + 6 * DAY_MS);
  }
}

async function seedJournal(userId: string, now: number): Promise<void> {
  for (const { daysAgo, mood, tags, words, isShared } of SEEDED_ENTRIES) {
    const at = timeOf(daysAgo, EVENING - 2, now);
    const told = await screenText(tags.join(", "), [], "aside");
    const details = {
      mood,
      content: await screenText(words),
      tags: partsOf(told.text, readTags),
      shareWithAi: isShared,
      date: dayIn(null, at),
    };
    const origin = { formKey: `demo-${daysAgo}`, exerciseRunId: null };
    const { id } = await writeEntry(userId, details, origin, at);
    if (!isShared) continue;
    const insight = trustedText(insightByRules(details.content.subjects, mood, daysAgo));
    await keepEntryInsight(userId, { id, version: 1 }, insight);
  }
}
