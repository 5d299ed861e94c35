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
/** How the provider writes a few words of its first and only block of text. */
const FEW_WORDS =
  'data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"';

/**
 * Reads the server-sent events of a streamed Messages answer from chunks cut anywhere. Throws on
 * what is no JSON; unknown events are passed over, as the provider's versioning rules ask.
 */
export function createEventReader(handlers: StreamHandlers): (chunk: string) => void {
  let rest = "";
  return (chunk) => {
    const text = rest === "" ? chunk : rest + chunk;
    let start = 0;
    for (let end = text.indexOf("\n", start); end !== -1; end = text.indexOf("\n", start)) {
      if (text.startsWith(DATA, start)) readLine(text, start, end, handlers);
      start = end + 1;
    }
    rest = text.slice(start);
    if (rest.length > LINE_MAX_LENGTH) throw new RangeError("an event without an end");
  };
}

function readLine(text: string, start: number, end: number, handlers: StreamHandlers): void {
  const said = fewWords(text, start, end);
  if (said !== null) handlers.text(said);
  // A carriage return at the end is white space to JSON.
  else readEvent(text.slice(start + DATA.length, end), handlers);
}

/**
 * The words of a line that is written as nearly all are: their text is plain, so that it stands there
 * as it is and the line need not be parsed. Null for any other line.
 */
function fewWords(text: string, start: number, end: number): string | null {
  if (!text.startsWith(FEW_WORDS, start)) return null;
  const from = start + FEW_WORDS.length;
  let at = from;
  for (let code = 0; at < end; at += 1) {
    code = text.charCodeAt(at);
    if (code === QUOTE) break;
    if (code === BACKSLASH || code < SPACE) return null;
  }
  return closesTwice(text, at + 1, end) ? text.slice(from, at) : null;
}

/** Whether nothing but the ends of two objects stands here; the provider puts spaces between them. */
function closesTwice(text: string, start: number, end: number): boolean {
  let closed = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === CLOSE) closed += 1;
    else if (code !== SPACE && code !== RETURN) return false;
  }
  return closed === 2;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const CLOSE = 0x7d;
const SPACE = 0x20;
const RETURN = 0x0d;

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
