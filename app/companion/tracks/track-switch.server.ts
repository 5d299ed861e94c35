import { PATHS } from "#app/catalogue/paths.ts";
import { findTrack, trackOf, type Track } from "#app/catalogue/tracks.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import type { Conversation } from "#app/models/conversations.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { lastReply } from "#app/models/replies.server.ts";
import { isPremium } from "#app/models/subscriptions.server.ts";
import { startTrack } from "#app/models/therapy-tracks.server.ts";
import type { NewReply } from "#app/models/turns.server.ts";
import type { User } from "#app/models/users.server.ts";
import { companionText, type Screening } from "#app/safety/screened-text.server.ts";
import { readAnswer } from "../guided/answers.ts";
import { asksForExercise } from "../guided/offers.ts";
import { passOver, type ReplyPlace } from "../reply/guided-reply.server.ts";
import {
  explainedLine,
  notStartedLine,
  offerLine,
  premiumLine,
  stayedLine,
  SWITCH_ANSWERS,
  switchedLine,
} from "./track-switch-lines.ts";
import { readSwitchAnswer, readTrackWish } from "./track-wish.ts";

/** A reply about tracks, in place of the usual one. */
export interface TrackReply {
  reply: NewReply;
  guidedState: unknown;
  /** A word about tracks moves none. */
  progress: null;
  /** Whether it takes an answer to an offer, which uses up no free message. */
  isAnswer: boolean;
}

type Here = Pick<Conversation, "id" | "therapistType" | "trackType">;

interface Asking {
  user: User;
  conversation: Here;
  screening: Screening;
  place: ReplyPlace;
}

// What a reply's row keeps between the offer and its answer: the kind, and one id.
const OFFERED = "track_offered:";
const SWITCHED = "track_switched:";
const NEEDS_PREMIUM = "track_premium:";

/**
 * Hears the wish for another track and the answer to an offer; null where the message is about
 * something else. Only for a message that may be answered freely: while risk is open nothing of
 * tracks or plans is said.
 */
export async function answerAboutTracks(asking: Asking): Promise<TrackReply | null> {
  const { conversation, place, screening } = asking;
  const last = await lastReply(place.userId, conversation.id);
  const offered = trackIn(last?.reason ?? null, OFFERED);
  const answer = offered && readSwitchAnswer(screening.text, readAnswer(screening.text));
  if (last && offered && answer) return answerOffer(asking, last.id, offered, answer);
  // "Can we do the letting go exercise?" asks for a quarter of an hour, and not for a programme.
  if (asksForExercise(screening.text)) return null;
  const wished = readTrackWish(screening.text);
  if (!wished || wished === (conversation.trackType ?? "just-chat")) return null;
  return offer(asking, trackOf(wished));
}

/** Where a reply led: the session that it opened; null for every other. */
export function switchedTo(reason: string | null): string | null {
  return reason?.startsWith(SWITCHED) ? reason.slice(SWITCHED.length) : null;
}

/** Whether a reply offers another track, so that its answer is waited for. */
export function isStandingOffer(reason: string | null): boolean {
  return reason?.startsWith(OFFERED) ?? false;
}

/** Whether a reply offers another track or speaks of a plan: neither is shown while risk is open. */
export function isTrackOffer(reason: string | null): boolean {
  return [OFFERED, NEEDS_PREMIUM].some((kind) => reason?.startsWith(kind));
}

/** Whether a reply is about tracks: then it is no matter of other words. */
export function isAboutTracks(reason: string | null): boolean {
  return isTrackOffer(reason) || switchedTo(reason) !== null;
}

/** The link that stands under a reply about tracks. */
export function wayOnFrom(reason: string | null): { href: string; label: string } | null {
  const sessionId = switchedTo(reason);
  if (sessionId) return { href: `${PATHS.chat}/${sessionId}`, label: "Go to the new session" };
  return reason?.startsWith(NEEDS_PREMIUM) ? { href: PATHS.pricing, label: "See plans" } : null;
}

function offer(asking: Asking, track: Track): Promise<TrackReply> {
  if (!mayFollow(asking.user, track)) return needsPremium(asking, track, false);
  return said(asking, {
    text: offerLine(languageIn(asking), track, asking.place.message.content),
    reason: OFFERED + track.id,
    quickAnswers: SWITCH_ANSWERS[languageIn(asking)],
    isAnswer: false,
  });
}

async function answerOffer(
  asking: Asking,
  offerId: string,
  track: Track,
  answer: "switch" | "stay" | "ask",
): Promise<TrackReply> {
  if (!mayFollow(asking.user, track)) return needsPremium(asking, track, true);
  const language = languageIn(asking);
  if (answer === "ask") {
    return said(asking, {
      text: explainedLine(language, track),
      reason: OFFERED + track.id,
      quickAnswers: SWITCH_ANSWERS[language],
      isAnswer: true,
    });
  }
  if (answer === "stay") return said(asking, { text: stayedLine(language), isAnswer: true });
  const sessionId = await startSession(asking, offerId, track);
  return sessionId
    ? said(asking, {
        text: switchedLine(language, track),
        reason: SWITCHED + sessionId,
        isAnswer: true,
      })
    : said(asking, { text: notStartedLine(language), isAnswer: true });
}

// The offer names the session, so that two answers to it open one.
async function startSession(
  { user, conversation }: Asking,
  offerId: string,
  track: Track,
): Promise<string | null> {
  const { id, timeZone } = user;
  const selectedTherapist = user.selectedTherapist ?? conversation.therapistType;
  try {
    return await startTrack({ id, timeZone, selectedTherapist }, track, offerId);
  } catch (error) {
    log().error(errorFields(error), "a track was not started");
    return null;
  }
}

function needsPremium(asking: Asking, track: Track, isAnswer: boolean): Promise<TrackReply> {
  return said(asking, {
    text: premiumLine(languageIn(asking), track),
    reason: NEEDS_PREMIUM + track.id,
    isAnswer,
  });
}

async function said(
  { place }: Asking,
  what: {
    text: string;
    reason?: string;
    quickAnswers?: NewReply["quickAnswers"];
    isAnswer: boolean;
  },
): Promise<TrackReply> {
  const reply: NewReply = {
    id: newId(),
    status: "done",
    source: "guided",
    reason: what.reason ?? null,
    content: companionText(what.text),
    quickAnswers: what.quickAnswers ?? [],
    processId: null,
  };
  return { reply, guidedState: await passOver(place), progress: null, isAnswer: what.isAnswer };
}

function mayFollow(user: User, track: Track): boolean {
  return !track.isPremium || isPremium(user);
}

function trackIn(reason: string | null, kind: string): Track | null {
  return reason?.startsWith(kind) ? findTrack(reason.slice(kind.length)) : null;
}

function languageIn({ screening }: Asking): "en" | "es" {
  return screening.language === "es" ? "es" : "en";
}
