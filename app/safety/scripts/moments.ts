import { CLOSING } from "./follow-ups.ts";
import { FULL } from "./resources.ts";
import { no, NOT_SURE, yes } from "./questions-danger.ts";
import { QUESTIONS } from "./questions.ts";
import { quickAnswersOf } from "./quick-answers.ts";
import { fillWording } from "./wording.ts";
import type { Region } from "#app/content/help-lines.ts";
import type { Kind, Language, Severity, Subject } from "#app/safety/assessment.ts";
import type { QuestionId } from "./questions.ts";
import type { QuickAnswer } from "./quick-answers.ts";
import type { Spoken } from "./script.ts";

/** A written text with its buttons. */
export interface Moment {
  text: string;
  quickAnswers: readonly QuickAnswer[];
}

/** The question of a check-in, as it stands at the end of an ordinary reply. */
export function questionAtEnd(question: QuestionId, wording: number, language: Language): Moment {
  const { ask, answers } = QUESTIONS[question];
  return {
    text: at(ask[language], wording),
    quickAnswers: quickAnswersOf(answers, language),
  };
}

const EITHER_WAY: Spoken = {
  en: [
    "That's all right. You don't have to be certain. Let me ask it another way.",
    "It's okay not to know. I'll ask once more, in other words.",
    "You don't owe me an answer. I'll ask just once more.",
  ],
  es: [
    "Está bien. No tienes que tener certeza. Te lo pregunto de otra manera.",
    "No pasa nada por no saber. Lo pregunto una vez más, con otras palabras.",
    "No me debes ninguna respuesta. Solo lo pregunto una vez más.",
  ],
};

/** After a maybe: asked once more at once, in other words, with its buttons. */
export function askedAgain(question: QuestionId, wording: number, language: Language): Moment {
  const { text, quickAnswers } = questionAtEnd(question, wording, language);
  return { text: `${at(EITHER_WAY[language], wording)}\n\n${text}`, quickAnswers };
}

const THANKS: Spoken = {
  en: ["Thanks for telling me.", "Okay, thank you.", "Good to know, thanks."],
  es: ["Gracias por decírmelo.", "De acuerdo, gracias.", "Bueno saberlo, gracias."],
};

/** Half a sentence to a no, before going on with what somebody came for. */
export function thanksForNo(language: Language, seed: number): string {
  return at(THANKS[language], seed);
}

const LEFT_OPEN: Spoken = {
  en: [
    "You don't have to decide what it is. If it gets darker, here is who to talk to.",
    "We can leave that open. This is good to have, whatever the answer is.",
    "No answer needed. In case it ever becomes a yes:",
  ],
  es: [
    "No tienes que decidir qué es. Si se pone más oscuro, aquí tienes con quién hablar.",
    "Podemos dejarlo abierto. Esto es bueno tenerlo, sea cual sea la respuesta.",
    "No hace falta responder. Por si alguna vez llega a ser un sí:",
  ],
};
const GOING_ON: Readonly<Record<Language, string>> = {
  en: "Now back to what you came for. You can go on from wherever you like.",
  es: "Ahora volvamos a lo que te trajo aquí. Puedes seguir por donde quieras.",
};

/** Where a maybe stays a maybe: help named in full, no question and no lock. */
export function helpInFull(
  language: Language,
  region: Region,
  seed: number,
  isWholeReply: boolean,
): string {
  const full = fillWording(at(FULL.suicide[language], seed), region, language);
  if (!isWholeReply) return full;
  return [at(LEFT_OPEN[language], seed), full, GOING_ON[language]].join("\n\n");
}

const LINK_LINES: Spoken = {
  en: [
    "If it gets heavier: [who to call or text](/crisis).",
    "Any time you want to talk to a person: [who to call or text](/crisis).",
    "Help is always here: [who to call or text](/crisis).",
  ],
  es: [
    "Si se hace más pesado: [a quién llamar o escribir](/crisis).",
    "Cuando quieras hablar con una persona: [a quién llamar o escribir](/crisis).",
    "La ayuda siempre está aquí: [a quién llamar o escribir](/crisis).",
  ],
};

/** The quiet line of a watch, with the link to help. */
export function helpLink(language: Language, seed: number): string {
  return at(LINK_LINES[language], seed);
}

