/** Characters of their name. */
export const TRUSTED_NAME_MAX_LENGTH = 60;

/** Someone that a person trusts, as they told us. Nobody but the person ever reaches them. */
export interface TrustedPerson {
  name: string;
  /** Digits, with a plus in front where it was typed. */
  number: string;
  /** Whether they also stand beside help about abuse. */
  isInAbuse: boolean;
}

/** What to say when saying anything is hard. */
export const TRUSTED_MESSAGE = {
  en: "I'm having a hard time. Can you call me?",
  es: "Estoy pasando un mal momento. ¿Puedes llamarme?",
} as const;

const WORDS = {
  en: {
    line: "Someone you trust. Only you can call or text them. We never do.",
    call: "Call",
    text: "Text",
  },
  es: {
    line: "Alguien de tu confianza. Solo tú puedes llamar o escribir. Nosotros nunca lo hacemos.",
    call: "Llamar a",
    text: "Escribir a",
  },
} as const;

/** The way to name someone, where nobody is. */
export const ADD_TRUSTED = {
  en: "Add someone you trust",
  es: "Añade a alguien de confianza",
} as const;

/** How to reach them from a phone: a call, and a message that is written and not yet sent (RFC 3966, RFC 5724). */
export function trustedContact({ name, number }: TrustedPerson, language: "en" | "es") {
  const { line, call, text } = WORDS[language];
  const body = encodeURIComponent(TRUSTED_MESSAGE[language]);
  return {
    name,
    line,
    links: [
      { href: `tel:${number}`, label: `${call} ${name}` },
      { href: `sms:${number}?body=${body}`, label: `${text} ${name}` },
    ],
  };
}
