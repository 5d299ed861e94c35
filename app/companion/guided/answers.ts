import { countWords, foldedText } from "./wording.ts";

/** Anything longer is read for its content, not as a bare yes, no or word of command. */
const SHORT_ANSWER_WORDS = 8;

const YES =
  /^(?:(?:oh|um|uh|hm+|well|ok(?:ay|ey)?|k+|alright|all right|i think|i guess)[\s,.]+)*(?:y|ye|yes+|yeah+|yea|yep|yup|yse|ys|yas|ya|yah|sure|ok(?:ay|ey)?|okk|k+|alright|all right|fine|please|pls|go on|go ahead|go for it|why not|sounds good|good idea|let'?s|lets|i'?d (?:like|love) (?:that|to)|i would(?: like)?|i'?ll (?:try|do)|i want to|i can try|(?:i'?m )?willing|try(?: it)?|absolutely|definitely|of course|s[ií]|vale|claro|dale|de acuerdo|bueno|est[aá] bien|probemos|me parece|👍|i guess(?: so)?|i suppose(?: so)?|might as well|worth a (?:try|shot)|(?:i'?m )?ready)(?:$|[\s,.!])/u;

const LATER =
  /\b(?:later|another time|some other time|not (?:right )?now|not (?:today|tonight|yet)|next time|in a (?:bit|while)|tomorrow|ahora no|m[aá]s tarde|otro d[ií]a|hoy no|en otro momento)\b/u;

const NO =
  /^(?:(?:oh|um|uh|hm+|well|ok(?:ay)?|sorry|thanks but|thank you but|i think|actually)[\s,.]+)*(?:n|no+|nah+|nope|noo+|nop|non|naw|not (?:really|for me|sure about that|interested|in the mood|that)|no thanks?|no thank you|i'?d rather not|rather not|i don'?t (?:want|feel like|think so)|don'?t want|pass|i'?ll pass|leave it|no need|👎|i'?d rather|just (?:talk|listen|want to talk|want to vent|let me)|keep talking|let'?s (?:just )?(?:keep )?talk|can we (?:just )?talk|i (?:just )?(?:want|need) to (?:talk|vent)|put it aside|stop|mejor no|prefiero que no|prefiero no)(?:$|[\s,.!])/u;

export type Answer = "yes" | "no" | "later";

/** How a message answers an offer; null when it does neither accept nor decline. */
export function readOfferAnswer(content: string): Answer | null {
  const whole = foldedText(content).replace(/(?<![.!])[.!]+$/u, "");
  const isLong = countWords(whole) > SHORT_ANSWER_WORDS + 4;
  const text = isLong ? (whole.split(/[,.;!]\s/u)[0] ?? whole) : whole;
  const words = countWords(text);
  if (LATER.test(text) && words <= 12 && !/^(?:yes|yeah|sure)\b/u.test(text)) {
    return "later";
  }
  if (/^(?:no idea|no clue)/u.test(text)) {
    return null;
  }
  if (NO.test(text)) {
    return "no";
  }
  if (!isLong && words <= SHORT_ANSWER_WORDS && YES.test(text)) {
    return "yes";
  }
  return null;
}

/** "No", "nope", "not really", and nothing else. */
export function isBareNo(content: string): boolean {
  return BARE_NO.test(foldedText(content).replace(/(?<![\s.!])[\s.!]+$/u, ""));
}

const BARE_NO =
  /^(?:(?:um|uh|hm+|well|honestly|pues|la verdad)[\s,.]+)*(?:no+|nope|nah+|naw|not (?:really|particularly|at all|much)|no thanks?|no thank you|none|nothing|no gracias|para nada|la verdad(?: es)? que no|no mucho|nada)$/u;

/** Longer than that, it goes on about something. */
const TAKEN_WORDS = 14;
const TAKEN =
  /^(?:(?:ok(?:ay)?|alright|all right|thanks?|thank you|thx|yes|yeah|yep|good|great|right|fine|hm+|true|well|cool|mm+)[\s,.!]+)*(?:i(?:'ll| will| might| could| can|'m going to| think i'll)? (?:definitely |maybe |just |really )?(?:try|do|give|use|start with|write) (?:that|it|this|one|those|them)\b(?! (?:all )?(?:again|before|every))|will do\b|i(?:'ll| will|'m going to) (?:ask|tell|call|write|text|talk|send|put|sit|speak)\b|(?:let'?s|i want to|i'd like to) (?:do|try) (?:that|it|this)\b(?: one)?|i'll (?:definitely |maybe )?try\b|(?:that's |that is |this is )?(?:a )?(?:good|great|fair|nice|helpful|smart) (?:idea|point|tip|advice|one|suggestion)\b|(?:that|this|it)? ?makes (?:a lot of )?sense\b|voy a (?:probar|intentar|hacer)(?:lo|la)?\b|lo (?:har[eé]|intentar[eé]|probar[eé])(?!\p{L})|buena idea\b)/u;

/** "OK, I'll try that", "good idea": taken, with nothing more to say. */
export function takesIdea(content: string): boolean {
  const text = foldedText(content);
  return countWords(text) <= TAKEN_WORDS && TAKEN.test(text) && !/\bbut\b|\bpero\b|\?/u.test(text);
}

/** What remains of a message after its opening "no, " or "maybe later, "; empty when nothing much does. */
export function afterRefusal(content: string): string {
  const rest = content
    .trim()
    .replace(
      /^(?:(?:no+|nah|nope|maybe|later|not (?:right )?now|not (?:today|tonight|yet|really)|thanks?|thank you|sorry|i'?d rather not|i don'?t want (?:to|that)|ok|well|just)\b[\s,.;:!-]*)+/iu,
      "",
    );
  return countWords(rest) >= 5 ? rest : "";
}

/** "maybe", "yeah maybe", "not sure": neither taken nor declined. */
export function isHesitant(content: string): boolean {
  return /^(?:(?:yeah|yes|ok|hm+|well|um)[\s,]+)*(?:maybe|perhaps|not sure|i'm not sure|i don't know|dunno|possibly)[\s.!?]*$/u.test(
    foldedText(content),
  );
}

const AFTER_UNSURE =
  /^(?:(?:um+|uh|hm+|well|honestly),? )*(?:i )?(?:don't know|dunno|not sure|no idea)(?: (?:really|honestly|exactly|tbh))?[,.;:] *(?! )(?:(?:maybe|perhaps|probably|i guess|i suppose|but),? )?(.+)$/u;
const WORDS_OF_AN_ANSWER = 4;
const LEFT_UNSAID =
  /\b(?:know|sure|idea|sorry|say|put it|explain|answer|think of|you tell|complicated|hard|anything|nothing|question)\b/u;

/** Whether somebody has no answer; "idk, check it twice next time" has one. */
export function isUnsure(content: string): boolean {
  const text = foldedText(content).replace(/(?<![.!?])[.!?]+$/u, "");
  const rest = AFTER_UNSURE.exec(text)?.[1] ?? "";
  if (countWords(rest) >= WORDS_OF_AN_ANSWER && !LEFT_UNSAID.test(rest)) return false;
  return (
    (countWords(text) <= SHORT_ANSWER_WORDS &&
      /(?<!\p{L})(?:no s[eé]|(?:(?<=(?:^|[.,!?] ?|\b(?:i|just|really|honestly|still|um|well|oh|so|also|and|but|yeah|no|hm+) ))(?:don't know|not sure|no idea|no clue)|dunno)(?= *(?:$|[,.;:!?]|(?:really|honestly|exactly|yet|maybe|anymore|right now|tbh|sorry|i|how to (?:say|put)|what (?:to (?:say|write|answer)|i (?:want|need|feel))|where to (?:start|begin))(?!\p{L})))|can't (?:think of|say|tell|remember)|hard to (?:say|tell)|who knows|nothing comes|no lo s[eé]|ni idea|no sabr[ií]a|no estoy segur[oa])(?!\p{L})/u.test(
        text,
      )) ||
    /^(?:\?+|hm+|um+|er+|\.\.\.|idk.*)$/u.test(text)
  );
}

export type Command = "stop" | "skip" | "back" | "again" | "help" | "why" | "howLong" | "whatNow";

/** What opens a question without changing it: "ok so what now". */
const OPENER = "^(?:(?:ok(?:ay)?|so|and|but|um+|uh|hm+|well|right|wait|sorry|yeah)[\\s,.]+)*";

const COMMANDS: readonly (readonly [Command, RegExp])[] = [
  [
    "stop",
    /^(?:please |pls |can we |let'?s |i (?:want|need) to |i'?d like to )*(?:stop|quit|exit|cancel|end|leave|enough|parar?|paremos|basta|detener|terminar|termina|stop here|parar aqu[ií])(?: (?:it|this|here|aqu[ií]|ya|el ejercicio|now|please|here|the exercise|this exercise|doing this|for (?:today|now|tonight)))*$/u,
  ],
  // "I feel better, stop", "I don't want an exercise now".
  [
    "stop",
    /[,.!]\s*(?:please )?(?:stop|enough|that'?s enough|let'?s stop|i'?m done|parar?|basta)$/u,
  ],
  [
    "stop",
    /^(?:no[,. ]+|sorry[,. ]+|please[,. ]+)*(?:i (?:don'?t|do not) (?:want|need|feel like)|no more|not) (?:to do )?(?:doing )?(?:an?|any|the|this|another|more)? ?exercises?(?: (?:now|right now|today|tonight|anymore|please|thanks?))*$/u,
  ],
  [
    "skip",
    /^(?:please |can (?:we|i) |let'?s |i'?d like to )*(?:skip|pass|next(?: (?:one|step|question))?|move on|saltar|salta|pasar|paso|siguiente|omitir)(?: (?:it|this|that|please|this one|this step|this question|the question|esto|esta|este paso|la pregunta))*$/u,
  ],
  [
    "back",
    /^(?:please |can (?:we|i) |let'?s )*(?:go )?(?:back|previous)(?: (?:one|please|a step|one step|to the (?:last|previous) (?:one|step|question)))*$/u,
  ],
  [
    "again",
    /^(?:please |can you |say (?:it|that) )*(?:again|repeat(?: (?:it|that|please|the question))*|once more|what was the question|say that again|otra vez|repite|rep[ií]telo|repetir)$/u,
  ],
  [
    "help",
    new RegExp(
      `${OPENER}(?:help|idgi|i (?:still |really )?(?:don'?t|do not) (?:really |quite )?(?:understand|get)(?: (?:it|this|that|the question|what (?:you mean|you want|this means|that means|you're asking|i'm supposed to do)))?|(?:what|how) do you mean(?: by (?:that|this))?|what does (?:that|this) (?:even )?mean|(?:this |that |it )?(?:makes no sense|doesn't make (?:any )?sense)|what\\?|huh|(?:an? |for |give me an? )*example|like what|such as|what for example|(?:i'm )?confused by (?:this|that|the question)|no entiendo|no comprendo|ayuda|un ejemplo|qu[eé] quieres decir)$`,
      "u",
    ),
  ],
  [
    "why",
    new RegExp(
      `${OPENER}(?:why(?: (?:this|that|am i doing this|are we doing this|do (?:i|we) (?:have|need) to (?:do )?this|do you ask|should i))?|what(?:'s| is) (?:this|that|it|the (?:point|use))(?: of (?:this|it))?(?: (?:even )?for| good for| about)?|what does (?:this|that) (?:do|help)|what good (?:does|will|is) (?:this|that|it)(?: do)?|how (?:does|is|will|would|can) (?:this|that|it) (?:even |supposed to |going to |actually )*help(?: me)?|(?:does|will|would) (?:this|it|that) (?:even |really |actually )*(?:help|work)|is (?:this|it|that) (?:even |really |actually )*(?:going to|supposed to) (?:help|work)|what does (?:this|that) have to do with .{1,30})$`,
      "u",
    ),
  ],
  [
    "howLong",
    new RegExp(
      `${OPENER}(?:how (?:long|much (?:longer|more)|many (?:more )?(?:steps|questions|left))(?: .{0,30})?|how much is left|are we (?:nearly |almost )?(?:done|there|finished)(?: yet)?|(?:is|was) (?:that|this) (?:really )?(?:it|all|everything)|is this the last.*|is there (?:anything else|more)(?: (?:to do|to it|after this))?)$`,
      "u",
    ),
  ],
  [
    "whatNow",
    new RegExp(
      `${OPENER}(?:what now|now what|what(?:'s| is| comes| happens)? (?:now|next)|(?:what|how) (?:do|should|must) i (?:do|write|say|answer|type|put|reply)(?: (?:this|that|it))?(?: (?:now|next|here|with (?:this|that|it)))?|what am i (?:supposed|meant) to (?:do|write|say|answer)(?: (?:now|next|here|with (?:this|that|it)))?|what do you want(?: me to (?:do|say|write)| from me)(?: (?:now|here))?|where is this going|y ahora(?: qu[eé])?|(?:ahora )?qu[eé] (?:hago|escribo|digo)(?: ahora)?)$`,
      "u",
    ),
  ],
];

/** In so many words a stop is still one, wherever it stands. */
const STOP_WORDS = 30;
const STOPS =
  /(?:^|[.!?,]\s*)(?:please |just |i said |no )*(?:stop|enough|para|basta)(?: (?:it|this|now|please|ya))*$|^(?:i said |please )?stop(?: it| this)?(?: now)?[.!,]|\bi (?:said|told you to) stop\b|\b(?:don'?t|do not) (?:want|need) (?:to do )?(?:(?:this|the|an?|any|your|these|those|that|\w+) )?(?:exercises?|questions)\b|\bno quiero (?:este|el|hacer|m[aá]s) (?:ejercicio|preguntas)/u;

/** A word of command inside an exercise ("stop", "skip this one", "back"); null for anything else. */
export function readCommand(content: string): Command | null {
  const text = foldedText(content)
    .replace(/(?<![.!?,])[.!?,]+$/u, "")
    .trim();
  if (countWords(text) > SHORT_ANSWER_WORDS) {
    return countWords(text) <= STOP_WORDS && STOPS.test(text) ? "stop" : null;
  }
  return COMMANDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ["zero", 0],
  ["ten", 10],
  ["fifteen", 15],
  ["twenty", 20],
  ["thirty", 30],
  ["forty", 40],
  ["fourty", 40],
  ["fifty", 50],
  ["sixty", 60],
  ["seventy", 70],
  ["eighty", 80],
  ["ninety", 90],
  ["hundred", 100],
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["seven", 7],
  ["eight", 8],
  ["nine", 9],
]);

export interface ReadNumber {
  value: number;
  /** Ten or less, with nothing to say whether it is out of ten or out of a hundred. */
  isDoubtful: boolean;
}

/** A strength from 0 to 100 in somebody's words: "80", "8/10", "between 60 and 70", "seventy-five". */
export function readNumber(content: string): ReadNumber | null {
  const text = foldedText(content);
  const outOf = /(\d{1,3}(?:\.\d)?)\s*(?:\/|out of|of)\s*(10|100|ten|hundred|a hundred)\b/u.exec(
    text,
  );
  if (outOf !== null) {
    const scale = outOf[2] === "10" || outOf[2] === "ten" ? 10 : 1;
    return inScale(Number(outOf[1]) * scale, false);
  }
  const range = /\b(\d{1,3})\s*(?:-|–|to|and|or)\s*(\d{1,3})\b/u.exec(text);
  if (range !== null) {
    return inScale(Math.round((Number(range[1]) + Number(range[2])) / 2), true);
  }
  const digits = [
    ...text.matchAll(
      /(?<![\d.:])(\d{1,3})(?![\d:]|\s?(?:am|pm|years?|days?|hours?|minutes?|weeks?|times)\b)/gu,
    ),
  ].at(-1);
  if (digits !== undefined) {
    return inScale(Number(digits[1]), !/%/u.test(text));
  }
  return readNumberWords(text);
}

function inScale(value: number, mayBeOutOfTen: boolean): ReadNumber | null {
  if (value < 0 || value > 100) {
    return null;
  }
  return { value: Math.round(value), isDoubtful: mayBeOutOfTen && value > 0 && value <= 10 };
}

/** What may stand around a number that is meant as one. */
const AROUND_NUMBER: ReadonlySet<string> = new Set(
  `a an about around maybe like probably say i id would d it its it's is s m at still now right down up
  to think guess so between and or out of a bit point more less just now feels at only almost nearly
  from hm um well ok okay yes percent un una el como quizas quiza tal vez creo que es ahora de entre y`.split(
    /\s+/u,
  ),
);

/** Whether words say a number and nothing else: "maybe a seven", and not "the one with counting to four". */
export function isOnlyNumber(
  words: readonly string[],
  isNumber: (word: string) => boolean,
): boolean {
  return words.every((word) => isNumber(word) || AROUND_NUMBER.has(word));
}

function readNumberWords(text: string): ReadNumber | null {
  const words = text.match(/[a-z]+/gu) ?? [];
  if (!isOnlyNumber(words, (word) => NUMBER_WORDS.has(word))) {
    return null;
  }
  const numbers = words
    .map((word) => NUMBER_WORDS.get(word))
    .filter((value) => value !== undefined);
  const [first, second] = numbers;
  if (first === undefined) {
    return null;
  }
  const isCompound = second !== undefined && first >= 20 && first < 100 && second < 10;
  return inScale(isCompound ? first + second : first, true);
}

/** "ready", "done", "ok", a thumb: anything that says that a step has been taken. */
export function isReady(content: string): boolean {
  const text = foldedText(content).replace(/(?<![.!])[.!]+$/u, "");
  return (
    countWords(text) <= SHORT_ANSWER_WORDS &&
    !/\bnot (?:ready|done|yet)\b/u.test(text) &&
    (/\b(?:ready|done|ok|okay|finished|yes|yeah|yep|did (?:it|that)|next|continue|go on|go|sure|good|fine|k|there|thanks|thank you|i tried|tried|settled|sitting|lying|back|alright|listo|lista)\b/u.test(
      text,
    ) ||
      /[👍✅✔👌🙏]/u.test(text))
  );
}
