import { MOMENTS } from "#app/content/safety.ts";
import type { Spoken } from "#app/content/safety-script.ts";

/** Nobody reads a long quotation back. */
const MAX_QUOTED_LENGTH = 70;
const MIN_WORDS = 3;
/** Plain words only: nothing that could be read as markup or as a link. */
const PLAIN = /^[\p{L}\p{N} ,'’.!?-]+$/u;

/** A question wants an answer, not to be said back. */
const ASKS =
  /^(what|how|why|when|where|who|can|could|should|do|does|is|are|will|would|que|qué|cómo|como|cuándo|por qué|puedo)\b/iu;

/** A line about what was just said, in the person's own words; null where they are not fit to quote. */
export function aboutWhatWasSaid(message: string): Spoken | null {
  const [first = ""] = message.trim().split(/(?<=[.!?])\s+|\n+/u);
  const said = first.replace(/[.!?,\s-]+$/u, "").replaceAll("’", "'");
  const isQuestion = ASKS.test(said) || /\?\s*$/.test(first);
  const isFit = said.length <= MAX_QUOTED_LENGTH && PLAIN.test(said) && !isQuestion;
  if (!isFit || said.split(/\s+/).length < MIN_WORDS) return null;
  const put = (lines: readonly string[]) => lines.map((line) => line.replace("{said}", () => said));
  return { en: put(MOMENTS.saidBack.en), es: put(MOMENTS.saidBack.es) };
}
