import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import type { ApiPath } from "#app/catalogue/api-paths.ts";
import type { ApiScope } from "#app/catalogue/api-scopes.ts";
import type { TextField } from "#app/safety/assessment.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";

/** The owner that a program names. It must be the caller, which every call checks. */
export const ownId = z.string().nullish();

/** What makes a call one, however often it is sent with its Idempotency-Key. */
export interface Once {
  /** The id of the row that the call creates; the same key always gives the same id. */
  id: string;
  /** True if a process that has ended may have done the call already; what it stored counts. */
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
  /** Help to add to the answer if the words may be about danger; otherwise empty. */
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
  /** Replaces the body: a stream or a sound. */
  response?: Response;
  /** For a list: the cursor of its next page, null after the last. */
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
  /** Visitors may make the call. */
  isOpen?: boolean;
  /** A GET that changes something: no other site may have a browser make it, and it is no HEAD. */
  isChange?: boolean;
  isForAdmins?: boolean;
  query?: z.ZodObject;
  /** Omitted if the call takes no body; a body that is sent is then ignored. */
  body?: z.ZodType;
  /** What is said first where a field that has to be there is missing. */
  incomplete?: string;
  /** The most bytes of the body; 64 kB by default. */
  maxBytes?: number;
  /** Fields of the body that hold a person's own words: screened before anything else. */
  words?: Readonly<Record<string, TextField>>;
  /** The earlier messages that its words are judged with. */
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

/** Defines a call that visitors may make, too. */
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
