/** Every id of a track, in the order in which they are shown. */
export const TRACK_IDS = [
  "just-chat",
  "letting-go",
  "calm-mind",
  "process-grief",
  "internal-family-systems",
] as const;

export type TrackId = (typeof TRACK_IDS)[number];

export interface Track {
  id: TrackId;
  title: string;
  description: string;
  /** How long one session takes where a model leads it. */
  sessionDuration: string;
  modalities: readonly string[];
  /** A name that the stylesheet knows. */
  color: "sage" | "amber" | "blue" | "plum" | "green";
  icon: "speech" | "feather" | "waves" | "candle" | "circles";
  isPremium: boolean;
}

const TRACKS_BY_ID = {
  "just-chat": {
    id: "just-chat",
    title: "Just Chat",
    description: "Talk about whatever's on your mind, with no program and no goal.",
    sessionDuration: "Open length",
    modalities: ["Open conversation", "Listening"],
    color: "sage",
    icon: "speech",
    isPremium: false,
  },
  "letting-go": {
    id: "letting-go",
    title: "Letting Go",
    description: "Notice a feeling you've been holding on to, make room for it, and let it loosen.",
    sessionDuration: "30-45 minutes",
    modalities: ["David Hawkins Method", "Letting Go Technique", "Emotional Release"],
    color: "amber",
    icon: "feather",
    isPremium: true,
  },
  "calm-mind": {
    id: "calm-mind",
    title: "Calm Down",
    description: "Slow down your body and mind when it's all too much, one breath at a time.",
    sessionDuration: "20-30 minutes",
    modalities: ["Mindfulness", "Breathing Techniques", "Meditation"],
    color: "blue",
    icon: "waves",
    isPremium: true,
  },
  "process-grief": {
    id: "process-grief",
    title: "Process Grief",
    description:
      "Make room for a loss at your own pace: a person, a pet, a relationship or a plan.",
    sessionDuration: "45-60 minutes",
    modalities: ["Grief Work", "Meaning-Making", "Self-Compassion"],
    color: "plum",
    icon: "candle",
    isPremium: true,
  },
  "internal-family-systems": {
    id: "internal-family-systems",
    title: "Internal Family Systems",
    description:
      "Get to know the parts of you that want different things, and lead them from a calm place.",
    sessionDuration: "60-90 minutes",
    modalities: ["IFS", "Parts Work", "Self-Leadership", "Internal Dialogue"],
    color: "green",
    icon: "circles",
    isPremium: true,
  },
} as const satisfies { [Id in TrackId]: Track & { id: Id } };

/** The catalogue of tracks, as it is shown. */
export const TRACKS: readonly Track[] = TRACK_IDS.map((id) => TRACKS_BY_ID[id]);

// Ids that older clients send.
const ALIASES: Readonly<Record<string, TrackId>> = { "calm-down": "calm-mind" };

/** The track of an id as it comes in from outside; null where there is none. */
export function findTrack(id: string): Track | null {
  const known = Object.hasOwn(ALIASES, id) ? ALIASES[id] : id;
  return TRACKS.find((track) => track.id === known) ?? null;
}

/** A track by its own id. */
export function trackOf(id: TrackId): Track {
  return TRACKS_BY_ID[id];
}

/** How long one session takes: written questions are gone through much faster than a model leads. */
export function sessionLength(track: Track, isModelLed: boolean): string {
  return isModelLed || !track.isPremium ? track.sessionDuration : "About 10 minutes";
}
