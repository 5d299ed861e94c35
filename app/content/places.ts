import { z } from "zod";
import { readContent } from "./read-content.ts";

const text = z.string().min(1);
const byCode = z.record(text, text);

/** The states of the US and the district, with their postal codes. */
export const US_STATES = Object.entries(readContent("", "us-states.yaml", byCode));

/** What people call places beside their own names: with bars between the names of one. */
export const PLACES = readContent(
  "",
  "places.yaml",
  z.strictObject({ ambiguous: z.array(text), names: byCode, nationalities: byCode }),
);
