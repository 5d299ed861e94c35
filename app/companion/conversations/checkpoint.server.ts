import { CHECKPOINT_AT } from "#app/catalogue/plans.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import {
  keepCheckpoint,
  readHeard,
  type Heard,
} from "#app/models/conversations/checkpoints.server.ts";
import { repeatsNothingTo } from "#app/models/risk/hidden-words.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { countWords } from "#app/safety/plain-text.ts";
import { checkpointByModel } from "./checkpoint-model.server.ts";
import { checkpointByRules } from "./checkpoint-rules.ts";

/** Entries that a look back is made from. */
const READ_ENTRIES = 40;

/** A message of so few words ("no sé") tells little to look back on. */
const FEW_WORDS = 2;

interface CountedMessage {
  conversationId: string;
  messageId: string;
  /** This one is among them. */
  messagesUsed: number;
}

const making = new Set<string>();

/**
 * Looks back after the fifth free message, once for each account, where enough was told: by the model where there is
 * one (the reply does not wait for it), else by written rules at once. Nothing while risk is open, where anything of
 * danger was said, or where the model had none to show: then the next counted message asks again. Never throws.
 */
export async function lookBackIfDue(
  { id: userId, checkpointAt }: Pick<User, "id" | "checkpointAt">,
  message: CountedMessage,
): Promise<void> {
  if (checkpointAt !== null || message.messagesUsed < CHECKPOINT_AT || making.has(userId)) return;
  try {
    making.add(userId);
    const made = make(userId, message).finally(() => making.delete(userId));
    if (!isModelConfigured()) await made;
    else made.catch(logFailure);
  } catch (error) {
    logFailure(error);
  }
}

async function make(userId: string, { conversationId, messageId }: CountedMessage): Promise<void> {
  const heard = await readHeard(userId, READ_ENTRIES);
  const after = heard.find(({ id }) => id === messageId);
  if (!after || !hasToldEnough(heard, after)) return;
  if (heard.some(({ tier }) => tier === "crisis")) return;
  if (await repeatsNothingTo(userId)) return;
  const harmless = heard.filter(
    ({ tier, source }) => !asksAboutDanger(tier) && source !== "written",
  );
  const summary = await summarise(userId, harmless);
  // The second opinion may have opened a risk while the model wrote.
  if (summary === null || (await repeatsNothingTo(userId))) return;
  await keepCheckpoint(userId, { conversationId, afterSeq: after.seq, summary });
}

/** Whether this message and four before it say more than a word or two. */
function hasToldEnough(heard: readonly Heard[], after: Heard): boolean {
  const isTelling = (each: Heard) => isWritten(each) && countWords(each.content) > FEW_WORDS;
  return isTelling(after) && heard.filter(isTelling).length >= CHECKPOINT_AT;
}

/** In the person's own words: what stands on a button is ours. */
function isWritten({ role, choice }: Heard): boolean {
  return role === "user" && choice === null;
}

async function summarise(userId: string, harmless: readonly Heard[]): Promise<string | null> {
  if (isModelConfigured()) return checkpointByModel(userId, harmless);
  return checkpointByRules(harmless.filter(isWritten).map(({ content }) => content));
}

function logFailure(error: unknown): void {
  log().error(errorFields(error), "the look back was not made");
}
