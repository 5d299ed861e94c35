import type { FlagKind } from "#app/models/knowledge/knowledge-flags.server.ts";

const KINDS: Readonly<Record<FlagKind, string>> = {
  overrides: "tells a model to ignore its rules, or gives it new ones",
  "speaks-as-system": "is written as if it came from the system or from a model",
  "gives-a-role": "tells a model who to be",
  "asks-to-hide": "asks to hide help or to show hidden rules",
  "addresses-a-model": "speaks to a model",
  "hidden-characters": "has characters that nobody sees",
  markup: "has markup of a web page in it",
  "source-mark": "has a mark that replies use for their sources",
  encoded: "has a long run of encoded text",
  dangerous: "has words that could put someone at risk of suicide or self-harm",
  violent: "has words that could put someone in danger of violence",
  medication: "gives advice about taking or stopping medicine",
};

/** What a flag means, as a sentence's end: "The content speaks to a model". */
export function flagWords(flag: string): string {
  const [field = "", kind = ""] = flag.split(":");
  return `The ${field} ${isKind(kind) ? KINDS[kind] : "looks odd"}.`;
}

function isKind(kind: string): kind is FlagKind {
  return Object.hasOwn(KINDS, kind);
}
