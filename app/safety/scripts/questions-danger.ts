import type { Answer, Question } from "./script.ts";

export const RATHER_NOT: Answer = {
  id: "rather-not",
  means: "unsure",
  says: { en: "I'd rather not say", es: "Prefiero no decirlo" },
};
export const NOT_SURE: Answer = {
  id: "not-sure",
  means: "unsure",
  says: { en: "I'm not sure", es: "No lo sé" },
};

export function yes(en: string, es: string): Answer {
  return { id: "yes", means: "yes", says: { en, es } };
}

export function no(en: string, es: string): Answer {
  return { id: "no", means: "no", says: { en, es } };
}

/** Questions whose yes means more danger. None of them asks for a way, a place or an amount. */
export const DANGER_QUESTIONS = {
  thoughts: {
    tone: "danger",
    reassures: "no",
    closes: "deeper",
    ask: {
      en: [
        "I want to ask you plainly, and any answer is all right: are you having thoughts of killing yourself?",
        "May I ask it straight out: are you thinking about killing yourself?",
        "One direct question, because it matters: do you have thoughts of ending your life?",
        "I'd rather ask than guess: are thoughts of suicide part of this for you?",
      ],
      es: [
        "Quiero preguntártelo con claridad, y cualquier respuesta está bien: ¿tienes pensamientos de matarte?",
        "Te lo pregunto de frente: ¿estás pensando en matarte?",
        "Una pregunta directa, porque importa: ¿has pensado en quitarte la vida?",
        "Prefiero preguntar antes que suponer: ¿hay pensamientos de suicidio en todo esto?",
      ],
    },
    answers: [
      yes("Yes, I'm thinking about it", "Sí, lo estoy pensando"),
      no("No, not right now", "No, ahora mismo no"),
      RATHER_NOT,
    ],
  },
  thoughts_gently: {
    tone: "danger",
    reassures: "no",
    ask: {
      en: [
        "When it hurts like this, people sometimes think of dying or of ending their life. Is that so for you?",
        "Do you ever have thoughts of suicide when it gets like this?",
        "Is it ever so bad that you think about ending your life?",
      ],
      es: [
        "Cuando duele así, a veces la gente piensa en morir o en quitarse la vida. ¿Te pasa a ti?",
        "¿Te vienen pensamientos de suicidio cuando todo se pone así?",
        "¿Llega a ser tan malo que piensas en quitarte la vida?",
      ],
    },
    answers: [
      yes("Yes, sometimes I do", "Sí, a veces los tengo"),
      no("No, not like that", "No, nada así"),
      RATHER_NOT,
    ],
  },
  today: {
    tone: "danger",
    reassures: "no",
    closes: "deeper",
    ask: {
      en: [
        "Are you thinking of killing yourself today or tonight?",
        "Do you think you might try to kill yourself today?",
        "Is there a chance you could act on it today, and try to end your life?",
      ],
      es: [
        "¿Estás pensando en matarte hoy o esta noche?",
        "¿Crees que hoy podrías intentar quitarte la vida?",
        "¿Hay alguna posibilidad de que hoy des ese paso y trates de matarte?",
      ],
    },
    answers: [yes("Yes, I might", "Sí, puede que sí"), no("No, not today", "No, hoy no"), NOT_SURE],
  },
  plan: {
    tone: "danger",
    reassures: "no",
    closes: "deeper",
    ask: {
      en: [
        "A yes or a no is enough here: have you thought about how you would do it?",
        "Leave out the details, just yes or no: do you have a plan?",
        "You can answer with one word: is there a way you have settled on?",
      ],
      es: [
        "Basta un sí o un no: ¿has pensado en cómo lo harías?",
        "Sin detalles, solo sí o no: ¿tienes un plan?",
        "Puedes responder con una sola palabra: ¿ya has decidido la manera?",
      ],
    },
    answers: [
      yes("Yes, I've thought about how", "Sí, he pensado cómo"),
      no("No, I have no plan", "No, no tengo un plan"),
      RATHER_NOT,
    ],
  },
  means: {
    tone: "danger",
    reassures: "no",
    ask: {
      en: [
        "Is what you would use within your reach right now?",
        "Do you have it near you, the thing you have been thinking of?",
        "Could you get to it in the next few minutes?",
      ],
      es: [
        "¿Tienes a tu alcance ahora mismo lo que usarías?",
        "¿Está cerca de ti aquello en lo que has pensado?",
        "¿Podrías llegar a eso en pocos minutos?",
      ],
    },
    answers: [
      yes("Yes, it's near me", "Sí, lo tengo cerca"),
      no("No, it isn't near me", "No, no lo tengo cerca"),
      RATHER_NOT,
    ],
  },
  when: {
    tone: "danger",
    reassures: "no",
    ask: {
      en: [
        "Is there a day or an hour that you have in mind?",
        "Have you set a time for it?",
        "Do you mean to do it at some particular moment?",
      ],
      es: [
        "¿Tienes en mente un día o una hora?",
        "¿Le has puesto fecha?",
        "¿Piensas hacerlo en algún momento concreto?",
      ],
    },
    answers: [
      yes("Yes, there's a time", "Sí, hay un momento"),
      no("No, no time", "No, no hay fecha"),
      RATHER_NOT,
    ],
  },
  wound: {
    tone: "danger",
    reassures: "no",
    ask: {
      en: [
        "Is there a wound now that needs a doctor: deep, still bleeding, or badly burned?",
        "Are you hurt at this moment in a way that needs medical care?",
        "How is your body right now, is anything deep or not stopping to bleed?",
      ],
      es: [
        "¿Hay ahora una herida que necesite atención médica: profunda, que siga sangrando o una quemadura seria?",
        "¿Tienes en este momento un daño que deba ver un médico?",
        "¿Cómo está tu cuerpo ahora, hay algo profundo o que no deje de sangrar?",
      ],
    },
    answers: [
      yes("Yes, it needs looking at", "Sí, habría que verla"),
      no("No, not like that", "No, nada así"),
      RATHER_NOT,
    ],
  },
  hurt_someone: {
    tone: "danger",
    reassures: "no",
    closes: "deeper",
    ask: {
      en: [
        "I'll ask it directly: are you thinking of hurting someone today?",
        "Straight question, no judgment in it: do you think you might hurt somebody tonight?",
        "Do you feel close to acting on it, to actually hurting someone?",
      ],
      es: [
        "Te lo pregunto directamente: ¿estás pensando en hacerle daño a alguien hoy?",
        "Una pregunta clara y sin juzgarte: ¿crees que podrías hacerle daño a alguien esta noche?",
        "¿Sientes que estás cerca de hacerlo, de lastimar de verdad a alguien?",
      ],
    },
    answers: [
      yes("Yes, I might", "Sí, puede que sí"),
      no("No, it's only thoughts", "No, son solo pensamientos"),
      NOT_SURE,
    ],
  },
  near_them: {
    tone: "danger",
    reassures: "no",
    ask: {
      en: [
        "Are you near that person now, or near anything you could hurt them with?",
        "Is that person close by at this moment?",
        "Could you reach them right now?",
      ],
      es: [
        "¿Estás ahora cerca de esa persona, o de algo con lo que podrías hacerle daño?",
        "¿Tienes a esa persona cerca en este momento?",
        "¿Podrías llegar hasta esa persona ahora mismo?",
      ],
    },
    answers: [
      yes("Yes, they're near", "Sí, está cerca"),
      no("No, I'm away from them", "No, no estoy cerca"),
      RATHER_NOT,
    ],
  },
  afraid_to_act: {
    tone: "danger",
    reassures: "no",
    ask: {
      en: [
        "Are you afraid that you might act on the thought?",
        "Does any part of you want to do it, or does the thought only frighten you?",
        "Do you feel close to doing it, or is it a thought that comes against your will?",
      ],
      es: [
        "¿Tienes miedo de llegar a hacer lo que piensas?",
        "¿Hay alguna parte de ti que quiera hacerlo, o ese pensamiento solo te asusta?",
        "¿Sientes que podrías hacerlo, o es un pensamiento que llega contra tu voluntad?",
      ],
    },
    answers: [
      yes("Yes, I'm afraid I might", "Sí, tengo miedo de hacerlo"),
      no("No, it only frightens me", "No, solo me asusta"),
      NOT_SURE,
    ],
  },
  voices: {
    tone: "danger",
    reassures: "no",
    ask: {
      en: [
        "Is anything telling you to hurt yourself or someone else?",
        "Are you being told, by a voice or in any other way, to harm yourself or somebody?",
        "Do you hear anything that orders you to do harm?",
      ],
      es: [
        "¿Hay algo que te diga que te hagas daño o que se lo hagas a alguien?",
        "¿Recibes órdenes, de una voz o de otra manera, de hacerte daño o dañar a alguien?",
        "¿Oyes algo que te mande hacer daño?",
      ],
    },
    answers: [yes("Yes", "Sí"), no("No, nothing like that", "No, nada de eso"), RATHER_NOT],
  },
  watched: {
    tone: "fact",
    reassures: null,
    ask: {
      en: [
        "Could the person who hurts you see this screen, or look at it later?",
        "Does anyone check this phone or computer?",
        "Might somebody be reading along here?",
      ],
      es: [
        "¿La persona que te hace daño podría ver esta pantalla, ahora o más tarde?",
        "¿Alguien revisa este teléfono o esta computadora?",
        "¿Podría alguien estar leyendo esto?",
      ],
    },
    answers: [
      yes("Yes, possibly", "Sí, puede ser"),
      no("No, it's private", "No, es privado"),
      NOT_SURE,
    ],
  },
  hurting_self: {
    tone: "danger",
    reassures: "no",
    ask: {
      en: [
        "Have you been hurting yourself on purpose, or feeling close to it?",
        "Is hurting your own body part of how you get through days like this?",
        "Do you sometimes injure yourself when it gets too much?",
      ],
      es: [
        "¿Te has estado haciendo daño a propósito, o has estado cerca?",
        "¿Lastimar tu cuerpo es parte de cómo pasas días así?",
        "¿A veces te haces daño cuando todo es demasiado?",
      ],
    },
    answers: [
      yes("Yes, sometimes", "Sí, a veces"),
      no("No, I haven't", "No, no lo he hecho"),
      RATHER_NOT,
    ],
  },
  eating_now: {
    tone: "danger",
    reassures: "no",
    ask: {
      en: [
        "Is eating a struggle right now: going without, bringing it up, or not being able to stop?",
        "Are you punishing or controlling yourself with food at the moment?",
        "Have you gone without food, or got rid of it, these days?",
      ],
      es: [
        "¿Comer es una lucha ahora: dejar de hacerlo, vomitar o no poder parar?",
        "¿Te estás castigando o controlando con la comida en este momento?",
        "¿Estos días has pasado sin comer, o has devuelto la comida?",
      ],
    },
    answers: [
      yes("Yes, it is", "Sí, así es"),
      no("No, that's fine", "No, eso va bien"),
      RATHER_NOT,
    ],
  },
  afraid_of_someone: {
    tone: "danger",
    reassures: "no",
    ask: {
      en: [
        "Are you afraid of someone at home or close to you?",
        "Does anyone hurt you, threaten you, or control what you may do?",
        "Is there a person whose reactions you are scared of?",
      ],
      es: [
        "¿Tienes miedo de alguien en casa o de alguien cercano?",
        "¿Hay quien te haga daño, te amenace o controle lo que puedes hacer?",
        "¿Hay una persona cuyas reacciones te dan miedo?",
      ],
    },
    answers: [yes("Yes, I am", "Sí, tengo miedo"), no("No, nobody", "No, de nadie"), RATHER_NOT],
  },
  medical_now: {
    tone: "danger",
    reassures: "no",
    ask: {
      en: [
        "Is anyone in danger at this moment, you or somebody with you?",
        "Does someone need a doctor right now?",
        "Is it happening as you write?",
      ],
      es: [
        "¿Hay alguien en peligro en este momento, tú o quien esté contigo?",
        "¿Alguien necesita un médico ahora mismo?",
        "¿Está pasando mientras escribes?",
      ],
    },
    answers: [
      yes("Yes, right now", "Sí, ahora mismo"),
      no("No, it's not urgent", "No, no es urgente"),
      NOT_SURE,
    ],
  },
  they_in_danger: {
    tone: "danger",
    reassures: "no",
    ask: {
      en: [
        "Is the person you're writing about in danger right now?",
        "Do you think their life could be in danger?",
        "Are you afraid that they might hurt themselves, or be hurt, today?",
      ],
      es: [
        "¿La persona de la que escribes corre peligro ahora mismo?",
        "¿Crees que su vida podría correr peligro?",
        "¿Temes que hoy se haga daño, o que se lo hagan?",
      ],
    },
    answers: [
      yes("Yes, I think so", "Sí, creo que sí"),
      no("No, they're not", "No, no corre peligro"),
      NOT_SURE,
    ],
  },
} as const satisfies Record<string, Question>;
