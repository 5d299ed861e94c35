import { TRACK_IDS, type TrackId } from "#app/catalogue/tracks.ts";
import type { KnownNeeds } from "#app/models/risk/assessments.server.ts";
import type { Recommendation } from "#app/models/risk/daily-assessments.server.ts";

/** Nothing that is worked out from a few answers is certain. */
const MAX_SCORE = 0.95;

interface Rule {
  track: TrackId;
  /** 0 to 1; rules of one track add up as independent hints do. */
  weight: number;
  holds: (needs: KnownNeeds) => boolean;
  reason: (needs: KnownNeeds) => string;
}

/** What each track gets without any hint, and what is then said of it. */
const GENERAL: Readonly<Record<TrackId, { score: number; reason: string }>> = {
  "just-chat": {
    score: 0.45,
    reason: "A good place to start when nothing stands out.",
  },
  "calm-mind": {
    score: 0.35,
    reason: "A short break with breathing and mindfulness works on most days.",
  },
  "letting-go": { score: 0.25, reason: "For a feeling you'd like to let go of." },
  "internal-family-systems": {
    score: 0.2,
    reason: "For getting to know yourself when you have some quiet time.",
  },
  "process-grief": { score: 0.1, reason: "For when a loss needs attention." },
};

const RULES: readonly Rule[] = [
  {
    track: "calm-mind",
    weight: 0.5,
    holds: ({ today }) => isAtLeast(today?.stressLevel, 7),
    reason: () =>
      "You said your stress is high today. Breathing and mindfulness are a gentle way to slow down.",
  },
  {
    track: "calm-mind",
    weight: 0.35,
    holds: ({ today }) => isAtMost(today?.sleepQuality, 4),
    reason: () => "You said you slept badly. A quiet session doesn't ask much of you.",
  },
  goal(
    "feel-calmer",
    "calm-mind",
    0.5,
    "You'd like to feel calmer. That's what this track is for.",
  ),
  goal(
    "sleep-better",
    "calm-mind",
    0.35,
    "You'd like to sleep better. Winding down is a first step.",
  ),
  symptom(
    "worry",
    "calm-mind",
    0.4,
    "You said worry goes around in circles. Coming back to your breath can help.",
  ),
  symptom(
    "tension",
    "calm-mind",
    0.4,
    "You said your body feels tense or restless. This track starts there.",
  ),
  symptom(
    "overwhelm",
    "calm-mind",
    0.35,
    "You said it's too much at once. This takes one thing at a time.",
  ),
  symptom(
    "poor-sleep",
    "calm-mind",
    0.3,
    "You said your nights are bad. Winding down is a first step.",
  ),
  stated(
    "Reduce anxiety",
    "calm-mind",
    0.3,
    "You came to feel less anxious. This is a calm way to start.",
  ),
  stated(
    "Better sleep",
    "calm-mind",
    0.25,
    "You came for better sleep. Winding down is a first step.",
  ),

  goal(
    "let-go",
    "letting-go",
    0.6,
    "You'd like to let go of something. That's what this track is for.",
  ),
  symptom(
    "resentment",
    "letting-go",
    0.5,
    "You said anger or resentment is hard lately. There's room for it here.",
  ),
  symptom(
    "low-mood",
    "letting-go",
    0.2,
    "You said your mood is low. Heavy feelings can ease when they have room.",
  ),
  {
    track: "letting-go",
    weight: 0.2,
    holds: ({ stressArea }) => stressArea === "Relationships",
    reason: () =>
      "You said relationships are stressful. This track can help you let go of some of it.",
  },

  goal(
    "live-with-loss",
    "process-grief",
    0.7,
    "You'd like to live with a loss. This track goes at your pace.",
  ),
  symptom(
    "loss",
    "process-grief",
    0.65,
    "You said you miss someone or something. There's room for that here.",
  ),

  goal(
    "understand-myself",
    "internal-family-systems",
    0.5,
    "You'd like to understand yourself better. This track looks at the parts of you.",
  ),
  goal(
    "kinder-to-myself",
    "internal-family-systems",
    0.4,
    "You'd like to be kinder to yourself. Here you listen to your inner voices with care.",
  ),
  symptom(
    "inner-critic",
    "internal-family-systems",
    0.45,
    "You said your inner voice is harsh. This track helps you get to know it.",
  ),
  symptom(
    "inner-conflict",
    "internal-family-systems",
    0.5,
    "You said you feel torn. This track hears each side.",
  ),
  stated(
    "Build self-esteem",
    "internal-family-systems",
    0.35,
    "You came to build self-esteem. Knowing your inner voices is part of that.",
  ),
  {
    track: "internal-family-systems",
    weight: 0.15,
    holds: ({ previousTherapy }) => previousTherapy === true,
    reason: () => "You've been in therapy before. This track goes deeper and takes more time.",
  },

  goal("talk", "just-chat", 0.6, "You'd like somewhere to talk. That's all this is."),
  goal(
    "lift-mood",
    "just-chat",
    0.25,
    "You'd like to lift your mood. Telling someone about your day can help.",
  ),
  symptom(
    "numbness",
    "just-chat",
    0.3,
    "You said you feel numb or far away. Just talking is an easy way to start.",
  ),
  {
    track: "just-chat",
    weight: 0.4,
    holds: ({ today }) => isAtMost(today?.energyLevel, 3),
    reason: () => "You said your energy is low today. Just talking takes the least effort.",
  },
  {
    track: "just-chat",
    weight: 0.35,
    holds: ({ today, moodBaseline }) =>
      isAtMost(today?.moodScore, Math.max(3, (moodBaseline ?? 0) - 3)),
    reason: () => "You don't have to work on anything today. You can just talk.",
  },
  stated(
    "Improve mood",
    "just-chat",
    0.2,
    "You came to lift your mood. Talking about the day is a start.",
  ),
  stated(
    "Just curious",
    "just-chat",
    0.35,
    "You're here to look around. This is the easiest way to try it.",
  ),
];

function isAtLeast(score: number | undefined, least: number): boolean {
  return score !== undefined && score >= least;
}

function isAtMost(score: number | undefined, most: number): boolean {
  return score !== undefined && score <= most;
}

function goal(value: string, track: TrackId, weight: number, text: string): Rule {
  return { track, weight, holds: ({ goals }) => goals.includes(value), reason: () => text };
}

function symptom(value: string, track: TrackId, weight: number, text: string): Rule {
  return { track, weight, holds: ({ symptoms }) => symptoms.includes(value), reason: () => text };
}

function stated(primaryGoal: string, track: TrackId, weight: number, text: string): Rule {
  return {
    track,
    weight,
    holds: (needs) => needs.primaryGoal === primaryGoal,
    reason: () => text,
  };
}

/** These tracks with their match by written rules, the best first; equal ones in the catalogue's order. */
export function rankByRules(
  needs: KnownNeeds,
  offered: readonly TrackId[] = TRACK_IDS,
): Recommendation[] {
  const ranked = TRACK_IDS.filter((trackId) => offered.includes(trackId)).map((trackId) => {
    const hints = RULES.filter((rule) => rule.track === trackId && rule.holds(needs));
    const general = GENERAL[trackId];
    const doubt = hints.reduce((left, { weight }) => left * (1 - weight), 1 - general.score);
    const [strongest] = hints.toSorted((one, other) => other.weight - one.weight);
    return {
      trackId,
      score: Math.min(MAX_SCORE, Math.round((1 - doubt) * 100) / 100),
      reason: strongest?.reason(needs) ?? general.reason,
    };
  });
  return ranked.toSorted((one, other) => other.score - one.score);
}
