import { asSentence, facing } from "./facing.ts";
import { markedParts } from "./message-parts.ts";
import type { Recipient } from "./recipients.ts";
import { foldedText, plainText, writeOut } from "../wording.ts";

/** What a change may need of the words that are written for drafts. */
export interface ReviseWords {
  warmBefore: string;
  warmAfter: string;
  /** The name that the wish gives for whoever it's to. */
  name?: string | null;
}

/** Longer than that, it's no wish about a draft. */
const MAX_WORDS = 40;

const DROP =
  "(?:take|leave|cut|drop|remove|lose|delete|skip|get rid of|without|no|ditch|scrap|don't (?:say|put|need|want)|quita(?:le|r)?|saca(?:le)?|borra(?:r|le)?|sin)";
/** What can be named of a message, and the sentences of it that are meant. */
const NAMED_PARTS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:thank(?:s| you|ing)?|gracias)\b/u, /\b(?:thank|thanks|gracias)(?!\p{L})/iu],
  [
    /\b(?:sorry|apolog\p{L}+|perd[oó]n|disculpas?)(?!\p{L})/u,
    /\b(?:sorry|apolog\p{L}+|perd[oó]n|disculp\p{L}+|make it right|arreglarlo)(?!\p{L})/iu,
  ],
  [/\b(?:greeting|hi|hello|hey|saludo|hola)\b/u, /^(?:hi|hello|hey|dear|hola)\b[^.!?]*[.!]$/iu],
  [/\b(?:hope you're|hope you are|hope bit|hope part|espero)\b/u, /^(?:i hope|espero)\b/iu],
  [/\b(?:let me know|when)\b/u, /\b(?:let me know|when would)\b/iu],
  [
    /\b(?:matter to me|love you|importas)\b/u,
    /\b(?:matter to me|love you|me importas|te quiero)\b/iu,
  ],
  [/\b(?:talk about it|want to talk|hablarlo)\b/u, /\b(?:talk about it|hablarlo)\b/iu],
  [
    /\b(?:something i want to tell you|quiero decirte algo)\b/u,
    /\b(?:something i want to tell|quiero decirte algo)\b/iu,
  ],
];
const LAST =
  /\b(?:last|end(?:ing)?|closing|[uú]ltim[oa]|final) ?(?:line|sentence|bit|part|one|frase|parte|l[ií]nea)?(?!\p{L})/u;
const FIRST =
  /\b(?:first|opening|start|beginning|primer[oa]?) ?(?:line|sentence|bit|part|one|frase|parte|l[ií]nea)?(?!\p{L})/u;

const DAY =
  "monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|today|the \\d{1,2}(?:st|nd|rd|th)|this weekend|the weekend|next week|lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|hoy";
const NUMBER =
  "one|two|three|four|five|six|seven|eight|nine|ten|a|an|\\d+|un|una|dos|tres|cuatro|cinco|seis";
/** Of these one stands for another: a day for a day, a sum for a sum. */
const SORTS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:(?:${NUMBER}) (?:more )?(?:hour|day|week|month|minute)s?|(?:${NUMBER}) (?:hora|día|semana|mes|minuto)(?:e?s)?)(?: more| más)?(?!\\p{L})`,
    "giu",
  ),
  new RegExp(`(?<!\\p{L})(?:${DAY})(?!\\p{L})`, "giu"),
  /\$ ?\d[\d,.]*\d|\$ ?\d|\b\d+ (?:dollars|bucks|euros|pesos)\b/giu,
  /\b\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)\b/giu,
];
const REPLACES =
  /\b(?:instead|rather than|change|switch|make it|make that|not|say|ask for|put|use|actually|better|mejor|en vez|en lugar|cambia|pon|pide|que sea)(?!\p{L})/u;
const X_TO_Y =
  /\b(?:change|switch|swap|replace|cambia) ["'“]?(.{2,40}?)["'”]? (?:to|for|with|by|por|a) ["'“]?(.{2,60}?)["'”]?$/iu;
const Y_NOT_X =
  /\b(?:say|put|use|write|it's|make it) ["'“]?(.{2,40}?)["'”]?,? (?:not|instead of|rather than) ["'“]?(.{2,40}?)["'”]?$/iu;

const COLD =
  /\b(?:warmer|softer|kinder|nicer|friendlier|gentler|more (?:warm|loving|kind)|less (?:cold|harsh|blunt|hard)|(?:too|so|bit|pretty|really|kind of|sounds|kinda) (?:cold|harsh|blunt|hard|mean|rude)|m[aá]s (?:cari[nñ]os[oa]|suave|c[aá]lid[oa]|amable)|(?:muy|suena|demasiado) (?:fr[ií][oa]|sec[oa]|dur[oa]))(?!\p{L})/u;
const CASUAL =
  /\b(?:less formal|more casual|more relaxed|not so formal|(?:too|so|very|sounds) (?:formal|stiff|polite|proper)|casual|informal|like i talk|menos formal|m[aá]s (?:informal|natural|relajad[oa])|muy formal)(?!\p{L})/u;
const FORMAL =
  /\b(?:more (?:formal|professional|polite)|too casual|m[aá]s (?:formal|profesional))(?!\p{L})/u;
const FIRMER =
  /\b(?:less (?:polite|nice|soft)|firmer|stronger|more (?:direct|firm|serious)|too (?:nice|soft|weak)|not so (?:nice|polite)|m[aá]s (?:firme|directo|serio))(?!\p{L})/u;
/** Said to soften the rest. */
const SOFTENS =
  /^(?:i hope you(?:'re| understand)|thank|thanks|i'd like to talk|please let me know|let me know|you matter|gracias|espero|me gustaría)/iu;
const SHORTER =
  /\b(?:shorter|shorten|short|too long|trim|fewer words|less words|briefer|m[aá]s (?:corto|breve)|muy largo|ac[oó]rtalo)(?!\p{L})/u;
const ADD =
  /\b(?:add|put in|include|mention|also say|say also|and say|say too|tell (?:him|her|them) too|agrega|a[nñ]ade|pon(?:le)?(?: tambi[eé]n)?|di(?:le)? tambi[eé]n)(?: in)?(?: that| que)? (?!it\b|that$)(.+)$/iu;

const CASUALLY: readonly (readonly [RegExp, string])[] = [
  [/^Hi \[name\]\./u, "Hi!"],
  [/\bCould I have\b/gu, "Can I get"],
  [/\bCould you\b/gu, "Can you"],
  [/\bWould you like to\b/gu, "Want to"],
  [/\bI would like\b|\bI'd like\b/gu, "I'd love"],
  [/\bPlease let me know if that's possible\./gu, "Let me know!"],
  [/\bLet me know if that works\./gu, "Let me know!"],
  [/\bThank you for understanding\./gu, "Thanks for getting it."],
  [/\bThank you\b/gu, "Thanks"],
  [/\bI hope you're doing okay\./gu, "Hope you're okay."],
  [/\bGracias de antemano\./gu, "¡Gracias!"],
  [/\bMe gustaría hablarlo contigo\./gu, "¿Lo hablamos?"],
];
const FORMALLY: readonly (readonly [RegExp, string])[] = [
  [/^Hi!|^Hi\./u, "Hello."],
  [/\bCan I (?:get|have)\b/gu, "Could I please have"],
  [/\bCan you\b/gu, "Could you please"],
  [/\bThanks\b/gu, "Thank you"],
  [/\bLet me know!/gu, "Please let me know if that's possible."],
  [/\bLet me know if that works\./gu, "Please let me know if that's possible."],
];

const GREETING = /^(?:hi|hello|hey|dear|hola)\b[^.!?]{0,30}[.!,]$/iu;
/** What a message ends with, before which more can be put. */
const CLOSES =
  /^(?:let me know|please let me know|thank|i hope (?:you understand|we can)|i'd (?:like|love) to (?:talk|make)|it meant|it would be good|you matter|when would|you don't have to|i'll let you|i hope you have|gracias|espero|me gustaría|significó|me importas)/iu;

/** What a frame asks for, behind what it tells. */
const ASKS =
  /^(?:could (?:we|you|i)|i should be there|please (?:have it|tell me|return)|if you're keeping|i can pay|i'm sorry (?:about that|for the trouble))/iu;

/** Whether a wish only adds something, or asks for more warmth: what is written anew from its messages. */
export function wishesOnlyMore(wish: string): boolean {
  const said = foldedText(wish);
  const drops = new RegExp(`(?:^|[.,] |\\b(?:and|but) )${DROP}\\b`, "u");
  const others = [
    FIRMER,
    CASUAL,
    FORMAL,
    SHORTER,
    drops,
    /\binstead\b|\bsorry\b|\bmake it (?!warm|nice|kind|soft)|\bchange\b/u,
  ];
  if (signOffIn(wish) !== null || others.some((pattern) => pattern.test(said))) return false;
  return COLD.test(said) !== (ADD.test(said) || markedParts(wish).length > 0);
}

/** A draft as it's wished now; null where a message wishes nothing of it that can be done. */
export function reviseDraft(
  draft: string,
  wish: string,
  to: Recipient,
  words: ReviseWords,
): string | null {
  const said = foldedText(wish);
  if (said.split(" ").length > MAX_WORDS || /\byou(?:'re| are| were)\b/u.test(said)) return null;
  const parts = said.split(
    /(?<=[.!?])\s+|[,;]\s+|(?<!\s)\s+(?:and|but|y|pero)\s+(?=(?:take|leave|cut|drop|remove|add|put|make|ask|say|change|use|maybe|mention|include|not|don't|less|more|shorter|warmer|quita|agrega|a[nñ]ade|pon|pide|m[aá]s|menos)(?!\p{L}))/u,
  );
  const before = sentencesOf(draft).join(" ");
  const signed = signOffIn(wish);
  let { sentences, signOff } = withoutSignOff(sentencesOf(draft));
  if (words.name != null) sentences = greetedAs(sentences, words.name);
  if (SORRY_FIRST.test(said)) sentences = sorryFirst(sentences);
  if (signed !== null) signOff = [...signOff.filter((each) => each !== signed), signed];
  if (
    /\b(?:no|without|take (?:out|off)|lose|drop|remove) (?:the )?(?:kiss(?:es)?|x+|heart|sign ?off)\b/u.test(
      said,
    )
  )
    signOff = [];
  const isSettled = signed !== null || SORRY_ONLY.test(said);
  for (const part of parts
    .map((each) => each.replace(/(?<![\s.!?])[\s.!?]+$/u, ""))
    .filter(Boolean)) {
    if (!isSettled || SHORTER.test(part)) sentences = changed(sentences, part, wish, to, words);
  }
  const after = [...sentences, ...signOff].join(" ");
  return after === before || sentences.every((each) => GREETING.test(each)) ? null : after;
}

function changed(
  sentences: readonly string[],
  part: string,
  wish: string,
  to: Recipient,
  { warmBefore, warmAfter }: ReviseWords,
): string[] {
  if (new RegExp(`(?:^|\\b)${DROP}\\b`, "u").test(part) && !SHORTER.test(part)) {
    const without = dropped(sentences, part);
    if (without !== null) return without;
  }
  const put = replaced(sentences, part);
  if (put !== null) return put;
  const added = ADD.exec(part)?.[1];
  if (added !== undefined) return withAdded(sentences, added, wish, to);
  let all = [...sentences];
  if (SHORTER.test(part)) all = shortened(all);
  if (COLD.test(part)) {
    const at = GREETING.test(all[0] ?? "") ? 1 : 0;
    const has = (text: string) => all.includes(text);
    if (!has(warmBefore)) all.splice(at, 0, warmBefore);
    if (warmAfter !== "" && !has(warmAfter)) all.push(warmAfter);
  }
  if (FIRMER.test(part)) {
    const firm = all.filter((each) => !SOFTENS.test(each));
    all = firm.every((each) => GREETING.test(each)) ? all : firm;
  }
  if (CASUAL.test(part)) all = all.map((each) => reworded(each, CASUALLY));
  if (FORMAL.test(part)) all = all.map((each) => reworded(each, FORMALLY));
  return all;
}

/** "Put a kiss at the end", "sign it Jo": what stands below a message. */
function signOffIn(wish: string): string | null {
  const said = foldedText(wish);
  const isPut = /\b(?:put|add|end|finish|sign|stick|with|throw|and)\b/u.test(said);
  if (isPut && /\b(?:no|without) (?:kiss|x)/u.test(said)) return null;
  if (isPut && /\b(?:kisses|(?:two|three|few) kisses|xx+)\b/u.test(said)) return "xx";
  if (isPut && /\b(?:a kiss|an? x|x)\b(?! out)/u.test(said)) return "x";
  if (isPut && /\b(?:a|an) (?:\w+ )?heart\b/u.test(said)) return "❤️";
  const named =
    /\b(?:sign(?: it| off)?(?: as| from| with)?|from me,|my name(?:'s| is)?,?) (love,? )?([\p{L}'-]{2,20})(?: at the (?:end|bottom))?[.!]?$/iu.exec(
      plainText(wish),
    );
  const [, love, name = ""] = named ?? [];
  if (named === null || /^(?:it|off|at|in|to|the|as|from|with|love|is|and|on)$/iu.test(name))
    return null;
  const called = name.charAt(0).toUpperCase() + name.slice(1);
  return love === undefined ? called : `Love, ${called}`;
}

const SIGN_OFF = /^(?:x+|❤️|(?:Love, )?\p{Lu}[\p{L}'-]{1,19})$/u;

function withoutSignOff(all: readonly string[]): { sentences: string[]; signOff: string[] } {
  const first = all.findLastIndex((each) => !SIGN_OFF.test(each)) + 1;
  return { sentences: all.slice(0, first), signOff: all.slice(first) };
}

function greetedAs(sentences: readonly string[], name: string): string[] {
  return sentences.map((each, at) =>
    at === 0 && GREETING.test(each)
      ? each.replace(/^(\p{L}+)(?:[^.!,\p{L}][^.!,]*)?([.!,])$/u, `$1 ${name}$2`)
      : each,
  );
}

const SORRY_FIRST =
  /\b(?:sorry|apolog\p{L}+)\b.{0,12}\b(?:first|at the (?:start|beginning|top)|to start|up front)\b|\b(?:start|begin|open|lead)\b.{0,12}\b(?:sorry|apolog)/u;
const SORRY_ONLY = new RegExp(`${SORRY_FIRST.source}|\\bsay sorry$`, "u");

/** What says sorry right behind the greeting; a bare one where nothing does. */
function sorryFirst(sentences: readonly string[]): string[] {
  const greeting = sentences.slice(0, 1).filter((each) => GREETING.test(each));
  const rest = sentences.slice(greeting.length);
  const sorry = rest.filter((each) => /\b(?:sorry|apologi[sz]e)\b/iu.test(each));
  const others = rest.filter((each) => !sorry.includes(each));
  return [...greeting, ...(sorry.length > 0 ? sorry : ["I'm sorry."]), ...others];
}

/** A draft with more sentences, before what it ends with. */
export function withSentences(draft: string, more: readonly string[]): string {
  const { sentences, signOff } = withoutSignOff(sentencesOf(draft));
  const fresh = more.filter((each) => !sentences.includes(each));
  const end = sentences.findIndex(
    (each, number) => number > 1 && (CLOSES.test(each) || ASKS.test(each)),
  );
  const put = end < 0 ? sentences.length : end;
  return [...sentences.slice(0, put), ...fresh, ...sentences.slice(put), ...signOff].join(" ");
}

function sentencesOf(draft: string): string[] {
  return draft.split(/(?<=[.!?…])\s+/u).filter((each) => each !== "");
}

function dropped(sentences: readonly string[], part: string): string[] | null {
  const meant = NAMED_PARTS.filter(([named]) => named.test(part)).map(([, sentence]) => sentence);
  const cut = sentences.map((each) => (meant.length > 0 ? each.replace(SORRY_BESIDE, "") : each));
  const hasCut = /\b(?:sorry|apolog)/u.test(part) && cut.join() !== sentences.join();
  const rest = (hasCut ? cut : sentences).filter(
    (each) => !meant.some((pattern) => pattern.test(each)),
  );
  if (hasCut) return rest;
  if (meant.length > 0 && rest.length < sentences.length) return rest;
  if (LAST.test(part)) return sentences.slice(0, -1);
  if (FIRST.test(part)) {
    const at = GREETING.test(sentences[0] ?? "") ? 1 : 0;
    return sentences.filter((_, number) => number !== at);
  }
  // "Take out the part about the money": the sentences that have its words.
  const word = /\b(?:don't|do not|not) (?:say|mention|use) (?:the word )?["'“]?(.+?)["'”]?$/u.exec(
    part,
  )?.[1];
  const bit =
    /\b(?:out|cut|drop|remove|lose|delete|without|skip) (?:out )?(?:the |that |my )?([\p{L}' -]+?)(?: (?:bit|part|thing|line|sentence|stuff))?$/u.exec(
      part,
    )?.[1];
  const about =
    word ??
    /\b(?:about|where|with|of|de|lo de|sobre) (?:the |my |el |la )?(.+)$/u.exec(part)?.[1] ??
    bit;
  if (about === undefined) return null;
  // "Talking" is "I'd like to talk": the beginnings of the words are enough.
  const stems = (about.match(/\p{L}{4,}/gu) ?? [])
    .filter((each) => !/^(?:part|about|that|where|says?|with|sentence|thing)$/u.test(each))
    .map((each) => each.slice(0, 4));
  const isAbout = (each: string) =>
    stems.some((stem) => foldedText(each).includes(stem)) ||
    (/\bmoney\b/u.test(about) && /\b(?:afford|cost|pay|expensive|price|rent|broke)\b/iu.test(each));
  const left = sentences.flatMap((each) => {
    if (GREETING.test(each) || !isAbout(each)) return [each];
    // "It's abroad and I can't afford it": what else the sentence says stays.
    const rest = each.split(/,? (?:and|but|because|so) /u).filter((clause) => !isAbout(clause));
    const kept = rest.join(" and ");
    return kept.split(" ").length > 2 ? [asSentence(kept)] : [];
  });
  return left.join(" ") === sentences.join(" ") ? null : left;
}

/** "I failed and I'm sorry I lied": the rest of the sentence stays. */
const SORRY_BESIDE = /,? (?:and|but) (?:i'm|i am) (?:so |really )?sorry[^.!?]*/iu;

/** "Saturday instead": what stands in the draft of the same sort gives way; or one thing named for another. */
function replaced(sentences: readonly string[], part: string): string[] | null {
  const [, from, into] = X_TO_Y.exec(part) ?? [];
  const named = from === undefined ? Y_NOT_X.exec(part) : null;
  const old = from ?? named?.[2];
  const fresh = into ?? named?.[1];
  if (old !== undefined && fresh !== undefined) {
    const pattern = new RegExp(old.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`), "giu");
    const put = sentences.map((each) => each.replace(pattern, capitalDay(fresh)));
    if (put.join() !== sentences.join()) return put;
  }
  if (!REPLACES.test(part)) return null;
  for (const sort of SORTS) {
    const wanted = [...part.matchAll(sort)].map(([found]) => found);
    const one = wanted.find(
      (each) => !new RegExp(`(?:not|instead of|rather than|en vez de) ${each}`, "u").test(part),
    );
    if (one === undefined) continue;
    const put = sentences.map((each) => each.replace(sort, capitalDay(one)));
    if (put.join() !== sentences.join()) return put;
  }
  return null;
}

