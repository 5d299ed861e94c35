// The model, by the provider's SDK: its requests, headers, retries, time limits and errors. Two things go
// past it, both for the thousand streams of one small machine, where a word may cost microseconds only:
// it is given a `fetch` over node's own sockets (socket-fetch), whose streams cost half as much as the
// web's, and a streamed answer is read from that socket by ourselves (stream-events), because parsed by
// the SDK each word costs several times as much. So whole answers, too, are read from the socket.
// How each kind of server is asked is said by its dialect.
import type Anthropic from "@anthropic-ai/sdk";
import type { z } from "zod";
import { environment, type ModelSettings } from "#app/config/environment.server.ts";
import { countModelError, countModelTokens } from "#app/config/metrics.server.ts";
import { boundedRetries } from "./anthropic/bounded-retries.server.ts";
import { recordCall, type ModelCaller } from "./anthropic/call-record.server.ts";
import { dialectAfterRefusal, dialectFor } from "./anthropic/choose-dialect.server.ts";
import type { Dialect, DialectName, DialectRequest } from "./anthropic/dialects/dialect.ts";
import { NO_USAGE, type ModelCall, type ModelUsage, type ToolUse } from "./anthropic/model-call.ts";
import { ModelError, type ModelFailure } from "./anthropic/model-error.ts";
import { rawResponseOf, readAll } from "./anthropic/socket-fetch.server.ts";
import { createEventReader } from "./anthropic/stream-events.server.ts";
import { ThinkingFilter } from "./anthropic/thinking-filter.ts";

export { isCurrentModel } from "./anthropic/choose-dialect.server.ts";
export { callAbout } from "./anthropic/model-call.ts";
export { callRecords, type CallRecord, type ModelCaller } from "./anthropic/call-record.server.ts";
export type {
  ModelCall,
  ModelMessage,
  ModelTool,
  ModelUsage,
  ToolUse,
} from "./anthropic/model-call.ts";
export { ModelError, type ModelFailure } from "./anthropic/model-error.ts";

/** Until the provider's answer begins, a try; the SDK tries twice more on a busy or broken server. */
const CONNECT_TIMEOUT_MS = 12_000;
const RETRIES = 2;
/** A stream that says nothing for this long is broken; before its first word a slow server has longer. */
const STALL_TIMEOUT_MS = 20_000;
const WHOLE_REPLY_TIMEOUT_MS = 180_000;

/** Told once a call, also of one that failed or was stopped: what was used up is paid for. */
export type OnUsage = (usage: ModelUsage) => void;

export interface StreamedAnswer {
  /** Whether the model was cut off at `maxTokens`, in the middle of what it was saying. */
  isCutOff: boolean;
  /** The tool that it called at the end, if any. */
  tool: ToolUse | null;
  /** Whether it thought before it spoke. */
  hasThought: boolean;
  usage: ModelUsage;
}

interface StreamHandlers {
  signal: AbortSignal;
  onText: (text: string) => void;
  onUsage?: OnUsage;
}

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

/** How the server of a model is asked; null where none is configured. */
export async function modelDialect(): Promise<{ name: DialectName; hasTools: boolean } | null> {
  const settings = environment().anthropic;
  return settings && dialectFor(settings, settings.model);
}

/**
 * Streams one answer of the Messages API, word by word, to `onText`. Resolves once the model has
 * ended by itself; throws a ModelError otherwise ("refused" also where it had begun).
 */
export async function streamAnswer(
  call: ModelCall,
  handlers: StreamHandlers,
): Promise<StreamedAnswer> {
  const { signal } = handlers;
  const begun = Date.now();
  const settings = configured();
  const limits = startLimits(signal, settings.firstWordMs);
  try {
    const { response } = await send(settings, settings.model, limits.signal, (dialect, model) =>
      dialect.replyRequest(call, model),
    );
    const answer = await readResponse(response, limits, handlers);
    recordCall("reply", { ms: Date.now() - begun, failure: null });
    return answer;
  } catch (error) {
    throw recorded("reply", begun, asModelError(error, signal, limits.hasRunOut()));
  } finally {
    limits.clear();
  }
}

function configured(): ModelSettings {
  const settings = environment().anthropic;
  if (!settings) throw new ModelError("unavailable");
  return settings;
}

