import type { Article } from "#app/content/articles.ts";
import { questionsIn } from "../guided/question-forms.ts";
import { Cues, readSaidWords, type SaidWords } from "./cues.ts";
import { countMessageWords, PhraseSet, readForPhrases } from "./phrases.ts";
import type {
  Acknowledgment,
  WrittenLanguage,
  Intent,
  Remark,
  Subject,
  SubjectQuestion,
  Topic,
} from "./schema.ts";

/** Whether a message has what an intent means. */
export class IntentMatcher {
  readonly intent: Intent;
  readonly #english: PhraseSet;
  readonly #spanish: PhraseSet;
  readonly #unless: PhraseSet;

  /** Throws a SyntaxError where a phrase cannot be read. */
  constructor(intent: Intent) {
    this.intent = intent;
    this.#english = new PhraseSet(intent.phrases.en);
    this.#spanish = new PhraseSet(intent.phrases.es);
    this.#unless = new PhraseSet([...(intent.unless?.en ?? []), ...(intent.unless?.es ?? [])]);
  }

  matches(content: string, sentences: readonly string[] = readForPhrases(content)): boolean {
    if (countMessageWords(content) > this.intent.max_words) return false;
    const isSaid = this.#isSaid(this.#english, sentences) || this.#isSaid(this.#spanish, sentences);
    return isSaid && !this.#unless.isIn(sentences);
  }

  /** Whether a message has it in Spanish words alone. */
  isSpanish(sentences: readonly string[]): boolean {
    return this.#isSaid(this.#spanish, sentences) && !this.#isSaid(this.#english, sentences);
  }

  #isSaid(phrases: PhraseSet, sentences: readonly string[]): boolean {
    return this.intent.whole ? phrases.isAllOf(sentences) : phrases.isIn(sentences);
  }
}

/** Whether a message is plainly about a topic, so that the topic may be offered. */
export class TopicMatcher {
  readonly topic: Topic;
  readonly #phrases: PhraseSet;
  readonly #unless: PhraseSet;

  /** Throws a SyntaxError where a phrase cannot be read. */
  constructor(topic: Topic) {
    this.topic = topic;
    this.#phrases = new PhraseSet([...topic.recognise.en, ...topic.recognise.es]);
    this.#unless = new PhraseSet([...(topic.unless?.en ?? []), ...(topic.unless?.es ?? [])]);
  }

  recognises(content: string, sentences: readonly string[] = readForPhrases(content)): boolean {
    return this.#phrases.isIn(sentences) && !this.#unless.isIn(sentences);
  }
}

/** A sentence that asks something, as cues and phrases are looked for in it. */
export interface AskedSentence {
  said: SaidWords;
  sentences: readonly string[];
}

/** What a message asks, sentence by sentence. */
export function readAsked(content: string): readonly AskedSentence[] {
  return questionsIn(content).map((asked) => ({
    said: readSaidWords(asked),
    sentences: readForPhrases(asked),
  }));
}

/** Whether a message asks one of the questions that have an answer. */
export class QuestionMatcher {
  readonly question: SubjectQuestion;
  readonly #phrases: PhraseSet;
  readonly #unless: PhraseSet;
  readonly #cues: Cues | undefined;

  /** Throws a SyntaxError where a phrase cannot be read. */
  constructor(question: SubjectQuestion) {
    this.question = question;
    this.#cues = question.cues && new Cues({ strong: question.cues, weak: [] });
    this.#phrases = new PhraseSet([...question.phrases.en, ...question.phrases.es]);
    this.#unless = new PhraseSet([...(question.unless?.en ?? []), ...(question.unless?.es ?? [])]);
  }

  isAsked(sentences: readonly string[]): boolean {
    return this.#phrases.isIn(sentences) && !this.#unless.isIn(sentences);
  }

  /** Whether one sentence that asks has all the words of a cue, however it's put. */
  isMeantBy(asked: readonly AskedSentence[]): boolean {
    const cues = this.#cues;
    if (cues === undefined) return false;
    return asked.some(
      ({ said, sentences }) => cues.scoreOf(said) > 0 && !this.#unless.isIn(sentences),
    );
  }
}

