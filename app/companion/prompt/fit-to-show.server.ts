import { helpRegion } from "#app/safety/help-region.server.ts";
import { detectLanguage } from "#app/safety/detector/language.ts";
import { createGuard } from "#app/safety/guard.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";

/**
 * Whether a short text of the model's may stand on a page: the same rules as for a reply, no word that
 * the detector would stop at, not empty and at most `maxLength` long.
 */
export async function isFitToShow(text: string, maxLength: number): Promise<boolean> {
  if (text.trim() === "" || text.length > maxLength) return false;
  const language = detectLanguage(text);
  // What neither of the two can read is not shown.
  if (language === "other") return false;
  const guard = createGuard({ openRisk: false, region: helpRegion(), language });
  guard.push(text);
  guard.end();
  const { assessment } = await screenText(text);
  // Of our own words even a weak sign is one too many.
  return guard.violation === null && assessment.tier === "none";
}
