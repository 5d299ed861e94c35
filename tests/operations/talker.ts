import { randomBytes } from "node:crypto";
import http, { type RequestOptions } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ask, type Answer } from "#tests/bench/ask.ts";

/** As a browser does after a line that broke. */
const AGAIN_MS = 1_000;
const MOST_TRIES = 5;
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

/** What became of a message, as its writer saw it. */
export interface Heard {
  talker: Talker;
  message: string;
  replyId: string;
  text: string;
  ending: string;
  firstWordMs: number;
  endedAt: number;
}

/** One reading of a reply, over as many lines as it takes. */
interface Listening {
  text: string;
  ending: string | null;
  /** When the text had become so long. */
  arrivals: { length: number; at: number }[];
}

/** Somebody signed in who talks as a browser with scripts does, over one address. */
export class Talker {
  readonly #origin: string;
  readonly #cookie: string;
  #place = "/chat";
  #reply = Promise.withResolvers<string>();

  constructor(origin: string, cookie: string) {
    this.#origin = origin;
    this.#cookie = cookie;
  }

  /** The path of the next reply, once there is one. */
  replyPath(): Promise<string> {
    return this.#reply.promise;
  }

  /** Says something, and listens to the reply until it is over. */
  async say(message: string): Promise<Heard> {
    const formToken = /name="formToken" value="([^"]+)"/.exec(await this.#page())?.[1] ?? "";
    const formKey = randomBytes(16).toString("base64url");
    const startedAt = performance.now();
    const posted = await this.#ask(
      this.#place,
      {
        method: "POST",
        headers: {
          Cookie: this.#cookie,
          Origin: this.#origin,
          "Content-Type": "application/x-www-form-urlencoded",
        },
      },
      new URLSearchParams({ formToken, formKey, message }),
    );
    const [place, replyId] = posted.headers.location?.split("#reply-") ?? [];
    if (!place || !replyId) throw new Error(`a message was answered with ${posted.status}`);
    this.#place = place;
    const path = `${place}/replies/${replyId}`;
    this.#reply.resolve(path);
    const { text, ending, arrivals } = await this.listenAt(this.#origin, path);
    const firstWordMs = (arrivals[0]?.at ?? Number.NaN) - startedAt;
    const endedAt = performance.now();
    return { talker: this, message, replyId, text, ending: ending ?? "", firstWordMs, endedAt };
  }

  /** Listens to a reply at an instance, or through the proxy, and comes back where a line breaks. */
  async listenAt(origin: string, path: string): Promise<Listening> {
    const listening: Listening = { text: "", ending: null, arrivals: [] };
    for (;;) {
      await this.#listenOnce(`${origin}${path}`, listening);
      if (listening.ending !== null) return listening;
      await wait(AGAIN_MS);
    }
  }

  /** Whether the page offers another try. */
  async canRetry(): Promise<boolean> {
    return (await this.#page()).includes("/retry");
  }

  async #page(): Promise<string> {
    const headers = { Cookie: this.#cookie };
    const page = await this.#ask(this.#place, { headers });
    if (!page.headers.location) return page.body;
    this.#place = page.headers.location;
    return (await this.#ask(this.#place, { headers })).body;
  }

  /** Asks, and again where the line breaks: a form that is sent twice is one message. */
  async #ask(path: string, options: RequestOptions, body?: URLSearchParams): Promise<Answer> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await ask(this.#origin + path, options, body);
      } catch (error) {
        if (tries === MOST_TRIES) throw error;
      }
      await wait(AGAIN_MS);
    }
  }

  #listenOnce(url: string, listening: Listening): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const headers = { Cookie: this.#cookie, Accept: "text/event-stream" };
    const from = listening.text === "" ? "" : `?from=${listening.text.length}`;
    const asking = http.get(url + from, { agent, headers }, (answer) => {
      if (answer.statusCode === 204) listening.ending ??= "done";
      let unread = "";
      answer.setEncoding("utf8").on("data", (piece: string) => {
        const blocks = (unread + piece).split("\n\n");
        unread = blocks.pop() ?? "";
        for (const block of blocks) hear(block, listening);
      });
      answer.on("error", () => resolve()).on("close", resolve);
    });
    asking.on("error", () => resolve());
    return promise;
  }
}

function hear(block: string, listening: Listening): void {
  const type = /^event: (.*)$/mu.exec(block)?.[1];
  if (type === "reset") listening.text = "";
  if (type === "delta") {
    listening.text += String(JSON.parse(/^data: (.*)$/mu.exec(block)?.[1] ?? "{}").text);
    listening.arrivals.push({ length: listening.text.length, at: performance.now() });
  }
  if (type === "done" || type === "stopped" || type === "failed") listening.ending = type;
}
