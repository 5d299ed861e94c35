import type { LoaderFunctionArgs } from "react-router";
import { DAY_MS } from "#app/config/durations.ts";
import { choiceOf, shownEntryMood } from "#app/catalogue/feelings.ts";
import { compactWeekdayOf, fullDayOf, fullMomentOf, monthOf } from "#app/catalogue/format-date.ts";
import { restoreTagSpelling } from "#app/catalogue/tags.ts";
import { findTemplate, PROMPTS, TEMPLATES } from "#app/content/journal.ts";
import { journalAccess } from "#app/middleware/access.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { toastOf } from "#app/middleware/toasts.server.ts";
import { latestPageEvent } from "#app/models/risk/crisis-events.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import {
  NEW_ENTRY_DRAFT,
  findDraftFields,
  openDraft,
  type Draft,
} from "#app/models/conversations/drafts.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import {
  countEntries,
  entryPlaceText,
  listEntries,
  readEntryPlace,
  type JournalEntry,
} from "#app/models/record/journal-entries.server.ts";
import { findMoodOfToday } from "#app/models/record/moods.server.ts";
import { PAGE_HELP_SHOWN_MS } from "#app/models/risk/page-question.server.ts";
import { latestUndo, UNDO_MS } from "#app/models/storage/undos.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { wordsHiddenUntil } from "#app/models/risk/hidden-words.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import { findExercise } from "#app/content/exercises.ts";
import { answersOfRun, findRun } from "#app/models/record/exercise-runs.server.ts";
import { savedNotice } from "./saved-notice.ts";
import { noteHrefOf } from "../start/mood-note.ts";
import { keptInDraft, tapErrorIn } from "./entry-fields.server.ts";
import { findOwnChoices, hiddenUntilDay, type OwnWords } from "./own-choices.server.ts";
import { shownAnswers } from "../exercises/run-page.server.ts";

/** Of a longer entry the list shows the beginning. Characters. */
const LISTED_LENGTH = 1_200;

export type JournalPage = Awaited<ReturnType<typeof loadJournal>>;

/** What the journal shows: the way to a new entry, or its form, and the latest ones. */
export async function loadJournal({ context, url }: LoaderFunctionArgs) {
  const account = signedInAccount(context);
  const { user } = account;
  const access = journalAccess(context);
  const asked = url.searchParams.get("entry");
  const [help, todaysMood, number, list, undo, draft, beside, own] = await Promise.all([
    findJournalHelp(account),
    findMoodOfToday(user.id, user.timeZone),
    countEntries(user.id),
    listEntries(user.id, undefined, readEntryPlace(url.searchParams.get("before"))),
    latestUndo(user.id, ["entry_deleted"], { since: Date.now() - UNDO_MS }),
    openDraft(user.id, NEW_ENTRY_DRAFT),
    findDraftFields(user.id, NEW_ENTRY_DRAFT),
    findOwnChoices(account),
  ]);
  const isOpen = access === "full" && (asked === "new" || url.searchParams.has("exercise"));
  const today = dayIn(user.timeZone);
  return {
    access,
    ...help,
    own,
    mood: todaysMood && choiceOf(todaysMood),
    noteHref: noteHrefOf(todaysMood),
    tapError: tapErrorIn(url),
    isMoodLogged: todaysMood !== null && toastOf(context) === "mood-logged",
    number,
    entries: list.entries.map((entry) => showEntry(entry, own, account)),
    next: list.next && entryPlaceText(list.next),
    isFirstPage: !url.searchParams.has("before"),
    undo: undo && { id: undo.id, isJustDeleted: toastOf(context) === "entry-deleted" },
    savedNotice: savedNotice(toastOf(context), "entry-saved"),
    hasDraft: draft.content.trim() !== "" || "tags" in beside,
    templates: TEMPLATES.map(({ id, title, about }) => ({ id, title, about })),
    newEntry: isOpen ? await startEntry(user, url, draft, beside) : null,
    today,
  };
}

export type NewEntry = Awaited<ReturnType<typeof startEntry>>;

