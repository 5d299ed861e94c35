import { PATHS } from "#app/catalogue/paths.ts";
import { replace, type ActionFunctionArgs } from "react-router";
import { FREE_MESSAGES, WARNING_FROM } from "#app/catalogue/plans.ts";
import { resolveTherapist } from "#app/catalogue/therapists.ts";
import type { ToastCode } from "#app/content/toasts.ts";
import { answerMessage, type AnsweredMessage } from "#app/companion/reply/reply.server.ts";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { formKeyOf } from "#app/middleware/form-key.server.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { keepForNext } from "#app/models/conversations/conversation-changes.server.ts";
import {
  findConversation,
  findOpenedConversation,
} from "#app/models/conversations/conversations.server.ts";
import { validTimeZone } from "#app/models/record/days.server.ts";
import { NEW_CONVERSATION, saveDraft } from "#app/models/conversations/drafts.server.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import { readPage } from "#app/models/conversations/conversation-pages.server.ts";
import { recentOwnMessages } from "#app/models/conversations/messages.server.ts";
import { findRiskState } from "#app/models/risk/risk.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { EARLIER_MESSAGES } from "#app/safety/second-opinion.server.ts";
import { draftPageOf, messageSchema } from "./message-form.server.ts";
import { refusedContext } from "./refused-context.server.ts";
import { showEntries } from "./show-entries.server.ts";
import { findTapped } from "./standing-choices.server.ts";
import { findSendRefusal, type Place, type SendRefusal } from "./why-refused.server.ts";
import { conversationHref } from "../conversation-href.ts";

export type SentMessage = SubmittedWords<typeof messageSchema>;

/** The earlier messages that a new one is judged with. */
export function findEarlierMessages({ user }: SignedIn): Promise<string[]> {
  return recentOwnMessages(user.id, EARLIER_MESSAGES);
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
    earlier: findEarlierMessages,
    tapped: (form, { params }, { user }) => findTapped(form, params.conversationId, user),
    async draft(_name, { params }, { user }) {
      const { conversationId } = params;
      const isOwn =
        conversationId !== undefined && (await findConversation(user.id, conversationId));
      return isOwn ? conversationId : NEW_CONVERSATION;
    },
    formAt: ({ pathname }) => pathname,
  },
);

async function handleMessage(submitted: SentMessage, conversationId: string | null) {
  const { user } = submitted.account;
  const screening = submitted.screeningOf("message");
  const opened = conversationId ? await findOpenedConversation(user.id, conversationId) : null;
  if (conversationId && !opened) return refuseMissingConversation(submitted);
  if (screening.text.trim() === "") {
    return submitted.form.has("choice")
      ? withToast(conversationId ? conversationHref(conversationId) : PATHS.chat, "choice-gone")
      : submitted.refuse<SendRefusal>("blank", 400);
  }
  const here = opened ?? {
    conversation: null,
    risk: await findRiskState(user.id),
    beganWith: null,
  };
  const refused = await findSendRefusal(user, here, screening);
  if (refused) {
    await keepRefused(submitted, conversationId, refused.reason);
    return submitted.refuse(refused.reason, refused.status);
  }
  return answerIn(submitted, here);
}

async function answerIn(submitted: SentMessage, { conversation, risk, beganWith }: Place) {
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
    timeZone: validTimeZone(sent.timeZone ?? null),
    draftOf: { conversation: conversation?.id ?? NEW_CONVERSATION, ...draftPageOf(sent) },
  });
  if (outcome.outcome === "closed" || outcome.outcome === "overtaken") {
    await keepRefused(submitted, conversation?.id ?? null, "read-only");
    return submitted.refuse<SendRefusal>("read-only", 409);
  }
  if (outcome.outcome === "missing") return refuseMissingConversation(submitted);
  if (outcome.outcome === "limit") {
    await keepRefused(submitted, conversation?.id ?? null, "limit");
    return submitted.refuse<SendRefusal>("limit", 403);
  }
  return redirectToAnswer(user.id, outcome, limitNews(user.messagesUsed, outcome));
}

/** The news after a message: few free ones are left, or none. */
function limitNews(
  usedBefore: number,
  outcome: { outcome: string; messagesUsed?: number },
): ToastCode | null {
  const used = outcome.messagesUsed;
  if (outcome.outcome !== "stored" || used !== usedBefore + 1) return null;
  if (used === WARNING_FROM) return "near-limit";
  return used === FREE_MESSAGES ? "limit-reached" : null;
}

/**
 * Leads to the answer. A new panel goes before any reply, also where a small screen has room for one of
 * them; one that stands already doesn't take the place of the answer.
 */
export async function redirectToAnswer(
  userId: string,
  answer: Pick<AnsweredMessage, "hasPanel" | "wasAtRisk" | "openedConversationId"> & {
    conversationId: string;
    replyId: string | null;
  },
  news: ToastCode | null = null,
): Promise<Response> {
  const { hasPanel, wasAtRisk, openedConversationId, conversationId, replyId } = answer;
  if (openedConversationId)
    return withToast(conversationHref(openedConversationId), "track-switched");
  // Where no risk was open none stands: in an emergency nothing more is read for that.
  const isNew = hasPanel && (!wasAtRisk || (await hasNewPanel(userId, conversationId)));
  const place = isNew ? "crisis-panel" : `reply-${replyId ?? ""}`;
  return withToast(
    `${conversationHref(conversationId)}#${place}`,
    hasPanel ? "support-in-panel" : news,
  );
}

async function hasNewPanel(userId: string, conversationId: string): Promise<boolean> {
  const opened = await findOpenedConversation(userId, conversationId);
  const { entries } = await readPage(userId, conversationId);
  const shown = opened ? showEntries(entries, opened) : [];
  return shown.findLast(({ role }) => role === "user")?.panel !== undefined;
}

/** Leads to a page of the chat, with a line that is shown there once. One step back from there leaves the chat. */
export async function withToast(href: string, toast: ToastCode | null): Promise<Response> {
  return replace(href, { headers: toast ? { "Set-Cookie": await toastHeader(toast) } : {} });
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
export async function refuseMissingConversation(submitted: SentMessage): Promise<never> {
  const { user } = submitted.account;
  if (valuesOf(submitted.submission).kept === "no") return submitted.refuseOnPage("missing", 404);
  await keepForNext(user.id, user.timeZone, submitted.screeningOf("message"));
  return submitted.refuseOnPage("missing-kept", 404);
}
