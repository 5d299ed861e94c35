import { z } from "zod";
import { LINE_KEYS } from "./line-keys.ts";

export type { LineKey } from "./line-keys.ts";

/** The languages in which everything of the guided companion is written. */
export const CONTENT_LANGUAGES = ["en", "es"] as const;
export type WrittenLanguage = (typeof CONTENT_LANGUAGES)[number];

const line = z.string().trim().min(1);
/** One text, or several that say the same in other words. */
const variants = z.union([line.transform((one) => [one]), z.array(line).min(1)]);
/** A text in each of its languages. */
const text = z.strictObject({ en: variants, es: variants.optional() });
const phrases = z.strictObject({
  en: z.array(line).default([]),
  es: z.array(line).default([]),
});
/** Separated by semicolons, so that hundreds of them are read at a glance. */
const cues = line.transform((all) =>
  all
    .split(";")
    .map((cue) => cue.trim())
    .filter((cue) => cue !== ""),
);
const examples = z.strictObject({
  match: z.array(line).default([]),
  no_match: z.array(line).default([]),
});
/** Ids of topics and exercises have hyphens, those of nodes, choices and intents underscores. */
const fileId = z.string().regex(/^[a-z]+(?:[-_][a-z]+)*$/);
const name = z.string().regex(/^[a-z][a-z0-9_]*$/);

const topicChoice = z.strictObject({
  id: name,
  label: text,
  /** Other words that mean this choice. */
  says: phrases.optional(),
  next: name,
});

const node = z.strictObject({
  say: text.optional(),
  ask: text.optional(),
  choices: z.array(topicChoice).min(1).optional(),
  /** Free words, kept as they are written. */
  box: z.strictObject({ keep: name, next: name }).optional(),
  /** A number from 0 to 10. */
  scale: z.strictObject({ keep: z.enum(["before", "after"]), next: name }).optional(),
  exercise: z.string().optional(),
  /** Which kept words become the goal of the week, if the person wants it. */
  goal: name.optional(),
  fact: z.strictObject({ source: line, url: z.url({ protocol: /^https?$/ }) }).optional(),
  /** The node is only met by somebody who made one of these choices. */
  needs: z.array(name).min(1).optional(),
  next: name.optional(),
  unsure: name.optional(),
  other: name.optional(),
  stop: name.optional(),
  end: z.literal(true).optional(),
});

export const topicSchema = z.strictObject({
  id: fileId,
  languages: z.array(z.enum(CONTENT_LANGUAGES)).optional(),
  title: text,
  button: text,
  recognise: phrases,
  unless: phrases.optional(),
  examples,
  start: name,
  nodes: z.record(name, node),
});

/** What is said, with its source where it says what is true of people in general. */
const saying = z.strictObject({
  say: text,
  fact: z.strictObject({ source: line, url: z.url({ protocol: /^https?$/ }) }).optional(),
});

/** A question that people ask in their own words, and its answer. */
const subjectQuestion = saying.extend({
  id: name,
  phrases,
  /** Words that have to come together in a sentence that asks, where no phrase fits: see `cues.ts`. */
  cues: cues.optional(),
  unless: phrases.optional(),
  examples,
});

/**
 * What is talked about: how it is met when it comes up, what may be asked about it, what can help, and
 * the questions that people have about it. Without phrases or a topic its questions are everybody's.
 */
export const subjectSchema = z.strictObject({
  id: fileId,
  languages: z.array(z.enum(CONTENT_LANGUAGES)).optional(),
  /** Its questions are answered before anything that a message could ask for otherwise. */
  first: z.literal(true).optional(),
  /** The topic whose phrases recognise it too, and whose dialogue goes through it step by step. */
  topic: fileId.optional(),
  recognise: phrases.optional(),
  unless: phrases.optional(),
  /** Words that tell it where no phrase does, two to four of which say enough: see `cues.ts`. */
  words: z
    .strictObject({ strong: cues, weak: cues.default([]), broad: z.boolean().optional() })
    .optional(),
  examples: examples.optional(),
  /** What it is called within a sentence: "the money". */
  matter: text.optional(),
  /** Said when it comes up. */
  heard: text.optional(),
  /** Open questions, asked in this order, never twice, and not where one of the words in `unless` has told it. */
  asks: z.array(text.extend({ unless: cues.optional() })).default([]),
  /** What can help, one at a time and in this order. */
  tips: z.array(saying).default([]),
  /** The exercise that fits it best. */
  exercise: z.string().optional(),
  questions: z.array(subjectQuestion).default([]),
});

/** What can be said to one kind of remark, whatever the talk is about. */
const acknowledgmentSchema = z.strictObject({
  id: name,
  words: cues,
  /** The same in Spanish. */
  words_es: cues.optional(),
  /** Said beside them, in either language, one of these takes their meaning away. */
  unless: cues.optional(),
  /** Messages that are met with it. */
  examples: z.array(line).min(2),
  /** Messages with such words that are no such remark. */
  no_match: z.array(line).default([]),
  /** Without it there is only a question to ask, where nothing else fits. */
  say: text.optional(),
  /** What may be asked next. */
  ask: text.optional(),
});

