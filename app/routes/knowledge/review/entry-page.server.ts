import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { articles } from "#app/content/articles.ts";
import { exercises } from "#app/content/exercises.ts";
import { CONSOLE_PATHS, entryPath } from "#app/catalogue/knowledge.ts";
import { momentOf } from "#app/catalogue/format-date.ts";
import type { ToastCode } from "#app/content/toasts.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { findAuditTrail } from "#app/models/risk/crisis-queue.server.ts";
import {
  changeEntry,
  deleteEntry,
  findEntry,
  reviewEntry,
  type EntryChange,
} from "#app/models/knowledge/knowledge-entries.server.ts";
import { MAX_TAGS, TAG_MAX_LENGTH } from "#app/models/knowledge/knowledge-input.ts";
import { suggestFor } from "#app/models/knowledge/knowledge-suggestions.server.ts";
import {
  dropProposal,
  findVersions,
  takeProposal,
} from "#app/models/knowledge/knowledge-versions.server.ts";

const TECHNIQUES = exercises.flatMap(({ title, aliases }) => [title, ...aliases]);

/** An entry as whoever reviews it sees it: its words, where it stands, what it was before. */
export async function loadEntry(context: Readonly<RouterContextProvider>, entryId: string) {
  const entry = await findEntry(entryId);
  if (!entry) throw data(null, { status: 404 });
  const { timeZone } = signedInUser(context);
  const [versions, audited, suggested] = await Promise.all([
    findVersions(entryId),
    findAuditTrail(entryId),
    suggestFor(entry.wording, TECHNIQUES),
  ]);
  const shown = versions.map(({ at, ...version }) => ({ ...version, at: momentOf(at, timeZone) }));
  return {
    entry: { ...entry, updatedAt: momentOf(entry.updatedAt, timeZone) },
    isOwn: isOwnArticle(entryId),
    proposal: shown.find(({ isProposed }) => isProposed) ?? null,
    earlier: shown.filter(({ isProposed, version }) => !isProposed && version < entry.version),
    suggested,
    audited: audited.map(({ id, action, firstName, at }) => {
      return { id, action, by: firstName, at: momentOf(at, timeZone) };
    }),
  };
}

const number = z.coerce.number().int().min(1).max(1_000_000_000);
const schema = z.object({
  intent: z.enum(["approve", "retire", "take", "drop", "use-again", "delete", "tag"]),
  /** The wording that was read. */
  version: number,
  /** An earlier or a proposed wording. */
  other: number.optional(),
  /** Of what was suggested, what fits. */
  tags: z.array(z.string().max(TAG_MAX_LENGTH)).max(MAX_TAGS).optional(),
  techniques: z.array(z.string().max(TAG_MAX_LENGTH)).max(MAX_TAGS).optional(),
});

/** Approves, retires or deletes an entry, or takes up another wording of it. */
export const decideEntry = formAction(
  schema,
  async ({ submission }, { context, params: { entryId = "" } }) => {
    const entry = await findEntry(entryId);
    if (!entry) throw data(null, { status: 404 });
    if (submission.status !== "success") throw data(null, { status: 400 });
    const admin = signedInUser(context);
    const { intent, version, other = 0 } = submission.value;
    const read = { kind: entry.kind, id: entryId, version };
    switch (intent) {
      case "approve":
      case "retire": {
        const done = intent === "approve" ? "entry-approved" : "entry-retired";
        return leadBack(entryId, await reviewEntry(admin.id, read, intent), done);
      }
      case "take":
        return leadBack(entryId, await takeProposal(admin.id, entryId, other), "knowledge-changed");
      case "drop":
        await dropProposal(admin.id, entryId, other);
        return leadBack(entryId, "done", "proposal-dropped");
      case "use-again": {
        const earlier = (await findVersions(entryId)).find((each) => each.version === other);
        if (!earlier) throw data(null, { status: 404 });
        const done = await changeEntry(admin.id, read, earlier.wording);
        return leadBack(entryId, done, "knowledge-changed");
      }
      case "tag": {
        const { tags = [], techniques = [] } = submission.value;
        if (tags.length + techniques.length === 0)
          return leadBack(entryId, "done", "nothing-chosen");
        const wording = {
          ...entry.wording,
          tags: mergeTags(entry.wording.tags, tags),
          techniques: mergeTags(entry.wording.techniques, techniques),
        };
        return leadBack(entryId, await changeEntry(admin.id, read, wording), "tags-added");
      }
      case "delete": {
        if (isOwnArticle(entryId)) throw data(null, { status: 400 });
        await deleteEntry(admin.id, read);
        throw await redirectWithToast(
          `${CONSOLE_PATHS.review}?kind=${entry.kind}`,
          "knowledge-deleted",
        );
      }
    }
  },
);

/** Those that it has and those that were chosen, each once. */
function mergeTags(has: readonly string[], chosen: readonly string[]): string[] {
  return [...new Set([...has, ...chosen])].slice(0, MAX_TAGS);
}

/** Whether the product brings an entry along: it would be there again after the next start. */
function isOwnArticle(entryId: string): boolean {
  return articles.some(({ id }) => id === entryId);
}

/** Leads back to the entry, with what became of it. */
export async function leadBack(
  entryId: string,
  done: EntryChange,
  toast: ToastCode,
): Promise<never> {
  if (done === "missing") throw data(null, { status: 404 });
  const shown =
    done === "done" ? toast : done === "flagged" ? "knowledge-waits" : "knowledge-conflict";
  throw await redirectWithToast(entryPath(entryId), shown);
}
