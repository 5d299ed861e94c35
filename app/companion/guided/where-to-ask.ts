import type { LineKey } from "../content/schema.ts";
import { foldedText } from "./wording.ts";

/** Who can answer what isn't answered here, by what it's about: the first that fits. */
const PLACES: readonly (readonly [LineKey, RegExp])[] = [
  [
    "ask_housing",
    /\b(?:landlord|landlady|rent|deposit|boiler|heating|evict\w*|tenan(?:t|cy)\w*|lease|letting|council|mou?ld|repairs?)\b/u,
  ],
  [
    "ask_law",
    /\b(?:legal\w*|lawyer|court|police|custody|contract|fired|sack(?:ed)?|sue|visa|benefits?|tax(?:es)?|debts?|loan|overtime|notice period|severance)\b/u,
  ],
  [
    "ask_child",
    /\b(?:toddler|newborn|baby(?! shower)|pediatric\w*|(?:my|his|her|a|the) (?:\w+ )?(?:son|daughter|kid|child)\b.*\b(?:eat|sleep|fever|dose|milk|nap|potty|teeth\w*|vaccin\w*))\b/u,
  ],
  [
    "ask_health",
    /\b(?:pills?|tablets?|medicines?|medications?|meds|dose|symptoms?|side effects?|fever|blood pressure|vitamins?|caffeine|coffee|ibuprofen|paracetamol|tylenol|antidepressants?|ssris?|pregnan\w*|rash|hours (?:of )?sleep|calories|alcohol|pastilla\w*|medicamento\w*|m[eé]dico)(?!\p{L})/u,
  ],
  [
    "ask_office",
    /\b(?:driving (?:test|license|licence)|licen[cs]e|passport|retake|resit|deadline|appl(?:y|ication)|enroll?\w*|opening hours)\b/u,
  ],
  [
    "ask_search",
    /\b(?:cook\w*|recipes?|buy|present|gift|weather|train|bus|flight|movie|film|restaurant|song|book|what (?:should|do|can) i (?:bring|wear|get)|how (?:do|to|can) (?:i |you )?(?:fix|make|clean|bake|install|build)|capital of|who (?:won|is|was)|what(?:'s| is) an?|how (?:far|old|tall|many|much))\b/u,
  ],
];

/** Where a question that has no answer here can be asked; null where only they can know. */
export function placeToAsk(question: string): LineKey | null {
  const said = foldedText(question);
  return PLACES.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
}
