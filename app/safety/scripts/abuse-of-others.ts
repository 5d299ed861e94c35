import { BRIEF, FULL } from "./resources.ts";
import type { QuestionId } from "./questions.ts";
import type { Script, Spoken } from "./script.ts";

const NOTICED: Spoken = {
  en: [
    "You noticed, and you took it seriously. That can be what changes things for them.",
    "It's painful to think that someone you look after is being hurt. You're right not to look away.",
    "Thank you for speaking up for them. You don't need to be sure to ask for help.",
  ],
  es: [
    "Te diste cuenta y te lo tomaste en serio. Para esa persona puede ser lo que cambie las cosas.",
    "Duele pensar que hacen daño a alguien que está a tu cuidado. Haces bien en no mirar a otro lado.",
    "Gracias por hablar por esa persona. No hace falta estar seguro para pedir ayuda.",
  ],
};

const HOW_TO_PROTECT: Spoken = {
  en: [
    "Stay with them if you can, listen, and only say what you can keep to. Leave it to the professionals to speak with the one who may have done it.",
    "Note what you saw, with the day and the hour. Talking to the suspected person yourself could make it riskier, so get advice first.",
    "Let them tell as much as they want, without leading. A doctor can look at injuries and knows whom to inform.",
  ],
  es: [
    "Quédate con esa persona si puedes, escucha, y no asegures lo que no puedas cumplir. Deja que los profesionales hablen con quien quizá lo hizo.",
    "Anota lo que viste, con el día y la hora. Hablar por tu cuenta con quien sospechas puede aumentar el riesgo, así que pide consejo antes.",
    "Deja que cuente lo que quiera, sin dirigir. Un médico puede ver las lesiones y sabe a quién avisar.",
  ],
};

const FOR_YOU_TOO: Spoken = {
  en: [
    "You need support in this as well. Tell someone in the family you trust, or a doctor.",
    "It is a lot to carry, suspecting something like that. You may speak to a professional about it today.",
    "Small steps are enough: one call, one note, one visit to the doctor.",
  ],
  es: [
    "Tú también necesitas apoyo. Cuéntaselo a alguien de la familia en quien confíes, o a un médico.",
    "Es mucho cargar con una sospecha así. Hoy mismo puedes hablarlo con un profesional.",
    "Bastan pasos pequeños: una llamada, una nota, una visita al médico.",
  ],
};

export const DEPENDENT_ABUSE: Script<QuestionId> = {
  steps: [
    { question: "with_them", parts: [NOTICED, FULL.dependent, "question"] },
    { question: "safe_place", parts: ["reply", HOW_TO_PROTECT, BRIEF.dependent, "question"] },
    { question: "company", parts: ["reply", FOR_YOU_TOO, BRIEF.dependent, "question"] },
  ],
};

const WORRIED_FRIEND: Spoken = {
  en: [
    "It's hard to watch someone you like being treated like that. That you are there for them counts.",
    "You saw it, and it worries you for good reason. Being believed by one person can mean a great deal to them.",
    "Thank you for not shrugging it off. Standing by someone in this takes patience.",
  ],
  es: [
    "Es duro ver que tratan así a alguien que aprecias. Que estés ahí cuenta.",
    "Lo viste, y te preocupa con razón. Que una persona le crea puede significar mucho.",
    "Gracias por no pasarlo por alto. Acompañar a alguien en esto pide paciencia.",
  ],
};

const HOW_TO_STAND_BY: Spoken = {
  en: [
    'Ask when you are alone with them: "I\'ve noticed things. Tell me how I can help." Believe what they say, and leave every decision to them.',
    "Don't face the one who does it, and don't press them to go. Offer a sofa, a phone, a ride, and mean it.",
    "Speak of it only where nobody listens in, and not in messages that could be read. Let them set the pace.",
  ],
  es: [
    "Pregunta cuando estén a solas: «He notado cosas. Dime cómo puedo ayudar». Cree lo que te diga y deja en sus manos cada decisión.",
    "No te enfrentes a quien lo hace ni le presiones para que se vaya. Ofrece un sofá, un teléfono, un viaje, y que sea en serio.",
    "Háblalo solo donde nadie escuche, y no en mensajes que alguien pueda leer. Que sea esa persona quien marque el ritmo.",
  ],
};

export const ABUSE_OTHER: Script<QuestionId> = {
  steps: [
    { question: "with_them", parts: [WORRIED_FRIEND, FULL.abuseOther, "question"] },
    { question: "company", parts: ["reply", HOW_TO_STAND_BY, BRIEF.abuseOther, "question"] },
  ],
};
