import { z } from "zod";
import { jsonInText } from "../json-in-text.ts";
import { usageOf } from "../told-usage.ts";
import type { StructuredAnswer } from "./dialect.ts";

const messageSchema = z.object({
  stop_reason: z.string().nullish(),
  usage: z.record(z.string(), z.unknown()).optional(),
  // Blocks are told apart by their type, never by their place: thinking may come first.
  content: z.array(
    z.object({ type: z.string(), text: z.string().optional(), input: z.unknown().optional() }),
  ),
});

/** A whole message whose text is JSON, with or without anything around it. */
export function readTextAnswer(answer: unknown): StructuredAnswer {
  return readAnswer(answer, (blocks) =>
    jsonInText(
      blocks
        .filter(({ type }) => type === "text")
        .map(({ text = "" }) => text)
        .join(""),
    ),
  );
}

/** A whole message that calls a tool. */
export function readToolAnswer(answer: unknown): StructuredAnswer {
  return readAnswer(answer, (blocks) => blocks.find(({ type }) => type === "tool_use")?.input);
}

function readAnswer(
  answer: unknown,
  valueOf: (blocks: z.output<typeof messageSchema>["content"]) => unknown,
): StructuredAnswer {
  const message = messageSchema.safeParse(answer);
  if (!message.success) return { value: undefined, isRefusal: false, usage: {} };
  const { stop_reason: stopReason, usage, content } = message.data;
  const isRefusal = stopReason === "refusal";
  return { value: isRefusal ? undefined : valueOf(content), isRefusal, usage: usageOf(usage) };
}
