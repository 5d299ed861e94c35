import type { TherapistId } from "../therapists.ts";
import { ali } from "./ali.ts";
import { alice } from "./alice.ts";
import { alicia } from "./alicia.ts";
import { alijah } from "./alijah.ts";
import { alina } from "./alina.ts";
import { alister } from "./alister.ts";
import type { TherapistVoice } from "./voice.ts";

export type { TherapistVoice } from "./voice.ts";

const VOICES: Readonly<Record<TherapistId, TherapistVoice>> = {
  ali,
  alina,
  alice,
  alicia,
  alijah,
  alister,
};

/** How this companion speaks. */
export function voiceOfTherapist(id: TherapistId): TherapistVoice {
  return VOICES[id];
}
