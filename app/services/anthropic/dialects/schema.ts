import { zodOutputFormat } from "@anthropic-ai/sdk/helpers/zod";
import type { z } from "zod";

type Format = { type: "json_schema"; schema: Record<string, unknown> };

const formats = new WeakMap<z.ZodType, Format>();

/**
 * A schema as JSON schema, as the provider's SDK writes it: no additional properties, and limits that
 * no server enforces told in the descriptions.
 */
export function outputFormat(schema: z.ZodType): Format {
  let format = formats.get(schema);
  if (!format) {
    format = { type: "json_schema", schema: zodOutputFormat(schema).schema };
    formats.set(schema, format);
  }
  return format;
}

/** The same asked for in words, for servers on which nothing enforces it. */
export function schemaInWords(schema: z.ZodType): string {
  return `Answer with one JSON object and nothing else: no sentence before it, no code fence. It has to fit this JSON schema:\n${JSON.stringify(outputFormat(schema).schema)}`;
}
