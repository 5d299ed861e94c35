import { hidesWords } from "#app/models/risk/hidden-words.server.ts";
import { keepsQuiet } from "#app/models/risk/risk.server.ts";
import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { choiceOf } from "#app/catalogue/feelings.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { FREE_MESSAGES } from "#app/catalogue/plans.ts";
import { resolveTherapist, storedTherapist } from "#app/catalogue/therapists.ts";
import { rememberLeftConversations } from "#app/companion/memory/remember.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast, toastOf } from "#app/middleware/toasts.server.ts";
import {
  findUnfinishedConversation,
  isWritable,
  latestConversation,
} from "#app/models/conversations/conversations.server.ts";
import { isCheckUpDue } from "#app/models/record/check-ups.server.ts";
import { dayIn, validTimeZone } from "#app/models/record/days.server.ts";
import { listUnfinishedRuns } from "#app/models/record/exercise-runs.server.ts";
import { resolveMood } from "#app/models/record/feelings.server.ts";
import { findGoalsOfTheWeek } from "#app/models/record/goals.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { findMoodOfToday, recordMood } from "#app/models/record/moods.server.ts";
import { isPremium, remainingMessages } from "#app/models/billing/subscriptions.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { GOAL_FIELDS, markShownGoal } from "../progress/mark-goal.server.ts";
import { showGoal } from "../progress/progress-page.server.ts";
import { FEELING_GONE, moodChoice, NO_MOOD } from "../journal/entry-fields.server.ts";
import { findShownFeelings, hiddenUntilDay } from "../journal/own-choices.server.ts";
import { loadWeek } from "../moods/week.server.ts";
import { noteHrefOf } from "./mood-note.ts";
import { CHECK_UP, chooseNextStep } from "./next-step.ts";
import { conversationHref } from "../chat/conversation-href.ts";

type Context = Readonly<RouterContextProvider>;

const homeSchema = z.object({
  mood: moodChoice.optional(),
  timeZone: z.string().optional(),
  ...GOAL_FIELDS,
});

export type HomePage = Awaited<ReturnType<typeof loadHome>>;

/** What home shows to a signed-in person. */
export async function loadHome(context: Context, account: SignedIn) {
  const { user, risk, wordsHiddenUntil } = account;
  const isHidden = wordsHiddenUntil !== null;
  void rememberLeftConversations(user, null);
  const feelings = await findShownFeelings(account);
  const [today, week, talk, goals, runs, isDue] = await Promise.all([
    findMoodOfToday(user.id, user.timeZone),
    loadWeek(user.id, dayIn(user.timeZone), feelings),
    loadTalk(user),
    // After abuse nothing repeats what was said: somebody else may be looking at the screen.
    isHidden ? [] : findGoalsOfTheWeek(user.id),
    isHidden ? [] : listUnfinishedRuns(user.id),
    keepsQuiet(risk) ? false : isCheckUpDue(user),
  ]);
  const [run] = runs;
  return {
    firstName: user.firstName.trim() || "User",
    isRiskOpen: risk?.status === "open",
    /** Forms with scripts tell it; without, somebody chooses it. */
    isTimeZoneKnown: user.timeZone !== null,
    isSelling: !keepsQuiet(risk) && !isPremium(user),
    isPremium: isPremium(user),
    isOnboarded: user.onboardingComplete,
    /** A payment is missing: said where it can be mended, and not in danger. */
    isPaymentMissing: user.subscriptionStatus === "past_due" && !keepsQuiet(risk),
    remaining: remainingMessages(user),
    freeMessages: FREE_MESSAGES,
    talk,
    week,
    feelings,
    wordsHiddenUntil: hiddenUntilDay(account),
    mood: today && choiceOf(today),
    /** Where a week has just ended, or ends today. */
    isWeekEnding: !hidesWords(account) && new Date(dayIn(user.timeZone)).getUTCDay() <= 1,
    noteHref: noteHrefOf(today),
    isMoodLogged: today !== null && toastOf(context) === "mood-logged",
    goals: goals.map((goal) => showGoal(goal, user.timeZone)),
    nextStep: isDue
      ? CHECK_UP
      : chooseNextStep({
          isOnboarded: user.onboardingComplete,
          mood: today?.mood ?? null,
          unfinishedExercise: run ? { exerciseId: run.exerciseId, runId: run.id } : null,
        }),
  };
}

/** Where the box leads, and whose it is: today's conversation, or a new one. */
async function loadTalk(user: User) {
  const [latest, unfinished] = await Promise.all([
    latestConversation(user.id),
    findUnfinishedConversation(user.id, user.timeZone),
  ]);
  const current = unfinished ?? (latest && isWritable(latest, user.timeZone) ? latest : null);
  const { id, name, avatar, color } = storedTherapist(
    current?.therapistType ?? resolveTherapist(null, user.selectedTherapist),
  );
  return {
    companion: { id, name, avatar, color },
    formKey: newId(),
    action: current ? conversationHref(current.id) : PATHS.chat,
    hasBegun: unfinished !== null,
    needsAdultLine: !user.onboardingComplete && user.adultConfirmedAt === null,
  };
}

/**
 * Says what became of a goal, or logs the mood of a form, and leads back to it; what is no mood
 * is told at the field.
 */
export const submitHomeForm = formAction(homeSchema, async ({ submission }, { context }) => {
  const user = signedInUser(context);
  const { mood, timeZone, goal, outcome } = submission.status === "success" ? submission.value : {};
  if (goal && outcome) {
    await markShownGoal(user.id, goal, outcome);
    throw redirect(`${PATHS.today}#goals`);
  }
  const felt = mood && (await resolveMood(user.id, mood));
  if (!felt) return data({ moodError: mood ? FEELING_GONE : NO_MOOD }, { status: 400 });
  await recordMood(user.id, felt, user.timeZone ?? validTimeZone(timeZone));
  throw await redirectWithToast("/#mood-today", "mood-logged");
});
