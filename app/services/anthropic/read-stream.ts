import type { RawMessageStreamEvent } from "@anthropic-ai/sdk/resources/messages";
import { NO_USAGE, type ModelUsage, type ToolUse } from "./model-call.ts";
import { ModelError } from "./model-error.ts";
import { ThinkingFilter } from "./thinking-filter.ts";
import { usageOf } from "./told-usage.ts";

export interface StreamedAnswer {
  /** Whether the model was cut off at `maxTokens`, in the middle of what it was saying. */
  isCutOff: boolean;
  /** The tool that it called at the end, if any. */
  tool: ToolUse | null;
  /** Whether it thought before it spoke. */
  hasThought: boolean;
  usage: ModelUsage;
}

interface StreamReader {
  onText: (text: string) => void;
  onFirstText: () => void;
  /** Told once, also of a stream that broke or was stopped. */
  onUsage: (usage: ModelUsage) => void;
  /** Whether it ended because its time was over. */
  isLate: () => boolean;
}

/** Where a stream was stopped before it told its length: about so many characters are one token. */
const CHARACTERS_A_TOKEN = 4;

/** Reads a streamed answer to its end; throws a ModelError where it breaks, refuses or says nothing. */
export async function readStream(
  events: AsyncIterable<RawMessageStreamEvent>,
  reader: StreamReader,
): Promise<StreamedAnswer> {
  const heard = new Heard(reader);
  try {
    for await (const event of events) heard.take(event);
  } catch {
    // What was not said to its end is told below.
  } finally {
    reader.onUsage(heard.usage());
  }
  return heard.answer();
}

class Heard {
  readonly #reader: StreamReader;
  readonly #filter = new ThinkingFilter();
  readonly #usage = { ...NO_USAGE };
  #length = 0;
  #hasThought = false;
  #hasEnded = false;
  #stopReason: string | null = null;
  #tool: ToolUse | null = null;
  #open: { name: string; json: string } | null = null;

  constructor(reader: StreamReader) {
    this.#reader = reader;
  }

  // Servers of local models leave out what the provider's own always sends.
  take(event: RawMessageStreamEvent): void {
    switch (event.type) {
      case "message_start":
        Object.assign(this.#usage, usageOf(event.message?.usage));
        break;
      case "content_block_start": {
        const block = event.content_block;
        if (block?.type === "thinking") this.#hasThought = true;
        if (block?.type === "text") this.#speak(this.#filter.push(block.text ?? ""));
        this.#open = block?.type === "tool_use" ? { name: block.name, json: "" } : null;
        break;
      }
      case "content_block_delta":
        if (event.delta.type === "text_delta") this.#speak(this.#filter.push(event.delta.text));
        if (event.delta.type === "thinking_delta") this.#hasThought = true;
        if (event.delta.type === "input_json_delta" && this.#open)
          this.#open.json += event.delta.partial_json;
        break;
      case "content_block_stop":
        this.#tool ??= toolOf(this.#open);
        this.#open = null;
        break;
      case "message_delta":
        Object.assign(this.#usage, usageOf(event.usage));
        this.#stopReason = event.delta?.stop_reason ?? this.#stopReason;
        break;
      case "message_stop":
        this.#speak(this.#filter.end());
        this.#hasEnded = true;
    }
  }

  usage(): ModelUsage {
    if (this.#stopReason !== null) return this.#usage;
    const said = Math.ceil(this.#length / CHARACTERS_A_TOKEN);
    return { ...this.#usage, outputTokens: Math.max(this.#usage.outputTokens, said) };
  }

  answer(): StreamedAnswer {
    const isCutOff = this.#stopReason === "max_tokens";
    if (!this.#hasEnded) throw new ModelError(this.#brokenOr(this.#reader.isLate()));
    if (this.#stopReason === "refusal") throw new ModelError("refused");
    if (this.#length === 0 && !this.#tool) throw new ModelError(this.#brokenOr(isCutOff));
    return {
      isCutOff,
      tool: this.#tool,
      hasThought: this.#hasThought || this.#filter.hasThought,
      usage: this.#usage,
    };
  }

  #speak(text: string): void {
    if (text === "") return;
    if (this.#length === 0) this.#reader.onFirstText();
    this.#length += text.length;
    this.#reader.onText(text);
  }

  #brokenOr(isSlow: boolean) {
    if (this.#length > 0) return "broken";
    return isSlow ? "slow" : "unavailable";
  }
}

function toolOf(open: { name: string; json: string } | null): ToolUse | null {
  if (!open) return null;
  try {
    return { name: open.name, input: open.json === "" ? {} : JSON.parse(open.json) };
  } catch {
    // The words before it are whole: what can't be read is no proposal.
    return null;
  }
}
