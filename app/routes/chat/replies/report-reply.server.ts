import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { readReportReason } from "#app/catalogue/report-reasons.ts";
import { TOASTS } from "#app/content/toasts.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { openDraft } from "#app/models/conversations/drafts.server.ts";
import { findReply } from "#app/models/replies/replies.server.ts";
import {
  findOwnReport,
  REPORT_MAX_LENGTH,
  reportReply,
} from "#app/models/replies/reply-reports.server.ts";
import type { Route } from "./+types/report-reply";
import { conversationHref } from "../conversation-href.ts";

type Context = Readonly<RouterContextProvider>;
type Place = Readonly<{ conversationId: string; replyId: string }>;

export type ReportRefusal = "no-reason" | "too-long";

const reportSchema = z.object({
  words: ownWords(z.string().default("")),
  reason: z.string().optional(),
});

/** The reply that is to be reported, and what its reader said about it before. */
export async function loadReport(context: Context, { conversationId, replyId }: Place) {
  const user = signedInUser(context);
  const found = await findReply(user.id, conversationId, replyId);
  if (!found) throw data(null, { status: 404 });
  const [report, draft] = await Promise.all([
    findOwnReport(user.id, replyId),
    openDraft(user.id, draftOfReport(replyId)),
  ]);
  return {
    backHref: `${conversationHref(conversationId)}#reply-${replyId}`,
    reply: String(found.content),
    draft: String(draft.content),
    draftVersion: draft.updatedAt,
    reported: report && { reason: report.reason, words: String(report.words ?? "") },
  };
}

/** Takes a report. */
export const reportAction = screenedAction(reportSchema, handleReport, {
  draft: (_name, { params }) => draftOfReport(params.replyId),
});

function draftOfReport(replyId: string): string {
  return `report:${replyId}`;
}

async function handleReport(
  submitted: SubmittedWords<typeof reportSchema>,
  { params }: Route.ActionArgs,
) {
  const { conversationId, replyId } = params;
  const { user } = submitted.account;
  const chosen = readReportReason(valuesOf(submitted.submission).reason);
  const screening = submitted.screeningOf("words");
  const refuse = async (reason: ReportRefusal) => {
    const refused = await submitted.refuse(reason, 400);
    return data({ isKept: false as const, chosen, ...refused.data }, { status: 400 });
  };
  if (!(await findReply(user.id, conversationId, replyId)))
    return submitted.refuseOnPage("missing", 404);
  if (!chosen) return refuse("no-reason");
  if (screening.text.length > REPORT_MAX_LENGTH) return refuse("too-long");
  const words = screening.text.trim() === "" ? null : screening;
  await reportReply({ userId: user.id, replyId, reason: chosen, words });
  await submitted.clearDrafts();
  // Whoever wrote of danger here, or gave a weak sign of it, meets help first; the report is kept.
  if (screening.assessment.tier !== "none") {
    const { panel, isCheckIn } = submitted;
    const told = TOASTS["reply-reported"];
    return data({ isKept: true as const, chosen, refusal: null, told, panel, isCheckIn });
  }
  return redirectWithToast(
    `${conversationHref(conversationId)}#reply-${replyId}`,
    "reply-reported",
  );
}
