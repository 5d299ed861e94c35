// A process: a server that speaks the streaming Messages API, word by word at the pace that the
// model's name asks for. Port 0 on loopback; it tells the port to whoever started it.
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { listenAndReportPort } from "./report-port.ts";
import { answerTo, paceOf } from "./words.ts";

interface Speech {
  response: ServerResponse;
  pieces: Buffer[];
  next: number;
  everyMs: number;
  dueAt: number;
}

interface Asked {
  model: string;
  stream: boolean;
  messages: { role: string; content: string | { text: string }[] }[];
}

/** One look at all speeches this often: a word is at most that late. */
const LOOK_EVERY_MS = 2;

const speeches = new Set<Speech>();

setInterval(() => {
  const now = performance.now();
  for (const speech of speeches) if (speech.dueAt <= now) sayDue(speech, now);
}, LOOK_EVERY_MS);

const server = http.createServer((request, response) => {
  readAll(request).then(
    (body) => answer(request, response, body),
    () => response.destroy(),
  );
});
listenAndReportPort(server);

function answer(request: IncomingMessage, response: ServerResponse, body: string): void {
  const { authorization, "x-api-key": key, "anthropic-version": version } = request.headers;
  const isAllowed = (authorization ?? key) && version;
  if (request.method !== "POST" || request.url !== "/v1/messages" || !isAllowed) {
    response.writeHead(400, { "Content-Type": "application/json" });
    const error = { type: "invalid_request_error", message: "Not a request of the Messages API." };
    response.end(JSON.stringify({ type: "error", error }));
    return;
  }
  const asked: Asked = JSON.parse(body);
  if (!asked.stream) return tell(response, asked);
  const { words, perSecond } = paceOf(asked.model);
  const pieces = answerTo(lastMessageOf(asked), words).map((text) =>
    event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
  );
  const everyMs = 1_000 / perSecond;
  const speech = { response, pieces, next: 1, everyMs, dueAt: performance.now() + everyMs };
  response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });
  response.write(Buffer.concat([beginning(asked.model), pieces[0] ?? Buffer.alloc(0)]));
  response.on("close", () => speeches.delete(speech));
  speeches.add(speech);
}

/** Whoever asks for an answer of a given shape is told that nothing was found. */
function tell(response: ServerResponse, { model }: Asked): void {
  const input = { tier: "none", kind: "none", severity: "low", subject: "self", voices: false };
  const message = {
    id: "msg_bench",
    type: "message",
    role: "assistant",
    model,
    content: [{ type: "text", text: JSON.stringify(input) }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 10 },
  };
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(JSON.stringify(message));
}

function sayDue(speech: Speech, now: number): void {
  const { response, pieces, everyMs } = speech;
  while (speech.dueAt <= now && speech.next < pieces.length) {
    response.write(pieces[speech.next]);
    speech.next += 1;
    speech.dueAt += everyMs;
  }
  if (speech.next < pieces.length) return;
  speeches.delete(speech);
  response.end(ending(pieces.length));
}

// Messages that had no answer yet arrive as one, with an empty line between: the last one counts.
function lastMessageOf({ messages }: Asked): string {
  const content = messages.at(-1)?.content ?? "";
  const text = typeof content === "string" ? content : (content.at(-1)?.text ?? "");
  return text.split("\n\n").at(-1) ?? "";
}

function beginning(model: string): Buffer {
  const usage = { input_tokens: 400, output_tokens: 1, cache_read_input_tokens: 350 };
  const message = { id: "msg_bench", type: "message", role: "assistant", model, content: [] };
  return Buffer.concat([
    event("message_start", { message: { ...message, stop_reason: null, usage } }),
    event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
    event("ping", {}),
  ]);
}

function ending(words: number): Buffer {
  const delta = { stop_reason: "end_turn", stop_sequence: null };
  return Buffer.concat([
    event("content_block_stop", { index: 0 }),
    event("message_delta", { delta, usage: { output_tokens: words } }),
    event("message_stop", {}),
  ]);
}

function event(type: string, fields: object): Buffer {
  return Buffer.from(`event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`);
}

async function readAll(request: IncomingMessage): Promise<string> {
  request.setEncoding("utf8");
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}
