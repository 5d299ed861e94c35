import { CLOSING } from "./follow-ups.ts";
import { no, NOT_SURE, yes } from "./questions-danger.ts";
import { QUESTIONS } from "./questions.ts";
import { quickAnswersOf } from "./quick-answers.ts";
import { fill } from "./wording.ts";
import type { Region } from "#app/catalogue/help-lines.ts";
import type { Kind, Language, Severity, Subject } from "#app/safety/assessment.ts";
import type { QuestionId } from "./questions.ts";
import type { QuickAnswer } from "./quick-answers.ts";
import type { Spoken } from "./script.ts";

/** A written text with its buttons. */
export interface Moment {
  text: string;
  quickAnswers: readonly QuickAnswer[];
}

export interface CheckBackInput {
  kind: Kind;
  severity: Severity;
  /** After abuse somebody else may be looking at the screen: nothing of it is repeated. */
  afterAbuse: boolean;
  language: Language;
  variantSeed: number;
  /** Given, the check-back also names the line to call. */
  region?: Region;
}

const NEUTRAL_BACK: Readonly<Record<Language, string>> = {
  en: "Welcome back. Help is one tap away.",
  es: "Hola de nuevo. La ayuda está a un toque.",
};

const BACK_LEADS: Spoken = {
  en: [
    "Welcome back. Last time was a hard one, so I'd like to begin there.",
    "Welcome back. What you told me last time hasn't been forgotten.",
    "Welcome back. Before today's things, a question about last time.",
  ],
  es: [
    "Hola de nuevo. La última vez fue difícil, así que quiero empezar por ahí.",
    "Hola de nuevo. Lo que me contaste la última vez no se ha olvidado.",
    "Hola de nuevo. Antes de las cosas de hoy, una pregunta sobre la última vez.",
  ],
};

const GRAVE_BACK_LEADS: Spoken = {
  en: [
    "Welcome back. It's good that you're here. Last time it was a matter of your safety, so that comes first.",
    "Welcome back. Last time it was very serious, and I'd rather ask than assume.",
    "Welcome back. After what you wrote last time, one thing goes before all others.",
  ],
  es: [
    "Hola de nuevo. Qué bueno que estás aquí. La última vez se trataba de tu seguridad, así que eso va primero.",
    "Hola de nuevo. La última vez fue muy serio, y prefiero preguntar antes que dar algo por hecho.",
    "Hola de nuevo. Después de lo que escribiste la última vez, hay algo que va antes que todo.",
  ],
};

const BACK_HELP: Readonly<Record<Language, string>> = {
  en: "Help is one tap away: {suicide}, at any hour.",
  es: "La ayuda está a un toque: {suicide}, a cualquier hora.",
};

function backQuestion(kind: Kind): QuestionId {
  if (kind === "self_harm") return "back_self_harm";
  return kind === "harm_to_others" ? "back_harm" : "back_suicide";
}

function at(variants: readonly string[], seed: number): string {
  return variants[Math.abs(Math.trunc(seed)) % variants.length] ?? "";
}

/** The opening of the next visit while risk is open or on watch. Neutral after abuse. */
export function checkBack(input: CheckBackInput): string {
  const { language, variantSeed } = input;
  if (input.afterAbuse || input.kind === "abuse_or_violence") return NEUTRAL_BACK[language];
  const grave = input.severity === "high" || input.severity === "critical";
  const lead = at((grave ? GRAVE_BACK_LEADS : BACK_LEADS)[language], variantSeed);
  const question = at(QUESTIONS[backQuestion(input.kind)].ask[language], variantSeed);
  const help =
    input.region === undefined
      ? NEUTRAL_HELP[language]
      : fill(BACK_HELP[language], input.region, language);
  return `${lead}\n\n${question}\n\n${help}`;
}

const NEUTRAL_HELP: Readonly<Record<Language, string>> = {
  en: "Help is one tap away.",
  es: "La ayuda está a un toque.",
};

/** The buttons under a check-back; none after abuse. */
export function checkBackAnswers(
  input: Pick<CheckBackInput, "kind" | "afterAbuse" | "language">,
): readonly QuickAnswer[] {
  if (input.afterAbuse || input.kind === "abuse_or_violence") return [];
  return quickAnswersOf(QUESTIONS[backQuestion(input.kind)].answers, input.language);
}

/** Whether a text opened a visit, so that what was urgent then is asked about, not repeated. */
export function isCheckBack(text: string): boolean {
  const openings = [BACK_LEADS, GRAVE_BACK_LEADS].flatMap((lead) => [...lead.en, ...lead.es]);
  return [...openings, NEUTRAL_BACK.en, NEUTRAL_BACK.es].some((opening) =>
    text.startsWith(opening),
  );
}

