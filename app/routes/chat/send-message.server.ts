import { data, redirect, type RouterContextProvider } from "react-router";
import { WARNING_FROM } from "#app/catalogue/plans.ts";
import { resolveTherapist } from "#app/catalogue/therapists.ts";
import { answerMessage } from "#app/companion/reply.server.ts";
import { currentAccount, lateAccount } from "#app/middleware/account.server.ts";
import { submission, type FormProblem } from "#app/middleware/forms.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import {
  findConversation,
  isWritable,
  type Conversation,
} from "#app/models/conversations.server.ts";
import { knownTimeZone } from "#app/models/days.server.ts";
import {
  countOwnMessagesSince,
  MESSAGE_MAX_LENGTH,
  recentOwnMessages,
} from "#app/models/messages.server.ts";
import { keepForNext } from "#app/models/conversation-changes.server.ts";
import { recordRefusedFinding } from "#app/models/crisis-events.server.ts";
import { addToDraft, NEW_CONVERSATION, saveDraft } from "#app/models/drafts.server.ts";
import { digestOf, newId } from "#app/models/identifier.server.ts";
import { LIMITS } from "#app/models/rate-limits.server.ts";
import { findRiskState, isExempt } from "#app/models/risk.server.ts";
import { findUser, type User } from "#app/models/users.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { environment } from "#app/config/environment.server.ts";

import { draftPageOf } from "./draft-page.server.ts";
import { refusedContext } from "./refused-context.server.ts";

/** How many of a person's earlier messages the detector reads together with the new one. */
export const READ_TOGETHER = 5;
/** A text of up to this many bytes always passes the detector, also when it is refused afterwards. */
export const SCREENED_MAX_LENGTH = 64 * 1024;

/** Why a message was not taken. What was typed comes back with it, and the panel if it is needed. */
export type SendRefusal =
  | "blank"
  | "too-long"
  | "too-fast"
  | "limit"
  | "read-only"
  | "missing"
  | "overtaken"
  | "signed-out"
  | "signed-out-kept"
  | FormProblem;

/**
 * Takes the message of a chat form. Detection comes before everything else: a text that is refused
 * (too long, too fast, over the limit, signed out) has been screened, and its answer carries the panel.
 */
export async function sendMessage(
  context: Readonly<RouterContextProvider>,
  sessionId: string | null,
) {
  const { form, problem } = submission(context);
  const typed = form.get("message");
  const text = typeof typed === "string" ? typed : "";
  const account = currentAccount(context);
  const earlier = account ? await recentOwnMessages(account.user.id, READ_TOGETHER) : [];
  const screening = await screenText(text.slice(0, SCREENED_MAX_LENGTH), earlier);

  const refused = account
    ? await refuseForm(account.user, problem, screening)
    : await refuseVisitor(context, sessionId, problem, screening);
  if (refused) throw refused;
  if (!account) throw refusal("signed-out", screening, 401);
  const { user } = account;

  const conversation = sessionId ? await findConversation(user.id, sessionId) : null;
  if (sessionId && !conversation) return refuseMissing(user, screening);
  if (text.trim() === "") {
    context.set(refusedContext, true);
    return refusal("blank", screening, 400);
  }
  const kind = await whyRefused(user, conversation, screening);
  if (kind) {
    await keepRefused(user, sessionId, kind, screening, form);
    context.set(refusedContext, true);
    return refusal(kind.reason, screening, kind.status);
  }
  const answer = await store({ user, conversation, form, screening, earlier });
  context.set(refusedContext, !(answer instanceof Response));
  return answer;
}

async function store(sent: {
  user: User;
  conversation: Conversation | null;
  form: FormData;
  screening: Screening;
  earlier: readonly string[];
}) {
  const { user, conversation, form, screening, earlier } = sent;
  const key = form.get("formKey");
  const formKey = typeof key === "string" && /^[\w-]{1,64}$/.test(key) ? key : newId();
  const outcome = await answerMessage({
    user,
    // The id follows from the form, so that a double post opens one conversation.
    conversation: conversation ?? {
      id: digestOf(`${user.id}:${formKey}`).slice(0, 22),
      therapistType: resolveTherapist(form.get("selectedTherapist"), user.selectedTherapist),
      trackType: null,
    },
    isNew: conversation === null,
    screening,
    earlier,
    formKey,
    timeZone: knownTimeZone(textOf(form, "timeZone")),
    draftOf: { conversation: conversation?.id ?? NEW_CONVERSATION, ...draftPageOf(form) },
  });
  if (outcome.outcome === "closed" || outcome.outcome === "overtaken") {
    await keepRefused(user, conversation?.id ?? null, { reason: "read-only" }, screening, form);
    return refusal("read-only", screening, 409);
  }
  if (outcome.outcome === "missing") return refuseMissing(user, screening);
  if (outcome.outcome === "limit") {
    await saveDraft(user.id, conversation?.id ?? NEW_CONVERSATION, screening, draftPageOf(form));
    return refusal("limit", screening, 403);
  }
  if (outcome.trackSwitched) {
    return redirect(`/chat/${outcome.newSessionId}`, {
      headers: { "Set-Cookie": await toastHeader("track-switched") },
    });
  }
  const isNearLimit = await hasComeNearLimit(user, outcome.outcome);
  // Help goes before any reply, also where a small screen has room for one of them only.
  const place = outcome.hasPanel ? "crisis-panel" : `reply-${outcome.replyId ?? ""}`;
  const toast = outcome.hasPanel ? "support-in-panel" : isNearLimit ? "near-limit" : null;
  return redirect(`/chat/${outcome.sessionId}#${place}`, {
    headers: toast ? { "Set-Cookie": await toastHeader(toast) } : {},
  });
}

