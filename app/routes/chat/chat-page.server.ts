import { data, redirect, type RouterContextProvider } from "react-router";
import type { ReplySource } from "#app/companion/reply-event.ts";
import { REPLY_REASONS } from "#app/catalogue/reply-reasons.ts";
import { resolveTherapist, storedTherapist, type Therapist } from "#app/catalogue/therapists.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { openVisit } from "#app/companion/check-backs.server.ts";
import { openingFor } from "#app/companion/openings.server.ts";
import { openingNotice } from "#app/companion/told-notices.server.ts";
import { findLiveReply } from "#app/companion/live-reply.server.ts";
import { settleEnded } from "#app/companion/reply.server.ts";
import { isTrackOffer, wayOnFrom } from "#app/companion/track-switch.server.ts";
import { environment } from "#app/config/environment.server.ts";
import { requireUser } from "#app/middleware/account.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import {
  findOpenedConversation,
  isEnded,
  isWritable,
  latestConversation,
  readPage,
  type Entry,
  type OpenedConversation,
  type Reply,
} from "#app/models/conversations.server.ts";
import type { CrisisEvent } from "#app/models/crisis-events.server.ts";
import { findDraft, NEW_CONVERSATION } from "#app/models/drafts.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { interruptOrphans } from "#app/models/replies.server.ts";
import { findRiskState } from "#app/models/risk.server.ts";
import { mayBeCorrected } from "#app/models/risk-answers.server.ts";
import { FREE_MESSAGES, isPremium, remainingMessages } from "#app/models/subscriptions.server.ts";
import type { User } from "#app/models/users.server.ts";
import { warmDetector } from "#app/safety/detector.server.ts";
import { detectLanguage } from "#app/safety/detector/language.ts";
import { noticeText } from "#app/safety/notices.ts";
import { instruction } from "#app/safety/scripts/wording.ts";
import type { Panel } from "#app/safety/panels.server.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import { isSpeechConfigured } from "#app/services/speech.server.ts";
import { refusedContext } from "./refused-context.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What the page of a conversation shows. */
export async function loadConversation(context: Context, url: URL, sessionId: string) {
  const user = requireUser(context, url);
  const opened = await findOpenedConversation(user.id, sessionId);
  if (!opened) throw data(null, { status: 404 });
  await settleEnded(sessionId);
  const before = url.searchParams.get("before");
  const beforeSeq = before && /^\d{1,15}$/.test(before) ? Number(before) : null;
  let { entries, hasEarlier } = await readPage(user.id, sessionId, beforeSeq);
  if (entries.some(({ id, reply }) => reply?.status === "running" && !findLiveReply(id))) {
    await interruptOrphans(user.id, sessionId);
    ({ entries, hasEarlier } = await readPage(user.id, sessionId, beforeSeq));
  }
  const isRiskOpen = opened.risk?.status === "open";
  const { therapistType } = opened.conversation;
  const shown = entries.map((entry) => showEntry(entry, { isRiskOpen, therapistType }));
  const [first] = entries;
  return {
    ...(await loadShared(context, user, opened)),
    entries: shown,
    earlierHref: hasEarlier && first ? `/chat/${sessionId}?before=${first.seq}` : null,
    isNewestPage: beforeSeq === null,
    isWritable: isWritable(opened.conversation, user.timeZone),
    isEnded: isEnded(opened.conversation),
  };
}

/** What the page of a conversation that has not begun shows; today's conversation goes first. */
export async function loadNewConversation(context: Context, url: URL) {
  const user = requireUser(context, url);
  const latest = await latestConversation(user.id);
  const leadsOn = !context.get(refusedContext);
  if (leadsOn && latest && isWritable(latest, user.timeZone)) throw redirect(`/chat/${latest.id}`);
  const sentTherapist = url.searchParams.get("therapist");
  return {
    ...(await loadShared(context, user, await loadNothingYet(user), sentTherapist)),
    entries: [],
    earlierHref: null,
    isNewestPage: true,
    isWritable: true,
    isEnded: false,
    lastHref: latest ? `/chat/${latest.id}` : null,
  };
}

async function loadNothingYet(user: User) {
  const [draft, risk] = await Promise.all([
    findDraft(user.id, NEW_CONVERSATION),
    findRiskState(user.id),
  ]);
  return { conversation: null, draft, risk, beganWith: null };
}

