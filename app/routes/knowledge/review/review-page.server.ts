import { data, type RouterContextProvider, type LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import { CONSOLE_PATHS } from "#app/catalogue/knowledge.ts";
import { dayOf } from "#app/catalogue/format-date.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import type { ToastCode } from "#app/content/toasts.ts";
import {
  findEntry,
  reviewEntry,
  type EntryKind,
} from "#app/models/knowledge/knowledge-entries.server.ts";
import {
  countEntries,
  ENTRIES_PAGE_SIZE,
  listEntries,
  type EntryFilter,
  type ListStatus,
} from "#app/models/knowledge/knowledge-list.server.ts";

const SEARCH_MAX_LENGTH = 200;
const KINDS: readonly EntryKind[] = ["item", "page"];
const STATUSES: readonly ListStatus[] = ["waiting", "active", "retired", "changed"];

type Context = Readonly<RouterContextProvider>;
type Counts = Awaited<ReturnType<typeof countEntries>>;
type Filter = Required<Pick<EntryFilter, "kind" | "status" | "isFlagged" | "after">>;

/** One page of the review, by what its address asks for. */
export async function loadReview({ context, url }: LoaderFunctionArgs) {
  const counts = await countEntries();
  const asked = filterOf(url);
  const filter = url.searchParams.has("kind") ? asked : { ...asked, ...firstToReview(counts) };
  return { counts, ...(await shownEntries(context, filter, "")) };
}

/** Whoever comes without naming a list sees one with something to review, where there is one. */
function firstToReview(counts: Counts): Pick<Filter, "kind" | "status"> {
  if (counts.item.waiting > 0) return { kind: "item", status: "waiting" };
  if (counts.page.waiting > 0) return { kind: "page", status: "waiting" };
  if (counts.page.changed > 0) return { kind: "page", status: "changed" };
  return { kind: "item", status: "waiting" };
}

async function shownEntries(context: Context, filter: Filter, words: string) {
  const { timeZone } = signedInUser(context);
  const { entries, next } = await listEntries({ ...filter, words });
  return {
    filter,
    words,
    entries: entries.map(({ id, title, excerpt, source, flags, version, createdAt }) => ({
      id,
      title,
      excerpt: wholeWords(excerpt),
      source,
      isFlagged: flags.length > 0,
      version,
      day: dayOf(createdAt, timeZone),
    })),
    // A search shows its first page: narrower words are a better way on.
    nextHref: next === null || words !== "" ? null : addressOf({ ...filter, after: next }),
    hasMore: next !== null,
  };
}

const schema = z.object({
  intent: z.string().optional(),
  words: z.string().optional(),
  entries: z.array(z.string()).optional(),
});

/** Finds entries by words, or approves or retires those that were ticked. */
export const decideEntries = formAction(schema, async ({ submission }, { context, url }) => {
  const admin = signedInUser(context);
  const filter = filterOf(url);
  const { intent, words = "", entries = [] } = valuesOf(submission);
  if (intent === "find") {
    return shownEntries(
      context,
      { ...filter, after: null },
      words.trim().slice(0, SEARCH_MAX_LENGTH),
    );
  }
  if (intent !== "approve" && intent !== "retire") throw data(null, { status: 400 });
  if (entries.length === 0) return redirectWithToast(addressOf(filter), "nothing-chosen");
  let toast: ToastCode = intent === "approve" ? "entry-approved" : "entry-retired";
  for (const { id, version } of entries.slice(0, ENTRIES_PAGE_SIZE).flatMap(readChoice)) {
    if (intent === "approve" && (await isFlagged(id))) {
      toast = "entries-left-flagged";
      continue;
    }
    const done = await reviewEntry(admin.id, { kind: filter.kind, id, version }, intent);
    if (done !== "done") toast = "knowledge-conflict";
  }
  return redirectWithToast(addressOf(filter), toast);
});

/** What is flagged is approved on its own page, with what is odd about it in view. */
async function isFlagged(entryId: string): Promise<boolean> {
  const entry = await findEntry(entryId);
  return entry !== null && entry.flags.length > 0;
}

/** The beginning of a text up to its last whole word. */
function wholeWords(excerpt: string): string {
  return excerpt.replace(/(?<!\s)\s+\S*$/u, "");
}

/** What a ticked box says: which wording of which entry was read. */
function readChoice(choice: string): { id: string; version: number }[] {
  const [, version = "", id = ""] = /^(\d{1,9}):(.{1,100})$/u.exec(choice) ?? [];
  return id === "" ? [] : [{ id, version: Number(version) }];
}

function filterOf(url: URL): Filter {
  const asked = (name: string) => url.searchParams.get(name);
  const after = /^\d{1,15}$/u.test(asked("after") ?? "") ? Number(asked("after")) : null;
  return {
    kind: KINDS.find((kind) => kind === asked("kind")) ?? "item",
    status: STATUSES.find((status) => status === asked("status")) ?? "waiting",
    isFlagged: asked("flagged") === "1",
    after,
  };
}

/** The address of a page of the review. */
export function addressOf({ kind, status, isFlagged, after }: Filter): string {
  const asked = new URLSearchParams({ kind, status });
  if (isFlagged) asked.set("flagged", "1");
  if (after !== null) asked.set("after", String(after));
  return `${CONSOLE_PATHS.review}?${asked}`;
}
