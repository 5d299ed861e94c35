import { data, type RouterContextProvider, type LoaderFunctionArgs } from "react-router";
import { GIVEN_RECORDS } from "#app/catalogue/given-records.ts";
import { resolveTherapist, therapistName } from "#app/catalogue/therapists.ts";
import { gatherRecords } from "#app/companion/prompt/now.server.ts";
import { shortDayOf } from "#app/catalogue/format-date.ts";
import { memoryKindLabel } from "#app/catalogue/memory-kinds.ts";
import { rememberLeftConversations } from "#app/companion/memory/remember.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { isWritable, latestConversation } from "#app/models/conversations/conversations.server.ts";
import { openDraft } from "#app/models/conversations/drafts.server.ts";
import {
  findMemory,
  findSourcedMemories,
  MAX_MEMORIES,
  type SourcedMemory,
} from "#app/models/conversations/memories.server.ts";
import { findRiskState } from "#app/models/risk/risk.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { MEMORY_DRAFT } from "./submit-memory-form.server.ts";
import { conversationHref } from "../chat/conversation-href.ts";

type Context = Readonly<RouterContextProvider>;

export type MemoryPage = Awaited<ReturnType<typeof loadMemoryPage>>;
export type ShownMemory = ReturnType<typeof showMemory>;

/** What the memory page shows. */
export async function loadMemoryPage({ context, url }: LoaderFunctionArgs) {
  const user = signedInUser(context);
  const { id, remembers, timeZone, withheld } = user;
  void rememberLeftConversations(user, null);
  const [memories, draft, companion, risk] = await Promise.all([
    findSourcedMemories(id),
    openDraft(id, MEMORY_DRAFT),
    latestCompanion(user),
    findRiskState(id),
  ]);
  const records = await gatherRecords(
    { ...user, withheld: [] },
    { conversation: companion.goingOn, message: null },
    { about: risk?.status === "open" ? "now" : "all" },
  );
  return {
    remembers,
    memories: memories.map((memory) => showMemory(memory, timeZone)),
    isFull: memories.length >= MAX_MEMORIES,
    isDeletingAll: memories.length > 0 && url.searchParams.get("delete") === "all",
    draft: String(draft.content),
    draftVersion: draft.updatedAt,
    companionName: companion.name,
    records: GIVEN_RECORDS.map(({ id: recordId, label }) => ({
      id: recordId,
      label,
      isGiven: !withheld.includes(recordId),
      lines: records.find((piece) => piece.id === recordId)?.lines.map(({ own }) => own) ?? [],
    })),
  };
}

/** Who the latest conversation is with, and that conversation if it would go on. */
async function latestCompanion({ id, selectedTherapist, timeZone }: User) {
  const latest = await latestConversation(id);
  const therapist = latest?.therapistType ?? resolveTherapist(null, selectedTherapist);
  const goingOn = latest && isWritable(latest, timeZone) ? latest : null;
  return { goingOn, name: therapistName(therapist) };
}

/** One memory on a page of its own, to change or delete it; 404 where it is nobody's or another's. */
export async function loadMemory(context: Context, memoryId: string) {
  const user = signedInUser(context);
  const memory = await findMemory(user.id, memoryId);
  if (!memory) throw data(null, { status: 404 });
  return { memory: showMemory(memory, user.timeZone) };
}

function showMemory(memory: SourcedMemory, zone: string | null) {
  const { id, kind, content, source, editedAt, createdAt } = memory;
  return {
    id,
    /** When it was said, or written down. */
    day: shortDayOf(source?.createdAt ?? createdAt, zone),
    kind,
    kindLabel: memoryKindLabel(kind),
    content: String(content),
    isEdited: editedAt !== null,
    source: source && {
      // The page of the conversation that ends with this message.
      href: `${conversationHref(source.conversationId)}?before=${source.seq + 1}#message-${source.messageId}`,
    },
  };
}
