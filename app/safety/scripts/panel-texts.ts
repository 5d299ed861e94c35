import type { Need } from "#app/content/help-lines.ts";
import type { Language } from "#app/safety/assessment.ts";
import type { Situation } from "./situation.ts";

export interface PanelText {
  title: Readonly<Record<Language, string>>;
  lead: Readonly<Record<Language, readonly [string, ...string[]]>>;
  /** At most three, the most urgent first. */
  needs: readonly [Need] | readonly [Need, Need] | readonly [Need, Need, Need];
  quickExit: boolean;
}

const SUICIDE: PanelText = {
  title: { en: "There is help for this, right now", es: "Hay ayuda para esto, ahora mismo" },
  lead: {
    en: [
      "You can talk or write with a person this minute, for free. You don't need the right words.",
    ],
    es: [
      "Puedes hablar o escribir con una persona en este minuto, gratis. No hacen falta las palabras justas.",
    ],
  },
  needs: ["suicide", "text_line", "emergency"],
  quickExit: false,
};

const SUICIDE_NOW: PanelText = {
  title: {
    en: "Please reach someone before you do anything else",
    es: "Antes de cualquier otra cosa, habla con alguien",
  },
  lead: {
    en: ["Use one of these now, away from what could hurt you."],
    es: ["Usa uno de estos números ahora, lejos de lo que podría dañarte."],
  },
  needs: ["suicide", "emergency", "text_line"],
  quickExit: false,
};

const OVERDOSE: PanelText = {
  title: { en: "Get medical help now", es: "Busca ayuda médica ahora" },
  lead: {
    en: [
      "Don't wait to see how you feel. Unlock the door and tell someone near you.",
      "Keep what you took at hand for the people who come to help.",
    ],
    es: [
      "No esperes a ver cómo te sientes. Abre la puerta y avisa a alguien que esté cerca.",
      "Ten a mano lo que tomaste para quienes vengan a ayudar.",
    ],
  },
  needs: ["emergency", "poison", "suicide"],
  quickExit: false,
};

const SELF_HARM: PanelText = {
  title: {
    en: "You don't have to be alone with the urge",
    es: "No tienes que estar a solas con el impulso",
  },
  lead: {
    en: [
      "A person can stay with you until it eases. A wound that is deep or keeps bleeding needs a doctor today.",
    ],
    es: [
      "Una persona puede acompañarte hasta que afloje. Una herida profunda o que sigue sangrando necesita un médico hoy.",
    ],
  },
  needs: ["suicide", "text_line", "emergency"],
  quickExit: false,
};

const SELF_HARM_NOW: PanelText = {
  title: { en: "Call before you do anything else", es: "Llama antes de hacer otra cosa" },
  lead: {
    en: ["Put what you could use out of reach, and go to where someone is."],
    es: ["Deja lejos lo que podrías usar y ve adonde haya alguien."],
  },
  needs: ["suicide", "emergency", "text_line"],
  quickExit: false,
};

const EATING: PanelText = {
  title: { en: "Help for you and your body", es: "Ayuda para ti y para tu cuerpo" },
  lead: {
    en: [
      "You don't have to be ill enough to ask. If you faint or your chest hurts, call for an ambulance.",
    ],
    es: [
      "No hace falta estar peor para pedirla. Si te desmayas o te duele el pecho, pide una ambulancia.",
    ],
  },
  needs: ["eating", "suicide", "emergency"],
  quickExit: false,
};

const HARM: PanelText = {
  title: {
    en: "Talk to someone before anything happens",
    es: "Habla con alguien antes de que pase algo",
  },
  lead: {
    en: ["Make space between you and them. You can say it as it is: I'm afraid I'll hurt someone."],
    es: [
      "Pon espacio entre tú y esa persona. Puedes decirlo tal cual: tengo miedo de hacerle daño a alguien.",
    ],
  },
  needs: ["suicide", "emergency", "text_line"],
  quickExit: false,
};

const HARM_NOW: PanelText = {
  title: { en: "Stop here, and step away", es: "Detente aquí y apártate" },
  lead: {
    en: ["Go somewhere else, away from them and from anything that could be used. Then call."],
    es: [
      "Vete a otro lugar, lejos de esa persona y de cualquier cosa que pudiera usarse. Después llama.",
    ],
  },
  needs: ["emergency", "suicide", "text_line"],
  quickExit: false,
};

