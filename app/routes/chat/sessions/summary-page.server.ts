import { data, type RouterContextProvider } from "react-router";
import { dayOf } from "#app/catalogue/format-date.ts";
import { speakersInWords, storedTherapist } from "#app/catalogue/therapists.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { toastOf } from "#app/middleware/toasts.server.ts";
import { findConversation, isEnded } from "#app/models/conversations/conversations.server.ts";
import { latestPageEvent } from "#app/models/risk/crisis-events.server.ts";
import { openDraft } from "#app/models/conversations/drafts.server.ts";
import { PAGE_HELP_SHOWN_MS } from "#app/models/risk/page-question.server.ts";
import { findRiskState, keepsQuiet, repeatsNothing } from "#app/models/risk/risk.server.ts";
import { findSpeakers } from "#app/models/conversations/speakers.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import { draftOfReflection } from "./reflection.ts";

type Context = Readonly<RouterContextProvider>;

/** What the page of a session's summary shows; throws a 404 where there is no such session. */
export async function loadSummary(context: Context, url: URL, conversationId: string) {
  const { user } = signedInAccount(context);
  const conversation = await findConversation(user.id, conversationId);
  if (!conversation) throw data(null, { status: 404 });
  const [risk, event, speakers, reflectionDraft, goalsDraft] = await Promise.all([
    findRiskState(user.id),
    latestPageEvent(user.id, Date.now() - PAGE_HELP_SHOWN_MS),
    findSpeakers(user.id, conversationId),
    openDraft(user.id, draftOfReflection(conversationId, "userReflection")),
    openDraft(user.id, draftOfReflection(conversationId, "weeklyGoals")),
  ]);
  const companion = storedTherapist(conversation.therapistType);
  const isRiskOpen = risk?.status === "open";
  // After abuse too nothing repeats what was said: somebody else may be looking at the screen.
  const isQuiet = repeatsNothing(risk);
  return {
    path: url.pathname,
    conversationId,
    companionId: companion.id,
    companionName: speakersInWords(speakers),
    companionPortrait: companion.avatar,
    date: dayOf(conversation.createdAt, user.timeZone),
    minutes: conversation.duration,
    isEnded: isEnded(conversation),
    isCompleted: conversation.isCompleted,
    isJustCompleted: toastOf(context) === "session-completed",
    summary: isQuiet ? null : conversation.summary,
    insights: isQuiet ? null : conversation.insights,
    openThreads: isQuiet ? [] : (conversation.openThreads?.split("\n") ?? []),
    techniques: conversation.modalitiesUsed,
    kept: {
      userReflection: conversation.userReflection ?? "",
      weeklyGoals: conversation.weeklyGoals ?? "",
    },
    drafts: {
      userReflection: String(reflectionDraft.content),
      weeklyGoals: String(goalsDraft.content),
    },
    draftVersion: Math.max(reflectionDraft.updatedAt, goalsDraft.updatedAt),
    isRiskOpen,
    panel: event ? panelOfFinding(event, "en") : null,
    isCheckIn: event?.tier === "check_in",
    opensJournal: isPremium(user),
    sellsJournal: !keepsQuiet(risk) && !isPremium(user),
  };
}

export type SummaryPage = Awaited<ReturnType<typeof loadSummary>>;
