import type { z } from "zod";
import { messagesBody, withThinkingRoom } from "../messages-body.ts";
import type { ModelCall } from "../model-call.ts";
import type { Dialect } from "./dialect.ts";
import { schemaInWords } from "./schema.ts";
import { readTextAnswer } from "./whole-message.ts";

/** Any other server that speaks the Messages API: the prompt asks for JSON in words. */
export const plain: Dialect = inWords("plain", {});

/** Ollama: tools and formats are read there and never enforced; thinking is on unless it is disabled. */
export const ollama: Dialect = inWords("ollama", { thinking: { type: "disabled" } });

function inWords(name: "plain" | "ollama", fields: object): Dialect {
  return {
    name,
    hasTools: false,
    replyBody: (call) => ({ ...messagesBody(withThinkingRoom(call)), ...fields }),
    structureRequest: (schema, call) => ({
      path: "/v1/messages",
      body: { ...messagesBody(withThinkingRoom(askedInWords(schema, call))), ...fields },
    }),
    readStructure: readTextAnswer,
  };
}

function askedInWords(schema: z.ZodType, call: ModelCall): ModelCall {
  return { ...call, system: [...call.system, { text: schemaInWords(schema), isCached: false }] };
}
