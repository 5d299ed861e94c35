import { z } from "zod";
import { rememberLeftConversations } from "#app/companion/memory/remember.server.ts";
import { finishConversation } from "#app/companion/conversations/conversation-end.server.ts";
import { completeConversation } from "#app/models/conversations/conversation-endings.server.ts";
import { standingChoices } from "../../chat/messages/standing-choices.server.ts";
import { reflectionTexts } from "../../chat/sessions/complete-session.server.ts";
import { resolveTherapist } from "#app/catalogue/therapists.ts";
import { openConversation } from "#app/models/conversations/conversation-opening.server.ts";
import {
  listConversations,
  type ListCursor,
} from "#app/models/conversations/conversation-list.server.ts";
import { readPage, type Entry } from "#app/models/conversations/conversation-pages.server.ts";
import {
  findConversation,
  type Conversation,
} from "#app/models/conversations/conversations.server.ts";
import { findConversationFacts } from "#app/models/conversations/conversation-record.server.ts";
import { findRiskState } from "#app/models/risk/risk.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { defineCall, ownId, type ApiCall } from "./api-call.server.ts";
import { CallError, helpFields, notFound } from "./call-error.server.ts";
import { openOnTrack } from "./open-on-track.server.ts";

const session = z.object({
  id: z.string(),
  title: z.string().nullable(),
  therapistType: z.string(),
  /** Null where it is on no program. */
  therapyTrackId: z.string().nullable(),
  trackType: z.string().nullable(),
  isCompleted: z.boolean(),
  /** Minutes, once it has ended. */
  duration: z.number().nullable(),
  createdAt: z.number(),
  lastMessageAt: z.number(),
});

/** What a conversation's row says, but for what is the product's own business. */
const shownConversation = session.extend({
  summary: z.string().nullable(),
  insights: z.string().nullable(),
  modalitiesUsed: z.array(z.string()),
  userReflection: z.string().nullable(),
  weeklyGoals: z.string().nullable(),
});

/** Conversations. */
export const sessionCalls: readonly ApiCall[] = [
  defineCall({
    id: "getSessions",
    method: "GET",
    path: "/api/sessions/:userId",
    summary: "Conversations, the latest first; X-Next-Cursor leads to the next page",
    scope: "sessions:read",
    query: z.object({ cursor: z.string().optional() }),
    answers: { 200: z.array(session.extend({ messageCount: z.number() })) },
    async run({ account: { user }, query }) {
      const { conversations, next } = await listConversations(user.id, readCursor(query.cursor));
      const facts = await findConversationFacts(
        user.id,
        conversations.map(({ id }) => id),
      );
      const body = conversations.flatMap(({ title: given, therapistType, lastMessageAt, id }) => {
        const found = facts.get(id);
        const title = given === null ? null : String(given);
        return found ? [{ ...found, title, therapistType, lastMessageAt }] : [];
      });
      return { body, nextCursor: next && `${next.lastMessageAt}_${next.id}` };
    },
  }),
  defineCall({
    id: "startSession",
    method: "POST",
    path: "/api/sessions",
    summary:
      "Opens a conversation: on a program of one's own, or a plain one; today's empty one is used again",
    scope: "sessions:write",
    body: z.object({
      therapistType: z.string().max(60).optional(),
      /** The id of a program that was started, or its type; null or nothing is a plain conversation. */
      therapyTrackId: z.string().max(60).nullish(),
      userId: ownId,
      isCompleted: z.unknown().optional(),
      messages: z.unknown().optional(),
    }),
    answers: { 201: z.object({ id: z.string() }) },
    async run({ account, body: { therapistType, therapyTrackId }, once }) {
      const { user } = account;
      const therapist = resolveTherapist(therapistType, user.selectedTherapist);
      const id = therapyTrackId
        ? await openOnTrack(account, therapyTrackId, therapist, once.id)
        : await openConversation(user.id, therapist, { isPlain: true, id: once.id });
      void rememberLeftConversations(user, id);
      return { status: 201, body: { id } };
    },
  }),
  defineCall({
    id: "getSession",
    method: "GET",
    path: "/api/sessions/single/:id",
    summary: "One conversation with its newest messages; ?before= reads further back",
    scope: "sessions:read",
    query: z.object({ before: z.coerce.number().int().min(1).optional() }),
    answers: {
      200: shownConversation.extend({
        hasEarlier: z.boolean(),
        messages: z.array(
          z.object({
            id: z.string(),
            seq: z.number(),
            role: z.enum(["user", "assistant"]),
            content: z.string(),
            timestamp: z.number(),
          }),
        ),
        /** What can be tapped now: sent as a message's choice, with its own words as the message. */
        choices: z.array(z.object({ id: z.string(), label: z.string(), message: z.string() })),
      }),
    },
    async run({ account: { user }, params, query }) {
      const found = await findConversation(user.id, params.id ?? "");
      if (!found) throw notFound();
      const cursor = query.before === undefined ? undefined : { before: query.before };
      const { entries, hasEarlier } = await readPage(user.id, found.id, cursor);
      const messages = entries
        .filter(({ replacedAt }) => replacedAt === null)
        .map(({ id: messageId, seq, role, content, createdAt: timestamp }) => {
          return { id: messageId, seq, role, content: String(content), timestamp };
        });
      const choices = cursor === undefined ? await choicesUnder(user, found, entries) : [];
      return { body: { ...shownConversation.parse(found), hasEarlier, messages, choices } };
    },
  }),
  defineCall({
    id: "completeSession",
    method: "POST",
    path: "/api/sessions/:id/complete",
    summary: "Ends a session, if it hasn't ended yet, with what somebody writes about it, once",
    scope: "sessions:write",
    words: { userReflection: "talk", weeklyGoals: "talk" },
    maxBytes: 256 * 1024,
    body: z.object(reflectionTexts),
    answers: { 200: z.object({ isCompleted: z.literal(true), ...helpFields }) },
    async run({ account: { user }, params, screeningOf, once }) {
      const conversationId = params.id ?? "";
      const outcome = await finishConversation(user.id, conversationId);
      if (outcome === "missing" || outcome === "gone") throw notFound();
      if (outcome === "empty") {
        throw new CallError(409, "empty", "Nothing was said in this session yet.");
      }
      const reflection = {
        userReflection: screeningOf("userReflection"),
        weeklyGoals: screeningOf("weeklyGoals"),
      };
      if (!(await completeConversation(user.id, conversationId, reflection)) && !once.isResumed) {
        throw new CallError(409, "completed", "This session is completed already.");
      }
      return { body: { isCompleted: true } };
    },
  }),
];

/** What can be tapped under the newest message: what stands elsewhere has words that are not told here. */
async function choicesUnder(
  user: User,
  conversation: Conversation,
  newest: readonly Entry[],
): Promise<{ id: string; label: string; message: string }[]> {
  const place = { conversation, risk: await findRiskState(user.id) };
  const { under, answers } = await standingChoices(user, place, { newest });
  if (under !== newest.at(-1)?.id) return [];
  return answers.flatMap(({ id, label, message }) =>
    id === undefined ? [] : [{ id, label, message }],
  );
}

function readCursor(sent = ""): ListCursor | null {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,40})$/u.exec(sent) ?? [];
  return at === undefined || id === undefined ? null : { lastMessageAt: Number(at), id };
}
