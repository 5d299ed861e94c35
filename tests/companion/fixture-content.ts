import { openContent, type OpenContent } from "#app/companion/guided/content.ts";
import { readLines } from "#app/companion/content/read-content.ts";
import {
  characterSchema,
  intentSchema,
  subjectSchema,
  topicSchema,
} from "#app/companion/content/schema.ts";

/** A topic as it is written, about lying awake. */
export const SAMPLE_TOPIC = {
  id: "cant-sleep",
  title: { en: "Sleep", es: "Dormir" },
  button: { en: "Can't sleep", es: "No puedo dormir" },
  recognise: { en: ["can't ..1 sleep"], es: ["no puedo dormir"] },
  examples: { match: [], no_match: [] },
  start: "before",
  nodes: {
    before: {
      ask: { en: "How bad is it, from 0 to 10?", es: "¿Qué tan mal, de 0 a 10?" },
      scale: { keep: "before", next: "how" },
      unsure: "how",
      other: "how",
    },
    how: {
      ask: { en: "What keeps you up?", es: "¿Qué te quita el sueño?" },
      choices: [
        { id: "mind", label: { en: "My mind won't stop", es: "La cabeza no para" }, next: "busy" },
        { id: "noise", label: { en: "Noise", es: "Ruido" }, next: "takeaway" },
      ],
      unsure: "breathe",
      other: "takeaway",
    },
    busy: {
      say: { en: "Your mind is busy. Let's park it.", es: "La cabeza va sola. La aparcamos." },
      needs: ["mind"],
      next: "takeaway",
    },
    breathe: {
      ask: { en: "Try slow breathing?", es: "¿Respiramos lento?" },
      exercise: "box-breathing",
      next: "takeaway",
    },
    takeaway: {
      ask: { en: "What would you like to keep?", es: "¿Qué quieres guardar?" },
      box: { keep: "takeaway", next: "goal" },
      unsure: "after",
      other: "after",
    },
    goal: {
      say: { en: "You wrote: {own:takeaway}", es: "Escribiste: {own:takeaway}" },
      ask: { en: "Make it your goal?", es: "¿La hacemos tu meta?" },
      goal: "takeaway",
      next: "after",
    },
    after: {
      ask: { en: "And now, from 0 to 10?", es: "¿Y ahora, de 0 a 10?" },
      scale: { keep: "after", next: "close" },
      unsure: "close",
      other: "close",
    },
    close: { say: { en: "That's enough for tonight.", es: "Por hoy basta." }, end: true },
  },
};

const topic = topicSchema.parse(SAMPLE_TOPIC);

const sleep = subjectSchema.parse({
  id: "sleep",
  topic: "cant-sleep",
  exercise: "box-breathing",
  heard: { en: "Nights can be long.", es: "Las noches son largas." },
  asks: [
    { en: "What keeps you awake?", es: "¿Qué te desvela?" },
    { en: "When did it start?", es: "¿Cuándo empezó?" },
  ],
  tips: [
    { say: { en: "Get up after a while.", es: "Levántate un rato." } },
    { say: { en: "Write the list down.", es: "Escribe la lista." } },
  ],
  questions: [
    {
      id: "how_long",
      phrases: { en: ["how long does it last"] },
      examples: {},
      say: { en: "A few weeks. Want to try an exercise?", es: "Unas semanas." },
    },
  ],
});

const anybody = subjectSchema.parse({
  id: "anybody",
  questions: [
    {
      id: "my_fault",
      phrases: { en: ["is it my fault"] },
      examples: {},
      say: { en: "Fault is rarely one person's.", es: "Rara vez es de una sola persona." },
    },
  ],
});

function intent(id: string, action: string, phrases: readonly string[], more: object = {}) {
  return intentSchema.parse({
    id,
    means: id,
    inside: true,
    action,
    order: 10,
    max_words: 20,
    phrases: { en: phrases, es: [] },
    examples: {},
    replies: { en: [`Okay: ${id}.`], es: [`Vale: ${id}.`] },
    ...more,
  });
}

const intents = [
  intent("stop_asking", "stop_asking", ["stop asking"]),
  intent("just_listen", "listen", ["just listen"]),
  intent("goodbye", "goodbye", ["(bye|adios) ."], { replies: { en: ["Bye{name}."] } }),
  intent("exercise", "offer_exercise", ["(give me|do) an exercise"], { inside: false }),
  intent("continue", "continue", ["^continue"]),
  intent("say_again", "say_again", ["say that again"]),
  intent("shorter", "shorter", ["too long"]),
  intent("what_did_i_tell", "recall", ["what do you know about me and"]),
  intent("remember_this", "remember", ["please remember"]),
  intent("human", "none", ["are you human"]),
  intent("recall", "recall", ["what is my ..2 name", "what do you know about me"], {
    unknown: { en: ["I don't have that."], es: ["No lo tengo."] },
  }),
  intent("emoji_only", "none", [], { max_words: 0 }),
];

const character = characterSchema.parse({
  id: "alina",
  pace: { receipt_words: 12 },
  order: ["just_listen", "sort", "now"],
  greetings: { en: "Hi{name}.", es: "Hola{name}." },
  openings: { en: "Hello{name}. Start anywhere.", es: "Hola{name}. Empieza donde sea." },
  receipts: { en: ["Thanks for telling me.", "Okay. I read that."], es: ["Gracias.", "Lo leí."] },
  listening: {
    en: ["Go on.", "I'm reading.", "Take your time.", "Mhm.", "Okay.", "I'm here."],
    es: ["Sigue.", "Te leo.", "Con calma.", "Ajá.", "Vale.", "Aquí estoy."],
  },
  good_news: { en: "That's good news.", es: "Qué bien." },
  loss: { en: "I'm so sorry.", es: "Lo siento mucho." },
  quiet_choice: { en: "Keep going, breathe, or wrap up?", es: "¿Seguir, respirar o terminar?" },
  offer_exercise: { en: "Want to try {exercise}?", es: "¿Probamos {exercise}?" },
  goodbyes: { en: "Bye{name}. Rest well.", es: "Adiós{name}. Descansa." },
  apology: { en: "Sorry.", es: "Perdona." },
});

/** A little of everything, so that a test says what the engine does and not what is written. */
export function fixtureContent(): OpenContent {
  return openContent(
    {
      topics: [topic],
      subjects: [sleep, anybody],
      acknowledgments: [],
      remarks: [],
      intents,
      characters: [character],
    },
    readLines(),
  );
}
