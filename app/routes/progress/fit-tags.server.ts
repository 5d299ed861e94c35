import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText } from "#app/safety/screened-text.server.ts";

/** Whether a tag may be shown beside figures: one that is about danger is never counted up to anybody. */
export async function isFitTag(tag: string): Promise<boolean> {
  const { assessment } = await screenText(tag);
  return !asksAboutDanger(assessment.tier);
}
