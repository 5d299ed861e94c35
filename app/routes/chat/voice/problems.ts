/** What went wrong while listening or speaking, and how to go on. */
export interface VoiceProblem {
  title: string;
  text: string;
}

export const NOT_SUPPORTED: VoiceProblem = {
  title: "Speech recognition not supported",
  text: "Please type your message instead",
};

export const NOT_SUPPORTED_ON_PHONE: VoiceProblem = {
  title: "Voice messages are not supported in this mobile browser",
  text: "Please type your message instead",
};

export const NOTHING_HEARD: VoiceProblem = {
  title: "We didn't hear anything",
  text: "Please try again closer to the microphone, or type your message instead.",
};

export const BROKEN_OFF: VoiceProblem = {
  title: "Voice message failed",
  text: "The answer was cut off before it started. Please say it again, or type your message instead.",
};

const TITLE = "Speech recognition error";
const REFUSED: VoiceProblem = {
  title: TITLE,
  text: "This page isn't allowed to use the microphone. You can allow it in your browser's settings, or type your message instead.",
};

const BY_CODE: Readonly<Record<string, VoiceProblem>> = {
  "not-allowed": REFUSED,
  "service-not-allowed": REFUSED,
  "audio-capture": {
    title: TITLE,
    text: "We couldn't find a microphone. Please connect one, or type your message instead.",
  },
  network: {
    title: TITLE,
    text: "There's no connection right now. Please try again later, or type your message instead.",
  },
  "no-speech": NOTHING_HEARD,
  "language-not-supported": NOT_SUPPORTED,
};

/** What a recogniser's error means; null where it was only told to be quiet. */
export function problemOf(code: string | undefined): VoiceProblem | null {
  if (code === "aborted") return null;
  const text = "It stopped unexpectedly. Please try again, or type your message instead.";
  return BY_CODE[code ?? ""] ?? { title: TITLE, text };
}

/** The problem to show if the browser can't listen at all. */
export function notSupportedHere(): VoiceProblem {
  const isPhone = window.matchMedia("(pointer: coarse) and (width < 48rem)").matches;
  return isPhone ? NOT_SUPPORTED_ON_PHONE : NOT_SUPPORTED;
}
