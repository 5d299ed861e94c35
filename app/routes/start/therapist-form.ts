import { z } from "zod";
import { THERAPISTS } from "#app/catalogue/therapists.ts";

const UNKNOWN = "We do not know that companion. Please choose one of the six.";

export const selectionSchema = z.object({
  selectedTherapist: z.string({ error: "Please choose a companion to continue." }).pipe(
    z.enum(
      THERAPISTS.map(({ id }) => id),
      { error: UNKNOWN },
    ),
  ),
});