async function loadShared(
  context: Context,
  user: User,
  opened: OpenedConversation | Awaited<ReturnType<typeof loadNothingYet>>,
  sentTherapist: string | null = null,
) {
  // Whoever opens the chat is about to write.
  void warmDetector();
  const { conversation, draft, risk, beganWith } = opened;
  const opensWith = await openingNotice(user.id, beganWith);
  const companion = storedTherapist(
    conversation?.therapistType ?? resolveTherapist(sentTherapist, user.selectedTherapist),
  );
  const opener = storedTherapist(conversation?.openedByTherapist ?? companion.id);
  return {
    appName: environment().appName,
    conversationId: conversation?.id ?? null,
    companionId: companion.id,
    companionName: companion.name,
    companionPortrait: companion.avatar,
    voice: { ...voiceOf(companion), hasSpeech: isSpeechConfigured() },
    callNotice: noticeText("voice", "en"),
    trackTitle: conversation?.trackType ? (findTrack(conversation.trackType)?.title ?? null) : null,
    opening: await openingFor(user, opener.id, conversation),
    openedBy: opener.id === companion.id ? null : speakerOf(opener),
    inDanger: instruction(environment().crisisRegion, "suicide", "en", true),
    openingNotice: opensWith,
    checkBack: await openVisit(risk),
    draft,
    formToken: formToken(context),
    formKey: newId(),
    remaining: remainingMessages(user),
    freeMessages: FREE_MESSAGES,
    isPremium: isPremium(user),
    isRiskOpen: risk?.status === "open",
    mayCorrect: mayBeCorrected(risk),
    needsAdultLine: !user.onboardingComplete && user.adultConfirmedAt === null,
  };
}

/** An entry as its page shows it; what it does not have is left out: it goes over the wire twice. */
export interface ShownEntry {
  id: string;
  role: Entry["role"];
  content: string;
  /** Of a reply that did not simply end, or still runs. */
  status?: Exclude<Reply["status"], "done">;
  notice?: string;
  quickAnswers?: Reply["quickAnswers"];
  wayOn?: { href: string; label: string };
  /** The articles that it drew on. */
  sources?: readonly ReplySource[];
  panel?: Panel | undefined;
  told?: string;
  /** Beside a written answer the first line stays what it is: whom to call. */
  isToldLast?: true;
  spokenBy?: ReturnType<typeof speakerOf>;
}

export type ChatPage = Awaited<ReturnType<typeof loadConversation>> & { lastHref?: string | null };

/** Who spoke, where it was another companion than the one that the conversation is with now. */
function speakerOf(therapist: Therapist) {
  return { id: therapist.id, name: therapist.name, voice: voiceOf(therapist) };
}

/** What a browser's own voice takes from a companion's. */
function voiceOf({ voiceSettings: { pitch, speed } }: Therapist) {
  return { pitch, rate: speed };
}

interface Around {
  isRiskOpen: boolean;
  /** Who the conversation is with now. */
  therapistType: string;
}

function showEntry(entry: Entry, { isRiskOpen, therapistType }: Around): ShownEntry {
  const { id, role, reply, event, told } = entry;
  const growing = reply ? findLiveReply(id) : null;
  // A written answer that takes its place is in the row first.
  const isReplaced = growing?.ending === null && reply?.status === "done";
  const live = isReplaced ? null : growing;
  // What is being said right now is ahead of what is stored.
  const shown: ShownEntry = { id, role, content: String(live ? live.text : entry.content) };
  const status = live?.ending ?? reply?.status ?? "done";
  if (status !== "done") shown.status = status;
  const reason = reply?.reason ?? null;
  const notice = live?.notice ?? (reason ? REPLY_REASONS[reason] : null);
  if (notice) shown.notice = notice;
  // An offer or a plan that stands from before is no subject while risk is open.
  if (!isRiskOpen || !isTrackOffer(reason)) {
    if (reply && reply.quickAnswers.length > 0) shown.quickAnswers = reply.quickAnswers;
    const wayOn = wayOnFrom(reason);
    if (wayOn) shown.wayOn = wayOn;
  }
  const sources = live?.ending ? live.sources : entry.sources;
  if (sources.length > 0) shown.sources = sources;
  if (event) shown.panel = panelOf(event, entry.content);
  if (told) shown.told = noticeText(told.kind, told.language);
  if (told && reply?.source === "written") shown.isToldLast = true;
  const speaker = reply?.therapistType;
  if (speaker && speaker !== therapistType) shown.spokenBy = speakerOf(storedTherapist(speaker));
  return shown;
}

function panelOf(event: CrisisEvent, content: string): Panel | undefined {
  return panelOfFinding(event, detectLanguage(content) === "es" ? "es" : "en") ?? undefined;
}
