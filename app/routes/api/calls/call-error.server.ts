import { z } from "zod";
import { AppError } from "#app/config/app-error.ts";
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

/** The same answer for what doesn't exist and for what isn't theirs. */
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

/** Refuses heavy work while the process is busy; nothing was stored. */
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
