// A process: fills a database with one person's history and with articles, then does what the server
// itself does for a turn, again and again, and tells how long each took.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { HISTORY_ENTRIES } from "#app/companion/reply/guided-reply.server.ts";
import { guidedExercise } from "#app/companion/exercises/guided-exercise.server.ts";
import { promptFor } from "#app/companion/prompt/prompt.server.ts";
import { gatherTurn } from "#app/companion/prompt/turn-context.server.ts";
import { PLAIN_FRAME } from "#app/companion/reply/reply-frame.server.ts";
import { assessMessage } from "#app/companion/risk/assess-message.server.ts";
import { EARLIER_MESSAGES } from "#app/safety/second-opinion.server.ts";
import { recentHistory, recentOwnMessages } from "#app/models/conversations/messages.server.ts";
import { findConversation } from "#app/models/conversations/conversations.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { isOverBudget } from "#app/models/replies/model-usage.server.ts";
import { findRiskState } from "#app/models/risk/risk.server.ts";
import { createUser } from "#app/models/accounts/users.server.ts";
import { trustedText, screenText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { knowledgeItems, messages, replies, sessions } from "#db/schema.ts";
import { articles } from "#app/content/articles.ts";
import { seedKnowledge } from "#db/seed/knowledge.ts";
import { messagesBody } from "#app/services/anthropic/messages-body.ts";
import { PromptCache } from "#tests/mocks/anthropic.ts";
import { checkRequest } from "#tests/mocks/messages-api.ts";
import { SAMPLE_MESSAGES } from "./sample-messages.ts";

export interface TurnWork {
  /** How long each turn took, in milliseconds. */
  tookMs: number[];
  /** How long the database alone took for the words of each. */
  bareQueryMs: number[];
  /** The longest prompt, in characters. */
  promptLength: number;
  /** How many turns were given an article. */
  informed: number;
  /** What ten turns of a new conversation send, in tokens, and how much of it is read from the cache. */
  tenTurns: { sent: number; cached: number };
}

const ROWS_AT_ONCE = 200;
const WARM_UP_TURNS = 30;

const [messageCount = 0, articleCount = 0, turns = 0] = process.argv.slice(2).map(Number);
await migrate();
await seedKnowledge();
await addArticles(articleCount - articles.length);
const opened = await openConversation(messageCount);
for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) await work(turn);
const measured: TurnWork = {
  tookMs: [],
  bareQueryMs: [],
  promptLength: 0,
  informed: 0,
  tenTurns: await talk(10),
};
for (let turn = 0; turn < turns; turn += 1) {
  const startedAt = performance.now();
  const { call, passages } = await work(turn);
  measured.tookMs.push(performance.now() - startedAt);
  const askedAt = performance.now();
  await askBarely(messageOf(turn));
  measured.bareQueryMs.push(performance.now() - askedAt);
  measured.promptLength = Math.max(measured.promptLength, lengthOf(call));
  if (passages.length > 0) measured.informed += 1;
}
process.send?.({ work: measured }, () => process.disconnect?.());

/** Safety, budget, memory, knowledge and the prompt: all that stands between a form and the model. */
async function work(turn: number) {
  const text = messageOf(turn);
  const { user, conversation } = opened;
  const earlier = await recentOwnMessages(user.id, EARLIER_MESSAGES);
  const screening = await screenText(text, earlier);
  const risk = await findRiskState(user.id);
  const history = await recentHistory(user.id, conversation.id, HISTORY_ENTRIES);
  const message = { id: newId(), content: screening.text, choice: null, read: screening };
  const target = { user, conversation, history, risk, message };
  await assessMessage(target, screening, risk);
  await isOverBudget(user.id);
  const led = await guidedExercise(target);
  const context = await gatherTurn({ target, screening, before: risk, frame: PLAIN_FRAME }, led);
  return { call: promptFor(context), passages: context.knowledge };
}

