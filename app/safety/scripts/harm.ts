import { BRIEF, FULL } from "./resources.ts";
import type { QuestionId } from "./questions.ts";
import type { Script, Spoken } from "./script.ts";

const HARM: Spoken = {
  en: [
    "There's a lot of anger in that. You said it before doing anything, and that's good.",
    "That's a lot of pressure to walk around with. Saying it can slow it down.",
    "It sounds like you've been pushed a long way. A feeling doesn't have to turn into anything, however strong it is.",
  ],
  es: [
    "Hay mucha rabia en eso, y quizá dolor debajo. Lo has dicho antes de hacerlo, y eso deja espacio.",
    "Da miedo andar con una presión así. Decirlo es una manera de frenarla.",
    "Parece que te han llevado muy al límite. Nada tiene que pasar por un sentimiento, por fuerte que sea.",
  ],
};

const SPACE: Spoken = {
  en: [
    "Put distance between you and that person, and between you and anything that could hurt them. Go for a walk, stay with someone calm.",
    "Don't go where they are today. If something dangerous is in the house or the car, let another person take it.",
    "Take the long way round them. Don't drink on it, and let the rest wait until it has cooled.",
  ],
  es: [
    "Pon distancia con esa persona, y con cualquier cosa que pudiera hacerle daño. Sal a caminar, quédate con alguien tranquilo.",
    "Hoy no vayas adonde está. Si hay algo peligroso en casa o en el auto, que se lo lleve otra persona.",
    "Da un rodeo para no cruzarte. No bebas encima de esto, y deja lo demás para cuando se haya enfriado.",
  ],
};

const TALK_IT_DOWN: Spoken = {
  en: [
    "Someone you trust can sit with you until it drops, and a doctor or therapist can help with what keeps lighting it.",
    "Tell one level-headed person: \"I'm so angry that I don't trust myself right now.\" A therapist can work on it with you later.",
    "What was done to you may well need an answer. It can be a loud one, a legal one, a final one, without anyone getting hurt.",
  ],
  es: [
    "Alguien de confianza puede quedarse contigo hasta que baje, y un médico o terapeuta puede ayudar con lo que lo enciende.",
    "Dile a una persona sensata: «Tengo tanta rabia que ahora no me fío de mí». Más adelante, un terapeuta puede trabajarlo contigo.",
    "Lo que te hicieron quizá merezca una respuesta. Puede ser fuerte, legal y definitiva sin que nadie salga herido.",
  ],
};

const COOL: Spoken = {
  en: [
    "For now: cold water on your face, shoes on, twice around the block.",
    "Give the heat in your body somewhere harmless to go. Stairs, a brisk walk, a loud song.",
    "Set yourself one hour in which nothing is decided, and spend it where other people are.",
  ],
  es: [
    "Por ahora: agua fría en la cara, zapatos puestos, dos vueltas a la manzana.",
    "Dale al calor del cuerpo una salida que no dañe a nadie. Escaleras, paso rápido, una canción a todo volumen.",
    "Date una hora en la que no se decide nada, y pásala donde haya más gente.",
  ],
};

export const HARM_SCRIPT: Script<QuestionId> = {
  steps: [
    { question: "hurt_someone", parts: [HARM, FULL.harm, SPACE, "question"] },
    { question: "near_them", branch: "deeper", parts: ["reply", BRIEF.harm, "question"] },
    { question: "company", parts: ["reply", TALK_IT_DOWN, BRIEF.harm, "question"] },
  ],
};

/** On a later visit: what is left of it, without the question about today. */
export const LATER_HARM: Script<QuestionId> = {
  steps: [{ question: "company", parts: ["reply", TALK_IT_DOWN, BRIEF.harm, "question"] }],
};

const HARM_FIRST: Spoken = {
  en: [
    "{Emergency} now, or {suicide}, before anything happens.",
    "{Suicide} now, or {emergency}. Say: I'm about to hurt someone and I want to be stopped.",
    "{Emergency} if you are on your way to do it. If you still have a moment, {suicide}.",
    "{Suicide} straight away, and {emergency} if you feel it slipping.",
  ],
  es: [
    "{Emergency} ahora, o {suicide}, antes de que pase algo.",
    "{Suicide} ahora, o {emergency}. Di: estoy a punto de hacerle daño a alguien y quiero que me paren.",
    "{Emergency} si vas de camino a hacerlo. Si todavía te queda un momento, {suicide}.",
    "{Suicide} enseguida, y {emergency} si notas que se te escapa.",
  ],
};

