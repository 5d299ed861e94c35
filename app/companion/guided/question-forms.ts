import { countWords, foldedText } from "./wording.ts";

const QUESTION_MAX_WORDS = 25;
const FEW_WORDS = 2;
/** In a longer message a question is one thing among others. */
const QUESTION_SENTENCES = 6;

const FILLERS =
  "(?:(?:so|but|and|then|ok(?:ay)?|well|lol|ha|please|wait|hey|anyway|honestly|right|yeah|no|also|y|pero|entonces|bueno|oye)[ ,]+)*";
const WITHOUT_MARK = new RegExp(
  `^${FILLERS}(?:(?:(?:how|why|what|when|where|who|which) (?:\\w+ ){0,2}?(?:do|does|did|is|are|was|were|will|would|can|could|should|am|have|has|to|about|if|come)\\b|(?:why|how) not\\b|(?:what|who|which) (?:one|else|happens|helps|works)\\b|(?:what|which) (?:\\w+ ){1,2}(?:first|next)$|(?:what|who|where|how)'s (?:a|an|the|my|your|best|good)\\b)|(?:should|would|will|can(?!')|could|is|are|am|was|were|did|do|does) (?:i|it|you|he|she|they|we|this|that|there|my|people|anyone|someone)\\b|(?:would|will|does|do|can|could|should|is|are) (?:\\w+ ){1,3}(?:help|work|matter|hurt|change|count|enough|normal|worth|better|worse|okay|ok)\\b|(?:c[oó]mo|por qu[eé]|qu[eé]|cu[aá]ndo|deber[ií]a|(?<!no[ ,]+)puedo|es (?:normal|malo|mal|bueno|posible|verdad|tarde|grave|raro))(?!\\p{L}))`,
  "u",
);
/** Asked in words that state: "I'm asking if ...", "I don't know where one starts". */
const STATED =
  /\b(?:i(?:'m| am| was) (?:just )?(?:asking|wondering)|i (?:just )?(?:wonder|asked)(?: you)?|(?:don't|do not|no idea|not sure|need to|want to|like to) (?:know )?(?:(?:if|whether)(?! (?:he|she|they|anyone|anybody|my)\b)|which|(?:how|what|where|when|who) (?:to|one|people|i (?:can|should|could|would)))\b|(?:yes or no|or not)$|te (?:pregunt[eé]|pregunto)|no s[eé] (?:si|c[oó]mo|d[oó]nde|qu[eé] (?:hacer|decir)|cu[aá]ndo))(?!\p{L})/u;
/** A mark at the end of what is told: "RIGHT??", "you know?", "im not leaving??". */
const ONLY_A_MARK =
  /^(?:right|ok(?:ay)?|huh|what|seriously|really|you know|lol|no|yes|yeah|fine|wow|hello|sorry|and|so|like|excuse me)[\s?!]+$/u;
