export type SignInFailure = "wrong-credentials" | "too-many";

/** Says when it may be tried again: "Too many attempts, try again in 12 minutes". */
export function tooManyAttempts(retryAfterSeconds: number): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  return `Too many attempts, try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

/** The notice for a form that was sent too often; after a wrong code it suggests asking for a new one. */
export function tooManyNotice(retryAfterSeconds: number, wasCodeTyped: boolean) {
  return {
    title: tooManyAttempts(retryAfterSeconds),
    text: wasCodeTyped
      ? "Or get a new code now. The last one no longer works."
      : "Please wait before trying again.",
  };
}

/** What a failed sign-in or registration says in the page. */
export const FAILURES: Readonly<Record<SignInFailure, { title: string; text: string }>> = {
  "wrong-credentials": {
    title: "Login Failed",
    text: "Please check your credentials and try again.",
  },
  "too-many": {
    title: "Please wait a moment",
    text: "Too many attempts. Please wait before trying again.",
  },
};

/** What the forms for a forgotten password say. */
export const RESET_FAILURES = {
  invalid: {
    title: "That code didn't work",
    text: "The verification code is invalid or has expired. Please request a new code.",
  },
  "not-sent": {
    title: "No email was sent",
    text: "Failed to send reset email. Please try again.",
  },
  "not-saved": {
    title: "Your password is still the old one",
    text: "Failed to reset password. Please try again.",
  },
} as const;

/** What the forms that confirm an address say. */
export const VERIFICATION_FAILURES = {
  missing: {
    title: "Missing Information",
    text: "Please enter both your email and verification code.",
  },
  format: { title: "Invalid Code", text: "Verification code must be 6 digits." },
  wrong: {
    title: "Verification Failed",
    text: "Invalid verification code. Please try again.",
  },
  link: {
    title: "Verification Failed",
    text: "The verification link is invalid or has expired.",
  },
  "link-error": {
    title: "Verification Failed",
    text: "An error occurred during verification. Please try again.",
  },
  "code-not-sent": {
    title: "Failed to Send Code",
    text: "Could not send verification code. Please try again.",
  },
  "code-sending-error": {
    title: "Failed to Send Code",
    text: "An error occurred while sending the verification code.",
  },
  "missing-email": { title: "Missing Email", text: "Please enter your email address." },
} as const;