const STOP_HERE: Spoken = {
  en: [
    "Stop where you are. Leave anything that could hurt someone behind, turn round and go where people are.",
    "Park, sit down, hand over what you carry. Each minute that you do nothing keeps that person safe, and you too.",
    "Turn back now. Whatever you have with you, put it where you can't reach it, and have someone stay with you.",
  ],
  es: [
    "Detente donde estás. Deja atrás todo lo que pueda herir a alguien, da la vuelta y ve adonde haya gente.",
    "Estaciona, siéntate, entrega lo que lleves. Cada minuto sin hacer nada protege a esa persona, y a ti también.",
    "Regresa ahora. Lo que lleves contigo, ponlo donde no puedas alcanzarlo, y que alguien se quede contigo.",
  ],
};

const STILL_TIME: Spoken = {
  en: [
    "Nothing has been done that can't be undone. You can still be someone who stopped.",
    "You wrote it here instead of doing it. That gap is where this can turn.",
    "The anger may have good reasons. It will still be there tomorrow to deal with, and so will everyone else.",
  ],
  es: [
    "Todavía no ha pasado nada irreparable. Aún puedes ser alguien que se detuvo.",
    "Lo escribiste aquí en lugar de hacerlo. En ese hueco esto puede cambiar.",
    "La rabia puede tener buenas razones. Mañana seguirá ahí para ocuparse de ella, y los demás también.",
  ],
};

export const HARM_IMMINENT: Script<QuestionId> = {
  steps: [
    { question: "near_them", parts: [HARM_FIRST, STOP_HERE, "question"] },
    { question: "company", parts: [HARM_FIRST, "reply", STILL_TIME, "question"] },
    { question: "reach", parts: [HARM_FIRST, "reply", COOL, "question"] },
  ],
};

const UNWANTED: Spoken = {
  en: [
    "A thought like that is frightening, and it takes courage to say it. Having a thought isn't doing it. Nobody is accusing you.",
    "Many exhausted parents have awful images they'd never choose. You did the right thing by saying it.",
    "Thoughts like that can come when you're worn out. You said it because you want the little one to be safe.",
  ],
  es: [
    "Un pensamiento así golpea, y contarlo exige valor. Tener un pensamiento no es hacerlo, y nadie te acusa de nada.",
    "A muchas madres y padres agotados les cruzan imágenes terribles que jamás elegirían. Hiciste lo correcto al decirlo.",
    "Debió de darte mucho miedo. Habla de tu agotamiento, y de que quieres que la criatura esté a salvo.",
  ],
};

const PUT_DOWN: Spoken = {
  en: [
    "For this moment: lay the baby in the crib, close the door, and step into the next room. Crying for ten minutes does no harm. If you feel you might do it, {emergency}.",
    "Right now, don't be the only adult with your child. Put them somewhere safe and call a person over, and {emergency} if you're afraid of what your hands might do.",
    "Set the child down where nothing can happen, walk out of the room, and have somebody come. {Emergency} if it feels close.",
  ],
  es: [
    "Para este momento: deja al bebé en la cuna, cierra la puerta y pasa a la habitación de al lado. Que llore diez minutos no le hace daño. Si sientes que podrías hacerlo, {emergency}.",
    "Ahora mismo, que haya otra persona adulta con la criatura. Déjala en un lugar seguro y llama a alguien, y {emergency} si temes lo que puedan hacer tus manos.",
    "Deja a tu pequeño donde nada pueda pasarle, sal del cuarto y haz que venga alguien. {Emergency} si lo sientes cerca.",
  ],
};

const SHARE_THE_LOAD: Spoken = {
  en: [
    "Sleep and a second pair of hands are treatment too. Who takes the next night can be arranged with one message.",
    'You can say to a partner, a parent or a friend: "I need you here today, I\'m past my limit."',
    "Doctors and midwives hear this more often than you think, and they know how to help with it.",
  ],
  es: [
    "Dormir y tener otro par de manos también cura. Con un mensaje se puede arreglar quién se ocupa de la próxima noche.",
    "Puedes decirle a tu pareja, a tu madre o a una amistad: «Te necesito aquí hoy, ya no puedo más».",
    "Médicos y parteras oyen esto más a menudo de lo que crees, y saben cómo ayudar.",
  ],
};

function unwanted(full: Spoken): Script<QuestionId> {
  return {
    steps: [
      { question: "afraid_to_act", parts: [UNWANTED, PUT_DOWN, full, "question"] },
      { question: "child_with_other", parts: ["reply", BRIEF.unwanted, "question"] },
      { question: "doctor_today", parts: ["reply", SHARE_THE_LOAD, BRIEF.unwanted, "question"] },
    ],
  };
}

export const UNWANTED_BABY = unwanted(FULL.unwanted);
export const UNWANTED_CHILD = unwanted(FULL.unwantedChild);
