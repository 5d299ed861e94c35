/** One turn; a note of the app's stands before the words, as a block of its own. */
export interface ModelMessage {
  role: "user" | "assistant";
  content: string;
  note?: string;
  /** All up to here is kept by the provider's prompt cache. */
  isCached?: boolean;
}

/** Something that the model may propose at the end of its reply, as a tool that it may call. */
export interface ModelTool {
  name: string;
  description: string;
  /** A JSON schema: an object, all fields required, no others. */
  schema: Record<string, unknown>;
}

export interface ModelCall {
  /** Stable parts first; those marked are kept by the provider's prompt cache. */
  system: readonly { text: string; isCached: boolean }[];
  messages: readonly ModelMessage[];
  maxTokens: number;
  /** At most one of them is called a reply. */
  tools?: readonly ModelTool[];
}

/** A question about data: as JSON nothing that was written can break out of the quotes that mark it as such. */
export function callAbout(data: object, task: string, maxTokens: number): ModelCall {
  return {
    system: [{ text: task, isCached: true }],
    messages: [{ role: "user", content: JSON.stringify(data) }],
    maxTokens,
  };
}

/** What a model called a tool with; not checked against the tool's schema yet. */
export interface ToolUse {
  name: string;
  input: unknown;
}

/** What one call of the model used up, in tokens. The three kinds of input add up to all of it. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
}

export const NO_USAGE: ModelUsage = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
};
