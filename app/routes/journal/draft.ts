import { data, href, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction } from "#app/middleware/screened-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import {
  NEW_ENTRY_DRAFT,
  draftField,
  saveDraft,
  saveDraftOf,
} from "#app/models/conversations/drafts.server.ts";
import { findEntry, wasJustSaved } from "#app/models/record/journal-entries.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import type { Route } from "./+types/draft";
import { CHOSEN_IN_ENTRY, draftOfEntry } from "./drafts.ts";
import { draftIn, tagTicked, tickedField } from "./entry-fields.server.ts";

const schema = z.object({
  content: ownWords(z.string().default("")),
  tags: ownWords(z.string().default(""), "aside"),
  activity: tickedField,
  mood: ownWords(z.string().default(""), "aside"),
  date: ownWords(z.string().default(""), "aside"),
  shareWithAI: ownWords(z.string().default(""), "aside"),
  entryId: z.string().optional(),
  isTyping: z.string().optional(),
});

/**
 * Keeps what is typed in an entry's form and not saved: by its button, or while one types. Of two pages
 * that type at once, the words of both are kept.
 */
export const action = screenedAction(
  schema,
  async (submitted, _args: Route.ActionArgs) => {
    const { user } = submitted.account;
    const sent = valuesOf(submitted.submission);
    const isTyping = sent.isTyping !== undefined;
    if (isTyping && !(await consumeRateLimit("draft.account", user.id)).isAllowed) {
      return data(null, { status: 429 });
    }
    const screening = submitted.screeningOf("content");
    // It was under way while the entry was saved: it would only bring the same words back.
    if (isTyping && (await wasJustSaved(user.id, screening.text))) {
      return new Response(null, { status: 204 });
    }
    const entry = sent.entryId ? await findEntry(user.id, sent.entryId) : null;
    const draft = entry ? draftOfEntry(entry.id) : NEW_ENTRY_DRAFT;
    await saveDraftOf(user.id, draft, screening, submitted.page);
    for (const name of CHOSEN_IN_ENTRY) {
      await saveDraft(user.id, draftField(draft, name), submitted.screeningOf(name));
    }
    if (isTyping) return new Response(null, { status: 204 });
    const back = entry ? href("/journal/:entryId", { entryId: entry.id }) : PATHS.journal;
    return redirectWithToast(back, "draft-saved");
  },
  {
    draft: (name) => draftIn(NEW_ENTRY_DRAFT, name),
    choices: CHOSEN_IN_ENTRY,
    tapped: tagTicked,
    isUnfinished: true,
  },
);

/** Whoever comes by address is led to the journal. */
export function loader() {
  return redirect(PATHS.journal);
}
