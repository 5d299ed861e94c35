import { MESSAGE_MAX_LENGTH } from "#app/catalogue/message-length.ts";
import { replace, type ActionFunctionArgs } from "react-router";
import { FREE_MESSAGES, WARNING_FROM } from "#app/catalogue/plans.ts";
import { resolveTherapist } from "#app/catalogue/therapists.ts";
import type { ToastCode } from "#app/catalogue/toasts.ts";
import { answerMessage, type AnsweredMessage } from "#app/companion/reply/reply.server.ts";
import { environment } from "#app/config/environment.server.ts";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { formKeyOf } from "#app/middleware/form-key.server.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { keepForNext } from "#app/models/conversations/conversation-changes.server.ts";
import {
  findConversation,
  findOpenedConversation,
  isWritable,
  type Conversation,
  type OpenedConversation,
} from "#app/models/conversations/conversations.server.ts";
import { knownTimeZone } from "#app/models/record/days.server.ts";
import { NEW_CONVERSATION, saveDraft } from "#app/models/conversations/drafts.server.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import {
  countOwnMessagesSince,
  recentOwnMessages,
} from "#app/models/conversations/messages.server.ts";
import { LIMITS } from "#app/models/storage/rate-limits.server.ts";
import { findRiskState, isExempt } from "#app/models/risk/risk.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { draftPageOf, messageSchema } from "./message-form.server.ts";
import { refusedContext } from "./refused-context.server.ts";
import { findTapped } from "./standing-choices.server.ts";

/** How many of a person's earlier messages the detector reads together with the new one. */
const READ_TOGETHER = 5;

/** Why a message was refused. What was typed comes back with it, and the panel if it is needed. */
export type SendRefusal =
  "blank" | "too-long" | "too-fast" | "too-many" | "limit" | "read-only" | "overtaken";

export type SentMessage = SubmittedWords<typeof messageSchema>;

/** The conversation that a message goes on with, if any, and where its writer stands. */
export type Place = Pick<OpenedConversation, "risk" | "beganWith"> & {
  conversation: Conversation | null;
};

/** What a message is judged together with. */
export function readTogether({ user }: SignedIn): Promise<string[]> {
  return recentOwnMessages(user.id, READ_TOGETHER);
}

/** Takes the message of a chat form: in the conversation that the address names, or in a new one. */
export const sendMessage = screenedAction(
  messageSchema,
  async (submitted, { context, params }: ActionFunctionArgs) => {
    const answer = await handleMessage(submitted, params.conversationId ?? null);
    context.set(refusedContext, !(answer instanceof Response));
    return answer;
  },
  {
    hasReply: true,
    earlier: readTogether,
    tapped: (form, { params }, { user }) => findTapped(form, params.conversationId, user),
    async draft(_name, { params }, { user }) {
      const { conversationId } = params;
      const isOwn =
        conversationId !== undefined && (await findConversation(user.id, conversationId));
      return isOwn ? conversationId : NEW_CONVERSATION;
    },
  },
);

async function handleMessage(submitted: SentMessage, conversationId: string | null) {
  const { user } = submitted.account;
  const screening = submitted.screeningOf("message");
  const opened = conversationId ? await findOpenedConversation(user.id, conversationId) : null;
  if (conversationId && !opened) return refuseMissing(submitted);
  if (screening.text.trim() === "") {
    return submitted.form.has("choice")
      ? withToast(conversationId ? `/chat/${conversationId}` : "/chat", "choice-gone")
      : submitted.refuse<SendRefusal>("blank", 400);
  }
  const here = opened ?? {
    conversation: null,
    risk: await findRiskState(user.id),
    beganWith: null,
  };
  const refused = await whyRefused(user, here, screening);
  if (refused) {
    await keepRefused(submitted, conversationId, refused.reason);
    return submitted.refuse(refused.reason, refused.status);
  }
  return store(submitted, here);
}

