import { TRACK_IDS, type TrackId } from "#app/catalogue/tracks.ts";
import type { KnownNeeds } from "#app/models/assessments.server.ts";
import type { Recommendation } from "#app/models/daily-assessments.server.ts";

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
    reason: "A good place to begin when nothing in particular stands out.",
  },
  "calm-mind": {
    score: 0.35,
    reason: "A short pause with breathing and mindfulness suits most days.",
  },
  "letting-go": { score: 0.25, reason: "For a feeling that you would like to carry less of." },
  "internal-family-systems": {
    score: 0.2,
    reason: "For getting to know yourself with some time and quiet.",
  },
  "process-grief": { score: 0.1, reason: "For when a loss asks for attention." },
};

const RULES: readonly Rule[] = [
  {
    track: "calm-mind",
    weight: 0.5,
    holds: ({ today }) => today !== null && today.stressLevel >= 7,
    reason: () =>
      "You said your stress is high today. Breathing and mindfulness are a gentle way to slow down.",
  },
  {
    track: "calm-mind",
    weight: 0.35,
    holds: ({ today }) => today !== null && today.sleepQuality <= 4,
    reason: () => "After a short or restless night, a quiet session asks little and lets you rest.",
  },
  goal(
    "feel-calmer",
    "calm-mind",
    0.5,
    "You would like to feel calmer, and this is what it is about.",
  ),
  goal(
    "sleep-better",
    "calm-mind",
    0.35,
    "You would like to sleep better. Winding down is a first step.",
  ),
  symptom(
    "worry",
    "calm-mind",
    0.4,
    "When worry goes round in circles, it helps to come back to the breath.",
  ),
  symptom("tension", "calm-mind", 0.4, "You named a tense body. This track starts with the body."),
  symptom(
    "overwhelm",
    "calm-mind",
    0.35,
    "When it is too much at once, this takes one thing at a time.",
  ),
  symptom(
    "poor-sleep",
    "calm-mind",
    0.3,
    "You named bad nights. Winding down is a first step towards better ones.",
  ),
  stated(
    "Reduce anxiety",
    "calm-mind",
    0.3,
    "You came to feel less anxious. This is a calm way in.",
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
    "You would like to let go of something. That is what this track is for.",
  ),
  symptom(
    "resentment",
    "letting-go",
    0.5,
    "You named anger or resentment. Here there is room for it, and a way to set it down.",
  ),
  symptom(
    "low-mood",
    "letting-go",
    0.2,
    "Feelings that weigh on you may loosen once they have room.",
  ),
  {
    track: "letting-go",
    weight: 0.2,
    holds: ({ stressArea }) => stressArea === "Relationships",
    reason: () =>
      "You named relationships as what weighs on you. Much of that is about letting go.",
  },

  goal(
    "live-with-loss",
    "process-grief",
    0.7,
    "You would like to live with a loss. This track goes at your pace.",
  ),
  symptom(
    "loss",
    "process-grief",
    0.65,
    "You are missing someone or something. Here that has its place.",
  ),

  goal(
    "understand-myself",
    "internal-family-systems",
    0.5,
    "You would like to understand yourself better. This is about the parts of you.",
  ),
  goal(
    "kinder-to-myself",
    "internal-family-systems",
    0.4,
    "You would like to be kinder to yourself. Here you meet your inner voices with care.",
  ),
  symptom(
    "inner-critic",
    "internal-family-systems",
    0.45,
    "You named a harsh inner voice. This track gets to know such parts.",
  ),
  symptom(
    "inner-conflict",
    "internal-family-systems",
    0.5,
    "You feel torn inside. This track lets each side be heard.",
  ),
  stated(
    "Build self-esteem",
    "internal-family-systems",
    0.35,
    "You came to build self-esteem. Knowing your inner voices is part of it.",
  ),
  {
    track: "internal-family-systems",
    weight: 0.15,
    holds: ({ previousTherapy }) => previousTherapy === true,
    reason: () => "You have been in therapy before. This track goes deeper, and takes more time.",
  },

  goal(
    "talk",
    "just-chat",
    0.6,
    "You would like somewhere to talk. Nothing else is needed for that.",
  ),
  goal(
    "lift-mood",
    "just-chat",
    0.25,
    "Telling somebody about the day can already lift it a little.",
  ),
  symptom(
    "numbness",
    "just-chat",
    0.3,
    "When feelings are far away, an open talk is an easy way to begin.",
  ),
  {
    track: "just-chat",
    weight: 0.4,
    holds: ({ today }) => today !== null && today.energyLevel <= 3,
    reason: () => "Your energy is low today. Talking freely asks the least of you.",
  },
  {
    track: "just-chat",
    weight: 0.35,
    holds: ({ today, moodBaseline }) =>
      today !== null && (today.moodScore <= 3 || today.moodScore <= (moodBaseline ?? 0) - 3),
    reason: () =>
      "Today is harder than it could be. You don't have to work on anything: you can just talk.",
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
    "You are here to look around. This is the easiest way to try it.",
  ),
];

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

/** Every track with its match by written rules, the best first; equal ones in the catalogue's order. */
export function rankByRules(needs: KnownNeeds): Recommendation[] {
  const ranked = TRACK_IDS.map((trackId) => {
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
