// The model, by the provider's SDK: requests, headers, retries, time limits, streams and errors. Its reading
// of a stream of twenty words costs half a millisecond of processor time more than a bare parser's (2.9 to
// 2.3 ms with the request): nothing of the 35 ms that a first word takes. How each kind of server is asked
// is said by its dialect.
import type { Anthropic, Middleware } from "@anthropic-ai/sdk";
import type { z } from "zod";
import { environment, type ModelSettings } from "#app/config/environment.server.ts";
import { countModelError, countModelTokens } from "#app/config/metrics.server.ts";
import { boundedRetries } from "./anthropic/bounded-retries.server.ts";
import { recordCall, type ModelCaller } from "./anthropic/call-record.server.ts";
import { dialectAfterRefusal, dialectFor } from "./anthropic/choose-dialect.server.ts";
import type { Dialect, DialectName } from "./anthropic/dialects/dialect.ts";
import { NO_USAGE, type ModelCall, type ModelUsage } from "./anthropic/model-call.ts";
import { ModelError } from "./anthropic/model-error.ts";
import { readStream, type StreamedAnswer } from "./anthropic/read-stream.ts";
import { socketFetch } from "./anthropic/socket-fetch.server.ts";

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
export type { StreamedAnswer } from "./anthropic/read-stream.ts";

/** Until the provider's answer begins, a try; the SDK tries twice more on a busy or broken server. */
const CONNECT_TIMEOUT_MS = 12_000;
const RETRIES = 2;
/** A stream that says nothing for this long is broken; before its first word a slow server has longer. */
const STALL_TIMEOUT_MS = 20_000;
const WHOLE_REPLY_TIMEOUT_MS = 180_000;

/** Told once a call, also of one that failed or was stopped: what was used up is paid for. */
export type OnUsage = (usage: ModelUsage) => void;

interface StreamHandlers {
  signal: AbortSignal;
  onText: (text: string) => void;
  onUsage?: OnUsage;
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
  const { signal, onText, onUsage } = handlers;
  const begun = Date.now();
  const settings = configured();
  const limits = startLimits(signal, settings.firstWordMs);
  try {
    const { model } = settings;
    const { answer: events } = await send(settings, model, (connected, dialect) =>
      connected.messages.create(
        { model, ...dialect.replyBody(call, model), stream: true },
        { signal: limits.signal, middleware: [limits.hear] },
      ),
    );
    const answer = await readStream(events, {
      onText,
      onFirstText: limits.hasSpoken,
      isLate: limits.hasRunOut,
      onUsage: (usage) => tellUsage(usage, onUsage),
    });
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
  let silence = setTimeout(runOut, firstWordMs);
  const whole = setTimeout(runOut, WHOLE_REPLY_TIMEOUT_MS);
  return {
    signal: controller.signal,
    hasRunOut: () => ranOut,
    /** Whatever comes says that the server is still there, also the pings and comments that the SDK passes over. */
    hear: hearing(() => silence.refresh()),
    hasSpoken() {
      clearTimeout(silence);
      silence = setTimeout(runOut, STALL_TIMEOUT_MS);
    },
    clear() {
      clearTimeout(silence);
      clearTimeout(whole);
      outer.removeEventListener("abort", onAbort);
    },
  };
}

function hearing(onLife: () => void): Middleware {
  return async (request, next) => {
    const response = await next(request);
    const pieces = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(piece, out) {
          onLife();
          out.enqueue(piece);
        },
      }),
    );
    return new Response(pieces, response);
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
    const model = settings.fastModel;
    const { answer, dialect } = await send(settings, model, (connected, each) => {
      const { path, body } = each.structureRequest(schema, call, model);
      return connected.post(path, { body: { model, ...body }, signal, maxRetries: 0 });
    });
    const { value, isRefusal, usage } = dialect.readStructure(answer);
    tellUsage({ ...NO_USAGE, ...usage }, onUsage);
    if (isRefusal) throw new ModelError("refused");
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw new ModelError("malformed");
    recordCall(caller, { ms: Date.now() - begun, failure: null });
    return parsed.data;
  } catch (error) {
    throw recorded(caller, begun, asModelError(error, NEVER, signal.aborted));
  }
}

const NEVER = new AbortController().signal;

/** Sends a request in the server's dialect; if the server refuses a parameter, retries in the next dialect. */
async function send<Answer>(
  settings: ModelSettings,
  model: string,
  ask: (connected: Anthropic, dialect: Dialect) => Promise<Answer>,
): Promise<{ answer: Answer; dialect: Dialect }> {
  const connected = await connect(settings);
  const dialect = await dialectFor(settings, model);
  try {
    return { answer: await ask(connected, dialect), dialect };
  } catch (error) {
    const next =
      sdk && error instanceof sdk.BadRequestError
        ? dialectAfterRefusal(model, dialect, error.message)
        : null;
    if (!next) throw error;
    return { answer: await ask(connected, next), dialect: next };
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
    fetch: socketFetch,
    middleware: [boundedRetries],
    logLevel: "off",
    // No variable of the environment may put what people write into somebody's traces.
    openTelemetry: false,
  });
  return client;
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
  if (error instanceof SyntaxError) return new ModelError("malformed");
  if (!sdk) return new ModelError("unavailable");
  if (error instanceof sdk.APIConnectionTimeoutError) return new ModelError("slow");
  if (error instanceof sdk.APIUserAbortError) return new ModelError("slow");
  if (error instanceof sdk.RateLimitError) return new ModelError("unavailable", 429);
  if (error instanceof sdk.APIError) return new ModelError("unavailable", error.status ?? null);
  return new ModelError("unavailable");
}
