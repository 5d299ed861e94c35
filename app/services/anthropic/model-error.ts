import { AppError } from "#app/config/app-error.ts";

/**
 * "refused": the model declined to answer this. "malformed": it answered in another shape. "slow" and
 * "unavailable": it didn't answer. "broken": it stopped in the middle. "stopped": we stopped it.
 */
export type ModelFailure = "unavailable" | "slow" | "refused" | "malformed" | "broken" | "stopped";

/** The model could not answer, or not to the end; the message never holds what anyone wrote. */
export class ModelError extends AppError {
  override name = "ModelError";
  readonly failure: ModelFailure;
  readonly status: number | null;

  constructor(failure: ModelFailure, status: number | null = null) {
    super(`The model failed: ${failure}${status ? ` (${status})` : ""}`);
    this.failure = failure;
    this.status = status;
  }
}