async function store(submitted: SentMessage, { conversation, risk, beganWith }: Place) {
  const { submission, earlier } = submitted;
  const sent = valuesOf(submission);
  const { user } = submitted.account;
  const screening = submitted.screeningOf("message");
  const formKey = formKeyOf(sent.formKey);
  const outcome = await answerMessage({
    user,
    // The id follows from the form, so that a double post opens one conversation.
    conversation: conversation ?? {
      id: digestOf(`${user.id}:${formKey}`).slice(0, 22),
      therapistType: resolveTherapist(sent.selectedTherapist, user.selectedTherapist),
    },
    risk,
    hasOpening: beganWith !== null,
    screening,
    choice: submitted.choice,
    earlier,
    formKey,
    timeZone: knownTimeZone(sent.timeZone ?? null),
    draftOf: { conversation: conversation?.id ?? NEW_CONVERSATION, ...draftPageOf(sent) },
  });
  if (outcome.outcome === "closed" || outcome.outcome === "overtaken") {
    await keepRefused(submitted, conversation?.id ?? null, "read-only");
    return submitted.refuse<SendRefusal>("read-only", 409);
  }
  if (outcome.outcome === "missing") return refuseMissing(submitted);
  if (outcome.outcome === "limit") {
    await keepRefused(submitted, conversation?.id ?? null, "limit");
    return submitted.refuse<SendRefusal>("limit", 403);
  }
  return toAnswer(outcome, limitNews(user.messagesUsed, outcome));
}

/** After the message that left few, and after the last free one. */
function limitNews(
  usedBefore: number,
  outcome: { outcome: string; messagesUsed?: number },
): ToastCode | null {
  const used = outcome.messagesUsed;
  if (outcome.outcome !== "stored" || used !== usedBefore + 1) return null;
  if (used === WARNING_FROM) return "near-limit";
  return used === FREE_MESSAGES ? "limit-reached" : null;
}

/** Leads to the answer. Help goes before any reply, also where a small screen has room for one of them. */
export async function toAnswer(
  answer: Pick<AnsweredMessage, "hasPanel" | "openedSessionId"> & {
    conversationId: string;
    replyId: string | null;
  },
  news: ToastCode | null = null,
): Promise<Response> {
  const { hasPanel, openedSessionId, conversationId, replyId } = answer;
  if (openedSessionId) return withToast(`/chat/${openedSessionId}`, "track-switched");
  if (hasPanel) return withToast(`/chat/${conversationId}#crisis-panel`, "support-in-panel");
  return withToast(`/chat/${conversationId}#reply-${replyId ?? ""}`, news);
}

/** Leads to a page of the chat, with a line that is shown there once. One step back from there leaves the chat. */
export async function withToast(href: string, toast: ToastCode | null): Promise<Response> {
  return replace(href, { headers: toast ? { "Set-Cookie": await toastHeader(toast) } : {} });
}

/** Why no message of this person is accepted now, whatever it says; null where one is. */
export async function whyRefused(
  user: User,
  { conversation, risk }: Pick<Place, "conversation" | "risk">,
  screening: Screening,
): Promise<{ reason: SendRefusal; status: number } | null> {
  if (screening.text.length > MESSAGE_MAX_LENGTH) return { reason: "too-long", status: 400 };
  if (conversation && !isWritable(conversation, user.timeZone)) {
    return { reason: "read-only", status: 409 };
  }
  // Whoever is at risk is answered, however fast and however much they write.
  if (isExempt(screening.assessment.tier, risk)) return null;
  const reason = await whyTooOften(user.id);
  return reason && { reason, status: 429 };
}

async function whyTooOften(userId: string): Promise<"too-fast" | "too-many" | null> {
  if (environment().rateLimits === "off") return null;
  for (const [limit, reason] of [
    ["message.account", "too-fast"],
    ["message.day", "too-many"],
  ] as const) {
    const { most, windowMs } = LIMITS[limit];
    const sent = await countOwnMessagesSince(userId, Date.now() - windowMs);
    if (sent >= most) return reason;
  }
  return null;
}

async function keepRefused(
  submitted: SentMessage,
  conversationId: string | null,
  reason: SendRefusal,
): Promise<void> {
  const { user } = submitted.account;
  const screening = submitted.screeningOf("message");
  // A closed conversation takes nothing more: the words wait where one can go on.
  if (reason === "read-only") await keepForNext(user.id, user.timeZone, screening);
  else {
    const page = draftPageOf(valuesOf(submitted.submission));
    await saveDraft(user.id, conversationId ?? NEW_CONVERSATION, screening, page);
  }
}

/** Deleted, perhaps in another tab, or never there: the words are the writer's all the same. */
export async function refuseMissing(submitted: SentMessage): Promise<never> {
  const { user } = submitted.account;
  if (valuesOf(submitted.submission).kept === "no") return submitted.refuseOnPage("missing", 404);
  await keepForNext(user.id, user.timeZone, submitted.screeningOf("message"));
  return submitted.refuseOnPage("missing-kept", 404);
}
