import type { MemoryKindId } from "#app/catalogue/memory-kinds.ts";
import type { PanelData } from "#app/ui/crisis-panel.tsx";

/** Why something was not kept. */
export type MemoryRefusal = "empty" | "too-long" | "no-kind" | "full" | "at-risk";

/** What was not kept, with its text and the panel if it is needed. */
export interface ShownMemoryRefusal {
  reason: MemoryRefusal;
  texts: Record<string, string>;
  kind: MemoryKindId | null;
  panel: PanelData | null;
  isCheckIn: boolean;
}

/** Said at the field and in the summary. */
export const FIELD_REFUSALS: Readonly<Partial<Record<MemoryRefusal, string>>> = {
  empty: "Please write what to remember.",
  "too-long": "A memory can have up to 240 characters. Please shorten it.",
  "no-kind": "Please choose what it's about.",
  full: "You've reached the limit of 40 memories. Delete one first. Your text is still in the box.",
};

/** Said above the page, where it is about more than a field. */
export const PAGE_REFUSALS: Readonly<
  Partial<Record<MemoryRefusal, { title: string; text: string }>>
> = {
  "at-risk": {
    title: "We don't keep this in memory",
    text: "We never remember anything that may be about danger. Your text is still in the box. You can write about it in the chat, and help is one tap away.",
  },
};
