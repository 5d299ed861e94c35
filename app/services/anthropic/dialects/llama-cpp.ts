import { z } from "zod";
import { jsonInText } from "../json-in-text.ts";
import { messagesBody, withThinkingRoom } from "../messages-body.ts";
import type { ModelCall } from "../model-call.ts";
import type { Dialect } from "./dialect.ts";
import { outputFormat } from "./schema.ts";

/** Only a template that knows it follows it: for all others there is room for thinking. */
const NO_THINKING = { chat_template_kwargs: { enable_thinking: false } };

/**
 * llama.cpp's `llama-server`: on the Messages API nothing makes it write JSON of a given shape, so
 * that alone is asked of its other API, where a grammar enforces it.
 */
export const llamaCpp: Dialect = {
  name: "llama.cpp",
  // A template without tools drops them and says nothing.
  hasTools: false,
  replyBody: (call) => ({ ...messagesBody(withThinkingRoom(call)), ...NO_THINKING }),
  structureRequest: (schema, call) => ({
    path: "/v1/chat/completions",
    body: {
      max_tokens: withThinkingRoom(call).maxTokens,
      messages: plainMessages(call),
      ...NO_THINKING,
      response_format: {
        type: "json_schema",
        json_schema: { name: "answer", schema: outputFormat(schema).schema },
      },
    },
  }),
  readStructure(answer) {
    const read = completionSchema.safeParse(answer);
    if (!read.success) return { value: undefined, isRefusal: false, usage: {} };
    const { choices, usage } = read.data;
    const cached = usage?.prompt_tokens_details?.cached_tokens ?? 0;
    return {
      value: jsonInText(choices[0]?.message.content ?? ""),
      isRefusal: false,
      usage: {
        inputTokens: (usage?.prompt_tokens ?? 0) - cached,
        cacheReadTokens: cached,
        outputTokens: usage?.completion_tokens ?? 0,
      },
    };
  },
};

function plainMessages({ system, messages }: ModelCall) {
  return [
    { role: "system", content: system.map(({ text }) => text).join("\n\n") },
    ...messages.map(({ role, content, note }) => ({
      role,
      content: note === undefined ? content : `${note}\n\n${content}`,
    })),
  ];
}

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage: z
    .object({
      prompt_tokens: z.number(),
      completion_tokens: z.number(),
      prompt_tokens_details: z.object({ cached_tokens: z.number().optional() }).nullish(),
    })
    .optional(),
});
