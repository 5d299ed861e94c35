import { holdReply } from "#app/models/process-leases.server.ts";
import type { GuardedText } from "#app/safety/guard.server.ts";
import type { Panel } from "#app/safety/panels.server.ts";
import { atNextFrame } from "./frames.ts";
import type { ReplyEvent, ReplySource } from "./reply-event.ts";

type Ending = "done" | "stopped" | "failed";

/** Someone who reads a reply while it grows: a connection, with how far it has read. */
export interface ReplyReader {
  /** Length of the text that this reader already has. */
  sent: number;
  /** Takes one event; a delta may be refused with false ("not now") and is offered again later. */
  deliver: (event: ReplyEvent) => boolean;
  /** Set once this reader was told the end. */
  isTold?: boolean;
}

const growing = new Map<string, LiveReply>();

/** A reply that this process is making. It belongs to the server: readers come and go. */
export class LiveReply {
  readonly id: string;
  readonly sessionId: string;
  text = "";
  notice: string | null = null;
  panel: Panel | null = null;
  ending: Ending | null = null;
  /** The articles that it drew on, told at its end. */
  sources: readonly ReplySource[] = [];
  readonly aborter = new AbortController();
  /** What belongs at the end of the text however the reply ends, such as a way to help. */
  closing: ((text: string) => GuardedText) | null = null;
  /** Another answer is taking this one's place: nothing that the model still says counts. */
  isTakenOver = false;
  /** What has to be done before the readers are offered a frame: judging what the model said since. */
  onFrame: (() => void) | null = null;
  #wasReset = false;
  #isFrameDue = false;
  /** What was said since all readers were offered all, and where in the text it begins. */
  #news = "";
  #newsStart = 0;
  /** One function for all frames: there are thousands a second. */
  readonly #serveFrame = () => {
    this.onFrame?.();
    this.#isFrameDue = false;
    this.offerAll();
  };
  readonly #readers = new Set<ReplyReader>();

  readonly #release: () => void;

  constructor(id: string, sessionId: string) {
    this.#release = holdReply(id);
    this.id = id;
    this.sessionId = sessionId;
    growing.set(id, this);
  }

  /** Adds words that may be shown: the guard's, or reviewed ones. */
  append(words: GuardedText): void {
    if (this.ending) return;
    const isFirst = this.text === "";
    this.#add(words);
    if (isFirst) this.offerAll();
    else this.awaitFrame();
  }

  /** Lets the next frame come: its words are judged and offered together. */
  awaitFrame(): void {
    if (this.#isFrameDue) return;
    this.#isFrameDue = true;
    atNextFrame(this.#serveFrame);
  }

  /** Tells an honest line about this reply, such as that another companion took over. */
  tell(notice: string): void {
    this.notice = notice;
    this.#tellAll({ type: "notice", text: notice });
  }

  /** Shows help before everything else. */
  showPanel(panel: Panel): void {
    this.panel = panel;
    this.#tellAll({ type: "panel", panel });
  }

  /** Withdraws what was shown. */
  reset(): void {
    this.text = "";
    this.#news = "";
    this.#newsStart = 0;
    this.sources = [];
    this.#wasReset = true;
    for (const reader of this.#readers) {
      reader.sent = 0;
      reader.deliver({ type: "reset" });
    }
  }

  end(ending: Ending): void {
    if (this.ending) return;
    if (this.closing) this.#add(this.closing(this.text));
    this.ending = ending;
    this.offerAll();
  }

  /** Adds a reader and brings it up to date at once. */
  join(reader: ReplyReader): void {
    if (this.panel) reader.deliver({ type: "panel", panel: this.panel });
    // How far somebody had read of a text that was withdrawn says nothing about this one.
    if (reader.sent > this.text.length || (this.#wasReset && reader.sent > 0)) {
      reader.sent = 0;
      reader.deliver({ type: "reset" });
    }
    if (this.notice) reader.deliver({ type: "notice", text: this.notice });
    this.#readers.add(reader);
    this.offer(reader);
  }

  leave(reader: ReplyReader): void {
    this.#readers.delete(reader);
  }

  /** Offers a reader what it does not have yet, and the end once it has everything. */
  offer(reader: ReplyReader): void {
    if (reader.sent < this.text.length) {
      const had = reader.sent;
      // To cut the end off a text that has just grown costs as much as writing all of it anew.
      const text = had === this.#newsStart ? this.#news : this.text.slice(had);
      // Set first: a connection may ask for more while it is still being given this.
      reader.sent = this.text.length;
      if (!reader.deliver({ type: "delta", text, length: this.text.length })) {
        reader.sent = had;
        return;
      }
    }
    if (!this.ending || reader.isTold) return;
    reader.isTold = true;
    this.#readers.delete(reader);
    if (this.sources.length > 0) reader.deliver({ type: "sources", sources: this.sources });
    reader.deliver(endingEvent(this.ending));
  }

  /** Forgets the reply here; what is stored speaks from now on. */
  forget(): void {
    this.#release();
    growing.delete(this.id);
  }

  /** Offers every reader what it does not have yet. */
  offerAll(): void {
    for (const reader of this.#readers) this.offer(reader);
    this.#news = "";
    this.#newsStart = this.text.length;
  }

  #add(words: GuardedText): void {
    this.text += words;
    this.#news += words;
  }

  #tellAll(event: ReplyEvent): void {
    for (const reader of this.#readers) reader.deliver(event);
  }
}

/** The reply with this id, if this process is making it. */
export function findLiveReply(replyId: string): LiveReply | null {
  return growing.get(replyId) ?? null;
}

/** All replies that this process is making. */
export function allLiveReplies(): LiveReply[] {
  return [...growing.values()];
}

/** The last event of a reply that has ended. */
export function endingEvent(ending: Ending): ReplyEvent {
  return ending === "failed"
    ? { type: "failed", message: "The reply broke off. What was said is kept." }
    : { type: ending };
}
