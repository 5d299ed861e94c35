import { z } from "zod";
import { usageOf, type ModelUsage } from "./stream-events.server.ts";

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
  usage: z.record(z.string(), z.unknown()).optional(),
  content: z.array(
    z.union([
      z.object({ type: z.literal("tool_use"), input: z.unknown() }),
      z.object({ type: z.string() }),
    ]),
  ),
});

/** What the model gave the tool; undefined where it gave nothing (a refusal, an answer in prose). */
export function readStructure(body: string): { input: unknown; usage: Partial<ModelUsage> } {
  const answer = answerSchema.safeParse(JSON.parse(body));
  if (!answer.success) return { input: undefined, usage: {} };
  const usage = usageOf(answer.data.usage);
  if (answer.data.stop_reason === "refusal") return { input: undefined, usage };
  const use = answer.data.content.find((block) => "input" in block);
  return { input: use && "input" in use ? use.input : undefined, usage };
}
