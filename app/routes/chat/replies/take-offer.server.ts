import { keepsQuiet } from "#app/models/risk/risk.server.ts";
import { redirect, type ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { OFFER_WORDS } from "#app/content/offers.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import type { ToastCode } from "#app/content/toasts.ts";
import {
  OFFER_ACCEPTED,
  takeAnswer,
  type OfferChanges,
} from "#app/companion/offers/answer-offer.server.ts";
import { OFFERED_ENTRY_MAX_LENGTH, OFFERED_MAX_LENGTH } from "#app/companion/offers/proposal.ts";
import { isOfferedInDanger } from "#app/companion/offers/check-offer.server.ts";
import { answerMessage } from "#app/companion/reply/reply.server.ts";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import {
  findOpenedConversation,
  isWritable,
} from "#app/models/conversations/conversations.server.ts";
import { digestOf } from "#app/models/storage/identifier.server.ts";
import { findLastOwnMessage } from "#app/models/conversations/messages.server.ts";
import { findNewestOffer, type Offer } from "#app/models/conversations/offers.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { redirectToAnswer, withToast } from "../messages/send-message.server.ts";
import { conversationHref } from "../conversation-href.ts";

const offerSchema = z.object({
  /** The offered words, as the person wants them kept. */
  words: ownWords(z.string().optional(), "aside"),
  mood: z.string().optional(),
  answer: z.enum(["accept", "decline"]).catch("accept"),
});

type SubmittedAnswer = SubmittedWords<typeof offerSchema>;
type OpenedConversation = NonNullable<Awaited<ReturnType<typeof findOpenedConversation>>>;

/** Takes the answer to an offer: only the newest reply's, and only once. */
export const takeOffer = screenedAction(offerSchema, take, {
  draft: () => null,
  notices: {
    missing: {
      title: "This offer isn't open anymore",
      text: "It was answered before, or the conversation went on. Nothing new was kept.",
    },
  },
});

async function take(submitted: SubmittedAnswer, { params }: ActionFunctionArgs) {
  const { conversationId = "", replyId = "" } = params;
  const { user, risk } = submitted.account;
  const opened = await findOpenedConversation(user.id, conversationId);
  const found = opened && (await findNewestOffer(user.id, conversationId, replyId));
  const isOpen = opened && isWritable(opened.conversation, user.timeZone);
  if (!found || !isOpen) return submitted.refuseOnPage("missing", 404);
  const back = (toast: ToastCode | null = null) =>
    withToast(`${conversationHref(conversationId)}#reply-${replyId}`, toast);
  // A repeated post redirects to the same place as the first.
  if (found.answer !== null) return back();
  const { offer } = found;
  if (keepsQuiet(risk) && !isOfferedInDanger(offer)) {
    return submitted.refuseOnPage("missing", 404);
  }
  const { answer, mood } = valuesOf(submitted.submission);
  const take = (given: "accepted" | "declined", changes?: OfferChanges) =>
    takeAnswer(user, conversationId, { replyId, offer, answer: given }, changes);
  if (answer === "decline") {
    await take("declined");
    return back();
  }
  if (offer.kind === "exercise" || offer.kind === "track") return begin(submitted, opened, replyId);
  if ("words" in offer) return keepWords(submitted, offer, { take, back });
  const isTaken = await take("accepted", { mood });
  if (offer.kind === "help") return redirect(PATHS.help);
  if (offer.kind === "safety_plan") return redirect(PATHS.safetyPlan);
  return back(isTaken ? "mood-logged" : "offer-empty");
}

interface Taking {
  take: (given: "accepted", changes?: OfferChanges) => Promise<boolean>;
  back: (toast?: ToastCode | null) => Promise<Response>;
}

async function keepWords(
  submitted: SubmittedAnswer,
  { kind }: Extract<Offer, { words: unknown }>,
  { take, back }: Taking,
) {
  await submitted.record();
  const isSent = submitted.form.has("words");
  const words = submitted.screeningOf("words");
  const most = kind === "journal" ? OFFERED_ENTRY_MAX_LENGTH : OFFERED_MAX_LENGTH;
  if (isSent && words.text.trim() === "") return back("offer-empty");
  if (words.text.trim().length > most) return submitted.refuseOnPage("too_large", 400);
  // What is about danger is met with help, and is no goal or memory.
  const isInDanger = asksAboutDanger(words.assessment.tier);
  if (isInDanger && kind !== "journal") return submitted.refuseOnPage("at-risk", 400);
  const isKept = await take("accepted", isSent ? { words } : {});
  if (!isKept) return submitted.refuseOnPage("full", 409);
  if (kind === "journal") return redirect(`${PATHS.journal}?entry=new#new-entry`);
  return back(kind === "goal" ? "goal-kept" : "memory-added");
}

/** An exercise is begun as if the person had said yes, which is what stands in the conversation. */
async function begin({ account }: SubmittedAnswer, opened: OpenedConversation, replyId: string) {
  const { conversation, risk, beganWith } = opened;
  const asked = await findLastOwnMessage(account.user.id, conversation.id);
  const language = asked?.classes?.language ?? "en";
  const outcome = await answerMessage({
    user: account.user,
    conversation,
    risk,
    hasOpening: beganWith !== null,
    screening: await screenText(OFFER_WORDS[language].yes),
    choice: OFFER_ACCEPTED,
    earlier: [],
    // A second press gives the same message.
    formKey: digestOf(`offer:${replyId}`).slice(0, 22),
    timeZone: null,
    draftOf: null,
  });
  if (outcome.outcome === "stored" || outcome.outcome === "duplicate")
    return redirectToAnswer(account.user.id, outcome);
  return withToast(
    conversationHref(conversation.id),
    outcome.outcome === "limit" ? "limit-reached" : null,
  );
}
