import { z } from "zod";
import { readContent } from "./read-content.ts";

const notice = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });
const NOTICES = readContent("", "reply-notices.yaml", z.record(z.string(), notice));

const UNANSWERED: ReadonlySet<string | null> = new Set([
  "model_unavailable",
  "model_slow",
  "model_refused",
  "model_astray",
  "guard_withheld",
]);

/** Whether a reply with this reason is one that the model could not give. */
export function isUnanswered(reason: string | null): boolean {
  return UNANSWERED.has(reason);
}

/** The line that is shown with a reply, in the language of what it answers; null for most. */
export function noticeOfReason(reason: string | null, language: "en" | "es"): string | null {
  return NOTICES[reason ?? ""]?.[language] ?? null;
}
