import { BRIEF } from "./resources.ts";
import { SUPPORT } from "./support.ts";
import type { QuestionId } from "./questions.ts";
import type { Script, Spoken } from "./script.ts";
import type { Situation } from "./situation.ts";

/** To an everyday message while the risk of earlier is still open. */
const EVERYDAY: Spoken = {
  en: [
    "Okay, that's noted, and you can go on about it in a moment. First, back to what you told me earlier.",
    "Thank you for telling me that. What you wrote before is still on the table too, so let me come back to it.",
    "That can have its place here as well. I'd still like to ask about the other thing, because it matters.",
    "All of that is welcome. And I haven't let go of what you said before.",
  ],
  es: [
    "De acuerdo, queda dicho, y enseguida puedes seguir con eso. Antes, vuelvo a lo que me contaste.",
    "Gracias por contármelo. Lo que escribiste antes también sigue sobre la mesa, así que vuelvo a ello.",
    "Eso también tiene su lugar aquí. Aun así quiero preguntar por lo otro, porque importa.",
    "Todo eso es bienvenido. Y no he dejado de lado lo que dijiste antes.",
  ],
};

const SUICIDE_FOLLOW_UP: Script<QuestionId> = {
  steps: [{ question: "still_strong", parts: [EVERYDAY, "question", BRIEF.suicide] }],
  afterwards: [
    { question: "still_strong", parts: [EVERYDAY, "question", BRIEF.suicide] },
    { question: "still_strong", parts: [EVERYDAY, "question", SUPPORT.restOfNight, BRIEF.suicide] },
  ],
};

/** What answers a harmless message while this situation is open. */
export function followUpScript(_situation: Situation): Script<QuestionId> {
  return SUICIDE_FOLLOW_UP;
}
