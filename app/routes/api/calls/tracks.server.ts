import { z } from "zod";
import { findTrack } from "#app/catalogue/tracks.ts";
import {
  recommendByRules,
  recommendTracks,
} from "#app/companion/tracks/track-recommendations.server.ts";
import { findNeeds } from "#app/models/assessments.server.ts";
import { findDailyAssessment } from "#app/models/daily-assessments.server.ts";
import { dayIn } from "#app/models/days.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { consumeRateLimit } from "#app/models/rate-limits.server.ts";
import { isPremium } from "#app/models/subscriptions.server.ts";
import {
  findActiveTrack,
  findActiveTracks,
  findOwnTrack,
  startTrack,
  type TherapyTrack,
} from "#app/models/therapy-tracks.server.ts";
import { CallError, defineCall, notFound, type ApiCall } from "./api-call.server.ts";

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

/** Programs: started, suggested and read. */
export const trackCalls: readonly ApiCall[] = [
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
