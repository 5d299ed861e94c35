import { BRIEF, FULL } from "./resources.ts";
import type { QuestionId } from "./questions.ts";
import type { Script, Spoken } from "./script.ts";

const BELIEVED: Spoken = {
  en: [
    "I believe you. It's not your fault, and nothing you did makes it okay.",
    "You're believed here. Nobody has the right to treat you that way.",
    "Thank you for telling me. It's not your fault, and you're not making too much of it.",
    "That shouldn't be happening to you. You don't have to prove it, or explain why you're still there.",
  ],
  es: [
    "Te creo. Lo que te hacen no es culpa tuya, y nada de lo que hayas hecho lo justifica.",
    "Aquí se te cree. Nadie tiene derecho a tratarte así, diga lo que diga.",
    "Gracias por confiarle esto a esta página. No es culpa tuya, y no estás exagerando.",
    "Eso no debería pasarte. No tienes que demostrarlo ni explicar por qué sigues ahí.",
  ],
};

const NO_HURRY: Spoken = {
  en: [
    "You don't have to decide anything now. If you ever think of going, plan it first with someone who knows how, because that can be a risky time.",
    "You know your situation best. A plan made quietly with the hotline is safer than a sudden move.",
    "Keep what is safe for you now. Small preparations count: a charged phone, copies of papers, a word agreed with a friend.",
  ],
  es: [
    "No tienes que decidir nada ahora. Si alguna vez piensas en irte, planéalo antes con quien sabe hacerlo, porque puede ser un momento de riesgo.",
    "Tú conoces mejor tu situación. Un plan hecho con calma con la línea de ayuda es más seguro que un paso repentino.",
    "Conserva lo que hoy te da seguridad. Cuentan los preparativos pequeños: el teléfono cargado, copias de papeles, una palabra acordada con una amistad.",
  ],
};

const COVER_TRACKS: Spoken = {
  en: [
    "If this device may be checked, use the button that leaves this page quickly, and call from another phone.",
    "A borrowed phone or one at work leaves fewer traces. This page has a button to get away from it fast.",
    "You can leave this page at any moment. The exit is on the panel.",
  ],
  es: [
    "Si alguien puede revisar este aparato, usa el botón para salir rápido de esta página y llama desde otro teléfono.",
    "Un teléfono prestado o el del trabajo deja menos rastro. Aquí hay un botón para irte deprisa.",
    "Puedes salir de esta página en cualquier momento, la salida está en el panel. Lo único que hay que guardar es un número.",
  ],
};

const SOMEONE_SAFE: Spoken = {
  en: [
    "One person outside of this who knows can make a difference: a friend, a doctor, someone at work.",
    "A doctor can treat injuries and write them down, in case you want that later. A friend can keep a bag for you.",
    "Who is safe to tell is yours to judge. It can be a nurse, a neighbor, a sister.",
  ],
  es: [
    "Que lo sepa una persona de fuera puede cambiar mucho: una amistad, un médico, alguien del trabajo.",
    "Un médico puede curar las lesiones y dejarlas por escrito, por si más adelante lo quieres. Una amistad puede guardarte una bolsa.",
    "Tú juzgas a quién se lo puedes contar sin peligro. Puede ser una enfermera, una vecina, una hermana.",
  ],
};

export const ABUSE_SCRIPT: Script<QuestionId> = {
  steps: [
    { question: "safe_place", parts: [BELIEVED, FULL.abuse, COVER_TRACKS, "question"] },
    { question: "watched", parts: ["reply", NO_HURRY, BRIEF.abuse, "question"] },
    { question: "seen", parts: ["reply", SOMEONE_SAFE, BRIEF.abuse, "question"] },
  ],
};

const ABUSE_FIRST: Spoken = {
  en: [
    "{Emergency} now if you can do it without being heard. If you can't speak, leave the line open.",
    "{Emergency} as soon as you have the chance, and say where you are first of all.",
    "{Emergency}, even in a whisper. If calling is too dangerous, get a neighbor to do it.",
    "{Emergency} the moment the way is clear. Your address is the one thing they need.",
  ],
  es: [
    "{Emergency} ahora, si puedes hacerlo sin que te oigan. Si no puedes hablar, deja la línea abierta.",
    "{Emergency} en cuanto tengas ocasión, y di antes que nada dónde estás.",
    "{Emergency}, aunque sea en voz baja. Si llamar es demasiado peligroso, que lo haga un vecino.",
    "{Emergency} en el momento en que puedas. Lo único imprescindible es la dirección.",
  ],
};

const GET_CLEAR: Spoken = {
  en: [
    "Stay near a door or a window you could leave by, and out of the kitchen. If the way is open, go to where people are.",
    "Put a locked door between you if you can, or get outside. Leave your things, they can be replaced.",
    "Keep your hands free and your back to a way out. Don't argue and don't try to win it, just get through it.",
  ],
  es: [
    "Quédate cerca de una puerta o una ventana por la que puedas salir, y fuera de la cocina. Si el camino está libre, ve adonde haya gente.",
    "Pon una puerta con llave de por medio si puedes, o sal a la calle. Deja tus cosas, se pueden reponer.",
    "Ten las manos libres y la salida a tu espalda. No discutas ni intentes ganar, solo pasa este momento.",
  ],
};

