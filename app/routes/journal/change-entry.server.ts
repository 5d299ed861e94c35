import { data, href, type RouterContextProvider } from "react-router";
import { reflectOnEntry } from "#app/companion/journal/entry-insight.server.ts";
import { choiceOf } from "#app/catalogue/feelings.ts";
import { fullDayOf } from "#app/catalogue/format-date.ts";
import { journalAccess } from "#app/middleware/access.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { screenedAction } from "#app/middleware/screened-action.server.ts";
import { redirectWithToast, toastOf } from "#app/middleware/toasts.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { findDraftFields, openDraft } from "#app/models/conversations/drafts.server.ts";
import {
  changeEntry,
  findEntry,
  findNeighbors,
} from "#app/models/record/journal-entries.server.ts";
import { latestUndo, UNDO_MS } from "#app/models/storage/undos.server.ts";
import { savedNotice } from "./saved-notice.ts";
import type { Route } from "./+types/entry";
import { CHOSEN_IN_ENTRY, draftOfEntry } from "./drafts.ts";
import {
  chosenIn,
  draftIn,
  entrySchema,
  keptInDraft,
  readEntry,
  tagTicked,
  type SubmittedEntry,
} from "./entry-fields.server.ts";
import { findJournalHelp, momentOfEntry, showEntry } from "./journal-page.server.ts";
import { findOwnChoices, opened } from "./own-choices.server.ts";
import { ENTRY_NOTICES, mayWrite, refuseEntry } from "./save-entry.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What the page of one entry shows; 404 where it's nobody's or another's. */
export async function loadEntry(context: Context, entryId: string) {
  const account = opened(signedInAccount(context));
  const { user } = account;
  const entry = await findEntry(user.id, entryId);
  if (!entry) throw data(null, { status: 404 });
  const today = dayIn(user.timeZone);
  const [help, neighbors, undo, draft, beside, own] = await Promise.all([
    findJournalHelp(account),
    findNeighbors(user.id, entry),
    latestUndo(user.id, ["entry_changed"], { since: Date.now() - UNDO_MS, subjectId: entryId }),
    openDraft(user.id, draftOfEntry(entryId)),
    findDraftFields(user.id, draftOfEntry(entryId)),
    findOwnChoices(account),
  ]);
  return {
    ...help,
    ...neighbors,
    access: journalAccess(context),
    id: entryId,
    shown: showEntry(entry, own, account),
    when: momentOfEntry(entry, user.timeZone),
    day: fullDayOf(entry.date),
    version: entry.version,
    values: {
      content: String(entry.content),
      tags: entry.tags.join(", "),
      mood: entry.mood && choiceOf({ ...entry, mood: entry.mood }),
      date: entry.date,
      shareWithAi: entry.shareWithAi,
    },
    draft: {
      content: String(draft.content),
      version: draft.updatedAt,
      chosen: keptInDraft(beside, user),
    },
    undoId: undo?.id ?? null,
    savedNotice: savedNotice(toastOf(context), "entry-changed"),
    today,
    own,
  };
}

export type EntryPage = Awaited<ReturnType<typeof loadEntry>>;

/** Takes the changed words of an entry. Of two changes at once the second is shown both texts. */
export const submitEntryChange = screenedAction(entrySchema, change, {
  draft: (name, { params }) => draftIn(draftOfEntry(params.entryId), name),
  choices: CHOSEN_IN_ENTRY,
  tapped: tagTicked,
  notices: ENTRY_NOTICES,
});

async function change(
  submitted: SubmittedEntry,
  { context, params: { entryId } }: Route.ActionArgs,
) {
  const { user } = submitted.account;
  const stored = await findEntry(user.id, entryId);
  if (!stored) {
    if (submitted.screeningOf("content").text.trim() === "") throw data(null, { status: 404 });
    return submitted.refuseOnPage("missing", 404);
  }
  if (!mayWrite(submitted, context)) return refuseEntry(submitted, "premium", 403);
  const { details, errors } = await readEntry(submitted, user, stored.date);
  if (!details) return refuseEntry(submitted, "invalid", 400, errors);
  const version = Number(valuesOf(submitted.submission).version);
  const outcome = await changeEntry(user.id, entryId, version, details);
  if (outcome === "missing") return submitted.refuseOnPage("missing", 404);
  if (outcome === "conflict") return refuseAsConflict(submitted, user.id, entryId);
  await submitted.clearDrafts();
  const entry = await findEntry(user.id, entryId);
  const hasInsight = entry !== null && (await reflectOnEntry(entry, details.content));
  return redirectWithToast(
    href("/journal/:entryId", { entryId }),
    hasInsight ? "entry-saved-with-insights" : "entry-changed",
  );
}

/** Both texts come back: what is saved by now stands above the form with what was just sent. */
async function refuseAsConflict(submitted: SubmittedEntry, userId: string, entryId: string) {
  const { refusal } = (await submitted.refuse("conflict", 409, {})).data;
  const saved = await findEntry(userId, entryId);
  return data(
    {
      refusal: { ...refusal, chosen: chosenIn(submitted) },
      saved: saved && { content: String(saved.content), version: saved.version },
    },
    { status: 409 },
  );
}
