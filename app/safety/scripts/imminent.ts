import { FOLLOWING } from "./suicide.ts";
import { SUPPORT } from "./support.ts";
import type { QuestionId } from "./questions.ts";
import type { Script, Spoken } from "./script.ts";

/** What stands before everything else when a life is in danger now. */
const NOW: Spoken = {
  en: [
    "{Suicide} now. If you could act on it any minute, or already have, {emergency}.",
    "{Emergency} if you are about to act on this, or {suicide}. Please do it now, before reading on.",
    "{Suicide} this minute, before anything else. If you have already hurt yourself, {emergency} first.",
    "{Emergency}, or {suicide}, right now. Say: I'm about to kill myself and I need someone.",
  ],
  es: [
    "{Suicide} ahora. Si podrías hacerlo en cualquier momento, o ya has empezado, {emergency}.",
    "{Emergency} si estás a punto de hacerlo, o {suicide}. Hazlo ahora, antes de seguir leyendo.",
    "{Suicide} en este minuto, antes que nada. Si ya te has hecho daño, primero {emergency}.",
    "{Emergency}, o {suicide}, ahora mismo. Di: estoy a punto de matarme y necesito a alguien.",
  ],
};

const STILL_NOW: Spoken = {
  en: [
    "{Suicide} now if you haven't yet, and stay on with them.",
    "{Suicide}: that still comes first. If it gets too close, {emergency}.",
    "{Suicide}, with this page open if you like. The talking can begin with one word.",
    "{Emergency} the moment it gets too close. Otherwise {suicide} and let them stay with you.",
  ],
  es: [
    "{Suicide} ahora, si todavía no lo has hecho, y no cuelgues.",
    "{Suicide}: eso sigue siendo lo primero. Si se acerca demasiado, {emergency}.",
    "{Suicide}, con esta página abierta si quieres. Se puede empezar con una palabra.",
    "{Emergency} en cuanto se acerque demasiado. Si no, {suicide} y deja que te acompañen.",
  ],
};

const AWAY: Spoken = {
  en: [
    "Then get away from what you were going to use: another room, the street, a neighbor's door.",
    "Move away from it first: step outside, or go to where people are.",
    "Put it down and walk away from it, even ten steps.",
  ],
  es: [
    "Después aléjate de lo que ibas a usar. Otra habitación, la calle, la puerta de un vecino.",
    "Primero muévete, luego piensa: sal, o ve adonde haya gente, y deja eso atrás.",
    "Suéltalo y camina lejos de ahí. Diez pasos ya son un comienzo.",
  ],
};

const NOT_ALONE: Spoken = {
  en: [
    "Don't stay alone with this. Wake someone, knock on a door, and say: \"Please stay with me, I'm not safe.\"",
    "Get a person next to you, anyone you trust. Even on the phone counts until they are there.",
    "Let somebody see you right now. A family member, a neighbor, the staff of any open shop.",
  ],
  es: [
    "No te quedes a solas con esto. Despierta a alguien, toca una puerta y di: «Quédate conmigo, no estoy a salvo».",
    "Haz que una persona esté a tu lado, cualquiera en quien confíes. También cuenta por teléfono, hasta que llegue.",
    "Que alguien te vea ahora mismo. Alguien de la familia, un vecino, quien atienda una tienda abierta.",
  ],
};

const WAVE: Spoken = {
  en: [
    "The strongest urge often lasts only minutes. It's easier to get through with someone beside you.",
    "This moment can pass. Many people who were here before you are alive and relieved.",
    "You wrote it here, so part of you is reaching out. Follow that part to the phone.",
  ],
  es: [
    "Lo que escribiste importa. El impulso más fuerte suele durar minutos, y con alguien a tu lado puedes resistirlo.",
    "Por definitivo que parezca desde ahí, este momento puede pasar. Mucha gente que estuvo en este punto vive y lo agradece.",
    "Lo has puesto en palabras, así que una parte de ti todavía busca ayuda. Sigue a esa parte hasta el teléfono.",
  ],
};

export const SUICIDE_IMMINENT: Script<QuestionId> = {
  steps: [
    { question: "company", parts: [NOW, AWAY, NOT_ALONE, "question"] },
    { question: "moved", parts: [STILL_NOW, "reply", SUPPORT.distance, "question"] },
    { question: "reach", parts: [STILL_NOW, "reply", WAVE, "question"] },
  ],
};

const TAKEN: Spoken = {
  en: [
    "{Emergency} now, even if you feel all right so far. If you can't get through, {poison}.",
    "{Emergency} this minute and say what you took and when. Or {poison}, but don't wait with both.",
    "{Emergency} right away. Some harm starts silently, so please don't wait to see how it feels.",
  ],
  es: [
    "{Emergency} ahora, aunque por el momento te sientas bien. Si no lo consigues, {poison}.",
    "{Emergency} en este minuto y di qué tomaste y cuándo. O {poison}, pero no esperes.",
    "{Emergency} de inmediato. A veces el daño empieza sin que se note, así que no esperes a ver qué sientes.",
  ],
};

