import type Anthropic from "@anthropic-ai/sdk";
import type { z } from "zod";
import { environment } from "#app/config/environment.server.ts";
import { OwnError } from "#app/config/own-error.ts";
import { rawResponseOf, readAll, socketFetch } from "./anthropic/socket-fetch.server.ts";
import { createEventReader } from "./anthropic/stream-events.server.ts";
import { asTool, toolInputOf } from "./anthropic/structure.server.ts";

/** Until the model's answer begins, a try; the SDK tries twice more on a busy or broken server. */
const CONNECT_TIMEOUT_MS = 12_000;
const RETRIES = 2;
/** All tries together until the first word. */
const FIRST_WORD_TIMEOUT_MS = 20_000;
/** A stream that says nothing for this long is broken. */
const STALL_TIMEOUT_MS = 20_000;
const WHOLE_REPLY_TIMEOUT_MS = 180_000;

export type ModelFailure = "unavailable" | "slow" | "refused" | "broken" | "stopped";

/** The model could not answer, or not to the end; the message never holds what anyone wrote. */
export class ModelError extends OwnError {
  override name = "ModelError";
  readonly failure: ModelFailure;
  readonly status: number | null;

  constructor(failure: ModelFailure, status: number | null = null) {
    super(`The model failed: ${failure}${status ? ` (${status})` : ""}`);
    this.failure = failure;
    this.status = status;
  }
}

export interface ModelCall {
  /** Stable parts first; those marked are kept by the provider's prompt cache. */
  system: readonly { text: string; isCached: boolean }[];
  messages: readonly { role: "user" | "assistant"; content: string }[];
  maxTokens: number;
}

export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
  cachedTokens: number;
}

// Hundreds of modules, which nobody who only reads a page should wait for.
const loadSdk = () => import("@anthropic-ai/sdk");
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

let sdk: Sdk | undefined;
let client: Anthropic | undefined;

/** Whether a model is configured at all. */
export function isModelConfigured(): boolean {
  return environment().anthropic !== null;
}

/**
 * Streams one answer of the Messages API, word by word, to `onText`. Resolves with the usage once
 * the model has ended by itself; throws a ModelError otherwise ("refused" also where it had begun).
 */
export async function streamAnswer(
  call: ModelCall,
  { signal, onText }: { signal: AbortSignal; onText: (text: string) => void },
): Promise<ModelUsage> {
  const limits = startLimits(signal);
  try {
    const response = await open(call, limits.signal);
    return await readAnswer(response, limits, onText);
  } catch (error) {
    throw asModelError(error, signal, limits.hasRunOut());
  } finally {
    limits.clear();
  }
}

function startLimits(outer: AbortSignal) {
  const controller = new AbortController();
  let ranOut = false;
  const runOut = () => {
    ranOut = true;
    controller.abort();
  };
  const onAbort = () => controller.abort();
  outer.addEventListener("abort", onAbort, { once: true });
  let firstWord: NodeJS.Timeout | undefined = setTimeout(runOut, FIRST_WORD_TIMEOUT_MS);
  const whole = setTimeout(runOut, WHOLE_REPLY_TIMEOUT_MS);
  return {
    signal: controller.signal,
    hasRunOut: () => ranOut,
    hasSpoken() {
      clearTimeout(firstWord);
      firstWord = undefined;
    },
    clear() {
      clearTimeout(firstWord);
      clearTimeout(whole);
      outer.removeEventListener("abort", onAbort);
    },
  };
}

async function open(call: ModelCall, signal: AbortSignal): Promise<Response> {
  const { client, model } = await connect();
  return client.messages.create({ model, stream: true, ...wire(call) }, { signal }).asResponse();
}

/**
 * Asks for one answer of a given shape (by a tool that the model has to call) and checks it. One
 * try within `timeoutMs`; throws a ModelError, also where the answer does not have the shape.
 */
export async function askForStructure<Schema extends z.ZodType>(
  schema: Schema,
  call: ModelCall,
  { timeoutMs }: { timeoutMs: number },
): Promise<z.output<Schema>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { client, model } = await connect();
    const response = await client.messages
      .create({ model, stream: false, ...wire(call), ...asTool(schema) }, { signal, maxRetries: 0 })
      .asResponse();
    const raw = rawResponseOf(response);
    if (!isJson(response)) {
      // A server that streams whatever it is asked would talk on for nobody.
      raw.destroy();
      throw new ModelError("refused");
    }
    const input = toolInputOf(await readAll(raw, signal));
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw new ModelError("refused");
    return parsed.data;
  } catch (error) {
    throw asModelError(error, NEVER, signal.aborted);
  }
}

