import { z } from "zod";
import { readContent } from "./read-content.ts";

/** News that the page itself tells in its own place, once after a redirect: a toast would say it twice. */
const PAGE_NEWS = [
  "mood-logged",
  "check-up-saved",
  "entry-saved",
  "entry-saved-with-insights",
  "entry-changed",
  "entry-deleted",
  "mood-changed",
  "mood-deleted",
  "premium-confirmed",
  "session-completed",
  "export-asked",
  "reminders-on",
  "reminders-off",
  "week-mail-on",
  "week-mail-off",
  "account-deleted",
  "part-of-premium",
] as const;

const CODES = [
  "welcome-back",
  "registered",
  "unkept-gone",
  "onboarding-first",
  "companion-first",
  "code-not-sent",
  "code-sending-error",
  "code-mailed",
  "code-sent",
  "choice-gone",
  "saved",
  "trusted-removed",
  "password-changed",
  "email-change-asked",
  "email-changed",
  "signed-out-before",
  "mood-waits",
  "not-sent-yet",
  "session-ended",
  "other-sessions-ended",
  "sign-in-linked",
  "sign-in-unlinked",
  "lock-spent",
  "lock-on",
  "lock-off",
  "notifications-on",
  "notifications-off",
  "passkey-added",
  "passkey-removed",
  "passkey-removed-lock-password",
  "passkey-removed-lock-off",
  "two-factor-off",
  "owner-code-sent",
  "verification-required",
  "signed-out",
  "session-expired",
  "not-authenticated",
  "authentication-error",
  "support-available",
  "support-in-panel",
  "draft-saved",
  "put-back",
  "nothing-to-undo",
  "import-discarded",
  "premium-active",
  "payment-processing",
  "payment-unknown",
  "portal-missing",
  "portal-unreachable",
  "plan-canceled",
  "plan-ended",
  "plan-not-resumed",
  "plan-resumed",
  "plan-changed",
  "refund-asked",
  "key-revoked",
  "knowledge-added",
  "proposal-dropped",
  "upload-discarded",
  "entry-approved",
  "entry-retired",
  "knowledge-changed",
  "knowledge-waits",
  "entries-left-flagged",
  "upload-retired",
  "upload-deleted",
  "tags-added",
  "knowledge-deleted",
  "knowledge-conflict",
  "nothing-chosen",
  "access-restricted",
  "track-switched",
  "near-limit",
  "limit-reached",
  "trial-started",
  "message-unchanged",
  "no-other-answer",
  "answers-too-fast",
  "reply-reported",
  "conversation-renamed",
  "message-deleted",
  "conversations-deleted",
  "conversation-deleted",
  "memory-added",
  "goal-kept",
  "offer-empty",
  "memory-changed",
  "memory-deleted",
  "memories-deleted",
  "memory-on",
  "memory-off",
  "onboarding-order",
  "onboarding-other-tab",
  "exercise-deleted",
] as const;

const toast = z.strictObject({
  title: z.string().min(1),
  text: z.string().min(1),
  isDestructive: z.boolean().optional(),
  /** The page has more of it: without scripts, where it would push that down, the toast isn't shown. */
  isOnlyFloating: z.boolean().optional(),
});
export type ToastWords = z.output<typeof toast>;

/** Every toast that survives a redirect, by its code. */
export const TOASTS = readContent("", "toasts.yaml", z.record(z.enum(CODES), toast));

/** What a redirect tells the next page: a toast, or news that the page tells itself. */
export type ToastCode = (typeof CODES)[number] | (typeof PAGE_NEWS)[number];

/** The words of a toast; null for what the page tells itself. */
export function toastWords(code: ToastCode): ToastWords | null {
  const words: Readonly<Partial<Record<ToastCode, ToastWords>>> = TOASTS;
  return words[code] ?? null;
}

/** Whether a value is the code of a toast, or of what a page tells itself. */
export function isToastCode(value: unknown): value is ToastCode {
  return [...CODES, ...PAGE_NEWS].some((code) => code === value);
}
