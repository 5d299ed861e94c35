import { ASIDES } from "#app/content/safety.ts";
import type { Part } from "#app/content/safety-script.ts";
import { wasSaid, type ReplyIds } from "#app/safety/said.ts";
import type { AsideHeard } from "./asides-heard.ts";
import { toldIn } from "./told.ts";

const ANSWER = ASIDES.aside_police_abuse;
const OF_VIOLENCE = /\babuse|violence/;

interface Told {
  kind: string;
  heard?: readonly AsideHeard[];
  previous: readonly ReplyIds[];
}

/** Whether somebody who is hurt by another said, now or before, that they want no police. */
export function isPoliceRefused({ kind, heard, previous }: Told): boolean {
  if (!OF_VIOLENCE.test(kind)) return false;
  return (
    toldIn({ heard }).has("aside_police_abuse") ||
    (ANSWER !== undefined && wasSaid(ANSWER, previous))
  );
}

/** The parts of a reply without the lines that begin with the emergency call; the panel still names it. */
export function withoutPolice(parts: readonly Part[]): readonly Part[] {
  const kept = parts.filter(
    (part) => typeof part === "string" || !part.en.every((line) => line.startsWith("{Emergency}")),
  );
  return kept.some((part) => part !== "question") ? kept : parts;
}
