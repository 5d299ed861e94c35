import { accountEventText } from "#app/catalogue/account-events.ts";
import { HELPED_WORDS } from "#app/catalogue/exercise-ratings.ts";
import { memoryKindLabel } from "#app/catalogue/memory-kinds.ts";
import { MOODS, type MoodId } from "#app/catalogue/moods.ts";
import { REPORT_REASONS } from "#app/catalogue/report-reasons.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { findExercise } from "#app/content/exercises.ts";
import {
  readAccountEvents,
  readCheckIns,
  readDrafts,
  readExerciseAnswers,
  readExerciseRuns,
  readHelpShown,
  readJournal,
  readLoginAttempts,
  readMemories,
  readMoods,
  readNotices,
  readReports,
  readTracks,
} from "#app/models/export-rows.server.ts";
import type { Kind } from "#app/safety/assessment.ts";
import { noticeText } from "#app/safety/notices.ts";
import { accountSection, safetyPlanSection, signUpSection } from "./facts.server.ts";
import { moment, section, type Section } from "./section.server.ts";

const ABOUT: Readonly<Record<Kind, string>> = {
  none: "You seemed to be having a hard time",
  distress: "You seemed to be having a hard time",
  passive_ideation: "You may have wished not to be alive",
  active_ideation: "You may have had thoughts of suicide",
  plan_or_attempt: "You may have had a plan, or made an attempt",
  self_harm: "You may have hurt yourself, or wanted to",
  harm_to_others: "Someone else may have been in danger from you",
  abuse_or_violence: "Someone may have been hurting you or another person",
  medical_emergency: "It may have been a medical emergency",
};

