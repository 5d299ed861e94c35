import { data, type RouterContextProvider } from "react-router";
import { answerMessage } from "#app/companion/reply/reply.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { formKeyOf } from "#app/middleware/form-key.server.ts";
import { screenedAction } from "#app/middleware/screened-action.server.ts";
import {
  findConversation,
  findOpenedConversation,
  isWritable,
  type OpenedConversation,
} from "#app/models/conversations/conversations.server.ts";
import { openDraft } from "#app/models/conversations/drafts.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { findLastOwnMessage, findOwnMessage } from "#app/models/conversations/messages.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { isExempt } from "#app/models/risk/risk.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import type { Route } from "./+types/edit-message";
import { messageSchema } from "./message-form.server.ts";
import {
  findEarlierMessages,
  refuseMissingConversation,
  redirectToAnswer,
  withToast,
  type SentMessage,
} from "./send-message.server.ts";
import { findSendRefusal, type SendRefusal } from "./why-refused.server.ts";
import { conversationHref } from "../conversation-href.ts";

type Context = Readonly<RouterContextProvider>;
type Place = Readonly<{ conversationId: string; messageId: string }>;

/** The last message of a conversation, to be worded again. */
export async function loadMessage(context: Context, { conversationId, messageId }: Place) {
  const user = signedInUser(context);
  const [conversation, message, last, draft] = await Promise.all([
    findConversation(user.id, conversationId),
    findOwnMessage(user.id, conversationId, messageId),
    findLastOwnMessage(user.id, conversationId),
    openDraft(user.id, draftOfWording({ conversationId, messageId })),
  ]);
  if (!conversation || !message) throw data(null, { status: 404 });
  const mayChange = last?.id === messageId && isWritable(conversation, user.timeZone);
  const content = String(draft.content) || String(message.content);
  return { formKey: newId(), conversationId, content, draftVersion: draft.updatedAt, mayChange };
}

/**
 * Takes the new wording of a person's last message. The old wording and its reply are set aside, and
 * it uses up no second free message.
 */
export const editMessage = screenedAction(
  messageSchema,
  (submitted, { params }: Route.ActionArgs) => handleWording(submitted, params),
  {
    hasReply: true,
    earlier: findEarlierMessages,
    draft: (_name, { params }) => draftOfWording(params),
    formAt: ({ pathname }) => pathname,
  },
);

// It goes with its conversation, whose id stands at its end.
function draftOfWording({ conversationId, messageId }: Place): string {
  return `wording:${messageId}:${conversationId}`;
}

async function handleWording(submitted: SentMessage, { conversationId, messageId }: Place) {
  const { user } = submitted.account;
  const screening = submitted.screeningOf("message");
  const opened = await findOpenedConversation(user.id, conversationId);
  const message = opened && (await findOwnMessage(user.id, conversationId, messageId));
  if (!opened || !message) return refuseMissingConversation(submitted);
  if (screening.text.trim() === "") return submitted.refuse<SendRefusal>("blank", 400);
  if (screening.text === message.content)
    return withToast(conversationHref(conversationId), "message-unchanged");
  const refused = await whyNotTaken(user, opened, screening);
  if (refused) return submitted.refuse<SendRefusal>(refused.reason, refused.status);
  return replaceMessage(submitted, opened, messageId);
}

async function whyNotTaken(user: User, opened: OpenedConversation, screening: Screening) {
  const kind = await findSendRefusal(user, opened, screening);
  if (kind) return kind;
  const limit = await consumeRateLimit("again.account", user.id);
  if (limit.isAllowed) return null;
  return isExempt(screening.assessment.tier, opened.risk)
    ? null
    : ({ reason: "too-fast", status: 429 } as const);
}

async function replaceMessage(
  submitted: SentMessage,
  opened: OpenedConversation,
  messageId: string,
) {
  const { submission, earlier } = submitted;
  const { user } = submitted.account;
  const { conversation, risk, beganWith } = opened;
  const last = await findLastOwnMessage(user.id, conversation.id);
  const outcome = await answerMessage({
    user,
    conversation,
    risk,
    hasOpening: beganWith !== null,
    screening: submitted.screeningOf("message"),
    choice: null,
    earlier,
    formKey: formKeyOf(valuesOf(submission).formKey),
    timeZone: null,
    draftOf: null,
    replaces: { id: messageId, wasCounted: last?.id === messageId && last.counted },
  });
  switch (outcome.outcome) {
    case "closed":
      return submitted.refuse<SendRefusal>("read-only", 409);
    case "limit":
      return submitted.refuse<SendRefusal>("limit", 403);
    case "overtaken":
      return submitted.refuse<SendRefusal>("overtaken", 409);
    case "missing":
      return refuseMissingConversation(submitted);
  }
  await submitted.clearDrafts();
  return redirectToAnswer(user.id, outcome);
}
