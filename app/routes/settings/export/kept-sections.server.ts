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
    rows: readGoalOutcomes,
    columns: {
      of: ["From", ({ source }) => (source === "session" ? "A session" : "An exercise")],
      outcome: ["How it went", ({ outcome }) => OUTCOMES[outcome]],
      at: ["When", ({ at }) => moment(at)],
      id: ["Id", ({ sourceId }) => sourceId],
    },
    forPrograms: ["id"],
  }),
  section({
    id: "weeks",
    title: "What an AI wrote about your weeks",
    rows: readWeekReviews,
    columns: {
      sunday: ["Week ending", ({ sunday }) => sunday],
      words: ["What it wrote", ({ words }) => words],
      digitalSourceType: ["Who wrote that (explained in about.json)", () => MACHINE_MADE],
      at: ["When", ({ writtenAt }) => moment(writtenAt)],
    },
    marks: { words: "digitalSourceType" },
  }),
  section({
    id: "hidden-insights",
    title: "Insights you hid",
    rows: readDismissals,
    columns: {
      insight: ["Insight", ({ key }) => INSIGHTS[key.split(":")[0] ?? ""] ?? key],
      at: ["When", ({ at }) => moment(at)],
    },
  }),
  section({
    id: "ways-to-sessions",
    title: "Steps to each day's session",
    rows: readSessionFlow,
    columns: {
      date: ["Day", (row) => row.sessionDate],
      step: ["Next step", (row) => FLOW[row.currentStep]],
      done: [
        "Steps taken",
        (row) =>
          FLOW_STEPS.filter((step) => row.completedSteps.includes(step))
            .map((step) => FLOW[step])
            .join(", "),
      ],
      companion: [
        "Companion",
        (row) => row.selectedTherapist && therapistName(row.selectedTherapist),
      ],
      track: [
        "Program",
        (row) => row.selectedTrack && (findTrack(row.selectedTrack)?.title ?? row.selectedTrack),
      ],
    },
  }),
  ...WAITING_SECTIONS,
  riskSection,
  section({
    id: "help-notes",
    title: "Our notes about times we showed you help",
    rows: readEventNotes,
    columns: {
      at: ["When", ({ createdAt }) => moment(createdAt)],
      note: ["Note", ({ note }) => note],
    },
  }),
  section({
    id: "browsers",
    title: "Where you're signed in",
    rows: readBrowsers,
    columns: {
      since: ["Since", ({ createdAt }) => moment(createdAt)],
      active: ["Last active", ({ lastActivity }) => moment(lastActivity)],
      ends: ["Ends", ({ expiresAt }) => moment(expiresAt)],
      address: ["Network address", ({ ipAddress }) => ipAddress],
      browser: ["Browser", ({ userAgent }) => userAgent],
    },
  }),
  section({
    id: "app-keys",
    title: "Keys for apps",
    rows: readKeys,
    columns: {
      name: ["Name", ({ name }) => name],
      may: ["May", ({ scopes }) => scopesInWords(scopes)],
      made: ["Made", ({ createdAt }) => moment(createdAt)],
      used: ["Last used", ({ lastUsedAt }) => moment(lastUsedAt)],
      ends: ["Ends", ({ expiresAt }) => moment(expiresAt)],
    },
  }),
  section({
    id: "ai-use",
    title: "AI model usage for you",
    rows: readModelUsage,
    columns: {
      at: ["When", (row) => moment(row.at)],
      purpose: ["For", (row) => PURPOSES[row.purpose] ?? row.purpose.replaceAll("_", " ")],
      read: ["Tokens read", (row) => row.inputTokens + row.cacheReadTokens + row.cacheWriteTokens],
      written: ["Tokens written", (row) => row.outputTokens],
    },
  }),
];
