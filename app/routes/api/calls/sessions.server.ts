import { z } from "zod";
import { endSession } from "#app/companion/sessions/session-end.server.ts";
import {
  recommendByRules,
  recommendTracks,
} from "#app/companion/tracks/track-recommendations.server.ts";
import { findNeeds } from "#app/models/assessments.server.ts";
import { findDailyAssessment } from "#app/models/daily-assessments.server.ts";
import { dayIn } from "#app/models/days.server.ts";
import { consumeRateLimit } from "#app/models/rate-limits.server.ts";
import { completeConversation } from "#app/models/session-endings.server.ts";
import { reflectionTexts } from "../../chat/sessions/complete-session.server.ts";
import { resolveTherapist } from "#app/catalogue/therapists.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { openConversation } from "#app/models/conversation-opening.server.ts";
import { listConversations, type ListCursor } from "#app/models/conversation-list.server.ts";
import { readPage } from "#app/models/conversation-pages.server.ts";
import { findConversation } from "#app/models/conversations.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { isPremium } from "#app/models/subscriptions.server.ts";
import {
  findActiveTrack,
  findActiveTracks,
  findOwnTrack,
  startTrack,
  type TherapyTrack,
} from "#app/models/therapy-tracks.server.ts";
import { CallError, defineCall, helpFields, notFound, type ApiCall } from "./api-call.server.ts";

const track = z.object({
  id: z.string(),
  trackType: z.string(),
  trackTitle: z.string(),
  description: z.string().nullable(),
  estimatedSessions: z.number(),
  currentSession: z.number(),
  trackStep: z.number(),
  isActive: z.boolean(),
  createdAt: z.number(),
});

const session = z.object({
  id: z.string(),
  title: z.string().nullable(),
  therapistType: z.string(),
  lastMessageAt: z.number(),
});

/** Conversations and programs, read. */
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
    id: "startTrack",
    method: "POST",
    path: "/api/therapy-tracks",
    summary: "Starts a program, or goes on with it, and opens its conversation",
    scope: "sessions:write",
    body: z.object({
      trackType: z.string("Please choose a program.").max(60),
      userId: z.unknown().optional(),
      trackTitle: z.unknown().optional(),
      description: z.unknown().optional(),
      estimatedSessions: z.unknown().optional(),
      currentSession: z.unknown().optional(),
      isActive: z.unknown().optional(),
    }),
    answers: { 201: track.extend({ sessionId: z.string() }) },
    async run({ account: { user, risk }, body }) {
      const chosen = findTrack(body.trackType);
      if (!chosen) throw new CallError(404, "not_found", "Track not found");
      const isRiskOpen = risk?.status === "open";
      if (chosen.isPremium && (isRiskOpen || !isPremium(user))) {
        throw new CallError(403, "premium", "Premium subscription required");
      }
      const sessionId = await startTrack(user, chosen, newId());
      const active = await findActiveTrack(user.id, chosen.id);
      if (!active) throw notFound();
      return { status: 201, body: { ...shownTrack(active), sessionId } };
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
  defineCall({
    id: "recommendTracks",
    method: "POST",
    path: "/api/ai/track-recommendations",
    summary: "The programs that fit best what somebody has answered, the best first",
    scope: "sessions:read",
    body: z.object({
      assessment: z.unknown().optional(),
      availableTracks: z.array(z.unknown()).optional(),
    }),
    answers: {
      200: z.object({
        recommendations: z.array(
          z.object({
            trackId: z.string(),
            /** From 0 to 1. */
            score: z.number(),
            /** 1 is the best. */
            priority: z.number(),
            reason: z.string(),
          }),
        ),
      }),
    },
    async run({ account: { user, risk } }) {
      // While somebody may be in danger no program is suggested.
      if (risk?.status === "open") return { body: { recommendations: [] } };
      const today = await findDailyAssessment(user.id, dayIn(user.timeZone));
      const needs = await findNeeds(user.id, today);
      const { isAllowed } = await consumeRateLimit("recommendation.account", user.id);
      const { tracks } = isAllowed
        ? await recommendTracks(user.id, needs)
        : recommendByRules(needs);
      const recommendations = tracks.map((each, index) => ({ ...each, priority: index + 1 }));
      return { body: { recommendations } };
    },
  }),
  defineCall({
    id: "getActiveTracks",
    method: "GET",
    path: "/api/therapy-tracks/:userId/active",
    summary: "The programs that somebody follows, the latest first",
    scope: "sessions:read",
    answers: { 200: z.array(track) },
    run: async ({ account }) => ({
      body: (await findActiveTracks(account.user.id)).map(shownTrack),
    }),
  }),
  defineCall({
    id: "getTrack",
    method: "GET",
    path: "/api/therapy-tracks/single/:id",
    summary: "One program of this person's",
    scope: "sessions:read",
    answers: { 200: track },
    async run({ account, params }) {
      const found = await findOwnTrack(account.user.id, params.id ?? "");
      if (!found) throw notFound();
      return { body: shownTrack(found) };
    },
  }),
];

/** What a program's row says, but for what is the product's own business. */
function shownTrack(row: TherapyTrack): z.output<typeof track> {
  return track.parse(row);
}

function readCursor(sent = ""): ListCursor | null {
  const [, at, id] = /^(\d{1,15})_([\w-]{1,40})$/u.exec(sent) ?? [];
  return at === undefined || id === undefined ? null : { lastMessageAt: Number(at), id };
}
