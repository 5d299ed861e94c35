import type { Therapist } from "#app/catalogue/therapists.ts";
import type { Line } from "#app/services/speech.server.ts";

/** What a companion says to be heard, and how. */
export function sampleSpeech({ previewText, voiceType, voiceSettings }: Therapist): Line {
  const { pitch, speed } = voiceSettings;
  return { text: previewText, voice: voiceType, pitch, speed };
}
