import { data } from "react-router";
import { reflectOnEntry } from "#app/companion/journal/entry-insight.server.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { journalAccess } from "#app/middleware/access.server.ts";
import { formKeyOf } from "#app/middleware/form-key.server.ts";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { screenedAction } from "#app/middleware/screened-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { NEW_ENTRY_DRAFT } from "#app/models/conversations/drafts.server.ts";
import { findRun } from "#app/models/record/exercise-runs.server.ts";
import { findEntry, writeEntry } from "#app/models/record/journal-entries.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import type { Route } from "./+types/journal";
import { CHOSEN_IN_ENTRY } from "./drafts.ts";
import {
  chosenIn,
  draftIn,
  entrySchema,
  readEntry,
  tagTicked,
  type SubmittedEntry,
} from "./entry-fields.server.ts";

/** What the page of an entry that could not be taken says. */
export const NOT_SAVED = {
  title: "Error saving entry",
  text: "Please try again. Nothing was saved yet. Your text is below.",
};
export const ENTRY_NOTICES = { token: NOT_SAVED, "not-saved": NOT_SAVED, unreadable: NOT_SAVED };

/** Why an entry was not kept. */
export type EntryRefusal = "invalid" | "premium" | "conflict";

/** Takes a new entry, and leads back to the list with it. */
export const saveEntry = screenedAction(entrySchema, save, {
  draft: (name) => draftIn(NEW_ENTRY_DRAFT, name),
  formAt: () => `${PATHS.journal}?entry=new`,
  choices: CHOSEN_IN_ENTRY,
  tapped: tagTicked,
  notices: ENTRY_NOTICES,
});

async function save(submitted: SubmittedEntry, { context }: Route.ActionArgs) {
  const { user } = submitted.account;
  if (!mayWrite(submitted, context)) return refuseEntry(submitted, "premium", 403);
  const { details, errors } = await readEntry(submitted, user);
  if (!details) return refuseEntry(submitted, "invalid", 400, errors);
  const { formKey, exerciseRunId } = valuesOf(submitted.submission);
  const origin = {
    formKey: formKeyOf(formKey),
    exerciseRunId: await ownRun(user.id, exerciseRunId),
  };
  const { id, isNew } = await writeEntry(user.id, details, origin);
  await submitted.clearDrafts();
  const entry = isNew ? await findEntry(user.id, id) : null;
  const hasInsight = entry !== null && (await reflectOnEntry(entry, details.content));
  const toast = hasInsight ? "entry-saved-with-insights" : "entry-saved";
  // Help stands at the top of the page: nothing may lead past it.
  const place = asksAboutDanger(submitted.worst.assessment.tier) ? "" : `#entry-${id}`;
  return redirectWithToast(`${PATHS.journal}${place}`, toast);
}

async function ownRun(userId: string, runId: string | undefined): Promise<string | null> {
  const run = runId ? await findRun(userId, runId) : null;
  return run?.id ?? null;
}

/** Whether an entry may be kept: with premium, and from anybody in danger. */
export function mayWrite(submitted: SubmittedEntry, context: Route.ActionArgs["context"]): boolean {
  const isInDanger = asksAboutDanger(submitted.worst.assessment.tier);
  return isInDanger || journalAccess(context) === "full";
}

/** Answers a form of an entry with everything that was written and chosen in it. */
export async function refuseEntry(
  submitted: SubmittedEntry,
  reason: EntryRefusal,
  status: number,
  errors?: Record<string, string[]>,
) {
  const { refusal } = (await submitted.refuse(reason, status, errors)).data;
  const chosen = chosenIn(submitted);
  return data({ refusal: { ...refusal, chosen }, saved: null }, { status });
}
