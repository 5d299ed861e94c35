import { plainText } from "./wording.ts";

export type Language = "english" | "spanish" | "other";

const SPANISH =
  /(?<!\p{L})(?:que|qué|estoy|tengo|muy|pero|porque|mi|mis|me|no puedo|siento|soy|hola|gracias|para|con|una|el|la|los|las|de|desde|hoy|ayer|todo|nada|cómo|como|quiero|ansiedad|triste|sola|solo|miedo|ayuda|adiós|buenas|noches|y|mucho|mucha|nadie|dormir|vida|trabajo|familia|siempre|nunca|cuando|él|ella|también|día|buenos|sí|tú|eres|puedo|hablar|por|ahora|mismo|más|eso|esta|fue|hace|meses|días|semanas|aquí|ahí|su|sus|lo|al|del|ya|si|está|están|hay|todos|todas|casa|tiene|dice|dije|sin|dónde|donde|se|le|les|van|va|papás?|papas|mamá|hermanit[oa]s?|dijo|dice|quiere|hacer|hago|hasta|entre|gracias|vale|voy|así|bien|cosas|hola|tarde|otra|vez|es|un|te|tu|no aguanto|mañana|favor|entiendo|español|mensaje)(?!\p{L})/giu;
/** Past and future end in an accent that English has nowhere. */
const SPANISH_ENDINGS = /(?<!\p{L})\p{L}{2,}(?:[óí]|ción|ado|ando|iendo|amos|emos)(?!\p{L})/giu;
/** One of these is enough where nothing speaks for another language. */
const PLAINLY_SPANISH =
  /(?<!\p{L})(?:estoy|tengo|siento|ansiedad|miedo|dormir|cansad[ao]|agotad[ao]|nadie|llorar|muri[oó]|me dej[oó]|soledad|perd[ií]|hij[oa]s?|mam[aá]|pap[aá]|herman[oa]s?|cuerpo|s[eé] qu[eé]|no s[eé]|creer|odio mi|novi[oa]|vergüenza|culpa)(?!\p{L})/iu;
const ENGLISH =
  /\b(?:the|and|i|i'm|im|my|is|are|was|to|of|it|that|you|in|a|have|not|but|for|with|me|so|do|can|what|this|feel|just|don't|dont|about|no|yes|ok|hi|hello|thanks|know|am|be|on|at|all|how|why|help)\b/giu;
const OTHER_LATIN =
  /\b(?:un peu|cette|longue|je me sens|dans|pour|tout|toujours|nuit|ich|nicht|und|der|die|das|bin|ist|mir|mich|habe|kann|je|suis|pas|est|les|des|une|mais|avec|ne|moi|c'est|j'ai|eu|não|nao|estou|muito|com|uma|minha|meu|sono|che|non|mi sento|anche|ho|niet|een|het|ik|jag|inte|och|jestem|nie|się|mam|bardzo|ben|bir|çok|ve|için)\b/giu;
const ACCENTS = /[äöüßàâçèêëîïôûœãõìòùåøæłśżźćąęğışő]/giu;

/** The language of a text, as far as common words show it; anything unclear or very short counts as English. */
export function detectGuidedLanguage(content: string): Language {
  const text = plainText(content);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 2 && latin < letters / 2) {
    return "other";
  }
  const spanish =
    (text.match(SPANISH)?.length ?? 0) +
    (text.match(SPANISH_ENDINGS)?.length ?? 0) +
    2 * (text.match(/[¿¡ñ]/giu)?.length ?? 0);
  const other = (text.match(OTHER_LATIN)?.length ?? 0) + (text.match(ACCENTS)?.length ?? 0);
  if (
    /^(?:hola|gracias|adi[oó]s|buenas noches|buenos d[ií]as|s[ií] por favor)[.!]*$/iu.test(text)
  ) {
    return "spanish";
  }
  const onlyEnglish = wordsOfEnglishAlone(text);
  // "No, no es ..." has words of both: they count for English where nothing speaks for Spanish.
  const shared = text.match(/\bme\b/giu)?.length ?? 0;
  const english = spanish - shared >= 2 ? onlyEnglish : (text.match(ENGLISH)?.length ?? 0);
  if (/^(?:hola+|buenas|buenos)(?!\p{L})/iu.test(text) && english === 0) return "spanish";
  if (onlyEnglish === 0 && other <= spanish && PLAINLY_SPANISH.test(text)) {
    return "spanish";
  }
  if (spanish >= 2 && spanish > english && (other < 2 ? spanish >= other : spanish > other)) {
    return "spanish";
  }
  return other >= 2 && other > english ? "other" : "english";
}

/** Words of English that are none of Spanish, too. */
function wordsOfEnglishAlone(text: string): number {
  return text.replace(/\b(?:me|no|a)\b/giu, " ").match(ENGLISH)?.length ?? 0;
}

/** So many common words make a message plainly English. */
const PLAINLY_ENGLISH = 3;

/** The language of a talk after a message: it stays as it was where a message doesn't show another. */
export function languageAfter(content: string, before: "en" | "es"): "en" | "es" {
  const seen = detectGuidedLanguage(content);
  if (seen === "spanish") return "es";
  if (before === "en" || seen === "other") return before;
  const english = wordsOfEnglishAlone(plainText(content));
  return english >= PLAINLY_ENGLISH ? "en" : "es";
}
