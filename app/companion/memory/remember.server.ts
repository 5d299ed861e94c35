import { errorFields, log } from "#app/config/log.server.ts";
import {
  findIdleConversations,
  findMemories,
  findUnreadMessages,
  keepFound,
  MEMORY_MAX_LENGTH,
  MAX_MEMORIES,
  type FoundMemory,
  type Memory,
} from "#app/models/memories.server.ts";
import { isOverBudget } from "#app/models/model-usage.server.ts";
import { findRiskState } from "#app/models/risk.server.ts";
import { findUser } from "#app/models/users.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { onOneLine } from "../prompt/data.server.ts";
import { askForMemories } from "./model-memories.server.ts";
import { isSameMemory } from "./sameness.ts";
import { readMemories, type ReadMemory } from "./written-rules.ts";

/** A conversation in which nobody wrote for this long was left. */
export const IDLE_AFTER_MS = 30 * 60_000;
/** Conversations that were left and are read when the next one opens. */
const MAX_AT_ONCE = 3;
/** A memory of fewer characters says nothing. */
const MIN_CHARACTERS = 4;

/** What is being read by this process: nothing is read twice at a time. */
const reading = new Set<string>();

/**
 * Keeps what is worth remembering of a conversation since it was read last: by the model, or by
 * written rules where there is none or it gives no usable answer. Nothing of a crisis: see
 * `findUnreadMessages`; and what the detector stops at is dropped. Never rejects.
 */
export async function rememberSession(userId: string, sessionId: string): Promise<void> {
  if (reading.has(sessionId)) return;
  reading.add(sessionId);
  try {
    await remember(userId, sessionId);
  } catch (error) {
    log().error(errorFields(error), "a conversation was not read for what is worth remembering");
  } finally {
    reading.delete(sessionId);
  }
}

/** Reads the conversations that were left without an end, once the next one has begun. Never rejects. */
export async function rememberLeftConversations(
  userId: string,
  currentId: string,
  now = Date.now(),
): Promise<void> {
  try {
    const left = await findIdleConversations(userId, currentId, now - IDLE_AFTER_MS, MAX_AT_ONCE);
    for (const sessionId of left) await rememberSession(userId, sessionId);
  } catch (error) {
    log().error(errorFields(error), "conversations that were left were not found");
  }
}

async function remember(userId: string, sessionId: string): Promise<void> {
  const [user, risk] = await Promise.all([findUser(userId), findRiskState(userId)]);
  // While risk is open nothing is read; it is read later, and then without what was said meanwhile.
  if (!user?.remembers || risk?.status === "open") return;
  const unread = await findUnreadMessages(userId, sessionId);
  if (unread.toSeq === unread.fromSeq) return;
  const known = await findMemories(userId);
  const read = await readThem(userId, unread.messages, known);
  await keepFound(userId, sessionId, await worthKeeping(read, known), unread);
}

async function readThem(
  userId: string,
  messages: readonly { id: string; content: string }[],
  known: readonly Memory[],
): Promise<readonly ReadMemory[]> {
  if (messages.length === 0) return [];
  const mayAsk = isModelConfigured() && !(await isOverBudget(userId));
  const asked = mayAsk ? await askForMemories(userId, messages, known) : null;
  return asked ?? readMemories(messages);
}

/** Each once, none that is known, none too long, and none at which the detector stops. */
async function worthKeeping(
  read: readonly ReadMemory[],
  known: readonly Memory[],
): Promise<FoundMemory[]> {
  const kept: FoundMemory[] = [];
  for (const { kind, content, sourceMessageId } of read) {
    const text = onOneLine(content);
    if (text.length < MIN_CHARACTERS || text.length > MEMORY_MAX_LENGTH) continue;
    if ([...known, ...kept].some((each) => isSameMemory(each.content, text))) continue;
    const screening = await screenText(text);
    if (asksAboutDanger(screening.assessment.tier)) continue;
    kept.push({ kind, content: screening.text, sourceMessageId });
    if (kept.length === MAX_MEMORIES) break;
  }
  return kept;
}
