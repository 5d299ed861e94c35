import { href, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { shownMood, type Feeling } from "#app/catalogue/feelings.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { compactDayOf, compactWeekdayOf } from "#app/catalogue/format-date.ts";
import {
  answerFromRecord,
  pickFromRecord,
  SHOWN_AT_ONCE,
  type RecordPiece,
} from "#app/companion/record/answer-record.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { redirectToFound, type LastAsked } from "#app/middleware/last-asked.server.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { findJournalAccess } from "#app/models/record/journal-access.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { QUERY_MAX_LENGTH } from "#app/models/storage/search-query.ts";
import { findShownFeelings } from "../journal/own-choices.server.ts";
import { conversationHref } from "../chat/conversation-href.ts";
import type { Route } from "./+types/ask";

const schema = z.object({ question: ownWords(z.string().default(""), "aside") });

/** Where a question waits that arrived after its writer was signed out. */
export const ASK_DRAFT = "ask";

/** Why there is no answer. */
export type AskRefusal = "empty" | "too-long" | "too-fast";

/** A piece of the record as the page shows it. */
export interface ShownPiece {
  id: string;
  href: string;
  label: string;
  day: string;
  isLogged: boolean;
  mood: string | null;
  text: string;
}

/** Answers a question about one's own record. The question is a person's own text too. */
export const askRecord = screenedAction(schema, ask, { draft: () => ASK_DRAFT });

async function ask(submitted: SubmittedWords<typeof schema>, { context }: Route.ActionArgs) {
  const { user, risk } = submitted.account;
  const { text } = submitted.screeningOf("question");
  const refuse = (reason: AskRefusal, status: number) => submitted.refuse(reason, status);
  if (text.trim() === "") return refuse("empty", 400);
  if (text.length > QUERY_MAX_LENGTH) return refuse("too-long", 400);
  if (!(await consumeRateLimit("search.account", user.id)).isAllowed) {
    return refuse("too-fast", 429);
  }
  await submitted.record();
  // Where help stands, no model reads what was written.
  const isOfDanger = submitted.panel !== null || submitted.isCheckIn;
  const hasJournal = (await findJournalAccess(user, risk)) !== "none";
  const picked = isOfDanger ? [] : await pickFromRecord(user, risk, text, hasJournal);
  await submitted.clearDrafts();
  return redirectToFound(context, PATHS.ask, text, { picked: picked.join(" ") });
}

/** What answers the question that was asked last, as its page shows it. */
export async function showAnswer(
  context: Readonly<RouterContextProvider>,
  { text, fields, before, panel, isCheckIn }: LastAsked,
) {
  const account = signedInAccount(context);
  const hasJournal = (await findJournalAccess(account.user, account.risk)) !== "none";
  const picked = fields["picked"]?.split(" ") ?? [];
  const shown = Math.max(SHOWN_AT_ONCE, Number(before) || 0);
  const found = await answerFromRecord(account.user, text, hasJournal, picked, shown);
  const feelings = await findShownFeelings(account);
  const show = (piece: RecordPiece) => {
    const shown = showPiece(piece, feelings);
    return account.wordsHiddenUntil === null ? shown : { ...shown, text: "" };
  };
  const answer = {
    ...found,
    question: String(text),
    moreHref: found.isCut ? `${PATHS.ask}?found=${shown + SHOWN_AT_ONCE}` : null,
    picked: found.picked.map(show),
    others: found.others.map(show),
  };
  return { answer, panel, isCheckIn };
}

const EXCERPT_LENGTH = 280;
const KINDS: Readonly<Record<RecordPiece["kind"], string>> = {
  mood: "Mood",
  journal: "Journal",
  talk: "Conversation",
  exercise: "Exercise",
};

function showPiece(piece: RecordPiece, feelings: readonly Feeling[]): ShownPiece {
  const { kind, id, day, mood, feelingId = null, text } = piece;
  const felt = mood && shownMood({ mood, feelingId }, feelings);
  const isCut = text.length > EXCERPT_LENGTH;
  return {
    id: `${kind}-${id}`,
    href: hrefOf(piece),
    label: `${KINDS[kind]}, ${compactWeekdayOf(day)}`,
    day: compactDayOf(day),
    isLogged: kind === "mood",
    mood: felt ? `${felt.emoji} ${felt.label}` : null,
    text: isCut ? `${text.slice(0, EXCERPT_LENGTH).toWellFormed()}…` : text,
  };
}

function hrefOf({ kind, id, seq, conversationId, exerciseId }: RecordPiece): string {
  switch (kind) {
    case "mood":
      return href("/moods/:moodId", { moodId: id });
    case "journal":
      return href("/journal/:entryId", { entryId: id });
    case "exercise":
      return `${PATHS.exercises}/${exerciseId}/${id}`;
    case "talk":
      return `${conversationHref(conversationId ?? "")}?around=${seq}#message-${id}`;
  }
}