const STILL_TAKEN: Spoken = {
  en: [
    "{Emergency}, if nobody has yet. That comes before writing here.",
    "{Emergency} and stay on the line until they are with you.",
    "{Emergency} or have someone take you to an emergency room now, not in an hour.",
    "{Emergency} even if you still feel fine, or {poison} if you can't get through.",
  ],
  es: [
    "{Emergency}, si nadie lo ha hecho todavía. Eso va antes que escribir aquí.",
    "{Emergency} y sigue en la línea hasta que lleguen.",
    "{Emergency} o que alguien te lleve a urgencias ahora, no dentro de una hora.",
    "{Emergency} aunque todavía te sientas bien, o {poison} si no te contestan.",
  ],
};

const UNTIL_THEY_COME: Spoken = {
  en: [
    "Unlock the door. Tell whoever is nearest, and keep the packet for the ambulance.",
    "Open the front door and sit near it. Have what you took beside you, to show them.",
    "Get a person to you now, and take nothing more. Sit where they will see you.",
  ],
  es: [
    "Quita el seguro de la puerta. Avisa a quien tengas más cerca y guarda el envase para la ambulancia.",
    "Abre la entrada y siéntate al lado. Ten contigo lo que tomaste, para mostrárselo.",
    "Haz que venga alguien ahora y no tomes nada más. Siéntate donde te vean.",
  ],
};

const CAN_BE_HELPED: Spoken = {
  en: [
    "You told someone, and there is still time to be helped. Doctors see this often and they won't scold you.",
    "Whatever led to this can be talked about afterwards. First your body needs looking after.",
    "You deserve to get through this. The people who come are there to keep you alive, nothing else.",
  ],
  es: [
    "Lo has contado, y todavía se puede ayudar. Los médicos ven esto a menudo y no te van a reñir.",
    "De lo que llevó a esto se puede hablar después. Primero hay que atender tu cuerpo.",
    "Mereces salir de esta. Quienes vienen están para que vivas, y para nada más.",
  ],
};

export const OVERDOSE: Script<QuestionId> = {
  steps: [
    { question: "called", parts: [TAKEN, UNTIL_THEY_COME, CAN_BE_HELPED, "question"] },
    { question: "company", parts: [STILL_TAKEN, "reply", UNTIL_THEY_COME, "question"] },
    { question: "reach", parts: [STILL_TAKEN, "reply", "question"] },
  ],
};

const AFTER_ATTEMPT_FIRST: Spoken = {
  en: [
    "{Suicide} today, and let a doctor see you today too. If you are hurt, or close to trying again, {emergency}.",
    "{Emergency} if your body is hurt in any way, or if it could happen again soon. If not, {suicide} now.",
    "{Suicide} before you do anything else. An injury can be worse than it looks, so if you are in pain, dizzy or took anything, {emergency}.",
  ],
  es: [
    "{Suicide} hoy, y que hoy también te vea un médico. Si tienes alguna lesión, o estás cerca de intentarlo otra vez, {emergency}.",
    "{Emergency} si tu cuerpo está dañado de alguna manera, o si podría repetirse pronto. Si no, {suicide} ahora.",
    "{Suicide} antes de hacer otra cosa. Una lesión puede ser peor de lo que parece, así que si hay dolor, mareo o tomaste algo, {emergency}.",
  ],
};

const AFTER_ATTEMPT: Spoken = {
  en: [
    "You tried to end your life, and then went on carrying it without anyone knowing. That is an enormous weight.",
    "You survived something very serious. It is good that you're telling it now, and you shouldn't be alone with it for another hour.",
    "That happened, and you are still here to write about it. The days after are a tender time, they call for company.",
  ],
  es: [
    "Intentaste quitarte la vida y después seguiste cargando con ello sin que nadie lo supiera. Es un peso enorme.",
    "Has sobrevivido a algo muy serio. Es bueno que lo cuentes ahora, y no deberías pasar una hora más a solas con ello.",
    "Eso ocurrió, y sigues aquí para contarlo. Los días siguientes son delicados y piden compañía.",
  ],
};

export const ATTEMPT: Script<QuestionId> = {
  steps: [
    { question: "today", parts: [AFTER_ATTEMPT_FIRST, AFTER_ATTEMPT, "question"] },
    { question: "seen", parts: ["reply", FOLLOWING.brief, "question"] },
    ...FOLLOWING.steps,
  ],
};
