import type {
  LeftOut,
  LeftOutReason,
  ToldKind,
} from "#app/models/accounts/account-imports.server.ts";
import { COPY_MAX_MB } from "./limits.ts";
import type { CopyRefusal } from "./receive-copy.server.ts";

/** Why a copy wasn't taken, and what to do about it. */
export const REFUSALS: Readonly<Record<CopyRefusal, string>> = {
  "no-file": "Please choose the zip file with your data.",
  "too-large": `This file is too large. The limit is ${COPY_MAX_MB} MB.`,
  "not-zip": "We can't open this file. Please choose the zip file as you downloaded it.",
  "not-ours": "This isn't a copy from “Download your data”. Please choose that zip file.",
  broken: "This file is damaged. Please download your data again, and choose the new file.",
  newer: "This copy is from a newer version, so we can't read it here.",
  "too-often": "Too many files. Please wait an hour and try again.",
  busy: "We're busy right now. Please try again in a minute.",
};

const NAMES: Readonly<Record<ToldKind, readonly [one: string, more: string]>> = {
  moods: ["mood", "moods"],
  journal: ["journal entry", "journal entries"],
  conversations: ["conversation", "conversations"],
  exercises: ["exercise", "exercises"],
  checkUps: ["check-up", "check-ups"],
  checkIns: ["daily check-in", "daily check-ins"],
  feelings: ["feeling of your own", "feelings of your own"],
  activities: ["activity of your own", "activities of your own"],
  memory: ["memory", "memories"],
  programs: ["program", "programs"],
  safetyPlan: ["safety plan", "safety plans"],
  notes: ["summary, insight or goal", "summaries, insights or goals"],
  goals: ["goal", "goals"],
  reflections: ["reflection", "reflections"],
};

const WHY: Readonly<Record<LeftOutReason, string>> = {
  known: "already here",
  unreadable: "we can't read it, or it's from a time or kind we don't know",
  unfinished: "not finished",
  too_old: "older than you keep conversations. You can change that under Privacy",
  no_premium: "the journal is part of Premium. Its moods come along",
  no_memory: "your companion's memory is turned off",
  no_room: "you have as many here as we can keep",
  danger: "it may be about danger, so we don't bring it back",
  next_time: "too much at once. Upload the same file again for the rest",
};

/** "3 moods" */
export function countOf(kind: ToldKind, count: number): string {
  return `${count.toLocaleString("en-US")} ${NAMES[kind][count === 1 ? 0 : 1]}`;
}

/** "3 moods: already here." */
export function leftOutLine({ kind, why, count }: LeftOut): string {
  return `${countOf(kind, count)}: ${WHY[why]}.`;
}
