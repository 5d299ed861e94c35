import { messagesBody, toolFields, withThinkingRoom } from "../messages-body.ts";
import type { ModelCall } from "../model-call.ts";
import type { Dialect } from "./dialect.ts";
import { outputFormat } from "./schema.ts";
import { readTextAnswer } from "./whole-message.ts";

/** Tokens for thinking where it can't be switched off: they count towards what may be answered. */
const THINKING_TOKENS = 8_000;

interface Habits {
  /** Keeps a model from thinking before it speaks; null where it doesn't, "never" where nothing does. */
  off: "between_tools" | "disabled" | "never" | null;
  takesEffort: boolean;
}

/**
 * What the provider's pages on thinking and on effort, and its migration guides, say of each model
 * (platform.claude.com/docs, read in November 2026). The first that fits counts.
 */
const MODELS: readonly [RegExp, Habits][] = [
  [/^claude-sonnet-5-5/, { off: "between_tools", takesEffort: true }],
  [/^claude-(?:haiku-5-5|opus-5$|opus-5-\d{8})/, { off: "disabled", takesEffort: true }],
  [
    /^claude-(?:sonnet-5$|sonnet-5-\d{8}|sonnet-4-6|opus-4-[678])/,
    { off: "disabled", takesEffort: true },
  ],
  [/^claude-(?:haiku|sonnet)-4-5/, { off: null, takesEffort: false }],
  [/^claude-opus-4-5/, { off: null, takesEffort: true }],
];
/** Newer models think before each answer, as those of 2026 that are named above by no line. */
const OTHERS: Habits = { off: "never", takesEffort: true };

/** The provider's models from 4.5 on: JSON by its schema, and as little hidden thinking as there can be. */
export const provider: Dialect = {
  name: "provider",
  hasTools: true,
  replyBody: (call, model) => ({
    ...bodyOf(call, model),
    ...toolFields(call),
    ...outputConfig(model),
  }),
  structureRequest: (schema, call, model) => ({
    path: "/v1/messages",
    body: { ...bodyOf(call, model), ...outputConfig(model, { format: outputFormat(schema) }) },
  }),
  readStructure: readTextAnswer,
};

function bodyOf(call: ModelCall, model: string) {
  const { off } = habitsOf(model);
  if (off === "never") return messagesBody(withThinkingRoom(call, THINKING_TOKENS));
  return { ...messagesBody(call), ...(off === null ? {} : { thinking: { type: off } }) };
}

function outputConfig(model: string, fields: object = {}) {
  const effort = habitsOf(model).takesEffort ? { effort: "low" } : {};
  const config = { ...effort, ...fields };
  return Object.keys(config).length === 0 ? {} : { output_config: config };
}

function habitsOf(model: string): Habits {
  return MODELS.find(([pattern]) => pattern.test(model))?.[1] ?? OTHERS;
}
