import { MOODS, type MoodId } from "./moods.ts";

/** The colors that a feeling of one's own can have: each is that of a mood, so that every pair of them reads. */
export const FEELING_COLORS = [
  { id: "yellow", label: "Yellow", mood: "happy" },
  { id: "green", label: "Green", mood: "calm" },
  { id: "gray", label: "Gray", mood: "neutral" },
  { id: "orange", label: "Orange", mood: "anxious" },
  { id: "blue", label: "Blue", mood: "sad" },
] as const;

export const FEELING_COLOR_IDS = ["yellow", "green", "gray", "orange", "blue"] as const;
export type FeelingColor = (typeof FEELING_COLOR_IDS)[number];

/** Characters of a feeling's name. */
export const FEELING_MAX_LENGTH = 40;
/** What is offered where somebody's keyboard has no emoji. */
export const SUGGESTED_EMOJI = [..."🥰🤗🥳😎🤩😴🥱😤😡🤯😔😞😳🤒🙏💪🌱🌊🔥💔"];

/** A feeling that somebody added to the five moods. */
export interface Feeling {
  id: string;
  name: string;
  emoji: string;
  color: FeelingColor;
  /** The nearest of the five: its score counts. */
  mood: MoodId;
}

/** What was felt: one of the five moods, and the feeling of one's own that stands for it, if any. */
export interface Felt {
  mood: MoodId;
  feelingId: string | null;
}

/** The same where most have no feeling of their own. */
export type FeltNow = Pick<Felt, "mood"> & Partial<Felt>;

/** One of the five moods, or by its id a feeling of one's own: what a form sends. */
export type MoodChoice = MoodId | `own:${string}`;

/** A mood as a button, a list or a calendar shows it. */
export interface ShownMood {
  choice: MoodChoice;
  label: string;
  emoji: string;
  /** The mood whose color it has. */
  tone: MoodId;
}

/** What can be chosen: the five moods, then one's own feelings. */
export function moodChoices(feelings: readonly Feeling[]): ShownMood[] {
  return [
    ...MOODS.map(({ id, label, emoji }) => ({ choice: id, label, emoji, tone: id })),
    ...feelings.map(shownFeeling),
  ];
}

/** A mood that was logged, by the name that its owner gave it; of a feeling that is gone, the nearest of the five. */
export function shownMood({ mood, feelingId }: Felt, feelings: readonly Feeling[]): ShownMood {
  const feeling = feelings.find(({ id }) => id === feelingId);
  if (feeling) return shownFeeling(feeling);
  const found = MOODS.find(({ id }) => id === mood);
  return { choice: mood, label: found?.label ?? mood, emoji: found?.emoji ?? "", tone: mood };
}

/** The mood of a journal entry; of a page that was kept in it, for which nobody chose one, that there is none. */
export function shownEntryMood(
  { mood, feelingId }: { mood: MoodId | null; feelingId: string | null },
  feelings: readonly Feeling[],
): Pick<ShownMood, "label" | "emoji"> & { tone: MoodId | undefined } {
  if (mood !== null) return shownMood({ mood, feelingId }, feelings);
  return { label: "No mood", emoji: "📝", tone: undefined };
}

function shownFeeling({ id, name, emoji, color }: Feeling): ShownMood {
  const tone = FEELING_COLORS.find((each) => each.id === color)?.mood ?? "neutral";
  return { choice: `own:${id}`, label: name, emoji, tone };
}

/** How a form sends what was logged. */
export function choiceOf({ mood, feelingId }: Felt): MoodChoice {
  return feelingId === null ? mood : `own:${feelingId}`;
}