const UNWANTED_BABY: PanelText = {
  title: { en: "Help for you and the baby, today", es: "Ayuda para ti y para tu bebé, hoy" },
  lead: {
    en: [
      "Put the baby down somewhere safe, like the crib, and step into another room.",
      "Ask someone to come. Thoughts like these can be treated.",
    ],
    es: [
      "Deja al bebé en un lugar seguro, como la cuna, y pasa a otra habitación.",
      "Pide a alguien que venga. Los pensamientos así tienen tratamiento.",
    ],
  },
  needs: ["suicide", "maternal", "emergency"],
  quickExit: false,
};

const UNWANTED_CHILD: PanelText = {
  title: {
    en: "Help for you and your child, today",
    es: "Ayuda para ti y para tu hija o hijo, hoy",
  },
  lead: {
    en: [
      "Step into another room and let someone else take over for a while. Then talk to one of these.",
    ],
    es: [
      "Pasa a otra habitación y deja que alguien se ocupe un rato. Después habla con una de estas líneas.",
    ],
  },
  needs: ["suicide", "child_abuse", "emergency"],
  quickExit: false,
};

const ABUSE: PanelText = {
  title: { en: "Someone can help you with this", es: "Alguien puede ayudarte con esto" },
  lead: {
    en: ["If this device is checked, a borrowed phone is safer. In danger, call for help first."],
    es: [
      "Si revisan este aparato, un teléfono prestado es más seguro. En peligro, pide ayuda primero.",
    ],
  },
  needs: ["domestic_abuse", "emergency", "text_line"],
  quickExit: true,
};

const ABUSE_NOW: PanelText = {
  title: { en: "Get help to where you are", es: "Que la ayuda llegue adonde estás" },
  lead: {
    en: [
      "If you can't speak, call and leave the line open. Stay near a way out, away from the kitchen.",
    ],
    es: [
      "Si no puedes hablar, llama y deja la línea abierta. Quédate cerca de una salida, lejos de la cocina.",
    ],
  },
  needs: ["emergency", "domestic_abuse", "text_line"],
  quickExit: true,
};

const ASSAULT: PanelText = {
  title: { en: "Support that goes at your pace", es: "Apoyo que va a tu ritmo" },
  lead: {
    en: ["What happened was not your fault. You decide whom you tell, and when."],
    es: ["Lo que pasó no fue culpa tuya. Tú decides a quién se lo cuentas, y cuándo."],
  },
  needs: ["sexual_assault", "emergency", "domestic_abuse"],
  quickExit: true,
};

const YOUNG_ABUSE: PanelText = {
  title: { en: "There are people on your side", es: "Hay personas de tu lado" },
  lead: {
    en: [
      "They talk with people your age and believe them. If you are in danger now, call for help first.",
    ],
    es: ["Hablan con gente de tu edad y le creen. Si estás en peligro ahora, pide ayuda primero."],
  },
  needs: ["child_abuse", "emergency", "suicide"],
  quickExit: true,
};

const YOUNG_ABUSE_NOW: PanelText = {
  title: { en: "Get help to where you are", es: "Que la ayuda llegue adonde estás" },
  lead: {
    en: [
      "If you can't speak, call and leave the line open. Go to a safe grown-up if the way is clear.",
    ],
    es: [
      "Si no puedes hablar, llama y deja la línea abierta. Ve con una persona adulta de confianza si puedes.",
    ],
  },
  needs: ["emergency", "child_abuse", "suicide"],
  quickExit: true,
};

const DEPENDENT_ABUSE: PanelText = {
  title: { en: "Help for someone in your care", es: "Ayuda para alguien a tu cuidado" },
  lead: {
    en: ["If they are in danger now, call for help first. You don't need proof to ask for advice."],
    es: [
      "Si está en peligro ahora, pide ayuda primero. No hacen falta pruebas para pedir consejo.",
    ],
  },
  needs: ["emergency", "child_abuse", "domestic_abuse"],
  quickExit: true,
};

const ABUSE_OTHER: PanelText = {
  title: {
    en: "Help for the person you're worried about",
    es: "Ayuda para la persona que te preocupa",
  },
  lead: {
    en: [
      "These lines also advise friends and family. If it is happening now, call for help first.",
    ],
    es: [
      "Estas líneas también orientan a amistades y familia. Si está pasando ahora, pide ayuda primero.",
    ],
  },
  needs: ["domestic_abuse", "emergency"],
  quickExit: true,
};

const MEDICAL: PanelText = {
  title: { en: "This needs medical help now", es: "Esto necesita ayuda médica ahora" },
  lead: {
    en: ["Call first, read later. Put the phone on speaker and follow what they say."],
    es: ["Primero llama, después lee. Pon el altavoz y sigue lo que te digan."],
  },
  needs: ["emergency", "poison"],
  quickExit: false,
};

