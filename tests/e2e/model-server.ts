import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { checkRequest } from "#tests/mocks/messages-api.ts";

/** What it thinks of a message that it is asked to judge. */
interface Opinion {
  tier: string;
  kind: string;
  severity: string;
  subject: string;
}

const NO_RISK: Opinion = { tier: "none", kind: "none", severity: "low", subject: "self" };

/** One answer, spoken by a test word by word. */
export class SpokenAnswer {
  readonly question: string;
  readonly #response: ServerResponse;

  constructor(question: string, response: ServerResponse) {
    this.question = question;
    this.#response = response;
    response.writeHead(200, { "content-type": "text/event-stream" });
    this.#send("message_start", { message: { usage: { input_tokens: 20, output_tokens: 1 } } });
    this.#send("content_block_start", { index: 0, content_block: { type: "text", text: "" } });
  }

  /** Whether the product has hung up. */
  get isAbandoned(): boolean {
    return this.#response.closed;
  }

  say(text: string): void {
    this.#send("content_block_delta", { index: 0, delta: { type: "text_delta", text } });
  }

  end(): void {
    this.#send("content_block_stop", { index: 0 });
    this.#send("message_delta", { delta: { stop_reason: "end_turn" }, usage: {} });
    this.#send("message_stop", {});
    this.#response.end();
  }

  /** Ends with an offer, as a tool that it calls. */
  offer(kind: string, what: string): void {
    this.#send("content_block_stop", { index: 0 });
    const block = { type: "tool_use", id: "toolu_01A", name: "offer", input: {} };
    this.#send("content_block_start", { index: 1, content_block: block });
    const delta = { type: "input_json_delta", partial_json: JSON.stringify({ kind, what }) };
    this.#send("content_block_delta", { index: 1, delta });
    this.#send("content_block_stop", { index: 1 });
    this.#send("message_delta", { delta: { stop_reason: "tool_use" }, usage: {} });
    this.#send("message_stop", {});
    this.#response.end();
  }

  /** The line breaks in the middle. */
  cut(): void {
    this.#response.destroy();
  }

  #send(type: string, fields: object): void {
    this.#response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
  }
}

/** A model on this machine that speaks the streaming Messages API and says only what a test says. */
export class ModelServer {
  /** "silent" takes a question and never answers; "unreachable" hangs up at once. */
  behavior: "speak" | "silent" | "unreachable" = "speak";
  /** Asked of each message; the product waits for it no longer than two and a half seconds. */
  opinion: () => Opinion | Promise<Opinion> = () => NO_RISK;
  readonly #answers: SpokenAnswer[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<ModelServer> {
    const model = new ModelServer();
    model.#server.listen(0, "127.0.0.1");
    await once(model.#server, "listening");
    return model;
  }

  get url(): string {
    const address = this.#server.address();
    if (!address || typeof address === "string") throw new Error("the model does not listen");
    return `http://127.0.0.1:${address.port}`;
  }

  /** The answer to the question that ends with these words, once it is asked. */
  async answerTo(words: string, nth = 0): Promise<SpokenAnswer> {
    for (;;) {
      const found = this.#answers.filter(({ question }) => question.includes(words))[nth];
      if (found) return found;
      await wait(10);
    }
  }

  /** How often a question with these words was asked. */
  timesAsked(words: string): number {
    return this.#answers.filter(({ question }) => question.includes(words)).length;
  }

  /** Forgets what was asked, and speaks again. */
  reset(): void {
    this.behavior = "speak";
    this.opinion = () => NO_RISK;
    this.#server.closeAllConnections();
    this.#answers.length = 0;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.behavior === "unreachable") {
      request.socket.destroy();
      return;
    }
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += String(chunk);
    if (this.behavior === "silent") return;
    const checked = checkRequest(JSON.parse(body));
    if ("refused" in checked) {
      const error = { type: "invalid_request_error", message: checked.refused };
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ type: "error", error }));
      return;
    }
    const { messages, stream } = checked;
    if (!stream) {
      const content = [
        { type: "text", text: JSON.stringify({ voices: false, ...(await this.opinion()) }) },
      ];
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify({ stop_reason: "end_turn", content }));
      return;
    }
    const question =
      messages
        .at(-1)
        ?.content.map(({ text }) => text)
        .join("\n") ?? "";
    this.#answers.push(new SpokenAnswer(question, response));
  }
}
