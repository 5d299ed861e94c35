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
    rows: readJournal,
    columns: {
      date: ["Day", (entry) => entry.date],
      at: ["Written", (entry) => moment(entry.createdAt)],
      mood: ["Mood", (entry) => labelOfMood(entry.mood)],
      feeling: ["Your own feeling", (entry) => entry.feeling],
      text: ["What you wrote", (entry) => entry.content],
      tags: ["Tags", (entry) => entry.tags.join(", ")],
      shared: ["Shared with your companion", (entry) => entry.shareWithAi],
      answer: ["What your companion said (written by software)", (entry) => entry.aiResponse],
      answerSource: [
        "Who wrote that (explained in about.json)",
        (entry) => entry.aiResponse && BY_SOFTWARE,
      ],
    },
    marks: { answer: "answerSource" },
  }),
  section({
    id: "moods",
    title: "Moods",
    rows: readMoods,
    columns: {
      date: ["Day", ({ date }) => date],
      mood: ["Mood", ({ mood }) => labelOfMood(mood)],
      feeling: ["Your own feeling", ({ feeling }) => feeling],
      score: ["Score (1 to 10)", ({ moodScore }) => moodScore],
      notes: ["Notes", ({ notes }) => notes],
      activities: ["Activities", ({ activities }) => activities.join(", ")],
      at: ["Logged", ({ createdAt }) => moment(createdAt)],
    },
  }),
  section({
    id: "feelings",
    title: "Your own feelings",
    rows: readFeelings,
    columns: {
      name: ["Feeling", ({ name }) => name],
      emoji: ["Emoji", ({ emoji }) => emoji],
      color: [
        "Color",
        ({ color }) => FEELING_COLORS.find(({ id }) => id === color)?.label ?? color,
      ],
      mood: ["Closest to", ({ mood }) => labelOfMood(mood)],
      at: ["Added", ({ createdAt }) => moment(createdAt)],
    },
  }),
  section({
    id: "activities",
    title: "Your own activities",
    rows: readActivities,
    columns: {
      name: ["Activity", ({ name }) => name],
      at: ["Added", ({ createdAt }) => moment(createdAt)],
    },
  }),
  section({
    id: "check-ups",
    title: "Check-ups",
    rows: readCheckUps,
    columns: {
      date: ["Day", ({ date }) => date],
      satisfied: ["Satisfied with life (0 to 10)", ({ satisfied }) => satisfied],
      worthwhile: ["Things you do are worthwhile (0 to 10)", ({ worthwhile }) => worthwhile],
      happy: ["Happy the day before (0 to 10)", ({ happy }) => happy],
      anxious: ["Anxious the day before (0 to 10)", ({ anxious }) => anxious],
    },
  }),
  section({
    id: "check-ins",
    title: "Check-ins",
    rows: readCheckIns,
    columns: {
      date: ["Day", (row) => row.assessmentDate],
      mood: ["Mood (1 to 10)", (row) => row.moodScore],
      stress: ["Stress (1 to 10)", (row) => row.stressLevel],
      sleep: ["Sleep (1 to 10)", (row) => row.sleepQuality],
      energy: ["Energy (1 to 10)", (row) => row.energyLevel],
      track: [
        "Suggested program",
        (row) => row.recommendedTherapyTrack && titleOfTrack(row.recommendedTherapyTrack),
      ],
      at: ["Saved", (row) => moment(row.createdAt)],
    },
  }),
  section({
    id: "memory",
    title: "What your companion remembers",
    rows: readMemories,
    columns: {
      kind: ["Kind", ({ kind }) => memoryKindLabel(kind)],
      content: ["Memory", ({ content }) => content],
      at: ["Saved", ({ createdAt }) => moment(createdAt)],
      edited: ["Changed by you", ({ editedAt }) => moment(editedAt)],
    },
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
