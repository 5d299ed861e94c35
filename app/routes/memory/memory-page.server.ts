import { data, type RouterContextProvider } from "react-router";
import { memoryKindLabel } from "#app/catalogue/memory-kinds.ts";
import { currentAccount, requireUser } from "#app/middleware/account.server.ts";
import { answersForm, formToken } from "#app/middleware/forms.server.ts";
import { findDraft } from "#app/models/drafts.server.ts";
import {
  findMemory,
  findSourcedMemories,
  MOST_MEMORIES,
  type SourcedMemory,
} from "#app/models/memories.server.ts";
import { MEMORY_DRAFT } from "./take-memory.server.ts";

type Context = Readonly<RouterContextProvider>;

export type MemoryPage = Awaited<ReturnType<typeof loadMemoryPage>>;
export type ShownMemory = ReturnType<typeof showMemory>;

/** What the memory page shows; whoever posted something and is signed out still sees their text. */
export async function loadMemoryPage(context: Context, url: URL) {
  const account = currentAccount(context);
  if (!account && !answersForm(context)) requireUser(context, url);
  const [memories, draft] = account
    ? await Promise.all([
        findSourcedMemories(account.user.id),
        findDraft(account.user.id, MEMORY_DRAFT),
      ])
    : [[], ""];
  return {
    formToken: formToken(context),
    isSignedIn: account !== null,
    remembers: account?.user.remembers ?? true,
    memories: memories.map((memory) => showMemory(memory, account?.user.timeZone ?? null)),
    isFull: memories.length >= MOST_MEMORIES,
    isDeletingAll: memories.length > 0 && url.searchParams.get("delete") === "all",
    draft: String(draft),
  };
}

/** One memory on a page of its own, to change or delete it; 404 where it is nobody's or another's. */
export async function loadMemory(context: Context, url: URL, memoryId: string) {
  const account = currentAccount(context);
  if (!account && answersForm(context)) return { formToken: formToken(context), memory: null };
  const user = requireUser(context, url);
  const memory = await findMemory(user.id, memoryId);
  if (!memory) throw data(null, { status: 404 });
  return { formToken: formToken(context), memory: showMemory(memory, user.timeZone) };
}

function showMemory({ id, kind, content, source, editedAt }: SourcedMemory, zone: string | null) {
  return {
    id,
    kind,
    kindLabel: memoryKindLabel(kind),
    content: String(content),
    isEdited: editedAt !== null,
    source: source && {
      // The page of the conversation that ends with this message.
      href: `/chat/${source.sessionId}?before=${source.seq + 1}#message-${source.messageId}`,
      day: dayLabel(source.createdAt, zone),
    },
  };
}

function dayLabel(time: number, timeZone: string | null, now = Date.now()): string {
  const format = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: timeZone ?? "UTC", ...options }).format(at);
  const year = { year: "numeric" } as const;
  const isThisYear = format(year, time) === format(year, now);
  return format({ day: "numeric", month: "long", ...(isThisYear ? {} : year) }, time);
}
