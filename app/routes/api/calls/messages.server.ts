import { repeatsNothingTo } from "#app/models/risk/hidden-words.server.ts";
import { z } from "zod";
import { answerMessage } from "#app/companion/reply/reply.server.ts";
import { openReply, settleEnded } from "#app/companion/reply/running-reply.server.ts";
import {
  findOpenedConversation,
  findConversation,
} from "#app/models/conversations/conversations.server.ts";
import { MESSAGE_MAX_LENGTH } from "#app/catalogue/message-length.ts";
import { LIMITS } from "#app/models/storage/rate-limits.server.ts";
import { findReply } from "#app/models/replies/replies.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { choiceOfWords } from "../../chat/messages/standing-choices.server.ts";
import { findEarlierMessages } from "../../chat/messages/send-message.server.ts";
import { findSendRefusal } from "../../chat/messages/why-refused.server.ts";
import { replyAsEvents } from "../../chat/replies/reply-as-events.server.ts";
import { hasStreamRoom } from "../../chat/replies/stream-room.server.ts";
import { defineCall, type ApiCall } from "./api-call.server.ts";
import { CallError, helpFields, notFound, tooOften } from "./call-error.server.ts";

/** Longer than a reply takes: then what was said so far is the answer. */
const WAIT_MS = 90_000;

/** After this none of the messages of now counts any longer. */
const RETRY_AFTER_SECONDS = {
  "too-fast": LIMITS["message.account"].windowMs / 1_000,
  "too-many": LIMITS["message.day"].windowMs / 1_000,
};

const REFUSALS = {
  "too-long": [400, "invalid", `A message can have up to ${MESSAGE_MAX_LENGTH} characters.`],
  "too-fast": [429, "too_fast", "That's a lot of messages in a short time. Please wait a minute."],
  "too-many": [429, "too_many", "That's a thousand messages in a day. Please go on tomorrow."],
  "read-only": [409, "not_ready", "Session not ready"],
  limit: [403, "limit", "Message limit reached"],
} as const;

function refused(reason: keyof typeof REFUSALS): CallError {
  const [status, code, message] = REFUSALS[reason];
  if (reason === "too-fast" || reason === "too-many") {
    return tooOften(message, RETRY_AFTER_SECONDS[reason], code);
  }
  return new CallError(status, code, message);
}

/** What is said in a conversation, and what the companion answers. */
export const messageCalls: readonly ApiCall[] = [
  defineCall({
    id: "sendMessage",
    method: "POST",
    path: "/api/sessions/:id/messages",
    summary:
      "Says something and answers with the companion's reply; with Accept: text/event-stream as it grows",
    scope: "sessions:write",
    words: { message: "talk" },
    earlier: (account) => findEarlierMessages(account),
    maxBytes: 256 * 1024,
    body: z.object({
      message: z
        .string("Please write a message.")
        .refine((text) => text.trim() !== "", "Please write a message."),
      /** The id of a choice of the newest reply, whose words the message then is. Else the message is plain text. */
      choice: z.unknown().optional(),
      messageCount: z.unknown().optional(),
      assessmentPhase: z.unknown().optional(),
      isJustChat: z.unknown().optional(),
    }),
    answers: {
      200: z.object({
        message: z.string(),
        /** "running" where it took too long to wait for: the rest comes with the session. */
        status: z.string(),
        replyId: z.string(),
        messagesUsed: z.number(),
        assessmentSummary: z.string().nullable(),
        trackSwitched: z.boolean(),
        newConversationId: z.string().nullable(),
        modalitiesUsed: z.array(z.string()),
        ...helpFields,
        crisisDetected: z.boolean(),
      }),
    },
    async run({ account, params, body: { choice }, screeningOf, earlier, once, request, help }) {
      const { user } = account;
      const conversationId = params.id ?? "";
      const screening = screeningOf("message");
      const opened = await findOpenedConversation(user.id, conversationId);
      if (!opened) throw notFound();
      const { conversation, risk, beganWith } = opened;
      const why = await findSendRefusal(user, opened, screening);
      if (why && why.reason in REFUSALS) throw refused(why.reason as keyof typeof REFUSALS);
      const outcome = await answerMessage({
        user,
        conversation,
        risk,
        hasOpening: beganWith !== null,
        screening,
        choice: await choiceOfWords(user, opened, choice, screening.text),
        earlier,
        formKey: once.id,
        timeZone: null,
        draftOf: null,
      });
      if (outcome.outcome === "missing") throw notFound();
      if (outcome.outcome === "limit") throw refused("limit");
      if (!("replyId" in outcome) || outcome.replyId === null) throw refused("read-only");
      const { replyId, openedConversationId, hasPanel } = outcome;
      const messagesUsed = "messagesUsed" in outcome ? outcome.messagesUsed : user.messagesUsed;
      const told = { replyId, messagesUsed, crisisDetected: hasPanel, ...help };
      const wantsEvents = request.headers.get("accept")?.includes("text/event-stream") ?? false;
      const hasRoom = hasStreamRoom(account.session.id);
      const events = await eventsOf(account, conversationId, replyId);
      // Where too many grow at once, this one is answered when it is whole.
      if (wantsEvents && hasRoom) return { body: null, response: withBeginning(events, told) };
      await untilEnded(events);
      await settleEnded(conversationId);
      const [reply, after] = [
        await findReply(user.id, conversationId, replyId),
        await findConversation(user.id, conversationId),
      ];
      const body = {
        message: String(reply?.content ?? ""),
        status: reply?.reply.status ?? "done",
        ...told,
        assessmentSummary: (await repeatsNothingTo(user.id))
          ? null
          : (after?.checkpointSummary ?? null),
        trackSwitched: openedConversationId !== null,
        newConversationId: openedConversationId,
        modalitiesUsed: after?.modalitiesUsed ?? [],
      };
      return { body };
    },
  }),
];

async function eventsOf(
  { user, session }: SignedIn,
  conversationId: string,
  replyId: string,
): Promise<Response> {
  const opened = await openReply(user.id, conversationId, replyId);
  if (!opened) throw notFound();
  return replyAsEvents({
    opened,
    userId: user.id,
    userSessionId: session.id,
    conversationId,
    replyId,
    since: null,
  });
}

/** Reads on until the reply has come to its end, as the chat's own page does. */
async function untilEnded(events: Response): Promise<void> {
  const reader = events.body?.getReader();
  if (!reader) return;
  const timer = setTimeout(() => void reader.cancel(), WAIT_MS);
  try {
    for (let isDone = false; !isDone;) isDone = (await reader.read()).done;
  } finally {
    clearTimeout(timer);
  }
}

/** The same events, with one before them that says what became of the message. */
function withBeginning(events: Response, told: object): Response {
  const beginning = Buffer.from(`event: message\ndata: ${JSON.stringify(told)}\n\n`);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(beginning),
  });
  events.body?.pipeTo(writable).catch(() => {
    // The client has disconnected: the reply is finished anyway.
  });
  return new Response(readable, { headers: events.headers });
}
