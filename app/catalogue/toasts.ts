import { FREE_MESSAGES, TRIAL_DAYS, WARNING_FROM } from "./plans.ts";

/** Every toast that survives a redirect, by its code. */
export const TOASTS = {
  "welcome-back": { title: "Welcome back!", text: "You have been successfully logged in." },
  registered: {
    title: "Registration Successful!",
    text: "A verification code has been sent to your email address.",
  },
  "code-not-sent": {
    title: "Failed to Send Code",
    text: "Could not send verification code. Please try again.",
    isDestructive: true,
  },
  "code-sent": {
    title: "Verification code sent",
    text: "If this address is waiting to be verified, a new 6-digit code is on its way.",
  },
  "verification-required": {
    title: "Email Verification Required",
    text: "Please check your email for a 6-digit verification code.",
  },
  "signed-out": { title: "You are logged out", text: "Take care of yourself." },
  "session-expired": {
    title: "Your session has expired",
    text: "Please sign in again. What you wrote is kept.",
  },
  "authentication-error": {
    title: "Authentication Error",
    text: "Please refresh the page and try again.",
    isDestructive: true,
  },
  "support-available": {
    title: "Support resources available",
    text: "Free help is in the conversation, any time.",
    isDestructive: true,
  },
  // Beside the panel: without scripts it must not push the numbers off a small screen.
  "support-in-panel": {
    title: "Support resources available",
    text: "Free help is in the conversation, any time.",
    isDestructive: true,
    isInPage: true,
  },
  "mood-logged": {
    title: "Mood logged!",
    text: "If it changes, tap another one.",
    isInPage: true,
  },
  "access-restricted": {
    title: "Access Restricted",
    text: "This page is only for premium subscribers.",
    isDestructive: true,
  },
  "track-switched": {
    title: "Track switched successfully",
    text: "This is a new session. The one before keeps all that was said.",
  },
  "near-limit": {
    title: `${FREE_MESSAGES - WARNING_FROM} messages left`,
    text: `The free plan has ${FREE_MESSAGES}. After them you can have ${TRIAL_DAYS} days of Premium, free.`,
    isInPage: true,
  },
  "trial-started": {
    title: `Your ${TRIAL_DAYS} free days have begun`,
    text: "Write as much as you need. Anything that you had typed waits in the box.",
  },
  "message-unchanged": {
    title: "Nothing was changed",
    text: "The message stands as it was.",
  },
  "no-other-answer": {
    title: "There is no other answer",
    text: "Nothing else is written about this. Other words from you may lead further.",
  },
  "answers-too-fast": {
    title: "Please wait a moment",
    text: "Many other answers were asked for in a short time. You can go on writing.",
  },
  "reply-reported": {
    title: "Thank you for telling us",
    text: "The reply and what you wrote about it are kept for the people who run this service.",
  },
  "session-completed": {
    title: "Session completed successfully!",
    text: "What you wrote is kept with it.",
    isInPage: true,
  },
  "conversation-renamed": { title: "Saved", text: "The list shows it like this from now on." },
  "conversation-deleted": { title: "Deleted", text: "The conversation is gone for good." },
  "memory-added": { title: "Remembered", text: "Your companion will have it in mind." },
  "memory-changed": { title: "Changed", text: "From now on it is as you wrote it." },
  "memory-deleted": { title: "Forgotten", text: "It is deleted for good." },
  "memories-deleted": {
    title: "All forgotten",
    text: "Everything that was remembered is deleted for good.",
  },
  "memory-on": {
    title: "Memory is on",
    text: "What matters may be remembered from one conversation to the next.",
  },
  "memory-off": {
    title: "Memory is off",
    text: "Nothing new is remembered, and nothing is used.",
  },
  "onboarding-order": {
    title: "One question at a time",
    text: "This is the first one that is still open.",
  },
  "onboarding-other-tab": {
    title: "Answered in two places",
    text: "You went on in another tab or on another device. What you sent last is what is kept.",
  },
  "exercise-deleted": {
    title: "Deleted",
    text: "What was written in this exercise is gone.",
  },
  "account-deleted": {
    title: "Your account is deleted",
    text: "Everything in it is gone. Take care of yourself.",
  },
} as const satisfies Record<string, ToastWords>;

export interface ToastWords {
  title: string;
  text: string;
  isDestructive?: boolean;
  /** The page says the same by itself: without scripts the toast then stays out of the way. */
  isInPage?: boolean;
}

export type ToastCode = keyof typeof TOASTS;

/** Whether a value is the code of a toast. */
export function isToastCode(value: unknown): value is ToastCode {
  return typeof value === "string" && Object.hasOwn(TOASTS, value);
}
