/** What one call of the model used up, in tokens. The three kinds of input add up to all of it. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
}

interface StreamHandlers {
  text: (text: string) => void;
  usage: (usage: Partial<ModelUsage>) => void;
  stop: (reason: string) => void;
  error: () => void;
  end: () => void;
}

const DATA = "data: ";
// A line longer than this is no event of the Messages API.
const LINE_MAX_LENGTH = 1_000_000;

/**
 * Reads the server-sent events of a streamed Messages answer from chunks cut anywhere. Throws on
 * what is no JSON; unknown events are passed over, as the provider's versioning rules ask.
 */
export function createEventReader(handlers: StreamHandlers): (chunk: string) => void {
  let rest = "";
  return (chunk) => {
    const text = rest + chunk;
    let start = 0;
    for (let end = text.indexOf("\n", start); end !== -1; end = text.indexOf("\n", start)) {
      const line =
        text.charCodeAt(end - 1) === 13 ? text.slice(start, end - 1) : text.slice(start, end);
      start = end + 1;
      if (line.startsWith(DATA)) readEvent(line.slice(DATA.length), handlers);
    }
    rest = text.slice(start);
    if (rest.length > LINE_MAX_LENGTH) throw new RangeError("an event without an end");
  };
}

interface StreamEvent {
  type?: unknown;
  delta?: { type?: unknown; text?: unknown; stop_reason?: unknown };
  message?: { usage?: Usage };
  usage?: Usage;
}

interface Usage {
  input_tokens?: unknown;
  output_tokens?: unknown;
  cache_read_input_tokens?: unknown;
  cache_creation_input_tokens?: unknown;
}

function readEvent(json: string, handlers: StreamHandlers): void {
  const event: StreamEvent = JSON.parse(json);
  switch (event.type) {
    case "content_block_delta":
      if (event.delta?.type === "text_delta" && typeof event.delta.text === "string") {
        handlers.text(event.delta.text);
      }
      return;
    case "message_start":
      handlers.usage(usageOf(event.message?.usage));
      return;
    case "message_delta":
      handlers.usage(usageOf(event.usage));
      if (typeof event.delta?.stop_reason === "string") handlers.stop(event.delta.stop_reason);
      return;
    case "message_stop":
      handlers.end();
      return;
    case "error":
      handlers.error();
  }
}

/** The counts that an answer of the Messages API tells; a stream tells some of them twice. */
export function usageOf(usage: Usage | undefined): Partial<ModelUsage> {
  const told = {
    inputTokens: usage?.input_tokens,
    outputTokens: usage?.output_tokens,
    cacheReadTokens: usage?.cache_read_input_tokens,
    cacheWriteTokens: usage?.cache_creation_input_tokens,
  };
  return Object.fromEntries(Object.entries(told).filter(([, count]) => isCount(count)));
}

function isCount(count: unknown): boolean {
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0;
}
