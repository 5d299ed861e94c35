import { findNoticeTimes, type NewNotice } from "#app/models/risk/notices.server.ts";
import type { Language } from "#app/safety/assessment.ts";
import type { WordsRead } from "#app/safety/words-read.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import {
  AWAY_NOTICE_AFTER_MS,
  dueNotice,
  noticeText,
  type NoticeOccasion,
} from "#app/safety/notices.ts";
import { languageOf } from "./reply-language.ts";

/** The notices that belong to a message: at the start of its conversation, and with its reply. */
export async function noticesFor(
  turn: { userId: string; hasOpening: boolean; replyId: string; screening: Screening },
  now = Date.now(),
): Promise<NewNotice[]> {
  const { userId, hasOpening, replyId, screening } = turn;
  const times = await findNoticeTimes(userId);
  const notices: NewNotice[] = [];
  if (!hasOpening) {
    notices.push({
      kind: openingOccasion(times.lastActiveAt, now),
      language: "en",
      messageId: null,
    });
  }
  const language = languageOf(screening);
  const due = hasOpening ? dueNotice({ now, ...times }) : null;
  const kind = askedIn(screening.words) ?? due;
  if (kind) notices.push({ kind, language, messageId: replyId });
  return notices;
}

/** "Are you a bot" is answered with a yes, and "are you human" with a no. */
function askedIn({ says }: WordsRead): "asked" | "asked_machine" | null {
  if (says.has("asks_if_machine")) return "asked_machine";
  return says.has("asks_if_human") ? "asked" : null;
}

/** What stands at the top of a conversation: the notice it began with, or would begin with now. */
export async function openingNotice(
  userId: string,
  beganWith: { kind: NoticeOccasion; language: Language } | null,
): Promise<string> {
  if (beganWith) return noticeText(beganWith.kind, beganWith.language);
  const { lastActiveAt } = await findNoticeTimes(userId);
  return noticeText(openingOccasion(lastActiveAt, Date.now()), "en");
}

function openingOccasion(lastActiveAt: number | null, now: number): NoticeOccasion {
  const wasAway = lastActiveAt !== null && now - lastActiveAt >= AWAY_NOTICE_AFTER_MS;
  return wasAway ? "return" : "start";
}
