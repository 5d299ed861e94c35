import { scopesInWords } from "#app/catalogue/api-scopes.ts";
import { MACHINE_MADE } from "#app/catalogue/machine-made.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { therapistName } from "#app/catalogue/therapists.ts";
import {
  readBrowsers,
  readDismissals,
  readEventNotes,
  readGoalOutcomes,
  readKeys,
  readModelUsage,
  readSessionFlow,
  readWeekReviews,
} from "#app/models/accounts/export-account-rows.server.ts";
import { FLOW_STEPS, type FlowStep } from "#app/models/conversations/session-flow.server.ts";
import { planSection, riskSection } from "./plan-facts.server.ts";
import { moment, section, type Section } from "./section.server.ts";
import { WAITING_SECTIONS } from "./waiting-sections.server.ts";

const OUTCOMES = { kept: "Done", carried: "Carried over", let_go: "Let go" } as const;

const INSIGHTS: Readonly<Record<string, string>> = {
  session: "From a conversation",
  entry: "From a journal entry",
  tag: "About a tag",
  "check-in": "About your check-ins",
};
const FLOW = {
  therapist: "Choose a companion",
  "check-in": "Check in",
  track: "Choose a program",
  chat: "Chat",
} as const satisfies Record<FlowStep, string>;
const PURPOSES: Readonly<Record<string, string>> = {
  second_opinion: "a second look for danger",
  reply_guard: "a second look at a reply",
  session_end: "a session's summary",
  record: "a question about your record",
};

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
    columns: {
      sunday: "Week ending",
      words: "What it wrote",
      digitalSourceType: "Who wrote that (explained in about.json)",
      at: "When",
    },
    marks: { words: "digitalSourceType" },
    rows: readWeekReviews,
    cells: ({ sunday, words, writtenAt }) => ({
      sunday,
      words,
      digitalSourceType: MACHINE_MADE,
      at: moment(writtenAt),
    }),
  }),
  section({
    id: "hidden-insights",
    title: "Insights you hid",
    columns: { insight: "Insight", at: "When" },
    rows: readDismissals,
    cells: ({ key, at }) => ({ insight: INSIGHTS[key.split(":")[0] ?? ""] ?? key, at: moment(at) }),
  }),
  section({
    id: "ways-to-sessions",
    title: "Steps to each day's session",
    columns: {
      date: "Day",
      step: "Next step",
      done: "Steps taken",
      companion: "Companion",
      track: "Program",
    },
    rows: readSessionFlow,
    cells: (row) => ({
      date: row.sessionDate,
      step: FLOW[row.currentStep],
      done: FLOW_STEPS.filter((step) => row.completedSteps.includes(step))
        .map((step) => FLOW[step])
        .join(", "),
      companion: row.selectedTherapist && therapistName(row.selectedTherapist),
      track: row.selectedTrack && (findTrack(row.selectedTrack)?.title ?? row.selectedTrack),
    }),
  }),
  ...WAITING_SECTIONS,
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
      may: scopesInWords(scopes),
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
      purpose: PURPOSES[row.purpose] ?? row.purpose.replaceAll("_", " "),
      read: row.inputTokens + row.cacheReadTokens + row.cacheWriteTokens,
      written: row.outputTokens,
    }),
  }),
];
