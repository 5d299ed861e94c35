import { messagesBody, toolFields } from "../messages-body.ts";
import type { Dialect } from "./dialect.ts";
import { outputFormat } from "./schema.ts";
import { readToolAnswer } from "./whole-message.ts";

const TOOL_NAME = "answer";

/** The provider's models before 4.5, which know no output format: JSON by a tool that has to be called. */
export const providerOlder: Dialect = {
  name: "provider-older",
  hasTools: true,
  replyBody: (call) => ({ ...messagesBody(call), ...toolFields(call) }),
  structureRequest: (schema, call) => ({
    path: "/v1/messages",
    body: {
      ...messagesBody(call),
      tools: [
        {
          name: TOOL_NAME,
          description: "Gives the answer.",
          input_schema: outputFormat(schema).schema,
        },
      ],
      tool_choice: { type: "tool", name: TOOL_NAME },
    },
  }),
  readStructure: readToolAnswer,
};
