import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { ApiPath } from "#app/catalogue/api-paths.ts";
import type { ApiScope } from "#app/catalogue/api-scopes.ts";
import { OwnError } from "#app/config/own-error.ts";
import type { TextField } from "#app/safety/assessment.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import type { SignedIn } from "#app/models/user-sessions.server.ts";

/** What comes with an answer to words that may be about danger. */
export const helpFields = {
  crisisDetected: z.boolean().optional(),
  resources: z.array(z.object({ name: z.string(), line: z.string() })).optional(),
};

/** What every refusal says, beside what a single call adds. */
export const errorAnswer = z.object({
  /** In plain words. */
  error: z.string(),
  /** For programs. */
  code: z.string(),
  requestId: z.string(),
  /** Sign in, then ask again. */
  requiresLogin: z.boolean().optional(),
  details: z.object({ fieldErrors: z.record(z.string(), z.array(z.string())) }).optional(),
  ...helpFields,
});

/** A call is refused: what it answers. */
export class CallError extends OwnError {
  override name = "CallError";
  readonly status: number;
  readonly code: string;
  readonly more: Partial<z.input<typeof errorAnswer>>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: Partial<z.input<typeof errorAnswer>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/** Of what is not there, or not theirs: both answer the same. */
export function notFound(): CallError {
  return new CallError(404, "not_found", "There's nothing here.");
}

/** What a call is given. */
export interface CallArgs<Query, Body> {
  account: SignedIn;
  params: Readonly<Record<string, string | undefined>>;
  query: Query;
  body: Body;
  /** What was found in a field that holds a person's own words. */
  screeningOf: (field: string) => Screening;
  /** The writer's messages before it that the words were judged together with. */
  earlier: readonly string[];
  /** What goes with an answer to words that may be about danger; nothing otherwise. */
  help: Readonly<Record<string, unknown>>;
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What a call answers: a status of its list, and the body. */
export interface CallAnswer {
  status?: number;
  body: unknown;
  /** In place of a body: an answer that grows. */
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
  /** What a key needs for it. */
  scope: ApiScope;
  isForAdmins?: boolean;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Of the body, in bytes; 64 kB where nothing is said. */
  maxBytes?: number;
  /** Fields of the body that hold a person's own words: screened before anything else. */
  words?: Readonly<Record<string, TextField>>;
  /** What its words are judged together with. */
  earlier?: (account: SignedIn) => Promise<readonly string[]>;
  /** What it answers when it's well, by status. */
  answers: Readonly<Record<number, z.ZodType>>;
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
