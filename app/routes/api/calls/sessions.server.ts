import { z } from "zod";
import { endSession } from "#app/companion/sessions/session-end.server.ts";
import { completeConversation } from "#app/models/session-endings.server.ts";
import { reflectionTexts } from "../../chat/sessions/complete-session.server.ts";
import { resolveTherapist } from "#app/catalogue/therapists.ts";
import { openConversation } from "#app/models/conversation-opening.server.ts";
import { listConversations, type ListCursor } from "#app/models/conversation-list.server.ts";
import { readPage } from "#app/models/conversation-pages.server.ts";
import { findConversation } from "#app/models/conversations.server.ts";
import { CallError, defineCall, helpFields, notFound, type ApiCall } from "./api-call.server.ts";

const session = z.object({
  id: z.string(),
  title: z.string().nullable(),
  therapistType: z.string(),
  lastMessageAt: z.number(),
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
    answers: { 200: z.array(session) },
    async run({ account: { user }, query }) {
      const { conversations, next } = await listConversations(user.id, readCursor(query.cursor));
      const body = conversations.map(({ id, title, therapistType, lastMessageAt }) => ({
        id,
        title: title === null ? null : String(title),
        therapistType,
        lastMessageAt,
      }));
      return { body, nextCursor: next && `${next.lastMessageAt}_${next.id}` };
    },
  }),
  defineCall({
    id: "startSession",
    method: "POST",
    path: "/api/sessions",
    summary: "Opens a conversation; today's empty one is used again",
    scope: "sessions:write",
    body: z.object({
      therapistType: z.string().max(60).optional(),
      therapyTrackId: z.unknown().optional(),
      userId: z.unknown().optional(),
      isCompleted: z.unknown().optional(),
      messages: z.unknown().optional(),
    }),
    answers: { 201: z.object({ id: z.string() }) },
    async run({ account: { user }, body: { therapistType } }) {
      const therapist = resolveTherapist(therapistType, user.selectedTherapist);
      return { status: 201, body: { id: await openConversation(user.id, therapist) } };
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
      200: session.extend({
        trackType: z.string().nullable(),
        summary: z.string().nullable(),
        isCompleted: z.boolean(),
        duration: z.number().nullable(),
        createdAt: z.number(),
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
      }),
    },
    async run({ account: { user }, params, query }) {
      const found = await findConversation(user.id, params.id ?? "");
      if (!found) throw notFound();
      const cursor = query.before === undefined ? undefined : { before: query.before };
      const { entries, hasEarlier } = await readPage(user.id, found.id, cursor);
      const { id, title, therapistType, lastMessageAt, trackType, summary } = found;
      const { isCompleted, duration, createdAt } = found;
      const told = { id, title: title === null ? null : String(title), therapistType };
      const standing = { lastMessageAt, trackType, summary, isCompleted, duration, createdAt };
      const messages = entries
        .filter(({ replacedAt }) => replacedAt === null)
        .map(({ id: messageId, seq, role, content, createdAt: timestamp }) => {
          return { id: messageId, seq, role, content: String(content), timestamp };
        });
      return { body: { ...told, ...standing, hasEarlier, messages } };
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
    async run({ account: { user }, params, screeningOf }) {
      const sessionId = params.id ?? "";
      const outcome = await endSession(user.id, sessionId);
      if (outcome === "missing") throw notFound();
      if (outcome === "empty") {
        throw new CallError(409, "empty", "Nothing was said in this session yet.");
      }
      const reflection = {
        userReflection: screeningOf("userReflection"),
        weeklyGoals: screeningOf("weeklyGoals"),
      };
      if (!(await completeConversation(user.id, sessionId, reflection))) {
        throw new CallError(409, "completed", "This session is completed already.");
      }
      return { body: { isCompleted: true } };
    },
  }),
];

function readCursor(sent = ""): ListCursor | null {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,40})$/u.exec(sent) ?? [];
  return at === undefined || id === undefined ? null : { lastMessageAt: Number(at), id };
}
