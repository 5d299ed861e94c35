import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { z } from "zod";

export const MODEL_URL = "https://model.example";

// What the Messages API asks of a streamed request, as its published description has it.
const textBlock = z.object({
  type: z.literal("text"),
  text: z.string().min(1),
  cache_control: z.object({ type: z.literal("ephemeral") }).optional(),
});
const requestSchema = z.object({
  model: z.string().min(1),
  max_tokens: z.number().int().positive(),
  stream: z.literal(true),
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

export type ModelRequest = z.infer<typeof requestSchema>;

/** One answer that a test speaks by hand. */
export interface SpokenAnswer {
  request: ModelRequest;
  say: (text: string) => void;
  end: (stopReason?: string) => void;
  /** The error event that the provider sends in the middle of a stream. */
  sendError: () => void;
  /** The line is cut without a last event. */
  cut: () => void;
  isAbandoned: () => boolean;
}

type Behaviour = "speak" | "overloaded" | "rate-limited" | "unreachable" | "silent";

/** A model at the network whose answers a test speaks, word by word. */
export class ScriptedModel {
  behaviour: Behaviour = "speak";
  readonly requests: ModelRequest[] = [];
  readonly answers: SpokenAnswer[] = [];
  readonly server = setupServer(
    http.post(`${MODEL_URL}/v1/messages`, async ({ request }) => {
      if (this.behaviour === "unreachable") return HttpResponse.error();
      if (!request.headers.get("authorization") && !request.headers.get("x-api-key")) {
        return apiError(401, "authentication_error");
      }
      if (!request.headers.get("anthropic-version")) return apiError(400, "invalid_request_error");
      const parsed = requestSchema.safeParse(await request.json());
      if (!parsed.success) return apiError(400, "invalid_request_error");
      this.requests.push(parsed.data);
      if (this.behaviour === "overloaded") return apiError(529, "overloaded_error");
      if (this.behaviour === "rate-limited") {
        return apiError(429, "rate_limit_error", { "retry-after": "0" });
      }
      return this.#speak(parsed.data);
    }),
  );

  /** The answer to the nth request, once it was asked. */
  answer(index: number): SpokenAnswer | undefined {
    return this.answers[index];
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
        send("message_start", { message: startedMessage(request.model) });
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

function startedMessage(model: string) {
  return {
    id: "msg_01XFDUDYJgAACzvnptvVoYEL",
    type: "message",
    role: "assistant",
    content: [],
    model,
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: 25, output_tokens: 1, cache_read_input_tokens: 0 },
  };
}

function apiError(status: number, type: string, headers: Record<string, string> = {}): Response {
  return HttpResponse.json(
    { type: "error", error: { type, message: type }, request_id: "req_011CSHoEeqs5C35K2UUqR7Fy" },
    { status, headers },
  );
}
