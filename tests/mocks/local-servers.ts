import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";

/** How a local server behaves, as its makers document it and as it was tried. */
interface Manners {
  /** Who it says it is, in its list of models; null: it has no such list. */
  ownedBy: string | null;
  /** Whether it has Ollama's own page of its version. */
  hasOllamaVersion?: boolean;
  /** Whether the Messages API's output format makes it write JSON. */
  enforcesFormat?: boolean;
  /** Whether its other API makes it write JSON by a schema. */
  hasCompletions?: boolean;
  /** Whether it thinks aloud unless `thinking: {type: "disabled"}` says otherwise. */
  thinksAloud?: boolean;
  /** Its streams' headers come only after the prompt was read: so many milliseconds. */
  headersAfterMs?: number;
  /** Longer prompts than this are refused, in characters. */
  contextLength?: number;
  /** A parameter that it refuses by name. */
  refuses?: string;
}

export const LLAMA_CPP: Manners = { ownedBy: "llamacpp", hasCompletions: true };
export const OLLAMA: Manners = {
  ownedBy: "library",
  hasOllamaVersion: true,
  thinksAloud: true,
  headersAfterMs: 40,
};
export const VLLM: Manners = { ownedBy: "vllm", enforcesFormat: true };
export const UNKNOWN: Manners = { ownedBy: null, thinksAloud: true };

const blocksSchema = z.union([
  z.string().transform((text) => [{ text }]),
  z.array(z.object({ text: z.string() })),
]);
const bodySchema = z.looseObject({
  stream: z.boolean().default(false),
  system: blocksSchema.default([]),
  messages: z.array(z.object({ role: z.string(), content: blocksSchema })),
  thinking: z.object({ type: z.string() }).optional(),
  output_config: z.looseObject({ format: z.unknown().optional() }).optional(),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ schema: z.unknown() }) })
    .optional(),
});

/** A small server that speaks the Messages API in its own way, on loopback. */
export class LocalServer {
  readonly requests: { path: string; body: z.infer<typeof bodySchema>; prompt: string }[] = [];
  /** What it says where it is asked to talk, and the JSON that it would give. */
  words = "Good evening.";
  json: unknown = null;
  readonly #manners: Manners;
  readonly #server: Server;

  private constructor(manners: Manners) {
    this.#manners = manners;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(manners: Manners): Promise<LocalServer> {
    const server = new LocalServer(manners);
    server.#server.listen(0, "127.0.0.1");
    await once(server.#server, "listening");
    return server;
  }

  get url(): string {
    const address = this.#server.address();
    if (!address || typeof address === "string") throw new Error("it does not listen");
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { ownedBy, hasOllamaVersion, hasCompletions, contextLength, refuses } = this.#manners;
    const path = request.url ?? "/";
    if (path === "/v1/models" && ownedBy !== null) {
      return send(response, 200, { object: "list", data: [{ id: "m", owned_by: ownedBy }] });
    }
    if (path === "/api/version" && hasOllamaVersion)
      return send(response, 200, { version: "0.40" });
    if (request.method !== "POST") return send(response, 404, {});
    let raw = "";
    for await (const chunk of request.setEncoding("utf8")) raw += String(chunk);
    const body = bodySchema.parse(JSON.parse(raw));
    const prompt = promptOf(body);
    this.requests.push({ path, body, prompt });
    if (contextLength && prompt.length > contextLength) {
      return send(response, 400, {
        error: { code: 400, type: "exceed_context_size_error", message: "the request is too long" },
      });
    }
    if (refuses && refuses in body) {
      return send(response, 400, { error: { message: `${refuses}: unknown parameter` } });
    }
    if (path === "/v1/chat/completions" && hasCompletions) return this.#complete(response, body);
    if (path !== "/v1/messages") return send(response, 404, {});
    if (!body.stream) return this.#tell(response, body);
    await this.#stream(response, body);
  }

  #complete(response: ServerResponse, body: z.infer<typeof bodySchema>): void {
    // A grammar makes any model keep to the schema.
    const json = this.json ?? leastOf(body.response_format?.json_schema.schema);
    send(response, 200, {
      choices: [{ message: { role: "assistant", content: JSON.stringify(json) } }],
      usage: {
        prompt_tokens: 31,
        completion_tokens: 4,
        prompt_tokens_details: { cached_tokens: 30 },
      },
    });
  }

  #tell(response: ServerResponse, body: z.infer<typeof bodySchema>): void {
    const isAsked = this.#manners.enforcesFormat
      ? body.output_config?.format !== undefined
      : /JSON/.test(promptOf(body));
    const json = JSON.stringify(this.json);
    const text = isAsked ? `Here it is:\n\`\`\`json\n${json}\n\`\`\`` : this.words;
    const said = this.#manners.enforcesFormat && isAsked ? json : text;
    send(response, 200, {
      type: "message",
      role: "assistant",
      content: [{ type: "text", text: `${this.#thought(body)}${said}` }],
      stop_reason: "end_turn",
      usage: { input_tokens: 31, output_tokens: 4 },
    });
  }

  async #stream(response: ServerResponse, body: z.infer<typeof bodySchema>): Promise<void> {
    await wait(this.#manners.headersAfterMs ?? 0);
    response.writeHead(200, { "content-type": "text/event-stream" });
    // Without the space that most write after the colon, as the event format allows.
    const event = (type: string, data: object) =>
      response.write(`event:${type}\ndata:${JSON.stringify({ type, ...data })}\n\n`);
    event("message_start", {
      message: { usage: { input_tokens: 1, cache_read_input_tokens: 30 } },
    });
    event("content_block_start", { index: 0, content_block: { type: "text", text: "" } });
    for (const text of `${this.#thought(body)}${this.words}`.match(/.{1,4}/gsu) ?? []) {
      event("content_block_delta", { index: 0, delta: { type: "text_delta", text } });
    }
    event("content_block_stop", { index: 0 });
    event("message_delta", { delta: { stop_reason: "end_turn" }, usage: { output_tokens: 4 } });
    event("message_stop", {});
    response.end();
  }

  #thought({ thinking }: z.infer<typeof bodySchema>): string {
    if (!this.#manners.thinksAloud || thinking?.type === "disabled") return "";
    return "<think>\nWhat is {asked} of me?\n</think>\n\n";
  }
}

const nodeSchema = z.looseObject({
  $defs: z.record(z.string(), z.unknown()).optional(),
  $ref: z.string().optional(),
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
});

/** The shortest answer that fits a JSON schema. */
function leastOf(schema: unknown, defs: Record<string, unknown> = {}): unknown {
  const { $defs = defs, $ref, type, enum: choices, properties } = nodeSchema.parse(schema);
  if ($ref) return leastOf($defs[$ref.replace("#/$defs/", "")], $defs);
  if (choices) return choices[0];
  if (type === "array") return [];
  if (type === "number" || type === "integer") return 0;
  if (type === "boolean") return false;
  if (type !== "object") return "";
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, leastOf(value, $defs)]),
  );
}

/** Local servers join the blocks of a message without anything between them. */
function promptOf({ system, messages }: z.infer<typeof bodySchema>): string {
  const joined = (blocks: { text: string }[]) => blocks.map(({ text }) => text).join("");
  return [joined(system), ...messages.map(({ content }) => joined(content))].join("\n<turn>\n");
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
