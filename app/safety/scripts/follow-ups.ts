import type { QuestionId } from "./questions.ts";
import type { Script, Spoken } from "./script.ts";

/** One line on what concerned the body or somebody else; after it the event is closed. */
export const CLOSING: Readonly<Record<"medical" | "other" | "abuseOther", Spoken>> = {
  medical: {
    en: [
      "Hopefully help has come and it is being looked after. If it gets worse again, {emergency}.",
      "About earlier: if nobody has looked at it yet, let a doctor do so today, and {emergency} if it turns bad.",
      "Before we go on: has it been taken care of? If not, {emergency}, that still comes first.",
    ],
    es: [
      "Ojalá haya llegado la ayuda y ya te estén atendiendo. Si vuelve a empeorar, {emergency}.",
      "Sobre lo de antes: si todavía no lo ha visto nadie, que lo vea hoy un médico, y {emergency} si se pone mal.",
      "Antes de seguir: ¿ya lo han atendido? Si no, {emergency}, eso sigue siendo lo primero.",
    ],
  },
  other: {
    en: [
      "Hopefully the person you wrote about isn't alone now. If their life is in danger again, {emergency}, and for advice, {suicide}.",
      "About the one you were worried for: you did what a good friend does. For them or for you, {suicide}.",
      "Before we go on, how is the person you told me about? If it gets urgent, {emergency}.",
    ],
    es: [
      "Ojalá la persona de la que escribiste no esté sola ahora. Si su vida vuelve a correr peligro, {emergency}, y para orientarte, {suicide}.",
      "Sobre quien te preocupaba: hiciste lo que hace una buena amistad. Por esa persona o por ti, {suicide}.",
      "Antes de seguir, ¿cómo está la persona de la que me hablaste? Si es urgente otra vez, {emergency}.",
    ],
  },
  abuseOther: {
    en: [
      "The person you spoke up for still has you, and that counts. For advice at any time, {abuse}, and in danger, {emergency}.",
      "If anything changes for the one you were afraid for, {emergency}. To think it over, {abuse}.",
      "Before we go on: is that person safer now? For advice, {abuse}.",
    ],
    es: [
      "La persona por la que hablaste te sigue teniendo a ti, y eso cuenta. Para orientarte cuando quieras, {abuse}, y si hay peligro, {emergency}.",
      "Si algo cambia para la persona por la que temías, {emergency}. Para pensarlo con calma, {abuse}.",
      "Antes de seguir: ¿está más a salvo esa persona? Para orientarte, {abuse}.",
    ],
  },
};

const COMING: Spoken = {
  en: [
    "Stay where they can find you, and keep the line open. If it gets worse before they come, {emergency} again.",
    "Until they arrive, stay close together and leave the rest. Should it turn for the worse, {emergency} once more.",
    "Nothing else has to be done here now. If they take long or things change, {emergency} a second time.",
  ],
  es: [
    "Quédate donde puedan encontrarte y no cuelgues. Si empeora antes de que lleguen, {emergency} otra vez.",
    "Hasta que lleguen, quédense cerca y dejen lo demás. Si se pone peor, {emergency} de nuevo.",
    "Aquí no hay que hacer nada más por ahora. Si tardan o algo cambia, {emergency} por segunda vez.",
  ],
};

/** Once somebody has called: not to be told to call again. */
export const HELP_IS_COMING: Script<QuestionId> = {
  steps: [{ question: null, parts: ["reply", COMING] }],
};
