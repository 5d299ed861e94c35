import { longPattern } from "#app/config/long-pattern.ts";
import { QUESTIONS } from "#app/content/safety.ts";
import {
  QUESTION_IDS,
  type ConsideredAnswer,
  type QuestionId,
} from "#app/content/safety-script.ts";
import { LANGUAGES, type Language } from "#app/safety/assessment.ts";
import { A_JOKE, MAX_LENGTH, plain, readConsideredAnswer } from "./considered.ts";
import { saysWhereOrHow } from "./hurting-answer.ts";
import { readSafePlace } from "./safe-place-answer.ts";
import { CUE_PATTERNS } from "./cue-patterns.ts";

/** Words in which a yes about thoughts says itself again: "yes I've thought about it, at night". */
const YES_AGAIN: ReadonlySet<string> = new Set(
  `yes yeah yea yep yup i i've i'm i'd have had do did am was been being it it's that this they them
  thought thoughts think thinking about of dying death suicide killing myself ending my life end die
  dead gone not here wanting want wanted would to be a lot sometimes often every day days night nights
  at for months weeks years lately mostly all the time times when alone more than once before really
  honestly tbh kind come comes and goes crosses crossed mind in head on off most since so much just
  still now again the very too long while then always constantly`.split(/\s+/u),
);
const YES_WORDS = 14;

function saysYesAgain(text: string): boolean {
  const [first = ""] = text.split(/[.!?;\n]+/u);
  const words = plain(first).split(" ");
  return (
    /^(?:yes+|yeah|yea|yep|yup|ya|yah|mhm)$/u.test(words[0] ?? "") &&
    words.length <= YES_WORDS &&
    words.every((word) => YES_AGAIN.has(word)) &&
    !A_JOKE.test(plain(text))
  );
}

const NOT_ABOUT_ME =
  /\bnot (?:about )?me\b|\b(?:it'?s|it is|this is) about (?:my|him|her|them)\b|\bno soy yo\b/;

/** That another is in no danger, in words that name it. */
const THEY_ARE_NOT = longPattern()`
  ^(?:no )?(?:he|she|they)(?:'s| is|'re| are) (?:not|never) (?:really |actually |at all )?
  (?:in (?:any |real )?danger|going to (?:hurt|harm|do))\b(?!.*\b(?:but|yet|anymore)\b)`;

/** Agreement to a question about what protects: loosely read, it closes nothing. */
const LOOSE_YES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:yes|yeah|yea|yep|yup|yess+)(?: .+)?|i am|i do|i have|i think so|i guess so|probably|definitely)$/,
  es: /^(?:(?:si|sip)(?: .+)?|claro|claro que si|creo que si|probablemente|pues si)$/,
};
const TURNS_ROUND: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:but|jk|joking|kidding|lol|haha|except|unless|though|no|not)\b/,
  es: /(?<!\p{L})(?:pero|broma|jaja|salvo que|aunque|no)(?!\p{L})/u,
};

/** What a longer yes to whether somebody has called speaks of: "yes he has a gun" is none. */
const OF_A_CALL = longPattern("u")`
  \b(?:
    call\w*|phone|coming|way|help|ambulance|police|paramedics?|here|911|988|they|we did|i did|
    i have|just now|llam\w*|vienen?|camino|ayuda|ambulancia
  )\b`;

/** To whether there are thoughts, a no that is only about today leaves them open. */
const NOT_TODAY = longPattern()`
  ^(?:(?:no|nope|nah|well|i guess|pues|bueno) )*(?:
    not (?:today|tonight|this (?:week|time))|hoy no|esta noche no|no (?:hoy|esta noche)
  )$`;

/** A no that is only about today, with or without more after it. */
export function saysNotToday(text: string): boolean {
  return [text, ...text.split(/[,.;!?\n]+/u)].some((part) => NOT_TODAY.test(plain(part)));
}

/** Where somebody says that they are safe, or not. */
const SAFE = longPattern("u")`
  \b(?:i'?m|i am|im|we'?re|we are) (?:\w+ )?(?:safe|okay|ok|fine|out|away)\b|
  \bsafe (?:now|here|for now|at the moment)\b|(?<!\p{L})a salvo(?!\p{L})`;
const UNSAFE = longPattern("u")`
  \b(?:not|isn'?t|aren'?t|never|don'?t feel|didn'?t feel) (?:\w+ )?safe\b|
  (?<!\p{L})no (?:estoy|estamos) a salvo(?!\p{L})`;

/** Agreement counts as a yes only to an offer, never to a question about danger or safety. */
const OFFERS: ReadonlySet<QuestionId> = new Set(["plan_offer", "reach", "moved"]);
const MAX_AGREEMENT = 40;

/** To these a no that is only about today leaves the thoughts open. */
const ABOUT_THOUGHTS: ReadonlySet<QuestionId> = new Set([
  "thoughts",
  "thoughts_gently",
  "thoughts_both",
  "putting_in_order",
]);

type Answers = Partial<Record<QuestionId, ConsideredAnswer>>;

/** What the label of a button answers, by its words: in each of the languages to each question that has it. */
const LABELS = new Map<string, Answers>();
for (const id of QUESTION_IDS) {
  for (const { says, means } of QUESTIONS[id].answers.toReversed()) {
    for (const label of [plain(says.en), plain(says.es)])
      LABELS.set(label, { ...LABELS.get(label), [id]: means });
  }
}

/** How a text answers each of our questions, if that stands right above: by a label first, then in plain words. */
export function readAnswers(text: string): Answers {
  const words = plain(text);
  const labels = LABELS.get(words) ?? {};
  if (text.length > MAX_LENGTH) return labels;
  const considered = readConsideredAnswer(text);
  const read = QUESTION_IDS.flatMap((id) => {
    const answer = answerTo(id, { text, words, considered });
    return answer === null ? [] : [[id, answer] as const];
  });
  return { ...Object.fromEntries(read), ...labels };
}

interface Read {
  text: string;
  words: string;
  considered: ConsideredAnswer | null;
}

function answerTo(
  question: QuestionId,
  { text, words, considered }: Read,
): ConsideredAnswer | null {
  // "No, not me, my friend" puts right whom it is about, and says nothing about them.
  if (question === "they_in_danger" && NOT_ABOUT_ME.test(words)) return null;
  if (question === "they_in_danger" && THEY_ARE_NOT.test(words)) return "no";
  if (question === "hurting_self" && saysWhereOrHow(words)) return "yes";
  if (QUESTIONS[question].tone === "danger") {
    if (!ABOUT_THOUGHTS.has(question)) return considered;
    if (NOT_TODAY.test(words) || (considered === null && saysNotToday(text))) return "unsure";
    return considered === null && saysYesAgain(text) ? "yes" : considered;
  }
  if (OFFERS.has(question) && text.length < MAX_AGREEMENT && CUE_PATTERNS.agrees.test(text))
    return "yes";
  const ofPlace = question === "safe_place" ? readSafePlace(words) : null;
  if (ofPlace !== null) return ofPlace;
  // "Yes, I'm safe" would be a no to danger; to what protects it's a yes.
  const isMore = question === "called" && !OF_A_CALL.test(words) && words.includes(" ");
  const isLoose = LANGUAGES.some(
    (each) => LOOSE_YES[each].test(words) && !TURNS_ROUND[each].test(words),
  );
  if (isLoose && !isMore) return "yes";
  if (question === "safe_place" && UNSAFE.test(words)) return "no";
  if (question === "safe_place" && SAFE.test(words)) return "yes";
  return considered;
}
