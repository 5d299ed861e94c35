import { data, redirect, type RouterContextProvider } from "react-router";
import type { ReplySource } from "#app/companion/reply-event.ts";
import { REPLY_REASONS } from "#app/catalogue/reply-reasons.ts";
import {
  findTherapist,
  resolveTherapist,
  storedTherapist,
  type Therapist,
} from "#app/catalogue/therapists.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { openVisit } from "#app/companion/check-backs.server.ts";
import { conversationPhase } from "#app/companion/conversation-phase.ts";
import { openingFor } from "#app/companion/openings.server.ts";
import { openingNotice } from "#app/companion/told-notices.server.ts";
import { findLiveReply } from "#app/companion/live-reply.server.ts";
import { settleEnded } from "#app/companion/reply.server.ts";
import {
  isAboutTracks,
  isStandingOffer,
  isTrackOffer,
  wayOnFrom,
} from "#app/companion/track-switch.server.ts";
import { environment } from "#app/config/environment.server.ts";
import { requireUser } from "#app/middleware/account.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import {
  readPage,
  type Entry,
  type PagePlace,
  type Reply,
} from "#app/models/conversation-pages.server.ts";
import {
  findOpenedConversation,
  isEnded,
  isWritable,
  latestConversation,
  type OpenedConversation,
} from "#app/models/conversations.server.ts";
import type { CrisisEvent } from "#app/models/crisis-events.server.ts";
import { NEW_CONVERSATION, openDraft } from "#app/models/drafts.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { interruptOrphans } from "#app/models/replies.server.ts";
import { findRiskState } from "#app/models/risk.server.ts";
import { mayBeCorrected } from "#app/models/risk-answers.server.ts";
import type { User } from "#app/models/users.server.ts";
import { warmDetector } from "#app/safety/detector.server.ts";
import { detectLanguage } from "#app/safety/detector/language.ts";
import { noticeText } from "#app/safety/notices.ts";
import { instruction } from "#app/safety/scripts/wording.ts";
import type { Panel } from "#app/safety/panels.server.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import { loadDays } from "./history/days.server.ts";
import { planNewsFor } from "./plan-news.server.ts";
import { isSpeechConfigured } from "#app/services/speech.server.ts";
import { refusedContext } from "./refused-context.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What the page of a conversation shows. */
export async function loadConversation(context: Context, url: URL, sessionId: string) {
  const user = requireUser(context, url);
  const opened = await findOpenedConversation(user.id, sessionId);
  if (!opened) throw data(null, { status: 404 });
  await settleEnded(sessionId);
  let place = placeIn(url);
  let { entries, hasEarlier, hasLater } = await readPage(user.id, sessionId, place);
  if (entries.length === 0 && place) {
    place = undefined;
    ({ entries, hasEarlier, hasLater } = await readPage(user.id, sessionId));
  }
  if (entries.some(({ id, reply }) => reply?.status === "running" && !findLiveReply(id))) {
    await interruptOrphans(user.id, sessionId);
    ({ entries, hasEarlier, hasLater } = await readPage(user.id, sessionId, place));
  }
  const isRiskOpen = opened.risk?.status === "open";
  const { therapistType } = opened.conversation;
  const shown = entries.map((entry) => showEntry(entry, { isRiskOpen, therapistType }));
  const [first, last] = [entries.at(0), entries.at(-1)];
  placeCheckpoint(shown, entries, opened);
  return {
    ...(await loadShared(context, user, opened, null, entries)),
    entries: shown,
    earlierHref: hasEarlier && first ? `/chat/${sessionId}?before=${first.seq}` : null,
    laterHref: hasLater && last ? `/chat/${sessionId}?after=${last.seq}#earlier` : null,
    isNewestPage: !hasLater,
    isPlace: place !== undefined,
    isWritable: isWritable(opened.conversation, user.timeZone),
    isEnded: isEnded(opened.conversation),
  };
}

/** The place that an address names; undefined means the end of the conversation. */
function placeIn(url: URL): PagePlace | undefined {
  const seqOf = (name: string) => {
    const seq = url.searchParams.get(name);
    return seq !== null && /^\d{1,15}$/.test(seq) ? Number(seq) : null;
  };
  const [before, after, around] = [seqOf("before"), seqOf("after"), seqOf("around")];
  if (around !== null) return { around };
  if (after !== null) return { after };
  return before === null ? undefined : { before };
}

