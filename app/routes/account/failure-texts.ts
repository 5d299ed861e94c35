export type SignInFailure = "wrong-credentials" | "too-many";

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
