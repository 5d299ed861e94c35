import type { ReplyReader } from "#app/companion/reply/live-reply.server.ts";
import { watchUserSession } from "#app/middleware/stream-watch.server.ts";
import { followStored, type ReplyRead } from "./follow-stored.server.ts";
import { takeStreamRoom } from "./stream-room.server.ts";

/** Proxies drop a connection that is silent for long. */
const KEEP_ALIVE_MS = 15_000;

export const STREAM_HEADERS = {
  "Cache-Control": "no-store, no-transform",
  Vary: "Accept",
  "X-Accel-Buffering": "no",
} as const;

/** The connection of one reader. */
export interface Connection {
  /** True while the last piece isn't sent yet: words can wait, keep-alive signs can't. */
  isBusy: () => boolean;
  send: (piece: string) => void;
  /** Sends the last piece and ends. */
  finish: (piece: string) => void;
}

/** A reader that can also say that it is still there. */
export type StreamReader = ReplyReader & { keepAlive: () => void };

/**
 * The body of a streamed representation: joins the reply as a reader, leaves it when the connection
 * goes, ends with the reader's session, and lets a slow connection catch up in its own time.
 */
export function openReplyStream(
  read: ReplyRead,
  createReader: (connection: Connection) => StreamReader,
): ReadableStream<Uint8Array> {
  let leave = () => {};
  let catchUp = () => {};
  const room = new RoomWatch();
  return new ReadableStream(
    {
      start(controller) {
        let isOpen = true;
        const end = () => {
          if (!isOpen) return;
          isOpen = false;
          controller.close();
          // Not within the reply's own round through its readers.
          queueMicrotask(() => leave());
        };
        const reader = createReader({
          isBusy() {
            if (isOpen && (controller.desiredSize ?? 0) > 0) return false;
            room.isMissed();
            return true;
          },
          send(piece) {
            if (isOpen) controller.enqueue(Buffer.from(piece));
          },
          finish(piece) {
            if (isOpen && piece !== "") controller.enqueue(Buffer.from(piece));
            end();
          },
        });
        const giveRoomBack = takeStreamRoom(read.userSessionId);
        const unwatch = watchUserSession(read.userSessionId, end);
        const keepAlive = setInterval(() => reader.keepAlive(), KEEP_ALIVE_MS).unref();
        const joined = joinReply(read, reader);
        catchUp = joined.catchUp;
        leave = () => {
          isOpen = false;
          clearInterval(keepAlive);
          giveRoomBack();
          unwatch();
          joined.leave();
        };
      },
      pull() {
        room.isThere();
        catchUp();
        return room.untilMissed();
      },
      cancel() {
        leave();
      },
    },
    { highWaterMark: 16 },
  );
}

/**
 * Pulling after each piece costs two more turns of the event loop for every word. So the last pull stays
 * unanswered, which stops further ones, until words have to wait for room.
 */
class RoomWatch {
  #wasMissed = false;
  #answer = () => {};

  isThere(): void {
    this.#wasMissed = false;
  }

  isMissed(): void {
    this.#wasMissed = true;
    this.#answer();
  }

  untilMissed(): Promise<void> | undefined {
    if (this.#wasMissed) return undefined;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }
}

function joinReply(read: ReplyRead, reader: ReplyReader) {
  const { opened } = read;
  if (opened.from === "live") {
    const { live } = opened;
    live.join(reader);
    return { leave: () => live.leave(reader), catchUp: () => live.offer(reader) };
  }
  // Made by another process on the same database: what it has kept is what there is to show.
  return followStored(read, reader);
}
