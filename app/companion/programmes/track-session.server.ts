import { trackOf, findTrack } from "#app/catalogue/tracks.ts";
import { countOwnMessagesIn } from "#app/models/messages.server.ts";
import {
  findTrackOf,
  isFinished,
  type TherapyTrack,
  type TrackProgress,
} from "#app/models/therapy-tracks.server.ts";
import type { LedSession } from "../guided/turn.ts";
import { findProgramme, sessionOf, type Programme, type ProgrammeSession } from "./index.ts";

/** Where a conversation stands in a programme. */
export interface TrackSession {
  track: TherapyTrack;
  programme: Programme;
  /** Null once every session was gone through. */
  session: ProgrammeSession | null;
  /** What the person set themselves at the end of the session before, in their own words. */
  lastGoal: string | null;
}

/**
 * The programme and the session that a conversation is for, with the row of its track; null for a
 * conversation without one. For the prompt as well as for the guided companion.
 */
export async function trackOfConversation(
  userId: string,
  sessionId: string,
): Promise<TrackSession | null> {
  const place = await findTrackOf(userId, sessionId);
  const programme = place === null ? undefined : findProgramme(place.track.trackType);
  if (place === null || programme === undefined) return null;
  const { track, endedBefore, isEnded, lastGoal } = place;
  // What was completed stays the session that it was, however far the track has come since.
  const number = isEnded ? endedBefore + 1 : track.currentSession + 1;
  const isOver = !isEnded && isFinished(track);
  const session = isOver ? null : (sessionOf(programme, number) ?? null);
  return { track, programme, session, lastGoal };
}

/** The same, as the guided companion needs it; null where there is no session to lead. */
export async function ledSessionOf(userId: string, sessionId: string): Promise<LedSession | null> {
  const found = await trackOfConversation(userId, sessionId);
  if (!found?.session) return null;
  const { track, programme, session, lastGoal } = found;
  const { trackStep } = track;
  return { id: programme.id, session: session.number, goal: lastGoal, trackStep };
}

/** The person's messages after which the opening is over, the exercise done, the closing said. */
const PACE: readonly [number, number, number] = [2, 14, 16];

/**
 * How far a session has come that a model leads, told by its pace: a model keeps no steps, and needs
 * to know when it is time to close. Null for a conversation without a programme.
 */
export async function progressByPace(
  userId: string,
  sessionId: string,
): Promise<TrackProgress | null> {
  const found = await trackOfConversation(userId, sessionId);
  if (!found?.session) return null;
  const said = (await countOwnMessagesIn(userId, sessionId)) + 1;
  const [opening, core, closing] = PACE;
  const trackStep = said <= opening ? 1 : said <= core ? 2 : said <= closing ? 3 : 4;
  const { number } = found.session;
  return { session: number, trackStep, stepData: { session: number, step: STEPS[trackStep] } };
}

const STEPS = { 1: "opening", 2: "core", 3: "closing", 4: "week" } as const;

/** Said where every session of a programme was gone through, with other programmes to choose from. */
export function farewellOf({ id, title }: Pick<Programme, "id" | "title">): string {
  const others = ["letting-go", "calm-mind", "process-grief", "internal-family-systems"] as const;
  const names = others
    .filter((other) => other !== findTrack(id)?.id)
    .map((other) => `*${trackOf(other).title}*`);
  return `You have gone through all twelve sessions of *${title}*. That is a good place to pause, and nothing has to follow. We can simply talk here. If you would like another programme, there are ${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}, and this one can be taken again from its first session.`;
}