/** What the form of a new entry begins with: a draft, a template, an exercise's result, or nothing. */
async function startEntry(
  user: User,
  url: URL,
  { content, updatedAt }: Draft,
  beside: Record<string, string>,
) {
  const draft = String(content);
  const kept = keptInDraft(beside, user);
  const template = findTemplate(url.searchParams.get("template"));
  const runId = url.searchParams.get("exercise");
  const result = runId === null ? null : await findExerciseResult(user.id, runId);
  const day = url.searchParams.get("day");
  const today = dayIn(user.timeZone);
  const begun = result?.text ?? template?.text ?? "";
  return {
    formKey: newId(),
    draftVersion: updatedAt,
    // What was typed before is never put away for a template: it stands below it.
    content: begun !== "" && draft.trim() !== "" ? `${begun}\n\n${draft}` : begun || draft,
    tags: [...(result?.tags ?? template?.tags ?? []), kept?.tags ?? ""].filter(Boolean).join(", "),
    mood: kept?.mood ?? null,
    shareWithAi: kept?.shareWithAi ?? false,
    exerciseRunId: result?.runId ?? null,
    date:
      day !== null && day <= today && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : (kept?.date ?? today),
    today,
    prompt: promptOf(today),
  };
}

/** One question a day, the same all day long. */
function promptOf(day: string): string {
  return PROMPTS[Math.floor(Date.parse(day) / DAY_MS) % PROMPTS.length] ?? "";
}

/** What a text in the journal called for: the panel, or a question on a card. */
export async function findJournalHelp(account: SignedIn) {
  const { user, risk } = account;
  const event = await latestPageEvent(user.id, Date.now() - PAGE_HELP_SHOWN_MS);
  return {
    panel: event ? panelOfFinding(event, "en") : null,
    isCheckIn: event?.tier === "check_in",
    isRiskOpen: risk?.status === "open",
    wordsHiddenUntil: hiddenUntilDay(account),
  };
}

export type ShownEntry = ReturnType<typeof showEntry>;

/** An entry as a list shows it. After abuse it's without its words: others may look on. */
export function showEntry(
  entry: JournalEntry,
  { feelings, activities }: OwnWords,
  account: Pick<SignedIn, "user" | "risk" | "wordsHiddenUntil">,
) {
  const { user, risk } = account;
  const { id, date, createdAt, content, tags, shareWithAi } = entry;
  const isHidden = account.wordsHiddenUntil !== null;
  return {
    id,
    mood: shownEntryMood(entry, feelings),
    day: compactWeekdayOf(date),
    month: monthOf(date.slice(0, 7)),
    when: momentOfEntry(entry, user.timeZone),
    writtenLater:
      dayIn(user.timeZone, createdAt) === date ? null : fullMomentOf(createdAt, user.timeZone),
    content: isHidden ? "" : content.slice(0, LISTED_LENGTH),
    isCut: !isHidden && content.length > LISTED_LENGTH,
    tags: isHidden ? [] : restoreTagSpelling(tags, activities),
    isShared: shareWithAi,
    // The companion's words about it stay away where their writer opens their own, too.
    insight:
      wordsHiddenUntil(risk) !== null || entry.aiResponse === null
        ? null
        : String(entry.aiResponse),
  };
}

/** When an entry was written, or the day that it's about where it was written later. */
export function momentOfEntry(
  { date, createdAt }: Pick<JournalEntry, "date" | "createdAt">,
  timeZone: string | null,
): string {
  return dayIn(timeZone, createdAt) === date ? fullMomentOf(createdAt, timeZone) : fullDayOf(date);
}

/** What somebody wrote in an exercise, as the beginning of an entry; null where it's not theirs, or holds nothing. */
async function findExerciseResult(userId: string, runId: string) {
  const run = await findRun(userId, runId);
  const exercise = run && findExercise(run.exerciseId);
  if (!run || !exercise) return null;
  const answers = shownAnswers(exercise, await answersOfRun(userId, run.id));
  if (answers.length === 0) return null;
  const written = answers.map(({ question, content }) => `${plain(question)}\n${content}`);
  return {
    runId: run.id,
    text: [exercise.title, ...written].join("\n\n"),
    tags: [exercise.title.toLowerCase()],
  };
}

/** A question without the signs that make words bold on a page. */
function plain(question: string): string {
  return question.replaceAll("*", "").trim();
}
