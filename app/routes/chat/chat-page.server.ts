import { PATHS } from "#app/catalogue/paths.ts";
import { data, type RouterContextProvider } from "react-router";
import { findTherapist, resolveTherapist, storedTherapist } from "#app/catalogue/therapists.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { rememberLeftConversations } from "#app/companion/memory/remember.server.ts";
import { openVisit } from "#app/companion/risk/check-backs.server.ts";
import { conversationPhase } from "#app/companion/conversations/conversation-phase.ts";
import { openingFor } from "#app/companion/conversations/openings.server.ts";
import { openingNotice } from "#app/companion/reply/notices.server.ts";
import { findLiveReply } from "#app/companion/reply/live-reply.server.ts";
import { settleEnded } from "#app/companion/reply/running-reply.server.ts";
import { isStandingOffer } from "#app/companion/programs/track-switch.server.ts";
import { environment } from "#app/config/environment.server.ts";
import { ordinaryPage } from "#app/content/help-lines.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { hasTold } from "#app/models/conversations/messages.server.ts";
import { readPage, type Entry } from "#app/models/conversations/conversation-pages.server.ts";
import {
  findOpenedConversation,
  isEnded,
  isWritable,
  latestConversation,
  type OpenedConversation,
} from "#app/models/conversations/conversations.server.ts";
import { NEW_CONVERSATION, openDraft } from "#app/models/conversations/drafts.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { interruptOrphans } from "#app/models/replies/replies.server.ts";
import {
  afterTime,
  findRiskState,
  mayBeCorrected,
  stateOf,
  keepsQuiet,
} from "#app/models/risk/risk.server.ts";
import { mayBeWatched } from "#app/models/risk/risk-state.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { isJustAsked, type AskingState } from "#app/safety/asking.ts";
import { noticeText } from "#app/safety/notices.ts";
import { instruction } from "#app/safety/scripts/fill-line.ts";
import { isSpeechConfigured } from "#app/services/speech.server.ts";
import { conversationHref } from "./conversation-href.ts";
import { loadDays } from "./history/days.server.ts";
import { loadPlanNews } from "./plan-news.server.ts";
import { findOftenAsked } from "./messages/often-asked.server.ts";
import { refusedContext } from "./messages/refused-context.server.ts";
import { speakerOf, pitchAndSpeedOf } from "./messages/shown-entry.server.ts";
import { showEntries } from "./messages/show-entries.server.ts";
import { readCursor } from "./page-cursor.ts";

type Context = Readonly<RouterContextProvider>;

/** In place of a conversation that isn't there, whoever asks. */
const GONE = {
  title: "That conversation is gone",
  said: "It was deleted, or it wasn't kept. If you followed a link, it may be incomplete.",
};

/** What the page of a conversation shows. */
export async function loadConversation(context: Context, url: URL, conversationId: string) {
  const user = signedInUser(context);
  const opened = await findOpenedConversation(user.id, conversationId);
  if (!opened) throw data(GONE, { status: 404 });
  await settleEnded(conversationId);
  let cursor = readCursor(url);
  let { entries, hasEarlier, hasLater } = await readPage(user.id, conversationId, cursor);
  if (entries.length === 0 && cursor) {
    cursor = undefined;
    ({ entries, hasEarlier, hasLater } = await readPage(user.id, conversationId));
  }
  if (entries.some(({ id, reply }) => reply?.status === "running" && !findLiveReply(id))) {
    await interruptOrphans(user.id, conversationId);
    ({ entries, hasEarlier, hasLater } = await readPage(user.id, conversationId, cursor));
  }
  const [first, last] = [entries.at(0), entries.at(-1)];
  return {
    ...(await loadShared(user, opened, null, entries)),
    entries: showEntries(entries, opened),
    earlierHref:
      hasEarlier && first ? `${conversationHref(conversationId)}?before=${first.seq}` : null,
    laterHref:
      hasLater && last ? `${conversationHref(conversationId)}?after=${last.seq}#earlier` : null,
    isNewestPage: !hasLater,
    isMiddlePage: cursor !== undefined,
    isWritable: isWritable(opened.conversation, user.timeZone),
    isEnded: isEnded(opened.conversation),
  };
}