/** Whether this message was the one after which it is said that few are left. */
async function hasComeNearLimit(user: User, outcome: string): Promise<boolean> {
  if (outcome !== "stored" || user.messagesUsed !== WARNING_FROM - 1) return false;
  return (await findUser(user.id))?.messagesUsed === WARNING_FROM;
}

/** Why a message of this person is not taken now, whatever it says; null where it is. */
export async function whyRefused(
  user: User,
  conversation: Conversation | null,
  screening: Screening,
): Promise<{ reason: SendRefusal; status: number } | null> {
  if (screening.text.length > MESSAGE_MAX_LENGTH) return { reason: "too-long", status: 400 };
  if (conversation && !isWritable(conversation, user.timeZone)) {
    return { reason: "read-only", status: 409 };
  }
  if (environment().rateLimits === "off") return null;
  const { most, windowMs } = LIMITS["message.account"];
  const sent = await countOwnMessagesSince(user.id, Date.now() - windowMs);
  if (sent < most) return null;
  // Whoever is at risk is answered, however fast they write.
  const risk = await findRiskState(user.id);
  return isExempt(screening.assessment.tier, risk) ? null : { reason: "too-fast", status: 429 };
}

async function keepRefused(
  user: User,
  sessionId: string | null,
  { reason }: { reason: SendRefusal },
  screening: Screening,
  form: FormData,
): Promise<void> {
  await recordRefusedFinding(user.id, screening.assessment);
  // A closed conversation takes nothing more: the words wait where one can go on.
  if (reason === "read-only") await keepForNext(user.id, user.timeZone, screening);
  else await saveDraft(user.id, sessionId ?? NEW_CONVERSATION, screening, draftPageOf(form));
}

// Deleted, perhaps in another tab, or never there: the words are the writer's all the same.
async function refuseMissing(user: User, screening: Screening): Promise<never> {
  await recordRefusedFinding(user.id, screening.assessment);
  await keepForNext(user.id, user.timeZone, screening);
  throw refusal("missing", screening, 404);
}

/** The answer to a form with a problem; null for one without. What was found is written. */
export async function refuseForm(user: User, problem: FormProblem | null, screening: Screening) {
  if (!problem) return null;
  // A post from elsewhere is not this person's: nothing of it may reach their record.
  if (problem !== "origin") await recordRefusedFinding(user.id, screening.assessment);
  return refusal(problem, screening, STATUS[problem]);
}

/** The answer to somebody who is signed out: if it can be known who wrote, their words are kept. */
export async function refuseVisitor(
  context: Readonly<RouterContextProvider>,
  sessionId: string | null,
  problem: FormProblem | null,
  screening: Screening,
) {
  const late = lateAccount(context);
  if (!late || problem) {
    const status = problem && problem !== "token" ? STATUS[problem] : 401;
    return refusal(status === 401 || !problem ? "signed-out" : problem, screening, status);
  }
  const isOwn = sessionId && (await findConversation(late.user.id, sessionId));
  await addToDraft(late.user.id, isOwn ? sessionId : NEW_CONVERSATION, screening);
  await recordRefusedFinding(late.user.id, screening.assessment);
  return refusal("signed-out-kept", screening, 401);
}

const STATUS: Readonly<Record<FormProblem, number>> = {
  origin: 403,
  token: 403,
  too_large: 413,
  content_type: 415,
  unreadable: 400,
};

/** An answer that gives back what was typed, with help where it is needed. */
export function refusal(reason: SendRefusal, screening: Screening, status: number) {
  // Kept as the draft of whoever wrote it: not shown to whoever holds the browser now.
  const text = reason === "signed-out-kept" ? "" : screening.text;
  const panel = panelOf(screening);
  return data({ refusal: { reason, text: String(text), panel } }, { status });
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" ? value : null;
}
