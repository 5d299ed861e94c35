import { data, redirect, type RouterContextProvider } from "react-router";
import { findReportReason } from "#app/catalogue/report-reasons.ts";
import { currentAccount, requireUser } from "#app/middleware/account.server.ts";
import { answersForm, formToken, submission } from "#app/middleware/forms.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { recordRefusedFinding } from "#app/models/crisis-events.server.ts";
import { findReply } from "#app/models/replies.server.ts";
import { findOwnReport, REPORT_MAX_LENGTH, reportReply } from "#app/models/reply-reports.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";

type Context = Readonly<RouterContextProvider>;
type Place = Readonly<{ sessionId: string; replyId: string }>;

export type ReportRefusal = "no-reason" | "too-long" | "form" | "signed-out";

const SCREENED_MAX_LENGTH = 64 * 1024;

/** The reply that is to be reported, and what its reader said about it before. */
export async function loadReport(context: Context, url: URL, { sessionId, replyId }: Place) {
  const shared = { formToken: formToken(context), backHref: `/chat/${sessionId}#reply-${replyId}` };
  if (!currentAccount(context) && answersForm(context)) return { ...shared, reply: "", told: null };
  const user = requireUser(context, url);
  const found = await findReply(user.id, sessionId, replyId);
  if (!found) throw data(null, { status: 404 });
  const report = await findOwnReport(user.id, replyId);
  const told = report && { reason: report.reason, words: String(report.words ?? "") };
  return { ...shared, reply: String(found.content), told };
}

/** Takes a report. What is written with it is screened first, as everything that a person writes. */
export async function takeReport(context: Context, { sessionId, replyId }: Place) {
  const { form, problem } = submission(context);
  const typed = form.get("words");
  const text = typeof typed === "string" ? typed : "";
  const screening = await screenText(text.slice(0, SCREENED_MAX_LENGTH));
  const account = currentAccount(context);
  if (!account) return refusal("signed-out", form, screening, 401);
  const { user } = account;
  const refuse = async (reason: ReportRefusal, status: number) => {
    if (problem !== "origin") await recordRefusedFinding(user.id, screening.assessment);
    return refusal(reason, form, screening, status);
  };
  if (problem) return refuse("form", 403);
  if (!(await findReply(user.id, sessionId, replyId))) {
    await recordRefusedFinding(user.id, screening.assessment);
    throw data(null, { status: 404 });
  }
  const reason = findReportReason(form.get("reason"));
  if (!reason) return refuse("no-reason", 400);
  if (text.length > REPORT_MAX_LENGTH) return refuse("too-long", 400);
  const words = text.trim() === "" ? null : screening;
  await reportReply({ userId: user.id, replyId, reason, words });
  if (asksAboutDanger(screening.assessment.tier)) return kept(screening);
  return redirect(`/chat/${sessionId}#reply-${replyId}`, {
    headers: { "Set-Cookie": await toastHeader("reply-reported") },
  });
}

// Whoever wrote of danger here meets help before they go on; the report is kept.
function kept(screening: Screening) {
  return data({ isKept: true as const, panel: panelOf(screening), refusal: null });
}

function refusal(reason: ReportRefusal, form: FormData, screening: Screening, status: number) {
  const refused = {
    reason,
    words: String(screening.text),
    chosen: findReportReason(form.get("reason")),
  };
  const panel = panelOf(screening);
  return data({ isKept: false as const, panel, refusal: refused }, { status });
}
