import { environment } from "#app/config/environment.server.ts";
import { findCareCheck } from "#app/models/replies/model-care.server.ts";
import { isCurrentModel } from "#app/services/anthropic.server.ts";

/**
 * Whether the model may answer while risk is open, after the written opening: as the operator has set
 * it; else where it is one of the provider's current ones, or has passed the check of its care.
 */
export async function mayModelTalkAtRisk(): Promise<boolean> {
  const { anthropic, modelWhileRiskIsOpen } = environment();
  if (!anthropic) return false;
  if (modelWhileRiskIsOpen) return modelWhileRiskIsOpen === "after_opening";
  if (anthropic.isProvider && isCurrentModel(anthropic.model)) return true;
  return (await findCareCheck(anthropic.model))?.hasPassed === true;
}
