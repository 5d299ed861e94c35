import { z } from "zod";

// What the provider's Messages API takes and refuses, as its documentation has it: unknown fields,
// and for each model what its pages on thinking, effort, tool choice and structured outputs say
// (platform.claude.com/docs, read in November 2026). Nothing here follows what the product sends.

const cacheControl = z.strictObject({ type: z.literal("ephemeral"), ttl: z.string().optional() });
const textBlock = z.strictObject({
  type: z.literal("text"),
  text: z.string().regex(/\S/),
  cache_control: cacheControl.optional(),
});
const objectSchema = z
  .object({ type: z.literal("object"), properties: z.record(z.string(), z.unknown()) })
  .loose();
const outputSchema = objectSchema.refine(
  (schema) => schema.additionalProperties === false,
  "For 'object' type, 'additionalProperties' must be explicitly set to false",
);
const tool = z.strictObject({
  name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
  description: z.string().optional(),
  input_schema: objectSchema,
  cache_control: cacheControl.optional(),
  strict: z.boolean().optional(),
});
const parallel = { disable_parallel_tool_use: z.boolean().optional() };

const bodySchema = z.strictObject({
  model: z.string().min(1),
  max_tokens: z.number().int().positive(),
  stream: z.boolean().optional(),
  system: z.union([z.string(), z.array(textBlock)]).optional(),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(["user", "assistant"]),
        content: z.array(textBlock).min(1),
      }),
    )
    .min(1),
  tools: z.array(tool).optional(),
  tool_choice: z
    .discriminatedUnion("type", [
      z.strictObject({ type: z.literal("auto"), ...parallel }),
      z.strictObject({ type: z.literal("any"), ...parallel }),
      z.strictObject({ type: z.literal("tool"), name: z.string(), ...parallel }),
      z.strictObject({ type: z.literal("none") }),
    ])
    .optional(),
  thinking: z
    .discriminatedUnion("type", [
      z.strictObject({ type: z.literal("adaptive"), display: z.string().nullish() }),
      z.strictObject({ type: z.literal("between_tools") }),
      z.strictObject({ type: z.literal("disabled") }),
      z.strictObject({
        type: z.literal("enabled"),
        budget_tokens: z.number().int(),
        display: z.string().nullish(),
      }),
    ])
    .optional(),
  output_config: z
    .strictObject({
      effort: z.enum(["low", "medium", "high", "xhigh", "max"]).nullish(),
      format: z.strictObject({ type: z.literal("json_schema"), schema: outputSchema }).nullish(),
    })
    .optional(),
  temperature: z.number().optional(),
  top_p: z.number().optional(),
  top_k: z.number().optional(),
  stop_sequences: z.array(z.string()).optional(),
  metadata: z.strictObject({ user_id: z.string().nullish() }).optional(),
  service_tier: z.string().optional(),
});

export type TextBlock = z.infer<typeof textBlock>;
export type MessagesRequest = z.infer<typeof bodySchema>;

interface ModelRules {
  thinks: boolean;
  thinkingTypes: readonly string[];
  takesEffort: boolean;
  takesForcedTool: boolean;
  takesSampling: boolean;
  takesPrefill: boolean;
  takesFormat: boolean;
}

const CURRENT: ModelRules = {
  thinks: true,
  thinkingTypes: ["adaptive"],
  takesEffort: true,
  takesForcedTool: true,
  takesSampling: false,
  takesPrefill: false,
  takesFormat: true,
};
const MODELS: readonly [RegExp, ModelRules][] = [
  [
    /^claude-sonnet-5-5/,
    { ...CURRENT, thinkingTypes: ["adaptive", "between_tools"], takesForcedTool: false },
  ],
  [/^claude-haiku-5-5/, { ...CURRENT, thinkingTypes: ["adaptive", "disabled"] }],
  [
    /^claude-(?:haiku|sonnet)-4-5/,
    {
      thinks: false,
      thinkingTypes: ["enabled", "disabled"],
      takesEffort: false,
      takesForcedTool: true,
      takesSampling: true,
      takesPrefill: true,
      takesFormat: true,
    },
  ],
  [
    /^claude-3/,
    {
      thinks: false,
      thinkingTypes: ["disabled"],
      takesEffort: false,
      takesForcedTool: true,
      takesSampling: true,
      takesPrefill: true,
      takesFormat: false,
    },
  ],
];

/** Whether a model thinks before it speaks, where this request doesn't keep it from that. */
export function thinksFirst({
  model,
  thinking,
}: Pick<MessagesRequest, "model" | "thinking">): boolean {
  const { thinks } = rulesOf(model);
  if (!thinking) return thinks;
  return thinking.type === "adaptive" || thinking.type === "enabled";
}

/** A request as the provider takes it, or the sentence with which it refuses it (a 400). */
export function checkRequest(body: unknown): MessagesRequest | { refused: string } {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return { refused: sentenceOf(parsed.error.issues[0]) };
  const refused = refusalOf(parsed.data);
  return refused === null ? parsed.data : { refused };
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === "unrecognized_keys") {
    return `${[...issue.path, issue.keys[0]].join(".")}: Extra inputs are not permitted`;
  }
  return `${issue?.path.join(".")}: ${issue?.message}`;
}

function refusalOf(request: MessagesRequest): string | null {
  const rules = rulesOf(request.model);
  const { messages, thinking, output_config: output, tool_choice: choice, tools } = request;
  if (messages[0]?.role !== "user") return 'messages: first message must use the "user" role';
  if (messages.some(({ role }, index) => role === messages[index - 1]?.role)) {
    return 'messages: roles must alternate between "user" and "assistant"';
  }
  if (!rules.takesPrefill && messages.at(-1)?.role === "assistant") {
    return "messages: this model does not support assistant message prefill";
  }
  if (thinking && !rules.thinkingTypes.includes(thinking.type)) {
    return `thinking.type: "thinking.type.${thinking.type}" is not supported for this model`;
  }
  if (
    !rules.takesSampling &&
    (request.temperature ?? request.top_p ?? request.top_k) !== undefined
  ) {
    return "temperature, top_p and top_k are not supported for this model";
  }
  const isForced = choice?.type === "tool" || choice?.type === "any";
  if (isForced && !rules.takesForcedTool) {
    return "tool_choice: forcing tool use is not supported for this model";
  }
  if (choice && !tools) return "tool_choice: tools must be provided";
  if (output?.effort && !rules.takesEffort) {
    return "output_config.effort: This model does not support the effort parameter.";
  }
  const isThinkingOff = thinking?.type === "disabled" || thinking?.type === "between_tools";
  if (isThinkingOff && (output?.effort === "xhigh" || output?.effort === "max")) {
    return `output_config.effort: ${output.effort} needs thinking`;
  }
  if (output?.format && !rules.takesFormat) {
    return "output_config.format: structured outputs are not supported for this model";
  }
  return null;
}

function rulesOf(model: string): ModelRules {
  return MODELS.find(([pattern]) => pattern.test(model))?.[1] ?? CURRENT;
}
