import type { LineKey } from "../content/schema.ts";
import { hashOf } from "./choose.ts";
import { namesIn, personIn } from "./named-things.ts";
import { faceClause } from "./reflection.ts";
import { joinWords, sayLine } from "./say.ts";
import { faceInSpanish, spanishClauses } from "./spanish-reflection.ts";
import { talkOf } from "./subjects.ts";
import {
  DEATHS_EN,
  DEATHS_ES,
  DIED_SINCE,
  DYING,
  MAY_BE_ALIVE,
  PET_GOODBYE,
  PET_NAMED,
  PET_SPOKEN_OF,
  TENDER_KINDS,
} from "./tender-kinds.ts";
import type { Turn } from "./turn-reply.ts";
import type { GuidedState } from "./turn.ts";
import { clausesOf, foldedText, plainText, writeOut } from "./wording.ts";

export interface TenderDetail {
  text: string;
  /** Whether it says how sorry it is about somebody who died, or soon will. */
  isLoss: boolean;
  /** Whom, as they're called; null where nobody died. */
  lost: string | null;
  /** Whether it's something that they blame themselves for: beside it nothing is asked. */
  isOwned: boolean;
  state: GuidedState;
}

/** What must not come back, however tenderly it's meant. */
const NEVER_NAMED =
  /\b(?:kill\w*|suicid\w*|overdos\w*|rape\w*|cut(?:s|ting)?|hurt (?:my|him|her|them)\w*|hit|hits|hitting|beat|beats|slap\w*|chok\w*|pills?|gun|knife|rope|fuck\w*|shit\w*|bitch\w*|stab\w*|porn\w*|sex\w*|you|your|if|maybe)\b/iu;
/** What was said before of an animal, for a "we're putting her down" without one. */
const MESSAGES_BEFORE = 3;

/** The most tender thing that a message tells, named plainly; each once, and null where it tells none. */
export function nameTenderDetail(turn: Turn): TenderDetail | null {
  const lost = lossTold(turn);
  const after = lost === null ? turn : { ...turn, state: lost.state };
  const dying = lost === null ? dyingTold(turn) : null;
  const detail = dying ?? detailTold(after, lost !== null);
  const putDown = putDownAnswered(detail === null ? after : { ...after, state: detail.state });
  if (lost === null && detail === null && putDown === null) return null;
  return {
    text: joinWords(lost?.text, detail?.text, putDown?.text),
    isLoss: lost !== null,
    lost: lost?.who ?? null,
    isOwned: OWNED.some((line) => detail?.state.talk?.answers.at(-1)?.startsWith(`${line}.`)),
    state: putDown?.state ?? detail?.state ?? lost?.state ?? turn.state,
  };
}

const OWNED: readonly LineKey[] = ["tender_confessed", "tender_ashamed"];

interface Said {
  text: string;
  state: GuidedState;
}

/** Whom somebody lost, or is about to have put to sleep: by name where it's told, else by what they were. */
function lossTold(turn: Turn): (Said & { who?: string }) | null {
  const plain = plainText(turn.message.content);
  const isSpanish = turn.state.language === "es";
  const told = theirs(turn);
  if (isPetGoodbye(turn)) {
    const name = told
      .flatMap((each, at) => [...namesIn(each, told[at - 1]), PET_NAMED.exec(each)?.[1] ?? ""])
      .findLast((each) => each !== "");
    return sayOnce(turn, "tender_pet_goodbye", "", name ?? animalIn(told, isSpanish) ?? "{them}");
  }
  for (const pattern of isSpanish ? DEATHS_ES : DEATHS_EN) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    if (MAY_BE_ALIVE.test(found[0]) && !DEATH_TOLD.test(foldedText(told.join(" ")))) continue;
    const [, relation = "", name] = found;
    const who = name ?? `${isSpanish ? "tu" : "your"} ${relation.trim()}`;
    const said = sayOnce(turn, "tender_death", who, who);
    return said === null ? null : { ...said, who };
  }
  const since = DIED_SINCE[turn.state.language].test(plain) ? spokenOfBefore(turn) : null;
  const said = since === null ? null : sayOnce(turn, "tender_death", since, since);
  return said === null || since === null ? said : { ...said, who: since };
}

function dyingTold(turn: Turn): Said | null {
  const { language } = turn.state;
  const [, relation, name] = DYING[language].exec(plainText(turn.message.content)) ?? [];
  if (relation === undefined) return null;
  const who = name ?? `${language === "es" ? "tu" : "your"} ${relation.trim()}`;
  return sayOnce(turn, "tender_dying", who, who);
}

