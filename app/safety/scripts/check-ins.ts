import { BRIEF, FULL } from "./resources.ts";
import { SUPPORT } from "./support.ts";
import type { QuestionId } from "./questions.ts";
import type { Script, Spoken } from "./script.ts";

const HARD: Spoken = {
  en: [
    "That sounds really hard, and it makes sense that it wears you down.",
    "There's a lot of weight in what you wrote. Let's slow down for a moment.",
    "That's a painful place to be in. Thank you for putting it here.",
    "I want to stay with that for a moment before going on, because it sounded heavy.",
  ],
  es: [
    "Eso suena muy duro, y es lógico que te desgaste.",
    "Hay mucho peso en lo que escribiste. Vamos un momento más despacio.",
    "Es un lugar doloroso en el que estar. Gracias por dejarlo aquí.",
    "Quiero detenerme un momento en eso antes de seguir, porque sonaba pesado.",
  ],
};

const WHY_I_ASK: Spoken = {
  en: [
    "I ask because people who feel like this sometimes do, and saying it can be a relief.",
    "It's fine if the answer is no. Then we go on with what you came for.",
    "You won't shock anyone here, and nothing you answer ends this conversation.",
  ],
  es: [
    "Lo pregunto porque a veces pasa cuando alguien se siente así, y decirlo puede aliviar.",
    "Si la respuesta es no, está bien. Entonces seguimos con lo que te trajo aquí.",
    "Aquí no vas a escandalizar a nadie, y ninguna respuesta termina esta conversación.",
  ],
};

const QUIET_LINK: Spoken = {
  en: [
    "If it's ever more than you can hold, {suicide}. The link to help stays at the top.",
    "For any hour of the day or night: {suicide}.",
    "There is also someone to talk to whenever you'd like a voice: {suicide}.",
    "Keep this one for a bad hour: {suicide}.",
  ],
  es: [
    "Si alguna vez es más de lo que puedes sostener, {suicide}. El enlace de ayuda sigue arriba.",
    "Para cualquier hora del día o de la noche: {suicide}.",
    "También hay alguien con quien hablar cuando quieras oír una voz: {suicide}.",
    "Guarda esto para una mala hora: {suicide}.",
  ],
};

const TELL_MORE: Spoken = {
  en: [
    "You can tell me more about it, or about something smaller. Either is fine.",
    "What weighs most can come first, and the rest can wait.",
    "Let's look at the one part of it that you could put down for today.",
  ],
  es: [
    "Puedes contarme más, o hablar de algo más pequeño. Las dos cosas están bien.",
    "Lo que más pesa puede ir primero, y lo demás puede esperar.",
    "Miremos la parte que podrías dejar a un lado por hoy.",
  ],
};

/** Asks once, gently and directly; then goes along, with help named in a quiet line. */
function gentle(
  acknowledge: Spoken,
  question: QuestionId,
  next: QuestionId,
  quiet: Spoken,
): Script<QuestionId> {
  return {
    steps: [
      { question, parts: [acknowledge, "question", WHY_I_ASK, quiet] },
      { question: next, parts: ["reply", SUPPORT.person, "question", quiet] },
    ],
    afterwards: [
      { question: null, parts: ["reply", TELL_MORE, quiet] },
      { question: null, parts: ["reply", SUPPORT.askSomeone, quiet] },
      { question: "still_strong", parts: ["reply", SUPPORT.grounding, "question", quiet] },
    ],
  };
}

const OFTEN_HIDDEN: Spoken = {
  en: [
    "Something in what you wrote made me want to ask, and you may tell me it's not so.",
    "Some things are hard to say first, so I'll say them.",
    "Maybe I read this wrong, and asking is better than passing it by.",
  ],
  es: [
    "Algo de lo que escribiste me lleva a preguntar, y puedes decirme que no es así.",
    "Hay cosas difíciles de decir primero, así que empiezo yo.",
    "Quizá lo leí mal, y es mejor preguntar que pasarlo por alto.",
  ],
};

const NOT_RIGHT: Spoken = {
  en: [
    "Some of what you describe doesn't sound right, the way you are treated there. You're not making a fuss.",
    "Nobody should have to be careful like that around someone close. It isn't your fault.",
    "I noticed how you describe it, and it made me think about your safety.",
  ],
  es: [
    "Algo de lo que describes no suena bien, la forma en que te tratan ahí. No estás exagerando nada.",
    "Nadie debería tener que andar con tanto cuidado junto a alguien cercano. La culpa no es tuya.",
    "Me fijé en cómo lo describes, y me hizo pensar en tu seguridad.",
  ],
};

const MAYBE_MEDICAL: Spoken = {
  en: [
    "{Emergency} if this is happening now and getting worse. Better to ask too early than too late.",
    "{Emergency} straight away with trouble breathing, chest pain, heavy bleeding or a person who won't wake.",
    "{Emergency} if you're in doubt about it, they will tell you whether it can wait.",
    "{Emergency} whenever it turns sudden or severe, and otherwise see a doctor today.",
  ],
  es: [
    "{Emergency} si está pasando ahora y empeora. Mejor preguntar pronto que tarde.",
    "{Emergency} enseguida si cuesta respirar, duele el pecho, hay mucha sangre o alguien no despierta.",
    "{Emergency} si tienes dudas, ellos te dirán si puede esperar.",
    "{Emergency} cuando sea repentino o intenso, y si no, ve hoy a un médico.",
  ],
};

export const CHECK_IN = gentle(HARD, "thoughts_gently", "company", QUIET_LINK);
export const CHECK_IN_SELF_HARM = gentle(
  OFTEN_HIDDEN,
  "hurting_self",
  "thoughts_gently",
  QUIET_LINK,
);
export const CHECK_IN_EATING = gentle(OFTEN_HIDDEN, "eating_now", "thoughts_gently", BRIEF.eating);
export const CHECK_IN_HARM = gentle(OFTEN_HIDDEN, "hurt_someone", "company", BRIEF.harm);
export const CHECK_IN_ABUSE = gentle(NOT_RIGHT, "afraid_of_someone", "safe_place", BRIEF.abuse);
export const CHECK_IN_OTHER: Script<QuestionId> = {
  steps: [
    { question: "asked_them", parts: [HARD, FULL.helpers, "question"] },
    { question: "with_them", parts: ["reply", "question", BRIEF.helpers] },
  ],
  afterwards: [
    { question: null, parts: ["reply", TELL_MORE, BRIEF.helpers] },
    { question: null, parts: ["reply", SUPPORT.grounding, BRIEF.helpers] },
  ],
};
export const CHECK_IN_MEDICAL: Script<QuestionId> = {
  steps: [{ question: "medical_now", parts: [MAYBE_MEDICAL, OFTEN_HIDDEN, "question"] }],
  afterwards: [
    { question: "called", parts: [MAYBE_MEDICAL, "reply", "question"] },
    { question: "medical_now", parts: [MAYBE_MEDICAL, "reply", "question"] },
  ],
};
