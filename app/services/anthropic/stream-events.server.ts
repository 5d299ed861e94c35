import { createParser } from "eventsource-parser";
import type { ModelUsage, ToolUse } from "./model-call.ts";
import { usageOf, type ToldUsage } from "./told-usage.ts";

interface StreamHandlers {
  text: (text: string) => void;
  /** The server says that it is still there, by a comment, a ping or the model's thinking. */
  life: () => void;
  thinking: () => void;
  tool: (use: ToolUse) => void;
  usage: (usage: Partial<ModelUsage>) => void;
  stop: (reason: string) => void;
  error: () => void;
  end: () => void;
}

// What is longer than this without an end is no event of the Messages API.
const EVENT_MAX_LENGTH = 1_000_000;

/**
 * Reads the server-sent events of a streamed Messages answer from chunks cut anywhere. Throws on
 * what is no JSON; unknown events are passed over, as the provider's versioning rules ask.
 */
export function createEventReader(handlers: StreamHandlers): (chunk: string) => void {
  const tools = new ToolReader(handlers.tool);
  const parser = createParser({
    onEvent: ({ data }) => readEvent(data, handlers, tools),
    onComment: handlers.life,
    maxBufferSize: EVENT_MAX_LENGTH,
    onError(error) {
      if (error.type === "max-buffer-size-exceeded")
        throw new RangeError("an event without an end");
    },
  });
  return (chunk) => parser.feed(chunk);
}

interface StreamEvent {
  type?: unknown;
  index?: unknown;
  content_block?: { type?: unknown; name?: unknown; text?: unknown };
  delta?: { type?: unknown; text?: unknown; partial_json?: unknown; stop_reason?: unknown };
  message?: { usage?: ToldUsage };
  usage?: ToldUsage;
}

function readEvent(json: string, handlers: StreamHandlers, tools: ToolReader): void {
  const event: StreamEvent = JSON.parse(json);
  switch (event.type) {
    case "content_block_start":
      if (event.content_block?.type === "thinking") handlers.thinking();
      if (typeof event.content_block?.text === "string" && event.content_block.text !== "") {
        handlers.text(event.content_block.text);
      }
      return tools.start(event);
    case "content_block_delta":
      if (event.delta?.type !== "text_delta") handlers.life();
      if (event.delta?.type === "thinking_delta") handlers.thinking();
      if (event.delta?.type === "text_delta" && typeof event.delta.text === "string")
        handlers.text(event.delta.text);
      return tools.push(event);
    case "content_block_stop":
      return tools.stop(event);
    case "ping":
      return handlers.life();
    case "message_start":
      return handlers.usage(usageOf(event.message?.usage));
    case "message_delta":
      handlers.usage(usageOf(event.usage));
      if (typeof event.delta?.stop_reason === "string") handlers.stop(event.delta.stop_reason);
      return;
    case "message_stop":
      return handlers.end();
    case "error":
      handlers.error();
  }
}

/** Puts a tool's input together, which is streamed as pieces of JSON. */
class ToolReader {
  readonly #onUse: (use: ToolUse) => void;
  readonly #open = new Map<unknown, { name: string; json: string }>();

  constructor(onUse: (use: ToolUse) => void) {
    this.#onUse = onUse;
  }

  start({ index, content_block: block }: StreamEvent): void {
    if (block?.type !== "tool_use" || typeof block.name !== "string") return;
    this.#open.set(index, { name: block.name, json: "" });
  }

  push({ index, delta }: StreamEvent): void {
    const use = this.#open.get(index);
    if (!use || typeof delta?.partial_json !== "string") return;
    use.json += delta.partial_json;
    if (use.json.length > EVENT_MAX_LENGTH) throw new RangeError("a tool's input without an end");
  }

  stop({ index }: StreamEvent): void {
    const use = this.#open.get(index);
    this.#open.delete(index);
    if (!use) return;
    try {
      this.#onUse({ name: use.name, input: use.json === "" ? {} : JSON.parse(use.json) });
    } catch (error) {
      // The words before it are whole: what can't be read is no proposal.
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
}
