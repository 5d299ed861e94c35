import { BRIEF, FULL } from "./resources.ts";
import type { QuestionId } from "./questions.ts";
import type { Script, Spoken } from "./script.ts";

const FRIGHTENING: Spoken = {
  en: [
    "That sounds frightening, and it must be hard to get any rest with it. You don't have to work out what it means on your own.",
    "What you describe would scare and exhaust anyone who lived through it. It was right to say it.",
    "It sounds as if there's hardly a quiet minute left. What it does to you is real, and it deserves care.",
  ],
  es: [
    "Eso suena aterrador, y debe de costar descansar así. No tienes que descifrar a solas lo que significa.",
    "Lo que describes asustaría y agotaría a quien lo viviera. Es bueno que lo cuentes.",
    "Parece que apenas te queda un minuto tranquilo. Lo que te hace es real, y merece atención.",
  ],
};

const BESIDE_YOU: Spoken = {
  en: [
    "Stay where another person is. Let a friend or someone in your family know how bad it is today.",
    "Somebody you trust could come over, keep you company, and go with you to be seen.",
    "Keep the lights on and a familiar person near. You don't have to explain it.",
  ],
  es: [
    "Quédate donde haya otra persona. Que alguien de tu familia o una amistad sepa lo mal que está la cosa hoy.",
    "Alguien en quien confíes podría venir, acompañarte e ir contigo a que te atiendan.",
    "Deja la luz encendida y una cara conocida cerca. No hace falta explicarlo, solo compartirlo.",
  ],
};

const STEADY: Spoken = {
  en: [
    "Something steady may help in between: a hot drink, music you know, your feet on the floor.",
    "Less noise helps. A calm room, no news, one person you like.",
    "You could write down when it is stronger and when it is weaker, to show the doctor.",
  ],
  es: [
    "Entre tanto puede ayudar algo firme: una bebida caliente, música conocida, los pies en el suelo.",
    "Menos ruido ayuda. Un cuarto tranquilo, sin noticias, con una persona que te agrade.",
    "Puedes anotar cuándo es más fuerte y cuándo menos, para enseñárselo al médico.",
  ],
};

export const PSYCHOSIS: Script<QuestionId> = {
  steps: [
    { question: "voices", parts: [FRIGHTENING, FULL.psychosis, "question"] },
    { question: "doctor_today", parts: ["reply", STEADY, BRIEF.psychosis, "question"] },
    { question: "company", parts: ["reply", BESIDE_YOU, BRIEF.psychosis, "question"] },
  ],
};

const COMMAND_FIRST: Spoken = {
  en: [
    "{Emergency} or {suicide} now, and say that you are being told to do harm.",
    "{Suicide} now, or {emergency}, and let someone be with you while you do it.",
    "{Emergency} if you feel you can't hold out against it. Otherwise {suicide}, this minute.",
    "{Suicide} and keep the line open. {Emergency} if it gets stronger than you.",
  ],
  es: [
    "{Emergency} o {suicide} ahora, y di que algo te manda hacer daño.",
    "{Suicide} ahora, o {emergency}, y que alguien te acompañe mientras lo haces.",
    "{Emergency} si sientes que no puedes resistirlo. Si no, {suicide}, en este minuto.",
    "{Suicide} y no cuelgues. {Emergency} si se hace más fuerte que tú.",
  ],
};

const NEED_NOT_OBEY: Spoken = {
  en: [
    "You don't have to obey. Move away from anyone it is aimed at, and from whatever could do harm, to you as well.",
    "An order is not a duty. Go where people are, put space between you and anything dangerous, and touch nothing.",
    "You can be told to do it and still not do it. Leave the place, leave everything in it, and stay beside someone.",
  ],
  es: [
    "No tienes que obedecer. Aléjate de la persona contra la que va, y de todo lo que pueda dañar, también a ti.",
    "Una orden no es una obligación. Ve adonde haya gente, pon espacio con cualquier cosa peligrosa y no toques nada.",
    "Pueden mandarte hacerlo y tú no hacerlo. Sal de ese lugar, deja todo lo que hay en él y quédate junto a alguien.",
  ],
};

const CARE_TODAY: Spoken = {
  en: [
    "This needs an emergency room today, together with someone you trust. Fear like this can be treated.",
    "Let someone drive you to a hospital now. Say there what you said here, in the same words.",
    "A doctor can help today to make it quieter. You shouldn't have to stand this any longer alone.",
  ],
  es: [
    "Esto necesita urgencias hoy, con alguien de confianza. Un miedo así se puede tratar.",
    "Deja que alguien te lleve a un hospital ahora. Di allí lo que dijiste aquí, con las mismas palabras.",
    "Un médico puede ayudar hoy a que baje el volumen. No deberías aguantar esto más tiempo a solas.",
  ],
};

export const PSYCHOSIS_HARM: Script<QuestionId> = {
  steps: [
    { question: "company", parts: [COMMAND_FIRST, NEED_NOT_OBEY, CARE_TODAY, "question"] },
    { question: "doctor_today", parts: [COMMAND_FIRST, "reply", NEED_NOT_OBEY, "question"] },
  ],
};
