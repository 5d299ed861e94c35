import { Guard, reviewedText, type GuardHit, type GuardStep } from "#app/safety/guard.server.ts";
import type { Said } from "#app/safety/said.ts";
import { ModelError, streamAnswer, type ModelFailure } from "#app/services/anthropic.server.ts";
import { readProposal, type Proposal } from "../offers/proposal.ts";
import { learningFrom } from "../prompt/budget.server.ts";
import { withoutData } from "../prompt/data.server.ts";
import { promptFor, type PromptInput } from "../prompt/prompt.server.ts";
import { RULES_IN_WORDS } from "../prompt/stable.server.ts";
import { countTokens } from "../prompt/token-usage.server.ts";
import type { TurnContext } from "../prompt/turn-context.server.ts";
import { askedAtEnd, isAskedAs } from "#app/safety/model-question.server.ts";
import { hasToBePlain } from "../risk/asked-question.server.ts";
import { DegenerationFilter, runsOfWords } from "./degeneration.ts";
import type { LiveReply } from "./live-reply.server.ts";
import { MarkReader } from "./mark-reader.ts";
import { ReplyCeiling } from "./reply-ceiling.ts";
import { openRiskOf } from "./reply-closing.server.ts";
import type { ReplyContext } from "./reply-context.ts";
import { HitSettler } from "./settle-hit.server.ts";
import { DisclosureFilter } from "./without-disclosure.ts";
import { QuestionFilter } from "./without-questions.ts";

/** A model that says so much within one flush is read at once. */
const MAX_UNREAD_LENGTH = 2_000;
const RULES = runsOfWords(RULES_IN_WORDS);
/** We stop the model, and keep what it said. */
const LONG_ENOUGH = "long enough";
const WITHHELD = "withheld";

/** The reply may not stand: which rule it broke, with nothing that could take the sentence's place. */
export interface Withheld {
  rule: string;
}

/** "cut_off": it was longer than can be given at once; "astray": it lost its way. */
export type Spoken = "whole" | "cut_off" | "astray" | ModelFailure | Withheld;

/** What the model says of the app's question: it was answered, it waits, or the reply asks it in its own words. */
export type QuestionSignal = "answered" | "later" | "asked";

/** What the model's words came to, and what it proposes with them: nobody has looked at that yet. */
export interface SpokenReply {
  outcome: Spoken;
  proposal: Proposal | null;
}

/** Streams the model's words through the guard into a reply. */
export async function streamModelReply(
  live: LiveReply,
  context: ReplyContext,
  turn: TurnContext,
  onSignal: (signal: QuestionSignal) => void,
): Promise<SpokenReply> {
  const call = promptFor(context.isContinued ? asContinuation(turn) : turn);
  const speech = new GuardedSpeech(live, context, turn, onSignal, call.messages.at(-1)?.note ?? "");
  let isCutOff = true;
  let proposal: Proposal | null = null;
  live.beforeEachFlush(() => speech.read());
  const counted = countTokens(context.target.user.id, "reply", live.id);
  try {
    const answer = await streamAnswer(call, {
      signal: live.aborter.signal,
      onUsage: learningFrom(call.estimatedTokens, counted),
      onText: (text) => speech.hear(text),
    });
    speech.read();
    await speech.finish({ isWhole: true });
    ({ isCutOff } = answer);
    proposal = readProposal(answer.tool?.input) ?? speech.reader.marks.offer;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    speech.read();
    const { reason } = live.aborter.signal;
    const isOurs = reason === LONG_ENOUGH || reason === WITHHELD;
    // The guard releases what it still holds, even if the model broke off inside a sentence.
    if (!speech.withheld && (isOurs || error.failure === "broken"))
      await speech.finish({ isWhole: false });
    if (!isOurs) return { outcome: speech.withheld ?? error.failure, proposal };
  } finally {
    live.beforeEachFlush(null);
  }
  const failure = speech.failureWith(proposal);
  if (failure) return { outcome: failure, proposal };
  speech.tellWhole();
  return { outcome: isCutOff ? "cut_off" : "whole", proposal };
}

const GO_ON =
  "Please go on from where you stopped, in the same language. Repeat nothing of what you said.";

/** The turn with a wish of the person's to go on: a model answers nothing else. */
function asContinuation(turn: TurnContext): PromptInput {
  return { ...turn, history: [...turn.history, { role: "user", content: GO_ON }] };
}

