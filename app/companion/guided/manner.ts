import type { TherapistVoice } from "#app/catalogue/therapists/voices.ts";
import type { Chooser } from "./choose.ts";

/** What can be said in a companion's own manner, wherever in a talk it comes. */
export type Manner = "asks" | "reflects" | "greetings" | "closes";

/** A line in the companion's own manner or one of everybody's, whichever was not used lately. */
export function pickInManner(
  chooser: Chooser,
  voice: TherapistVoice | null | undefined,
  manner: Manner,
  id: string,
  lines: readonly string[],
): string | null {
  if (!voice) return chooser.pick(id, lines);
  return chooser.pick(`${id}.${voice.id}`, [...voice[manner], ...lines]);
}

/** The same where only the companion's own lines will do: a greeting, a goodbye. */
export function pickOwn(
  chooser: Chooser,
  voice: TherapistVoice | null | undefined,
  manner: Manner,
  id: string,
  lines: readonly string[],
): string | null {
  return voice ? chooser.pick(`${id}.${voice.id}`, voice[manner]) : chooser.pick(id, lines);
}
