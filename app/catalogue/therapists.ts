import { portraitOf, UNCHOSEN, type TherapistId } from "./therapist-ids.ts";

export type { TherapistId };

export type VoiceType =
  | "masculine-warm"
  | "feminine-wise"
  | "feminine-clear"
  | "feminine-bright"
  | "masculine-thoughtful"
  | "masculine-confident";

export interface VoiceSettings {
  /** A factor: 1 is the voice as it comes, less is lower. */
  pitch: number;
  /** A factor: 1 is the voice's own pace. */
  speed: number;
  tone: string;
}

export interface Therapist {
  id: TherapistId;
  name: string;
  gender: "masculine" | "feminine";
  personality: string;
  description: string;
  voiceType: VoiceType;
  /** Address of the portrait. */
  avatar: string;
  /** Name of the token set that colors whatever stands inside `data-therapist`. */
  color: TherapistId;
  /** What the voice says when it is tried. */
  previewText: string;
  voiceSettings: VoiceSettings;
}

export const THERAPISTS: readonly Therapist[] = [
  {
    ...shared("ali"),
    name: "Ali",
    gender: "masculine",
    personality: "Calm & Supportive, warm",
    description: "Warm and unhurried. Listens first, then helps you find one small next step.",
    voiceType: "masculine-warm",
    previewText:
      "Hello, I'm Ali. Take a breath. There's no hurry here. Tell me what's on your mind, in any order.",
    voiceSettings: { pitch: 0.95, speed: 0.85, tone: "warm" },
  },
  {
    ...shared("alina"),
    name: "Alina",
    gender: "feminine",
    personality: "Nurturing & Wise",
    description: "Gentle and patient. Makes room for every feeling, even when they clash.",
    voiceType: "feminine-wise",
    previewText:
      "Hello, I'm Alina. Whatever you bring today is welcome, even if it's messy. Let's stay with it for a while.",
    voiceSettings: { pitch: 0.98, speed: 0.82, tone: "gentle" },
  },
  {
    ...shared("alice"),
    name: "Alice",
    gender: "feminine",
    personality: "Professional & Clear",
    description: "Plain words and good structure. Helps you sort a tangle into smaller pieces.",
    voiceType: "feminine-clear",
    previewText:
      "Hello, I'm Alice. Let's put what's on your mind into plain words first. Then we'll see which part you want to change.",
    voiceSettings: { pitch: 1, speed: 0.92, tone: "clear" },
  },
  {
    ...shared("alicia"),
    name: "Alicia",
    gender: "feminine",
    personality: "Motivating & Energetic",
    description: "Lively and encouraging. Notices what already works and helps you do more of it.",
    voiceType: "feminine-bright",
    previewText:
      "Hi, I'm Alicia! You made it here, and that counts. Let's find one small thing you can do today.",
    voiceSettings: { pitch: 1.08, speed: 1, tone: "bright" },
  },
  {
    ...shared("alijah"),
    name: "Alijah",
    gender: "masculine",
    personality: "Thoughtful & Analytical",
    description: "Curious and careful. Asks good questions and gives you time.",
    voiceType: "masculine-thoughtful",
    previewText:
      "Hi, I'm Alijah. I'd like to understand what's going on for you. What happened just before you started to feel this way?",
    voiceSettings: { pitch: 0.97, speed: 0.86, tone: "thoughtful" },
  },
  {
    ...shared("alister"),
    name: "Alister",
    gender: "masculine",
    personality: "Analytical & Confident",
    description:
      "Steady and direct. Checks a worry against the facts and tells you what he notices.",
    voiceType: "masculine-confident",
    previewText:
      "Good to meet you, I'm Alister. Tell me the thought that keeps coming back. We'll look at what supports it and what doesn't.",
    voiceSettings: { pitch: 0.92, speed: 0.9, tone: "steady" },
  },
];

export interface CompanionSummary {
  id: "ali" | "alina";
  name: string;
  description: string;
  specialties: readonly string[];
  avatar: "male" | "female";
  color: "blue" | "purple";
}

/** Two ways of working, told at more length than a card has room for. */
export const COMPANION_SUMMARIES: readonly CompanionSummary[] = [
  {
    id: "ali",
    name: "Ali",
    description:
      "Calm and analytical. Looks with you at how a situation, a thought and a feeling connect, and tries out what helps.",
    specialties: ["CBT", "ACT", "Mindfulness"],
    avatar: "male",
    color: "blue",
  },
  {
    id: "alina",
    name: "Alina",
    description:
      "Warm and empathetic. Stays with what you feel, helps you through it when it's strong, and listens to every side of you.",
    specialties: ["DBT", "Emotion-focused therapy", "Internal Family Systems"],
    avatar: "female",
    color: "purple",
  },
];

/** Who is shown where an id that is stored is not known any more. */
const UNKNOWN: TherapistId = "alister";

const BY_ID: ReadonlyMap<string, Therapist> = new Map(THERAPISTS.map((each) => [each.id, each]));

/** The companion with exactly this id, or null. */
export function findTherapist(id: string | null | undefined): Therapist | null {
  return (id && BY_ID.get(id)) || null;
}

/** The companion of a stored id; one that is not known any more is shown as Alister. */
export function storedTherapist(id: string): Therapist {
  return findTherapist(id) ?? known(UNKNOWN);
}

/** The companion's name; an id that is not known any more is shown as Alister. */
export function therapistName(id: string): string {
  return storedTherapist(id).name;
}

/** Who has spoken in a conversation, by their ids: "Alina, then Alice". */
export function speakersInWords(ids: readonly string[]): string {
  return [...new Set(ids.map(therapistName))].join(", then ");
}

/** Who a new conversation is with: whoever was sent, else the person's choice, else Alina. */
export function resolveTherapist(
  sent: FormDataEntryValue | null | undefined,
  chosen: string | null,
): TherapistId {
  const asked = typeof sent === "string" ? findTherapist(sent) : null;
  return (asked ?? (chosen ? storedTherapist(chosen) : known(UNCHOSEN))).id;
}

function shared(id: TherapistId) {
  return { id, color: id, avatar: portraitOf(id) };
}

function known(id: TherapistId): Therapist {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no therapist ${id}`);
  return found;
}
