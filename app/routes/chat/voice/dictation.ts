import type { VoiceProblem } from "./problems.ts";

/** What is said before the first dictation in a browser: the second tap begins it. */
export const WHO_HEARS: VoiceProblem = {
  title: "Before you dictate",
  text: "Your browser turns what you say into text. Most browsers send the sound to their maker for that: Chrome to Google, Safari to Apple. We get only the text. Tap “Dictate” again to start.",
};

const TOLD = "dictation-told";

/** Whether this browser's person was told who hears them; from now on they were. */
export function markDictationExplained(): boolean {
  try {
    const told = localStorage.getItem(TOLD);
    localStorage.setItem(TOLD, "yes");
    return told !== null;
  } catch {
    // Where nothing can be kept, it's remembered for this page.
    const told = "dictationTold" in document.body.dataset;
    document.body.dataset["dictationTold"] = "yes";
    return told;
  }
}

/** Gives each piece of what is heard on as soon as it won't change, and once. */
export function givePieces(give: (piece: string) => void): (settled: string) => void {
  let given = "";
  return (settled) => {
    const piece = settled.slice(given.length).trim();
    given = settled;
    if (piece) give(piece);
  };
}

/** The language of the page, as its reader's country speaks it. */
export function pageLanguage(): string {
  return document.documentElement.dataset["locale"] ?? "en-US";
}

/** What was written, and what was dictated behind it. */
export function appendWords(written: string, words: string): string {
  return [written.trimEnd(), words].filter(Boolean).join(" ");
}
