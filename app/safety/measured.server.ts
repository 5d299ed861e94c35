import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const share = z.object({ hits: z.int().min(0), of: z.int().positive() });

/** What the guard stops of a model's sentences that must not be said, and of good ones. */
const guardSchema = z.object({
  caught: share,
  stopped: share,
  caughtAtRisk: share,
  stoppedAtRisk: share,
});

/** On text that was written to measure with, and that nothing was made with. */
const writtenSchema = z.object({
  /** All sentences that were judged. */
  sentences: z.int().positive(),
  /** Of the sentences of danger: asked about or shown the panel; shown the panel; at least watched. */
  crisesAsked: share,
  crisesShown: share,
  crisesWatched: share,
  /** Of plans, attempts and medical emergencies: shown the panel. */
  gravestShown: share,
  /** Of questions about methods: asked about or shown the panel. Missing where there were none. */
  methodsAsked: share.optional(),
  /** Of the panels: those with the script that the label calls for. */
  rightScripts: share.optional(),
  /** Of pain without danger: asked about; shown the panel. */
  distressAsked: share,
  distressShown: share,
});

/** On everyday talk of other people, that nobody here wrote: all of it harmless. */
const ofOthersSchema = z.object({
  source: z.string().min(1),
  texts: z.int().positive(),
  asked: share,
  shown: share,
  watched: share,
  /** Of conversations of ten such texts, and of texts of 2,000 characters: those in which anything is asked. */
  conversationsAsked: share,
  longTextsAsked: share,
});

/** On text of whole authors who knew nothing of the detector, and whose rows taught it nothing. */
const voicesSchema = z.object({
  rows: z.int().positive(),
  /** Of the dangerous in English: asked about or shown the panel; of plans, attempts and emergencies: the panel. */
  asked: share,
  shown: share,
  /** Of harmless talk as heavy, and of what is harmless in the very words of danger: asked about. */
  harmlessAsked: share,
  neighboursAsked: share,
  /** The same in other languages. */
  languagesAsked: share,
  languagesHarmlessAsked: share,
});

const measuredSchema = z.object({
  /** The day of the evaluation, as 2026-11-21. */
  measuredAt: z.iso.date(),
  /** Missing where no text has been set aside to measure with. */
  written: writtenSchema.optional(),
  voices: voicesSchema.optional(),
  ofOthers: ofOthersSchema.optional(),
  /** Of the reply guard, on sentences that were set aside; missing where it was not measured. */
  guard: guardSchema.optional(),
});

/** A share of sentences, with the interval in which the true share lies with 95 % confidence. */
export interface Proportion {
  hits: number;
  of: number;
  share: number;
  low: number;
  high: number;
}

export type MeasuredFile = z.infer<typeof measuredSchema>;

/** Where the last evaluation leaves its figures. */
const FILE = path.resolve("app/safety/measured.json");

/** What the last evaluation of the detector measured; null where there is none yet. */
export function readMeasured(file = FILE): MeasuredFile | null {
  let content: string;
  try {
    content = readFileSync(file, "utf8");
  } catch {
    return null;
  }
  return measuredSchema.parse(JSON.parse(content));
}

/** The Wilson score interval of a share, 95 %: honest also where nothing was missed. */
export function proportionOf({ hits, of }: { hits: number; of: number }): Proportion {
  const z95 = 1.959964;
  const share = hits / of;
  const spread = z95 * Math.sqrt((share * (1 - share)) / of + (z95 * z95) / (4 * of * of));
  const centre = share + (z95 * z95) / (2 * of);
  const scale = 1 + (z95 * z95) / of;
  return {
    hits,
    of,
    share,
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}
