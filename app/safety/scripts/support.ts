import type { Spoken } from "./script.ts";

/** A trusted person and a professional, and what makes the first move easier. */
export const SUPPORT = {
  person: {
    en: [
      'To someone you trust, a few words are enough: "I\'m not doing well." A doctor or therapist should hear it, too.',
      "Tell one person you trust today, in whatever words come. Tell a doctor or therapist this week.",
      'Someone you trust doesn\'t need it all explained. "Can you stay with me for a bit" is enough. A doctor or therapist can help with the rest.',
    ],
    es: [
      "A una persona de confianza le pueden bastar tres palabras: «No estoy bien». Un médico o terapeuta también debería saberlo.",
      "Cuéntaselo hoy a alguien de confianza, con las palabras que salgan. Y díselo esta semana a un médico o terapeuta.",
      "No hace falta explicarlo todo. «Quédate un rato conmigo» le basta a alguien de confianza, y un profesional puede ayudar con lo demás.",
    ],
  },
  whatHappens: {
    en: [
      "When you call, there may be a short recording first. Then someone asks what is going on, and you can say as little as you like.",
      'A call can start with: "I don\'t know what to say." The person at the other end takes it from there.',
      "Nobody there expects a good story. You can be silent, cry, or end the call and try again.",
    ],
    es: [
      "Al llamar puede sonar primero una grabación corta. Luego alguien pregunta qué pasa, y puedes decir tan poco como quieras.",
      "Una llamada puede empezar así: «No sé qué decir». La otra persona sigue a partir de ahí.",
      "Nadie espera ahí un buen relato. Puedes callar, llorar, o colgar y volver a intentarlo.",
    ],
  },
  askSomeone: {
    en: [
      'You can copy this and send it: "I\'m having a very bad time. Please call me, or come over."',
      'If calling feels like too much, a message will do: "I don\'t want to be alone right now."',
      'People often take a plain request well: "Can I come sit with you, even without talking."',
    ],
    es: [
      "Puedes copiar esto y mandarlo: «Estoy pasándolo muy mal. Llámame, o ven».",
      "Si llamar es demasiado, basta un mensaje: «No quiero estar a solas ahora».",
      "La gente suele recibir bien una petición sencilla: «Déjame sentarme contigo, no hace falta hablar».",
    ],
  },
  distance: {
    en: [
      "A strong urge usually peaks and passes. Until then, leave the room it's in, or give it to someone to keep.",
      "Put a door or a street between you and what you could use. Everything else can wait.",
      "Distance buys time, and time helps. Let someone else hold on to it, or go where it isn't.",
    ],
    es: [
      "Una ola tan fuerte suele bajar después de su punto más alto. La distancia ayuda a estar ahí cuando baje: sal del cuarto donde está, o dáselo a alguien para que lo guarde.",
      "Pon una puerta, una calle u otra persona entre ti y aquello que podrías usar. Todo lo demás se puede decidir más tarde.",
      "Estar lejos de eso da tiempo, y el tiempo está de tu parte. Que lo guarde alguien, o ve adonde no esté.",
    ],
  },
  grounding: {
    en: [
      "For this minute: press both feet into the floor, and name five things you can see.",
      "Hold something cold, or run water over your wrists, and notice only that.",
      "Look around and find three things of one color. Say them out loud.",
      "Wrap yourself in something heavy or warm, and count the edges of the window.",
    ],
    es: [
      "Para este minuto: apoya fuerte los dos pies en el suelo y nombra cinco cosas que veas.",
      "Sostén algo frío, o deja correr agua sobre las muñecas, y fíjate solo en eso.",
      "Mira alrededor y busca tres cosas de un mismo color. Dilas en voz alta.",
      "Envuélvete en algo pesado o cálido y cuenta los bordes de la ventana.",
    ],
  },
  plan: {
    en: [
      "A safety plan is a short list for the moments when thinking is hard: what warns you, what helps, who to call.",
      "It can help to decide beforehand what to do in the worst hour. Six short lines, and you can skip any of them.",
      "What you write down in a clearer moment can carry you through a darker one.",
    ],
    es: [
      "Un plan de seguridad es una lista breve para cuando cuesta pensar: qué te avisa, qué ayuda, a quién llamar.",
      "Puede ayudar decidir de antemano qué hacer en la peor hora. Seis líneas cortas, y puedes saltarte cualquiera.",
      "Lo que escribes en un momento más claro puede sostenerte en uno más oscuro.",
    ],
  },
  planNext: {
    en: [
      "Your own words are the right ones for it.",
      "One line is enough, and it can change later.",
      "Write it the way you would say it to yourself.",
      "There are no wrong entries here.",
      "Short is fine, a word or two.",
    ],
    es: [
      "Tus propias palabras son las adecuadas.",
      "Basta una línea, y puede cambiar más adelante.",
      "Escríbelo como te lo dirías a ti.",
      "Aquí no hay respuestas equivocadas.",
      "Puede ser corto, una o dos palabras.",
    ],
  },
  restOfNight: {
    en: [
      "You don't have to solve your life today. Getting through the next hours safely is enough.",
      "Make the next hour easy: something to drink, a light on, a person or a voice nearby.",
      "Nothing has to be decided at this hour. Eat something small if you can, and stay where others are.",
      "Keep things small for now. Warm clothes, a lamp, a phone that is charged.",
    ],
    es: [
      "No tienes que resolver tu vida hoy. Pasar a salvo las próximas horas es suficiente.",
      "Haz fácil la próxima hora: algo de beber, una luz encendida, una persona o una voz cerca.",
      "A esta hora no hay que decidir nada. Come algo pequeño si puedes, y quédate donde haya gente.",
      "Por ahora, solo cosas pequeñas. Ropa cálida, una lámpara, el teléfono cargado.",
    ],
  },
} as const satisfies Record<string, Spoken>;
