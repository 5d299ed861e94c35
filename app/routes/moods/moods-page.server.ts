import { data, type RouterContextProvider, type LoaderFunctionArgs } from "react-router";
import { choiceOf, shownMood } from "#app/catalogue/feelings.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { restoreTagSpelling } from "#app/catalogue/tags.ts";
import { clockOf, compactWeekdayOf, fullDayOf } from "#app/catalogue/format-date.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { screenedAction } from "#app/middleware/screened-action.server.ts";
import { redirectWithToast, toastOf } from "#app/middleware/toasts.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { findDraftFields, openDraft } from "#app/models/conversations/drafts.server.ts";
import {
  addMood,
  changeMood,
  findMood,
  findMoodOfToday,
  listMoods,
  type MoodEntry,
  type MoodPlace,
} from "#app/models/record/moods.server.ts";
import { latestUndo, UNDO_MS } from "#app/models/storage/undos.server.ts";
import { noteHrefOf } from "../start/mood-note.ts";
import { draftIn, keptInDraft, tagTicked, tapErrorIn } from "../journal/entry-fields.server.ts";
import { findJournalHelp } from "../journal/journal-page.server.ts";
import { findOwnChoices, opened, type OwnWords } from "../journal/own-choices.server.ts";
import { groupByWeek } from "./group-by-week.server.ts";
import type { Route } from "./+types/mood";
import { CHOSEN_IN_MOOD, draftOfMood, MOOD_DRAFT } from "./drafts.ts";
import { moodSchema, readMood, refuseMood, type SubmittedMood } from "./mood-fields.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Of a longer note the list shows the beginning. Characters. */
const LISTED_LENGTH = 600;

const NOTHING_CHOSEN = { tags: "", mood: null, date: null };

/** What the page of all moods shows. */
export async function loadMoods({ context, url }: LoaderFunctionArgs) {
  const account = signedInAccount(context);
  const { user } = account;
  const before = url.searchParams.get("before");
  const today = dayIn(user.timeZone);
  const [help, todays, { moods, next }, own, undo, draft, beside] = await Promise.all([
    findJournalHelp(account),
    findMoodOfToday(user.id, user.timeZone),
    listMoods(user.id, readPlace(before)),
    findOwnChoices(account),
    latestUndo(user.id, ["mood_deleted"], { since: Date.now() - UNDO_MS }),
    openDraft(user.id, MOOD_DRAFT),
    findDraftFields(user.id, MOOD_DRAFT),
  ]);
  const isHidden = account.wordsHiddenUntil !== null;
  const kept = keptInDraft(beside, user);
  return {
    ...help,
    mood: todays && choiceOf(todays),
    noteHref: noteHrefOf(todays),
    tapError: tapErrorIn(url),
    weeks: groupByWeek(
      moods.map((mood) => ({ ...showMood(mood, own, user.timeZone, isHidden), date: mood.date })),
      today,
    ),
    next: next && placeText(next),
    isFirstPage: before === null,
    today,
    own,
    undo: undo && { id: undo.id, isJustDeleted: toastOf(context) === "mood-deleted" },
    draft: {
      notes: String(draft.content),
      ...(kept ?? NOTHING_CHOSEN),
      isBegun: draft.content.trim() !== "" || kept !== null,
    },
    draftVersion: draft.updatedAt,
    isLogged: toastOf(context) === "mood-logged",
  };
}

function showMood(entry: MoodEntry, own: OwnWords, timeZone: string | null, isHidden: boolean) {
  const { id, date, createdAt, notes, activities, journalEntryId } = entry;
  const { label, emoji, tone } = shownMood(entry, own.feelings);
  const clock = dayIn(timeZone, createdAt) === date ? `, ${clockOf(createdAt, timeZone)}` : "";
  return {
    id,
    label,
    emoji,
    tone,
    day: compactWeekdayOf(date),
    when: `${compactWeekdayOf(date)}${clock}`,
    notes: isHidden || notes === null ? null : notes.slice(0, LISTED_LENGTH).toWellFormed(),
    isCut: !isHidden && (notes?.length ?? 0) > LISTED_LENGTH,
    activities: isHidden ? [] : restoreTagSpelling(activities, own.activities),
    href: journalEntryId ? `${PATHS.journal}/${journalEntryId}` : `${PATHS.moods}/${id}`,
    isOfEntry: journalEntryId !== null,
  };
}