/** The kinds of one sort; of several that fit equally well, the first is taken. */
export const acknowledgmentsSchema = z.strictObject({
  id: fileId,
  languages: z.array(z.enum(CONTENT_LANGUAGES)).optional(),
  kinds: z.array(acknowledgmentSchema).min(1),
});

/** A remark known by its phrases, what is said to it, and what may be asked. */
const remarkSchema = z.strictObject({
  id: name,
  /** The phrases have to hold all of the message: "work", "my boss". */
  whole: z.boolean().default(false),
  phrases,
  unless: phrases.optional(),
  examples,
  /** Without it there is only a question to ask. */
  say: text.optional(),
  ask: text.optional(),
});

/** Remarks of one sort, in the order in which they are tried. */
export const remarksSchema = z.strictObject({
  id: fileId,
  languages: z.array(z.enum(CONTENT_LANGUAGES)).optional(),
  kinds: z.array(remarkSchema).min(1),
});

/** What an intent does besides answering; `topic:…` and `exercise:…` begin one. */
export const ACTIONS = [
  "none",
  "offer_exercise",
  "start_exercise",
  "continue",
  "stop",
  "skip",
  "park",
  "listen",
  "stop_asking",
  "allow_asking",
  "say_again",
  "shorter",
  "sleep",
  "recall",
  "memory",
  "remember",
  "forget",
  "companion",
  "programme",
  "menu",
  "topics",
  "greet",
  "goodbye",
  "apologise",
  "unsure",
] as const;

const action = z.union([z.enum(ACTIONS), z.string().regex(/^(?:topic|exercise):[a-z-]+$/)]);

export const intentSchema = z.strictObject({
  id: name,
  means: line,
  languages: z.array(z.enum(CONTENT_LANGUAGES)).optional(),
  /** Answered at once while an exercise, a topic or a programme runs. */
  inside: z.boolean(),
  action,
  order: z.number(),
  /** A message of more words is about something else; 0 where the engine finds it, not a phrase. */
  max_words: z.int().min(0),
  /** The phrases have to hold all that a sentence says, and the message no other sentence. */
  whole: z.boolean().default(false),
  /** Answered so only where the question has no answer of its own. */
  fallback: z.boolean().default(false),
  phrases,
  /** Said anywhere in the message, one of these takes its meaning away. */
  unless: phrases.optional(),
  examples,
  replies: text,
  /** Other replies where the engine knows more: at night, or that nothing was found. */
  night: text.optional(),
  unknown: text.optional(),
  choices: z.array(z.strictObject({ id: name, label: text, does: line })).optional(),
});

/** What may help right now; "I'm not sure" always stands last. */
export const HELP_CHOICES = ["just_listen", "sort", "now"] as const;

export const characterSchema = z.strictObject({
  id: z.enum(["ali", "alina", "alice", "alicia", "alijah", "alister"]),
  languages: z.array(z.enum(CONTENT_LANGUAGES)).optional(),
  /** About how many words a receipt has at most. */
  pace: z.strictObject({ receipt_words: z.int().min(1).max(40) }),
  /** In which order the choices stand. */
  order: z.array(z.enum(HELP_CHOICES)).length(HELP_CHOICES.length),
  /** Said back to a hello. */
  greetings: text,
  /** The first words of a conversation; `{name}` is a comma and the first name, or nothing. */
  openings: text,
  receipts: text,
  /** While only listening: no question. */
  listening: text,
  good_news: text,
  loss: text,
  /** After every six messages of listening. */
  quiet_choice: text,
  /** Offers an exercise: `{exercise}` is its title, `{minutes}` how long it takes. */
  offer_exercise: text,
  goodbyes: text,
  apology: text,
});

export type Text = z.infer<typeof text>;
export type Topic = z.infer<typeof topicSchema>;
export type TopicNode = z.infer<typeof node>;
export type TopicChoice = z.infer<typeof topicChoice>;
export type Subject = z.infer<typeof subjectSchema>;
/** A question of a subject; those that the engine asks of anything need no `unless`. */
export type Ask = Text & Pick<Subject["asks"][number], "unless">;
export type SubjectQuestion = z.infer<typeof subjectQuestion>;
export type Remark = z.infer<typeof remarkSchema>;
export type Remarks = z.infer<typeof remarksSchema>;
export type Acknowledgments = z.infer<typeof acknowledgmentsSchema>;
export type Acknowledgment = Acknowledgments["kinds"][number];
export type Intent = z.infer<typeof intentSchema>;
export type Character = z.infer<typeof characterSchema>;
export type HelpChoice = (typeof HELP_CHOICES)[number];

export const linesSchema = z.record(z.enum(LINE_KEYS), text);
export type Lines = z.infer<typeof linesSchema>;
