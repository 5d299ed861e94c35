import { createGuard } from "#app/safety/guard.server.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { trustedText, type ScreenedText } from "#app/safety/screened-text.server.ts";

/**
 * A text of the model's that is no reply, if it may be shown: judged by the rules for replies alone,
 * not empty and at most `maxLength` long. Null where it may not; nothing stands in its place then.
 */
export function fitToShow(text: string, maxLength: number): ScreenedText | null {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > maxLength) return null;
  const guard = createGuard({ openRisk: false, region: helpRegion(), language: "en" });
  guard.push(trimmed);
  guard.end();
  return guard.violation === null ? trustedText(trimmed) : null;
}
