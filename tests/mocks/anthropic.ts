import { createHash } from "node:crypto";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { MODEL_SETTINGS } from "#tests/setup/model-settings.ts";
import { checkRequest, thinksFirst, type MessagesRequest, type TextBlock } from "./messages-api.ts";

export const MODEL_URL = MODEL_SETTINGS.ANTHROPIC_BASE_URL;

/** A reply that is asked for, or a question that is answered whole, in the shape of a schema. */
export type ModelRequest = Omit<MessagesRequest, "system"> & { system: TextBlock[] };
export type StructureRequest = ModelRequest;

/** The properties of the answer that a request asks for. */
export function askedProperties({ output_config: output }: StructureRequest): object {
  return output?.format?.schema.properties ?? {};
}

/** One answer that a test speaks by hand. */
export interface SpokenAnswer {
  request: ModelRequest;
  say: (text: string) => void;
  /** Calls a tool after its words, and ends. */
  call: (name: string, input: object) => void;
  end: (stopReason?: string) => void;
  /** The error event that the provider sends in the middle of a stream. */
  sendError: () => void;
  /** Anything at all, as it is. */
  sendRaw: (text: string) => void;
  /** The line is cut without a last event. */
  cut: () => void;
  isAbandoned: () => boolean;
}

/** What the model gives a question that is answered whole: an object, or a misbehaviour. */
export type Opinion =
  | {
      tier: string;
      kind: string;
      severity: string;
      subject: string;
      voices?: boolean;
      matter?: string;
      country?: string;
      over?: boolean;
      helped?: boolean;
    }
  | { recommendations: readonly { trackId: string; score: number; reason: string }[] }
  | {
      summary: string;
      insights: string;
      openThreads: readonly string[];
      modalitiesUsed: readonly string[];
    }
  // What else a schema asks for: memories, a summary.
  | { memories: unknown }
  | { summary: unknown }
  | { insight: unknown }
  | { week: unknown }
  | { picked: readonly number[] }
  // Of the guard: another sentence, or what it makes of one.
  | { sentence: string }
  | { isForbidden: boolean }
  | { must: boolean[]; mustNot: boolean[] }
  | "prose"
  | "refusal"
  | "broken"
  | "silent"
  | "unreachable";

export const NO_OPINION: Opinion = {
  tier: "none",
  kind: "none",
  severity: "low",
  subject: "self",
};

type Behavior = "speak" | "overloaded" | "rate-limited" | "unreachable" | "silent";

/** A model at the network whose answers a test speaks, word by word. */
export class ScriptedModel {
  behavior: Behavior = "speak";
  /** What it asks for while it is rate-limited: seconds, or a date. */
  retryAfter = "0";
  readonly requests: ModelRequest[] = [];
  readonly answers: SpokenAnswer[] = [];
  readonly opinionRequests: StructureRequest[] = [];
  /** Set, replies are counted by what the provider's prompt cache would have kept of earlier ones. */
  promptCache: PromptCache | null = null;
  /** What the model says when it is asked how somebody is; a test may answer late. */
  opinion: (request: StructureRequest) => Opinion | Promise<Opinion> = () => NO_OPINION;
  readonly server = setupServer(
    http.post(`${MODEL_URL}/v1/messages`, async ({ request }) => {
      if (this.behavior === "unreachable") return HttpResponse.error();
      if (!request.headers.get("authorization") && !request.headers.get("x-api-key")) {
        return apiError(401, "authentication_error");
      }
      if (!request.headers.get("anthropic-version")) return apiError(400, "invalid_request_error");
      const checked = checkRequest(await request.json());
      if ("refused" in checked) return apiError(400, "invalid_request_error", {}, checked.refused);
      const asked: ModelRequest = { ...checked, system: systemBlocks(checked) };
      if (!asked.stream) return this.#judge(asked);
      this.requests.push(asked);
      if (this.behavior === "overloaded") return apiError(529, "overloaded_error");
      if (this.behavior === "rate-limited") {
        return apiError(429, "rate_limit_error", { "retry-after": this.retryAfter });
      }
      return this.#speak(asked);
    }),
  );

  /** The answer to the nth request, once it was asked. */
  answer(index: number): SpokenAnswer | undefined {
    return this.answers[index];
  }

