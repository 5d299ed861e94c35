import { AppError } from "#app/config/app-error.ts";

// What the database says where the disk, the file, another process or the way to a server is in the way;
// a statement that is wrong, or a row that may not be, is none of them.
const OF_THE_FILE =
  /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|PROTOCOL|PERM|NOMEM|NOLFS)/u;
const OF_A_SERVER =
  /^(?:CLIENT_CLOSED|SERVER_ERROR|AUTH_|STREAM_EXPIRED|TRANSACTION_(?:BUSY|TIMEOUT|CLOSED)|PROXY_ERROR|HRANA_)/u;
const LASTING = /^(?:SQLITE_(?:CORRUPT|NOTADB)|AUTH_)/u;
const LOCKED = /^(?:SQLITE_(?:BUSY|LOCKED)|TRANSACTION_(?:BUSY|TIMEOUT))/u;

/** A failure of the database that the driver itself gives no code to. */
export class DatabaseError extends AppError {
  override name = "DatabaseError";
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Whether it was the database that failed: the disk is full or broken, the file is locked, read-only,
 * damaged or can not be opened, the server does not answer or refuses the token. Looks through what an error was
 * caused by.
 */
export function isDatabaseFailure(error: unknown): boolean {
  return codesOf(error).some((code) => OF_THE_FILE.test(code) || OF_A_SERVER.test(code));
}

/** Whether the same may well go through later: with room on the disk, or once a lock is gone. */
export function isPassingFailure(error: unknown): boolean {
  return isDatabaseFailure(error) && !codesOf(error).some((code) => LASTING.test(code));
}

/** Whether another connection or process was in the way. */
export function isLocked(error: unknown): boolean {
  return codesOf(error).some((code) => LOCKED.test(code));
}

/** Whether a row may not be: its id is taken, or what it belongs to is not there. */
export function isConstraint(error: unknown): boolean {
  return codesOf(error).some((code) => code.startsWith("SQLITE_CONSTRAINT"));
}

/** The codes of an error and of what caused it, outermost first. */
export function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  const seen = new Set<unknown>();
  for (let each = error; each instanceof Error && !seen.has(each); each = each.cause) {
    seen.add(each);
    if ("code" in each && typeof each.code === "string") codes.push(each.code);
  }
  return codes;
}
