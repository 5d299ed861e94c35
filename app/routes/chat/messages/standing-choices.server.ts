import { resolveTherapist, storedTherapist } from "#app/catalogue/therapists.ts";
import {
  matchesChoice,
  CHECK_BACK,
  choiceTapped,
  OPENING,
  type StandingChoices,
} from "#app/companion/reply/choices.ts";
import { checkBackFor } from "#app/companion/risk/check-backs.server.ts";
import { openingFor } from "#app/companion/conversations/openings.server.ts";
import type { Tapped } from "#app/middleware/screened-action.server.ts";
import { readPage, type Entry } from "#app/models/conversations/conversation-pages.server.ts";
import {
  findOpenedConversation,
  type OpenedConversation,
} from "#app/models/conversations/conversations.server.ts";
import { findSentChoice } from "#app/models/conversations/messages.server.ts";
import {
  afterTime,
  findRiskState,
  isCheckedBack,
  type RiskState,
} from "#app/models/risk/risk.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { findOftenAsked } from "./often-asked.server.ts";
import { showEntries } from "./show-entries.server.ts";

/** Where a choice would be made: a conversation, or none yet. */
interface Place {
  conversation: OpenedConversation["conversation"] | null;
  risk: RiskState | null;
}

/** The choices that the page of a conversation shows now, by the same rules as the page itself. */
export async function standingChoices(
  user: User,
  { conversation, risk }: Place,
  known: { selectedTherapist?: string | null; newest?: readonly Entry[] } = {},
): Promise<StandingChoices> {
  const aged = afterTime(risk, Date.now()).state;
  const checkBack = isCheckedBack(aged) ? checkBackFor(aged) : null;
  if (checkBack) return { under: CHECK_BACK, answers: checkBack.quickAnswers };
  const entries = known.newest ?? (await newestEntries(user, conversation));
  const last = entries.at(-1);
  if (!conversation || !last) {
    const companion = conversation
      ? (conversation.openedByTherapist ?? conversation.therapistType)
      : resolveTherapist(known.selectedTherapist ?? null, user.selectedTherapist);
    const { quickAnswers } = await openingFor(user, storedTherapist(companion).id, conversation);
    return { under: OPENING, answers: quickAnswers };
  }
  const shown = showEntries(entries, { conversation, risk });
  const often = await findOftenAsked(risk, entries);
  const answers = [...(shown.at(-1)?.quickAnswers ?? []), ...(often?.questions ?? [])];
  return { under: last.id, answers };
}

async function newestEntries(user: User, conversation: Place["conversation"]) {
  return conversation ? (await readPage(user.id, conversation.id)).entries : [];
}

/**
 * The button that a chat form was sent with. Sent twice, it is what it was the first time. What was
 * typed beside it goes first: then no button was tapped.
 */
export async function findTapped(
  form: FormData,
  conversationId: string | undefined,
  user: User,
): Promise<Tapped | null> {
  const [id, under, formKey, typed] = ["choice", "choiceUnder", "formKey", "message"].map((name) =>
    form.get(name),
  );
  if (typeof id !== "string") return null;
  const sent = typeof formKey === "string" ? await findSentChoice(user.id, formKey, id) : null;
  if (sent !== null) return isTyped(typed) ? null : { id, field: "message", words: sent };
  const opened =
    conversationId === undefined ? null : await findOpenedConversation(user.id, conversationId);
  if (conversationId !== undefined && !opened) return null;
  const place = opened ?? { conversation: null, risk: await findRiskState(user.id) };
  const therapist = form.get("selectedTherapist");
  const standing = await standingChoices(user, place, {
    selectedTherapist: typeof therapist === "string" ? therapist : null,
  });
  const tapped = choiceTapped({ choice: id, under }, standing);
  if (!tapped || (isTyped(typed) && !matchesChoice(tapped, String(typed)))) return null;
  return { id: tapped.id, field: "message", words: tapped.message };
}

/** The choice that comes beside its own words; null where it stands nowhere, or the words are others. */
export async function choiceOfWords(
  user: User,
  place: Place,
  choice: unknown,
  words: string,
): Promise<string | null> {
  if (typeof choice !== "string") return null;
  const standing = await standingChoices(user, place);
  const tapped = choiceTapped({ choice, under: standing.under }, standing);
  return tapped && matchesChoice(tapped, words) ? tapped.id : null;
}

function isTyped(typed: FormDataEntryValue | null | undefined): boolean {
  return typeof typed === "string" && typed.trim() !== "";
}
