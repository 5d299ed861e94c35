import { data, redirect, type RouterContextProvider } from "react-router";
import { REPLY_REASONS } from "#app/catalogue/reply-reasons.ts";
import { resolveTherapist, storedTherapist, type Therapist } from "#app/catalogue/therapists.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { openVisit } from "#app/companion/check-backs.server.ts";
import { openingFor } from "#app/companion/openings.server.ts";
import { openingNotice } from "#app/companion/told-notices.server.ts";
import { findLiveReply } from "#app/companion/live-reply.server.ts";
import { settleEnded } from "#app/companion/reply.server.ts";
import { environment } from "#app/config/environment.server.ts";
import { requireUser } from "#app/middleware/account.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import {
  findOpenedConversation,
  isWritable,
  latestConversation,
  readPage,
  type Entry,
  type OpenedConversation,
} from "#app/models/conversations.server.ts";
import { findDraft, NEW_CONVERSATION } from "#app/models/drafts.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { interruptOrphans } from "#app/models/replies.server.ts";
import { findRiskState } from "#app/models/risk.server.ts";
import { mayBeCorrected } from "#app/models/risk-answers.server.ts";
import { FREE_MESSAGES, isPremium, remainingMessages } from "#app/models/subscriptions.server.ts";
import type { User } from "#app/models/users.server.ts";
import { detectLanguage } from "#app/safety/detector/language.ts";
import { noticeText } from "#app/safety/notices.ts";
import { instruction } from "#app/safety/scripts/wording.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
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
  const { therapistType } = opened.conversation;
  const shown = entries.map((entry) => showEntry(entry, therapistType));
  const [first] = entries;
  return {
    ...(await loadShared(context, user, opened)),
    entries: shown,
    earlierHref: hasEarlier && first ? `/chat/${sessionId}?before=${first.seq}` : null,
    isNewestPage: beforeSeq === null,
    isWritable: isWritable(opened.conversation, user.timeZone),
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
    trackTitle: conversation?.trackType ? (findTrack(conversation.trackType)?.title ?? null) : null,
    opening: openingFor(user, opener.id, conversation?.createdAt),
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

export type ShownEntry = ReturnType<typeof showEntry>;
export type ChatPage = Awaited<ReturnType<typeof loadConversation>> & { lastHref?: string | null };

/** Who spoke, where it was another companion than the one that the conversation is with now. */
function speakerOf({ id, name }: Therapist) {
  return { id, name };
}

function showEntry(entry: Entry, currentTherapist: string) {
  const { id, role, createdAt, reply, event, told } = entry;
  const growing = reply ? findLiveReply(id) : null;
  // A written answer that takes its place is in the row first.
  const isReplaced = growing?.ending === null && reply?.status === "done";
  const live = isReplaced ? null : growing;
  const status = live?.ending ?? reply?.status ?? null;
  return {
    id,
    role,
    // What is being said right now is ahead of what is stored.
    content: String(live ? live.text : entry.content),
    createdAt,
    status,
    notice: live?.notice ?? (reply?.reason ? (REPLY_REASONS[reply.reason] ?? null) : null),
    quickAnswers: reply?.quickAnswers ?? [],
    panel: event
      ? panelOfFinding(event, detectLanguage(entry.content) === "es" ? "es" : "en")
      : null,
    told: told ? noticeText(told.kind, told.language) : null,
    // Beside a written answer the first line stays what it is: whom to call.
    isToldFirst: reply?.source !== "written",
    spokenBy:
      reply?.therapistType && reply.therapistType !== currentTherapist
        ? speakerOf(storedTherapist(reply.therapistType))
        : null,
  };
}
