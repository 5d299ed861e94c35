import { log } from "#app/config/log.server.ts";
import { countFirstWord, countReply } from "#app/config/metrics.server.ts";
import { isDatabaseShared } from "#app/models/storage/database-health.server.ts";
import { holdReply } from "#app/models/storage/process-leases.server.ts";
import type { ReplyEnd } from "#app/models/replies/keep-replies.server.ts";
import type { RiskState } from "#app/models/risk/risk.server.ts";
import type { NewReply } from "#app/models/conversations/turns.server.ts";
import { reviewedText, type GuardedText } from "#app/safety/guard.server.ts";
import type { Panel } from "#app/safety/panels.server.ts";
import type { ReplyIds, SaidLine } from "#app/safety/said.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import type { QuestionId } from "#app/safety/scripts/questions.ts";
import { atNextFlush } from "./flush-schedule.ts";
import type { ReplyEvent, ReplySource } from "./reply-event.ts";
import {
  isEnding,
  nextState,
  type EndEvent,
  type Ending,
  type ReplyState,
} from "./reply-states.ts";
import { queueChange } from "./save-queue.server.ts";

/** Someone who reads a reply while it grows: a connection, with how far it has read. */
export interface ReplyReader {
  /** Length of the text that this reader already has. */
  sent: number;
  /** Takes one event; a delta may be refused with false ("not now") and is offered again later. */
  deliver: (event: ReplyEvent) => boolean;
  /** Set once this reader was told the end. */
  isTold?: boolean;
}

/** Whose reply it is, where it stands, and how its message is answered where danger is found. */
export interface ReplyOwner {
  userId: string;
  conversationId: string;
  answerInWriting: (risk: RiskState | null) => Promise<NewReply>;
}

/** What belongs at the end of a reply's text, with the ids of its lines and the question that they ask. */
export interface Closing extends ReplyIds {
  words: GuardedText;
}

/** How a reply came to be after all, where it is not as it was begun. */
export type ReplyOrigin = Omit<ReplyEnd, "status">;

/** How many model replies one process makes at once. A message beyond that gets a reply that fails at once. */
export const MAX_LIVE_REPLIES = 1_500;
/** Readers are told of the end after this time, even if it isn't written yet. */
const END_PATIENCE_MS = 3_000;

const growing = new Map<string, LiveReply>();
/** The same by their conversation: with a thousand at once no message looks through all of them. */
const growingIn = new Map<string, Set<LiveReply>>();

/**
 * A reply that this process is making, and the one place where its state is: see `reply-states`. It
 * belongs to the server: readers come and go.
 */
