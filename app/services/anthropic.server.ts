// The model, by the provider's SDK: its requests, headers, retries, time limits and errors. Two things go
// past it, both for the thousand streams of one small machine, where a word may cost microseconds only:
// it is given a `fetch` over node's own sockets (socket-fetch), whose streams cost half as much as the
// web's, and a streamed answer is read from that socket by ourselves (stream-events), because parsed by
// the SDK each word costs several times as much. So whole answers, too, are read from the socket.
import type Anthropic from "@anthropic-ai/sdk";
import type { z } from "zod";
import { environment } from "#app/config/environment.server.ts";
import { countModelError, countModelTokens } from "#app/config/metrics.server.ts";
import { OwnError } from "#app/config/own-error.ts";
import { boundedRetries } from "./anthropic/bounded-retries.server.ts";
import { rawResponseOf, readAll } from "./anthropic/socket-fetch.server.ts";
import { createEventReader, type ModelUsage } from "./anthropic/stream-events.server.ts";
import { asTool, readStructure } from "./anthropic/structure.server.ts";

export type { ModelUsage };

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

/** One turn; a note of the app's stands before the words, as a block of its own. */
export interface ModelMessage {
  role: "user" | "assistant";
  content: string;
  note?: string;
  /** All up to here is kept by the provider's prompt cache. */
  isCached?: boolean;
}

export interface ModelCall {
  /** Stable parts first; those marked are kept by the provider's prompt cache. */
  system: readonly { text: string; isCached: boolean }[];
  messages: readonly ModelMessage[];
  maxTokens: number;
}

/** Told once a call, also of one that failed or was stopped: what was used up is paid for. */
export type OnUsage = (usage: ModelUsage) => void;

export interface StreamedAnswer {
  /** Whether the model was cut off at `maxTokens`, in the middle of what it was saying. */
  isCutOff: boolean;
}

const NO_USAGE: ModelUsage = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
};
/** Where a stream was stopped before it told its length: about so many characters are one token. */
const CHARACTERS_A_TOKEN = 4;

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
 * Streams one answer of the Messages API, word by word, to `onText`. Resolves once the model has
 * ended by itself; throws a ModelError otherwise ("refused" also where it had begun).
 */
export async function streamAnswer(
  call: ModelCall,
  {
    signal,
    onText,
    onUsage,
  }: { signal: AbortSignal; onText: (text: string) => void; onUsage?: OnUsage },
): Promise<StreamedAnswer> {
  const limits = startLimits(signal);
  try {
    const response = await open(call, limits.signal);
    return await readResponse(response, limits, { onText, onUsage });
  } catch (error) {
    throw counted(asModelError(error, signal, limits.hasRunOut()));
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
  { timeoutMs, onUsage }: { timeoutMs: number; onUsage?: OnUsage | undefined },
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
    const { input, usage } = readStructure(await readAll(raw, signal));
    tellUsage({ ...NO_USAGE, ...usage }, onUsage);
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw new ModelError("refused");
    return parsed.data;
  } catch (error) {
    throw counted(asModelError(error, NEVER, signal.aborted));
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
    fetch: boundedRetries,
    logLevel: "off",
    // No variable of the environment may put what people write into somebody's traces.
    openTelemetry: false,
  });
  return { client, model: settings.model };
}

function wire(call: ModelCall) {
  const block = (text: string, isCached = false) => ({
    type: "text" as const,
    text,
    ...(isCached ? { cache_control: { type: "ephemeral" as const } } : {}),
  });
  return {
    max_tokens: call.maxTokens,
    system: call.system.map(({ text, isCached }) => block(text, isCached)),
    messages: call.messages.map(({ role, content, note, isCached }) => ({
      role,
      content: [...(note === undefined ? [] : [block(note)]), block(content, isCached)],
    })),
  };
}

function readResponse(
  response: Response,
  limits: ReturnType<typeof startLimits>,
  { onText, onUsage }: { onText: (text: string) => void; onUsage: OnUsage | undefined },
): Promise<StreamedAnswer> {
  const raw = rawResponseOf(response);
  const usage = { ...NO_USAGE };
  let length = 0;
  let stopReason: string | null = null;
  let stop = () => {};
  const answer = new Promise<StreamedAnswer>((resolve, reject) => {
    const fail = (failure: ModelFailure) => {
      raw.destroy();
      reject(new ModelError(failure));
    };
    const failHalfway = () => fail(length > 0 ? "broken" : "unavailable");
    const failLate = () => fail(length > 0 ? "broken" : "slow");
    const read = createEventReader({
      text(text) {
        if (length === 0) limits.hasSpoken();
        length += text.length;
        onText(text);
      },
      usage: (part) => Object.assign(usage, part),
      stop: (reason) => (stopReason = reason),
      error: failHalfway,
      end() {
        if (stopReason === "refusal") fail("refused");
        else if (length === 0) fail("unavailable");
        else resolve({ isCutOff: stopReason === "max_tokens" });
      },
    });
    const stalled = setTimeout(failLate, STALL_TIMEOUT_MS);
    const onData = (chunk: string) => {
      stalled.refresh();
      try {
        read(chunk);
      } catch {
        failHalfway();
      }
    };
    stop = () => {
      limits.signal.removeEventListener("abort", failLate);
      clearTimeout(stalled);
      raw.off("data", onData);
      raw.resume();
    };
    limits.signal.addEventListener("abort", failLate, { once: true });
    raw.setEncoding("utf8");
    raw.on("data", onData);
    raw.on("error", failHalfway);
    raw.on("close", failHalfway);
  });
  return answer.finally(() => {
    stop();
    const said = Math.ceil(length / CHARACTERS_A_TOKEN);
    const outputTokens =
      stopReason === null ? Math.max(usage.outputTokens, said) : usage.outputTokens;
    tellUsage({ ...usage, outputTokens }, onUsage);
  });
}

function tellUsage(usage: ModelUsage, onUsage: OnUsage | undefined): void {
  const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens } = usage;
  const read = inputTokens + cacheWriteTokens;
  countModelTokens({ read, cached: cacheReadTokens, written: outputTokens });
  onUsage?.(usage);
}

function counted(error: ModelError): ModelError {
  if (error.failure !== "stopped") countModelError(error.failure);
  return error;
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
