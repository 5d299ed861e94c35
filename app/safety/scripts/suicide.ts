import { BRIEF, FULL } from "./resources.ts";
import { SUPPORT } from "./support.ts";
import type { QuestionId } from "./questions.ts";
import type { Script, Spoken } from "./script.ts";

const PASSIVE: Spoken = {
  en: [
    "Being so tired of being here is a lot to carry. It matters that you said it.",
    "It sounds like just getting through the day is hard work. You don't have to make it sound better than it is.",
    "Wishing it would all stop can be very lonely. You've said it now, and that counts.",
    "It sounds like you've had more than enough. Thank you for not keeping that to yourself.",
  ],
  es: [
    "Pesa mucho cargar con tanto cansancio de estar aquí. Importa que lo hayas puesto en palabras.",
    "Parece que el solo hecho de vivir se ha vuelto muy difícil. No tienes que hacer que suene mejor de lo que es.",
    "Desear que todo pare puede dar mucha soledad. Ahora ya está dicho, y eso cuenta.",
    "Algo en ti ya no puede más. Gracias por no guardártelo.",
  ],
};

const ACTIVE: Spoken = {
  en: [
    "You're having thoughts of ending your life, and you said so. That takes a lot.",
    "Thank you for saying that instead of carrying it alone. Thoughts of suicide can be talked about, here and with people.",
    "That's a lot of pain. You can talk about it plainly here. Nobody will judge you.",
    "If dying seems like a way out, it must hurt a great deal. You were right to say it.",
  ],
  es: [
    "Tienes pensamientos de quitarte la vida, y lo has dicho. No es poca cosa decirlo.",
    "Gracias por escribirlo en lugar de llevarlo a solas. Los pensamientos de suicidio pueden ser muy fuertes, y se puede hablar de ellos.",
    "Hace falta mucho dolor para llegar a esto. Aquí puedes hablar claro, nadie te va a regañar.",
    "Debe de estar todo muy oscuro, si morir parece una salida. Hiciste bien en decirlo.",
  ],
};

/** From the direct questions to company and a plan for the hard hours; common to all suicide scripts. */
const ONWARD: Script<QuestionId>["steps"] = [
  { question: "plan", branch: "deeper", parts: ["reply", BRIEF.suicide, "question"] },
  {
    question: "means",
    branch: "deeper",
    parts: ["reply", SUPPORT.distance, BRIEF.suicide, "question"],
  },
  { question: "when", branch: "deeper", parts: ["reply", BRIEF.suicide, "question"] },
  { question: "company", parts: ["reply", SUPPORT.askSomeone, BRIEF.suicide, "question"] },
  { question: "reach", parts: ["reply", SUPPORT.whatHappens, BRIEF.suicide, "question"] },
  { question: "plan_offer", parts: ["reply", SUPPORT.plan, BRIEF.suicide, "question"] },
  ...(["warning", "coping", "places", "people", "professionals", "surroundings"] as const).map(
    (question) =>
      ({ question, branch: "planning", parts: ["reply", BRIEF.suicide, "question"] }) as const,
  ),
];

export const SUICIDE_PASSIVE: Script<QuestionId> = {
  steps: [
    { question: "thoughts", parts: [PASSIVE, FULL.suicide, SUPPORT.person, "question"] },
    { question: "today", branch: "deeper", parts: ["reply", BRIEF.suicide, "question"] },
    ...ONWARD,
  ],
};

export const SUICIDE_ACTIVE: Script<QuestionId> = {
  steps: [
    { question: "today", parts: [ACTIVE, FULL.suicide, SUPPORT.person, "question"] },
    ...ONWARD,
  ],
};

/** For the scripts that lead into the same steps. */
export const FOLLOWING = { steps: ONWARD, brief: BRIEF.suicide } as const;
