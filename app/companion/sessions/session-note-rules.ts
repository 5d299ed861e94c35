import type { Exercise } from "../exercises/exercise.ts";
import { LISTENING } from "../guided/said.ts";
import { themesOf, type CountedTheme } from "./session-themes.ts";

/** What a note about a session is made from. */
export interface SessionMaterial {
  companionName: string;
  trackTitle: string | null;
  messageCount: number;
  /** The person's messages in which nothing of danger was found, oldest first. */
  ownTexts: readonly string[];
  /** Exercises gone through to their end, and one that was begun and left. */
  finished: readonly Exercise[];
  begun: Exercise | null;
}

export interface Note {
  summary: string;
  insights: string | null;
  modalitiesUsed: readonly string[];
}

/** What is said about every session, whatever it was about: who, and how much. */
export function bareNote({ companionName, messageCount }: SessionMaterial): Note {
  return {
    summary: `You and ${companionName} exchanged ${counted(messageCount, "message")}.`,
    insights: null,
    modalitiesUsed: [],
  };
}

/** The note that fixed rules write: what came up and what was done, and nothing that they cannot know. */
export function noteByRules(material: SessionMaterial): Note {
  const { trackTitle, ownTexts, finished, begun } = material;
  const themes = themesOf(ownTexts);
  const summary = [
    bareNote(material).summary,
    trackTitle ? `The focus was ${trackTitle}.` : null,
    themes.length > 0
      ? `What came up: ${listed(themes.map(({ words }) => words))}.`
      : "You wrote about what was on your mind.",
    finished.length > 0 ? `You went through ${listed(finished.map(({ title }) => title))}.` : null,
    begun ? `You began ${begun.title} and left it there.` : null,
  ];
  const done = [...finished, ...(begun ? [begun] : [])].map(({ modality }) => modality);
  return {
    summary: joined(summary),
    insights: insightsOf(themes, finished),
    modalitiesUsed: done.length > 0 ? [...new Set(done)] : [LISTENING],
  };
}

function insightsOf(
  [first, second]: readonly CountedTheme[],
  finished: readonly Exercise[],
): string | null {
  const last = finished.at(-1);
  const seen = [
    first && first.count > 1
      ? `${capitalised(first.words)} came up ${second ? "most, " : ""}in ${first.count} of your messages.`
      : null,
    first && second
      ? `${capitalised(first.words)} and ${second.words} came up in the same session. You may want to notice whether one moves with the other.`
      : null,
    last?.thisWeek[0] ?? null,
  ];
  if (!seen.some(Boolean)) return null;
  return joined([
    ...seen,
    "These lines come from fixed rules that look for themes in your words. You know better what mattered.",
  ]);
}

function joined(sentences: readonly (string | null)[]): string {
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

/** Words as one reads them in a sentence: with commas and an "and". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(words);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The same words at the start of a sentence. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