function startLimits(outer: AbortSignal, firstWordMs: number) {
  const controller = new AbortController();
  let ranOut = false;
  const runOut = () => {
    ranOut = true;
    controller.abort();
  };
  const onAbort = () => controller.abort();
  outer.addEventListener("abort", onAbort, { once: true });
  let firstWord: NodeJS.Timeout | undefined = setTimeout(runOut, firstWordMs);
  const whole = setTimeout(runOut, WHOLE_REPLY_TIMEOUT_MS);
  return {
    signal: controller.signal,
    hasRunOut: () => ranOut,
    /** It thinks, or says that it is still there: the first word has its time again. */
    isAlive: () => firstWord?.refresh(),
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

/**
 * Asks the fast model for one answer of a given shape and checks it. One try within `timeoutMs`;
 * throws a ModelError, "malformed" where the answer does not have the shape.
 */
export async function askForStructure<Schema extends z.ZodType>(
  schema: Schema,
  call: ModelCall,
  {
    caller,
    timeoutMs,
    onUsage,
  }: { caller: ModelCaller; timeoutMs: number; onUsage?: OnUsage | undefined },
): Promise<z.output<Schema>> {
  const begun = Date.now();
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const settings = configured();
    const { response, dialect } = await send(
      settings,
      settings.fastModel,
      signal,
      (each, model) => each.structureRequest(schema, call, model),
      { maxRetries: 0 },
    );
    const value = await readStructure(response, dialect, signal, onUsage);
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw new ModelError("malformed");
    recordCall(caller, { ms: Date.now() - begun, failure: null });
    return parsed.data;
  } catch (error) {
    throw recorded(caller, begun, asModelError(error, NEVER, signal.aborted));
  }
}

async function readStructure(
  response: Response,
  dialect: Dialect,
  signal: AbortSignal,
  onUsage: OnUsage | undefined,
): Promise<unknown> {
  const raw = rawResponseOf(response);
  if (!isJson(response)) {
    // A server that streams whatever it is asked would talk on for nobody.
    raw.destroy();
    throw new ModelError("malformed");
  }
  const body = await readAll(raw, signal);
  const { value, isRefusal, usage } = dialect.readStructure(parseJson(body));
  tellUsage({ ...NO_USAGE, ...usage }, onUsage);
  if (isRefusal) throw new ModelError("refused");
  return value;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ModelError("malformed");
  }
}

function isJson(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("application/json") ?? false;
}

const NEVER = new AbortController().signal;

/** Sends a request in the server's dialect; where that refuses a parameter, once more in the next one. */
async function send(
  settings: ModelSettings,
  model: string,
  signal: AbortSignal,
  requestOf: (dialect: Dialect, model: string) => DialectRequest,
  options: { maxRetries?: number } = {},
): Promise<{ response: Response; dialect: Dialect }> {
  const connected = await connect(settings);
  const post = (dialect: Dialect) => {
    const { path, body } = requestOf(dialect, model);
    return connected.post(path, { body: { model, ...body }, signal, ...options }).asResponse();
  };
  const dialect = await dialectFor(settings, model);
  try {
    return { response: await post(dialect), dialect };
  } catch (error) {
    const next =
      sdk && error instanceof sdk.BadRequestError
        ? dialectAfterRefusal(model, dialect, error.message)
        : null;
    if (!next) throw error;
    return { response: await post(next), dialect: next };
  }
}

async function connect(settings: ModelSettings): Promise<Anthropic> {
  sdk ??= await loadSdk();
  client ??= new sdk.Anthropic({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    maxRetries: RETRIES,
    // Where a small machine reads a prompt for a minute, our own limit ends it: what the SDK ends it tries
    // again, and the machine would read everything once more.
    timeout: settings.isProvider ? CONNECT_TIMEOUT_MS : WHOLE_REPLY_TIMEOUT_MS,
    fetch: boundedRetries,
    logLevel: "off",
    // No variable of the environment may put what people write into somebody's traces.
    openTelemetry: false,
  });
  return client;
}

function readResponse(
  response: Response,
  limits: ReturnType<typeof startLimits>,
  { onText, onUsage }: StreamHandlers,
): Promise<StreamedAnswer> {
  const raw = rawResponseOf(response);
  const usage = { ...NO_USAGE };
  const filter = new ThinkingFilter();
  let length = 0;
  let hasThought = false;
  let tool: ToolUse | null = null;
  let stopReason: string | null = null;
  let stop = () => {};
  let hasBegun = () => {};
  const speak = (text: string) => {
    if (text === "") return;
    if (length === 0) hasBegun();
    length += text.length;
    onText(text);
  };
  const answer = new Promise<StreamedAnswer>((resolve, reject) => {
    const fail = (failure: ModelFailure) => {
      raw.destroy();
      reject(new ModelError(failure));
    };
    const failHalfway = () => fail(length > 0 ? "broken" : "unavailable");
    const failLate = () => fail(length > 0 ? "broken" : "slow");
    const read = createEventReader({
      text(text) {
        limits.isAlive();
        speak(filter.push(text));
      },
      life: limits.isAlive,
      thinking: () => (hasThought = true),
      tool: (use) => (tool ??= use),
      usage: (part) => Object.assign(usage, part),
      stop: (reason) => (stopReason = reason),
      error: failHalfway,
      end() {
        speak(filter.end());
        const isCutOff = stopReason === "max_tokens";
        if (stopReason === "refusal") fail("refused");
        else if (length === 0 && !tool) fail(isCutOff ? "slow" : "unavailable");
        else resolve({ isCutOff, tool, hasThought: hasThought || filter.hasThought, usage });
      },
    });
    // Until the first word the limit for that counts alone.
    let stalled: NodeJS.Timeout | undefined;
    const onData = (chunk: string) => {
      stalled?.refresh();
      try {
        read(chunk);
      } catch {
        failHalfway();
      }
    };
    hasBegun = () => {
      limits.hasSpoken();
      stalled = setTimeout(failLate, STALL_TIMEOUT_MS);
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

function recorded(caller: ModelCaller, begun: number, error: ModelError): ModelError {
  const { failure, status } = error;
  if (failure === "stopped") return error;
  countModelError(failure);
  recordCall(caller, { ms: Date.now() - begun, failure: { failure, status, at: Date.now() } });
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
