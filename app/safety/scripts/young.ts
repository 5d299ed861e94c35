import type { Spoken } from "./script.ts";

/** The button by which somebody says that they are a minor. */
export const UNDER_18 = { en: "I'm under 18", es: "Tengo menos de 18" };

/** The answer to that button while risk is open: the danger first, the age after. */
export const HELP_BEFORE_AGE: Spoken = {
  en: [
    "Thank you for telling me your age. Help comes first right now, and it's there for people your age too. The rest can wait.",
    "I've heard that you're under 18. Getting you help comes first. We can come back to your age when you're safe.",
    "Thank you for saying so. Your safety comes first, and the help named here is for people under 18 too.",
  ],
  es: [
    "Gracias por decirme tu edad. Ahora lo primero es la ayuda, y también es para gente de tu edad. Lo demás puede esperar.",
    "He leído que tienes menos de 18. Lo primero es que recibas ayuda. De tu edad podemos hablar cuando estés a salvo.",
    "Gracias por decirlo. Lo primero es que estés a salvo, y la ayuda que se nombra aquí también es para menores de edad.",
  ],
};

/** Whether a message is that button, word for word. */
export function saysUnder18(message: string): boolean {
  return Object.values(UNDER_18).includes(message.trim());
}

/** Said once to someone who is not an adult, after their disclosure has been answered in full. */
export const YOUNG_NOTE: Spoken = {
  en: [
    "Please also tell an adult you trust: a parent, an aunt, a teacher, a school nurse. If the first one doesn't listen, tell another. One more thing, which changes nothing of the above: this companion is made for adults, and the people on that line are there for someone your age.",
    "There should be a grown-up on your side in this, someone at school or in your family who you trust. You could show them this page. This companion is meant for adults, so let the people at that number, who talk with young people every day, take it from here with you.",
    'Think of one adult who is good to you, and tell them today, even just: "I need help and I don\'t know how to say it." And to be open with you: this companion is for adults. That is no fault of yours, and the help named here is for your age.',
  ],
  es: [
    "Cuéntaselo también a una persona adulta de confianza: tu madre o tu padre, una tía, un profesor, la enfermera de la escuela. Si la primera no escucha, díselo a otra. Una cosa más, que no cambia nada de lo anterior: este acompañante está hecho para personas adultas, y en esa línea atienden a gente de tu edad.",
    "En esto debería haber una persona adulta de tu lado, alguien de la escuela o de la familia en quien confíes. Puedes enseñarle esta página. Este acompañante es para mayores de edad, así que deja que sigan contigo las personas de ese número, que hablan con jóvenes todos los días.",
    "Piensa en una persona adulta que te trate bien y díselo hoy, aunque sea así: «Necesito ayuda y no sé cómo decirlo». Y para ser claros contigo: este acompañante es para personas adultas. No es culpa tuya, y la ayuda que se nombra aquí es para tu edad.",
  ],
};
