/** What a browser can ask for, as its owner reads it. */
export const LOCK_LABELS = {
  pin: "Four digits",
  passkey: "Passkey",
  password: "Password",
} as const;

export type LockKind = keyof typeof LOCK_LABELS;
