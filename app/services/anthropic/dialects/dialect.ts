import type { z } from "zod";
import type { ModelCall, ModelUsage } from "../model-call.ts";

export type DialectName = "provider" | "provider-older" | "vllm" | "llama.cpp" | "ollama" | "plain";

/** What one request holds beside the model's name, and where it goes. */
export interface DialectRequest {
  path: "/v1/messages" | "/v1/chat/completions";
  body: Record<string, unknown>;
}

/** A whole answer, read. */
export interface StructuredAnswer {
  /** What should have the schema's shape; undefined where nothing like it was answered. */
  value: unknown;
  isRefusal: boolean;
  usage: Partial<ModelUsage>;
}

/**
 * How one kind of server is asked, as its makers document it: what keeps hidden thinking away, and
 * how JSON of a given shape is had.
 */
export interface Dialect {
  readonly name: DialectName;
  /** Whether a reply may call a tool; without, an offer is a mark on the reply's last line. */
  readonly hasTools: boolean;
  replyRequest(call: ModelCall, model: string): DialectRequest;
  structureRequest(schema: z.ZodType, call: ModelCall, model: string): DialectRequest;
  readStructure(answer: unknown): StructuredAnswer;
}
