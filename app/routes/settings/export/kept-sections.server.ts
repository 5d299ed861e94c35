import { findTrack } from "#app/catalogue/tracks.ts";
import { therapistName } from "#app/catalogue/therapists.ts";
import {
  readBrowsers,
  readCopies,
  readDismissals,
  readEventNotes,
  readGoalOutcomes,
  readKeys,
  readModelUsage,
  readMoodFiles,
  readSessionFlow,
  readUndos,
  readWeekReviews,
} from "#app/models/accounts/export-account-rows.server.ts";
import { planSection, riskSection } from "./plan-facts.server.ts";
import { moment, section, type Section } from "./section.server.ts";

const OUTCOMES = { kept: "Done", carried: "Carried over", let_go: "Let go" } as const;
const UNDOS = {
  entry_changed: "A journal entry before you changed it",
  entry_deleted: "A journal entry you deleted",
  mood_changed: "A mood before you changed it",
  mood_deleted: "A mood you deleted",
} as const;

/** What is kept besides what somebody wrote: so that things work, are safe, and can be put back. */
export const KEPT_SECTIONS: readonly Section[] = [
  planSection,
  section({
    id: "goals",
    title: "How your goals went",
    columns: { of: "From", outcome: "How it went", at: "When", id: "Id" },
    forPrograms: ["id"],
    rows: readGoalOutcomes,
    cells: ({ source, sourceId, outcome, at }) => ({
      id: sourceId,
      of: source === "session" ? "A session" : "An exercise",
      outcome: OUTCOMES[outcome],
      at: moment(at),
    }),
  }),
  section({
    id: "weeks",
    title: "What an AI wrote about your weeks",
    columns: { sunday: "Week ending", words: "What it wrote", at: "When" },
    rows: readWeekReviews,
    cells: ({ sunday, words, writtenAt }) => ({ sunday, words, at: moment(writtenAt) }),
  }),
  section({
    id: "hidden-insights",
    title: "Insights you hid",
    columns: { insight: "Insight", at: "When" },
    rows: readDismissals,
    cells: ({ key, at }) => ({ insight: key, at: moment(at) }),
  }),
  section({
    id: "ways-to-sessions",
    title: "Steps to each day's session",
    columns: {
      date: "Day",
      step: "Next step",
      done: "Steps taken",
      companion: "Companion",
      track: "Track",
    },
    rows: readSessionFlow,
    cells: (row) => ({
      date: row.sessionDate,
      step: row.currentStep,
      done: row.completedSteps.join(", "),
      companion: row.selectedTherapist && therapistName(row.selectedTherapist),
      track: row.selectedTrack && (findTrack(row.selectedTrack)?.title ?? row.selectedTrack),
    }),
  }),
  section({
    id: "put-back",
    title: "What you can still undo",
    columns: { what: "What", words: "Your words", rest: "The rest", at: "When" },
    rows: readUndos,
    cells: ({ kind, content, row, createdAt }) => ({
      what: UNDOS[kind],
      words: content,
      rest: JSON.stringify(row),
      at: moment(createdAt),
    }),
  }),
  section({
    id: "mood-files",
    title: "Mood files you uploaded",
    columns: { at: "When", content: "What we read in it" },
    rows: readMoodFiles,
    cells: ({ createdAt, rows }) => ({ at: moment(createdAt), content: JSON.stringify(rows) }),
  }),
  section({
    id: "copies",
    title: "A copy of your data you uploaded",
    columns: { at: "When", content: "What we read in it" },
    rows: readCopies,
    cells: ({ createdAt, content }) => ({
      at: moment(createdAt),
      content: JSON.stringify(content),
    }),
  }),
  riskSection,
  section({
    id: "help-notes",
    title: "Our notes about times we showed you help",
    columns: { at: "When", note: "Note" },
    rows: readEventNotes,
    cells: ({ createdAt, note }) => ({ at: moment(createdAt), note }),
  }),
  section({
    id: "browsers",
    title: "Where you're signed in",
    columns: {
      since: "Since",
      active: "Last active",
      ends: "Ends",
      address: "Network address",
      browser: "Browser",
    },
    rows: readBrowsers,
    cells: ({ createdAt, lastActivity, expiresAt, ipAddress, userAgent }) => ({
      since: moment(createdAt),
      active: moment(lastActivity),
      ends: moment(expiresAt),
      address: ipAddress,
      browser: userAgent,
    }),
  }),
  section({
    id: "app-keys",
    title: "Keys for apps",
    columns: { name: "Name", may: "May", made: "Made", used: "Last used", ends: "Ends" },
    rows: readKeys,
    cells: ({ name, scopes, createdAt, lastUsedAt, expiresAt }) => ({
      name,
      may: scopes.join(", "),
      made: moment(createdAt),
      used: moment(lastUsedAt),
      ends: moment(expiresAt),
    }),
  }),
  section({
    id: "ai-use",
    title: "AI model usage for you",
    columns: { at: "When", purpose: "For", read: "Tokens read", written: "Tokens written" },
    rows: readModelUsage,
    cells: (row) => ({
      at: moment(row.at),
      purpose: row.purpose.replaceAll("_", " "),
      read: row.inputTokens + row.cacheReadTokens + row.cacheWriteTokens,
      written: row.outputTokens,
    }),
  }),
];