/** What the chat opens with, with no detour on a slow line: today's conversation, else one that has not begun. */
export async function loadChat(context: Context, url: URL): Promise<ChatPage> {
  const user = signedInUser(context);
  const latest = await latestConversation(user.id);
  const sentTherapist = findTherapist(url.searchParams.get("therapist"))?.id ?? null;
  // A companion in the address asks for a new conversation.
  const leadsOn = !context.get(refusedContext) && sentTherapist === null;
  if (leadsOn && latest && isWritable(latest, user.timeZone)) {
    return loadConversation(context, url, latest.id);
  }
  const shared = await loadShared(user, await loadNothingYet(user), sentTherapist);
  const last = shared.days.days[0]?.conversations[0];
  return {
    ...shared,
    entries: [],
    earlierHref: null,
    laterHref: null,
    isNewestPage: true,
    isMiddlePage: false,
    isWritable: true,
    isEnded: false,
    newHref: sentTherapist ? `${PATHS.chat}?therapist=${sentTherapist}` : PATHS.chat,
    lastHref: last ? conversationHref(last.id) : null,
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
  user: User,
  opened: OpenedConversation | Awaited<ReturnType<typeof loadNothingYet>>,
  sentTherapist: string | null = null,
  entries: readonly Entry[] = [],
) {
  const { conversation, draft, risk, beganWith } = opened;
  void rememberLeftConversations(user, conversation?.id ?? null);
  const opensWith = await openingNotice(user.id, beganWith);
  const companion = storedTherapist(
    conversation?.therapistType ?? resolveTherapist(sentTherapist, user.selectedTherapist),
  );
  const opener = storedTherapist(conversation?.openedByTherapist ?? companion.id);
  const checkBack = await openVisit(risk, entries.length === 0);
  const state = stateOf(afterTime(risk, Date.now()).state);
  const isWatched = risk !== null && mayBeWatched(risk);
  const own = entries.filter(({ role }) => role === "user");
  // Right after a sign of danger too, whoever it is about, nothing is said of plans.
  const isQuiet = keepsQuiet(risk) || checkBack !== null || Boolean(own.at(-1)?.event);
  const news = await loadPlanNews(user, isQuiet);
  return {
    appName: environment().appName,
    conversationId: conversation?.id ?? null,
    isKept: conversation?.isKept ?? true,
    isImported: conversation?.isImported ?? false,
    days: await loadDays(user),
    companionId: companion.id,
    companionName: companion.name,
    companionPortrait: companion.avatar,
    voice: { ...pitchAndSpeedOf(companion), hasSpeech: isSpeechConfigured() },
    callNotice: noticeText("voice", "en"),
    trackTitle: conversation?.trackType ? (findTrack(conversation.trackType)?.title ?? null) : null,
    opening: await openingFor(user, opener.id, conversation),
    openedBy: opener.id === companion.id ? null : speakerOf(opener),
    inDanger: instruction(helpRegion(), "suicide", "en", true),
    openingNotice: opensWith,
    checkBack,
    draft: String(draft.content),
    draftVersion: draft.updatedAt,
    timeZone: user.timeZone,
    formKey: newId(),
    ...news,
    lastFreeId: news.offer === null ? null : sentJustNow(own.at(-1)),
    phase: conversationPhase({
      hasTrack: Boolean(conversation?.trackType),
      isQuiet,
      hasOffer: isStandingOffer(entries.at(-1)?.reply?.reason),
      ownTexts: own.map(({ content }) => content),
    }),
    isRiskOpen: risk?.status === "open",
    oftenAsked: await findOftenAsked(risk, entries),
    asksAboutDanger: mayBeCorrected(risk) && isAsking(state),
    // On a screen that somebody else may read, a wish for no numbers folds the panels that stand there, too.
    isPanelFolded:
      state === "folded" ||
      (isWatched && (await hasTold(user.id, conversation?.id ?? "", "aside_no_numbers"))),
    quickExitHref: isWatched ? ordinaryPage(helpRegion()) : null,
    needsAdultLine: !user.onboardingComplete && user.adultConfirmedAt === null,
  };
}

/** A message older than this doesn't count as just sent. */
const JUST_SENT_MS = 60_000;

function sentJustNow(entry: Entry | undefined): string | null {
  return entry && Date.now() - entry.createdAt < JUST_SENT_MS ? entry.id : null;
}

// The buttons under a reply are those of a question about danger.
function isAsking(state: AskingState): boolean {
  return isJustAsked(state) || state === "open";
}

export type ChatPage = Awaited<ReturnType<typeof loadConversation>> & {
  lastHref?: string | null;
  newHref?: string;
};