/** After "This isn't what I meant": asked once, directly. Only a clear no clears it. */
export function notMeantQuestion(language: Language): Moment {
  const text = {
    en: "Thank you for setting that straight, I may have misread you. So that I don't get it wrong twice, one direct question: are you having any thoughts of killing yourself, or of hurting yourself or someone else?",
    es: "Gracias por aclararlo, quizá te leí mal. Para no equivocarme dos veces, una pregunta directa: ¿tienes algún pensamiento de matarte, o de hacerte daño a ti o a otra persona?",
  };
  return {
    text: text[language],
    quickAnswers: quickAnswersOf(
      [no("No, I'm not", "No, nada de eso"), yes("Yes, I am", "Sí, los tengo"), NOT_SURE],
      language,
    ),
  };
}

/** What follows that question: cleared, or kept open without arguing. */
export function notMeantThanks(language: Language, cleared: boolean): string {
  const texts = {
    en: cleared
      ? "Thank you for answering. I misread it, and it has been put right. If it ever does become true, you can say so here, and the help link stays where it is. Let's go back to what you wanted to talk about."
      : "Thank you for being honest about it. Then we leave the help in view and take it slowly. You're not in trouble, and you can say more or less, as you like.",
    es: cleared
      ? "Gracias por responder. Lo leí mal, y ya está corregido. Si alguna vez llega a ser verdad, puedes decirlo aquí, y el enlace de ayuda sigue en su sitio. Volvamos a lo que querías contar."
      : "Gracias por la sinceridad. Entonces dejamos la ayuda a la vista y vamos despacio. No pasa nada malo por decirlo, y puedes contar más o menos, como quieras.",
  };
  return texts[language];
}

/** After "I'm feeling safer now": asked with care, since risk is closed on the answer. */
export function saferNowQuestion(language: Language): Moment {
  const text = {
    en: "That's good to read. Take a moment before you answer, there's no hurry: have the thoughts let go enough that you could get through tonight safely, and would you reach for someone if they came back?",
    es: "Qué bueno leer eso. Tómate un momento antes de responder, no hay prisa: ¿han aflojado los pensamientos lo suficiente para que puedas pasar esta noche a salvo, y buscarías a alguien si volvieran?",
  };
  return {
    text: text[language],
    quickAnswers: quickAnswersOf(
      [
        yes("Yes, I'm safe for now", "Sí, ahora estoy a salvo"),
        { id: "not-yet", means: "no", says: { en: "Not quite yet", es: "Todavía no del todo" } },
        NOT_SURE,
      ],
      language,
    ),
  };
}

/** The reply to that answer: `closed` where the person said yes. */
export function saferNowThanks(language: Language, closed: boolean): string {
  const texts = {
    en: closed
      ? "Thank you for taking the question seriously. You came through a hard stretch. Keep the number where you can find it, let one person know how it was, and be gentle with the next day or two."
      : "Thank you for not saying yes too early. We keep the help in view, and go one step at a time. You don't have to be safe for good, only for the next hour.",
    es: closed
      ? "Gracias por tomarte en serio la pregunta. Has pasado un tramo difícil. Guarda el número donde puedas encontrarlo, cuéntale a alguien cómo fue y trátate con cuidado uno o dos días."
      : "Gracias por no decir que sí antes de tiempo. Dejamos la ayuda a la vista y vamos paso a paso. No hace falta estar a salvo para siempre, solo durante la próxima hora.",
  };
  return texts[language];
}

export interface FollowUpInput {
  kind: Kind;
  subject: Subject;
  language: Language;
  region: Region;
  variantSeed: number;
}

/** The one line after a medical event, or one about another person; with it the event closes. */
export function followUp(input: FollowUpInput): string {
  const family =
    input.kind === "medical_emergency"
      ? "medical"
      : input.kind === "abuse_or_violence"
        ? "abuseOther"
        : "other";
  const line = at(CLOSING[family][input.language], input.variantSeed);
  return fill(line, input.region, input.language);
}

/** For a language that this companion's checks don't cover. In English and Spanish at once. */
export const unknownLanguageLine =
  "I can answer best in English or Spanish, and in another language I may miss when someone is in danger. So the link to help stays in view here. / Respondo mejor en inglés o español, y en otro idioma quizá no note que alguien está en peligro. Por eso el enlace de ayuda sigue a la vista.";
