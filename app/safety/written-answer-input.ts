import type { Region } from "#app/content/help-lines.ts";
import type { Kind, Language, Severity, Subject, Tier } from "./assessment.ts";
import type { ConsideredAnswer, QuestionId } from "#app/content/safety-script.ts";
import type { DangerId } from "#app/content/told-ids.ts";
import type { ReplyIds } from "./said.ts";
import type { AsideHeard } from "./scripts/asides-heard.ts";
import type { Told } from "./scripts/told.ts";
import type { WordsRead } from "./words-read.ts";

/** What a written answer depends on: what was found or stands, what they wrote, and what was said so far. */
export interface WrittenAnswerInput {
  tier: Tier;
  /** What opened the risk that a message without a sign is answered in. */
  openedBy?: Tier;
  kind: Kind;
  severity: Severity;
  subject: Subject;
  language: Language;
  region: Region;
  rules?: readonly string[];
  /** How many written answers this person got since the risk opened, 0 first. */
  turn: number;
  /** The written answers since then, newest last: their lines, and what each asked. */
  previous: readonly ReplyIds[];
  /** Whether the last of them stands right above the message, so that it may be answered. */
  isLastAsked?: boolean;
  /** The message says in plain words that its writer is a minor: once, after the danger, their age is answered. */
  isYoung?: boolean;
  /** What the words of the message say; absent where nothing was written. */
  words?: WordsRead;
  /** How it answers a question by its meaning, where its words alone don't say. */
  read?: { question: QuestionId; answer: ConsideredAnswer } | null;
  /** What the message may ask or tell, as it was read, likeliest first. */
  heard?: readonly AsideHeard[];
  /** Its writer waits for an answer. */
  asks?: boolean;
  /** What a sentence of it asks beside the danger. */
  askedBeside?: string | null;
  /** What it is about, likeliest first. */
  subjects?: readonly AsideHeard[];
  /** The dangers that it names, with whatever leads. */
  also?: readonly DangerId[];
  /** It begins another danger than what stood. */
  opens?: boolean;
  /** The id of the button that it was tapped with. */
  choice?: string | null;
  /** What their own messages before it in this conversation told, oldest first. */
  told?: readonly Told[];
}
