import { AppError } from "#app/config/app-error.ts";

/** Why a page was not read. */
export type SkipReason =
  | "bad-address"
  | "private-address"
  | "robots"
  | "robots-unreachable"
  | "unreachable"
  | "no-such-site"
  | "too-slow"
  | "too-large"
  | "too-many-redirects"
  | "elsewhere"
  | "login"
  | "not-found"
  | "status"
  | "type"
  | "encoding"
  | "noindex"
  | "duplicate"
  | "unreadable"
  | "too-little-text";

/** A page could not be read; its reason is all that is known outside. */
export class CrawlError extends AppError {
  override name = "CrawlError";
  readonly reason: SkipReason;

  constructor(reason: SkipReason, options?: ErrorOptions) {
    super(`a page was not read: ${reason}`, options);
    this.reason = reason;
  }
}