/** So many turns of a new conversation, as the provider's prompt cache would count them. */
async function talk(count: number): Promise<TurnWork["tenTurns"]> {
  const { user, conversation } = await openConversation(0);
  const [userId, conversationId] = [user.id, conversation.id];
  const cache = new PromptCache();
  const sum = { sent: 0, cached: 0 };
  const add = async (role: "user" | "assistant", content: string) => {
    const row = { id: newId(), conversationId, userId, role, content: trustedText(content) };
    await database()
      .insert(messages)
      .values({ ...row, createdAt: Date.now() });
    return row;
  };
  for (let turn = 0; turn < count; turn += 1) {
    const message = await add("user", messageOf(turn));
    const screening = await screenText(message.content);
    const target = {
      user,
      conversation,
      history: [],
      risk: null,
      message: { ...message, choice: null, read: screening },
    };
    const context = await gatherTurn({ target, screening, before: null, frame: PLAIN_FRAME });
    const read = cache.read(asSent(promptFor(context)));
    sum.cached += read.cache_read_input_tokens;
    sum.sent += read.input_tokens + read.cache_read_input_tokens + read.cache_creation_input_tokens;
    const reply = await add("assistant", messageOf(turn + count));
    await database().insert(replies).values({
      id: reply.id,
      conversationId,
      userId,
      status: "done",
      source: "model",
      startedAt: 0,
    });
  }
  return sum;
}

/** A call as the provider takes it. */
function asSent(call: ReturnType<typeof promptFor>) {
  const request = checkRequest({ model: "claude-sonnet-5-5", ...messagesBody(call) });
  if ("refused" in request) throw new Error(request.refused);
  const { system = [], messages: turns } = request;
  return { system: typeof system === "string" ? [] : system, messages: turns };
}

/** The three articles that hold most of a text's words. */
function askBarely(text: string): Promise<unknown> {
  const words = text.match(/[a-z]{3,}/giu) ?? [];
  return database().all(sql`
    select rowid, bm25(knowledge_index) as score from knowledge_index
    where knowledge_index match ${words.map((word) => `"${word}"`).join(" OR ")}
    order by score limit 3`);
}

function lengthOf({ system, messages }: ReturnType<typeof promptFor>): number {
  const texts = [...system.map(({ text }) => text), ...messages.map(({ content }) => content)];
  return texts.join("").length;
}

/** Every turn says something else, about one of the matters that people bring. */
function messageOf(turn: number): string {
  const matter = SAMPLE_MESSAGES[turn % SAMPLE_MESSAGES.length] ?? "";
  const other = SAMPLE_MESSAGES[(turn * 7 + 3) % SAMPLE_MESSAGES.length] ?? "";
  return `${matter}. ${other}, and it was number ${turn} of such days.`;
}

async function openConversation(count: number) {
  const email = `${randomUUID()}@example.org`;
  const user = await createUser({ email, password: "none", firstName: "Ana", lastName: "Ruiz" });
  if (!user) throw new Error("the address is taken");
  const conversationId = newId();
  const userId = user.id;
  const at = Date.now() - count;
  await database().insert(sessions).values({
    id: conversationId,
    userId,
    therapistType: "alina",
    lastMessageAt: at,
    createdAt: at,
  });
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - start) }, (_, index) => ({
      id: newId(),
      conversationId,
      userId,
      role: (start + index) % 2 === 0 ? ("user" as const) : ("assistant" as const),
      content: trustedText(messageOf(start + index)),
      createdAt: at + start + index,
    }));
    const answers = rows.flatMap(({ id, role, createdAt }) =>
      role === "user"
        ? []
        : [
            {
              id,
              conversationId,
              userId,
              status: "done",
              source: "model",
              startedAt: createdAt,
            } as const,
          ],
    );
    await database().insert(messages).values(rows);
    await database().insert(replies).values(answers);
  }
  const conversation = await findConversation(userId, conversationId);
  if (!conversation) throw new Error("the conversation was not opened");
  return { user, conversation };
}

/** Articles like the product's own, with their sentences in other company. */
async function addArticles(count: number): Promise<void> {
  const sentences = articles.flatMap(({ content }) => content.split(/(?<=[.?:]) +|\n+/));
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(ROWS_AT_ONCE, count - start) }, (_, index) => {
      const number = start + index;
      const like = articles[number % articles.length];
      const said = Array.from(
        { length: 12 },
        (_, target) => sentences[(number * 31 + target * 97) % sentences.length] ?? "",
      );
      return {
        id: `article-${number}`,
        title: `${like?.title} (${number})`,
        content: said.join(" "),
        category: "theory" as const,
        modality: like?.modality ?? "",
        tags: like?.tags.slice(number % 3, (number % 3) + 3) ?? [],
        source: "A. Writer, A Book, 2001",
        isActive: true,
        createdAt: number,
        updatedAt: number,
      };
    });
    await database().insert(knowledgeItems).values(rows);
  }
}