const LATER_HOTLINE: Spoken = {
  en: [
    "None of this is your fault. Once you're out of reach, {abuse}.",
    "You are not to blame for this. When it is quiet again, {abuse} and plan the next step with them.",
    "If you were hurt at the neck or the head, you need a doctor today, even if you feel fine. Afterwards, {abuse}.",
  ],
  es: [
    "Nada de esto es culpa tuya. Cuando estés fuera de su alcance, {abuse}.",
    "No tienes la culpa de esto. Cuando vuelva la calma, {abuse} y planea con ellos el siguiente paso.",
    "Si te hizo daño en el cuello o la cabeza, necesitas un médico hoy, aunque te sientas bien. Después, {abuse}.",
  ],
};

export const ABUSE_IMMINENT: Script<QuestionId> = {
  steps: [
    { question: "called", parts: [ABUSE_FIRST, GET_CLEAR, LATER_HOTLINE, "question"] },
    { question: "safe_place", parts: [ABUSE_FIRST, "reply", GET_CLEAR, "question"] },
    { question: "seen", parts: [ABUSE_FIRST, "reply", LATER_HOTLINE, "question"] },
  ],
};

const ASSAULTED: Spoken = {
  en: [
    "I believe what you wrote. What was done to you was not your fault, whatever you wore, drank, said or didn't say.",
    "You're taken seriously here. A body that froze or went along with it to get through has not agreed to anything.",
    "It takes a lot of strength to tell this. The shame belongs to the one who did this, none of it to you.",
  ],
  es: [
    "Creo lo que escribes. Lo que te hicieron no fue culpa tuya, llevaras, bebieras, dijeras o callaras lo que fuera.",
    "Aquí se te toma en serio. Un cuerpo que se queda helado o cede para salir del paso no ha consentido nada.",
    "Hace falta mucha fuerza para contar esto. La vergüenza es de quien lo hizo, ni una parte es tuya.",
  ],
};

const CARE_IF_YOU_WANT: Spoken = {
  en: [
    "If it was in the last days, a clinic can care for injuries and more, and explain your choices first. You can take someone along.",
    "Medical care soon can prevent some harm, and you may refuse any part of it. A friend can come with you.",
    "You don't have to tell it all, or tell it in order. One trusted person beside you is a good start.",
  ],
  es: [
    "Si fue en los últimos días, en una clínica pueden atender lesiones y otras cosas, y explicarte antes las opciones. Puedes ir con alguien.",
    "La atención médica temprana puede evitar algunos daños, y puedes rechazar cualquier parte. Una amistad puede acompañarte.",
    "No tienes que contarlo todo, ni en orden. Una persona de confianza a tu lado es un buen comienzo.",
  ],
};

export const ASSAULT_SCRIPT: Script<QuestionId> = {
  steps: [
    { question: "safe_place", parts: [ASSAULTED, FULL.assault, "question"] },
    { question: "seen", parts: ["reply", CARE_IF_YOU_WANT, BRIEF.assault, "question"] },
    { question: "company", parts: ["reply", SOMEONE_SAFE, BRIEF.assault, "question"] },
  ],
};

const YOUNG_BELIEVED: Spoken = {
  en: [
    "I believe you, and you did the right thing by telling. This is not your fault, and a grown-up should never do that to you.",
    "You are very brave to write that. Nothing you did caused it, and you won't be blamed for saying it.",
    "What you're describing is wrong, and it's not on you to put up with it. You're believed.",
  ],
  es: [
    "Te creo, e hiciste lo correcto al contarlo. No es culpa tuya, y una persona adulta nunca debería hacerte eso.",
    "Hace falta mucho valor para escribirlo. Nada de lo que hiciste lo causó, y nadie te culpará por decirlo.",
    "Lo que describes está mal, y no te toca aguantarlo. Se te cree.",
  ],
};

const YOUNG_TELL: Spoken = {
  en: [
    "A teacher, a school counselor, a doctor or a friend's parent can help, and they know what to do with it. If one doesn't act, try the next.",
    "You can write it on paper and hand it to a teacher, if saying it is too hard.",
    "For now, stay near people who are safe. A sister, a neighbor, a friend's home.",
  ],
  es: [
    "Una maestra, un consejero escolar, un médico o la madre de una amistad pueden ayudar, y saben qué hacer. Si alguien no actúa, prueba con la siguiente persona.",
    "Puedes escribirlo en un papel y dárselo a un profesor, si decirlo cuesta demasiado.",
    "Por ahora, quédate cerca de personas seguras. Una hermana, una vecina, la casa de una amistad.",
  ],
};

export const YOUNG_ABUSE: Script<QuestionId> = {
  steps: [
    { question: "safe_place", parts: [YOUNG_BELIEVED, FULL.young, "question"] },
    { question: "company", parts: ["reply", YOUNG_TELL, BRIEF.young, "question"] },
    { question: "seen", parts: ["reply", YOUNG_TELL, BRIEF.young, "question"] },
  ],
};

export const YOUNG_ABUSE_IMMINENT: Script<QuestionId> = {
  steps: [
    { question: "called", parts: [ABUSE_FIRST, GET_CLEAR, BRIEF.young, "question"] },
    { question: "safe_place", parts: [ABUSE_FIRST, "reply", YOUNG_BELIEVED, "question"] },
    { question: "company", parts: [ABUSE_FIRST, "reply", YOUNG_TELL, "question"] },
  ],
};
