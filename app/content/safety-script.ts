import { z } from "zod";
import { NEEDS } from "./help-line.ts";
import { QUESTION_IDS, SITUATIONS, type QuestionId } from "./script-ids.ts";
import { DONE_IDS } from "./told-ids.ts";

export { QUESTION_IDS, SITUATIONS, type QuestionId, type Situation } from "./script-ids.ts";

const text = z.string().min(1);
export const words = z.strictObject({ en: text, es: text });

const variants = z.array(text).min(3).readonly();
/**
 * Ways to say one thing. At least three, so that a line is never said twice running.
 * `{suicide}` and the other needs of the help lines stand for that region's instruction
 * ("call or text 988"); a capital (`{Suicide}`) begins a sentence.
 */
export const spoken = z.strictObject({ en: variants, es: variants });

/** The name of a line or of common steps; those of another file are `file/name`. */
const reference = z.string().regex(/^(?:[a-z-]+\/)?[a-z_]+$/);

const meaning = z.enum(["yes", "no", "unsure"]);

/** Buttons that several questions share, by their ids. */
export const answersFile = z.record(text, z.strictObject({ means: meaning, says: words }));

/** A plain yes or no, a button with an id of its own, or the id of one that several questions share. */
const answerFile = (shared: z.output<typeof answersFile>) =>
  z
    .union([
      text,
      z.strictObject({ yes: words }),
      z.strictObject({ no: words }),
      z.strictObject({ id: text, means: meaning, says: words }),
    ])
    .transform((written, context): Answer => {
      if (typeof written !== "string") {
        if ("yes" in written) return { id: "yes", means: "yes", says: written.yes };
        return "no" in written ? { id: "no", means: "no", says: written.no } : written;
      }
      const found = shared[written];
      if (found) return { id: written, ...found };
      context.addIssue(`no answer is called ${written}`);
      return z.NEVER;
    });
const branch = z.enum(["deeper", "planning"]);

/** The direct questions by their ids, with their buttons. */
export const questionsFile = (shared: z.output<typeof answersFile>) =>
  z.record(
    z.enum(QUESTION_IDS),
    z.strictObject({
      /** What a yes means: danger, protection, or nothing by itself (a fact, an open question). */
      tone: z.enum(["danger", "protection", "fact", "open"]),
      /** The answer that reassures; only that one closes what was asked. Null where none does. */
      reassures: z.enum(["yes", "no"]).nullable().default(null),
      /** The steps that a plain no closes. */
      closes: branch.optional(),
      ask: spoken,
      answers: z.array(answerFile(shared)).min(2).readonly(),
    }),
  );

const stepFile = z.union([
  z.strictObject({ goOn: reference }),
  z.strictObject({
    asks: z.enum(QUESTION_IDS),
    /** Only after a yes: going deeper into the danger, or making a plan. */
    branch: branch.optional(),
    /** Paragraphs in order; `reply` is the answer to what was said. The question follows them. */
    says: z.array(reference).min(1),
  }),
]);

export const lines = z.record(z.string().regex(/^[a-z_]+$/), spoken);

export const scriptsFile = z.strictObject({
  /** Steps that several scripts go on with. */
  common: z.record(text, z.array(stepFile)).default({}),
  scripts: z.array(
    z.strictObject({
      situations: z.array(z.enum(SITUATIONS)).default([]),
      /** On a later visit what was urgent then is gone on with, not shouted again. */
      later: z.array(z.enum(SITUATIONS)).default([]),
      steps: z.array(stepFile).min(1),
    }),
  ),
  lines,
});

/** What stands on a panel; at most three needs, the most urgent first. */
const panelFile = z.strictObject({
  title: words,
  lead: z.strictObject({ en: z.array(text).min(1), es: z.array(text).min(1) }),
  needs: z.array(z.enum(NEEDS)).min(1).max(3).readonly(),
});

export const panelsFile = z.strictObject({
  more: words,
  notMeant: words,
  quickExit: words,
  about: words,
  /** Whom young people can talk to, whatever it is about. */
  young: panelFile,
  panels: z.array(
    panelFile.extend({
      situations: z.array(z.enum(SITUATIONS)).min(1),
      quickExit: z.boolean().default(false),
    }),
  ),
});

export const repliesFile = z.strictObject({
  dangerYes: spoken,
  dangerNo: spoken,
  protectionYes: spoken,
  protectionNo: spoken,
  unsure: spoken,
  noted: spoken,
  joke: spoken,
  other: spoken,
  /** To what is asked and has no answer of its own: who can be asked. */
  question: spoken,
  /** The same, once help was called or is there. */
  questionHelped: spoken,
});

