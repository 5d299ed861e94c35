import { endingEvent, type ReplyReader } from "#app/companion/reply/live-reply.server.ts";
import type { ReplyEvent } from "#app/companion/reply/reply-event.ts";
import { openReply, type OpenedReply } from "#app/companion/reply/running-reply.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { latestEventIn } from "#app/models/risk/crisis-events.server.ts";
import {
  findLivingLease,
  recordFollowedReplies,
} from "#app/models/storage/process-leases.server.ts";
import { findStoredReplies } from "#app/models/replies/replies.server.ts";
import { detectLanguage } from "#app/safety/detector/language.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";

/** One request for a reply: what is read, and by whom. */
export interface ReplyRead {
  opened: OpenedReply;
  userId: string;
  /** The signed-in session: when it ends, so does the stream. */
  userSessionId: string;
  conversationId: string;
  replyId: string;
}

const LOOK_EVERY_MS = 400;
/** The maker stores its text often as long as followers ask this often. */
const SAY_AGAIN_MS = 2_000;

const followers = new Map<string, Set<StoredReader>>();
let timer: NodeJS.Timeout | undefined;
let isLooking = false;
let saidAt = 0;

/**
 * Follows a reply that another process makes, by its stored text, with one question for all that are
 * followed here; returns how to stop, and how to offer again what the reader had no room for.
 */
export function followStored(read: ReplyRead, reader: ReplyReader) {
  const follower = new StoredReader(read, reader);
  const { replyId } = read;
  followers.set(replyId, (followers.get(replyId) ?? new Set()).add(follower));
  timer ??= setInterval(() => void look(), LOOK_EVERY_MS).unref();
  void notifyMakers([replyId]);
  return { leave: () => leave(replyId, follower), catchUp: () => follower.offer() };
}

function leave(replyId: string, follower: StoredReader): void {
  const left = followers.get(replyId);
  left?.delete(follower);
  if (left?.size === 0) followers.delete(replyId);
  if (followers.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

async function look(): Promise<void> {
  if (isLooking) return;
  isLooking = true;
  try {
    if (Date.now() - saidAt > SAY_AGAIN_MS) {
      saidAt = Date.now();
      await notifyMakers([...followers.keys()]);
    }
    await readNow();
  } catch (error) {
    log().error(errorFields(error), "replies were not followed");
  } finally {
    isLooking = false;
  }
}

async function readNow(): Promise<void> {
  const known = [...followers].map(([id, readers]) => ({
    id,
    characters: Math.min(...[...readers].map((each) => each.characters)),
  }));
  const found = new Map((await findStoredReplies(known)).map((row) => [row.id, row]));
  const running = [...found.values()].filter(({ status }) => status === "running");
  const living = await findLivingProcesses(
    new Set(running.map(({ processId }) => processId ?? "")),
  );
  const ends: Promise<void>[] = [];
  for (const { id } of known) {
    const row = found.get(id);
    const isGoingOn = row?.status === "running" && living.has(row.processId ?? "");
    for (const follower of followers.get(id) ?? []) {
      if (!isGoingOn) {
        leave(id, follower);
        ends.push(follower.end());
      } else if (row.content !== null) follower.hear(row.content);
    }
  }
  await Promise.all(ends);
}

async function findLivingProcesses(processIds: ReadonlySet<string>): Promise<Set<string>> {
  const ids = [...processIds];
  const leases = await Promise.all(ids.map((id) => findLivingLease(id)));
  return new Set(ids.filter((_, index) => leases[index] !== null));
}

async function notifyMakers(replyIds: readonly string[]): Promise<void> {
  try {
    await recordFollowedReplies(replyIds);
  } catch (error) {
    log().error(errorFields(error), "a reply's maker was not told who reads it");
  }
}

/** One reader, with what was stored when it was looked at last. */
class StoredReader {
  readonly #read: ReplyRead;
  readonly #reader: ReplyReader;
  #text: string | null = null;
  #lastEvents: readonly ReplyEvent[] | null = null;

  constructor(read: ReplyRead, reader: ReplyReader) {
    this.#read = read;
    this.#reader = reader;
  }

  /** How long what it has heard is, as the database counts. */
  get characters(): number {
    return this.#text === null ? -1 : [...this.#text].length;
  }

  /** Takes the whole text as it is stored now. */
  hear(content: string): void {
    const isOther = this.#text !== null && !content.startsWith(this.#text);
    if (isOther) this.#withdraw();
    this.#text = content;
    this.offer();
  }

  /** Offers what it does not have yet, and the end once it has everything. */
  offer(): void {
    const text = this.#text ?? "";
    const { sent } = this.#reader;
    // A reader that came from a faster connection may be ahead for a moment.
    if (sent < text.length) {
      const delta = { type: "delta", text: text.slice(sent), length: text.length } as const;
      // Set first: a connection may ask for more while it is still being given this.
      this.#reader.sent = text.length;
      if (!this.#reader.deliver(delta)) {
        this.#reader.sent = sent;
        return;
      }
    }
    if (!this.#lastEvents || this.#reader.isTold) return;
    this.#reader.isTold = true;
    for (const event of this.#lastEvents) this.#reader.deliver(event);
  }

  /** Tells what is stored to its end; a reply that nobody makes any more has one, too. */
  async end(): Promise<void> {
    const opened = await this.#opened();
    if (opened?.from !== "stored") {
      // The page asks what has become of it.
      this.#reader.deliver(endingEvent("failed"));
      return;
    }
    const { content, reply, sources } = opened;
    // Before any word of it, as it is where the reply is made.
    if (reply.source === "written") await this.#showPanel(reply.startedAt, content);
    // The text of a replaced answer doesn't count as read.
    const isReplaced = this.#text === null && reply.source !== "model";
    if (this.#reader.sent > (isReplaced ? 0 : content.length)) this.#withdraw();
    const named = sources.length > 0 ? [{ type: "sources", sources } as const] : [];
    this.#lastEvents = [...named, endingEvent(reply.status)];
    this.hear(content);
  }

  #withdraw(): void {
    this.#text = null;
    this.#reader.sent = 0;
    this.#reader.deliver({ type: "reset" });
  }

  /** What was found in the message meanwhile: whom to call stands first. */
  async #showPanel(since: number, content: string): Promise<void> {
    const { userId, conversationId } = this.#read;
    try {
      const event = await latestEventIn(userId, conversationId, since);
      const panel = event && panelOfFinding(event, detectLanguage(content) === "es" ? "es" : "en");
      if (panel) this.#reader.deliver({ type: "panel", panel });
    } catch (error) {
      // The page that follows shows it.
      log().error(errorFields(error), "the help of a reply was not read");
    }
  }

  async #opened(): Promise<OpenedReply | null> {
    const { userId, conversationId, replyId } = this.#read;
    try {
      return await openReply(userId, conversationId, replyId);
    } catch (error) {
      log().error(errorFields(error), "the end of a reply was not read");
      return null;
    }
  }
}
