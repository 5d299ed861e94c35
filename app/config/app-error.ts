/**
 * An error with a message of ours that never quotes a person or a provider, so the log may keep it. For all
 * other errors the log keeps only the kind and the place.
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
