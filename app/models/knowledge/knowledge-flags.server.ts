import { longPattern } from "#app/config/long-pattern.ts";
import { brokenRules } from "#app/safety/guard.server.ts";
import type { KnowledgeWording } from "#db/schema/knowledge.ts";

/** What may look like an instruction to a model or hide one, or may hurt whoever reads it. */
export type FlagKind =
  | "overrides"
  | "speaks-as-system"
  | "gives-a-role"
  | "asks-to-hide"
  | "addresses-a-model"
  | "hidden-characters"
  | "markup"
  | "source-mark"
  | "encoded"
  | "dangerous"
  | "violent"
  | "medication";

type PatternKind = Exclude<FlagKind, "dangerous" | "violent" | "medication">;

const PATTERNS: Readonly<Record<PatternKind, readonly RegExp[]>> = {
  overrides: [
    longPattern("iu")`
      \b(?:ignor\w*|disregard|forget|override|bypass)\b[^.!?]{0,40}\b
      (?:instruct\w*|rules?|prompts?|guidelines|polic(?:y|ies)|previous|above|safety)\b`,
    /\b(?:ignoriere|vergiss|missachte)\b[^.!?]{0,40}\b(?:anweisung\w*|regeln)\b/iu,
    /\b(?:ignora|olvida)\b[^.!?]{0,40}\b(?:instrucciones|reglas|istruzioni|regole)\b/iu,
    /\b(?:ignore|oublie)[zr]?\b[^.!?]{0,40}\b(?:consignes|règles)\b/iu,
    /\bnew instructions?\b|\bfrom now on,? (?:you|respond|answer|reply)\b/iu,
  ],
  "speaks-as-system": [
    longPattern("imu")`
      ^(?:[^\S\r\n\u2028\u2029]|[>*#])*(?:system|assistant|developer|user|human)
      (?: (?:message|prompt|note))?\s*[:\]]`,
    /<\/?\s*(?:system|assistant|user|data|app|instructions?|prompt)\b[^>]{0,80}>/iu,
    /\[\/?INST\]|<\|[\w-]{1,30}\|>|<<\/?SYS>>/iu,
  ],
  "gives-a-role": [
    /\byou are (?:now|no longer|an? (?:ai|assistant|chatbot|language model))\b/iu,
    longPattern("iu")`
      \b(?:act|behave|respond|speak) as (?:if you were |an? |the )?
      (?:ai|assistant|model|system|admin\w*|developer|doctor)\b`,
    /\bpretend (?:to be|you are|that you)\b|\b(?:developer|god|dan) mode\b|\bjailbreak\w*\b/iu,
  ],
  "asks-to-hide": [
    longPattern("iu")`
      \b(?:do not|don['’]t|never|without) (?:tell\w*|mention\w*|show\w*|reveal\w*|recommend\w*|offer\w*)
      \b[^.!?]{0,60}\b(?:
        users?|hotlines?|help ?lines?|crisis|emergency|988|911|112|system prompt|instructions
      )\b`,
    /\b(?:hide|remove|withhold)\b[^.!?]{0,40}\b(?:hotlines?|help ?lines?|crisis|emergency|warnings?)\b/iu,
    /\b(?:reveal|print|repeat|output|leak)\b[^.!?]{0,40}\b(?:system prompt|your (?:prompt|instructions|rules))\b/iu,
  ],
  "addresses-a-model": [
    longPattern("iu")`
      \b(?:
        as an ai|large language models?|language models?|llms?|chatbots?|ai assistants?
      )\b[^.!?]{0,40}\b(?:must|should|shall|will|always|never|need to|are to)\b`,
    /\b(?:dear|attention|note to|hey)\b[^.!?]{0,12}\b(?:ai|model|assistant|chatbot|llm|gpt|claude)\b/iu,
  ],
  "hidden-characters": [
    /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u{E0000}-\u{E007F}]/u,
  ],
  markup: [
    /<\s*(?:script|iframe|object|embed|form|meta|svg|img|style|link)\b/iu,
    /\bjavascript:|\bon\w{3,20}\s*=\s*["']/iu,
    /!\[[^\]]{0,200}\]\(/u,
  ],
  "source-mark": [/\[\[[^\]]{0,80}\]\]/u],
  encoded: [/[A-Za-z0-9+/]{160,}={0,2}/u, /(?:\\u[0-9a-f]{4}|%[0-9a-f]{2}){12,}/iu],
};

const FIELDS = ["title", "content", "modality", "tags", "techniques", "summary", "source"] as const;

/**
 * What of an entry looks like an instruction to a model, hides something or may hurt people, as
 * "field:kind", for whoever reviews it. It refuses nothing: an article about prompts is an article, and what the
 * companion is given stands as data in any case.
 */
export function flagsOf(wording: KnowledgeWording): string[] {
  return FIELDS.flatMap((field) => {
    const value = wording[field];
    const text = (typeof value === "string" ? value : value.join("\n")).normalize("NFKC");
    return flagKindsOf(text).map((kind) => `${field}:${kind}`);
  });
}

function flagKindsOf(text: string): FlagKind[] {
  const seen = PATTERN_KINDS.filter((kind) => PATTERNS[kind].some((pattern) => pattern.test(text)));
  return [...seen, ...dangersIn(text)];
}

/** What the guard of the companion's replies would stop in an article, too. */
const DANGERS: Readonly<Record<string, FlagKind>> = {
  method: "dangerous",
  farewell_note: "dangerous",
  hopeless: "dangerous",
  confront: "violent",
  harm_to_others: "violent",
  medication: "medication",
};

function dangersIn(text: string): FlagKind[] {
  const kinds = brokenRules(text).flatMap((rule) => DANGERS[rule] ?? []);
  return [...new Set(kinds)];
}

const PATTERN_KINDS: readonly PatternKind[] = [
  "overrides",
  "speaks-as-system",
  "gives-a-role",
  "asks-to-hide",
  "addresses-a-model",
  "hidden-characters",
  "markup",
  "source-mark",
  "encoded",
];
