import type Anthropic from "@anthropic-ai/sdk";
import type { ModelCall } from "./model-call.ts";

export type MessagesBody = Pick<
  Anthropic.MessageCreateParams,
  "max_tokens" | "system" | "messages" | "tools" | "tool_choice"
>;

/**
 * A call as a body of the Messages API. Local servers join the blocks of a message without anything
 * between them, so each but the last ends with a blank line.
 */
export function messagesBody(call: ModelCall): MessagesBody {
  return {
    max_tokens: call.maxTokens,
    system: call.system.map(({ text, isCached }, index) =>
      textBlock(index < call.system.length - 1 ? withBlankLine(text) : text, isCached),
    ),
    messages: call.messages.map(({ role, content, note, isCached }) => ({
      role,
      content: [
        ...(note === undefined ? [] : [textBlock(withBlankLine(note))]),
        textBlock(content, isCached),
      ],
    })),
  };
}

/** Tokens for thinking on a local server: its context is small, and what is asked for has to fit into it. */
const LOCAL_THINKING_TOKENS = 1_000;

/** A call to a server that may think before it answers: its thinking counts towards the answer's tokens. */
export function withThinkingRoom(call: ModelCall, tokens = LOCAL_THINKING_TOKENS): ModelCall {
  return { ...call, maxTokens: call.maxTokens + tokens };
}

/** The tools of a call, which the model may use and doesn't have to. */
export function toolFields({ tools = [] }: ModelCall): Pick<MessagesBody, "tools" | "tool_choice"> {
  if (tools.length === 0) return {};
  return {
    tools: tools.map(({ name, description, schema }) => ({
      name,
      description,
      input_schema: { type: "object" as const, ...schema },
    })),
    tool_choice: { type: "auto", disable_parallel_tool_use: true },
  };
}

function withBlankLine(text: string): string {
  return `${text.trimEnd()}\n\n`;
}

function textBlock(text: string, isCached = false): Anthropic.TextBlockParam {
  return {
    type: "text",
    text,
    ...(isCached ? { cache_control: { type: "ephemeral" } } : {}),
  };
}