/** Whom "she died" means: who was named or told of last. */
function spokenOfBefore(turn: Turn): string | null {
  const before = theirs(turn).slice(0, -1);
  const names = theirs(turn).flatMap((each, at) => namesIn(each, before[at - 1]));
  return (
    names.at(-1) ??
    before.flatMap((each) => personIn(each, turn.state.language) ?? []).at(-1) ??
    null
  );
}

const ANIMAL =
  /(?<!\p{L})(dogs?|pup(?:py)?|cats?|kittens?|horse|pony|rabbit|bunny|parrot|hamster|guinea pig)(?!\p{L})/iu;
const ANIMAL_ES =
  /(?<!\p{L})(perr(?:it)?[oa]s?|gat(?:it)?[oa]s?|caballo|yegua|conej[oa]|loro)(?!\p{L})/iu;

/** The animal as it was called, where it has no name: "your dog". */
function animalIn(told: readonly string[], isSpanish: boolean): string | null {
  const found = told
    .map((each) => (isSpanish ? ANIMAL_ES : ANIMAL).exec(each)?.[1]?.toLowerCase())
    .findLast((each) => each !== undefined);
  return found === undefined ? null : `${isSpanish ? "tu" : "your"} ${found}`;
}

/** Who died, as they're called: by name, and by what they were to the person. */
export function lostOnes(turn: Turn): readonly string[] {
  const all = [...turn.history.filter(({ role }) => role === "user"), turn.message];
  return all
    .flatMap(({ content }, at) => {
      const plain = plainText(content);
      const found = [...DEATHS_EN, ...DEATHS_ES].flatMap((pattern) => {
        const [whole = "", relation = "", name = ""] = pattern.exec(plain) ?? [];
        return MAY_BE_ALIVE.test(whole)
          ? []
          : [name, `your ${relation.trim()}`, `tu ${relation.trim()}`];
      });
      const isDead = DIED_SINCE.en.test(plain) || DIED_SINCE.es.test(plain);
      const before = {
        ...turn,
        message: all[at] ?? turn.message,
        history: turn.history.slice(0, 2 * at),
      };
      return [...found, ...(isDead ? [spokenOfBefore(before) ?? ""] : [])];
    })
    .filter((each) => !/^(?:your|tu)? ?$/u.test(each));
}

/** Whether they told of a death, or of what comes with one: who is only missed may be alive. */
export function isDeathTold({ history, message }: Turn): boolean {
  const all = [...history.filter(({ role }) => role === "user"), message];
  return all.some(
    ({ content }) => DEATH_TOLD.test(foldedText(content)) || LOST.test(foldedText(content)),
  );
}

const LOST =
  /\b(?:lost|losing|put (?:him|her|it|them|our|my|down)|put to sleep|vet|dying|gone|miscarr\w+|stillb\w+|is dead|killed|perd[ií]|dormir|sacrificar|veterinari[oa])(?!\p{L})/u;
const DEATH_TOLD =
  /\b(?:died|dead|death|passed away|passed last|funeral|buried|ashes|grave|widow\w*|muri[oó]|falleci[oó]|muerte|funeral)(?!\p{L})/u;

/** Whether a message says that an animal has to be put to sleep. */
export function isPetGoodbye(turn: Turn): boolean {
  const { language } = turn.state;
  if (!PET_GOODBYE[language].test(turn.message.content)) return false;
  return theirs(turn).some((each) => PET_SPOKEN_OF[language].test(each));
}

function theirs({ history, message }: Turn): readonly string[] {
  const before = history.filter(({ role }) => role === "user").slice(-MESSAGES_BEFORE);
  return [...before, message].map(({ content }) => content);
}

function detailTold(turn: Turn, isBesideLoss: boolean): Said | null {
  const isSpanish = turn.state.language === "es";
  const written = writeOut(plainText(calmed(turn.message.content)));
  const clauses = isSpanish
    ? spanishClauses(turn.message.content)
    : clausesOf(written).map(withSubject);
  for (const { line, en, es } of TENDER_KINDS) {
    const clause = clauses.find((each) => (isSpanish ? es : en).test(each));
    if (clause === undefined || NEVER_NAMED.test(clause)) continue;
    const faced = isSpanish ? faceInSpanish(clause, true) : faceClause(withoutTag(clause), true);
    // A death is met with a sorry already: beside it only their own words are named.
    if (faced === null && !STANDS_ALONE.has(line)) continue;
    const said = isBesideLoss ? named(turn, line, faced) : sayOnce(turn, line, line, faced ?? "");
    if (said !== null) return said;
  }
  return null;
}

/** Lines that mean something without the words that they answer. */
const STANDS_ALONE: ReadonlySet<LineKey> = new Set<LineKey>([
  "tender_secret",
  "tender_ashamed",
  "tender_goodbye_missed",
  "tender_tears",
  "tender_alone",
]);

