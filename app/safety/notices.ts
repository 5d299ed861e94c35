import { NOTICES } from "#app/content/safety.ts";
import type { Language } from "./assessment.ts";

/** Notices are repeated after this much time away, counted from the last message. */
export const AWAY_NOTICE_AFTER_MS = 7 * 24 * 60 * 60 * 1000;
/** And within a conversation, each time this much use has gone by since the last notice. */
export const USE_NOTICE_EVERY_MS = 3 * 60 * 60 * 1000;

export const NOTICE_OCCASIONS = [
  "start",
  "return",
  "interval",
  "asked",
  "asked_machine",
  "voice",
] as const;
/**
 * When a notice is due: a conversation starts, somebody returns after seven days, three hours of use
 * have gone by, somebody asks, or a voice call begins.
 */
export type NoticeOccasion = (typeof NOTICE_OCCASIONS)[number];

/** The words of a notice. */
export function noticeText(occasion: NoticeOccasion, language: Language): string {
  return NOTICES[occasion][language];
}

export interface NoticeTimes {
  /** Milliseconds since the epoch, as all times here. */
  now: number;
  lastNoticeAt: number | null;
  lastActiveAt: number | null;
}

/**
 * Which notice is due before the next reply of a running conversation, null where none is.
 * The start of a conversation, a question and a call have their own, whatever the time.
 */
export function dueNotice(times: NoticeTimes): "start" | "return" | "interval" | null {
  if (times.lastNoticeAt === null || times.lastActiveAt === null) return "start";
  if (times.now - times.lastActiveAt >= AWAY_NOTICE_AFTER_MS) return "return";
  return times.now - times.lastNoticeAt >= USE_NOTICE_EVERY_MS ? "interval" : null;
}
