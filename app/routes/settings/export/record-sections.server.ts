import { memoryKindLabel } from "#app/catalogue/memory-kinds.ts";
import { FEELING_COLORS } from "#app/catalogue/feelings.ts";
import { BY_SOFTWARE } from "#app/catalogue/machine-made.ts";
import { MOODS, type MoodId } from "#app/catalogue/moods.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import {
  readActivities,
  readCheckIns,
  readCheckUps,
  readFeelings,
  readJournal,
  readMemories,
  readMoods,
} from "#app/models/accounts/export-rows.server.ts";
import { EXERCISE_SECTIONS } from "./exercise-sections.server.ts";
import { safetyPlanSection } from "./facts.server.ts";
import { moment, section, type Section } from "./section.server.ts";

/** What somebody wrote and logged, besides the conversations. */
export const RECORD_SECTIONS: readonly Section[] = [
  section({
    id: "journal",
    title: "Journal",
    columns: {
      date: "Day",
      at: "Written",
      mood: "Mood",
      feeling: "Your own feeling",
      text: "What you wrote",
      tags: "Tags",
      shared: "Shared with your companion",
      answer: "What your companion said (written by software)",
      answerSource: "Who wrote that (explained in about.json)",
    },
    marks: { answer: "answerSource" },
    rows: readJournal,
    cells: (entry) => ({
      date: entry.date,
      at: moment(entry.createdAt),
      mood: labelOfMood(entry.mood),
      feeling: entry.feeling,
      text: entry.content,
      tags: entry.tags.join(", "),
      shared: entry.shareWithAi,
      answer: entry.aiResponse,
      answerSource: entry.aiResponse && BY_SOFTWARE,
    }),
  }),
  section({
    id: "moods",
    title: "Moods",
    columns: {
      date: "Day",
      mood: "Mood",
      feeling: "Your own feeling",
      score: "Score (1 to 10)",
      notes: "Notes",
      activities: "Activities",
      at: "Logged",
    },
    rows: readMoods,
    cells: ({ date, mood, feeling, moodScore, notes, activities, createdAt }) => ({
      date,
      mood: labelOfMood(mood),
      feeling,
      score: moodScore,
      notes,
      activities: activities.join(", "),
      at: moment(createdAt),
    }),
  }),
  section({
    id: "feelings",
    title: "Your own feelings",
    columns: { name: "Feeling", emoji: "Emoji", color: "Color", mood: "Closest to", at: "Added" },
    rows: readFeelings,
    cells: ({ name, emoji, color, mood, createdAt }) => ({
      name,
      emoji,
      color: FEELING_COLORS.find(({ id }) => id === color)?.label ?? color,
      mood: labelOfMood(mood),
      at: moment(createdAt),
    }),
  }),
  section({
    id: "activities",
    title: "Your own activities",
    columns: { name: "Activity", at: "Added" },
    rows: readActivities,
    cells: ({ name, createdAt }) => ({ name, at: moment(createdAt) }),
  }),
  section({
    id: "check-ups",
    title: "Check-ups",
    columns: {
      date: "Day",
      satisfied: "Satisfied with life (0 to 10)",
      worthwhile: "Things you do are worthwhile (0 to 10)",
      happy: "Happy the day before (0 to 10)",
      anxious: "Anxious the day before (0 to 10)",
    },
    rows: readCheckUps,
    cells: ({ date, satisfied, worthwhile, happy, anxious }) => ({
      date,
      satisfied,
      worthwhile,
      happy,
      anxious,
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
      track: "Suggested program",
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
  ...EXERCISE_SECTIONS,
];

/** What a mood is called on pages. */
export function labelOfMood(mood: MoodId | null): string | null {
  return MOODS.find(({ id }) => id === mood)?.label ?? mood;
}

function titleOfTrack(id: string): string {
  return findTrack(id)?.title ?? id;
}
