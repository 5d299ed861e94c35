import type { WrittenLanguage } from "./schema.ts";

const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:I am|(?<!(?:as|how|than|what|where|who|how \w+) )you are|(?<!how \w+ |ing )(?:it|that) is (?:a|an|the|not|okay|fine|hard|normal|here)|we are|they are|do not|does not|did not|cannot|can not|will not|is not|are not|I will|you will|I have not|would not|could not|should not)\b(?![.?!,])/u,
    "write it as it is said: a contraction",
  ],
  [/\be-mail\b/iu, "email"],
  [
    /\b(?:colour|behaviour|favour|honour|humour|neighbour|centre|programme|counsell|travell|cancelled|labell|realis(?:e|ing)|recognis|organis(?:e|ing|ation)|apologis|whilst|amongst|learnt|practis(?:e|ing)|towards|afterwards|grey|mum|cosy|tyre|fulfil\b|judgement)\w*\b/iu,
    "US spelling",
  ],
  [/\bwhom\b/iu, "who"],
  [
    /\b(?:begin anew|given anew|what became of it|hang together|good that you are|go on, from)\b/iu,
    "stiff: say it as people do",
  ],
  [/[—;]/u, "no dash or semicolon: two sentences"],
  [
    /\b(?:so|very|really|how|incredibly) (?:brave|proud|courageous)\b|\byou(?:'re| are) (?:\w+ )?strong\b|\bproud of you\b/iu,
    "no praise of the person",
  ],
  [
    /\b(?:you (?:must|should) (?:feel|be feeling)|you(?:'re| must be) feeling|I (?:know|understand) (?:how|what) you)\b/iu,
    "never claim to know",
  ],
  [
    /\b(?:that|this|(?<!(?:how|way|exactly as) )it) (?:sounds|must)\b|\bsounds (?:hard|tough|difficult|painful|like)\b/iu,
    "never claim to know how it is",
  ],
  [
    /\bI(?:'m| am) (?:feeling|sad|happy|worried|proud|moved|touched|excited|sorry to hear)\b|\bI feel\b/iu,
    "an AI doesn't feel",
  ],
  [/\b(?:I promise|guarantee|always here|I(?:'ll| will) never)\b/iu, "no promise"],
  [
    /\b(?:committed suicide|others have it worse|look on the bright side|everything happens for a reason)\b/iu,
    "never said",
  ],
];

const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:usted|ustedes|vos|tenés|querés|podés|vosotros|tenéis|queréis)(?!\p{L})/iu, "tú"],
  [/\p{L}[oa]\/[oa]s?(?!\p{L})|\p{L}@s?(?!\p{L})/iu, "word it without a gender"],
  [/[—;]/u, "no dash or semicolon: two sentences"],
  [/(?<!¿[^?]*)\?/u, "a question begins with ¿"],
];

/** The rules of style that a program can see and that a text breaks. */
export function styleFaults(text: string, language: WrittenLanguage): readonly string[] {
  const rules = language === "en" ? ENGLISH : SPANISH;
  // What is quoted is an example of people's own words, and a slot is filled with them.
  const own = text.replaceAll(/“[^”]*”|\{[^}]*\}/gu, "…");
  return rules.flatMap(([pattern, rule]) => {
    const found = pattern.exec(own);
    return found === null ? [] : [`${rule} (“${found[0]}”)`];
  });
}

const CLAIMS =
  /\byou(?:'ve| have) (?:been|had|felt|lost|carried|tried)\b|\byou (?:feel|felt|lost|can't stop|keep)\b|\byou're (?:(?:so|very|really) )?(?:tired|anxious|afraid|scared|angry|sad|alone|lonely|grieving|worried|ashamed|hurt|stuck|overwhelmed|exhausted|panicking|carrying|dealing|going through|struggling)\b|\byour (?:mind|thoughts|heart|body|worry|anger|grief|sadness|shame|panic) (?:is|are|has|have|won't|keeps?)\b/iu;
const CONDITIONAL = /^(?:if|when|whenever|maybe|even if|once)\b/iu;

/** A sentence that states something about the person, so that a choice has to come before it. */
export function claimIn(text: string): string | null {
  for (const sentence of text.split(/(?<=[.!?…])\s+/u)) {
    if (sentence.endsWith("?") || CONDITIONAL.test(sentence)) continue;
    const found = CLAIMS.exec(sentence);
    if (found !== null) return found[0];
  }
  return null;
}

const FACT =
  /\b(?:for (?:many|most) people|many people|most people|research|studies|study|scientists)\b/iu;

/** Whether a text says what is true of people in general, and so names a source. */
export function statesFact(text: string): boolean {
  return FACT.test(text);
}
