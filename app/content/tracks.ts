import { z } from "zod";
import { readContent } from "./read-content.ts";
import { words } from "./safety-script.ts";

const text = z.string().min(1);
const share = z.number().min(0).max(1);
const trackId = z.enum([
  "just-chat",
  "letting-go",
  "calm-mind",
  "process-grief",
  "internal-family-systems",
]);

const hint = z.strictObject({
  goal: text.optional(),
  symptom: text.optional(),
  /** Why they came, as onboarding asked it. */
  stated: text.optional(),
  state: z
    .enum([
      "stressed",
      "slept_badly",
      "tired",
      "unusually_low",
      "strained_relationships",
      "was_in_therapy",
    ])
    .optional(),
  weight: share,
  reason: text,
});
/** What speaks for a track: it holds where any of what it names does. */
export type TrackHint = z.output<typeof hint>;

const tracksFile = z.strictObject({
  names: z.record(trackId, z.strictObject({ program: words, label: words, message: words })),
  buttons: z.strictObject({ yes: words, stay: words }),
  lines: z.strictObject({
    choice: words,
    read: words,
    offer: words,
    need: words,
    explained: words,
    explained_chat: words,
    stayed: words,
    switched: words,
    premium: words,
    not_started: words,
  }),
  suggestions: z.record(
    trackId,
    z.strictObject({ score: share, reason: text, hints: z.array(hint) }),
  ),
});

/** What is said about tracks in a conversation, and which one is suggested to whom. */
export const TRACK_WORDS = readContent("", "tracks.yaml", tracksFile);