export const momentsFile = (shared: z.output<typeof answersFile>) =>
  z.strictObject({
    /** After a maybe, before the question is asked once more. */
    eitherWay: spoken,
    whichQuestion: spoken,
    thanksForNo: spoken,
    /** Where a maybe stays a maybe. */
    leftOpen: spoken,
    goingOn: words,
    /** Where a denial leaves nothing to go on with. */
    startAnywhere: words,
    /** Where nothing is left of a reply that asked and did nothing else, or where there was none. */
    received: words,
    helpLink: spoken,
    present: spoken,
    /** Said once to whoever tells of a neck that was held or squeezed. */
    neck: spoken,
    /** To what may be harm inside, told after that: where to have it seen, each time. */
    neckSign: spoken,
    /** Beside a bad stomach, in the place of that link: when to call a doctor. */
    stomach: spoken,
    /** How the next visit opens while risk is open or on watch. */
    back: z.strictObject({
      neutral: words,
      leads: spoken,
      leftLeads: spoken,
      graveLeads: spoken,
      help: words,
      helpWithoutLine: words,
    }),
    notMeant: z.strictObject({
      misread: words,
      questions: z.strictObject({ own: words, abuse: words, medical: words, other: words }),
      answers: z.array(answerFile(shared)).readonly(),
      cleared: words,
      kept: words,
    }),
    cardThanks: words,
    saferNow: z.strictObject({
      question: words,
      answers: z.array(answerFile(shared)).readonly(),
      closed: words,
      open: words,
    }),
    followUp: z.strictObject({ medical: spoken, other: spoken, abuseOther: spoken }),
    /** Once somebody has called: not to be told to call again. */
    helpIsComing: spoken,
    /** Before it is asked whether whoever hurts them is near. */
    ifNear: spoken,
    /** Above the questions that are offered as buttons. */
    oftenAsked: words,
    unknownLanguage: words,
  });

/** What is said in the place of an empty word while a question about danger is open, by what it is about. */
export const heardFile = z.strictObject({
  self: spoken,
  injury: spoken,
  harm: spoken,
  voices: spoken,
  abuse: spoken,
  other: spoken,
  body: spoken,
  child: spoken,
  /** Somebody else is hurt by another. */
  hurt: spoken,
});

/** One wording, or several where it may be said again. */
const asideWords = z.union([text.transform((one) => [one]), z.array(text).min(2)]);

/** What somebody asks or tells in the middle of danger, by the sign of the rules that finds it. */
export const asidesFile = z.record(
  z.string().regex(/^aside_[a-z_]+$/),
  z.strictObject({
    /** The sign that finds it, where it isn't the one of its own name. */
    heard: text.optional(),
    /** A sign that one of their earlier messages has to have shown. */
    after: text.optional(),
    /** Situations that it belongs to, by how their names begin; without it, all of them. */
    within: z.array(text).min(1).optional(),
    /** Said to the one whose danger it is, and to nobody beside them. */
    own: z.boolean().default(false),
    /** It says all there is to say: no question follows it. */
    ending: z.boolean().default(false),
    /** Answered although the message names a danger, too: "should he take the gun?". */
    despite_signs: z.boolean().default(false),
    /** The question as people ask it: offered as a button, in these situations where they are given. */
    asked: words.extend({ within: z.array(text).min(1).optional() }).optional(),
    /** False where its button alone finds it. */
    typed: z.boolean().default(true),
    en: asideWords,
    es: asideWords,
  }),
);

/** What is said, one a reply, while somebody goes on about a danger whose questions are all asked. */
export const holdingFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      id: text,
      situations: z.array(z.enum(SITUATIONS)).min(1),
      /** Names whom to call, where the words themselves don't. */
      help: reference.optional(),
      /** A life may hang on it: nothing else is talked about until they turn to it themselves. */
      grave: z.array(z.enum(SITUATIONS)).default([]),
      en: z.array(text).min(6).readonly(),
      es: z.array(text).min(6).readonly(),
    }),
  ),
});

/** What somebody says is done already, and what asks for it. */
export const doneFile = z.record(
  z.enum(DONE_IDS),
  spoken.extend({
    /** The signs of the reader that tell it, any of them. */
    heard: z.array(text).min(1),
    /** Situations that it belongs to, by how their names begin; without it, all of them. */
    within: z.array(text).min(1).optional(),
    /** The answers that tell it, "called.yes". */
    answers: z.array(z.templateLiteral([z.enum(QUESTION_IDS), ".", meaning])).default([]),
    /** Once this was asked, or told before, it is likely: heard by a smaller share of all that may be said. */
    after: z
      .strictObject({
        questions: z.array(z.enum(QUESTION_IDS)).default([]),
        told: z.array(text).default([]),
        share: z.number(),
      })
      .optional(),
    /** No line that begins with a call is said once it's done. */
    calls: z.boolean().default(false),
    /** It stays true in another danger, too. */
    lasts: z.boolean().default(false),
    spares: z.strictObject({
      questions: z.array(z.enum(QUESTION_IDS)),
      lines: z.array(reference),
    }),
  }),
);

export const youngFile = z.strictObject({
  under18: words,
  adult: words,
  heard: words,
  trusted: words,
  /** Where the help for their age was named before, in its place. */
  again: words,
  ageQuestion: words,
  goOn: words,
  goodbye: words,
  helpBeforeAge: spoken,
  note: spoken,
});

export const noticesFile = z.strictObject({
  start: words,
  return: words,
  interval: words,
  asked: words,
  asked_machine: words,
  voice: words,
});

type Words = z.output<typeof words>;
export type Spoken = z.output<typeof spoken>;
export type ConsideredAnswer = z.output<typeof meaning>;
export type StepFile = z.output<typeof stepFile>;
export type Question = z.output<ReturnType<typeof questionsFile>>[QuestionId];

/** A button that posts its label. */
export interface Answer {
  id: string;
  means: ConsideredAnswer;
  says: Words;
}

/** One written answer: paragraphs in order, the reply to the last answer and the question among them. */
export type Part = Spoken | "reply" | "question";
export interface Step {
  question: QuestionId | null;
  branch?: z.output<typeof branch>;
  parts: readonly Part[];
}

/** The first answer, then one step a reply; each question is asked once, and then it is through. */
export interface Script {
  steps: readonly [Step, ...Step[]];
}