function readPlace(sent: string | null): MoodPlace | null {
  const [, date, at, id] = /^(\d{4}-\d{2}-\d{2})_(\d{1,15})_([\w-]{1,40})$/.exec(sent ?? "") ?? [];
  if (date === undefined || at === undefined || id === undefined) return null;
  return { date, createdAt: Number(at), id };
}

function placeText({ date, createdAt, id }: MoodPlace): string {
  return `${date}_${createdAt}_${id}`;
}

/** Logs a mood with all that one wants to say of it. */
export const logFullMood = screenedAction(moodSchema, log, {
  draft: (name) => draftIn(MOOD_DRAFT, name),
  formAt: ({ pathname }) => pathname,
  choices: CHOSEN_IN_MOOD,
  tapped: tagTicked,
});

async function log(submitted: SubmittedMood) {
  const { user } = submitted.account;
  const read = await readMood(submitted, user);
  if (!read.details) return refuseMood(submitted, 400, read.errors);
  await addMood(user.id, read.details, read.found);
  await submitted.clearDrafts();
  return redirectWithToast(PATHS.moods, "mood-logged");
}

/** What the page of one mood shows; 404 where it's nobody's or another's. */
export async function loadMood(context: Context, moodId: string) {
  const account = opened(signedInAccount(context));
  const { user } = account;
  const mood = await findMood(user.id, moodId);
  if (!mood) throw data(null, { status: 404 });
  const today = dayIn(user.timeZone);
  const [help, undo, own, draft, beside] = await Promise.all([
    findJournalHelp(account),
    latestUndo(user.id, ["mood_changed"], { since: Date.now() - UNDO_MS, subjectId: moodId }),
    findOwnChoices(account),
    openDraft(user.id, draftOfMood(moodId)),
    findDraftFields(user.id, draftOfMood(moodId)),
  ]);
  const kept = keptInDraft(beside, user);
  return {
    ...help,
    id: moodId,
    values: {
      mood: kept?.mood ?? choiceOf(mood),
      notes: String(draft.content) || String(mood.notes ?? ""),
      tags: kept?.tags ?? mood.activities.join(", "),
      date: kept?.date ?? mood.date,
    },
    draftVersion: draft.updatedAt,
    isDraft: draft.content !== "" || kept !== null,
    when: fullDayOf(mood.date),
    today,
    own,
    undoId: undo?.id ?? null,
    isSaved: toastOf(context) === "mood-changed",
  };
}

/** Takes the change of a mood. */
export const submitMoodChange = screenedAction(moodSchema, change, {
  draft: (name, { params }) => draftIn(draftOfMood(params.moodId), name),
  formAt: ({ pathname }) => pathname,
  choices: CHOSEN_IN_MOOD,
  tapped: tagTicked,
});

async function change(submitted: SubmittedMood, { params: { moodId } }: Route.ActionArgs) {
  const { user } = submitted.account;
  const stored = await findMood(user.id, moodId);
  const read = await readMood(submitted, user, stored?.date);
  if (!stored) {
    if (submitted.screeningOf("notes").text.trim() === "") throw data(null, { status: 404 });
    return submitted.refuseOnPage("missing", 404);
  }
  if (!read.details) return refuseMood(submitted, 400, read.errors);
  await changeMood(user.id, moodId, read.details, read.found);
  await submitted.clearDrafts();
  return redirectWithToast(`${PATHS.moods}/${moodId}`, "mood-changed");
}