/** All that goes into a copy besides the conversations. What is added here is in every copy from then on. */
export const SECTIONS: readonly Section[] = [
  accountSection,
  signUpSection,
  section({
    id: "journal",
    title: "Journal",
    columns: {
      date: "Day",
      at: "Written",
      mood: "Mood",
      text: "What you wrote",
      tags: "Tags",
      shared: "Shared with your companion",
      answer: "What your companion said",
    },
    rows: readJournal,
    cells: (entry) => ({
      date: entry.date,
      at: moment(entry.createdAt),
      mood: labelOfMood(entry.mood),
      text: entry.content,
      tags: entry.tags.join(", "),
      shared: entry.shareWithAi,
      answer: entry.aiResponse,
    }),
  }),
  section({
    id: "moods",
    title: "Moods",
    columns: {
      date: "Day",
      mood: "Mood",
      score: "Score (1 to 10)",
      notes: "Notes",
      activities: "Activities",
      at: "Logged",
    },
    rows: readMoods,
    cells: ({ date, mood, moodScore, notes, activities, createdAt }) => ({
      date,
      mood: labelOfMood(mood),
      score: moodScore,
      notes,
      activities: activities.join(", "),
      at: moment(createdAt),
    }),
  }),
  section({
    id: "check-ins",
    title: "Check-ins",
    columns: {
      date: "Day",
      mood: "Mood (1 to 10)",
      stress: "Stress (1 to 10)",
      sleep: "Sleep (1 to 10)",
      energy: "Energy (1 to 10)",
      track: "Suggested track",
      at: "Saved",
    },
    rows: readCheckIns,
    cells: (row) => ({
      date: row.assessmentDate,
      mood: row.moodScore,
      stress: row.stressLevel,
      sleep: row.sleepQuality,
      energy: row.energyLevel,
      track: row.recommendedTherapyTrack && titleOfTrack(row.recommendedTherapyTrack),
      at: moment(row.createdAt),
    }),
  }),
  section({
    id: "memory",
    title: "What your companion remembers",
    columns: { kind: "Kind", content: "Memory", at: "Saved", edited: "Changed by you" },
    rows: readMemories,
    cells: ({ kind, content, createdAt, editedAt }) => ({
      kind: memoryKindLabel(kind),
      content,
      at: moment(createdAt),
      edited: moment(editedAt),
    }),
  }),
  safetyPlanSection,
  section({
    id: "exercises",
    title: "Exercises",
    columns: {
      exercise: "Exercise",
      started: "Started",
      finished: "Finished",
      helped: "Did it help?",
      goal: "Your plan",
    },
    rows: readExerciseRuns,
    cells: ({ exerciseId, startedAt, finishedAt, helped, goal }) => ({
      exercise: titleOfExercise(exerciseId),
      started: moment(startedAt),
      finished: moment(finishedAt),
      helped: helped && HELPED_WORDS[helped],
      goal,
    }),
  }),
  section({
    id: "exercise-answers",
    title: "What you wrote in exercises",
    columns: { exercise: "Exercise", question: "Question", answer: "Your answer", at: "Written" },
    rows: readExerciseAnswers,
    cells: ({ exerciseId, asked, content, createdAt }) => ({
      exercise: titleOfExercise(exerciseId),
      question: asked,
      answer: content,
      at: moment(createdAt),
    }),
  }),
  section({
    id: "tracks",
    title: "Tracks",
    columns: {
      track: "Track",
      sessions: "Sessions done",
      planned: "Sessions planned",
      active: "Following it now",
      started: "Started",
    },
    rows: readTracks,
    cells: (row) => ({
      track: row.trackTitle,
      sessions: row.currentSession,
      planned: row.estimatedSessions,
      active: row.isActive,
      started: moment(row.createdAt),
    }),
  }),
  section({
    id: "unsent",
    title: "What you typed and didn't send",
    columns: { text: "Text", at: "Saved" },
    rows: readDrafts,
    cells: ({ content, updatedAt }) => ({ text: content, at: moment(updatedAt) }),
  }),
  section({
    id: "help-shown",
    title: "Times we showed you help",
    columns: { at: "When", about: "Why", words: "Your words", settled: "Settled" },
    rows: readHelpShown,
    cells: ({ createdAt, kind, triggerMessage, resolvedAt }) => ({
      at: moment(createdAt),
      about: ABOUT[kind],
      words: triggerMessage,
      settled: moment(resolvedAt),
    }),
  }),
  section({
    id: "reported-replies",
    title: "Replies you reported",
    columns: { at: "When", reason: "Reason", words: "What you wrote about it", reply: "The reply" },
    rows: readReports,
    cells: ({ report, reply }) => ({
      at: moment(report.createdAt),
      reason: REPORT_REASONS.find(({ id }) => id === report.reason)?.label ?? report.reason,
      words: report.words,
      reply,
    }),
  }),
  section({
    id: "ai-notices",
    title: "Times we told you that you write with an AI",
    columns: { at: "When", text: "What it said" },
    rows: readNotices,
    cells: ({ shownAt, kind, language }) => ({
      at: moment(shownAt),
      text: noticeText(kind, language),
    }),
  }),
  section({
    id: "activity",
    title: "Account activity",
    columns: { at: "When", what: "What happened" },
    rows: readAccountEvents,
    cells: (event) => ({ at: moment(event.at), what: accountEventText(event) }),
  }),
  section({
    id: "sign-in-attempts",
    title: "Attempts to sign in",
    columns: { at: "When", worked: "Worked", address: "Network address", browser: "Browser" },
    rows: readLoginAttempts,
    cells: ({ attemptedAt, successful, ipAddress, userAgent }) => ({
      at: moment(attemptedAt),
      worked: successful,
      address: ipAddress,
      browser: userAgent,
    }),
  }),
];

function labelOfMood(mood: MoodId): string {
  return MOODS.find(({ id }) => id === mood)?.label ?? mood;
}

function titleOfTrack(id: string): string {
  return findTrack(id)?.title ?? id;
}

function titleOfExercise(id: string): string {
  return findExercise(id)?.title ?? id;
}
