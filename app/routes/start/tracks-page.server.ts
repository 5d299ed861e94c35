import type { LoaderFunctionArgs } from "react-router";
import { therapistName } from "#app/catalogue/therapists.ts";
import { findTrack, sessionLength, trackOf, TRACKS } from "#app/catalogue/tracks.ts";
import { recommendByRules } from "#app/companion/programs/track-recommendations.server.ts";
import { findProgram } from "#app/content/programs.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { findAssessment, findNeeds, type KnownNeeds } from "#app/models/risk/assessments.server.ts";
import {
  findDailyAssessment,
  recommendationsOf,
  type DailyAssessment,
} from "#app/models/risk/daily-assessments.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { findGoalsOfTheWeek } from "#app/models/record/goals.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { findSessionFlow, nextFlowStep } from "#app/models/conversations/session-flow.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { findActiveTracks } from "#app/models/conversations/therapy-tracks.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { showGoal } from "../progress/progress-page.server.ts";
import { exerciseForHardDay } from "./next-step.ts";
import { requireStart } from "./start-gate.server.ts";

/** What the page of the tracks shows today. */
export async function loadTracks({ context, url }: LoaderFunctionArgs) {
  const user = signedInUser(context);
  const { isRiskOpen, areWordsHidden } = await requireStart(user);
  const shared = { formKey: newId() };
  if (isRiskOpen) return { ...shared, view: "help" as const };

  const day = dayIn(user.timeZone);
  const [flow, today, assessment, active, goals] = await Promise.all([
    findSessionFlow(user.id, day),
    findDailyAssessment(user.id, day),
    findAssessment(user.id),
    findActiveTracks(user.id),
    areWordsHidden ? [] : findGoalsOfTheWeek(user.id),
  ]);
  const known = { hasTherapist: true, hasCheckIn: today !== null };
  const asked = url.searchParams.get("step");
  const step = asked === "check-in" ? "check-in" : nextFlowStep(flow, known);
  return {
    ...shared,
    view: "tracks" as const,
    step,
    isCheckInAsked: asked === "check-in",
    today: today && checkInOf(today),
    goals: goals.map((goal) => showGoal(goal, user.timeZone)),
    hardDay: today && step !== "check-in" ? exerciseForHardDay(today) : null,
    companionName: therapistName(user.selectedTherapist ?? ""),
    asksAssessment: step !== "check-in" && assessment === null,
    recommendations: step === "check-in" ? null : await recommendationsFor(user, today),
    tracks: TRACKS.map((track) => ({
      length: sessionLength(track, isModelConfigured()),
      ...track,
      isLocked: track.isPremium && !isPremium(user),
      sessions: findProgram(track.id)?.sessions.length ?? 0,
      follows: active.find(({ trackType }) => trackType === track.id)?.currentSession ?? null,
    })),
    begunTrack: step === "chat" ? (findTrack(flow?.selectedTrack ?? "")?.title ?? null) : null,
    upgradeTrack: lockedTrack(user, url.searchParams.get("upgrade")),
  };
}

export type TracksPage = Extract<Awaited<ReturnType<typeof loadTracks>>, { view: "tracks" }>;
export type ShownTrack = TracksPage["tracks"][number];

function checkInOf({ moodScore, stressLevel, sleepQuality, energyLevel }: DailyAssessment) {
  return { moodScore, stressLevel, sleepQuality, energyLevel };
}

async function recommendationsFor(user: User, today: DailyAssessment | null) {
  const kept = recommendationsOf(today);
  const needs = kept ? null : await findNeeds(user.id, today);
  const shown = kept ?? (needs && isAnythingKnown(needs) ? recommendByRules(needs) : null);
  return (
    shown && {
      isFromModel: shown.source === "model",
      tracks: shown.tracks.map(({ trackId, score, reason }) => ({
        ...trackOf(trackId),
        percent: Math.round(score * 100),
        reason,
        isLocked: trackOf(trackId).isPremium && !isPremium(user),
      })),
    }
  );
}

function isAnythingKnown({ today, goals, symptoms, primaryGoal }: KnownNeeds): boolean {
  return today !== null || goals.length > 0 || symptoms.length > 0 || primaryGoal !== null;
}

function lockedTrack(user: User, id: string | null): string | null {
  const track = id === null ? null : findTrack(id);
  return track?.isPremium && !isPremium(user) ? track.title : null;
}
