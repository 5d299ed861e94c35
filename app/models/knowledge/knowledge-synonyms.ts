/**
 * Words of the field that stand for the same matter, each group one of them: whoever asks for one finds
 * what is written with another. Plain forms only; the index takes care of endings.
 */
const GROUPS: readonly (readonly string[])[] = [
  ["insomnia", "sleepless", "sleeplessness", "sleep", "awake"],
  ["nightmare", "nightmares", "dream"],
  ["anxiety", "anxious", "worry", "worried", "nervous", "fear", "scared"],
  ["panic", "hyperventilating", "hyperventilate"],
  ["grief", "grieving", "bereavement", "bereaved", "mourning", "mourn", "funeral", "death", "died"],
  ["breakup", "divorce", "divorced", "separation", "heartbreak", "heartbroken", "dumped"],
  ["depression", "depressed", "sadness", "sad", "unmotivated", "hopeless"],
  ["lonely", "loneliness", "isolated", "isolation", "friendless"],
  ["anger", "angry", "rage", "furious", "irritable", "temper"],
  ["shame", "ashamed", "guilt", "guilty", "remorse", "regret", "embarrassed"],
  ["burnout", "exhausted", "exhaustion", "overworked", "overwork"],
  ["procrastination", "procrastinate", "procrastinating", "postpone", "avoidance"],
  ["rumination", "ruminate", "ruminating", "overthinking", "overthink", "replaying"],
  ["intrusive", "obsessive", "obsession", "ocd", "unwanted"],
  ["trauma", "traumatic", "ptsd", "flashback", "flashbacks", "assault", "accident"],
  ["dissociation", "dissociating", "unreal", "numb", "grounding", "overwhelmed"],
  ["hypochondria", "hypochondriac", "symptom", "symptoms", "googling", "illness"],
  ["debt", "debts", "money", "bills", "rent", "financial", "broke"],
  ["unemployed", "unemployment", "fired", "layoff", "redundancy", "redundant", "jobless"],
  ["postpartum", "postnatal", "baby", "newborn", "birth", "motherhood"],
  ["caregiver", "carer", "caring", "dementia", "alzheimer"],
  ["pet", "dog", "cat", "puppy", "kitten"],
  ["pain", "chronic", "fibromyalgia", "pacing"],
  ["exam", "exams", "finals", "midterm", "studying", "test"],
  ["homesick", "homesickness", "relocation", "relocated", "moved", "immigrant", "abroad"],
  ["jealous", "jealousy", "comparison", "comparing", "envy", "instagram"],
  ["perfectionism", "perfectionist", "perfect"],
  ["indecision", "indecisive", "decide", "decision", "choice"],
  ["gratitude", "grateful", "thankful"],
  ["addiction", "addicted", "craving", "cravings", "urge", "urges", "relapse", "quit"],
  ["argument", "arguments", "arguing", "fight", "fights", "conflict", "quarrel"],
  ["boundary", "boundaries", "assertive", "assertiveness", "pleaser", "refuse"],
  ["attachment", "clingy", "texting", "abandonment", "ghosted"],
  ["meditation", "mindfulness", "breathing", "breath", "relaxation", "relax"],
  ["acceptance", "accept", "accepting", "suppress", "suppressing"],
  ["purpose", "meaning", "values", "direction", "meaningless"],
  ["therapist", "therapy", "counselor", "counselling", "counseling", "psychologist"],
  ["selfcriticism", "critic", "worthless", "useless", "failure", "inadequate"],
  ["shy", "shyness", "social", "judged", "awkward"],
];

const groupsOf = new Map<string, readonly string[]>();
for (const group of GROUPS) for (const word of group) groupsOf.set(word, group);

/** The words of the field that mean the same as these, without these themselves. */
export function synonymsOf(words: readonly string[]): string[] {
  const given = new Set(words);
  const found = words.flatMap((word) => groupsOf.get(word) ?? []);
  return [...new Set(found)].filter((word) => !given.has(word));
}
