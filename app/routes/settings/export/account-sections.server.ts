import { accountEventText } from "#app/catalogue/account-events.ts";
import { REPORT_REASONS } from "#app/catalogue/report-reasons.ts";
import {
  readAccountEvents,
  readDrafts,
  readHelpShown,
  readLoginAttempts,
  readNotices,
  readReports,
} from "#app/models/accounts/export-rows.server.ts";
import type { Kind } from "#app/safety/assessment.ts";
import { noticeText } from "#app/safety/notices.ts";
import { moment, section, type Section } from "./section.server.ts";

/** What was found, as its owner is told. */
export const ABOUT: Readonly<Record<Kind, string>> = {
  none: "You seemed to be having a hard time",
  distress: "You seemed to be having a hard time",
  passive_ideation: "You may have wished not to be alive",
  active_ideation: "You may have had thoughts of suicide",
  plan_or_attempt: "You may have had a plan, or made an attempt",
  self_harm: "You may have hurt yourself, or wanted to",
  harm_to_others: "You may have wanted to hurt someone",
  abuse_or_violence: "Someone may have been hurting you or another person",
  medical_emergency: "It may have been a medical emergency",
};

/** What happened around a conversation, and with the account. */
export const ACCOUNT_SECTIONS: readonly Section[] = [
  section({
    id: "unsent",
    title: "What you typed and didn't send",
    rows: readDrafts,
    columns: {
      text: ["Text", ({ content }) => content],
      at: ["Saved", ({ updatedAt }) => moment(updatedAt)],
    },
  }),
  section({
    id: "help-shown",
    title: "Times we showed you help",
    rows: readHelpShown,
    columns: {
      at: ["When", ({ createdAt }) => moment(createdAt)],
      about: ["Why", ({ kind }) => ABOUT[kind]],
      words: ["Your words", ({ triggerMessage }) => triggerMessage],
      settled: ["Settled", ({ resolvedAt }) => moment(resolvedAt)],
    },
  }),
  section({
    id: "reported-replies",
    title: "Replies you reported",
    rows: readReports,
    columns: {
      at: ["When", ({ report }) => moment(report.createdAt)],
      reason: [
        "Reason",
        ({ report }) =>
          REPORT_REASONS.find(({ id }) => id === report.reason)?.label ?? report.reason,
      ],
      words: ["What you wrote about it", ({ report }) => report.words],
      reply: ["The reply", ({ reply }) => reply],
    },
  }),
  section({
    id: "ai-notices",
    title: "Times we told you that you're writing with an AI",
    rows: readNotices,
    columns: {
      at: ["When", ({ shownAt }) => moment(shownAt)],
      text: ["What it said", ({ kind, language }) => noticeText(kind, language)],
    },
  }),
  section({
    id: "activity",
    title: "Account activity",
    rows: readAccountEvents,
    columns: {
      at: ["When", (event) => moment(event.at)],
      what: ["What happened", (event) => accountEventText(event)],
    },
  }),
  section({
    id: "sign-in-attempts",
    title: "Attempts to sign in",
    rows: readLoginAttempts,
    columns: {
      at: ["When", ({ attemptedAt }) => moment(attemptedAt)],
      worked: ["Worked", ({ successful }) => successful],
      address: ["Network address", ({ ipAddress }) => ipAddress],
      browser: ["Browser", ({ userAgent }) => userAgent],
    },
  }),
];