interface ReplyFilters {
  /** Which questions the reply may not ask: any, those that close it, or none at all is left out. */
  questionPolicy: "drop_all" | "drop_closing" | "keep";
  /** The notice that stands with the reply says that an AI writes. */
  isTold: boolean;
}

/** Above a check-in's question a reply asks nothing; above a script's it may, but not at its end. */
function filtersFor({ frame }: ReplyContext, turn: TurnContext): ReplyFilters {
  const asksNone = turn.wantsNoQuestions || (frame.asksNothing && !frame.mayAsk);
  return {
    questionPolicy: asksNone ? "drop_all" : frame.asksNothing ? "drop_closing" : "keep",
    isTold: (turn.notice ?? "") !== "",
  };
}

/** The model's words on their way: read, judged by the guard, and written into the reply. */
class GuardedSpeech {
  readonly #live: LiveReply;
  readonly #context: ReplyContext;
  readonly #turn: TurnContext;
  readonly #onSignal: (signal: QuestionSignal) => void;
  readonly #guard: Guard;
  readonly #hits: HitSettler;
  readonly #writer: ReplyWriter;
  readonly reader: ModelReader;
  #replacing: Promise<void> | null = null;
  #unread = "";
  withheld: Withheld | null = null;

  constructor(
    live: LiveReply,
    context: ReplyContext,
    turn: TurnContext,
    onSignal: (signal: QuestionSignal) => void,
    note: string,
  ) {
    [this.#live, this.#context, this.#turn, this.#onSignal] = [live, context, turn, onSignal];
    const { frame, target } = context;
    const filters = filtersFor(context, turn);
    const isStrict = frame.isStrict || openRiskOf(context) !== null;
    const holdsSentences = filters.questionPolicy !== "keep" || filters.isTold;
    this.#guard = new Guard({ isStrict, asksAboutEach: true, holdsSentences });
    this.#hits = new HitSettler(target.user.id);
    this.#writer = new ReplyWriter(live, frame.lead, filters);
    this.reader = new ModelReader(turn, note);
  }

  hear(text: string): void {
    this.#unread += text;
    // The first words are judged at once; those that nobody sees before the next flush, with it.
    if (this.#live.text === "" || this.#unread.length > MAX_UNREAD_LENGTH) this.read();
    else this.#live.requestFlush();
  }

  read(): void {
    const text = this.#unread;
    this.#unread = "";
    if (this.#live.aborter.signal.aborted || text === "") return;
    this.#show(this.#guard.push(this.reader.push(text)));
    if (this.reader.hasEnough) this.#live.aborter.abort(LONG_ENOUGH);
  }

  async finish({ isWhole }: { isWhole: boolean }): Promise<void> {
    this.#show(this.#guard.push(isWhole ? this.reader.end() : ""));
    this.#show(this.#guard.end());
    await this.#replacing;
    if (this.withheld) return;
    this.#writer.end();
    const held = this.#writer.takeHeldQuestion();
    const signal = held === "" ? null : await this.#meaningOf(held);
    if (signal) this.#writer.letStand(held);
    if (signal && signal !== "answered") this.#onSignal(signal);
  }

  /**
   * What the reply's own closing question means for the app's; null where the app's stands in its place. By its mark
   * or by what it asks: of two questions about a danger the one that goes on from what was said stands.
   */
  async #meaningOf(held: string): Promise<QuestionSignal | null> {
    const { isDropping, isPostponing, isAsking } = this.reader.marks;
    const { mayDrop, mayPostpone, mayAsk } = this.#turn;
    const { question } = this.#context.frame;
    if (mayDrop && isDropping) return "answered";
    if (mayPostpone && isPostponing) return "later";
    if (!mayAsk || question === null) return null;
    const asked = await askedAtEnd(held);
    if (isAskedAs(asked, question) || (isAsking && !hasToBePlain(question))) return "asked";
    return mayPostpone && asked !== null ? "later" : null;
  }

  /** Why what was said can't stand for a reply; null where it can. */
  failureWith(proposal: Proposal | null): Spoken | null {
    if (this.withheld) return this.withheld;
    if (this.reader.isAstray) return "astray";
    if (this.#live.text.trim() !== "") return null;
    if (this.#hits.dropped !== null) return { rule: this.#hits.dropped };
    if (this.#context.frame.asksNothing || proposal) return null;
    // It said only questions, where none may be asked: something else answers.
    return this.#turn.wantsNoQuestions ? "refused" : "unavailable";
  }

  /** Tells what a reply that stands drew on, and what becomes of the app's question. */
  tellWhole(): void {
    this.#live.drawOn(this.reader.sources());
    if (this.#turn.mayDrop && this.reader.marks.isDropping) this.#onSignal("answered");
    else if (this.#turn.mayPostpone && this.reader.marks.isPostponing) this.#onSignal("later");
  }

  #show({ show, hit }: GuardStep): void {
    this.#writer.write(show);
    if (hit) this.#replacing ??= this.#replace(hit);
  }

  /** Puts something else in the place of what the guard stops; what the model says meanwhile waits in the guard. */
  async #replace(first: GuardHit): Promise<void> {
    for (let hit: GuardHit | null = first; hit;) {
      this.#writer.takeBack(hit.shown);
      const step = await this.#hits.settle(this.#guard, hit, this.#live.text);
      if (!step) {
        this.withheld = { rule: this.#hits.dropped ?? hit.rule };
        return this.#live.aborter.abort(WITHHELD);
      }
      this.#writer.write(step.show);
      ({ hit } = step);
    }
    this.#replacing = null;
  }
}

/** Puts words that may be shown into the reply, behind the lead and without what may not stand. */
class ReplyWriter {
  readonly #live: LiveReply;
  readonly #lead: string;
  readonly #leadLines: Said["lines"];
  readonly #filters: readonly (DisclosureFilter | QuestionFilter)[];
  /** How much of what stands there is the lead: the app's own words. */
  #leadLength = 0;

  constructor(
    live: LiveReply,
    { text: lead, lines }: Said,
    { questionPolicy, isTold }: ReplyFilters,
  ) {
    this.#live = live;
    this.#leadLines = lines;
    this.#lead = lead === "" || lead.endsWith("\n") ? lead : `${lead} `;
    this.#filters = [
      ...(isTold ? [new DisclosureFilter()] : []),
      ...(questionPolicy === "keep" ? [] : [new QuestionFilter(questionPolicy)]),
    ];
  }

  write(words: GuardStep["show"]): void {
    let shown: string = words;
    for (const filter of this.#filters) shown = filter.push(shown);
    this.#append(reviewedText(shown));
  }

  /** The beginning of a sentence that may not be said after all. */
  takeBack(length: number): void {
    if (length === 0) return;
    const kept = this.#live.text.slice(0, -length);
    this.#live.reset();
    if (kept !== "") this.#live.append(reviewedText(kept), this.#leadLength, this.#leadLines);
  }

  end(): void {
    let rest = "";
    for (const filter of this.#filters) rest = filter.push(rest) + filter.end();
    this.#append(reviewedText(rest));
  }

  /** The reply's own closing question, which was held back; empty where it has none. */
  takeHeldQuestion(): string {
    return this.#filters
      .map((filter) => (filter instanceof QuestionFilter ? filter.takeHeld() : ""))
      .join("");
  }

  /** Lets what was held back stand after all. */
  letStand(held: string): void {
    this.#append(reviewedText(held));
  }

  #append(words: GuardStep["show"]): void {
    if (words === "") return;
    const isFirst = this.#live.text === "";
    if (isFirst) this.#leadLength = this.#lead.length;
    const said = isFirst ? reviewedText(this.#lead + words) : words;
    this.#live.append(said, this.#leadLength, this.#leadLines);
  }
}

/** What the model says, without its marks, and no longer than a reply is. */
class ModelReader {
  readonly #passages: TurnContext["knowledge"];
  readonly marks: MarkReader;
  readonly #sense: DegenerationFilter;
  readonly #ceiling = new ReplyCeiling();

  constructor({ knowledge }: TurnContext, note: string) {
    this.#passages = knowledge;
    this.marks = new MarkReader(knowledge.length);
    this.#sense = new DegenerationFilter(RULES, runsOfWords([withoutData(note)]));
  }

  get hasEnough(): boolean {
    return this.isAstray || this.#ceiling.isReached;
  }

  /** It goes in circles, or recites what it was told. */
  get isAstray(): boolean {
    return this.#sense.isAstray;
  }

  push(text: string): string {
    return this.#ceiling.push(this.#sense.push(this.marks.push(text)));
  }

  end(): string {
    return (
      this.#ceiling.push(this.#sense.push(this.marks.end()) + this.#sense.end()) +
      this.#ceiling.end()
    );
  }

  /** The articles that it says it drew on. */
  sources() {
    return this.#passages
      .filter((_, index) => this.marks.used.includes(index))
      .map(({ id, title, source }) => ({ id, title, source }));
  }
}