/** What the page of a conversation that has not begun shows; today's conversation goes first. */
export async function loadNewConversation(context: Context, url: URL) {
  const user = requireUser(context, url);
  const latest = await latestConversation(user.id);
  const sentTherapist = findTherapist(url.searchParams.get("therapist"))?.id ?? null;
  // Who names a companion wants a new session with them.
  const leadsOn = !context.get(refusedContext) && sentTherapist === null;
  if (leadsOn && latest && isWritable(latest, user.timeZone)) throw redirect(`/chat/${latest.id}`);
  const shared = await loadShared(context, user, await loadNothingYet(user), sentTherapist);
  const last = shared.days.days[0]?.conversations[0];
  return {
    ...shared,
    entries: [],
    earlierHref: null,
    laterHref: null,
    isNewestPage: true,
    isPlace: false,
    isWritable: true,
    isEnded: false,
    newHref: sentTherapist ? `/chat?therapist=${sentTherapist}` : "/chat",
    lastHref: last ? `/chat/${last.id}` : null,
  };
}

async function loadNothingYet(user: User) {
  const [draft, risk] = await Promise.all([
    openDraft(user.id, NEW_CONVERSATION),
    findRiskState(user.id),
  ]);
  return { conversation: null, draft, risk, beganWith: null };
}

async function loadShared(
  context: Context,
  user: User,
  opened: OpenedConversation | Awaited<ReturnType<typeof loadNothingYet>>,
  sentTherapist: string | null = null,
  entries: readonly Entry[] = [],
) {
  // Whoever opens the chat is about to write.
  void warmDetector();
  const { conversation, draft, risk, beganWith } = opened;
  const opensWith = await openingNotice(user.id, beganWith);
  const companion = storedTherapist(
    conversation?.therapistType ?? resolveTherapist(sentTherapist, user.selectedTherapist),
  );
  const opener = storedTherapist(conversation?.openedByTherapist ?? companion.id);
  const checkBack = await openVisit(risk);
  const isRiskOpen = risk?.status === "open";
  const own = entries.filter(({ role }) => role === "user");
  // Right after a sign of danger too, whoever it is about, nothing is said of plans.
  const isQuiet = isRiskOpen || checkBack !== null || Boolean(own.at(-1)?.event);
  return {
    appName: environment().appName,
    conversationId: conversation?.id ?? null,
    days: await loadDays(user, null, conversation?.id),
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
    checkBack,
    draft: String(draft.content),
    draftVersion: draft.updatedAt,
    timeZone: user.timeZone,
    formToken: formToken(context),
    formKey: newId(),
    ...(await planNewsFor(user, isQuiet)),
    phase: conversationPhase({
      hasTrack: Boolean(conversation?.trackType),
      isRiskOpen,
      hasOffer: isStandingOffer(entries.at(-1)?.reply?.reason ?? null),
      ownTexts: own.map(({ content }) => content),
    }),
    isRiskOpen,
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
  /** The look back that stands after it. */
  checkpoint?: { text: string; language: "en" | "es" };
  told?: string;
  /** Beside a written answer the first line stays what it is: whom to call. */
  isToldLast?: true;
  spokenBy?: ReturnType<typeof speakerOf>;
  /** When it was said. Milliseconds. */
  at: number;
  /** Another wording or another answer took its place. */
  isReplaced?: true;
  /** Another answer may be given in the place of this one. */
  hasOthers?: true;
}

export type ChatPage = Awaited<ReturnType<typeof loadConversation>> & {
  lastHref?: string | null;
  newHref?: string;
};

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
  const content = String(live ? live.text : entry.content);
  const shown: ShownEntry = { id, role, content, at: entry.createdAt };
  // Words that were written for the sake of safety stay in view.
  if (entry.replacedAt !== null && reply?.source !== "written") shown.isReplaced = true;
  const status = live?.ending ?? reply?.status ?? "done";
  if (status !== "done") shown.status = status;
  const reason = reply?.reason ?? null;
  if (reply && status === "done" && reply.source !== "written" && !isAboutTracks(reason)) {
    shown.hasOthers = true;
  }
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

/** The look back stands after the reply to the message that it was made at; in danger it is not shown. */
function placeCheckpoint(
  shown: readonly ShownEntry[],
  entries: readonly Entry[],
  { conversation, risk }: OpenedConversation,
): void {
  const { checkpointSummary, checkpointAfterSeq } = conversation;
  if (!checkpointSummary || checkpointAfterSeq === null) return;
  if (risk?.status === "open" || risk?.neutralCheckBack) return;
  const from = entries.findLastIndex(({ seq }) => seq <= checkpointAfterSeq);
  if (from === -1) return;
  const next = entries.findIndex(({ role }, index) => index > from && role === "user");
  const place = shown.at(next === -1 ? -1 : next - 1);
  if (place) place.checkpoint = { text: checkpointSummary, language: shownIn(checkpointSummary) };
}

function panelOf(event: CrisisEvent, content: string): Panel | undefined {
  return panelOfFinding(event, shownIn(content)) ?? undefined;
}

/** Of the two languages that what surrounds a text is written in, the one that goes with it. */
function shownIn(text: string): "en" | "es" {
  return detectLanguage(text) === "es" ? "es" : "en";
}
