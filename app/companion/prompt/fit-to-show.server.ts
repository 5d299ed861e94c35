import { judgeText } from "#app/safety/guard.server.ts";
import { trustedText, type ScreenedText } from "#app/safety/screened-text.server.ts";

/**
 * A text of the model's that is no reply, if it may be shown: judged by the rules for replies alone,
 * not empty and at most `maxLength` long. Null where it may not; nothing stands in its place then.
 */
export function fitToShow(text: string, maxLength: number): ScreenedText | null {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > maxLength) return null;
  return judgeText(trimmed, { isStrict: false }).outcome === "shown" ? trustedText(trimmed) : null;
}
