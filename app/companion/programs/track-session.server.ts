import { z } from "zod";
import { findTrack, TRACKS } from "#app/catalogue/tracks.ts";
import { countOwnMessagesIn } from "#app/models/conversations/messages.server.ts";
import {
  findTrackOf,
  isFinished,
  type TherapyTrack,
  type TrackProgress,
} from "#app/models/conversations/therapy-tracks.server.ts";
import type { CurrentSession, LeftSession } from "../guide/turn.ts";
import { guideWordings } from "#app/content/guide.ts";
import type { Program, ProgramSession } from "#app/content/program.ts";
import { findProgram, programSessionOf } from "#app/content/programs.ts";

/** Where a conversation stands in a program. */
export interface TrackSession {
  track: TherapyTrack;
  program: Program;
  /** Null once every session was gone through. */
  session: ProgramSession | null;
  /** What the person set themselves at the end of the session before, in their own words. */
  lastGoal: string | null;
  /** Where an earlier conversation left the session that this one takes up; null for all others. */
  left: LeftSession | null;
}

const stepSchema = z.enum(["opening", "core", "closing", "week", "ended"]);
const stepDataSchema = z.object({
  session: z.number(),
  step: stepSchema,
  coreStep: z.string().nullish(),
  coreAnswers: z.record(z.string(), z.string()).default({}),
  answerMessageIds: z.record(z.string(), z.string()).default({}),
  /** The conversation that came so far. */
  conversationId: z.string().nullish(),
  /** Where it took the session up, if it did not begin it. */
  resumedAt: stepSchema.nullish(),
});

/** What a track's row keeps of the session under way: step names and ids, never a person's words. */
export type StepData = z.input<typeof stepDataSchema>;

/**
 * The program and the session that a conversation is for, with the row of its track; null for a
 * conversation without one. For the prompt as well as for the guided companion.
 */
export async function trackOfConversation(
  userId: string,
  conversationId: string,
): Promise<TrackSession | null> {
  const found = await findTrackOf(userId, conversationId);
  const program = found === null ? undefined : findProgram(found.track.trackType);
  if (found === null || program === undefined) return null;
  const { track, endedBefore, isEnded, lastGoal } = found;
  // What was completed stays the session that it was, however far the track has come since.
  const number = isEnded ? endedBefore + 1 : track.currentSession + 1;
  const isOver = !isEnded && isFinished(track);
  const session = isOver ? null : (programSessionOf(program, number) ?? null);
  const left = session && !isEnded ? await leftBefore(userId, conversationId, track, number) : null;
  return { track, program, session, lastGoal, left };
}

async function leftBefore(
  userId: string,
  conversationId: string,
  { stepData }: TherapyTrack,
  session: number,
): Promise<LeftSession | null> {
  const { data } = stepDataSchema.safeParse(stepData);
  if (data?.session !== session) return null;
  const { step, coreStep = null, coreAnswers, answerMessageIds, resumedAt } = data;
  const left = { coreStep, coreAnswers, answerMessageIds };
  // What it took up stays what it opened with, however far it has come since.
  if (data.conversationId === conversationId)
    return resumedAt ? { ...left, step: resumedAt } : null;
  if (step === "opening") return null;
  return (await countOwnMessagesIn(userId, conversationId)) > 0 ? null : { ...left, step };
}

/** The same, as the guided companion needs it; null where there is no session to lead. */
export async function currentSessionOf(
  userId: string,
  conversationId: string,
): Promise<CurrentSession | null> {
  const found = await trackOfConversation(userId, conversationId);
  if (!found?.session) return null;
  const { track, program, session, lastGoal, left } = found;
  const { trackStep } = track;
  return { id: program.id, session: session.number, goal: lastGoal, trackStep, left };
}

/** The person's messages after which the opening is over, the exercise done, the closing said. */
const PACE: readonly [number, number, number] = [2, 14, 16];

/**
 * How far a session has come that a model leads, told by its pace: a model keeps no steps, and needs
 * to know when it is time to close. It never goes back, unless the person begins again what was left
 * on another day. Null for a conversation without a program.
 */
export async function progressByPace(
  userId: string,
  conversationId: string,
  message: { choice: string | null },
): Promise<TrackProgress | null> {
  const found = await trackOfConversation(userId, conversationId);
  if (!found?.session) return null;
  const said = (await countOwnMessagesIn(userId, conversationId)) + 1;
  const [opening, core, closing] = PACE;
  const byPace = said <= opening ? 1 : said <= core ? 2 : said <= closing ? 3 : 4;
  const { number } = found.session;
  const isNew = found.left !== null && message.choice === "session.restart";
  const known = TRACK_STEPS.find((step) => step === found.track.trackStep) ?? 1;
  const trackStep = isNew || known < byPace ? (isNew ? 1 : byPace) : known;
  const stepData: StepData = {
    session: number,
    step: STEPS[trackStep],
    conversationId,
    resumedAt: found.left?.step ?? null,
  };
  return { session: number, trackStep, stepData };
}

const TRACK_STEPS = [1, 2, 3, 4] as const;
const STEPS = { 1: "opening", 2: "core", 3: "closing", 4: "week" } as const;

/** Said where every session of a program was gone through, with other programs to choose from. */
export function farewellOf({ id, title }: Pick<Program, "id" | "title">): string {
  const others = TRACKS.filter((track) => track.isPremium && track.id !== findTrack(id)?.id);
  const names = others.map((track) => `*${track.title}*`);
  const [line = ""] = guideWordings("guide.lines.program_done", "en");
  return line
    .replace("{title}", title)
    .replace("{others}", `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`);
}
