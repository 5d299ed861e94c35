import { BRIEF } from "./resources.ts";
import type { QuestionId } from "./questions.ts";
import type { Script, Spoken } from "./script.ts";

const HARD: Spoken = {
  en: [
    "That sounds really hard, and it makes sense that it wears you down.",
    "There's a lot in what you wrote. Let's slow down for a moment.",
    "That's a painful place to be in. Thank you for saying it.",
    "I'd like to stay with that for a moment. It sounded heavy.",
  ],
  es: [
    "Eso suena muy duro, y es lógico que te desgaste.",
    "Hay mucho peso en lo que escribiste. Vamos un momento más despacio.",
    "Es un lugar doloroso en el que estar. Gracias por dejarlo aquí.",
    "Quiero detenerme un momento en eso antes de seguir, porque sonaba pesado.",
  ],
};

/** Asks once, gently and directly, where no ordinary reply stands above the question. */
function gentle(acknowledge: Spoken, question: QuestionId, quiet: Spoken): Script<QuestionId> {
  return { steps: [{ question, parts: [acknowledge, quiet, "question"] }] };
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

export const CHECK_IN = gentle(HARD, "thoughts_gently", BRIEF.suicide);
export const CHECK_IN_SELF_HARM = gentle(OFTEN_HIDDEN, "hurting_self", BRIEF.suicide);
export const CHECK_IN_EATING = gentle(OFTEN_HIDDEN, "eating_now", BRIEF.eating);
export const CHECK_IN_HARM = gentle(OFTEN_HIDDEN, "hurt_someone", BRIEF.harm);
export const CHECK_IN_ABUSE = gentle(NOT_RIGHT, "afraid_of_someone", BRIEF.abuse);
export const CHECK_IN_OTHER = gentle(HARD, "they_in_danger", BRIEF.helpers);
export const CHECK_IN_MEDICAL: Script<QuestionId> = {
  steps: [{ question: "medical_now", parts: [MAYBE_MEDICAL, "question"] }],
};
