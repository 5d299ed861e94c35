import { PATHS } from "#app/catalogue/paths.ts";
import { findTrack, trackOf, type Track } from "#app/catalogue/tracks.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { TRACK_WORDS } from "#app/content/tracks.ts";
import type { ReplyReason, NewReply } from "#app/models/conversations/turns.server.ts";
import type { Reply } from "#app/models/conversations/conversation-pages.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { startTrack } from "#app/models/conversations/therapy-tracks.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import type { WordsRead } from "#app/safety/words-read.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { readGuideState } from "../guide/state.ts";
import { languageOf } from "../reply/reply-language.ts";
import { offerAnswerOf } from "../offers/answer-offer.server.ts";
import { keepGuideState } from "../reply/guided-reply.server.ts";
import type { ReplyTarget, ReplyContext } from "../reply/reply-context.ts";
import { wholeReply } from "../reply/new-reply.server.ts";
import {
  explainedLine,
  offerLine,
  switchAnswers,
  trackButtons,
  trackLine,
  trackTapped,
} from "./track-switch-lines.ts";

/** A reply about tracks, in place of the usual one. */
export interface TrackReply {
  reply: NewReply;
  /** Undefined leaves the guided companion where it is. */
  guidedState: unknown;
  /** Whether it takes an answer to an offer, which uses up no free message. */
  isAnswer: boolean;
}

type SwitchAnswer = NonNullable<WordsRead["switches"]>;

/** Longer messages tell more than a yes or a no. */
const MAX_ANSWER_WORDS = 7;

type TrackRequest = Pick<ReplyContext, "target" | "screening">;

/**
 * Hears the wish for another track and the answer to an offer; null where the message is about
 * something else. Only for a message that may be answered freely: while risk is open nothing of
 * tracks or plans is said.
 */
export async function answerAboutTracks(request: TrackRequest): Promise<TrackReply | null> {
  const { target, screening } = request;
  const { conversation, history } = target;
  const last = history.at(-1);
  const offered = isStandingOffer(last?.reason) ? findTrack(last?.offeredTrack ?? "") : null;
  const { choice } = target.message;
  const answer = offered && answerToOffer(target.message, screening.words);
  if (last && offered && answer) return answerOffer(request, last.id, offered, answer);
  const tapped = choice === null ? undefined : trackTapped(choice);
  if (tapped !== undefined) return offer(request, trackOf(tapped));
  // Any other button leads where it says, and nowhere else.
  if (choice !== null) return null;
  const wished = screening.words.track;
  if (wished === "other") return offerChoice(request);
  if (!wished) return answerNeed(request);
  return wished === (conversation.trackType ?? "just-chat")
    ? null
    : offer(request, trackOf(wished));
}

function answerToOffer(
  message: ReplyTarget["message"],
  { switches, count }: WordsRead,
): SwitchAnswer | null {
  if (message.choice === null && switches !== null) return switches;
  const said = offerAnswerOf(message);
  if (message.choice === null && said !== null)
    return count > MAX_ANSWER_WORDS ? null : said === "yes" ? "switch" : "stay";
  return said === "yes" ? "switch" : said === "no" ? "stay" : null;
}

/**
 * Offers the program for what somebody needs, once in a conversation, if nothing else is under way.
 * People whose plan doesn't include it aren't told of it: they asked for help, not for a program.
 */
function answerNeed({ target, screening }: TrackRequest): TrackReply | null {
  const { conversation, history, user } = target;
  const needed = screening.words.need;
  if (needed === null || (conversation.trackType ?? "just-chat") !== "just-chat") return null;
  const track = trackOf(needed);
  const at = readGuideState(conversation.guidedState)?.place.at ?? "menu";
  const isBusy = at !== "menu" && at !== "closing";
  const wasOffered = history.some(({ offeredTrack }) => offeredTrack === needed);
  if (isBusy || wasOffered || !mayFollow(user, track)) return null;
  const language = languageOf(screening);
  return replyAbout(target, trackLine("need", language, track), false, {
    reason: "track_offered",
    offeredTrack: needed,
    quickAnswers: switchAnswers(language),
  });
}

