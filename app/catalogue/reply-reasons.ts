type Words = Readonly<Record<"en" | "es", string>>;

const NOT_REACHED: Words = {
  en: "I couldn't reach the model. Your message is saved.",
  es: "No pude conectar con el modelo. Tu mensaje está guardado.",
};

/** The honest line beside a reply that came another way than usual, or not at all, by its reason. */
const NOTICES: Readonly<Record<string, Words>> = {
  model_unavailable: NOT_REACHED,
  model_slow: NOT_REACHED,
  model_refused: {
    en: "The model declined to answer this. Your message is saved.",
    es: "El modelo no quiso responder a esto. Tu mensaje está guardado.",
  },
  model_astray: {
    en: "My answer started going in circles, so I stopped it. Your message is saved.",
    es: "Mi respuesta empezó a dar vueltas, así que la detuve. Tu mensaje está guardado.",
  },
  guard_withheld: {
    en: "I started an answer that I shouldn't give, so I took it back. Your message is saved.",
    es: "Empecé una respuesta que no debo dar, así que la retiré. Tu mensaje está guardado.",
  },
  cut_off: {
    en: "This answer was longer than I can give at once.",
    es: "Esta respuesta era más larga de lo que puedo dar de una vez.",
  },
  over_budget: {
    en: "The AI model has reached its limit for today, so this answer is a prepared one. Prepared answers have no limit. Nothing you wrote is lost.",
    es: "El modelo de IA llegó a su límite por hoy, así que esta respuesta ya estaba preparada. Las respuestas preparadas no tienen límite. Nada de lo que escribiste se pierde.",
  },
  written_instead: {
    en: "I couldn't answer just now, so this answer was written in advance.",
    es: "No pude responder ahora, así que esta respuesta se escribió de antemano.",
  },
};

const UNANSWERED: ReadonlySet<string | null> = new Set([
  "model_unavailable",
  "model_slow",
  "model_refused",
  "model_astray",
  "guard_withheld",
]);

/** Whether a reply with this reason is one that the model could not give. */
export function isUnanswered(reason: string | null): boolean {
  return UNANSWERED.has(reason);
}

/** The line that is shown with a reply, in the language of what it answers; null for most. */
export function noticeOfReason(reason: string | null, language: "en" | "es"): string | null {
  return NOTICES[reason ?? ""]?.[language] ?? null;
}
