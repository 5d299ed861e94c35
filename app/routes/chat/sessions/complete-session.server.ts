import { redirect } from "react-router";
import { z } from "zod";
import { finishConversation } from "#app/companion/conversations/conversation-end.server.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { findConversation } from "#app/models/conversations/conversations.server.ts";
import {
  completeConversation,
  REFLECTION_MAX_LENGTH,
  REFLECTION_MIN_LENGTH,
  type Reflection,
} from "#app/models/conversations/conversation-endings.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import type { Route } from "./+types/session-summary";
import {
  draftOfReflection,
  reflectionFieldOf,
  REFLECTION_FIELDS,
  type ReflectionRefusal,
} from "./reflection.ts";
import { conversationHref } from "../conversation-href.ts";

/** The messages of a form that couldn't be saved. */
const NOT_COMPLETED = {
  title: "Error completing session",
  text: "Please try again. Nothing was saved yet. Your text is below.",
};

/** What somebody writes at the end of a session. */
export const reflectionTexts = {
  userReflection: reflectionText("Please share at least a few thoughts about the session"),
  weeklyGoals: reflectionText("Please set at least one goal for the week"),
};

const schema = z.object({
  userReflection: ownWords(reflectionTexts.userReflection),
  weeklyGoals: ownWords(reflectionTexts.weeklyGoals),
});

function reflectionText(tooShort: string) {
  const tooLong = `Please keep it to ${REFLECTION_MAX_LENGTH.toLocaleString("en-US")} characters`;
  const text = z.string({ error: tooShort }).trim();
  return text.min(REFLECTION_MIN_LENGTH, tooShort).max(REFLECTION_MAX_LENGTH, tooLong);
}

/** Takes what somebody writes about a session, once. */
export const submitReflection = screenedAction(schema, complete, {
  draft: (name, { params }) => draftOfReflection(params.conversationId, reflectionFieldOf(name)),
  notices: { token: NOT_COMPLETED, "not-saved": NOT_COMPLETED, unreadable: NOT_COMPLETED },
});

async function complete(
  submitted: SubmittedWords<typeof schema>,
  { url, params }: Route.ActionArgs,
) {
  const { user, risk } = submitted.account;
  const { conversationId } = params;
  const reflection: Reflection = {
    userReflection: submitted.screeningOf("userReflection"),
    weeklyGoals: submitted.screeningOf("weeklyGoals"),
  };
  const refuse = (reason: ReflectionRefusal, status: number) => submitted.refuse(reason, status);
  const outcome = await finishConversation(user.id, conversationId);
  if (outcome === "missing" || outcome === "gone") return submitted.refuseOnPage("missing", 404);
  if (outcome === "empty") throw redirect(conversationHref(conversationId));
  if (submitted.submission.status !== "success") return refuse("invalid", 400);
  const isCompleted = await completeConversation(user.id, conversationId, reflection);
  if (!isCompleted && !(await isTheSame(user.id, conversationId, reflection))) {
    return refuse("already", 409);
  }
  await submitted.clearDrafts();
  // In danger, stay on the summary.
  const isAtRisk = asksAboutDanger(submitted.worst.assessment.tier) || risk?.status === "open";
  throw await redirectWithToast(
    isPremium(user) && !isAtRisk ? PATHS.progress : url.pathname,
    "session-completed",
  );
}

/** Whether the session was completed with these very texts, as by the first post of a double click. */
async function isTheSame(
  userId: string,
  conversationId: string,
  sent: Reflection,
): Promise<boolean> {
  const kept = await findConversation(userId, conversationId);
  return REFLECTION_FIELDS.every((field) => kept?.[field] === sent[field].text);
}
