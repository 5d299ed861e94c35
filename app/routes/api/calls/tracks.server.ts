import { keepsQuiet } from "#app/models/risk/risk.server.ts";
import { z } from "zod";
import { findTrack, type Track, type TrackId } from "#app/catalogue/tracks.ts";
import {
  recommendByRules,
  recommendTracks,
} from "#app/companion/programs/track-recommendations.server.ts";
import { findNeeds } from "#app/models/risk/assessments.server.ts";
import { recordRefusedFinding } from "#app/models/risk/crisis-events.server.ts";
import { findDailyAssessment } from "#app/models/risk/daily-assessments.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import {
  findActiveTrack,
  findActiveTracks,
  findOwnTrack,
  startTrack,
  type TherapyTrack,
} from "#app/models/conversations/therapy-tracks.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { defineCall, ownId, type ApiCall } from "./api-call.server.ts";
import { CallError, helpFields, invalid, notFound } from "./call-error.server.ts";
import { premiumOnly } from "./profile.server.ts";
import { sentAssessmentSchema, mergeSentAssessment } from "./sent-needs.server.ts";

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
      userId: ownId,
      trackTitle: z.unknown().optional(),
      description: z.unknown().optional(),
      estimatedSessions: z.unknown().optional(),
      currentSession: z.unknown().optional(),
      isActive: z.unknown().optional(),
    }),
    answers: { 201: track.extend({ sessionId: z.string() }) },
    async run({ account: { user, risk }, body, once }) {
      const chosen = findTrack(body.trackType);
      if (!chosen) throw new CallError(404, "not_found", "Track not found");
      if (!chosen.isPremium) {
        const message = "This needs no program. Open a conversation instead.";
        throw invalid({ trackType: [message] });
      }
      refuseLockedTrack(chosen, user, risk);
      const sessionId = await startTrack(user, chosen, once.id);
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
    words: { assessment: "aside" },
    body: z.object({
      assessment: sentAssessmentSchema.nullish(),
      availableTracks: z
        .array(z.union([z.string().max(60), z.object({ id: z.string().max(60) })]))
        .max(100)
        .nullish(),
    }),
    answers: {
      200: z.object({
        recommendations: z.array(
          z.object({
            trackId: z.string(),
            /** From 0 to 1. */
            score: z.number(),
            /** Only what fits best is suggested. */
            priority: z.literal("high"),
            reason: z.string(),
          }),
        ),
        ...helpFields,
      }),
    },
    async run({ account: { user, risk }, body, screeningOf }) {
      const { assessment, availableTracks } = body;
      const found = screeningOf("assessment").assessment;
      // The words themselves are kept nowhere: only options of ours are read of them.
      await recordRefusedFinding(user.id, found);
      // While somebody may be in danger no program is suggested.
      const isQuiet = keepsQuiet(risk) || asksAboutDanger(found.tier);
      if (isQuiet) return { body: { recommendations: [] } };
      const today = await findDailyAssessment(user.id, dayIn(user.timeZone));
      const known = await findNeeds(user.id, today);
      const needs = assessment ? mergeSentAssessment(known, assessment) : known;
      const offered = availableTracks ? offeredOf(availableTracks) : undefined;
      const { isAllowed } = await consumeRateLimit("recommendation.account", user.id);
      const { tracks } = isAllowed
        ? await recommendTracks(user.id, needs, offered)
        : recommendByRules(needs, offered);
      const recommendations = tracks.map((each) => ({ ...each, priority: "high" as const }));
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

/** Refuses a premium program to whoever has no Premium, and to everybody while risk is open. */
export function refuseLockedTrack(
  { isPremium: isLocked }: Track,
  user: User,
  risk: SignedIn["risk"],
): void {
  if (isLocked && (risk?.status === "open" || !isPremium(user))) throw premiumOnly();
}

/** The programs of ours among those that a client offers. */
function offeredOf(available: readonly (string | { id: string })[]): TrackId[] {
  return available.flatMap((each) => {
    const track = findTrack(typeof each === "string" ? each : each.id);
    return track ? [track.id] : [];
  });
}
