import type { PanelData } from "#app/ui/crisis-panel.tsx";

export const REFLECTION_FIELDS = ["userReflection", "weeklyGoals"] as const;
export type ReflectionField = (typeof REFLECTION_FIELDS)[number];

/** Where a text waits that came after its writer had been signed out. */
export function draftOfReflection(conversationId: string, field: ReflectionField): string {
  return `${field}:${conversationId}`;
}

/** The one of the two texts that a form field holds. */
export function reflectionFieldOf(name: string): ReflectionField {
  return name === "weeklyGoals" ? "weeklyGoals" : "userReflection";
}

/** Why a reflection was not kept. */
export type ReflectionRefusal = "invalid" | "already";

/** A reflection that was not kept: it comes back as it was typed, with the panel if it is needed. */
export interface RefusedReflection {
  reason: ReflectionRefusal;
  texts: Record<string, string>;
  errors: Record<string, string[]>;
  panel: PanelData | null;
}

export const REFLECTION_REFUSALS: Readonly<
  Record<Exclude<ReflectionRefusal, "invalid">, { title: string; text: string }>
> = {
  already: {
    title: "You already completed this session",
    text: "What you wrote the first time is saved as it was. Here's what you sent just now. Copy it if you want to keep it.",
  },
};
