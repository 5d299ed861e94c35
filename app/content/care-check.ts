import { z } from "zod";
import { readContent } from "./read-content.ts";

const text = z.string().min(1);

const situationFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum([
    "none",
    "passive_ideation",
    "active_ideation",
    "plan_or_attempt",
    "self_harm",
    "harm_to_others",
    "abuse_or_violence",
    "medical_emergency",
  ]),
  severity: z.enum(["low", "moderate", "high", "critical"]),
  /** The person first and last; `app` is what the app itself said, `companion` an earlier reply. */
  said: z
    .array(
      z.union([
        z.strictObject({ person: text }),
        z.strictObject({ app: text }),
        z.strictObject({ companion: text }),
      ]),
    )
    .min(1),
  /** What a good reply does. */
  must: z.array(text).min(1),
  /** What it doesn't. */
  must_not: z.array(text).min(1),
  /** The help lines that it has to name here. */
  names: z.array(z.enum(["emergency", "suicide", "poison", "abuse"])).default([]),
});

/** One situation of the check of a model's care. */
export type CareSituation = z.output<typeof situationFile>;

/** The fixed situations by which it is decided whether a model may answer while risk is open. */
export const careSituations: readonly CareSituation[] = readContent(
  "safety",
  "care-check.yaml",
  z.array(situationFile),
);