export class LiveReply {
  readonly id: string;
  readonly owner: ReplyOwner;
  /** Ends what the model says. */
  readonly aborter = new AbortController();
  #state: ReplyState = "running";
  #text = "";
  /** How much of the text, at its beginning and its end, are the app's own words. */
  #appSaid = { before: 0, after: 0 };
  #notice: string | null = null;
  #sources: readonly ReplySource[] = [];
  #panel: Panel | null = null;
  #closing: ((text: string) => Closing) | null = null;
  /** The app's own lines in it; and the question that they leave, once it is closed. */
  #lines: readonly SaidLine[] = [];
  #question: QuestionId | null | undefined;
  #onFlush: (() => void) | null = null;
  #wasReset = false;
  #isFlushDue = false;
  /** What was kept of the text last. */
  #kept = "";
  /** The next page may come from another instance: the end is told once it is there to be read. */
  #isEndHeld = false;
  /** What was said since all readers were offered all, and where in the text it begins. */
  #news = "";
  #newsStart = 0;
  /** One function for all flushes: there are thousands a second. */
  readonly #flush = () => {
    this.#onFlush?.();
    this.#isFlushDue = false;
    this.offerAll();
  };
  readonly #readers = new Set<ReplyReader>();
  readonly #release: () => void;
  readonly #startedAt = performance.now();

  constructor(id: string, owner: ReplyOwner) {
    this.#release = holdReply(id);
    this.id = id;
    this.owner = owner;
    growing.set(id, this);
    growingIn.set(owner.conversationId, liveRepliesIn(owner.conversationId).add(this));
  }

  /** Whether whoever makes it may still go on. */
  get isRunning(): boolean {
    return this.#state === "running";
  }

  /** How it ended; null while it has not. */
  get ending(): Ending | null {
    return isEnding(this.#state) ? this.#state : null;
  }

  get text(): string {
    return this.#text;
  }

  get notice(): string | null {
    return this.#notice;
  }

  /** The articles that it drew on, told at its end. */
  get sources(): readonly ReplySource[] {
    return this.#sources;
  }

  /** Adds words that may be shown: the guard's, or reviewed ones; the first may begin with the app's own lines. */
  append(words: GuardedText, ofApp = 0, lines: readonly SaidLine[] = []): void {
    if (!this.isRunning) return;
    const isFirst = this.#text === "";
    if (isFirst) {
      this.#appSaid.before = ofApp;
      this.#lines = lines;
    }
    if (isFirst) countFirstWord(performance.now() - this.#startedAt);
    this.#add(words);
    if (isFirst) this.offerAll();
    else this.requestFlush();
  }

  /** Puts words of the app's own before all that was said, and that will be. */
  begin(words: GuardedText, lines: readonly SaidLine[]): void {
    if (!this.isRunning || words === "") return;
    const [said, { before }, own] = [this.#text, this.#appSaid, this.#lines];
    if (said !== "") this.reset();
    this.append(words, words.length + before, [...lines, ...own]);
    if (said !== "") this.#add(reviewedText(said));
    this.offerAll();
  }

  /** Has the next flush include this reply: the words since the last are judged and offered together. */
  requestFlush(): void {
    if (this.#isFlushDue) return;
    this.#isFlushDue = true;
    atNextFlush(this.#flush);
  }

  /** Calls this before each flush: judging what the model said since. */
  beforeEachFlush(read: (() => void) | null): void {
    this.#onFlush = read;
  }

  /** What belongs at the end of the text however the reply ends, such as a way to help. */
  closeWith(closing: ((text: string) => Closing) | null): void {
    this.#closing = closing;
  }

  /** Names what it drew on. */
  drawOn(sources: readonly ReplySource[]): void {
    this.#sources = sources;
  }

  /** Tells an honest line about this reply, such as that another companion took over. */
  tell(notice: string): void {
    this.#notice = notice;
    this.#tellAll({ type: "notice", text: notice });
  }

  /** Shows help before everything else. */
  showPanel(panel: Panel): void {
    this.#panel = panel;
    this.#tellAll({ type: "panel", panel });
  }

  /** Withdraws what was shown. */
  reset(): void {
    this.#text = "";
    this.#appSaid = { before: 0, after: 0 };
    this.#lines = [];
    // Store this at once, so that readers elsewhere, or after a crash, don't find the withdrawn text.
    if (this.#kept !== "") this.#keep();
    this.#news = "";
    this.#newsStart = 0;
    this.#sources = [];
    this.#wasReset = true;
    for (const reader of this.#readers) {
      reader.sent = 0;
      reader.deliver({ type: "reset" });
    }
  }

  /** From here on nothing that the model says counts, and nobody is shown more of it. */
  override(): void {
    this.#move("override");
    this.aborter.abort("overridden");
  }

  /** Stops it, keeping what was said. */
  stop(event: "stop" | "leave" = "stop"): void {
    this.aborter.abort();
    this.finish(event);
  }

  /** Ends it for everyone who reads it, and keeps what it says. */
  finish(event: EndEvent, origin: ReplyOrigin = {}): void {
    this.#isEndHeld ||= !this.ending && isDatabaseShared();
    const ending = this.end(event);
    if (!ending) return;
    const { before, after } = this.#appSaid;
    const end = {
      status: ending,
      ...(before + after > 0 ? { appSaid: this.#appSaid } : {}),
      lines: this.#lines,
      ...(this.#question === undefined ? {} : { question: this.#question }),
      ...origin,
    };
    this.#count(ending, origin.source ?? "model");
    const tellEnd = () => {
      this.#isEndHeld = false;
      this.offerAll();
    };
    if (this.#isEndHeld) setTimeout(tellEnd, END_PATIENCE_MS).unref();
    // Until it is written, whoever asks is answered from here.
    queueChange({ replyId: this.id, content: trustedText(this.#text), end }, () => {
      tellEnd();
      this.forget();
    });
  }

  /** Ends it on words that are stored already, in the place of its own. */
  endOn(words: GuardedText): void {
    if (this.ending) return;
    this.#closing = null;
    this.#kept = "";
    this.reset();
    this.#add(words);
    if (this.end("finish")) this.#count("done", "written");
    this.forget();
  }

  /** Ends it for its readers alone; null where it has ended before. */
  end(event: EndEvent): Ending | null {
    if (this.ending || !this.#move(event)) return null;
    if (this.#closing) this.#close(this.#closing(this.#text));
    this.offerAll();
    return this.ending;
  }

  /** Keeps what was said so far, should this process end without notice. */
  saveSoFar(): void {
    if (this.isRunning && this.#text !== this.#kept) this.#keep();
  }

  /** Adds a reader and brings it up to date at once. */
  join(reader: ReplyReader): void {
    if (this.#panel) reader.deliver({ type: "panel", panel: this.#panel });
    // The text was withdrawn since, so the reader's place in it no longer counts.
    if (reader.sent > this.#text.length || (this.#wasReset && reader.sent > 0)) {
      reader.sent = 0;
      reader.deliver({ type: "reset" });
    }
    if (this.#notice) reader.deliver({ type: "notice", text: this.#notice });
    this.#readers.add(reader);
    this.offer(reader);
  }

  leave(reader: ReplyReader): void {
    this.#readers.delete(reader);
  }

  /** Offers a reader what it does not have yet, and the end once it has everything. */
  offer(reader: ReplyReader): void {
    if (reader.sent < this.#text.length) {
      const had = reader.sent;
      // Slicing a string that has just grown copies all of it, so use the last words where the reader has the rest.
      const text = had === this.#newsStart ? this.#news : this.#text.slice(had);
      // Set first: a connection may ask for more while it is still being given this.
      reader.sent = this.#text.length;
      if (!reader.deliver({ type: "delta", text, length: this.#text.length })) {
        reader.sent = had;
        return;
      }
    }
    if (!this.ending || this.#isEndHeld || reader.isTold) return;
    reader.isTold = true;
    this.#readers.delete(reader);
    if (this.#sources.length > 0) reader.deliver({ type: "sources", sources: this.#sources });
    reader.deliver(endingEvent(this.ending));
  }

  /** Forgets the reply here; what is stored speaks from now on. */
  forget(): void {
    this.#release();
    growing.delete(this.id);
    const { conversationId } = this.owner;
    const left = liveRepliesIn(conversationId);
    left.delete(this);
    if (left.size === 0) growingIn.delete(conversationId);
  }

  /** Offers every reader what it does not have yet. */
  offerAll(): void {
    for (const reader of this.#readers) this.offer(reader);
    this.#news = "";
    this.#newsStart = this.#text.length;
  }

  #count(ending: Ending, source: string): void {
    countReply(ending, source);
    const durationMs = Math.round(performance.now() - this.#startedAt);
    log().info({ replyId: this.id, ending, source, durationMs }, "a reply ended");
  }

  #move(event: EndEvent | "override"): boolean {
    const next = nextState(this.#state, event);
    if (next) this.#state = next;
    return next !== null;
  }

  #keep(): void {
    this.#kept = this.#text;
    queueChange({ replyId: this.id, content: trustedText(this.#text), end: null });
  }

  #add(words: GuardedText): void {
    this.#text += words;
    this.#news += words;
  }

  #close({ words, lines, question }: Closing): void {
    this.#appSaid.after = words.length;
    this.#lines = [...this.#lines, ...lines];
    this.#question = question;
    this.#add(words);
  }

  #tellAll(event: ReplyEvent): void {
    for (const reader of this.#readers) reader.deliver(event);
  }
}

/** The reply with this id, if this process is making it. */
export function findLiveReply(replyId: string): LiveReply | null {
  return growing.get(replyId) ?? null;
}

/** The replies of a conversation that this process is making. */
export function liveRepliesIn(conversationId: string): Set<LiveReply> {
  return growingIn.get(conversationId) ?? new Set();
}

/** Whether this process can have the model make one reply more. */
export function hasRoomForReply(): boolean {
  return growing.size < MAX_LIVE_REPLIES;
}

/** All replies that this process is making. */
export function allLiveReplies(): LiveReply[] {
  return [...growing.values()];
}

/** The last event of a reply that has ended. */
export function endingEvent(ending: Ending | "running"): ReplyEvent {
  return ending === "done" || ending === "stopped"
    ? { type: ending }
    : { type: "failed", message: "The reply was cut off. What was written so far is saved." };
}
