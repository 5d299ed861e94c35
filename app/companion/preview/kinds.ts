import { exerciseKind, sessionKind } from "./exercise-preview.ts";
import { characterKind, linesKind } from "./lines-preview.ts";
import type { PreviewKind } from "./preview.ts";
import { safetyKind } from "./safety-preview.ts";
import { subjectKind } from "./subject-preview.ts";
import { topicKind } from "./topic-preview.ts";

/** Every kind of content that can be previewed, in the order of the page; another one is one entry here. */
export const PREVIEW_KINDS: readonly PreviewKind[] = [
  subjectKind,
  topicKind,
  exerciseKind,
  sessionKind,
  linesKind,
  characterKind,
  safetyKind,
];

/** The kind with this id, or undefined. */
export function findPreviewKind(id: string): PreviewKind | undefined {
  return PREVIEW_KINDS.find((kind) => kind.id === id);
}
