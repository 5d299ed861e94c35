import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { ask, readStream, type StreamRead } from "./ask.ts";
import { modelRequest } from "./model-request.ts";
import type { Member } from "./members.ts";
import { answerTo, messageNumbered } from "./words.ts";

/** People who talk at the same time: each sends a message, reads the reply to its end, and again. */
export interface ChatLoadJob {
  kind: "talk";
  /** Whom they talk with: the product, the relay, or the model itself. */
  with: "product" | "relay" | "model";
  url: string;
  model: string;
  /** The product's members; of the others only their number counts. */
  members: readonly Member[];
  words: number;
  /** Whether a few words are enough, whatever the model's name says. */
  isBrief?: boolean;
  /** Their first messages are spread over this time. */
  rampMs: number;
  messagesEach: number;
  /** At most this long between a reply's end and the next message. */
  pauseMs: number;
}

export interface ChatLoadResult {
  /** From the message's first byte to the reply's first word, in the order of arrival. */
  firstWordMs: number[];
  asked: number;
  whole: number;
  /** Ended before the model had. */
  cut: number;
  /** Whole, but not what the model sent. */
  wrong: number;
  /** What went wrong first, if anything did. */
  trouble: string | null;
}

interface Talker {
  say(message: string, onFirstWord: () => void): Promise<{ startedAt: number; read: StreamRead }>;
}

const WORD_MARKS = { product: "event: delta", relay: "event: delta", model: "text_delta" };

/** Lets everyone talk; `onAllTalking` is called once every first reply has begun. */
export async function runChatLoad(
  job: ChatLoadJob,
  onAllTalking: () => void,
): Promise<ChatLoadResult> {
  const result: ChatLoadResult = {
    firstWordMs: [],
    asked: 0,
    whole: 0,
    cut: 0,
    wrong: 0,
    trouble: null,
  };
  const talkers = await inTurns(job.members, 8, (member) => createTalker(job, member));
  let silent = talkers.length;
  await Promise.all(
    talkers.map(async (talker, index) => {
      const begin = once(() => {
        silent -= 1;
        if (silent === 0) onAllTalking();
      });
      await wait((job.rampMs * index) / talkers.length);
      for (let round = 0; round < job.messagesEach; round += 1) {
        if (round > 0) await wait(Math.random() * job.pauseMs);
        const message = messageNumbered(index * 1_000 + round, job.isBrief);
        await converse(talker, message, begin);
        begin();
      }
    }),
  );
  return result;

  async function converse(talker: Talker, message: string, onFirstWord: () => void) {
    result.asked += 1;
    try {
      const { startedAt, read } = await talker.say(message, onFirstWord);
      if (read.firstWordAt !== null) result.firstWordMs.push(read.firstWordAt - startedAt);
      const said = read.isWhole ? textOf(job.with, read.text) : null;
      if (said === null) {
        result.cut += 1;
        result.trouble ??= `a stream ${read.isWhole ? "ended" : "broke off"} after: ${endOf(read.text)}`;
      } else if (said === answerTo(message, job.words).join("")) result.whole += 1;
      else result.wrong += 1;
    } catch (error) {
      result.cut += 1;
      result.trouble ??= String(error);
    }
  }
}

async function createTalker(job: ChatLoadJob, member: Member): Promise<Talker> {
  const word = WORD_MARKS[job.with];
  if (job.with === "product") return createMember(job.url, member);
  return {
    async say(message, onFirstWord) {
      const startedAt = performance.now();
      if (job.with === "relay") {
        const path = `/?${new URLSearchParams({ message })}`;
        return { startedAt, read: await readStream(job.url + path, {}, { word, onFirstWord }) };
      }
      const { options, body } = modelRequest(job.model, message);
      const read = await readStream(job.url + options.path, options, {
        word,
        body,
        onFirstWord,
      });
      return { startedAt, read };
    },
  };
}

/** Someone signed in with the chat open: the form's token comes from the page, as in a browser. */
async function createMember(origin: string, { cookie }: Member): Promise<Talker> {
  const headers = { Cookie: cookie };
  let path = "/chat";
  let page = await ask(origin + path, { headers });
  if (page.headers.location) {
    path = page.headers.location;
    page = await ask(origin + path, { headers });
  }
  const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1];
  if (!formToken) throw new Error(`no form token on the page of the chat (${page.status})`);
  return {
    async say(message, onFirstWord) {
      const form = new URLSearchParams({ formToken, formKey: newKey(), message });
      const startedAt = performance.now();
      const posted = await ask(
        origin + path,
        {
          method: "POST",
          headers: {
            ...headers,
            Origin: origin,
            "Content-Type": "application/x-www-form-urlencoded",
          },
        },
        form,
      );
      const [place, replyId] = posted.headers.location?.split("#reply-") ?? [];
      if (!place || !replyId) throw new Error(`a message was answered with ${posted.status}`);
      path = place;
      const read = await readStream(
        `${origin}${place}/replies/${replyId}`,
        { headers: { ...headers, Accept: "text/event-stream" } },
        { word: WORD_MARKS.product, onFirstWord },
      );
      return { startedAt, read };
    },
  };
}

/** The text of a whole stream; null when it did not end as a reply does, or its ids do not fit. */
function textOf(from: ChatLoadJob["with"], stream: string): string | null {
  let text = "";
  let ending = "";
  for (const block of stream.split("\n\n")) {
    const lines = new Map(
      block.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line]),
    );
    const type = lines.get("event")?.slice("event: ".length) ?? "";
    if (type !== "") ending = type;
    if (type !== "delta" && type !== "content_block_delta") continue;
    const data = JSON.parse(lines.get("data")?.slice("data: ".length) ?? "{}");
    text += from === "model" ? String(data.delta.text) : String(data.text);
    if (from !== "model" && lines.get("id") !== `id: ${text.length}`) return null;
  }
  return ending === (from === "model" ? "message_stop" : "done") ? text : null;
}

/** The last events of a stream, without the words in them. */
function endOf(stream: string): string {
  return [...stream.matchAll(/^event: (\w+)/gm)]
    .slice(-3)
    .map(([, type]) => type)
    .join(", ");
}

function newKey(): string {
  return randomBytes(16).toString("base64url");
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

async function inTurns<Item, Made>(
  items: readonly Item[],
  atOnce: number,
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let start = 0; start < items.length; start += atOnce) {
    made.push(...(await Promise.all(items.slice(start, start + atOnce).map(make))));
  }
  return made;
}