function named(turn: Turn, line: LineKey, faced: string | null): Said | null {
  const name = nameOf(line, line);
  if (faced === null || talkOf(turn.state).answers.includes(name)) return null;
  return { text: faced, state: withSaid(turn.state, name) };
}

/** Each kind once in a talk: a second time it would be a habit. */
function sayOnce(turn: Turn, line: LineKey, of: string, it: string | null): Said | null {
  const name = nameOf(line, of);
  if (talkOf(turn.state).answers.includes(name)) return null;
  const text = sayLine(turn, line)
    .replaceAll("{it}", it ?? "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/(?<!\s)\s+(?=[.,])/gu, "")
    .trim();
  return text === "" ? null : { text, state: withSaid(turn.state, name) };
}

function nameOf(line: LineKey, of: string): string {
  return `${line}.${hashOf(of)}`;
}

function withSaid(state: GuidedState, name: string): GuidedState {
  const talk = talkOf(state);
  return { ...state, talk: { ...talk, answers: [...talk.answers, name] } };
}

const ADJECTIVES =
  "silly|stupid|pathetic|dumb|ridiculous|crazy|weak|lame|weird|childish|dramatic|selfish|insane|needy|gross|foolish|petty|embarrassing";
/** Asked for no answer: who says it hopes to hear that it isn't so. */
const PUT_DOWN = new RegExp(
  [
    `\\b(?:isn't|is) (?:that|it|this)(?: not)?(?: just| so| kind of| really| a bit| totally)? (${ADJECTIVES})\\b(?! (?:that|to|if|for me to)\\b)`,
    `\\bisn't (?:that|it)(?: just| so| kind of| really)? (sad|awful|terrible|horrible|bad|mean|evil)\\b`,
    `\\bis (?:that|it)(?: so| really)? (awful|terrible|horrible|bad|mean) of me\\b`,
    `(?:^|[.,] )(${ADJECTIVES}) (?:of me|to \\S+ .*),? (?:right|huh|eh|no|isn't it|i know)\\b`,
    `^(?:(?:haha+|lol|so|god|ugh|kinda|just|i know)[\\s,]+)*(${ADJECTIVES})[\\s.!]*$`,
    `\\bhow (${ADJECTIVES}) (?:is (?:that|this|it)|am i|i am)\\b`,
    `\\b(${ADJECTIVES}),? (?:right|huh|isn't it|i know|eh|innit|no)\\b`,
    `\\bi know (?:its|it's|it is|that's|it sounds|this is|this sounds|it seems|i'm being|i sound)(?: so| really| kind of| a bit| probably| super)? (${ADJECTIVES})\\b`,
    `(?:^|[.,] )sounds (${ADJECTIVES})\\b`,
    `\\b(?:it|this|that) (?:sounds|seems|must sound|must seem)(?: so| really| kind of| a bit| probably)? (${ADJECTIVES})\\b`,
    `\\bi (?:feel(?! weak| weird)|sound|must sound|must seem|must be|probably sound)(?: so| really| kind of| a bit| totally)? (${ADJECTIVES})\\b`,
    `\\b(?:am i|i'm)(?: just| being| so| really| such an?| kind of)* (${ADJECTIVES})\\b`,
  ].join("|"),
  "u",
);
const SPANISH_PUT_DOWN =
  /(?<!\p{L})(?:qué (?:tont|patétic|ridícul|estúpid|débil)\p{L}*|(?:no )?es (?:tonto|ridículo|patético|estúpido|absurdo|una (?:tontería|estupidez|bobada))|sé que es (?:una tontería|tonto|ridículo)|suena (?:tonto|ridículo|absurdo|estúpido)|(?:soy|me siento)(?: una?| tan| muy)? (?:tont|patétic|ridícul|estúpid|dramátic|exagerad)[oa]|estoy exagerando|es una tontería)(?!\p{L})/u;

/** Whether somebody calls themselves or what they feel silly, weak or the like. */
export function isPutDown({ message, state }: Turn): boolean {
  return (state.language === "es" ? SPANISH_PUT_DOWN : PUT_DOWN).test(foldedText(message.content));
}

/** "I feel like a coward": a verdict, and not what was told. */
const VERDICT =
  /\bi (?:feel|felt|must look|look) like (?:such |a total |just )?(an? (?:\w+ )?(?:coward|failure|loser|idiot|fool|fraud|monster|baby|bad \w+|terrible \w+|horrible \w+|awful \w+))\b/u;
const SPANISH_VERDICT =
  /(?<!\p{L})(?:me siento|soy) (?:una? )?(?:mal[ao]? (?:madre|padre|hij[oa]|persona|amig[oa])|cobarde|fracasad[oa]|fracaso|inútil|perdedor[a]?|fraude|monstruo)(?!\p{L})/u;

function verdictAnswered(turn: Turn, said: string): Said | null {
  const pattern = turn.state.language === "es" ? SPANISH_VERDICT : VERDICT;
  const found = pattern.exec(said);
  return found === null ? null : sayOnce(turn, "not_a", said, found[1] ?? "");
}

function putDownAnswered(turn: Turn): Said | null {
  const said = foldedText(turn.message.content);
  const verdict = verdictAnswered(turn, said);
  if (verdict !== null) return verdict;
  if (turn.state.language === "es") {
    return SPANISH_PUT_DOWN.test(said) ? sayOnce(turn, "not_so", said, "") : null;
  }
  const found = PUT_DOWN.exec(said);
  const word = found?.slice(1).find((each) => each !== undefined);
  const isOfPerson = /^(?:i feel|i sound|i must|i probably|am i|i'm|how \S+ (?:am|i))/u.test(
    found?.[0] ?? "",
  );
  if (word === undefined) return null;
  return sayOnce(turn, isOfPerson ? "not_you" : "not_so", said, word);
}

/** Whether a message asks for nothing, and tells what weighs. */
export function isOnlyTold(turn: Turn): boolean {
  const { message, state } = turn;
  if (message.content.includes("?") || isPutDown(turn)) return asksOnlyWhetherSilly(turn);
  if (state.language === "es") return !SPANISH_ASKS.test(message.content);
  const asks = foldedText(message.content)
    .split(/(?<=[.!…])\s+/u)
    .some((each) => BEGINS_AS_ASKED.test(each));
  return !asks && nameTenderDetail(turn) !== null;
}

const BEGINS_AS_ASKED =
  /^(?:(?:so|but|and|ok(?:ay)?|well|please|then)[\s,]+)*(?:how|what|why|when|where|who|should|can|could|would|do|does|did|is|are|am|will|tell me|help|give me|write)\b/u;
/** In Spanish a question has its sign or its word. */
const SPANISH_ASKS =
  /(?<!\p{L})(?:qu[eé] (?:hago|digo|puedo|le|debo|opinas|piensas|me|tal|es|hay)|cómo|como (?:le|hago|puedo|se)|cu[aá]nto|cu[aá]ndo|d[oó]nde|qui[eé]n|cu[aá]l|por qu[eé]|deber[ií]a|debo|(?<!no )puedo|puedes|podr[ií]as|es normal|hay (?:alg[uú]n|manera|forma)|será|crees|tengo que|me ayudas|consejo|ayuda|fue mi culpa|soy mala|soy mal|no (?:aguanto|puedo) m[aá]s[.!]*$|en ingl[eé]s|español)(?!\p{L})/iu;

/** "Should I sign up or is it dumb" wants an answer. */
const ASKS_REALLY =
  /^(?:(?:so|but|and|ok|well)[\s,]+)*(?:should|what|when|can|could|do|does|did|will|would|where|who|why|how (?:do|does|can|could|long|much|many|should))\b/u;

/** Whether the only thing that's asked is whether one is silly: no other answer is wanted. */
export function asksOnlyWhetherSilly({ message, state }: Turn): boolean {
  const pattern = state.language === "es" ? SPANISH_PUT_DOWN : PUT_DOWN;
  const asked = foldedText(message.content)
    .split(/(?<=[.!?…])\s+/u)
    .filter((each) => each.includes("?") || BEGINS_AS_ASKED.test(each));
  return (
    pattern.test(foldedText(message.content)) &&
    asked.every((each) => pattern.test(each) && !ASKS_REALLY.test(each))
  );
}

/** "Didn't tell my roommate yet": what somebody in a hurry leaves out. */
function withSubject(clause: string): string {
  return WITHOUT_SUBJECT.test(clause)
    ? `I ${clause.charAt(0).toLowerCase()}${clause.slice(1)}`
    : clause;
}

const WITHOUT_SUBJECT =
  /^(?:didn't|haven't|never|went|got|cried|lied|missed|forgot|dropped|kept|had to|couldn't|can't|wasn't|almost|told)\b/iu;

/** "I cried over a sock, isn't that silly": the tag is answered, and not said back. */
function withoutTag(clause: string): string {
  return clause.replace(/(?<![\s,])[\s,]+(?:isn't|is) (?:that|it|this)\b.*$/iu, "");
}

/** Without the capitals of somebody who shouts. */
function calmed(content: string): string {
  const capitals = content.match(/\p{Lu}/gu)?.length ?? 0;
  const small = content.match(/\p{Ll}/gu)?.length ?? 0;
  return capitals > small ? content.toLowerCase() : content;
}
