import { Guard, reviewedText, type GuardHit, type GuardStep } from "#app/safety/guard.server.ts";
import type { Said } from "#app/safety/said.ts";
import type { QuestionId } from "#app/safety/scripts/questions.ts";
import { ModelError, streamAnswer, type ModelFailure } from "#app/services/anthropic.server.ts";
import { readProposal, type Proposal } from "../offers/proposal.ts";
import { learningFrom } from "../prompt/budget.server.ts";
import { withoutData } from "../prompt/data.server.ts";
import { promptFor, type PromptInput } from "../prompt/prompt.server.ts";
import { RULES_IN_WORDS } from "../prompt/stable.server.ts";
import { countTokens } from "../prompt/token-usage.server.ts";
import type { TurnContext } from "../prompt/turn-context.server.ts";
import { isAskedPlainly } from "../risk/asked-question.server.ts";
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
export type QuestionMark = "answered" | "later" | "asked";

/** What the model's words came to, and what it proposes with them: nobody has looked at that yet. */
export interface SpokenReply {
  outcome: Spoken;
  proposal: Proposal | null;
}

/** Streams the model's words through the guard into a reply. */
export async function speak(
  live: LiveReply,
  context: ReplyContext,
  turn: TurnContext,
  onMarked: (mark: QuestionMark) => void,
): Promise<SpokenReply> {
  const call = promptFor(context.isContinued ? goingOn(turn) : turn);
  const { id: userId } = context.target.user;
  const isStrict = context.frame.isStrict || openRiskOf(context) !== null;
  // Above the question of a check-in the reply asks nothing; above the script's it may, but not at its end.
  const { mayAsk = false } = context.frame;
  const asksNone = turn.wantsNoQuestions || (context.frame.asksNothing && !mayAsk);
  const withoutQuestions = asksNone ? "all" : context.frame.asksNothing ? "closing" : null;
  const asksNothing = withoutQuestions !== null;
  const isTold = (turn.notice ?? "") !== "";
  const holdsSentences = asksNothing || isTold;
  const guard = new Guard({ isStrict, asksAboutEach: true, holdsSentences });
  const settler = new HitSettler(userId);
  const writer = new ReplyWriter(live, context.frame.lead, { withoutQuestions, isTold });
  const reader = new ModelReader(turn, call.messages.at(-1)?.note ?? "");
  let withheld: Withheld | null = null;
  let settling: Promise<void> | null = null;
  let unread = "";
  let isCutOff = false;
  let proposal: Proposal | null = null;
  const came = (outcome: Spoken): SpokenReply => ({ outcome, proposal });

  const follow = ({ show, hit }: GuardStep): void => {
    writer.write(show);
    if (hit && !settling) settling = settle(hit);
  };
  // What the model goes on to say waits in the guard.
  const settle = async (first: GuardHit): Promise<void> => {
    for (let hit: GuardHit | null = first; hit;) {
      writer.takeBack(hit.shown);
      const step = await settler.settle(guard, hit, live.text);
      if (!step) {
        withheld = { rule: settler.dropped ?? hit.rule };
        return live.aborter.abort(WITHHELD);
      }
      writer.write(step.show);
      ({ hit } = step);
    }
    settling = null;
  };
  const read = () => {
    const text = unread;
    unread = "";
    if (live.aborter.signal.aborted || text === "") return;
    follow(guard.push(reader.push(text)));
    if (reader.hasEnough) live.aborter.abort(LONG_ENOUGH);
  };
  const finish = async (rest: string): Promise<void> => {
    follow(guard.push(rest));
    follow(guard.end());
    await settling;
    if (withheld) return;
    writer.end();
    // The app's question away, the reply's own may stand.
    if (reader.isDropping || reader.isPostponing) writer.releaseQuestion(null);
    else if (turn.mayAsk && reader.isAsking && writer.releaseQuestion(context.frame.question))
      onMarked("asked");
  };

  live.beforeEachFlush(read);
  const counted = countTokens(userId, "reply", live.id);
  try {
    const answer = await streamAnswer(call, {
      signal: live.aborter.signal,
      onUsage: learningFrom(call.estimatedTokens, counted),
      onText(text) {
        unread += text;
        // The first words at once; those that nobody sees before the next flush are judged with it.
        if (live.text === "" || unread.length > MAX_UNREAD_LENGTH) read();
        else live.requestFlush();
      },
    });
    read();
    await finish(reader.end());
    ({ isCutOff } = answer);
    proposal = readProposal(answer.tool?.input) ?? reader.offer;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    read();
    const { reason } = live.aborter.signal;
    const isOurs = reason === LONG_ENOUGH || reason === WITHHELD;
    // Release what the guard still holds, even if the model broke off inside a sentence.
    if (!withheld && (isOurs || error.failure === "broken")) await finish("");
    if (!isOurs) return came(withheld ?? error.failure);
    isCutOff = true;
  } finally {
    live.beforeEachFlush(null);
  }
  if (withheld) return came(withheld);
  if (reader.isAstray) return came("astray");
  if (live.text.trim() === "" && settler.dropped !== null) return came({ rule: settler.dropped });
  // Only questions, where none may be asked: something else answers.
  if (live.text.trim() === "" && !context.frame.asksNothing && !proposal) {
    return came(asksNothing ? "refused" : "unavailable");
  }
  live.drawOn(reader.sources());
  if (turn.mayDrop && reader.isDropping) onMarked("answered");
  else if (turn.mayPostpone && reader.isPostponing) onMarked("later");
  return came(isCutOff ? "cut_off" : "whole");
}

