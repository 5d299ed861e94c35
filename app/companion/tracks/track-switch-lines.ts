import { sessionLength, type Track, type TrackId } from "#app/catalogue/tracks.ts";

type Language = "en" | "es";

/** The buttons under an offer: what they post is what the person says. */
export const SWITCH_ANSWERS: Readonly<
  Record<Language, readonly { label: string; message: string }[]>
> = {
  en: [
    { label: "Yes, switch", message: "Yes, switch" },
    { label: "Stay here", message: "Stay here" },
  ],
  es: [
    { label: "Sí, cambiar", message: "Sí, cambiar" },
    { label: "Quedarnos aquí", message: "Quedarnos aquí" },
  ],
};

const PROGRAMMES: Readonly<Record<Language, Readonly<Record<TrackId, string>>>> = {
  en: {
    "just-chat": "a plain talk without a programme",
    "letting-go": "the letting go programme",
    "calm-mind": "the calm down programme",
    "process-grief": "the grief programme",
    "internal-family-systems": "the programme about your parts (internal family systems)",
  },
  es: {
    "just-chat": "una charla sin programa",
    "letting-go": "el programa de soltar",
    "calm-mind": "el programa de calma",
    "process-grief": "el programa de duelo",
    "internal-family-systems": "el programa sobre tus partes (sistemas de familia interna)",
  },
};

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
  const read = isLong ? "I have read all of that, and it stays here. " : "";
  return `${read}We can move to ${programme}, in a session of its own. This conversation keeps everything that was said. Shall we?`;
}

/** What the track is, for somebody who asks before deciding. */
export function explainedLine(language: Language, track: Track, isModelLed: boolean): string {
  const { description } = track;
  const minutes = sessionLength(track, isModelLed).toLowerCase();
  if (language === "es") return `${description} (${minutes}). ¿Cambiamos?`;
  const length = track.isPremium
    ? `It has twelve sessions, ${minutes} each, and you can stop at any point.`
    : "It has no fixed length.";
  return `${description} ${length} Shall we go there, or stay here?`;
}

/** After "stay here". */
export function stayedLine(language: Language): string {
  return language === "es"
    ? "Nos quedamos aquí, entonces. ¿Por dónde quieres seguir?"
    : "Then we stay here, and nothing is lost. Where would you like to go on?";
}

/** Said in the conversation that is left. */
export function switchedLine(language: Language, track: Track): string {
  const programme = PROGRAMMES[language][track.id];
  return language === "es"
    ? `Seguimos en ${programme}, en una sesión nueva. Lo que dijiste aquí queda aquí.`
    : `We go on with ${programme}, in a new session. What you said here stays here.`;
}

/** Where the programme needs a plan that the person does not have. */
export function premiumLine(language: Language, track: Track): string {
  const programme = PROGRAMMES[language][track.id];
  return language === "es"
    ? `De ${programme} solo dispone quien tiene un plan Premium. Aquí podemos hablar de lo mismo, sin programa. ¿Qué te pesa más de ello ahora?`
    : `It makes sense to want that. The sessions of ${programme} belong to Premium; talking about it does not, and we can do that here. What about it is most on your mind right now?`;
}

/** Where the new session could not be opened. */
export function notStartedLine(language: Language): string {
  return language === "es"
    ? "No he podido abrir la sesión nueva. Sigamos aquí por ahora; puedes pedirlo otra vez en un momento."
    : "I could not open the new session just now. We can go on here; ask for it again in a moment.";
}
