import { QUESTIONS } from "./questions.ts";
import type { Language } from "#app/safety/assessment.ts";
import type { QuestionId } from "./questions.ts";
import type { ConsideredAnswer } from "./script.ts";

/** Longer replies say more than yes or no, and are read as what they say. */
const MOST_WORDS = 10;
const LONGEST = 200;

const NO_TAILS_EN =
  "i'?m not|i am not|im not (suicidal|thinking (of|about) (it|that|killing myself))|i'?m not (suicidal|thinking (of|about) (it|that|killing myself|suicide))|i'?m (okay|ok|fine|good|safe)|i don'?t|i do not|i haven'?t|not (right )?now|not today|not tonight|not like that|not at all|nothing like that|thanks|thank you|no|nope|never|definitely not|i have no plan|no plan";
const NO_TAILS_ES =
  "no|hoy no|ahora( mismo)? no|esta noche no|por ahora no|nada de eso|nada as[ií]|gracias|no lo estoy( pensando)?|estoy bien|estoy a salvo|no tengo (un |ning[uú]n )?plan|no pienso (en eso|matarme|en matarme)|no estoy pensando en (eso|matarme)|no es (nada de )?eso|de verdad|para nada";

const PATTERNS: Readonly<Record<Language, Readonly<Record<ConsideredAnswer, RegExp>>>> = {
  en: {
    unsure:
      /^(maybe|perhaps|kind of|kinda|sort of|sorta|not really|not sure|i'?m not sure|i am not sure|unsure|idk|dunno|i don'?t know|i do not know|i'?d rather not( say)?|rather not( say)?|i'?d prefer not to( say)?|prefer not to say|pass|hard to say|it depends|depends|yes and no|yeah no|no idea|probably not|i guess not|i might|possibly|not yet|not quite yet|not quite)( yet| right now| really| tbh| honestly)?$/,
    no: new RegExp(`^(no|nope|nah|not at all|never)( (${NO_TAILS_EN}))*$`),
    yes: /^((yes|yeah|yea|yep|yup|yess+)( .+)?|i am|i do|i have|i think so|i guess so|probably|definitely|a little|a bit|sometimes|often|every day)$/,
  },
  es: {
    unsure:
      /^(quiz[aá]s?|tal vez|a lo mejor|no s[eé]|no lo s[eé]|no estoy segur[oa]|m[aá]s o menos|depende|prefiero no( decirlo| decir)?|ni idea|s[ií] y no|puede ser|creo que no|puede que no|todav[ií]a no( del todo)?)$/u,
    no: new RegExp(`^(no|nop|para nada|nunca|qu[eé] va|claro que no)( (${NO_TAILS_ES}))*$`, "u"),
    yes: /^((s[ií]|sip)( .+)?|claro|claro que s[ií]|creo que s[ií]|puede que s[ií]|lo estoy( pensando)?|un poco|a veces|probablemente|pues s[ií]|todos los d[ií]as)$/u,
  },
};

/** Words after a yes that turn it round, or make it about something else. */
const TURNS_ROUND: Readonly<Record<Language, RegExp>> = {
  en: /\b(but|fine|okay|ok|better|jk|joking|kidding|lol|haha|except|unless|though|no|not)\b/,
  es: /(?<!\p{L})(pero|bien|mejor|broma|jaja|salvo que|aunque|no)(?!\p{L})/u,
};

function plain(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}'\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Buttons that say yes or no in so many words; "a bit easier" only means something to its question. */
const BUTTONS: ReadonlyMap<string, ConsideredAnswer> = new Map(
  Object.values(QUESTIONS)
    .flatMap((question) => question.answers)
    .flatMap((answer) => [
      [plain(answer.says.en), answer.means] as const,
      [plain(answer.says.es), answer.means] as const,
    ])
    .filter(([words]) => /^(yes|no|sí)\b/u.test(words) || words.startsWith("sí ")),
);

/** How it is now can't be told by a yes or a no, only by better or worse. */
const COMPARISONS: ReadonlyMap<string, ConsideredAnswer> = new Map([
  ["better", "no"],
  ["easier", "no"],
  ["mejor", "no"],
  ["worse", "yes"],
  ["harder", "yes"],
  ["stronger", "yes"],
  ["peor", "yes"],
]);

/** Reads a reply to one of the questions asked here: its own buttons first, then plain words. */
export function readAnswerTo(
  question: QuestionId,
  text: string,
  language: Language,
): ConsideredAnswer | null {
  const words = plain(text.slice(0, LONGEST));
  const button = QUESTIONS[question].answers.find(
    (answer) => plain(answer.says.en) === words || plain(answer.says.es) === words,
  );
  if (button !== undefined) return button.means;
  if (question === "still_strong") return COMPARISONS.get(words) ?? null;
  return readPlainWords(text, language);
}

/**
 * Reads a short reply to a direct question as yes, no or unsure, and null where it is none of them.
 * It says what was answered, not what it means for safety. When in doubt it does not read a no:
 * "no one would care", "no lol jk" and "not really" are no clear no.
 */
export function readConsideredAnswer(text: string, language: Language): ConsideredAnswer | null {
  const button = text.length > LONGEST ? undefined : BUTTONS.get(plain(text));
  return button ?? readPlainWords(text, language);
}

function readPlainWords(text: string, language: Language): ConsideredAnswer | null {
  if (text.length > LONGEST) return null;
  const words = plain(text);
  if (words === "" || words.split(" ").length > MOST_WORDS) return null;
  for (const each of language === "es" ? (["es", "en"] as const) : (["en", "es"] as const)) {
    if (PATTERNS[each].unsure.test(words)) return "unsure";
    if (PATTERNS[each].no.test(words)) return "no";
    if (PATTERNS[each].yes.test(words)) return TURNS_ROUND[each].test(words) ? null : "yes";
  }
  return null;
}
