import { spanishParticular, type SpanishTheme } from "./spanish-themes.ts";

/** What can be said to somebody who writes in Spanish. The written exercises exist in English only, and that is said. */
export const spanishNotice: readonly string[] = [
  "Los ejercicios escritos que tengo están en inglés; tú puedes escribirme en español, y te leo lo mejor que puedo.",
  "Te leo en español lo mejor que puedo, aunque mis ejercicios escritos solo están en inglés.",
  "Mis ejercicios están escritos en inglés. Para hablar, escribe en español con toda tranquilidad.",
];

/** Said with the notice when somebody's first words here are Spanish. */
export const spanishIntroduction =
  "Soy una IA, no una persona, y sigo preguntas y ejercicios escritos.";

/** What is said more in general. */
const spanishGeneral: readonly SpanishTheme[] = [
  {
    id: "anxiety",
    name: "la ansiedad",
    pattern:
      /(?<!\p{L})(?:pánico|panico|ansiedad|ansios[ao]|nervios[ao]s?|miedo|preocupad[ao]|preocupa|agobi\p{L}+|estr[eé]s\p{L}*)(?!\p{L})/iu,
    hear: [
      "La ansiedad cansa mucho: el cuerpo se prepara para algo que todavía no ha llegado.",
      "Con tanta alarma dentro, es normal que cueste pensar en otra cosa.",
      "Vivir en guardia agota. No es debilidad, es un cuerpo que intenta protegerte.",
      "Es difícil descansar cuando la cabeza no para de adelantarse.",
    ],
    ask: [
      "¿Qué te dice esa preocupación cuando suena más fuerte?",
      "¿Dónde lo notas más en el cuerpo ahora mismo?",
      "¿Qué te ha ayudado otras veces, aunque fuera un poco?",
      "Si quieres, respira despacio: toma aire contando hasta cuatro y suéltalo contando hasta seis, cinco veces. ¿Qué notas después?",
    ],
  },
  {
    id: "sleep",
    name: "las noches",
    pattern: /(?<!\p{L})(?:dormir|duermo|insomnio|despiert[ao]|sueño|pesadillas?)(?!\p{L})/iu,
    hear: [
      "Las noches sin dormir se hacen muy largas, y todo parece más grande a esas horas.",
      "Sin dormir, hasta lo pequeño pesa.",
      "Cuanto más se busca el sueño, más se aleja. Es de las cosas injustas.",
      "Una noche así gasta también el día siguiente.",
    ],
    ask: [
      "¿En qué anda tu cabeza cuando estás en la cama?",
      "¿Te cuesta más dormirte, o te despiertas en mitad de la noche?",
      "¿Desde cuándo son así las noches?",
      "¿Qué pensamiento dejarías fuera hasta mañana, si pudieras?",
    ],
  },
  {
    id: "lonely",
    name: "la soledad",
    pattern:
      /(?<!\p{L})(?:sol[ao]s?|soledad|nadie|extraño|lejos de (?:casa|mi familia)|echo de menos|lejos|mud[eé]|mudanza)(?!\p{L})/iu,
    hear: [
      "Sentirse así, sin nadie cerca, duele de verdad. Hace falta valor para decirlo.",
      "Estar lejos de los tuyos deja un hueco en todo el día.",
      "La soledad dice que la gente te importa; no dice que tengas nada malo.",
      "Un sitio nuevo puede estar lleno de gente y sentirse vacío.",
    ],
    ask: [
      "¿Cuándo se hace más fuerte?",
      "¿A quién echas más de menos, y qué es lo que más te falta de esa persona?",
      "¿Con quién te sentiste a gusto por última vez?",
      "¿Hay alguien, aunque esté lejos, que se alegraría de recibir una línea tuya?",
    ],
  },
  {
    id: "grief",
    name: "tu pérdida",
    pattern:
      /(?<!\p{L})(?:murió|murio|falleció|fallecio|perdí a|perdi a|duelo|muerte de|funeral)(?!\p{L})/iu,
    hear: [
      "No hay nada que haga más pequeña una pérdida así. Puedo escucharte el tiempo que quieras.",
      "El duelo no sigue el calendario; llega cuando llega.",
      "Echar tanto de menos a alguien es cariño que ahora no sabe adónde ir.",
      "Una ausencia así se nota en todo.",
    ],
    ask: [
      "¿Te apetece contarme cómo era?",
      "¿Qué es lo que más echas de menos, aunque parezca pequeño?",
      "¿Cómo han sido estos últimos días?",
      "¿Quién te acompaña en esto?",
    ],
  },
  {
    id: "low",
    pattern:
      /(?<!\p{L})(?:triste\p{L}*|deprimid[ao]|llor\p{L}+|vací[ao]|perdid[ao]|desanimad[ao]|mal|no siento nada|sin ganas)(?!\p{L})/iu,
    hear: [
      "Suena pesado, y llevarlo sin que se note cuesta mucha fuerza.",
      "Hay días en que hasta levantarse es un trabajo.",
      "Gracias por ponerlo en palabras; no es fácil cuando uno está así.",
      "No hace falta que lo expliques bien. Basta con que lo cuentes como salga.",
    ],
    ask: [
      "¿Cómo es: más tristeza, más cansancio, o más bien nada?",
      "¿Desde cuándo te sientes así?",
      "¿Cómo ha sido el día de hoy?",
      "¿Hay algún momento de la semana en que pese un poco menos?",
    ],
  },
  {
    id: "work",
    name: "el trabajo y el dinero",
    pattern:
      /(?<!\p{L})(?:trabajo|jef[ea]|despid\p{L}+|oficina|dinero|deudas?|alquiler)(?!\p{L})/iu,
    hear: [
      "Cuando el trabajo o el dinero aprietan, no se quedan en su sitio: entran en todo.",
      "Es mucha presión para llevarla a casa cada día.",
      "Se puede hacer todo bien y acabar igual de cansado por dentro.",
      "Esas cuentas dan vueltas también de noche.",
    ],
    ask: [
      "¿Qué es lo que más pesa ahora mismo?",
      "¿Cuál fue el peor momento de esta semana?",
      "¿Quién sabe lo que estás llevando?",
      "¿Qué parte está en tus manos, y cuál no?",
    ],
  },
  {
    id: "good",
    pattern:
      /(?<!\p{L})(?:buen día|bien|feliz|content[ao]|alegre|gracias a dios|orgullos[ao])(?!\p{L})/iu,
    hear: [
      "Qué bueno leer eso.",
      "Me parece un buen momento para guardarlo.",
      "Eso merece un segundo vistazo.",
      "Un buen rato, y te diste cuenta.",
    ],
    ask: [
      "¿Qué parte te gustaría conservar?",
      "¿Qué fue lo mejor?",
      "¿Con quién te gustaría compartirlo?",
      "¿Qué lo hizo posible?",
    ],
  },
];

