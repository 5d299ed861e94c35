import { AsyncLocalStorage } from "node:async_hooks";
import path from "node:path";
import pino, { type Logger, type LoggerOptions } from "pino";
import { environment } from "./environment.server.ts";
import { AppError } from "./app-error.ts";

const REDACTED = "[redacted]";
const MAX_DEPTH = 5;
const MAX_FRAMES = 12;
const IDENTIFIER = /^[\w.-]{1,60}$/;
// The shape of V8's frames, with a file in it: a line of an error's message does not pass for one.
const FRAME =
  /^\s+at (?:[\w$.<>[\]# ]{1,120} \()?((?:file:\/\/|node:|\/)[^\s()?]{1,300}:\d+:\d+)\)?$/;

// Compared without case, underscore and hyphen, wherever they stand in what is logged.
const PERSONAL_KEYS = new Set(
  `authorization cookie cookies setcookie headers token tokens accesstoken refreshtoken idtoken
  secret secrets clientsecret apikey password newpassword confirmpassword code codes email emails
  to from subject recipient name firstname lastname username mobilenumber phone age gender
  message messages msg content text texttohtml html body draft words notes note reflection
  userreflection weeklygoals prompt completion answer answers query search params path pathname url
  href trusted mood moodemoji moodscore stresslevel sleepquality energylevel tags formdata form input
  address ip ipaddress remoteaddress useragent sql args values`.split(/\s+/),
);

export interface ErrorFields {
  errorName: string;
  errorCode?: string | number;
  /** The message, of our own errors only: those of drivers and parsers quote what they were given. */
  reason?: string;
  frames: string[];
  cause?: ErrorFields;
}

// A write for each line costs a request more than the line itself; an ending process writes the rest.
const TARGET = { fd: 2, sync: false, minLength: 4_096, periodicFlush: 100 } as const;

/** No `child`: what a child carries is written without passing the cleaning below. */
export type Log = Pick<Logger, "fatal" | "error" | "warn" | "info" | "debug" | "trace">;

const requestIds = new AsyncLocalStorage<string>();

/** Does a request's work: each line that is logged meanwhile, and by what it began, carries its id. */
export function duringRequest<Result>(requestId: string, work: () => Result): Result {
  return requestIds.run(requestId, work);
}

let logger: Log | undefined;

/** The process's log, as lines of JSON on standard error. */
export function log(): Log {
  logger ??= createLog(environment().logLevel, openTarget());
  return logger;
}

// Where lines go to a file, a full disk refuses them: that ends no process.
function openTarget() {
  return pino.destination(TARGET).on("error", () => {});
}

/**
 * A log that keeps no personal data: values under personal names are replaced, errors are reduced to
 * `errorFields`, and values meant for placeholders in the text are dropped.
 */
export function createLog(level: string, destination: pino.DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin() {
      const requestId = requestIds.getStore();
      return requestId === undefined ? {} : { requestId };
    },
    formatters: { level: (label) => ({ level: label }) },
    hooks: {
      logMethod([first, second], method) {
        if (typeof first === "string") return method.call(this, first);
        const words = typeof second === "string" ? second : undefined;
        return method.call(this, cleanObject(first), words);
      },
    },
  };
  return pino(options, destination);
}

/** What of an error may be kept: its kind, its code, where it happened. */
export function errorFields(error: unknown): ErrorFields {
  return fieldsOf(error, MAX_DEPTH);
}

function fieldsOf(error: unknown, depth: number): ErrorFields {
  if (!(error instanceof Error)) return { errorName: typeof error, frames: [] };
  const code = "code" in error ? error.code : undefined;
  const isCode = typeof code === "number" || (typeof code === "string" && IDENTIFIER.test(code));
  return {
    errorName: IDENTIFIER.test(error.name) ? error.name : "Error",
    ...(isCode ? { errorCode: code } : {}),
    ...(error instanceof AppError ? { reason: error.message } : {}),
    frames: framesOf(error),
    ...(error.cause !== undefined && depth > 0 ? { cause: fieldsOf(error.cause, depth - 1) } : {}),
  };
}

function framesOf(error: Error): string[] {
  const lines = (error.stack ?? "").replace(error.message, "").split("\n");
  const places = lines.flatMap((line) => FRAME.exec(line)?.[1] ?? []);
  const root = `${process.cwd()}${path.sep}`;
  return places
    .map((place) => place.replace(/^file:\/\//, "").replace(root, ""))
    .filter((place) => !place.startsWith("node:"))
    .slice(0, MAX_FRAMES);
}

function cleanObject(value: unknown): object {
  if (value instanceof Error) return errorFields(value);
  const cleaned = clean(value, MAX_DEPTH);
  return typeof cleaned === "object" && cleaned !== null ? cleaned : {};
}

function clean(value: unknown, depth: number): unknown {
  if (value === null || typeof value !== "object") return value;
  if (value instanceof Error) return errorFields(value);
  if (value instanceof Date) return value;
  if (depth === 0) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => clean(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isPersonal(key) ? REDACTED : clean(item, depth - 1),
    ]),
  );
}

// Every line has the same few names.
const judged = new Map<string, boolean>();
const MAX_CACHED_KEYS = 1_000;

function isPersonal(key: string): boolean {
  const known = judged.get(key);
  if (known !== undefined) return known;
  const isOne = PERSONAL_KEYS.has(key.toLowerCase().replaceAll(/[_-]/g, ""));
  if (judged.size < MAX_CACHED_KEYS) judged.set(key, isOne);
  return isOne;
}
