import { FREE_MESSAGES, TRIAL_DAYS, WARNING_FROM } from "./plans.ts";

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
] as const;

/** Every toast that survives a redirect, by its code. */
export const TOASTS = {
  "welcome-back": { title: "Welcome back!", text: "You have been successfully logged in." },
  registered: {
    title: "Registration Successful!",
    text: "A verification code has been sent to your email address.",
  },
  "unkept-gone": {
    title: "That conversation is gone",
    text: "It wasn't saved, and neither was what you wrote.",
  },
  "onboarding-first": {
    title: "A few short questions first",
    text: "They help us suggest a focus. You can skip most, or go back and just chat.",
  },
  "companion-first": {
    title: "Choose a companion first",
    text: "After that you can choose a focus.",
  },
  "code-not-sent": {
    title: "Failed to Send Code",
    text: "Could not send verification code. Please try again.",
    isDestructive: true,
  },
  "code-sending-error": {
    title: "Failed to Send Code",
    text: "An error occurred while sending the verification code.",
    isDestructive: true,
  },
  "code-mailed": {
    title: "Check your email",
    text: "A 6-digit verification code was sent to your email address.",
  },
  "code-sent": {
    title: "Verification code sent",
    text: "If this address is waiting for verification, a new 6-digit code is on its way.",
  },
  "choice-gone": {
    title: "That choice is gone",
    text: "The conversation has moved on. Tap a newer choice, or use your own words.",
  },
  saved: { title: "Saved", text: "Your change is saved." },
  "trusted-removed": { title: "Removed", text: "Their name and number are deleted." },
  "password-changed": {
    title: "Password changed",
    text: "You're signed out everywhere else.",
  },
  "email-change-asked": {
    title: "Check your email",
    text: "Open the link we sent to your new address. Until then, we use your old one.",
  },
  "email-changed": { title: "Email changed", text: "Use your new address from now on." },
  "signed-out-before": {
    title: "Please sign in again",
    text: "You were signed out, so nothing changed. Sign in and try again.",
  },
  "mood-waits": {
    title: "Please sign in again",
    text: "Your session ended, but your mood isn't lost. Sign in, then tap Log Mood.",
  },
  "session-ended": { title: "Signed out", text: "That session has ended." },
  "other-sessions-ended": {
    title: "Signed out everywhere else",
    text: "You're only signed in here now.",
  },
  "sign-in-linked": { title: "Linked", text: "You can now sign in this way, too." },
  "sign-in-unlinked": { title: "Unlinked", text: "You can't sign in that way anymore." },
  "lock-spent": {
    title: "You've been signed out",
    text: "Too many tries. Sign in to continue. What you wrote is saved.",
  },
  "lock-on": { title: "Lock is on", text: "This browser locks after 5 minutes away." },
  "lock-off": { title: "Lock is off", text: "This browser won't lock anymore." },
  "notifications-on": {
    title: "Notifications are on",
    text: "This browser will show your reminders.",
  },
  "notifications-off": {
    title: "Notifications are off",
    text: "That browser won't show your reminders anymore.",
  },
  "passkey-added": { title: "Passkey added", text: "You can now sign in with it." },
  "passkey-removed": { title: "Passkey removed", text: "You can't sign in with it anymore." },
  "passkey-removed-lock-password": {
    title: "Passkey removed",
    text: "You can't sign in with it anymore. A browser that locks now asks for your password.",
  },
  "passkey-removed-lock-off": {
    title: "Passkey removed",
    text: "You can't sign in with it anymore. The lock is off, because it asked for this passkey.",
  },
  "two-factor-off": {
    title: "Two-factor sign-in is off",
    text: "You can turn it back on anytime.",
  },
  "owner-code-sent": {
    title: "Verification code sent",
    text: "We emailed you a 6-digit code. It's valid for 15 minutes.",
  },
  "verification-required": {
    title: "Email Verification Required",
    text: "Please check your email for a 6-digit verification code.",
  },
  "signed-out": { title: "You're logged out", text: "Take care of yourself." },
  "session-expired": {
    title: "Your session has expired",
    text: "Please sign in again. What you wrote is saved.",
  },
  "not-authenticated": {
    title: "User not authenticated",
    text: "Your session has ended. Sign in to continue where you left off.",
    isDestructive: true,
  },
  "authentication-error": {
    title: "Authentication Error",
    text: "Please refresh the page and try again.",
    isDestructive: true,
  },
  "support-available": {
    title: "Support resources available",
    text: "You'll find free help in the conversation, any time.",
    isDestructive: true,
  },
  // Beside the panel: without scripts it must not push the numbers off a small screen.
  "support-in-panel": {
    title: "Support resources available",
    text: "You'll find free help in the conversation, any time.",
    isDestructive: true,
    isOnlyFloating: true,
  },
  "draft-saved": { title: "Draft saved", text: "It'll be here when you come back." },
  "put-back": { title: "Undone", text: "It's back the way it was." },
  "nothing-to-undo": {
    title: "Nothing to undo",
    text: "It was already undone, or more than a day has passed.",
  },
  "premium-required": {
    title: "Premium feature required",
    text: "Journal entries are available for premium subscribers only.",
    isDestructive: true,
  },
  "import-discarded": {
    title: "Discarded",
    text: "Nothing was imported, and your file's contents are deleted.",
  },
  "premium-active": {
    title: "You have Premium",
    text: "Your plan is active.",
  },
  "payment-processing": {
    title: "Payment Processing",
    text: "We haven't heard of a payment yet. It usually takes 1-2 minutes after you pay.",
  },
  "payment-unknown": {
    title: "Error",
    text: "Failed to check subscription status. Please try again.",
    isDestructive: true,
  },
  "portal-missing": {
    title: "Subscription Management Error",
    text: "Subscription management is still being set up. Please contact support by email.",
    isDestructive: true,
  },
  "portal-unreachable": {
    title: "Connection Error",
    text: "The payment provider isn't responding. Please try again in a few minutes.",
    isDestructive: true,
  },
  "plan-canceled": {
    title: "Canceled",
    text: "You keep Premium until your paid period ends.",
  },
  "plan-ended": { title: "Canceled", text: "Your plan has ended. You won't be charged again." },
  "plan-not-resumed": {
    title: "Subscription Management Error",
    text: "Your plan is still canceled. Please try again in a few minutes, or contact support.",
    isDestructive: true,
  },
  "plan-resumed": { title: "Your plan continues", text: "It renews as before." },
  "plan-changed": { title: "Plan changed", text: "Your new plan has started." },
  "refund-asked": {
    title: "We got your request",
    text: "We'll refund your first payment. It can take a few days to reach your account.",
  },
  "key-revoked": { title: "Revoked", text: "That key no longer works." },
  "knowledge-added": { title: "Knowledge Added", text: "It won't be used until it's approved." },
  "proposal-dropped": { title: "Discarded", text: "The current version stays in use." },
  "upload-discarded": { title: "Discarded", text: "Nothing was stored." },
  "entry-approved": { title: "Approved", text: "The companion can now use it." },
  "entry-retired": { title: "Retired", text: "The companion no longer uses it." },
  "knowledge-changed": { title: "Saved", text: "The earlier version is kept below." },
  "knowledge-waits": {
    title: "Saved, not in use",
    text: "It was flagged, so someone has to approve it again.",
    isDestructive: true,
  },
  "entries-left-flagged": {
    title: "Flagged entries were left out",
    text: "The rest are approved. Open each flagged entry to review it.",
    isDestructive: true,
  },
  "upload-retired": { title: "Retired", text: "The companion no longer uses this upload." },
  "upload-deleted": { title: "Deleted", text: "Everything from this upload is gone for good." },
  "tags-added": {
    title: "Tags saved",
    text: "They count once the entry is approved.",
  },
  "knowledge-deleted": { title: "Deleted", text: "It's gone for good." },
  "knowledge-conflict": {
    title: "Someone changed this",
    text: "The text changed while you were reading. Please reread it.",
    isDestructive: true,
  },
  "nothing-chosen": { title: "Nothing chosen", text: "Select the entries first." },
  "part-of-premium": {
    title: "Your journal and your progress are part of Premium",
    text: "Here's what each plan has. Moods, exercises and crisis help are free.",
  },
  "access-restricted": {
    title: "Access Restricted",
    text: "This page is only for premium subscribers.",
    isDestructive: true,
  },
  "track-switched": {
    title: "Track switched successfully",
    text: "This is a new session. Your last one is saved.",
  },
  "near-limit": {
    title: `${FREE_MESSAGES - WARNING_FROM} messages left`,
    text: `The free plan has ${FREE_MESSAGES}. Then you can get ${TRIAL_DAYS} free days with no limit.`,
    isOnlyFloating: true,
  },
  "limit-reached": {
    title: "Message limit reached",
    text: "You've used your free messages. Crisis help is always free.",
  },
  "trial-started": {
    title: `Your ${TRIAL_DAYS} free days have started`,
    text: "Write as much as you need. What you typed is still in the box.",
  },
  "message-unchanged": {
    title: "Nothing was changed",
    text: "Your message is the same as before.",
  },
  "no-other-answer": {
    title: "No other answer",
    text: "Try saying it another way.",
  },
  "answers-too-fast": {
    title: "Please wait a moment",
    text: "That's a lot of new answers at once. You can keep writing.",
  },
  "reply-reported": {
    title: "Thank you for telling us",
    text: "We'll read the reply and any comment you added.",
  },
  "conversation-renamed": { title: "Saved", text: "Your list now shows the new name." },
  "message-deleted": { title: "Deleted", text: "The message is gone for good." },
  "conversations-deleted": {
    title: "Deleted",
    text: "All your conversations are gone for good.",
  },
  "conversation-deleted": { title: "Deleted", text: "The conversation is gone for good." },
  "memory-added": { title: "Remembered", text: "Your companion will keep it in mind." },
  "goal-kept": { title: "Kept", text: "It's your goal for this week." },
  "offer-empty": {
    title: "Nothing to keep yet",
    text: "Write or choose something, or choose Not now.",
  },
  "memory-changed": {
    title: "Saved",
    text: "Your companion will remember it the way you wrote it.",
  },
  "memory-deleted": { title: "Forgotten", text: "It's deleted for good." },
  "memories-deleted": {
    title: "All forgotten",
    text: "Everything your companion remembered is deleted for good.",
  },
  "memory-on": {
    title: "Memory is on",
    text: "Your companion can remember what matters from one conversation to the next.",
  },
  "memory-off": {
    title: "Memory is off",
    text: "Your companion won't save or use memories.",
  },
  "onboarding-order": {
    title: "One question at a time",
    text: "This is the first question you haven't answered yet.",
  },
  "onboarding-other-tab": {
    title: "Answered in two places",
    text: "You also answered in another tab or device. Your latest answer is saved.",
  },
  "exercise-deleted": {
    title: "Deleted",
    text: "What you wrote in this exercise is gone.",
  },
} as const satisfies Record<string, ToastWords>;

export interface ToastWords {
  title: string;
  text: string;
  isDestructive?: boolean;
  /** The page has more of it: without scripts, where it would push that down, the toast isn't shown. */
  isOnlyFloating?: boolean;
}

/** What a redirect tells the next page: a toast, or news that the page tells itself. */
export type ToastCode = keyof typeof TOASTS | (typeof PAGE_NEWS)[number];

/** The words of a toast; null for what the page tells itself. */
export function toastWords(code: ToastCode): ToastWords | null {
  const words: Readonly<Partial<Record<ToastCode, ToastWords>>> = TOASTS;
  return words[code] ?? null;
}

/** Whether a value is the code of a toast, or of what a page tells itself. */
export function isToastCode(value: unknown): value is ToastCode {
  return (
    typeof value === "string" &&
    (Object.hasOwn(TOASTS, value) || PAGE_NEWS.some((code) => code === value))
  );
}
