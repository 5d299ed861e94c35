import { z } from "zod";
import { log } from "#app/config/log.server.ts";
import { countDialectMove } from "#app/config/metrics.server.ts";
import type { Dialect } from "./dialects/dialect.ts";
import { llamaCpp } from "./dialects/llama-cpp.ts";
import { ollama, plain } from "./dialects/plain.ts";
import { providerOlder } from "./dialects/provider-older.ts";
import { provider } from "./dialects/provider.ts";
import { vllm } from "./dialects/vllm.ts";

/** Models that the provider made before it knew output formats. */
const OLDER = /^claude-(?:[123]|(?:instant|opus|sonnet)-4(?:-[01]|-2025\d{4}|$))/;

/** Models of the provider before its current ones. */
const NOT_CURRENT = /^claude-(?:[1234]|(?:instant|haiku|opus|sonnet)-[1234](?:-|$))/;

/** Whether a model is one of the provider's current ones, by its name. */
export function isCurrentModel(model: string): boolean {
  return model.startsWith("claude-") && !NOT_CURRENT.test(model);
}

/** What a server is asked next, once it has refused a parameter of its dialect. */
const NEXT: ReadonlyMap<Dialect, Dialect> = new Map([
  [provider, providerOlder],
  [providerOlder, plain],
  [vllm, plain],
  [llamaCpp, plain],
  [ollama, plain],
]);

/** Parameters that a dialect may send and a server may refuse by name. */
const PARAMETERS =
  /\b(thinking|output_config|effort|tool_choice|tools|chat_template_kwargs|response_format|cache_control)\b/;

/** How long a server may take to say what it is. */
const RECOGNIZE_TIMEOUT_MS = 3_000;

interface Server {
  baseUrl: string;
  apiKey: string;
}

// For the process: a server's kind doesn't change while we talk with it.
let recognized: Promise<Dialect> | undefined;
const chosen = new Map<string, Dialect>();

/**
 * The dialect for a model of a server: by the model's name where it is the provider's, else asked of the server once.
 */
export async function dialectFor(server: Server, model: string): Promise<Dialect> {
  const known = chosen.get(model);
  if (known) return known;
  const dialect = model.startsWith("claude-")
    ? OLDER.test(model)
      ? providerOlder
      : provider
    : await recognize(server);
  // A server that was not up yet is asked again the next time.
  if (dialect) chosen.set(model, dialect);
  return dialect ?? plain;
}

/**
 * The dialect after one whose parameter a server refused (a 400 that names it), kept from then on;
 * null where the refusal is about something else, or nothing simpler is left.
 */
export function dialectAfterRefusal(
  model: string,
  refused: Dialect,
  message: string,
): Dialect | null {
  const parameter = PARAMETERS.exec(message)?.[0];
  const next = NEXT.get(refused);
  if (!parameter || !next) return null;
  // Another request may have moved on meanwhile.
  if (chosen.get(model) === refused) {
    chosen.set(model, next);
    log().warn({ parameter, from: refused.name, to: next.name }, "the model refused a parameter");
    countDialectMove(parameter);
  }
  return next;
}

const modelsSchema = z.object({ data: z.array(z.object({ owned_by: z.string().optional() })) });

/** What kind of server it is, by its list of models and Ollama's own page; null where nothing answered. */
async function recognize(server: Server): Promise<Dialect | null> {
  recognized ??= ask(server);
  try {
    return await recognized;
  } catch {
    recognized = undefined;
    return null;
  }
}

async function ask({ baseUrl, apiKey }: Server): Promise<Dialect> {
  const get = (path: string) =>
    fetch(`${baseUrl}${path}`, {
      headers: { "x-api-key": apiKey, authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(RECOGNIZE_TIMEOUT_MS),
    });
  const models = await get("/v1/models");
  const list = modelsSchema.safeParse(models.ok ? await models.json().catch(() => null) : null);
  const owner = list.data?.data[0]?.owned_by;
  if (owner === "llamacpp") return llamaCpp;
  if (owner === "vllm") return vllm;
  const version = await get("/api/version");
  return version.ok ? ollama : plain;
}
