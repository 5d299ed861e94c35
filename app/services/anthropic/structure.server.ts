import { z } from "zod";

const TOOL_NAME = "answer";

const tools = new WeakMap<z.ZodType, ReturnType<typeof makeTool>>();

/** The part of a request that makes the model answer in this shape, and in no other way. */
export function asTool(schema: z.ZodType): ReturnType<typeof makeTool> {
  const known = tools.get(schema) ?? makeTool(schema);
  tools.set(schema, known);
  return known;
}

function makeTool(schema: z.ZodType) {
  const { properties, required } = z.toJSONSchema(schema);
  return {
    tools: [
      {
        name: TOOL_NAME,
        description: "Gives the answer.",
        input_schema: { type: "object" as const, properties, required: [...(required ?? [])] },
      },
    ],
    tool_choice: { type: "tool" as const, name: TOOL_NAME },
  };
}

const answerSchema = z.object({
  stop_reason: z.string().nullable(),
  content: z.array(
    z.union([
      z.object({ type: z.literal("tool_use"), input: z.unknown() }),
      z.object({ type: z.string() }),
    ]),
  ),
});

/** What the model gave the tool; undefined where it gave nothing (a refusal, an answer in prose). */
export function toolInputOf(body: string): unknown {
  const answer = answerSchema.safeParse(JSON.parse(body));
  if (!answer.success || answer.data.stop_reason === "refusal") return undefined;
  const use = answer.data.content.find((block) => "input" in block);
  return use && "input" in use ? use.input : undefined;
}