function isJson(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("application/json") ?? false;
}

const NEVER = new AbortController().signal;

async function connect(): Promise<{ client: Anthropic; model: string }> {
  const settings = environment().anthropic;
  if (!settings) throw new ModelError("unavailable");
  sdk ??= await loadSdk();
  client ??= new sdk.Anthropic({
    apiKey: settings.apiKey,
    ...(settings.baseUrl ? { baseURL: settings.baseUrl } : {}),
    maxRetries: RETRIES,
    timeout: CONNECT_TIMEOUT_MS,
    fetch: socketFetch,
    logLevel: "off",
  });
  return { client, model: settings.model };
}

function wire(call: ModelCall) {
  const cached = { cache_control: { type: "ephemeral" as const } };
  return {
    max_tokens: call.maxTokens,
    system: call.system.map(({ text, isCached }) => ({
      type: "text" as const,
      text,
      ...(isCached ? cached : {}),
    })),
    messages: call.messages.map(({ role, content }, index) => ({
      role,
      content: [
        {
          type: "text" as const,
          text: content,
          ...(index === call.messages.length - 1 ? cached : {}),
        },
      ],
    })),
  };
}

// The provider's raw stream is read by ourselves: parsed by the SDK, each word costs several times
// as much, which decides how many people one small machine can talk with at once.
function readAnswer(
  response: Response,
  limits: ReturnType<typeof startLimits>,
  onText: (text: string) => void,
): Promise<ModelUsage> {
  const raw = rawResponseOf(response);
  const { socket } = raw;
  let hasSpoken = false;
  let stop = () => {};
  const answer = new Promise<ModelUsage>((resolve, reject) => {
    const usage: ModelUsage = { inputTokens: 0, outputTokens: 0, cachedTokens: 0 };
    let stopReason: string | null = null;
    const fail = (failure: ModelFailure) => {
      raw.destroy();
      reject(new ModelError(failure));
    };
    const failHalfway = () => fail(hasSpoken ? "broken" : "unavailable");
    const failLate = () => fail(hasSpoken ? "broken" : "slow");
    const read = createEventReader({
      text(text) {
        if (!hasSpoken) limits.hasSpoken();
        hasSpoken = true;
        onText(text);
      },
      usage: (part) => Object.assign(usage, part),
      stop: (reason) => (stopReason = reason),
      error: failHalfway,
      end() {
        if (stopReason === "refusal") fail("refused");
        else if (!hasSpoken) fail("unavailable");
        else resolve(usage);
      },
    });
    const onData = (chunk: string) => {
      try {
        read(chunk);
      } catch {
        failHalfway();
      }
    };
    stop = () => {
      limits.signal.removeEventListener("abort", failLate);
      socket.off("timeout", failLate);
      socket.setTimeout(0);
      raw.off("data", onData);
      raw.resume();
    };
    limits.signal.addEventListener("abort", failLate, { once: true });
    socket.setTimeout(STALL_TIMEOUT_MS);
    socket.on("timeout", failLate);
    raw.setEncoding("utf8");
    raw.on("data", onData);
    raw.on("error", failHalfway);
    raw.on("close", failHalfway);
  });
  return answer.finally(() => stop());
}

function asModelError(error: unknown, outer: AbortSignal, ranOut: boolean): ModelError {
  if (outer.aborted) return new ModelError("stopped");
  if (error instanceof ModelError) return error;
  if (ranOut) return new ModelError("slow");
  if (!sdk) return new ModelError("unavailable");
  if (error instanceof sdk.APIConnectionTimeoutError) return new ModelError("slow");
  if (error instanceof sdk.APIUserAbortError) return new ModelError("slow");
  if (error instanceof sdk.RateLimitError) return new ModelError("unavailable", 429);
  if (error instanceof sdk.APIError) return new ModelError("unavailable", error.status ?? null);
  return new ModelError("unavailable");
}