const POISONING: PanelText = {
  title: { en: "This may be poisoning: call now", es: "Puede ser una intoxicación: llama ahora" },
  lead: {
    en: [
      "If anyone collapses, has a seizure, can't breathe or can't be woken, call the emergency number first.",
      "Keep the container at hand for the call.",
    ],
    es: [
      "Si alguien se desploma, convulsiona, no respira bien o no despierta, llama primero a emergencias.",
      "Ten el envase a mano durante la llamada.",
    ],
  },
  needs: ["poison", "emergency"],
  quickExit: false,
};

const OTHER_NOW: PanelText = {
  title: { en: "Get help to them now", es: "Que le llegue ayuda ya" },
  lead: {
    en: [
      "Call, and say where they are.",
      "If it is safe for you, stay with them or on the phone until help comes.",
    ],
    es: [
      "Llama y di dónde está.",
      "Si no es peligroso para ti, quédate a su lado o al teléfono hasta que llegue la ayuda.",
    ],
  },
  needs: ["emergency", "suicide", "text_line"],
  quickExit: false,
};

const OTHER_WORRY: PanelText = {
  title: { en: "Help for someone you care about", es: "Ayuda para alguien que te importa" },
  lead: {
    en: ["You can call for advice yourself. If their life is in danger now, call for help first."],
    es: ["Puedes llamar para que te orienten. Si su vida corre peligro ahora, pide ayuda primero."],
  },
  needs: ["suicide", "text_line", "emergency"],
  quickExit: false,
};

const OTHER_HARM: PanelText = {
  title: {
    en: "If someone may get hurt, call now",
    es: "Si alguien puede salir herido, llama ahora",
  },
  lead: {
    en: ["Stay out of the way yourself, and warn the person in danger if you can do it safely."],
    es: ["No te pongas en medio, y avisa a quien corre peligro si puedes hacerlo sin riesgo."],
  },
  needs: ["emergency", "suicide"],
  quickExit: false,
};

const PSYCHOSIS: PanelText = {
  title: { en: "Care today, and someone beside you", es: "Atención hoy, y alguien a tu lado" },
  lead: {
    en: [
      "What you're going through sounds frightening. Let someone you trust take you to a doctor today.",
    ],
    es: [
      "Lo que estás pasando suena aterrador. Deja que alguien de confianza te lleve hoy al médico.",
    ],
  },
  needs: ["suicide", "emergency", "text_line"],
  quickExit: false,
};

const PSYCHOSIS_NOW: PanelText = {
  title: {
    en: "You don't have to do what you are told to do",
    es: "No tienes que hacer lo que te mandan",
  },
  lead: {
    en: ["Call now, and let someone be with you. Keep away from anything that could do harm."],
    es: ["Llama ahora y deja que alguien te acompañe. Aléjate de todo lo que pueda hacer daño."],
  },
  needs: ["emergency", "suicide", "text_line"],
  quickExit: false,
};

/** One panel for each situation. Gentle check-ins have one too, for the link that opens it. */
export const PANEL_TEXTS: Readonly<Record<Situation, PanelText>> = {
  check_in: SUICIDE,
  check_in_self_harm: SELF_HARM,
  check_in_eating: EATING,
  check_in_harm: HARM,
  check_in_abuse: ABUSE,
  check_in_other: OTHER_WORRY,
  check_in_medical: MEDICAL,
  passive: SUICIDE,
  active: SUICIDE,
  imminent: SUICIDE_NOW,
  overdose: OVERDOSE,
  attempt: SUICIDE_NOW,
  self_harm: SELF_HARM,
  self_harm_now: SELF_HARM_NOW,
  eating: EATING,
  harm: HARM,
  harm_imminent: HARM_NOW,
  unwanted_baby: UNWANTED_BABY,
  unwanted_child: UNWANTED_CHILD,
  abuse: ABUSE,
  abuse_imminent: ABUSE_NOW,
  assault: ASSAULT,
  young_abuse: YOUNG_ABUSE,
  young_abuse_imminent: YOUNG_ABUSE_NOW,
  dependent_abuse: DEPENDENT_ABUSE,
  abuse_other: ABUSE_OTHER,
  medical: MEDICAL,
  medical_other: MEDICAL,
  poisoning: POISONING,
  poisoning_other: POISONING,
  other_imminent: OTHER_NOW,
  other_worry: OTHER_WORRY,
  other_harm: OTHER_HARM,
  psychosis: PSYCHOSIS,
  psychosis_harm: PSYCHOSIS_NOW,
};