function capitalDay(text: string): string {
  return asSentence(`x ${text}`).slice(2).replace(/\.$/u, "");
}

function withAdded(
  sentences: readonly string[],
  told: string,
  wish: string,
  to: Recipient,
): string[] {
  const isSorry = /^(?:i'm |i am )?(?:so |really )?sorry\b|^(?:lo siento|perd[oó]n)/iu.test(told);
  // As it was written: folded words have lost their capitals.
  const at = foldedText(wish).indexOf(told);
  const written = at < 0 ? told : writeOut(plainText(wish)).slice(at, at + told.length);
  const [marked] = markedParts(`saying that ${written}`);
  const faced = facing((marked?.told ?? written).replace(/^(?:that|que) /iu, ""), to.pronoun);
  const sentence = isSorry && faced.split(" ").length < 2 ? "I'm sorry." : asSentence(faced);
  const end = sentences.findIndex((each, number) => number > 0 && CLOSES.test(each));
  const put = end < 0 ? sentences.length : end;
  return [...sentences.slice(0, put), sentence, ...sentences.slice(put)];
}

/** The greeting and what it's about: what stands around it goes. */
function shortened(sentences: readonly string[]): string[] {
  const core = sentences.filter(
    (each) =>
      !CLOSES.test(each) &&
      !/^(?:i hope you're|there's something i want|i'm writing about|please tell me in writing|if you're keeping|quiero decirte algo)/iu.test(
        each,
      ),
  );
  const own = core.filter((each) => !GREETING.test(each));
  if (own.length === 0) return [...sentences];
  const isShort = core.length === sentences.length;
  return isShort ? [...core.filter((each) => GREETING.test(each)), ...own.slice(0, 1)] : core;
}

function reworded(sentence: string, pairs: readonly (readonly [RegExp, string])[]): string {
  return pairs.reduce((text, [pattern, put]) => text.replace(pattern, put), sentence);
}
