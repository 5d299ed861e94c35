import { BRIEF, FULL } from "./resources.ts";
import type { QuestionId } from "./questions.ts";
import type { Script, Spoken } from "./script.ts";

const THEIR_LIFE_NOW: Spoken = {
  en: [
    "{Emergency} now and say where they are. This is the moment for it.",
    "{Emergency} first, even if they asked you not to. You can explain it to them later.",
    "{Emergency} this minute if you know where they are, and tell the operator what they said.",
    "{Emergency}, and keep them talking on another phone if you can.",
  ],
  es: [
    "{Emergency} ahora y di dónde está esa persona. Este es el momento.",
    "{Emergency} primero, aunque te haya pedido que no lo hagas. Ya se lo explicarás después.",
    "{Emergency} en este minuto si sabes dónde está, y cuéntale al operador lo que dijo.",
    "{Emergency}, y sigue hablando con esa persona por otro teléfono si puedes.",
  ],
};

const STAY_WITH: Spoken = {
  en: [
    "If it's safe for you, go to them or get somebody there, and stay until help comes. If there is a weapon, keep your distance and leave that to the police.",
    "Don't leave them alone, if it's safe for you to be there. Stay close and speak calmly.",
    "Stay on the phone with them. You don't need answers, only to be there.",
  ],
  es: [
    "Si no es peligroso para ti, ve o haz que alguien vaya, y quédense hasta que llegue la ayuda. Si hay un arma, mantén la distancia y deja eso a la policía.",
    "No dejes sola a esa persona si puedes estar ahí sin riesgo. Siéntate cerca, habla con calma, y aparta lo peligroso solo si es seguro.",
    "Sigue al teléfono. No necesitas respuestas: «No me voy, cuéntame qué te duele».",
  ],
};

const HELPERS_LINE: Spoken = {
  en: [
    "While you wait, {suicide} for advice. You're right to act.",
    "Then {suicide}: they help the people around someone too.",
    "You aren't responsible for what they decide, only for calling help. For yourself, {suicide} as well.",
  ],
  es: [
    "Mientras esperas, {suicide} para que te orienten. Da miedo ser quien lo sabe, y haces bien en actuar.",
    "Después, {suicide}: también ayudan a quienes están cerca.",
    "No respondes de lo que decida, solo de pedir ayuda. Y por ti, también {suicide}.",
  ],
};

export const OTHER_IMMINENT: Script<QuestionId> = {
  steps: [
    { question: "with_them", parts: [THEIR_LIFE_NOW, STAY_WITH, "question"] },
    { question: "called", parts: [THEIR_LIFE_NOW, "reply", HELPERS_LINE, "question"] },
  ],
};

const WORRY: Spoken = {
  en: [
    "You're worried about someone, and that you pay attention may be just what they need.",
    "It's hard to watch someone you care about go through that. You don't have to get everything right.",
    "What you noticed is worth taking seriously. It's good that they have you.",
  ],
  es: [
    "Te preocupa alguien, y que prestes atención puede ser justo lo que necesita.",
    "Pesa querer a una persona que está en ese punto. No tienes que hacerlo todo bien.",
    "Lo que has notado merece tomarse en serio. Es bueno tenerte cerca.",
  ],
};

const HOW_TO_ASK: Spoken = {
  en: [
    'You can ask them outright: "Are you thinking about killing yourself", in just those words. Asking doesn\'t put the idea there, and it often brings relief.',
    "Pick a calm moment, and ask directly whether they think of suicide. Then mostly listen, and don't try to argue them out of it.",
    "Say what you have seen, then the plain question, whether they have thoughts of ending their life. However they answer, stay kind.",
  ],
  es: [
    "Puedes preguntárselo sin rodeos: «Dime si estás pensando en matarte», con esas palabras. Preguntar no mete la idea, y muchas veces alivia.",
    "Elige un momento tranquilo y pregunta directamente si piensa en el suicidio. Después, sobre todo escucha, sin intentar convencer.",
    "Di lo que has visto, y luego la pregunta clara: si tiene pensamientos de quitarse la vida. Responda lo que responda, sé amable.",
  ],
};

const IF_IT_TURNS: Spoken = {
  en: [
    "If they have a plan or the means at hand, don't leave them alone, and {emergency}.",
    "Should they say yes and mean today, {emergency} and stay close.",
    "The moment their life seems in danger, {emergency}, even against their wish.",
  ],
  es: [
    "Si tiene un plan o los medios a mano, no dejes sola a esa persona y {emergency}.",
    "Si dice que sí y que es hoy, {emergency} y quédate cerca.",
    "En cuanto parezca que su vida corre peligro, {emergency}, aunque no quiera.",
  ],
};

export const OTHER_WORRY: Script<QuestionId> = {
  steps: [
    { question: "asked_them", parts: [WORRY, HOW_TO_ASK, FULL.helpers, "question"] },
    { question: "with_them", parts: ["reply", IF_IT_TURNS, BRIEF.helpers, "question"] },
  ],
};

const THREAT: Spoken = {
  en: [
    "{Emergency} if someone could get hurt today. Say who, where, and what you heard.",
    "{Emergency} now if the threat is for now. You don't have to be certain.",
    "{Emergency} as soon as you think they mean it. It's right to tell, even about someone close.",
    "{Emergency}, and let the police judge how serious it is.",
  ],
  es: [
    "{Emergency} si hoy alguien podría salir herido. Di quién, dónde y qué oíste.",
    "{Emergency} ahora si la amenaza es para ahora. No hace falta tener certeza.",
    "{Emergency} en cuanto creas que va en serio. Está bien avisar, aunque sea alguien cercano.",
    "{Emergency}, y que la policía valore lo serio que es.",
  ],
};

const STAY_CLEAR: Spoken = {
  en: [
    "Don't step in between, and don't argue with them about it. Get yourself and others out of reach first.",
    "Keep away from them while it lasts. If you can safely warn the person it is aimed at, do that.",
    "Your own safety comes first. Go where people are, and keep messages or notes that show what was said.",
  ],
  es: [
    "No te pongas en medio ni discutas. Primero aléjate y aleja a los demás.",
    "Mantente lejos mientras dure. Si puedes avisar sin riesgo a la persona amenazada, hazlo.",
    "Tu seguridad va primero. Ve adonde haya gente y guarda mensajes o notas que muestren lo que se dijo.",
  ],
};

export const OTHER_HARM: Script<QuestionId> = {
  steps: [
    { question: "called", parts: [THREAT, STAY_CLEAR, "question"] },
    { question: "safe_place", parts: [THREAT, "reply", HELPERS_LINE, "question"] },
  ],
};
