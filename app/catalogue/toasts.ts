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
} as const satisfies Record<string, { title: string; text: string; isDestructive?: boolean }>;

export type ToastCode = keyof typeof TOASTS;

/** Whether a value is the code of a toast. */
export function isToastCode(value: unknown): value is ToastCode {
  return typeof value === "string" && Object.hasOwn(TOASTS, value);
}
