/**
 * An error whose message is written by us and never holds what a person or a provider said, so it
 * may be logged as it is. Of every other error the log keeps only the kind and where it happened.
 */
export class AppError extends Error {
  override name = "AppError";
}

/** Settings that are missing or wrong: one line each, naming it and saying what is expected. */
export class ConfigurationError extends AppError {
  override name = "ConfigurationError";
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}
