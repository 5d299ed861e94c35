import { capitalise, clausesOf, countWords, plainText, writeOut } from "./wording.ts";

const LONGEST_TURNED_WORDS = 15;
const LONGEST_LIGHT_WORDS = 12;
const SHORTEST_PIECE_WORDS = 3;
const LONGEST_QUOTE_WORDS = 22;
const LONGEST_QUOTE_CHARACTERS = 130;

/** Words that are never given back: too raw, an insult, or said about danger. */
const NEVER_REPEATED =
  /\b(?:die|died|dies|dying|dead|death|kill\w*|suicid\w*|cut|cuts|cutting|overdos\w*|attempt\w*|hurt (?:my|him|her|them)\w*|self.?harm\w*|rape\w*|(?:tak\w+|took|end\w*) (?:my|his|her|their)(?: own)? life|hit(?:s|ting)? me|beat(?:s|ing)? me|gouge\w*|murder\w*|fuck\w*|shit\w*|bitch\w*|cunt\w*|asshole\w*|bastard\w*|whore\w*|slut\w*|pills?|gun|knife|rope)\b/iu;

/** A harsh judgement of oneself: quoted at most, never said in the companion's own voice. */
const HARSH =
  /\b(?:hate|failures?|failed|failing|ruin\w*|mess|messed|stupid|dumb|worthless|useless|ugly|fat|gross|burden|idiot|loser|pathetic|weak|bad|terrible|awful|horrible|disgust\w*|deserve\w*|fault|blame|unlovable|crazy|insane|broken|hopeless|lazy|selfish|nobody|nothing|no one|monster|joke|fraud|coward|wrong with|screw\w*|not enough|good enough|annoying|boring|should(?:n't)?|mistakes?|gambl\w+|relapsed|cheated|stole|lied|yelled|shouted|hit|invisible|miscarr\w*|cancer|lost (?:my|the))\b/iu;

const STATES =
  /^(?:(?:so|very|really|just|always|still|also|completely|totally|pretty|quite|kind of|a bit|a little|constantly|now|already|too|all|more|usually|mostly|absolutely|getting|feeling|not)\s+)*(?:tired|exhausted|drained|worn|scared|afraid|frightened|terrified|worried|anxious|nervous|stressed|tense|restless|lonely|alone|sad|down|low|empty|numb|angry|furious|annoyed|irritated|frustrated|upset|hurt|disappointed|jealous|ashamed|embarrassed|guilty|overwhelmed|swamped|stuck|lost|confused|torn|unsure|behind|burned|burnt|awake|dreading|trying|struggling|thinking|wondering|waiting|working|looking|sleeping|worrying|crying|homesick|heartbroken|shaken|wobbly|on edge|at my|not sleeping|fed up|sick of|done with|under|up all|in a|able|unable|sure|used to|going to|about to|supposed to|the one|missing|sorry|glad|happy|proud|relieved|grateful|excited)\b/iu;

const COMPANION_TALK =
  /\b(?:you|your|yours|yourself|we|us|our|ours|lol|lmao|rofl|omg|tbh|ngl|smh|af|rn|wtf|fml|idk|pls|plz|oops|haha\w*)\b/iu;

const TO_COMPANION = /\b(?:you|your|yours|yourself|lol|lmao|haha\w*)\b/iu;

const EMPTY_OPENINGS =
  /^(?:(?:(?:like|just|yeah|yes|no|also|then|now),|(?:and|but|so(?=,? (?:i|i'm|my|he|she|they|we|it|it's|the|this|that|then|yeah|basically|anyway)\b)|because|well|ok|okay|um|uh|honestly|actually|basically|anyway|oh|god|ugh|hi|hey|hello|hmm|i mean|i guess|i think|i suppose|it's just that|the thing is)\b)[,\s]+)+/iu;

const SAYS_LITTLE =
  /^(?:I (?:don't|do not) know(?: (?:what|how|where|why)(?: (?:to (?:say|do|start|begin|talk about)|I feel|I mean|else))?)?|I (?:need|want) (?:to talk|help|someone|somebody|advice)|I have a question|I (?:guess|think|know|mean|see|understand|agree|did|do|am|was|will|would|can|could|have|said|told|just)|I (?:think|guess|hope) so|I'm (?:fine|okay|ok|here|back|good|sure|not sure|sorry|done)|I (?:really )?(?:just )?(?:need|want) to vent|I (?:just |really )*(?:need|want|have) to get (?:this|it|that|something) off my chest.*|I can't believe (?:it|this|that))$/iu;

/** No word of any language that is read here is this long. */
const LONG_WORD = /\S{31,}/u;

/** Nothing but a feeling: said back in full it is only an echo. */
const BARE_FEELING = /^I(?: feel| am|'m) (?:so |very |really |just )*[\w-]+$/iu;
const PLAIN_FEELING =
  /^I(?: feel| am|'m) (?:so |very |really |just )*(?:sad|bad|good|ok|okay|fine|low|down|tired|anxious|lonely|stressed|angry|guilty)$/iu;

const HEDGING_END = /[\s,]+(?:i guess|i think|i suppose|maybe|though|lol|tbh|really|anyway)$/iu;

const DANGLES =
  /(?:^|\s)(?:and|or|but|the|a|an|of|my|your|his|their|with|for|from|than|that|because|if|when|is|are|was|were|so|very|really|as)$/iu;

const TURNED: ReadonlyMap<string, string> = new Map([
  ["i", "you"],
  ["i'm", "you're"],
  ["i've", "you've"],
  ["i'd", "you'd"],
  ["i'll", "you'll"],
  ["me", "you"],
  ["my", "your"],
  ["mine", "yours"],
  ["myself", "yourself"],
]);

const BETWEEN =
  /^(?:just|always|also|really|still|never|only|already|probably|certainly|so|not)$/iu;

/** Turns first person into second, word for word: "I can't tell my mum" becomes "you can't tell your mum". */
export function turnPronouns(text: string): string {
  const words = text.split(" ");
  let afterI = false;
  return words
    .map((word) => {
      const [, before = "", bare = "", after = ""] = /^(\W*)(.*?)(\W*)$/u.exec(word) ?? [];
      const lower = bare.toLowerCase();
      const turned = TURNED.get(lower);
      if (turned !== undefined) {
        afterI = lower === "i";
        return `${before}${turned}${after}`;
      }
      if (afterI && BETWEEN.test(lower)) {
        return word;
      }
      const verb = afterI ? turnVerb(lower) : null;
      afterI = false;
      return verb === null ? word : `${before}${verb}${after}`;
    })
    .join(" ");
}

function turnVerb(verb: string): string | null {
  if (verb === "am") {
    return "are";
  }
  if (verb === "was") {
    return "were";
  }
  return verb === "wasn't" ? "weren't" : null;
}

/** Hung on at the end, it asks; said back, it would be nonsense. */
const TAG_QUESTION =
  /,?\s+(?:is (?:that|it|this) (?:so )?(?:odd|weird|normal|strange|ok(?:ay)?|bad|silly|stupid|wrong|crazy)|right|you know|if that makes sense|does that make sense|lol)\s*$/iu;

function isTurnable(clause: string): boolean {
  const words = countWords(clause);
  if (words < 4 || words > LONGEST_TURNED_WORDS || !/^(?:I|I'm|I've|I'd|I'll)\b/u.test(clause)) {
    return false;
  }
  if (/["?:/]|\b(?:am|was|have|do|did|can) I\b|(\w)\1\1/iu.test(clause)) {
    return false;
  }
  if (!/^[A-Za-z0-9' ,-]+$/u.test(clause) || COMPANION_TALK.test(clause) || DANGLES.test(clause)) {
    return false;
  }
  if (
    NEVER_REPEATED.test(clause) ||
    HARSH.test(clause) ||
    SAYS_LITTLE.test(clause) ||
    BARE_FEELING.test(clause)
  ) {
    return false;
  }
  const state = /^I(?:'m| am| was)\s+(.*)$/u.exec(clause)?.[1];
  return state === undefined || STATES.test(state);
}

/**
 * What somebody said about themselves, said back to them ("you keep waking at four"), or null where
 * the grammar or the content leaves any doubt. Later and fuller clauses come first.
 */
export function turnedClause(content: string): string | null {
  const candidates = clausesOf(writeOut(plainText(content)))
    .map((clause) => clause.replace(TAG_QUESTION, "").replace(EMPTY_OPENINGS, ""))
    .map((clause) => clause.replace(/^i\b/u, "I"))
    .filter((clause) => isTurnable(clause));
  const best = candidates
    .map((clause, position) => ({ clause, score: salience(clause) + position * 0.1 }))
    .sort((one, other) => other.score - one.score)[0];
  return best === undefined ? null : turnPronouns(best.clause);
}

const TELLING =
  /\b(?:feel\w*|felt|can't|couldn't|never|always|keep|keeps|stop|miss|scared|afraid|alone|lonely|tired|cry|cried|crying|hurts?|hard|heavy|anymore|lost|wish|don't know|ashamed|guilty|angry|worr\w+|wak\w+|sleep|apart|everything|empty|numb|stuck|waves?|dread\w*|hide|hiding|pretend\w*|knots?|pit)\b/giu;

function salience(clause: string): number {
  return (clause.match(TELLING)?.length ?? 0) + Math.min(countWords(clause), 10) / 10;
}

/** Whether anything in it speaks of how somebody is, and not only of what there was. */
export function isTelling(content: string): boolean {
  return (writeOut(plainText(content)).match(TELLING)?.length ?? 0) > 0 || HARSH.test(content);
}

/** A short piece of somebody's own words, chosen for what it says; null where nothing should be repeated. */
export function tellingQuote(content: string): string | null {
  const plain = plainText(content);
  if (countWords(plain) > 6 && /["]/u.test(plain)) {
    return null;
  }
  const candidates = clausesOf(plain)
    .flatMap((clause) => (countWords(clause) > 6 ? clause.split(/,\s+/u) : [clause]))
    .map((clause) => clause.replace(EMPTY_OPENINGS, "").replace(HEDGING_END, ""))
    .filter((clause) => {
      const words = countWords(clause);
      return (
        words >= 3 &&
        words <= 9 &&
        !LONG_WORD.test(clause) &&
        !/[?":]/u.test(clause) &&
        !NEVER_REPEATED.test(clause) &&
        !COMPANION_TALK.test(clause) &&
        !SAYS_LITTLE.test(clause) &&
        !PLAIN_FEELING.test(clause) &&
        !DANGLES.test(clause) &&
        salience(clause) >= 1.3
      );
    });
  const best = candidates
    .map((clause, position) => ({ clause, score: salience(clause) + position * 0.1 }))
    .sort((one, other) => other.score - one.score)[0];
  return best === undefined ? null : inQuotes(best.clause);
}

/** The whole of a short message in quotation marks; null where it must not or need not be repeated. */
export function lightQuote(content: string): string | null {
  const plain = plainText(content).replace(/[.!?,;:…\s]+$/u, "");
  return countWords(plain) > LONGEST_LIGHT_WORDS ||
    !/^[\p{L}\p{N}' ,-]+$/u.test(plain) ||
    LONG_WORD.test(plain) ||
    NEVER_REPEATED.test(plain) ||
    HARSH.test(plain) ||
    TO_COMPANION.test(plain) ||
    SAYS_LITTLE.test(plain)
    ? null
    : inQuotes(plain);
}

/** The whole of a short message, or the last piece of a longer one that can stand alone. */
export function shortQuote(content: string): string | null {
  const pieces = clausesOf(plainText(content))
    .map((clause) => clause.replace(EMPTY_OPENINGS, ""))
    .filter((clause) => countWords(clause) >= SHORTEST_PIECE_WORDS && !DANGLES.test(clause));
  return (
    lightQuote(content) ??
    pieces.map((clause) => lightQuote(clause)).findLast((quote) => quote !== null) ??
    null
  );
}

/** In quotation marks, with nothing changed but the small i of quick typing. */
export function inQuotes(text: string): string {
  const written = text
    .replaceAll('"', "'")
    .replace(/\bi\b(?!\.)/gu, "I")
    .replace(/\bim\b/gu, "I'm")
    .replace(/\bive\b/gu, "I've");
  return `“${written}”`;
}

/** A quotation that begins a sentence begins with a capital. */
export function capitaliseQuotes(text: string): string {
  return text.replace(/(^|[.!?:]\s+|\n)“(\p{Ll})/gu, (_, before: string, letter: string) =>
    before.trim() === ":" ? `${before}“${letter}` : `${before}“${letter.toUpperCase()}`,
  );
}

/**
 * An answer as the person wrote it, in quotation marks and short enough to stand in a sentence:
 * whole if it is short, else its first clause, else its first words. Null where it must not be repeated.
 */
export function quotedAnswer(content: string): string | null {
  const plain = plainText(content)
    .replace(/^["']+|["']+$/gu, "")
    .replace(/[.!?,;:…\s]+$/u, "");
  if (
    plain === "" ||
    LONG_WORD.test(plain) ||
    NEVER_REPEATED.test(plain) ||
    !/[\p{L}\p{N}]/u.test(plain)
  ) {
    return null;
  }
  if (countWords(plain) <= LONGEST_QUOTE_WORDS && plain.length <= LONGEST_QUOTE_CHARACTERS) {
    return inQuotes(plain);
  }
  const clause = clausesOf(plain).find((candidate) => {
    const words = countWords(candidate);
    return words >= 3 && words <= 14 && candidate.length <= LONGEST_QUOTE_CHARACTERS;
  });
  if (clause !== undefined) {
    return inQuotes(clause);
  }
  const start = plain
    .split(" ")
    .slice(0, 8)
    .join(" ")
    .slice(0, 70)
    .replace(/[,;:]$/u, "");
  return inQuotes(`${start} …`);
}

/** The things named in an answer ("a lamp, my cup and the cat"), turned to face the person; at most eight. */
export function listedThings(content: string): string[] {
  return writeOut(plainText(content))
    .replace(
      /^\s*(?:i (?:can )?(?:see|feel|hear|smell|taste)|there(?:'s| is| are)|ok(?:ay)?|um|well|so|just)\b[,:]?\s*/iu,
      "",
    )
    .split(/\s*(?:[,;.]|\band\b|&|\+|\d+[).:]|(?:^|\s)[-•]\s)\s*/iu)
    .map((item) =>
      item
        .replace(/^(?:i (?:can )?(?:see|feel|hear|smell|taste)|then|also|maybe|uh|um)\s+/iu, "")
        .trim(),
    )
    .filter(
      (item) =>
        /\p{L}/u.test(item) &&
        countWords(item) <= 7 &&
        !LONG_WORD.test(item) &&
        !NEVER_REPEATED.test(item),
    )
    .slice(0, 8)
    .map((item) => lowerFirst(turnPronouns(item)));
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/u.test(text) && !/\s/u.test(text.slice(0, 2))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** "a, b and c", with a capital, to begin a sentence. */
export function joinedThings(things: readonly string[]): string {
  const last = things.at(-1) ?? "";
  const rest = things.slice(0, -1);
  return capitalise(rest.length === 0 ? last : `${rest.join(", ")} and ${last}`);
}

const PEOPLE =
  "mum|mom|mam|mother|mama|dad|father|papa|parents|brother|sister|brothers|sisters|siblings|husband|wife|partner|boyfriend|girlfriend|fiancé|fiancée|fiance|ex|ex-husband|ex-wife|son|daughter|sons|daughters|kids|children|child|baby|toddler|boss|manager|supervisor|team|colleague|colleagues|coworker|coworkers|best friend|friend|friends|roommate|flatmate|housemate|neighbour|neighbor|teacher|professor|landlord|family|grandma|grandpa|grandmother|grandfather|nan|gran|granddad|aunt|uncle|cousin|niece|nephew|in-laws|mother-in-law|father-in-law|therapist|dog|cat";

const PERSON = new RegExp(
  `\\bmy ((?:(?:older|younger|little|big|best|old|late|first) )?(?:${PEOPLE}))\\b(?!-| in law|'s (?:name|house|wedding|birthday|party|friend|ex|new|side|age)\\b)`,
  "iu",
);

/** "mum", "grandpa": theirs without a "my". */
const NAMED_SO =
  /(?<!\b(?:my|your|his|her|their|our|an?|the|single|bad|good|terrible|new|as|like|working|other) )\b(mum|mom|mam|dad|grandma|grandpa|granddad|granny|nan|gran)\b(?!'s|-| in law| groups?| friends?)/iu;

/** "your mum", "your best friend": somebody the message names as theirs; null when there is nobody. */
export function personIn(content: string): string | null {
  const text = foldless(content);
  const found = PERSON.exec(text)?.[1] ?? NAMED_SO.exec(text)?.[1];
  return found === undefined ? null : `your ${found.toLowerCase()}`;
}

const LOST = new RegExp(
  `\\b(?:(?:lost|losing|buried) my ((?:(?:older|younger|little|big|best|old) )?(?:${PEOPLE}))\\b|my ((?:(?:older|younger|little|big|best|old) )?(?:${PEOPLE})) (?:just |has |had |suddenly )*(?:died|passed|is gone|was put down)|my (${PEOPLE})'s (?:death|funeral|passing)|(?:^|[^a-z' ] ?|\\b(?:after|since|when|without|and|but) )(mum|mom|mam|dad|grandma|grandpa|granddad|granny|nan|gran) (?:just |has |had |suddenly )*(?:died|passed|is gone)|\\bwithout (?:my )?(mum|mom|mam|dad|grandma|grandpa|granddad|granny|nan|gran)\\b)`,
  "iu",
);

/** Who has died, as "your dad"; null when the message does not say so plainly. */
export function lostPersonIn(content: string): string | null {
  const found = LOST.exec(foldless(content));
  const person = found?.slice(1).find((group) => group !== undefined);
  return person === undefined ? null : `your ${person.toLowerCase()}`;
}

function foldless(content: string): string {
  return writeOut(plainText(content));
}