/** Whether a message is plainly about a subject, and which of its questions it asks. */
export class SubjectMatcher {
  readonly subject: Subject;
  readonly questions: readonly QuestionMatcher[];
  readonly #topic: TopicMatcher | undefined;
  readonly #cues: Cues | undefined;
  readonly #phrases: PhraseSet;
  readonly #unless: PhraseSet;

  /** The topic is the one that the subject names. Throws a SyntaxError where a phrase cannot be read. */
  constructor(subject: Subject, topic?: TopicMatcher) {
    this.subject = subject;
    this.questions = subject.questions.map((question) => new QuestionMatcher(question));
    this.#topic = topic;
    this.#cues = subject.words && new Cues(subject.words);
    this.#phrases = new PhraseSet([
      ...(subject.recognise?.en ?? []),
      ...(subject.recognise?.es ?? []),
    ]);
    this.#unless = new PhraseSet([...(subject.unless?.en ?? []), ...(subject.unless?.es ?? [])]);
  }

  recognises(content: string, sentences: readonly string[] = readForPhrases(content)): boolean {
    if (this.#unless.isIn(sentences)) return false;
    return this.#phrases.isIn(sentences) || this.#topic?.recognises(content, sentences) === true;
  }

  /** How many different words of some messages tell it. */
  countWordsOf(said: SaidWords): number {
    return this.#cues?.countWordsOf(said) ?? 0;
  }

  /** How much of a message is about it by its words alone; 0 where something says that it isn't. */
  scoreOf(said: SaidWords, sentences: readonly string[]): number {
    if (this.#cues === undefined || this.#unless.isIn(sentences)) return 0;
    return this.#cues.scoreOf(said);
  }
}

/** What two cues of a kind come to. */
const TWO_CUES = 4;

/** How plainly a message is a remark of one kind. */
export class AcknowledgmentMatcher {
  readonly acknowledgment: Acknowledgment;
  readonly #cues: Readonly<Record<WrittenLanguage, Cues>>;
  readonly #unless: Cues;

  constructor(acknowledgment: Acknowledgment) {
    this.acknowledgment = acknowledgment;
    const { words: en, words_es: es = [], unless = [] } = acknowledgment;
    this.#unless = new Cues({ strong: unless, weak: [] });
    this.#cues = {
      en: new Cues({ strong: en, weak: [] }),
      es: new Cues({ strong: es, weak: [] }),
    };
  }

  /**
   * Words of what tells it; 0 where nothing does, or where a long message holds one word of it and no
   * more. What has only a question to it comes last.
   */
  plainnessIn(said: SaidWords, language: WrittenLanguage, isLong = false): number {
    const words = this.#cues[language].longestOf(said);
    const isByOneWord = words === 1 && this.#cues[language].scoreOf(said) < TWO_CUES;
    if (words === 0 || (isLong && isByOneWord) || this.#unless.longestOf(said) > 0) return 0;
    return this.acknowledgment.say === undefined ? words / 100 : words;
  }
}

/** Whether a message is a remark of one kind. */
export class RemarkMatcher {
  readonly remark: Remark;
  readonly #phrases: PhraseSet;
  readonly #unless: PhraseSet;

  /** Throws a SyntaxError where a phrase cannot be read. */
  constructor(remark: Remark) {
    this.remark = remark;
    this.#phrases = new PhraseSet([...remark.phrases.en, ...remark.phrases.es]);
    this.#unless = new PhraseSet([...(remark.unless?.en ?? []), ...(remark.unless?.es ?? [])]);
  }

  matches(sentences: readonly string[]): boolean {
    const isSaid = this.remark.whole
      ? this.#phrases.isAllOf(sentences)
      : this.#phrases.isIn(sentences);
    return isSaid && !this.#unless.isIn(sentences);
  }
}

/** Whether a message is plainly about the matter of an article that the product brings along. */
export class ArticleMatcher {
  readonly id: string;
  readonly #phrases: PhraseSet;
  readonly #unless: PhraseSet;

  /** Throws a SyntaxError where a phrase cannot be read. */
  constructor({ id, recognise, unless }: Pick<Article, "id" | "recognise" | "unless">) {
    this.id = id;
    this.#phrases = new PhraseSet(recognise);
    this.#unless = new PhraseSet(unless);
  }

  recognises(sentences: readonly string[]): boolean {
    return this.#phrases.isIn(sentences) && !this.#unless.isIn(sentences);
  }
}
