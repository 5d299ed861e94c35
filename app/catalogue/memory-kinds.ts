/** What can be remembered of a person, in the order in which it is offered. */
export const MEMORY_KIND_CHOICES = [
  { value: "person", label: "Someone in my life" },
  { value: "goal", label: "Something I'm working toward" },
  { value: "helps", label: "Something that helps" },
  { value: "hurts", label: "Something that hurts" },
  { value: "fact", label: "Something about my life" },
  { value: "theme", label: "Something that keeps coming up" },
] as const;

export type MemoryKindId = (typeof MEMORY_KIND_CHOICES)[number]["value"];

/** The kind with this id, or null. */
export function findMemoryKind(id: unknown): MemoryKindId | null {
  return MEMORY_KIND_CHOICES.find(({ value }) => value === id)?.value ?? null;
}

/** How a kind is called beside what is remembered. */
export function memoryKindLabel(id: MemoryKindId): string {
  return MEMORY_KIND_CHOICES.find(({ value }) => value === id)?.label ?? id;
}
