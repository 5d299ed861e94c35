import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { ApiPath } from "#app/catalogue/api-paths.ts";
import type { ApiScope } from "#app/catalogue/api-scopes.ts";
import { AppError } from "#app/config/app-error.ts";
import type { TextField } from "#app/safety/assessment.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { WAY_KINDS } from "#app/safety/panels.server.ts";

/** A line of help, and one way to reach it, as `resourcesOf` makes them. */
const resource = z.object({
  name: z.string(),
  line: z.string(),
  /** Null of a page. */
  number: z.string().nullable(),
  action: z.enum(WAY_KINDS),
  /** What the button says. */
  label: z.string(),
  /** Where it leads: `tel:`, `sms:` or a page. */
  link: z.string(),
});

/** What comes with an answer to words that may be about danger. */
export const helpFields = {
  crisisDetected: z.boolean().optional(),
  resources: z.array(resource).optional(),
};

/** Whose it is, where a program says so: nobody's but its own, which is checked for every call. */
export const ownId = z.string().nullish();

/** What every refusal says, beside what a single call adds. */
export const errorAnswer = z.object({
  /** In plain words. */
  error: z.string(),
  /** The same, where older clients look for it. */
  message: z.string().optional(),
  success: z.literal(false).optional(),
  /** For programs. */
  code: z.string(),
  requestId: z.string(),
  /** Sign in, then ask again. */
  requiresLogin: z.boolean().optional(),
  /** The address waits for the code that was mailed to it. */
  requiresEmailVerification: z.boolean().optional(),
  /** Whoever runs this has to set it up first. */
  configRequired: z.boolean().optional(),
  /** The page where this goes on. */
  continueAt: z.string().optional(),
  /** What is wrong with each field, or in words what else there is to say. */
  details: z
    .union([z.object({ fieldErrors: z.record(z.string(), z.array(z.string())) }), z.string()])
    .optional(),
  ...helpFields,
});

/** A call is refused: what it answers. */
export class CallError extends AppError {
  override name = "CallError";
  readonly status: number;
  readonly code: string;
  readonly more: Partial<z.input<typeof errorAnswer>>;
  readonly headers: Headers | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: Partial<z.input<typeof errorAnswer>> = {},
    headers?: Headers,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
    this.headers = headers;
  }
}

/** Of what is not there, or not theirs: both answer the same. */
export function notFound(): CallError {
  return new CallError(404, "not_found", "There's nothing here.");
}

/**
 * What was sent doesn't fit: what is wrong with each field. `said` are the answer's own words, or else
 * the first field's.
 */
export function invalid(fieldErrors: Record<string, string[]>, said?: string): CallError {
  const [first = "What was sent isn't complete."] = Object.values(fieldErrors).flat();
  return new CallError(400, "invalid", said ?? first, { details: { fieldErrors } });
}

/** Too much of what is heavy is done just now, and nothing of this was. */
export function busy(): CallError {
  const headers = new Headers({ "Retry-After": "60" });
  return new CallError(
    503,
    "busy",
    "A lot is going on here right now. Please try again in a minute.",
    {},
    headers,
  );
}

/** Done too often: when it may be tried again. */
export function tooOften(
  message: string,
  retryAfterSeconds: number,
  code = "too_often",
): CallError {
  const headers = new Headers({ "Retry-After": String(Math.max(1, retryAfterSeconds)) });
  return new CallError(429, code, message, {}, headers);
}

/** What makes a call one, however often it is sent with its Idempotency-Key. */
export interface Once {
  /** Of whatever the call makes: the same key, the same row. */
  id: string;
  /** The call may have been done before, by a process that is gone: what is there already is its own. */
  isResumed: boolean;
}

/** What a call is given; an open one is also asked by nobody. */
export interface CallArgs<Query, Body, Account = SignedIn> {
  account: Account;
  params: Readonly<Record<string, string | undefined>>;
  query: Query;
  body: Body;
  /** What was found in a field that holds a person's own words. */
  screeningOf: (field: string) => Screening;
  /** The writer's messages before it that the words were judged together with. */
  earlier: readonly string[];
  once: Once;
  /** What goes with an answer to words that may be about danger; nothing otherwise. */
  help: Readonly<Record<string, unknown>>;
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** What a call answers: a status of its list, and the body. */
export interface CallAnswer {
  status?: number;
  body: unknown;
  headers?: Headers;
  /** In place of a body: an answer that grows, or a sound. */
  response?: Response;
  /** Of a list: where its next page begins, null after the last. */
  nextCursor?: string | null;
}

/** One call: where it is, who may make it, what it takes and answers. */
export interface ApiCall {
  id: string;
  method: "GET" | "POST" | "PATCH";
  path: ApiPath;
  summary: string;
  /** What a key needs for it; null where it is a browser's own business. */
  scope: ApiScope | null;
  /** Whoever isn't signed in may make it. */
  isOpen?: boolean;
  /** A GET that changes something: no other site may have a browser make it, and it is no HEAD. */
  isChange?: boolean;
  isForAdmins?: boolean;
  query?: z.ZodObject;
  /** Left out where a call takes nothing; whatever comes along is not read then. */
  body?: z.ZodType;
  /** What is said first where a field that has to be there is missing. */
  incomplete?: string;
  /** Of the body, in bytes; 64 kB where nothing is said. */
  maxBytes?: number;
  /** Fields of the body that hold a person's own words: screened before anything else. */
  words?: Readonly<Record<string, TextField>>;
  /** What its words are judged together with. */
  earlier?: (account: SignedIn) => Promise<readonly string[]>;
  /** What it answers when it's well, by status. */
  answers: Readonly<Record<number, z.ZodType>>;
  /** What it answers in place of JSON. */
  contentType?: string;
  run: (args: CallArgs<never, never>) => Promise<CallAnswer>;
}

/** A call whose handler is given what its schemas read. */
export function defineCall<
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
>(
  call: Omit<ApiCall, "run" | "query" | "body"> & {
    query?: Query;
    body?: Body;
    run: (args: CallArgs<z.output<Query>, z.output<Body>>) => Promise<CallAnswer>;
  },
): ApiCall {
  return call;
}

/** A call that is a browser's own business, whoever is signed in there: nobody, too. */
export function defineOpenCall<
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
>(
  call: Omit<ApiCall, "run" | "query" | "body" | "scope" | "isOpen"> & {
    query?: Query;
    body?: Body;
    run: (args: CallArgs<z.output<Query>, z.output<Body>, SignedIn | null>) => Promise<CallAnswer>;
  },
): ApiCall {
  return { ...call, scope: null, isOpen: true };
}
