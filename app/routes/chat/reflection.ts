import { z } from "zod";
import type { PanelData } from "#app/ui/crisis-panel.tsx";

export const REFLECTION_FIELDS = ["userReflection", "weeklyGoals"] as const;
export type ReflectionField = (typeof REFLECTION_FIELDS)[number];
export type ReflectionTexts = Record<ReflectionField, string>;

/** Where a text waits that came after its writer had been signed out. */
export function draftOfReflection(sessionId: string, field: ReflectionField): string {
  return `${field}:${sessionId}`;
}

/** What is asked of the two texts; lengths in characters. */
export function reflectionSchema({ least, most }: { least: number; most: number }) {
  const tooLong = `Please keep it to ${most.toLocaleString("en-US")} characters`;
  const text = (tooShort: string) => z.string().trim().min(least, tooShort).max(most, tooLong);
  return z.object({
    userReflection: text("Please share at least a few thoughts about the session"),
    weeklyGoals: text("Please set at least one goal for the week"),
  });
}

/** Why a reflection was not kept. */
export type ReflectionRefusal =
  "invalid" | "already" | "missing" | "signed-out" | "signed-out-kept" | "form";

/** A reflection that was not kept: it comes back as it was typed, with the panel if it is needed. */
export interface RefusedReflection {
  reason: ReflectionRefusal;
  texts: ReflectionTexts;
  errors: Partial<ReflectionTexts>;
  panel: PanelData | null;
}

export const REFUSALS: Readonly<
  Record<Exclude<ReflectionRefusal, "invalid">, { title: string; text: string }>
> = {
  already: {
    title: "This session is completed already",
    text: "What you wrote the first time is kept as it was. This is what you sent now: copy it if you want to keep it.",
  },
  missing: {
    title: "This session is not there any more",
    text: "What you wrote was not kept. It is below, so you can copy it.",
  },
  "signed-out": {
    title: "Please sign in again",
    text: "You were signed out before this arrived. It was not stored anywhere: your text is below, so copy it before you sign in.",
  },
  "signed-out-kept": {
    title: "Please sign in again",
    text: "Your session had ended when this arrived. Your words are kept and will be in the boxes after you sign in.",
  },
  form: {
    title: "Error completing session",
    text: "Please try again. The form could not be taken, so nothing was saved. What arrived of your text is below.",
  },
};
