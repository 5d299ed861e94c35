import { NOT_SURE, RATHER_NOT, no, yes } from "./questions-danger.ts";
import type { Answer, Question } from "./script.ts";

const SKIP: Answer = {
  id: "skip",
  means: "unsure",
  says: { en: "Skip this one", es: "Saltar esta pregunta" },
};
const CANNOT_THINK: Answer = {
  id: "cannot-think",
  means: "unsure",
  says: { en: "I can't think of anything", es: "No se me ocurre nada" },
};
const PLANNING: readonly Answer[] = [CANNOT_THINK, SKIP];

/** Questions whose yes means more safety, and open ones, the lines of a safety plan among them. */
export const PROTECTION_QUESTIONS = {
  company: {
    tone: "protection",
    reassures: "yes",
    ask: {
      en: [
        "Is anyone with you, or near enough to come?",
        "Could someone be in the same room with you in the next half hour?",
        "Is there someone you could sit with right now, even without talking?",
      ],
      es: [
        "¿Hay alguien contigo, o lo bastante cerca para venir?",
        "¿Podría alguien estar contigo en la misma habitación en la próxima media hora?",
        "¿Hay alguien con quien puedas sentarte ahora, aunque no hablen?",
      ],
    },
    answers: [
      yes("Yes, someone is here", "Sí, hay alguien aquí"),
      no("No, I'm alone", "No, no hay nadie"),
      {
        id: "could-ask",
        means: "yes",
        says: { en: "I could ask someone", es: "Podría pedírselo a alguien" },
      },
    ],
  },
  moved: {
    tone: "protection",
    reassures: "yes",
    ask: {
      en: [
        "Can you step away from it now, and write to me once you have?",
        "Will you go to another room, or outside, before you read on?",
        "Could you hand it to someone, or leave the place where it is?",
      ],
      es: [
        "¿Puedes alejarte de eso ahora y escribirme cuando lo hayas hecho?",
        "¿Vas a otra habitación, o a la calle, antes de seguir leyendo?",
        "¿Podrías dárselo a alguien, o salir del lugar donde está?",
      ],
    },
    answers: [
      yes("Yes, I've moved away", "Sí, ya me alejé"),
      no("No, I can't", "No, no puedo"),
      NOT_SURE,
    ],
  },
  reach: {
    tone: "protection",
    reassures: "yes",
    ask: {
      en: [
        "Can you make that call or send that message now?",
        "Would you try it now, with this page still open?",
        "Would it be possible to reach out in the next ten minutes?",
      ],
      es: [
        "¿Puedes hacer esa llamada o mandar ese mensaje ahora?",
        "¿Quieres intentarlo ya, con esta página abierta?",
        "¿Te sería posible pedir ayuda en los próximos diez minutos?",
      ],
    },
    answers: [
      yes("Yes, I'm doing it now", "Sí, lo hago ahora"),
      no("No, I can't call anyone", "No, no puedo llamar a nadie"),
      NOT_SURE,
    ],
  },
  called: {
    tone: "protection",
    reassures: "yes",
    ask: {
      en: [
        "Have you been able to call?",
        "Is help on its way?",
        "Is someone on the phone with them now?",
      ],
      es: [
        "¿Has podido llamar?",
        "¿Ya viene la ayuda?",
        "¿Hay alguien al teléfono con emergencias?",
      ],
    },
    answers: [
      yes("Yes, help is coming", "Sí, ya viene la ayuda"),
      no("No, not yet", "No, todavía no"),
    ],
  },
  safe_place: {
    tone: "protection",
    reassures: "yes",
    ask: {
      en: [
        "Are you safe where you are at this moment?",
        "Is it safe around you right now?",
        "Can you get through the next hours without being hurt where you are?",
      ],
      es: [
        "¿Estás a salvo donde estás en este momento?",
        "¿Es seguro el lugar donde te encuentras?",
        "¿Puedes pasar las próximas horas ahí sin que te hagan daño?",
      ],
    },
    answers: [
      yes("Yes, for now", "Sí, por ahora"),
      no("No, I'm not safe", "No, no estoy a salvo"),
      NOT_SURE,
    ],
  },
  seen: {
    tone: "protection",
    reassures: "yes",
    ask: {
      en: [
        "Has anyone looked at your injuries, or could someone today?",
        "Have you been able to see a doctor or a nurse since it happened?",
        "Would you let a clinic have a look at you?",
      ],
      es: [
        "¿Alguien ha visto tus lesiones, o podría verlas hoy?",
        "¿Has podido ver a un médico o una enfermera desde que pasó?",
        "¿Dejarías que te vieran en una clínica?",
      ],
    },
    answers: [yes("Yes", "Sí"), no("No, not yet", "No, todavía no"), RATHER_NOT],
  },
  child_with_other: {
    tone: "protection",
    reassures: "yes",
    ask: {
      en: [
        "Is there another adult with you and the child now?",
        "Can someone take the little one for a while, today?",
        "Could someone come over and stay with both of you?",
      ],
      es: [
        "¿Hay ahora otra persona adulta contigo y con la criatura?",
        "¿Puede alguien cuidar del pequeño un rato, hoy?",
        "¿Podría venir alguien y quedarse con los dos?",
      ],
    },
    answers: [
      yes("Yes, someone is here", "Sí, hay alguien aquí"),
      no("No, we're alone", "No, no hay nadie más"),
      {
        id: "could-ask",
        means: "yes",
        says: { en: "I could ask someone", es: "Podría pedírselo a alguien" },
      },
    ],
  },
  with_them: {
    tone: "protection",
    reassures: "yes",
    ask: {
      en: [
        "Are you with them, or can you get somebody to them?",
        "Do you know where they are at this moment?",
        "Is anybody beside them now?",
      ],
      es: [
        "¿Estás con esa persona, o puedes hacer que alguien vaya?",
        "¿Sabes dónde está en este momento?",
        "¿Hay alguien a su lado ahora?",
      ],
    },
    answers: [
      yes("Yes, someone is with them", "Sí, hay alguien a su lado"),
      no("No, I can't reach them", "No, no consigo contactar"),
      NOT_SURE,
    ],
  },
  asked_them: {
    tone: "protection",
    reassures: "yes",
    ask: {
      en: [
        "Have you been able to ask them about it directly?",
        "Would you feel able to ask them the question itself?",
        "Did they ever say it to you in so many words?",
      ],
      es: [
        "¿Has podido preguntárselo directamente?",
        "¿Te sentirías capaz de hacerle esa pregunta?",
        "¿Alguna vez te lo ha dicho con esas palabras?",
      ],
    },
    answers: [
      yes("Yes, I asked", "Sí, se lo pregunté"),
      no("No, not yet", "No, todavía no"),
      NOT_SURE,
    ],
  },
  doctor_today: {
    tone: "protection",
    reassures: "yes",
    ask: {
      en: [
        "Is there someone who could go with you to a doctor today?",
        "Could you get to a clinic or an emergency room today, with a person you trust?",
        "Do you have a doctor or a clinic that knows you, to call this day?",
      ],
      es: [
        "¿Hay alguien que pueda acompañarte hoy al médico?",
        "¿Podrías ir hoy a una clínica o a urgencias con alguien de confianza?",
        "¿Hay un médico o un centro que te conozca y a quien llamar en este día?",
      ],
    },
    answers: [
      yes("Yes, I think so", "Sí, creo que sí"),
      no("No, there's nobody", "No, no hay nadie"),
      NOT_SURE,
    ],
  },
  plan_offer: {
    tone: "protection",
    reassures: "yes",
    closes: "planning",
    ask: {
      en: [
        "Shall we write a few lines together for the hard hours, one at a time?",
        "Would you like to put together a short safety plan, step by step?",
        "Do you want to make a small plan now, for the next time it gets this dark?",
      ],
      es: [
        "¿Escribimos juntos unas líneas para las horas difíciles, una por una?",
        "¿Te gustaría armar un plan de seguridad breve, paso a paso?",
        "¿Quieres hacer ahora un plan pequeño, para la próxima vez que todo se oscurezca así?",
      ],
    },
    answers: [yes("Yes, let's do that", "Sí, hagámoslo"), no("No, not now", "No, ahora no")],
  },
  warning: {
    tone: "open",
    reassures: null,
    ask: {
      en: [
        "First line: what tells you that it is getting bad, a thought, a mood, a place?",
        "To begin: how do you notice that a bad stretch is coming?",
        "Start here: what usually happens just before it gets this dark?",
      ],
      es: [
        "Primera línea: ¿qué te avisa de que la cosa empeora, un pensamiento, un ánimo, un lugar?",
        "Para empezar: ¿cómo notas que viene un mal rato?",
        "Empecemos aquí: ¿qué suele pasar justo antes de que todo se oscurezca?",
      ],
    },
    answers: PLANNING,
  },
  coping: {
    tone: "open",
    reassures: null,
    ask: {
      en: [
        "Next line: what can you do on your own that takes your mind off it for a while?",
        "The second one: what has helped you through an hour before, by yourself?",
        "Now something small: which walk, song or chore pulls you out for a bit?",
      ],
      es: [
        "La siguiente: ¿qué puedes hacer a solas que te distraiga un rato?",
        "La segunda: ¿qué te ha ayudado otras veces a pasar una hora sin nadie más?",
        "Ahora algo pequeño: ¿qué paseo, canción o tarea te saca de ahí un momento?",
      ],
    },
    answers: PLANNING,
  },
  places: {
    tone: "open",
    reassures: null,
    ask: {
      en: [
        "Third: which people or places take you out of your head, without having to explain anything?",
        "Then company: where can you simply be among others?",
        "Another line: whose company is easy, even when you say nothing about this?",
      ],
      es: [
        "Tercera: ¿qué personas o lugares te despejan sin tener que explicar nada?",
        "Luego la compañía: ¿dónde puedes estar, sin más, entre otras personas?",
        "Otra línea: ¿con quién es fácil estar, aunque no cuentes nada de esto?",
      ],
    },
    answers: PLANNING,
  },
  people: {
    tone: "open",
    reassures: null,
    ask: {
      en: [
        "Fourth: whom could you tell that you need help? A first name will do.",
        "Which one or two people would you call and say it to?",
        "Who would want to know, if it got bad again?",
      ],
      es: [
        "Cuarta: ¿a quién podrías decirle que necesitas ayuda? Basta un nombre.",
        "¿A qué una o dos personas llamarías para contárselo?",
        "¿Quién querría saberlo si volviera a ponerse mal?",
      ],
    },
    answers: PLANNING,
  },
  professionals: {
    tone: "open",
    reassures: null,
    ask: {
      en: [
        "Fifth: which doctor, therapist or clinic could you reach, and how?",
        "Is there a professional who belongs on this list?",
        "Who treats you, or whom could you ask to?",
      ],
      es: [
        "Quinta: ¿a qué médico, terapeuta o centro podrías acudir, y cómo?",
        "¿Hay algún profesional que deba estar en esta lista?",
        "¿Quién te atiende, o a quién podrías pedírselo?",
      ],
    },
    answers: PLANNING,
  },
  surroundings: {
    tone: "open",
    reassures: null,
    ask: {
      en: [
        "Last: what could be moved out of your reach, and who could keep it for you?",
        "And one more: how can the place you live in be made safer, and by whom?",
        "The final line: who could help you to put distance between you and what is dangerous at home?",
      ],
      es: [
        "Última: ¿qué se podría sacar de tu alcance, y quién podría guardarlo?",
        "Y una más: ¿cómo se puede hacer más seguro el lugar donde vives, y con quién?",
        "La línea final: ¿quién podría ayudarte a poner distancia con lo que es peligroso en casa?",
      ],
    },
    answers: PLANNING,
  },
} as const satisfies Record<string, Question>;
