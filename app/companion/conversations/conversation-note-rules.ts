import type { Exercise } from "#app/content/exercise.ts";
import { inQuotes } from "../words/quoting.ts";

/** How listening appears among the techniques of a session. */
export const LISTENING = "Reflective listening";

/** What a note about a session is made from. */
export interface ConversationMaterial {
  /** The names of those who have spoken, in that order. */
  companionNames: readonly string[];
  trackTitle: string | null;
  messageCount: number;
  /** What the person plainly said of themselves, in their own voice. */
  facts: readonly string[];
  /** What they asked to have in the note, as they wrote it. */
  noted: readonly string[];
  /** Topics that were gone through. */
  dialogues: readonly DialogueNote[];
  /** Exercises gone through to their end, and one that was begun and left. */
  finished: readonly Exercise[];
  begun: Exercise | null;
}

/** What is known of a topic's dialogue: what was chosen and said in it, and nothing else. */
export interface DialogueNote {
  title: string;
  /** In the person's words, in quotation marks. */
  takeaway: string | null;
  before: number | null;
  after: number | null;
}

export interface Note {
  /** Null, as insights, where the model gave none that may be shown. */
  summary: string | null;
  insights: string | null;
  /** What was left unfinished, one a line; null where nothing was, or no model said so. */
  openThreads: string | null;
  modalitiesUsed: readonly string[];
}

/** What is said about every session, whatever it was about: who, and how much. */
export function bareNote({ companionNames, messageCount }: ConversationMaterial): Note {
  return {
    summary: `${listed(["You", ...companionNames])} exchanged ${counted(messageCount, "message")}.`,
    insights: null,
    openThreads: null,
    modalitiesUsed: [],
  };
}

/** How many of the person's own sentences are named. */
const FACTS_NAMED = 3;

/** The note that fixed rules write: what was said, chosen and done, and nothing that was not. */
export function noteByRules(material: ConversationMaterial): Note {
  const { trackTitle, facts, noted, dialogues, finished, begun } = material;
  const topics = dialogues.map(({ title }) => title.toLowerCase());
  const said = facts.slice(0, FACTS_NAMED).map((fact) => inQuotes(fact));
  const summary = [
    bareNote(material).summary,
    trackTitle ? `The focus was ${trackTitle}.` : null,
    topics.length > 0 ? `You went through: ${listed(topics)}.` : null,
    ...dialogues.map(changeOf),
    said.length > 0 ? `You said: ${listed(said)}.` : null,
    noted.length > 0 ? `You wrote: ${noted.map((each) => inQuotes(each)).join(" ")}` : null,
    finished.length > 0 ? `You did ${listed(finished.map(({ title }) => title))}.` : null,
    begun ? `You started ${begun.title} and left it there.` : null,
  ];
  const done = [...finished, ...(begun ? [begun] : [])].map(({ modality }) => modality);
  return {
    summary: joined(summary),
    insights: insightsOf(dialogues, finished),
    openThreads: null,
    modalitiesUsed: done.length > 0 ? [...new Set(done)] : [LISTENING],
  };
}

function changeOf({ title, before, after }: DialogueNote): string | null {
  return before === null || after === null
    ? null
    : `For ${title.toLowerCase()} you chose ${before} out of 10 before and ${after} after.`;
}

/** What they wanted to keep, in their words, and what an exercise leaves for the week. */
function insightsOf(
  dialogues: readonly DialogueNote[],
  finished: readonly Exercise[],
): string | null {
  const kept = dialogues.flatMap(({ takeaway }) => (takeaway === null ? [] : [takeaway]));
  const lines = [
    kept.length > 0 ? `You wanted to keep: ${listed(kept)}.` : null,
    finished.at(-1)?.thisWeek[0] ?? null,
  ];
  return lines.some(Boolean) ? joined(lines) : null;
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
