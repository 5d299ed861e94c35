import { errorFields, log } from "#app/config/log.server.ts";
import { TITLE_MAX_LENGTH } from "#app/models/conversations/conversation-changes.server.ts";
import {
  findMemories,
  findUnreadConversations,
  findUnreadMessages,
  keepFound,
  MEMORY_MAX_LENGTH,
  MAX_MEMORIES,
  type FoundChanges,
  type FoundMemory,
  type Memory,
  type UnreadMessage,
} from "#app/models/conversations/memories.server.ts";
import { findRunningReplies } from "#app/models/replies/replies.server.ts";
import { findRiskState } from "#app/models/risk/risk.server.ts";
import { findUser, type User } from "#app/models/accounts/users.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText, type ScreenedText } from "#app/safety/screened-text.server.ts";
import { fitToShow } from "../prompt/fit-to-show.server.ts";
import { onOneLine } from "../prompt/data.server.ts";
import { askForMemories, type FoundInTalk } from "./model-memories.server.ts";
import { isSameMemory } from "./sameness.ts";
import { readMemories } from "./written-rules.ts";

/** Conversations that were left and are read at a time. */
const MAX_AT_ONCE = 3;
/** A memory of fewer characters says nothing. */
const MIN_CHARACTERS = 4;

const NOTHING: FoundInTalk = { memories: [], outdatedIds: [], title: "" };

/** What is being read by this process: nothing is read twice at a time. */
const reading = new Set<string>();

/**
 * Keeps what is worth remembering of a conversation since it was read last: by the model, or by
 * written rules where there is none or it gives no usable answer. Nothing of a crisis: see
 * `findUnreadMessages`; and what the detector stops at is dropped. Never rejects.
 */
export async function rememberConversation(userId: string, conversationId: string): Promise<void> {
  if (reading.has(conversationId)) return;
  reading.add(conversationId);
  try {
    await remember(userId, conversationId);
  } catch (error) {
    log().error(errorFields(error), "a conversation was not read for what is worth remembering");
  } finally {
    reading.delete(conversationId);
  }
}

/**
 * Reads the conversations that a person has left without an end: they have opened another one, or a
 * page that is none, or signed out. Never rejects.
 */
export async function rememberLeftConversations(
  { id, remembers }: Pick<User, "id" | "remembers">,
  currentId: string | null,
): Promise<void> {
  if (!remembers) return;
  try {
    const left = await findUnreadConversations(id, currentId, MAX_AT_ONCE);
    for (const conversationId of left) await rememberConversation(id, conversationId);
  } catch (error) {
    log().error(errorFields(error), "conversations that were left were not found");
  }
}

async function remember(userId: string, conversationId: string): Promise<void> {
  const [user, risk] = await Promise.all([findUser(userId), findRiskState(userId)]);
  // Read nothing while risk is open. It is read later, without what was said meanwhile.
  if (!user?.remembers || risk?.status === "open") return;
  // Wait while a reply is still being written: it is read with the rest, later.
  if ((await findRunningReplies(userId, conversationId)).length > 0) return;
  const unread = await findUnreadMessages(userId, conversationId);
  if (unread.toSeq === unread.fromSeq) return;
  const known = await findMemories(userId);
  const found = await readThem(user, unread.messages, known);
  await keepFound(userId, conversationId, await worthKeeping(found, known), unread);
}

async function readThem(
  { id, timeZone }: Pick<User, "id" | "timeZone">,
  messages: readonly UnreadMessage[],
  known: readonly Memory[],
): Promise<FoundInTalk> {
  const own = messages.filter(({ role, choice }) => role === "user" && choice === null);
  if (own.length === 0) return NOTHING;
  const asked = await askForMemories(id, messages, known, timeZone);
  return asked ?? { ...NOTHING, memories: readMemories(own) };
}

/**
 * Each once, none that is known, none too long, and none at which the detector stops: what it would
 * have replaced then stays.
 */
async function worthKeeping(
  { memories, outdatedIds, title }: FoundInTalk,
  known: readonly Memory[],
): Promise<FoundChanges> {
  const kept: FoundMemory[] = [];
  const outdated = [...outdatedIds];
  for (const { kind, content, sourceMessageId, replacesId } of memories) {
    const text = onOneLine(content);
    if (text.length < MIN_CHARACTERS || text.length > MEMORY_MAX_LENGTH) continue;
    const others = known.filter(({ id }) => id !== replacesId);
    if ([...others, ...kept].some((each) => isSameMemory(each.content, text))) continue;
    const screening = await screenText(text);
    if (asksAboutDanger(screening.assessment.tier)) continue;
    kept.push({ kind, content: screening.text, sourceMessageId });
    if (replacesId !== undefined) outdated.push(replacesId);
    if (kept.length === MAX_MEMORIES) break;
  }
  return { memories: kept, outdatedIds: outdated, title: await titleToKeep(title) };
}

/** A conversation's title as the list may show it; null where it may not. */
async function titleToKeep(title: string): Promise<ScreenedText | null> {
  const fit = fitToShow(onOneLine(title), TITLE_MAX_LENGTH);
  if (fit === null) return null;
  const { text, assessment } = await screenText(fit);
  return asksAboutDanger(assessment.tier) ? null : text;
}
