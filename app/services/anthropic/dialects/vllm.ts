import { messagesBody, toolFields, withThinkingRoom } from "../messages-body.ts";
import type { Dialect } from "./dialect.ts";
import { outputFormat } from "./schema.ts";
import { readTextAnswer } from "./whole-message.ts";

/** vLLM: the output format is enforced. Whether a model thinks first is its template's, so there is room for it. */
export const vllm: Dialect = {
  name: "vllm",
  hasTools: true,
  replyBody: (call) => ({ ...messagesBody(withThinkingRoom(call)), ...toolFields(call) }),
  structureRequest: (schema, call) => ({
    path: "/v1/messages",
    body: {
      ...messagesBody(withThinkingRoom(call)),
      output_config: { format: outputFormat(schema) },
    },
  }),
  readStructure: readTextAnswer,
};