  async #judge(request: StructureRequest): Promise<Response> {
    this.opinionRequests.push(request);
    if (this.behavior === "overloaded") return apiError(529, "overloaded_error");
    if (this.behavior === "rate-limited") return apiError(429, "rate_limit_error");
    const opinion = await this.opinion(request);
    if (opinion === "silent") return new Promise(() => {});
    if (opinion === "unreachable") return HttpResponse.error();
    if (opinion === "broken") return new HttpResponse("{", { status: 200 });
    const started = startedMessage(request.model);
    if (opinion === "prose" || opinion === "refusal") {
      return HttpResponse.json({
        ...started,
        content: [{ type: "text", text: "I would rather not say." }],
        stop_reason: opinion === "refusal" ? "refusal" : "end_turn",
      });
    }
    const whole = "tier" in opinion ? { voices: false, ...opinion } : opinion;
    const text = { type: "text", text: JSON.stringify(whole) };
    const thought = thinksFirst(request) ? [HIDDEN_THOUGHT] : [];
    return HttpResponse.json({ ...started, content: [...thought, text], stop_reason: "end_turn" });
  }

  #speak(request: ModelRequest): Response {
    let isAbandoned = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const encoder = new TextEncoder();
        const send = (event: string, data: object) => {
          if (isAbandoned) return;
          const json = JSON.stringify({ type: event, ...data });
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${json}\n\n`));
        };
        const started = startedMessage(request.model);
        const usage = this.promptCache?.read(request) ?? started.usage;
        send("message_start", { message: { ...started, usage } });
        const index = thinksFirst(request) ? 1 : 0;
        if (index === 1) {
          send("content_block_start", {
            index: 0,
            content_block: { ...HIDDEN_THOUGHT, signature: "" },
          });
          const delta = { type: "signature_delta", signature: HIDDEN_THOUGHT.signature };
          send("content_block_delta", { index: 0, delta });
          send("content_block_stop", { index: 0 });
        }
        send("content_block_start", { index, content_block: { type: "text", text: "" } });
        send("ping", {});
        this.answers.push({
          request,
          say: (text) =>
            send("content_block_delta", { index, delta: { type: "text_delta", text } }),
          call(name, input) {
            send("content_block_stop", { index });
            const block = { type: "tool_use", id: "toolu_01A", name, input: {} };
            send("content_block_start", { index: index + 1, content_block: block });
            const json = JSON.stringify(input);
            for (const part of [json.slice(0, 5), json.slice(5)]) {
              const delta = { type: "input_json_delta", partial_json: part };
              send("content_block_delta", { index: index + 1, delta });
            }
            send("content_block_stop", { index: index + 1 });
            this.end("tool_use");
          },
          end(stopReason = "end_turn") {
            if (stopReason !== "tool_use") send("content_block_stop", { index });
            const delta = { stop_reason: stopReason, stop_sequence: null };
            send("message_delta", { delta, usage: { output_tokens: 12 } });
            send("message_stop", {});
            if (!isAbandoned) controller.close();
          },
          sendError() {
            send("error", { error: { type: "overloaded_error", message: "Overloaded" } });
            if (!isAbandoned) controller.close();
          },
          sendRaw(text) {
            if (!isAbandoned) controller.enqueue(encoder.encode(text));
          },
          cut() {
            if (!isAbandoned) controller.error(new Error("cut"));
            isAbandoned = true;
          },
          isAbandoned: () => isAbandoned,
        });
      },
      cancel() {
        isAbandoned = true;
      },
    });
    return new HttpResponse(body, { headers: { "content-type": "text/event-stream" } });
  }
}

const CHARACTERS_A_TOKEN = 4;
/** Before each mark, so many blocks are looked at for the end of something kept. */
const BLOCKS_LOOKED_BACK = 20;

/**
 * The provider's prompt cache as its documentation has it: each marked block keeps all up to it, byte
 * for byte, and a later request reads the longest beginning that was kept, found up to 20 blocks
 * before a mark of its own. (Here without the least length of what is kept, and without its end.)
 */
export class PromptCache {
  readonly #kept = new Set<string>();

  read({ system, messages }: Pick<ModelRequest, "system" | "messages">) {
    const turns = messages.flatMap(({ role, content }) =>
      content.map((block) => ({ ...block, role: role as string })),
    );
    const blocks = [...system.map((block) => ({ ...block, role: "system" })), ...turns];
    const beginnings: { key: string; length: number; isMarked: boolean }[] = [];
    let key = "";
    let length = 0;
    for (const { role, text, cache_control: mark } of blocks) {
      key = createHash("sha256")
        .update(JSON.stringify([key, role, text]))
        .digest("hex");
      length += text.length;
      beginnings.push({ key, length, isMarked: mark !== undefined });
    }
    const marks = beginnings.flatMap(({ isMarked }, index) => (isMarked ? [index] : []));
    const found = beginnings.findLast(
      (each, index) =>
        this.#kept.has(each.key) &&
        marks.some((mark) => mark >= index && mark - index < BLOCKS_LOOKED_BACK),
    );
    for (const mark of marks) this.#kept.add(beginnings[mark]?.key ?? "");
    const read = found?.length ?? 0;
    const written = Math.max(read, beginnings[marks.at(-1) ?? -1]?.length ?? 0);
    const tokens = (characters: number) => Math.ceil(characters / CHARACTERS_A_TOKEN);
    return {
      input_tokens: tokens(length - written),
      output_tokens: 1,
      cache_read_input_tokens: tokens(read),
      cache_creation_input_tokens: tokens(written - read),
    };
  }
}

function systemBlocks({ system = [] }: MessagesRequest): TextBlock[] {
  return typeof system === "string" ? [{ type: "text", text: system }] : system;
}

/** What was thought is left out by default; only its signature is told. */
const HIDDEN_THOUGHT = { type: "thinking", thinking: "", signature: "EqQBCgIYAhIM" };

function startedMessage(model: string) {
  return {
    id: "msg_01XFDUDYJgAACzvnptvVoYEL",
    type: "message",
    role: "assistant",
    content: [],
    model,
    stop_reason: null,
    stop_sequence: null,
    usage: {
      input_tokens: 25,
      output_tokens: 1,
      cache_read_input_tokens: 100,
      cache_creation_input_tokens: 40,
    },
  };
}

function apiError(
  status: number,
  type: string,
  headers: Record<string, string> = {},
  message = type,
): Response {
  return HttpResponse.json(
    { type: "error", error: { type, message }, request_id: "req_011CSHoEeqs5C35K2UUqR7Fy" },
    { status, headers },
  );
}
