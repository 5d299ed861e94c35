import type { z } from "zod";
import type { MessagesBody } from "../messages-body.ts";
import type { ModelCall, ModelUsage } from "../model-call.ts";

export type DialectName = "provider" | "provider-older" | "vllm" | "llama.cpp" | "ollama" | "plain";

/** What is asked for a whole answer beside the model's name, and where it goes. */
interface StructureRequest {
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
  /** What is asked for a streamed reply, in the Messages API of each, beside the model's name. */
  replyBody(call: ModelCall, model: string): MessagesBody;
  structureRequest(schema: z.ZodType, call: ModelCall, model: string): StructureRequest;
  readStructure(answer: unknown): StructuredAnswer;
}
