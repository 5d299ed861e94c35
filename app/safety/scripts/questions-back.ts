import { RATHER_NOT, no, yes } from "./questions-danger.ts";
import type { Question } from "./script.ts";

/** What is asked first on the next visit while risk is open or on watch. */
export const BACK_QUESTIONS = {
  back_suicide: {
    tone: "danger",
    reassures: "no",
    closes: "deeper",
    ask: {
      en: [
        "Are thoughts of killing yourself with you today?",
        "How is it now, are you having thoughts of suicide today?",
        "Before anything else, are thoughts of ending your life still around?",
      ],
      es: [
        "¿Hoy te acompañan pensamientos de matarte?",
        "¿Cómo estás ahora, tienes hoy pensamientos de suicidio?",
        "Antes que nada, ¿siguen ahí los pensamientos de quitarte la vida?",
      ],
    },
    answers: [
      yes("Yes, they're still here", "Sí, siguen aquí"),
      no("No, not today", "No, hoy no"),
      RATHER_NOT,
    ],
  },
  back_self_harm: {
    tone: "danger",
    reassures: "no",
    closes: "deeper",
    ask: {
      en: [
        "Is the urge to hurt yourself there today?",
        "Have you been hurting yourself since then, or feeling close to it?",
        "How has it been with hurting yourself, is it on your mind now?",
      ],
      es: [
        "¿Está hoy el impulso de hacerte daño?",
        "¿Te has hecho daño desde entonces, o has estado cerca de hacerlo?",
        "¿Cómo ha ido lo de hacerte daño, lo tienes ahora en la cabeza?",
      ],
    },
    answers: [
      yes("Yes, it's there", "Sí, está ahí"),
      no("No, not today", "No, hoy no"),
      RATHER_NOT,
    ],
  },
  back_harm: {
    tone: "danger",
    reassures: "no",
    closes: "deeper",
    ask: {
      en: [
        "Is the thought of hurting someone there today?",
        "How is the anger now, are you afraid of what you might do?",
        "Are you still thinking of doing harm to somebody?",
      ],
      es: [
        "¿Está hoy la idea de hacerle daño a alguien?",
        "¿Cómo va la rabia ahora, tienes miedo de lo que podrías hacer?",
        "¿Sigues pensando en dañar a alguien?",
      ],
    },
    answers: [
      yes("Yes, it's still there", "Sí, sigue ahí"),
      no("No, not today", "No, hoy no"),
      RATHER_NOT,
    ],
  },
} as const satisfies Record<string, Question>;