const GO_ON =
  "Please go on from where you stopped, in the same language. Repeat nothing of what you said.";

/** A model only answers a turn of the person, so this turn asks it to continue its own reply. */
function goingOn(turn: TurnContext): PromptInput {
  return { ...turn, history: [...turn.history, { role: "user", content: GO_ON }] };
}

interface LeftOut {
  /** Which questions may not stand. */
  withoutQuestions: "all" | "closing" | null;
  /** The notice that stands with the reply says that an AI writes. */
  isTold: boolean;
}

/** Puts words that may be shown into the reply, behind the lead and without what may not stand. */
class ReplyWriter {
  readonly #live: LiveReply;
  readonly #lead: string;
  readonly #leadLines: Said["lines"];
  readonly #filters: readonly (DisclosureFilter | QuestionFilter)[];
  /** How much of what stands there is the lead: the app's own words. */
  #leadLength = 0;

  constructor(live: LiveReply, { text: lead, lines }: Said, { withoutQuestions, isTold }: LeftOut) {
    this.#live = live;
    this.#leadLines = lines;
    this.#lead = lead === "" || lead.endsWith("\n") ? lead : `${lead} `;
    this.#filters = [
      ...(isTold ? [new DisclosureFilter()] : []),
      ...(withoutQuestions ? [new QuestionFilter(withoutQuestions)] : []),
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

  /** Lets the reply's own closing question stand, where it asks what the app's would: whether it does. */
  releaseQuestion(question: QuestionId | null): boolean {
    for (const filter of this.#filters) {
      if (!(filter instanceof QuestionFilter)) continue;
      const held = filter.takeHeld();
      if (held === "" || (question !== null && !isAskedPlainly(question, held))) return false;
      this.#append(reviewedText(held));
      return true;
    }
    return false;
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
  readonly #marks: MarkReader;
  readonly #sense: DegenerationFilter;
  readonly #ceiling = new ReplyCeiling();

  constructor({ knowledge }: TurnContext, note: string) {
    this.#passages = knowledge;
    this.#marks = new MarkReader(knowledge.length);
    this.#sense = new DegenerationFilter(RULES, runsOfWords([withoutData(note)]));
  }

  get hasEnough(): boolean {
    return this.isAstray || this.#ceiling.isReached;
  }

  /** It goes in circles, or recites what it was told. */
  get isAstray(): boolean {
    return this.#sense.isAstray;
  }

  /** It asks that the app's question may wait. */
  get isDropping(): boolean {
    return this.#marks.isDropping;
  }

  get isAsking(): boolean {
    return this.#marks.isAsking;
  }

  get isPostponing(): boolean {
    return this.#marks.isPostponing;
  }

  push(text: string): string {
    return this.#ceiling.push(this.#sense.push(this.#marks.push(text)));
  }

  end(): string {
    return (
      this.#ceiling.push(this.#sense.push(this.#marks.end()) + this.#sense.end()) +
      this.#ceiling.end()
    );
  }

  /** What it offers by a mark. */
  get offer(): Proposal | null {
    return this.#marks.offer;
  }

  /** The articles that it says it drew on. */
  sources() {
    return this.#passages
      .filter((_, index) => this.#marks.used.includes(index))
      .map(({ id, title, source }) => ({ id, title, source }));
  }
}
