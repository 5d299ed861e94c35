import { sessionLength, TRACK_IDS, type Track, type TrackId } from "#app/catalogue/tracks.ts";
import type { NewReply } from "#app/models/conversations/turns.server.ts";

type Language = "en" | "es";

/** What the buttons under an offer mean. */
export const SWITCH = { yes: "switch.yes", stay: "switch.stay" } as const;

type Buttons = NewReply["quickAnswers"];

/** The buttons under an offer: their words are kept as what the person says. */
export const SWITCH_ANSWERS: Readonly<Record<Language, Buttons>> = {
  en: [
    { id: SWITCH.yes, label: "Yes, switch", message: "Yes, switch" },
    { id: SWITCH.stay, label: "Stay here", message: "Stay here" },
  ],
  es: [
    { id: SWITCH.yes, label: "Sí, cambiar", message: "Sí, cambiar" },
    { id: SWITCH.stay, label: "Quedarnos aquí", message: "Quedarnos aquí" },
  ],
};

const PROGRAMMES: Readonly<Record<Language, Readonly<Record<TrackId, string>>>> = {
  en: {
    "just-chat": "a regular chat, without a program",
    "letting-go": "the letting go program",
    "calm-mind": "the calm down program",
    "process-grief": "the grief program",
    "internal-family-systems": "the parts work program",
  },
  es: {
    "just-chat": "una charla sin programa",
    "letting-go": "el programa de soltar",
    "calm-mind": "el programa de calma",
    "process-grief": "el programa de duelo",
    "internal-family-systems": "el programa sobre tus partes (sistemas de familia interna)",
  },
};

/** Each track as an answer to tap, in words that say the wish for it. */
const TRACK_CHOICES: Readonly<
  Record<Language, Readonly<Record<TrackId, { label: string; message: string }>>>
> = {
  en: {
    "just-chat": { label: "Just Chat", message: "Switch to just chat" },
    "letting-go": { label: "Letting Go", message: "Switch to letting go" },
    "calm-mind": { label: "Calm Down", message: "Switch to calm down" },
    "process-grief": { label: "Process Grief", message: "Switch to process grief" },
    "internal-family-systems": {
      label: "Internal Family Systems",
      message: "Switch to internal family systems",
    },
  },
  es: {
    "just-chat": { label: "Solo charlar", message: "Prefiero solo charlar" },
    "letting-go": { label: "Soltar", message: "Quiero trabajar en soltar" },
    "calm-mind": { label: "Calma", message: "Quiero hacer el programa de calma" },
    "process-grief": { label: "Duelo", message: "Quiero trabajar en mi duelo" },
    "internal-family-systems": { label: "Mis partes", message: "Quiero trabajar con mis partes" },
  },
};

/** The tracks but this one as buttons. */
export function trackButtons(language: Language, current: string): Buttons {
  return TRACK_IDS.filter((id) => id !== current).map((id) => ({
    id: `track.${id}`,
    ...TRACK_CHOICES[language][id],
  }));
}

/** The track that a tapped button stands for; undefined where it is another button. */
export function trackTapped(choice: string): TrackId | undefined {
  return TRACK_IDS.find((id) => choice === `track.${id}`);
}

/** Asks which track it shall be. */
export function choiceLine(language: Language): string {
  return language === "es"
    ? "Claro. ¿Qué te gustaría probar? Empieza en una sesión nueva, y esta conversación queda como está."
    : "Sure. Which one would you like to try? It starts in a new session, and this conversation stays as it is.";
}

/** A message of more words than this told something, and the offer says that it was read. */
const LONG_MESSAGE_WORDS = 25;

/** Offers the switch, in the language of the message. */
export function offerLine(language: Language, track: Track, message: string): string {
  const programme = PROGRAMMES[language][track.id];
  const isLong = message.split(/\s+/u).length > LONG_MESSAGE_WORDS;
  if (language === "es") {
    const read = isLong ? "He leído todo lo que escribiste. " : "";
    return `${read}Podemos pasar a ${programme}, en una sesión nueva. Esta conversación queda como está. ¿Cambiamos?`;
  }
  const read = isLong ? "I've read all of that, and it stays here. " : "";
  return `${read}We can switch to ${programme} in a new session. This conversation stays as it is. Want to switch?`;
}

/** Offers the programme that is made for what somebody says they need: they asked for no programme. */
export function needLine(language: Language, track: Track): string {
  if (language === "es") {
    return `Para eso está ${PROGRAMMES.es[track.id]}. Podemos empezarlo en una sesión nueva. Esta conversación queda como está. ¿Cambiamos o seguimos aquí?`;
  }
  return `That's what ${PROGRAMMES.en[track.id]} is for. We can start it in a new session. This conversation stays as it is. Want to switch, or stay here and talk?`;
}

/** What the track is, for somebody who asks before deciding. */
export function explainedLine(language: Language, track: Track, isModelLed: boolean): string {
  const { description } = track;
  const minutes = sessionLength(track, isModelLed).toLowerCase();
  if (language === "es") return `${description} (${minutes}). ¿Cambiamos?`;
  const length = track.isPremium
    ? `It has twelve sessions, ${minutes} each, and you can stop at any point.`
    : "It has no set length.";
  return `${description} ${length} Want to switch, or stay here?`;
}

/** After "stay here". */
export function stayedLine(language: Language): string {
  return language === "es"
    ? "Nos quedamos aquí, entonces. ¿Por dónde quieres seguir?"
    : "Okay, we'll stay here. Where would you like to pick up?";
}

/** Said in the conversation that is left. */
export function switchedLine(language: Language, track: Track): string {
  const programme = PROGRAMMES[language][track.id];
  return language === "es"
    ? `Seguimos en ${programme}, en una sesión nueva. Lo que dijiste aquí queda aquí.`
    : `Let's continue with ${programme} in a new session. What you said here stays here.`;
}

/** Where the programme needs a plan that the person does not have. */
export function premiumLine(language: Language, track: Track): string {
  const programme = PROGRAMMES[language][track.id];
  return language === "es"
    ? `Las sesiones de ${programme} son parte de Premium. Hablar de eso es gratis, y podemos hacerlo aquí. ¿Qué es lo que más te pesa ahora?`
    : `That makes sense. The sessions of ${programme} are part of Premium. Talking about it is free, and we can do that here. What about it is most on your mind right now?`;
}

/** Where the new session could not be opened. */
export function notStartedLine(language: Language): string {
  return language === "es"
    ? "No he podido abrir la sesión nueva. Sigamos aquí por ahora; puedes pedirlo otra vez en un momento."
    : "I couldn't open the new session just now. Let's stay here for the moment. You can ask again in a minute.";
}