/** What a reply's row says of tracks. */
export type AboutTracks = Pick<Reply, "reason" | "openedConversationId">;

/** Whether a reply offers another track, so that its answer is waited for. */
export function isStandingOffer(reason: ReplyReason | null | undefined): boolean {
  return reason === "track_offered";
}

/** Whether a reply offers other tracks or speaks of a plan: neither is shown while risk is open. */
export function isTrackOffer(reason: ReplyReason | null): boolean {
  return (
    reason === "track_choice" || reason === "track_offered" || reason === "track_needs_premium"
  );
}

/** Whether a reply is about tracks: then it is no matter of other words. */
export function isAboutTracks(reason: ReplyReason | null): boolean {
  return isTrackOffer(reason) || reason === "track_switched";
}

/** The link that stands under a reply about tracks. */
export function wayOnFrom(reply: AboutTracks): { href: string; label: string } | null {
  if (reply.openedConversationId) {
    return { href: `${PATHS.chat}/${reply.openedConversationId}`, label: "Go to the new session" };
  }
  if (reply.reason === "track_choice") {
    return { href: PATHS.therapyTracks, label: "Compare the tracks" };
  }
  return reply.reason === "track_needs_premium"
    ? { href: PATHS.pricing, label: "See plans" }
    : null;
}

/** Asks which, where somebody wants another track and names none. */
function offerChoice({ target, screening }: TrackRequest): TrackReply {
  const language = languageOf(screening);
  const current = target.conversation.trackType ?? "just-chat";
  const quickAnswers = trackButtons(language, current);
  return replyAbout(target, TRACK_WORDS.lines.choice[language], false, {
    reason: "track_choice",
    quickAnswers,
  });
}

function offer(request: TrackRequest, track: Track): TrackReply {
  const { target } = request;
  if (!mayFollow(target.user, track)) return needsPremium(request, track, false);
  const language = languageOf(request.screening);
  return replyAbout(target, offerLine(language, track, request.screening.words.count), false, {
    reason: "track_offered",
    offeredTrack: track.id,
    quickAnswers: switchAnswers(language),
  });
}

async function answerOffer(
  request: TrackRequest,
  offerId: string,
  track: Track,
  answer: SwitchAnswer,
): Promise<TrackReply> {
  const { target } = request;
  if (!mayFollow(target.user, track)) return needsPremium(request, track, true);
  const language = languageOf(request.screening);
  if (answer === "stay") return replyAbout(target, trackLine("stayed", language, track), true);
  if (answer === "ask") {
    return replyAbout(target, explainedLine(language, track, isModelConfigured()), true, {
      reason: "track_offered",
      offeredTrack: track.id,
      quickAnswers: switchAnswers(language),
    });
  }
  const openedConversationId = await startConversation(target, offerId, track);
  if (!openedConversationId)
    return replyAbout(target, trackLine("not_started", language, track), true);
  const line = trackLine("switched", language, track);
  return replyAbout(target, line, true, { reason: "track_switched", openedConversationId });
}

// The offer names the session, so that two answers to it open one.
async function startConversation(
  { user, conversation }: ReplyTarget,
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

function needsPremium(request: TrackRequest, track: Track, isAnswer: boolean): TrackReply {
  const line = trackLine("premium", languageOf(request.screening), track);
  const about = { reason: "track_needs_premium", offeredTrack: track.id } as const;
  return replyAbout(request.target, line, isAnswer, about);
}

function replyAbout(
  target: ReplyTarget,
  text: string,
  isAnswer: boolean,
  about: Parameters<typeof wholeReply>[2] = {},
): TrackReply {
  return {
    reply: wholeReply("guided", text, about),
    guidedState: keepGuideState(target),
    isAnswer,
  };
}

function mayFollow(user: User, track: Track): boolean {
  return !track.isPremium || isPremium(user);
}
