import { AppError } from "#app/config/app-error.ts";

/** refused: it will not speak this, however often it is asked. broken: what came is no sound. */
export type SpeechFailure =
  "not-configured" | "unavailable" | "slow" | "refused" | "broken" | "stopped";

/** The speech service gave no sound; the message never holds what it was to say. */
export class SpeechError extends AppError {
  override name = "SpeechError";
  readonly failure: SpeechFailure;

  constructor(failure: SpeechFailure) {
    super(`Speech failed: ${failure}`);
    this.failure = failure;
  }
}
