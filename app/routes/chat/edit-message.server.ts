import { data, redirect, type RouterContextProvider } from "react-router";
import { answerMessage } from "#app/companion/reply.server.ts";
import { currentAccount, requireUser } from "#app/middleware/account.server.ts";
import { answersForm, formToken, submission } from "#app/middleware/forms.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import {
  findConversation,
  isWritable,
  type Conversation,
} from "#app/models/conversations.server.ts";
import {
  findLastOwnMessage,
  findOwnMessage,
  recentOwnMessages,
} from "#app/models/messages.server.ts";
import { recordRefusedFinding } from "#app/models/crisis-events.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { takeFromLimit } from "#app/models/rate-limits.server.ts";
import { findRiskState, isExempt } from "#app/models/risk.server.ts";
import type { User } from "#app/models/users.server.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import {
  READ_TOGETHER,
  refusal,
  refuseForm,
  refuseVisitor,
  SCREENED_MAX_LENGTH,
  whyRefused,
  type SendRefusal,
} from "./send-message.server.ts";

type Context = Readonly<RouterContextProvider>;
type Place = Readonly<{ sessionId: string; messageId: string }>;

/** The last message of a conversation, to be worded anew; whoever posted sees their text in any case. */
export async function loadMessage(context: Context, url: URL, { sessionId, messageId }: Place) {
  const shared = { formToken: formToken(context), formKey: newId(), sessionId };
  if (!currentAccount(context) && answersForm(context)) {
    return { ...shared, content: "", mayChange: false };
  }
  const user = requireUser(context, url);
  const [conversation, message, last] = await Promise.all([
    findConversation(user.id, sessionId),
    findOwnMessage(user.id, sessionId, messageId),
    findLastOwnMessage(user.id, sessionId),
  ]);
  if (!conversation || !message) throw data(null, { status: 404 });
  const mayChange = last?.id === messageId && isWritable(conversation, user.timeZone);
  return { ...shared, content: String(message.content), mayChange };
}

/**
 * Takes the new wording of a person's last message. It is screened anew before everything else, the
 * old wording and its reply are set aside, and it uses up no second free message.
 */
export async function editMessage(context: Context, place: Place) {
  const { form, problem } = submission(context);
  const typed = form.get("message");
  const account = currentAccount(context);
  const earlier = account ? await recentOwnMessages(account.user.id, READ_TOGETHER) : [];
  const text = typeof typed === "string" ? typed : "";
  const screening = await screenText(text.slice(0, SCREENED_MAX_LENGTH), earlier);
  const refused = account
    ? await refuseForm(account.user, problem, screening)
    : await refuseVisitor(context, place.sessionId, problem, screening);
  if (refused) throw refused;
  if (!account) throw refusal("signed-out", screening, 401);
  const { user } = account;
  const conversation = await findConversation(user.id, place.sessionId);
  const message = conversation && (await findOwnMessage(user.id, place.sessionId, place.messageId));
  if (!conversation || !message) {
    await recordRefusedFinding(user.id, screening.assessment);
    throw refusal("missing", screening, 404);
  }
  if (text.trim() === "") return refusal("blank", screening, 400);
  if (screening.text === message.content) return unchanged(place.sessionId);
  const kind = await whyNotTaken(user, conversation, screening);
  if (kind) return refuse(user, kind.reason, screening, kind.status);
  return store({ user, conversation, form, screening, earlier, messageId: place.messageId });
}

async function whyNotTaken(user: User, conversation: Conversation, screening: Screening) {
  const kind = await whyRefused(user, conversation, screening);
  if (kind) return kind;
  const limit = await takeFromLimit("again.account", user.id);
  if (limit.isAllowed) return null;
  const risk = await findRiskState(user.id);
  return isExempt(screening.assessment.tier, risk)
    ? null
    : ({ reason: "too-fast", status: 429 } as const);
}

async function store(edit: {
  user: User;
  conversation: Conversation;
  form: FormData;
  screening: Screening;
  earlier: readonly string[];
  messageId: string;
}) {
  const { user, conversation, form, screening, earlier, messageId } = edit;
  const key = form.get("formKey");
  const last = await findLastOwnMessage(user.id, conversation.id);
  const outcome = await answerMessage({
    user,
    conversation,
    isNew: false,
    screening,
    earlier,
    formKey: typeof key === "string" && /^[\w-]{1,64}$/.test(key) ? key : newId(),
    timeZone: null,
    draftOf: null,
    replaces: { id: messageId, wasCounted: last?.id === messageId && last.counted },
  });
  switch (outcome.outcome) {
    case "closed":
      return refuse(user, "read-only", screening, 409);
    case "limit":
      return refuse(user, "limit", screening, 403);
    case "overtaken":
      return refuse(user, "overtaken", screening, 409);
    case "missing":
      return refuse(user, "missing", screening, 404);
  }
  if (outcome.trackSwitched) {
    return redirect(`/chat/${outcome.newSessionId}`, {
      headers: { "Set-Cookie": await toastHeader("track-switched") },
    });
  }
  // Help goes before any reply, as with every message.
  const target = outcome.hasPanel ? "crisis-panel" : `reply-${outcome.replyId ?? ""}`;
  return redirect(`/chat/${outcome.sessionId}#${target}`, {
    headers: outcome.hasPanel ? { "Set-Cookie": await toastHeader("support-in-panel") } : {},
  });
}

async function refuse(user: User, reason: SendRefusal, screening: Screening, status: number) {
  await recordRefusedFinding(user.id, screening.assessment);
  return refusal(reason, screening, status);
}

async function unchanged(sessionId: string) {
  return redirect(`/chat/${sessionId}`, {
    headers: { "Set-Cookie": await toastHeader("message-unchanged") },
  });
}
