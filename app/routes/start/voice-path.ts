import { href } from "react-router";
import type { TherapistId } from "#app/catalogue/therapists.ts";

/** Where a companion's sample line can be heard. */
export function voicePath(id: TherapistId): string {
  return href("/therapist-selection/voices/:therapistId", { therapistId: id });
}
