type Kind = "exercise" | "goal" | "memory" | "journal" | "mood" | "safety_plan" | "help";

interface OfferWords {
  /** What a press on the card of an exercise says for the person. */
  yes: string;
  notNow: string;
  /** `{what}`: what an exercise is called, and its minutes. */
  cards: Readonly<Record<Kind, { title: string; accept: string }>>;
  /** What stands in the place of a card once it was taken: that it is kept, and where. */
  kept: Readonly<Record<"goal" | "memory" | "mood", { text: string; place: string }>>;
}

/** Where what was kept can be found. */
export const KEPT_AT = { goal: "/home#goals", memory: "/memory", mood: "/moods" } as const;

const WORDS: Readonly<Record<"en" | "es", OfferWords>> = {
  en: {
    yes: "Yes, let's begin",
    notNow: "Not now",
    cards: {
      exercise: { title: "{what}", accept: "Begin" },
      goal: { title: "Keep this as your goal for this week?", accept: "Keep it" },
      memory: { title: "Remember this for next time?", accept: "Remember it" },
      journal: { title: "Keep this in your journal?", accept: "Open in my journal" },
      mood: { title: "Log how you're feeling?", accept: "Log it" },
      safety_plan: { title: "Look at your safety plan?", accept: "Open my safety plan" },
      help: { title: "See who you can call or text?", accept: "Show help" },
    },
    kept: {
      goal: { text: "Kept with your goals on", place: "Today" },
      memory: { text: "Remembered. It's under", place: "Memory" },
      mood: { text: "Logged with your", place: "moods" },
    },
  },
  es: {
    yes: "Sí, empecemos",
    notNow: "Ahora no",
    cards: {
      exercise: { title: "{what}", accept: "Empezar" },
      goal: { title: "¿Guardar esto como tu meta de esta semana?", accept: "Guardar" },
      memory: { title: "¿Recordar esto para la próxima vez?", accept: "Recordar" },
      journal: { title: "¿Guardar esto en tu diario?", accept: "Abrir en mi diario" },
      mood: { title: "¿Anotar cómo te sientes?", accept: "Anotar" },
      safety_plan: { title: "¿Ver tu plan de seguridad?", accept: "Abrir mi plan" },
      help: { title: "¿Ver a quién llamar o escribir?", accept: "Ver ayuda" },
    },
    kept: {
      goal: { text: "Guardada con tus metas en", place: "Today" },
      memory: { text: "Lo recordaré. Está en", place: "Memory" },
      mood: { text: "Anotado con tus", place: "estados de ánimo" },
    },
  },
};

/** What stands on the card of an offer, and what a press on it says. */
export function offerWords(language: "en" | "es"): OfferWords {
  return WORDS[language];
}
