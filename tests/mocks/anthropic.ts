import { createHash } from "node:crypto";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { z } from "zod";
import { MODEL_SETTINGS } from "#tests/setup/model-settings.ts";

export const MODEL_URL = MODEL_SETTINGS.ANTHROPIC_BASE_URL;

// What the Messages API asks of a streamed request, as its published description has it.
const textBlock = z.object({
  type: z.literal("text"),
  text: z.string().min(1),
  cache_control: z.object({ type: z.literal("ephemeral") }).optional(),
});
const callSchema = z.object({
  model: z.string().min(1),
  max_tokens: z.number().int().positive(),
  system: z.array(textBlock),
  messages: z
    .array(z.object({ role: z.enum(["user", "assistant"]), content: z.array(textBlock).min(1) }))
    .min(1)
    .refine((messages) => messages[0]?.role === "user", "the person speaks first")
    .refine((messages) => messages.at(-1)?.role === "user", "the person is answered")
    .refine(
      (messages) => messages.every((each, index) => each.role !== messages[index - 1]?.role),
      "both sides in turn",
    ),
});

const requestSchema = callSchema.extend({ stream: z.literal(true) });
// A question that is answered whole, by a tool that has to be called.
const structureSchema = callSchema.extend({
  stream: z.literal(false),
  tools: z
    .array(
      z.object({
        name: z.string().min(1),
        input_schema: z.object({
          type: z.literal("object"),
          properties: z.record(z.string(), z.unknown()),
          required: z.array(z.string()),
        }),
      }),
    )
    .length(1),
  tool_choice: z.object({ type: z.literal("tool"), name: z.string() }),
});

export type StructureRequest = z.infer<typeof structureSchema>;
export type ModelRequest = z.infer<typeof requestSchema>;

/** One answer that a test speaks by hand. */
export interface SpokenAnswer {
  request: ModelRequest;
  say: (text: string) => void;
  end: (stopReason?: string) => void;
  /** The error event that the provider sends in the middle of a stream. */
  sendError: () => void;
  /** Anything at all, as it is. */
  sendRaw: (text: string) => void;
  /** The line is cut without a last event. */
  cut: () => void;
  isAbandoned: () => boolean;
}

/** What the model gives a question that is answered whole: an input for the tool, or a misbehaviour. */
export type Opinion =
  | { tier: string; kind: string; severity: string; subject: string }
  | { recommendations: readonly { trackId: string; score: number; reason: string }[] }
  | { summary: string; insights: string; modalitiesUsed: readonly string[] }
  // What else a schema asks for: memories, a summary.
  | { memories: unknown }
  | { summary: unknown }
  | { insight: unknown }
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

type Behaviour = "speak" | "overloaded" | "rate-limited" | "unreachable" | "silent";

/** A model at the network whose answers a test speaks, word by word. */
export class ScriptedModel {
  behaviour: Behaviour = "speak";
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
      if (this.behaviour === "unreachable") return HttpResponse.error();
      if (!request.headers.get("authorization") && !request.headers.get("x-api-key")) {
        return apiError(401, "authentication_error");
      }
      if (!request.headers.get("anthropic-version")) return apiError(400, "invalid_request_error");
      const body: unknown = await request.json();
      const question = structureSchema.safeParse(body);
      if (question.success) return this.#judge(question.data);
      const parsed = requestSchema.safeParse(body);
      if (!parsed.success) return apiError(400, "invalid_request_error");
      this.requests.push(parsed.data);
      if (this.behaviour === "overloaded") return apiError(529, "overloaded_error");
      if (this.behaviour === "rate-limited") {
        return apiError(429, "rate_limit_error", { "retry-after": this.retryAfter });
      }
      return this.#speak(parsed.data);
    }),
  );

  /** The answer to the nth request, once it was asked. */
  answer(index: number): SpokenAnswer | undefined {
    return this.answers[index];
  }

  async #judge(request: StructureRequest): Promise<Response> {
    this.opinionRequests.push(request);
    if (this.behaviour === "overloaded") return apiError(529, "overloaded_error");
    if (this.behaviour === "rate-limited") return apiError(429, "rate_limit_error");
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
    const [tool] = request.tools;
    const use = { type: "tool_use", id: "toolu_01A", name: tool?.name, input: opinion };
    return HttpResponse.json({ ...started, content: [use], stop_reason: "tool_use" });
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
        send("content_block_start", { index: 0, content_block: { type: "text", text: "" } });
        send("ping", {});
        this.answers.push({
          request,
          say: (text) =>
            send("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
          end(stopReason = "end_turn") {
            send("content_block_stop", { index: 0 });
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

  read({ system, messages }: ModelRequest) {
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

function apiError(status: number, type: string, headers: Record<string, string> = {}): Response {
  return HttpResponse.json(
    { type: "error", error: { type, message: type }, request_id: "req_011CSHoEeqs5C35K2UUqR7Fy" },
    { status, headers },
  );
}
