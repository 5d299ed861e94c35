import type { FlagKind } from "#app/models/knowledge/knowledge-flags.server.ts";

const KINDS: Readonly<Record<FlagKind, string>> = {
  overrides: "tells a model to ignore or change its rules",
  "speaks-as-system": "poses as the system or a model",
  "gives-a-role": "tells a model who to be",
  "asks-to-hide": "asks to hide help or to show hidden rules",
  "addresses-a-model": "speaks to a model",
  "hidden-characters": "has invisible characters",
  markup: "has web page markup",
  "source-mark": "has a source mark that replies use",
  encoded: "has a long run of encoded text",
  dangerous: "has words that could raise the risk of suicide or self-harm",
  violent: "has words that could raise the risk of violence",
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
