import type { Spoken } from "./script.ts";

/** What is said first to the answer that someone gave to the last question. */
export const REPLIES = {
  dangerYes: {
    en: [
      "Thank you for answering that straight. That took courage, and it makes the next step clearer.",
      "You said yes, and that is not an easy word to write. Let's keep the next minutes small and safe.",
      "Thank you for the honest answer. There is a way through this, and it goes through people who can be with you.",
      "That is an answer many people never dare to give. It deserves a person beside you now.",
    ],
    es: [
      "Gracias por responder con franqueza. Hace falta valor, y así el siguiente paso queda más claro.",
      "Has dicho que sí, y no es una palabra fácil de escribir. Hagamos que los próximos minutos sean pequeños y seguros.",
      "Gracias por la respuesta sincera. Hay una manera de atravesar esto, y pasa por personas que pueden estar contigo.",
      "Es una respuesta que mucha gente nunca se atreve a dar. Merece que haya alguien a tu lado ahora.",
    ],
  },
  dangerNo: {
    en: [
      "Thank you for saying so. If that changes, even in ten minutes, write it here or tell someone.",
      "All right, I take you at your word. The door stays open if it turns.",
      "That is good to know. It can shift quickly, so keep the number close all the same.",
      "Thanks for answering. You don't have to be at the edge to deserve help with this.",
    ],
    es: [
      "Gracias por decirlo. Si eso cambia, aunque sea en diez minutos, escríbelo aquí o díselo a alguien.",
      "De acuerdo, te tomo la palabra. La puerta sigue abierta si algo cambia.",
      "Es bueno saberlo. Puede cambiar deprisa, así que ten el número cerca de todos modos.",
      "Gracias por responder. No hace falta estar al límite para merecer ayuda con esto.",
    ],
  },
  protectionYes: {
    en: [
      "Good. That is a real step, and you took it.",
      "That helps. Let it be as simple as that for now.",
      "Good to read. Stay with that, there is nothing else you have to do this minute.",
      "Well done, that is the hard part.",
    ],
    es: [
      "Bien. Es un paso de verdad, y lo has dado.",
      "Eso ayuda. Por ahora basta con que sea así de simple.",
      "Qué bueno leerlo. Quédate con eso, no tienes que hacer nada más en este minuto.",
      "Muy bien, esa es la parte difícil.",
    ],
  },
  protectionNo: {
    en: [
      "All right. Then let's look for a smaller step.",
      "That's honest, and it's no failing. There are other ways in.",
      "Fine. Nothing is lost by that, we take the next thing.",
      "Understood. Not everything is possible at every hour.",
    ],
    es: [
      "No importa. Entonces busquemos un paso más pequeño.",
      "Es una respuesta sincera, y no es ningún fallo. Hay otras entradas.",
      "Bueno. No se pierde nada con eso, vamos a lo siguiente.",
      "Entendido. No todo es posible a cualquier hora.",
    ],
  },
  unsure: {
    en: [
      "That's all right. You don't have to be certain, or say more than you want to.",
      "Not knowing is an answer too. You can leave it open.",
      "You don't owe me an answer. What's on this page works either way.",
      "Fair enough. It can stay unsaid, and you can still be helped.",
    ],
    es: [
      "Está bien. No tienes que tener certeza, ni decir más de lo que quieras.",
      "No saber también es una respuesta. Puedes dejarla abierta.",
      "No me debes ninguna respuesta. Lo que hay en esta página sirve igual.",
      "Es comprensible. Puede quedar sin decir, y aun así puedes recibir ayuda.",
    ],
  },
  noted: {
    en: [
      "That's worth keeping.",
      "Yes, that can count.",
      "Good, hold on to that one.",
      "That is something to go back to.",
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
      "Thank you for going on writing. None of it has to be in order.",
      "I've read that. Take it one line at a time.",
      "Okay. You can put it here just as it comes.",
      "Thank you for telling me more. It doesn't have to be tidy.",
      "That's a lot at once. Let's take one thing.",
    ],
    es: [
      "Gracias por seguir escribiendo. Nada tiene que estar en orden.",
      "He leído eso. Vamos línea por línea.",
      "De acuerdo. Puedes dejarlo aquí tal como salga.",
      "Gracias por contarme más. No hace falta que esté ordenado.",
      "Es mucho a la vez. Tomemos una sola cosa.",
    ],
  },
} as const satisfies Record<string, Spoken>;