export interface CheckBackInput {
  /** The question that was left open, where one was: then that one is asked, in other words. */
  question?: { id: QuestionId; wording: number };
  kind: Kind;
  severity: Severity;
  /** Whose danger it is; the writer's where it isn't given. */
  subject?: Subject;
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

const LEFT_BACK_LEADS: Spoken = {
  en: [
    "Welcome back. Last time I asked you something, and I'd rather ask again than guess.",
    "Welcome back. One question is still open from last time.",
    "Welcome back. I'd like to ask you one thing again, and then I'll leave it.",
  ],
  es: [
    "Hola de nuevo. La última vez te pregunté algo, y prefiero volver a preguntar antes que suponer.",
    "Hola de nuevo. De la última vez queda una pregunta abierta.",
    "Hola de nuevo. Quiero volver a preguntarte una cosa, y después lo dejo.",
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

/** What a check-back asks where risk is or was open. */
export function backQuestion(kind: Kind, subject: Subject): QuestionId {
  if (subject !== "self" && kind !== "harm_to_others") return "they_in_danger";
  if (kind === "self_harm") return "back_self_harm";
  return kind === "harm_to_others" ? "back_harm" : "back_suicide";
}

function at(variants: readonly string[], seed: number): string {
  return variants[Math.abs(Math.trunc(seed)) % variants.length] ?? "";
}

/** The opening of the next visit while risk is open or on watch. Neutral after abuse. */
export function checkBack(input: CheckBackInput): string {
  const { language, variantSeed } = input;
  if (isNeutral(input)) return NEUTRAL_BACK[language];
  const grave = input.severity === "high" || input.severity === "critical";
  const leads = input.question ? LEFT_BACK_LEADS : grave ? GRAVE_BACK_LEADS : BACK_LEADS;
  const lead = at(leads[language], variantSeed);
  const { id, wording } = askedBack(input);
  const question = at(QUESTIONS[id].ask[language], wording);
  const help =
    input.region === undefined
      ? NEUTRAL_HELP[language]
      : fillWording(BACK_HELP[language], input.region, language);
  return `${lead}\n\n${question}\n\n${help}`;
}

const NEUTRAL_HELP: Readonly<Record<Language, string>> = {
  en: "Help is one tap away.",
  es: "La ayuda está a un toque.",
};

function isNeutral({ afterAbuse, kind }: Pick<CheckBackInput, "afterAbuse" | "kind">): boolean {
  return afterAbuse || kind === "abuse_or_violence";
}

function askedBack(input: Omit<CheckBackInput, "language" | "region" | "severity">) {
  const { question, kind, subject = "self", variantSeed } = input;
  return question ?? { id: backQuestion(kind, subject), wording: variantSeed };
}

/** The buttons under a check-back; none after abuse. */
export function checkBackAnswers(
  input: Omit<CheckBackInput, "region" | "severity">,
): readonly QuickAnswer[] {
  if (isNeutral(input)) return [];
  return quickAnswersOf(QUESTIONS[askedBack(input).id].answers, input.language);
}

/** Whether a text opened a visit, so that what was urgent then is asked about, not repeated. */
export function isCheckBack(text: string): boolean {
  const leads = [BACK_LEADS, LEFT_BACK_LEADS, GRAVE_BACK_LEADS];
  const openings = leads.flatMap((lead) => [...lead.en, ...lead.es]);
  return [...openings, NEUTRAL_BACK.en, NEUTRAL_BACK.es].some((opening) =>
    text.startsWith(opening),
  );
}

/** After "This isn't what I meant": asked once, directly. Only a clear no clears it. */
export function notMeantQuestion(
  language: Language,
  about: { kind: Kind; subject: Subject } = { kind: "distress", subject: "self" },
): Moment {
  return {
    text: `${MISREAD[language]} ${NOT_MEANT_QUESTIONS[misreadAs(about)][language]}`,
    quickAnswers: quickAnswersOf([no("No", "No"), yes("Yes", "Sí"), NOT_SURE], language),
  };
}

const MISREAD: Readonly<Record<Language, string>> = {
  en: "Thanks, I may have misread you. One direct question, so I get it right:",
  es: "Gracias, quizá te leí mal. Una pregunta directa, para entenderte bien:",
};

type Misread = "own" | "abuse" | "medical" | "other";

const NOT_MEANT_QUESTIONS: Readonly<Record<Misread, Readonly<Record<Language, string>>>> = {
  own: {
    en: "are you having any thoughts of killing yourself, or of hurting yourself or someone else?",
    es: "¿tienes algún pensamiento de matarte, o de hacerte daño a ti o a otra persona?",
  },
  abuse: {
    en: "is anyone hurting you or threatening you, or someone in your care?",
    es: "¿alguien te hace daño o te amenaza, a ti o a alguien a tu cuidado?",
  },
  medical: {
    en: "does anyone need a doctor or an ambulance right now?",
    es: "¿alguien necesita un médico o una ambulancia ahora mismo?",
  },
  other: {
    en: "is anyone you know in danger right now?",
    es: "¿alguien que conoces corre peligro ahora mismo?",
  },
};

function misreadAs({ kind, subject }: { kind: Kind; subject: Subject }): Misread {
  if (kind === "medical_emergency") return "medical";
  if (subject === "other") return "other";
  return kind === "abuse_or_violence" ? "abuse" : "own";
}

/** What follows that question: cleared, or kept open without arguing. */
export function notMeantThanks(language: Language, cleared: boolean): string {
  const texts = {
    en: cleared
      ? "Thank you. I misread it, and it has been put right. Let's go back to what you wanted to talk about."
      : "Thank you for being honest. Then the help stays in view, and we take it slowly. You're not in trouble.",
    es: cleared
      ? "Gracias. Lo leí mal, y ya está corregido. Volvamos a lo que querías contar."
      : "Gracias por la sinceridad. Entonces la ayuda sigue a la vista y vamos despacio. No pasa nada malo por decirlo.",
  };
  return texts[language];
}

/** What follows a no to the question on a card. */
export function cardThanks(language: Language): string {
  const texts = {
    en: "Thanks for answering. If that changes, help is one tap away.",
    es: "Gracias por responder. Si eso cambia, la ayuda está a un toque.",
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
  return fillWording(line, input.region, input.language);
}

/** For a language that this companion's checks don't cover. In English and Spanish at once. */
export const unknownLanguageLine =
  "I can answer best in English or Spanish, and in another language I may miss when someone is in danger. So the link to help stays in view here. / Respondo mejor en inglés o español, y en otro idioma quizá no note que alguien está en peligro. Por eso el enlace de ayuda sigue a la vista.";
