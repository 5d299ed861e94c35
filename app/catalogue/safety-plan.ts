type Wording = Readonly<Record<"en" | "es", string>>;
type Examples = Readonly<Record<"en" | "es", readonly string[]>>;

/**
 * The six steps of the safety planning intervention, in our own words.
 * Source: Stanley, B. & Brown, G. K. (2012). Safety Planning Intervention: A Brief Intervention to
 * Mitigate Suicide Risk. Cognitive and Behavioral Practice, 19(2), 256-264.
 */
export const SAFETY_PLAN_SOURCE: Wording = {
  en: "Follows the six steps of the safety plan by Barbara Stanley and Gregory Brown (2012), in our own words.",
  es: "Sigue los seis pasos del plan de seguridad de Barbara Stanley y Gregory Brown (2012), con nuestras propias palabras.",
};

export const SAFETY_PLAN_FIELDS = [
  "warningSigns",
  "onMyOwn",
  "peopleAndPlaces",
  "askForHelp",
  "professionals",
  "saferSurroundings",
] as const;
export type SafetyPlanField = (typeof SAFETY_PLAN_FIELDS)[number];

export interface SafetyPlanStep {
  field: SafetyPlanField;
  title: Wording;
  question: Wording;
  /** Why this step is there, in one or two sentences. */
  why: Wording;
  examples: Examples;
}

/** In the order in which a person uses them: each next step is for when the one before isn't enough. */
export const SAFETY_PLAN: readonly SafetyPlanStep[] = [
  {
    field: "warningSigns",
    title: { en: "What tells me it's getting bad", es: "Señales de que estoy empeorando" },
    question: {
      en: "Which thoughts, moods, places or habits show up before a crisis?",
      es: "¿Qué pensamientos, estados de ánimo, lugares o hábitos aparecen antes de una crisis?",
    },
    why: {
      en: "The earlier you notice, the more you can still do. It also tells you when it's time for the next step.",
      es: "Cuanto antes lo notes, más cosas puedes hacer todavía. También te dice cuándo pasar al siguiente paso.",
    },
    examples: {
      en: [
        "I stop answering messages",
        "I lie awake after three",
        "I think: they'd manage without me",
      ],
      es: [
        "Dejo de contestar mensajes",
        "Me despierto a las tres y ya no duermo",
        "Pienso que se las arreglarían sin mí",
      ],
    },
  },
  {
    field: "onMyOwn",
    title: { en: "What I can do by myself", es: "Lo que puedo hacer por mi cuenta" },
    question: {
      en: "What takes your mind off it for a while, without needing anyone else?",
      es: "¿Qué te distrae un rato, sin necesitar a nadie más?",
    },
    why: {
      en: "An urge rises and falls. Something simple to do helps you get past its peak.",
      es: "El impulso sube y baja. Hacer algo sencillo te ayuda a pasar el momento más fuerte.",
    },
    examples: {
      en: ["A hot shower", "Walking the dog to the river and back", "The one playlist that works"],
      es: ["Una ducha caliente", "Pasear al perro", "Esa lista de canciones que funciona"],
    },
  },
  {
    field: "peopleAndPlaces",
    title: { en: "People and places that distract me", es: "Personas y lugares que me distraen" },
    question: {
      en: "Who is easy to be with, and where can you go to be among people?",
      es: "¿Con quién te sientes a gusto, y adónde puedes ir para estar entre gente?",
    },
    why: {
      en: "Company helps even if nobody knows what's going on. You don't have to explain anything.",
      es: "La compañía ayuda aunque nadie sepa lo que pasa. No tienes que explicar nada.",
    },
    examples: {
      en: ["My cousin, she talks about cars", "The library until eight", "The café on the corner"],
      es: ["Mi prima, que habla de autos", "La biblioteca hasta las ocho", "El café de la esquina"],
    },
  },
  {
    field: "askForHelp",
    title: { en: "People I can ask for help", es: "Personas a quienes puedo pedir ayuda" },
    question: {
      en: "Who can you tell that you're in a crisis, and how do you reach them?",
      es: "¿A quién puedes decirle que estás en crisis, y cómo contactas a esa persona?",
    },
    why: {
      en: "When distraction isn't enough, someone should know. Choosing the person now makes it easier to call later.",
      es: "Cuando distraerse no basta, alguien debería saberlo. Elegir ahora a esa persona hace más fácil llamarla después.",
    },
    examples: {
      en: ["My sister, even at night", "A friend from the choir", "My neighbor downstairs"],
      es: ["Mi hermana, también de noche", "Alguien del coro", "El vecino de abajo"],
    },
  },
  {
    field: "professionals",
    title: { en: "Professionals and crisis lines", es: "Profesionales y líneas de crisis" },
    question: {
      en: "Which doctor, therapist, clinic or line will you contact, and at what number?",
      es: "¿A qué médico, terapeuta, clínica o línea de crisis vas a llamar, y a qué número?",
    },
    why: {
      en: "At the worst moment, you shouldn't have to look up a number. Add the nearest emergency room as well.",
      es: "En el peor momento no deberías tener que buscar un número. Añade también la sala de urgencias más cercana.",
    },
    examples: {
      en: [
        "My therapist's office",
        "A crisis line I've saved in my phone",
        "The hospital on my street",
      ],
      es: [
        "El consultorio de mi terapeuta",
        "Una línea de crisis guardada en mi teléfono",
        "El hospital de mi calle",
      ],
    },
  },
  {
    field: "saferSurroundings",
    title: { en: "Making my surroundings safer", es: "Hacer más seguro mi entorno" },
    question: {
      en: "What could be kept out of your reach for now, and who can look after it?",
      es: "¿Qué podría quedar fuera de tu alcance por ahora, y quién puede guardarlo?",
    },
    why: {
      en: "Distance gives the urge time to pass. This is one of the steps that protects you most.",
      es: "La distancia da tiempo para que el impulso pase. Es uno de los pasos que más protegen.",
    },
    examples: {
      en: [
        "My brother keeps it at his place",
        "Someone stays over on bad nights",
        "A friend has the key",
      ],
      es: [
        "Mi hermano lo guarda en su casa",
        "Alguien se queda conmigo las noches malas",
        "Alguien de confianza tiene la llave",
      ],
    },
  },
];
