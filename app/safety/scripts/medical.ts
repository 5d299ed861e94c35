import type { QuestionId } from "./questions.ts";
import type { Script, Spoken } from "./script.ts";

const CALL: Spoken = {
  en: [
    "{Emergency} now. Put it on speaker and do what they tell you.",
    "{Emergency} this minute, and say where you are first.",
    "{Emergency} right away, before writing another word here.",
    "{Emergency}, or have the nearest person do it, now.",
  ],
  es: [
    "{Emergency} ahora. Pon el altavoz y haz lo que te digan.",
    "{Emergency} en este minuto, y di primero dónde estás.",
    "{Emergency} de inmediato, antes de escribir una palabra más.",
    "{Emergency}, o que lo haga la persona más cercana, ya.",
  ],
};

const WAIT_SELF: Spoken = {
  en: [
    "Unlock the door, tell someone near you, and don't drive yourself.",
    "Get a person beside you and sit or lie down. Leave the door open for them.",
    "Shout for a neighbor if you are by yourself. Stay on the line, even if you can't speak.",
  ],
  es: [
    "Quita el cerrojo, avisa a quien esté cerca y no conduzcas.",
    "Que alguien venga a tu lado, y siéntate o acuéstate. Deja la puerta abierta para cuando lleguen.",
    "Grita a un vecino si no hay nadie contigo. Sigue en la línea, aunque no puedas hablar.",
  ],
};

const WAIT_OTHER: Spoken = {
  en: [
    "Stay beside them until help comes. The people on the phone will talk you through it.",
    "Don't leave them alone. Send someone else to open the door and wave the ambulance in.",
    "Keep the phone near their head and tell the operator what you see. You'll be guided step by step.",
  ],
  es: [
    "Quédate a su lado hasta que llegue la ayuda. Por teléfono te irán guiando.",
    "No dejes sola a esa persona. Manda a alguien a abrir la puerta y hacer señas a la ambulancia.",
    "Ten el teléfono cerca y dile al operador lo que ves. Te dirán qué hacer, paso a paso.",
  ],
};

const NOT_HERE: Spoken = {
  en: [
    "This page can't judge an emergency, they can. It will be here afterwards.",
    "Only they can send help, nothing here can. Writing can wait.",
    "Better one call too many. They won't mind if it turns out to be nothing.",
  ],
  es: [
    "Esta página no puede valorar una emergencia, ellos sí. Después seguirá aquí.",
    "Solo ellos pueden mandar ayuda, desde aquí no se puede. Escribir puede esperar.",
    "Mejor una llamada de más. A nadie le molesta si al final no era nada.",
  ],
};

const POISON: Spoken = {
  en: [
    "{Poison} now. If anyone collapses, has a seizure, can't breathe or won't wake, {emergency} instead.",
    "{Poison} this minute, before trying anything at home. With fainting, fits or trouble breathing, {emergency}.",
    "{Poison} straight away and read them the label. If it gets worse, or someone passes out, {emergency}.",
    "{Poison}, and don't wait for signs to appear. With any collapse, {emergency} first.",
  ],
  es: [
    "{Poison} ahora. Si alguien se desploma, convulsiona, no respira bien o no despierta, {emergency}.",
    "{Poison} en este minuto, antes de probar nada en casa. Con desmayo, convulsiones o dificultad para respirar, {emergency}.",
    "{Poison} enseguida y léeles la etiqueta. Si empeora, o alguien pierde el sentido, {emergency}.",
    "{Poison}, y no esperes a que haya señales. Ante un desmayo, primero {emergency}.",
  ],
};

const POISON_WAIT: Spoken = {
  en: [
    "Keep the container in your hand for the call. Don't bring anything up and don't drink anything unless they say so.",
    "Have ready: what it was, how long ago, and who. They ask the rest.",
    "Let somebody stay close by while you talk to them. Note the time it happened.",
  ],
  es: [
    "Ten el envase en la mano durante la llamada. No provoques el vómito ni des de beber nada si no te lo indican.",
    "Ten listo: qué fue, hace cuánto y quién. Lo demás lo preguntan ellos.",
    "Que haya alguien cerca mientras hablas. Anota la hora en que pasó.",
  ],
};

function medical(first: Spoken, wait: Spoken): Script<QuestionId> {
  return {
    steps: [
      { question: "called", parts: [first, wait, "question"] },
      { question: "reach", parts: [first, "reply", NOT_HERE, "question"] },
    ],
  };
}

export const MEDICAL = medical(CALL, WAIT_SELF);
export const MEDICAL_OTHER = medical(CALL, WAIT_OTHER);
export const POISONING = medical(POISON, POISON_WAIT);
