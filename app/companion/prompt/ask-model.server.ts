import type { z } from "zod";
import { log } from "#app/config/log.server.ts";
import { isOverBudget } from "#app/models/replies/model-usage.server.ts";
import {
  askForStructure,
  isModelConfigured,
  ModelError,
  type ModelCall,
  type ModelCaller,
} from "#app/services/anthropic.server.ts";
import { countTokens } from "./token-usage.server.ts";

/** Something that the model is asked behind a page, with the shape of its answer. */
export interface ModelQuestion<Schema extends z.ZodType = z.ZodType> {
  caller: Exclude<ModelCaller, "reply">;
  schema: Schema;
  call: ModelCall;
  timeoutMs: number;
}

/**
 * Asks it for a person; null where no model is configured, the day's budget is used up, or there is no
 * usable answer in time, which the log says.
 */
export async function askModel<Schema extends z.ZodType>(
  userId: string,
  { caller, schema, call, timeoutMs }: ModelQuestion<Schema>,
): Promise<z.output<Schema> | null> {
  if (!isModelConfigured() || (await isOverBudget(userId))) return null;
  try {
    const onUsage = countTokens(userId, caller);
    return await askForStructure(schema, call, { caller, timeoutMs, onUsage });
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log().warn({ caller, failure: error.failure, status: error.status }, "no answer of the model");
    return null;
  }
}
