import type { Spoken } from "./script.ts";

/** What is said first to the answer that someone gave to the last question. */
export const REPLIES = {
  dangerYes: {
    en: [
      "That isn't easy to say. Thank you for answering.",
      "Thank you for the honest answer. Let's keep the next minutes small and safe.",
      "You said yes. It's good that it's said. You don't have to handle it alone.",
      "Thank you. You deserve someone beside you now.",
    ],
    es: [
      "No es fácil de decir. Gracias por responder así.",
      "Gracias por la respuesta sincera. Hagamos que los próximos minutos sean pequeños y seguros.",
      "Has dicho que sí. Es bueno que esté dicho. No tienes que llevarlo a solas.",
      "Gracias. Mereces que haya alguien a tu lado ahora.",
    ],
  },
  dangerNo: {
    en: [
      "Thank you for saying so. If that changes, write it here or tell someone.",
      "I take your word for it. If it turns, you can say so here.",
      "That's good to know. It can shift, so keep the number close.",
      "Thanks for answering. You don't have to be at the edge to get help with this.",
    ],
    es: [
      "Gracias por decirlo. Si eso cambia, escríbelo aquí o díselo a alguien.",
      "Te tomo la palabra. Si cambia, puedes decirlo aquí.",
      "Es bueno saberlo. Puede cambiar, así que ten el número cerca.",
      "Gracias por responder. No hace falta estar al límite para recibir ayuda con esto.",
    ],
  },
  protectionYes: {
    en: [
      "Good, that helps.",
      "That's a real step.",
      "That's good. Stay with it for now.",
      "Well done. That was the hard part.",
    ],
    es: [
      "Bien, eso ayuda.",
      "Es un paso de verdad.",
      "Eso está bien. Quédate con eso por ahora.",
      "Muy bien. Esa era la parte difícil.",
    ],
  },
  protectionNo: {
    en: [
      "Okay, thank you for telling me.",
      "Understood. Then let's try something smaller.",
      "Thanks for being straight about it. There are other ways.",
      "I see. We'll find another way.",
    ],
    es: [
      "Bueno, gracias por decírmelo.",
      "Entendido. Entonces probemos algo más pequeño.",
      "Gracias por decirlo claro. Hay otras maneras.",
      "Ya veo. Encontraremos otra manera.",
    ],
  },
  unsure: {
    en: [
      "You don't have to be certain, or say more than you want to.",
      "Not knowing is an answer too.",
      "You don't owe me an answer. What's here works either way.",
      "That can stay open. You can still get help.",
    ],
    es: [
      "No tienes que tener certeza, ni decir más de lo que quieras.",
      "No saber también es una respuesta.",
      "No me debes ninguna respuesta. Lo que hay aquí sirve igual.",
      "Eso puede quedar abierto. Aun así puedes recibir ayuda.",
    ],
  },
  noted: {
    en: [
      "That's worth keeping.",
      "Yes, that can count.",
      "Good, hold on to that one.",
      "That's something to go back to.",
    ],
    es: [
      "Eso vale la pena guardarlo.",
      "Sí, eso puede contar.",
      "Bien, quédate con eso.",
      "A eso se puede volver.",
    ],
  },
  joke: {
    en: [
      "Joking can help with hard things, and I'd still rather make sure.",
      "I'd rather take it seriously once too often.",
      "A joke is welcome here. I still want to know how you are.",
    ],
    es: [
      "Bromear puede ayudar con lo difícil, y aun así prefiero asegurarme.",
      "Prefiero tomarlo en serio una vez de más.",
      "Aquí se puede bromear. Y aun así quiero saber cómo estás.",
    ],
  },
  other: {
    en: [
      "Thank you for telling me more.",
      "I've read that. We can take it one thing at a time.",
      "Thanks for staying with me on this.",
      "You can write it just as it comes.",
      "That's a lot at once. Let's take one thing.",
    ],
    es: [
      "Gracias por contarme más.",
      "He leído eso. Podemos ir una cosa a la vez.",
      "Gracias por seguir aquí con esto.",
      "Puedes escribirlo tal como salga.",
      "Es mucho a la vez. Tomemos una sola cosa.",
    ],
  },
} as const satisfies Record<string, Spoken>;