/** The particular first. */
export const spanishThemes: readonly SpanishTheme[] = [...spanishParticular, ...spanishGeneral];

export const spanishAnything: SpanishTheme = {
  id: "anything",
  pattern: /./u,
  hear: [
    "Gracias por contármelo.",
    "No es poca cosa.",
    "Tómate tu tiempo, no hay ningún orden que seguir.",
    "Eso no se escribe por nada.",
  ],
  ask: [
    "¿Qué es lo que más pesa de todo eso?",
    "¿Cómo lo llevas ahora mismo?",
    "¿Desde cuándo es así?",
    "¿Qué necesitarías en este momento?",
  ],
};

export const spanishGoodbye: readonly string[] = [
  "Hasta luego. Cuídate.",
  "Adiós, que te vaya bien.",
  "Buenas noches, y descansa.",
  "Hasta otro momento.",
];
export const spanishThanks: readonly string[] = [
  "De nada. ¿Hay algo más, o está bien así por ahora?",
  "Con gusto. Dime si queda algo.",
  "No hay de qué. ¿Seguimos, o lo dejamos aquí?",
  "A ti por contarlo.",
];
export const spanishGreeting: readonly string[] = [
  "¿Qué te trae por aquí?",
  "¿Cómo estás, de verdad?",
  "¿Por dónde quieres empezar?",
  "¿Qué te ronda hoy?",
];

/** Said when the guided companion steps in for the model. */
export const spanishEntry: readonly string[] = [
  "El acompañante que escribe libremente no está disponible ahora mismo, así que te respondo yo. No se pierde nada de lo que has escrito.",
  "Por el momento contesto yo en lugar del acompañante que escribe libremente. Todo lo que has escrito sigue aquí.",
];