const TELLS =
  /^(?:and |but |so |well |no |wait |what )*(?:i|i'm|i've|i'd|i'll|he|he's|she|she's|they|they're|we|my|it's|its|nobody|there's)\b/u;
const ASKS_WITHIN =
  /\b(?:how|why|what|when|where|who|which|whose|should|right|do you|can you|could you|would you|normal|okay|ok|qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|qui[eé]n|cu[aá]l)(?!\p{L})/u;

/** Whether a sentence asks for something, with its mark or without. */
export function isQuestion(sentence: string): boolean {
  const said = foldedText(sentence).trim();
  const words = countWords(said);
  if (said === "" || words > QUESTION_MAX_WORDS || /\bdid (?:that|it)$/u.test(said)) return false;
  if (onlyStates(said)) return false;
  // "6?", "too long?": unsure of what they say.
  if (words <= FEW_WORDS && !ASKS_WITHIN.test(said) && !WITHOUT_MARK.test(said)) return false;
  if (said.endsWith("?"))
    return !ONLY_A_MARK.test(said) && (!TELLS.test(said) || ASKS_WITHIN.test(said));
  const isBare = !/[.!,]$/u.test(said) && countWords(said) <= 12;
  return (isBare && WITHOUT_MARK.test(said)) || STATED.test(said);
}

/** "It's Tuesday, isn't it?", "…, right?": what hangs on at the end only wants a nod. */
const NOD_AFTER_COMMA =
  /, ?(?:right|huh|eh|innit|you know|am i right|don't you think|no|yeah|yes|ok(?:ay)?|verdad|cierto|no crees|sabes)[\s?!.]*$/u;
const NOD = / (?:right|huh|eh|innit|you know|am i right|verdad|cierto|no crees)[\s?!.]*$/u;
const TAG_VERB =
  /(?<!\S)\S+ \S+,? (?!should(?:n't)? i\b)(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|won't|should|ai)(?:n't| not)? (?:i|you|he|she|it|we|they|there)[\s?!.]*$/u;
/** Asked of nobody: "who even needs a gym", "what's the point of lists", "isn't it strange how ...". */
const OF_NOBODY = new RegExp(
  `^${FILLERS}(?:what(?:'s| is| was) the (?:point|use|sense) (?:of|in)\\b|who (?:even |really )?(?:needs|cares|wants|does that|says that|asked|knew)\\b|why (?:even )?bother\\b|how hard can (?:it|that) be\\b|what (?:is|was) there to (?:say|do)\\b|what are you going to do\\b|what did i (?:expect|know)\\b|(?:isn't|is not|ain't) it (?:funny|strange|odd|weird|crazy|sad|silly|amazing)\\b|(?:funny|strange|crazy|odd|weird) (?:how|that)\\b|is (?:that|it) too much to ask\\b|who do(?:es)? (?:he|she|they) think\\b|what (?:is|was|were) (?:he|she|they) thinking\\b|can you believe\\b|para qu[eé] sirve\\b|qu[eé] sentido tiene\\b|a qui[eé]n le importa\\b)`,
  "u",
);
const BEGINS_WITH_VERB =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|am|shall)\b/u;
const BEGINS_WITH_WORD =
  /^(?:\w+ )?(?:how|what|who|why|when|where|which|qu[eé]|c[oó]mo|qui[eé]n)(?!\p{L})/u;

/** Whether a sentence has the form of a question and asks nothing. */
function onlyStates(said: string): boolean {
  if (OF_NOBODY.test(said)) return true;
  if (BEGINS_WITH_VERB.test(said) || countWords(said) <= FEW_WORDS) return false;
  if (NOD_AFTER_COMMA.test(said)) return true;
  return !BEGINS_WITH_WORD.test(said) && (NOD.test(said) || TAG_VERB.test(said));
}

/** Whether a message asks something that deserves an honest answer: in any of its sentences, where there aren't many. */
export function asksSomething(content: string): boolean {
  const sentences = sentencesOf(content);
  const marked = sentences.some((each) => each.endsWith("?") && isQuestion(each));
  if (marked) return sentences.length <= QUESTION_SENTENCES;
  const last = sentences.at(-1) ?? "";
  return isQuestion(last);
}

/** The sentences of a message that ask something, as they're written out. */
export function questionsIn(content: string): string[] {
  return sentencesOf(content).filter(
    (each) =>
      isQuestion(each) || (each.endsWith("?") ? !TAG.test(each) : BEGINS_AS_ASKED.test(each)),
  );
}

/** Without a mark, what begins so nearly always asks. */
const BEGINS_AS_ASKED = new RegExp(
  `^${FILLERS}(?:can|could|will|would|do|does|did|is|are|am|who|what|how|where|when|why|which|puedo|puede|hay|qui[eé]n|qu[eé]|c[oó]mo)(?!['\\p{L}])`,
  "u",
);

/** The last sentence of a message that asks something, as it's written out; null where none does. */
export function questionIn(content: string): string | null {
  const asked = sentencesOf(content).findLast(
    (each) =>
      !TAG.test(each) &&
      !onlyStates(each) &&
      ((each.endsWith("?") && !STATES.test(each)) || ASKS_PLAINLY.test(each)),
  );
  return asked ?? null;
}

/** "I'm not leaving??" states something, whatever mark it ends with. */
const STATES =
  /^(?:(?:no|but|and|so|what|wait)[ ,]+)*(?:i|i'm|i've|i'd)\b(?!.*\b(?:if|whether|or|right)\b)/u;
const ASKS_PLAINLY =
  /^(?:(?:so|but|and|ok|then|i'm asking|i asked|te pregunto|te pregunt[eé])[ ,]+)*(?:(?:do|does|should|can|could|would|will|is|are|am) (?:i|it|this|that|he|she|they|we|you)\b|how (?:do|can|should|would|could) i\b|what (?:do|should|can|would|could) i\b|where (?:do|should|can) i\b|(?:c[oó]mo|qu[eé]) (?:le|se lo|lo|hago|puedo|debo))/u;

/** "Right??", "you know?" only wants a nod. */
const TAG =
  /^(?:(?:oh|and|i|i'm) )?(?:right|you know|know what i mean|eh|huh|ok(?:ay)?|yeah|no|really|what|seriously|who (?:does|says|do) that|can you believe (?:it|that|her|him)|am i right|sabes|no crees|verdad)[\s?!.]*$/u;

function sentencesOf(content: string): string[] {
  return foldedText(content)
    .trim()
    .split(/(?<=[.!?…])\s+/u);
}

/** What leads to a question and is no part of it. */
const LEADS =
  /^(?:(?:so|but|and|ok(?:ay)?|well|please|no|,)\s*)*(?:(?:i (?:am|was) (?:just )?asking(?: you)?|i (?:just )?asked(?: you)?|my question (?:is|was)|i (?:just )?(?:want|need) to know|what i (?:meant|mean)(?: is| was)?|i (?:mean|meant)|te pregunt(?:e|o)|lo que quiero saber es)(?: (?:if|whether|si))?)\s/u;
const AS_SHOULD: readonly (readonly [RegExp, string])[] = [
  // "I don't know if I should", "do you think I should", "I wonder if I should"
  [
    /\b(?:i (?:do not|did not) know|not sure|no idea|i (?:am )?wonder(?:ing)?|do you think|you think|i can not decide|should i|tell me)(?: (?:if|whether|that))? i (?:should|ought to)\b/u,
    "should i",
  ],
  // "do I tell them", "or do I just go"
  [
    /(?:^|\b(?:so|but|and|or|then|asking|ask|,))\s?do i (?:just |really |even )?(?=(?:tell|say|ask|call|text|write|go|sit|stay|leave|take|give|send|sign|pay|buy|wait|let|keep|try|move|start|stop|report|mention|reply|answer|invite|quit|join|confront|apologize|ring|phone)\b)/u,
    " should i ",
  ],
  [/\bno se si (?:deberia|debo|tengo que|hace falta)\b/u, "deberia"],
];

/**
 * The sentences of a message, and beside them the questions in them as they are asked most plainly: "im
 * asking do i tell the manager or not" is "should i tell the manager". For phrases.
 */
export function withPlainQuestions(sentences: readonly string[]): readonly string[] {
  const plain = sentences.flatMap((sentence) => {
    const trimmed = sentence.trim();
    let asked = trimmed.replace(LEADS, "").replace(/ (?:or not|yes or no)$/u, "");
    for (const [pattern, put] of AS_SHOULD) asked = asked.replace(pattern, put);
    asked = asked.replaceAll(/\s+/gu, " ").trim();
    return asked === trimmed || asked === "" ? [] : [` ${asked}`];
  });
  return [...sentences, ...plain];
}
