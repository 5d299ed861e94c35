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
    title: "Times we told you that you're writing with an AI",
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
