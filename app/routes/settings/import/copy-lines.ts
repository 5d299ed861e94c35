import type {
  CopiedKind,
  LeftOut,
  LeftOutReason,
} from "#app/models/accounts/account-imports.server.ts";
import { COPY_MAX_MB } from "./limits.ts";
import type { CopyRefusal } from "./receive-copy.server.ts";

/** Why a copy wasn't taken, and what to do about it. */
export const REFUSALS: Readonly<Record<CopyRefusal, string>> = {
  "no-file": "Please choose the zip file with your data.",
  "too-large": `This file is too large. We can take up to ${COPY_MAX_MB} MB.`,
  "not-zip": "We can't open this file. Please choose the zip file as you downloaded it.",
  "not-ours": "This isn't a copy from “Download your data”. Please choose that zip file.",
  broken: "This file is damaged. Please download your data again, and choose the new file.",
  newer: "This copy comes from a newer version than this one, so we can't read it here.",
  "too-often": "That's a lot of files in a short time. Please wait an hour and try again.",
  busy: "A lot is going on here right now. Please try again in a minute.",
};

const NAMES: Readonly<Record<CopiedKind, readonly [one: string, more: string]>> = {
  moods: ["mood", "moods"],
  journal: ["journal entry", "journal entries"],
  conversations: ["conversation", "conversations"],
  exercises: ["exercise", "exercises"],
  checkUps: ["check-up", "check-ups"],
  checkIns: ["daily check-in", "daily check-ins"],
  feelings: ["feeling of your own", "feelings of your own"],
  activities: ["activity of your own", "activities of your own"],
  memory: ["memory", "memories"],
};

const WHY: Readonly<Record<LeftOutReason, string>> = {
  known: "already here",
  unreadable: "we can't read it, or it's from a time or kind we don't know",
  unfinished: "not finished",
  too_old: "older than you keep conversations. You can change that under Privacy",
  no_premium: "the journal is part of Premium. Your moods from it come along",
  no_memory: "your companion's memory is turned off",
  danger: "it may be about danger, and nobody should be reminded of that",
  next_time: "too much for one go. Upload the same file again afterwards to bring in the rest",
};

/** "3 moods" */
export function countOf(kind: CopiedKind, count: number): string {
  return `${count.toLocaleString("en-US")} ${NAMES[kind][count === 1 ? 0 : 1]}`;
}

/** "3 moods: already here." */
export function leftOutLine({ kind, why, count }: LeftOut): string {
  return `${countOf(kind, count)}: ${WHY[why]}.`;
}
