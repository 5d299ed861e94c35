// A process: gives one member a short and a long conversation and another one years of talks, beside
// somebody else's, and tells what a browser of each would hold.
import { randomUUID } from "node:crypto";
import { signInCookie } from "#app/middleware/account.server.ts";
import { createUser, verifyUser } from "#app/models/accounts/users.server.ts";
import { openUserSession } from "#app/models/accounts/user-sessions.server.ts";
import { pastConversation } from "#tests/setup/conversations.ts";
import { sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { SAMPLE_MESSAGES, QUERIES } from "./sample-messages.ts";

export interface History {
  reader: { cookie: string; shortId: string; longId: string };
  searcher: { cookie: string };
  /** What the database alone takes for each of the queries, again and again. */
  bareQueryMs: number[];
}

const SHORT = 30;
const LONG = 5_000;
const TALKS = 40;
const TALK_MESSAGES = 500;
const BARE_ROUNDS = 200;

const reader = await newMember();
const short = await pastConversation(reader.userId, linesFrom(0, SHORT));
const long = await pastConversation(reader.userId, linesFrom(0, LONG));
const searcher = await newMember();
const other = await newMember();
for (let talk = 0; talk < TALKS; talk += 1) {
  const said = linesFrom(talk * TALK_MESSAGES, TALK_MESSAGES);
  await pastConversation(searcher.userId, said, { daysAgo: talk });
  await pastConversation(other.userId, said, { daysAgo: talk });
}
const history: History = {
  reader: { cookie: reader.cookie, shortId: short.conversationId, longId: long.conversationId },
  searcher: { cookie: searcher.cookie },
  bareQueryMs: await askBarely(),
};
process.send?.({ history }, () => process.disconnect?.());

/** The words alone, in the index of all messages: the newest twenty that hold them. */
async function askBarely(): Promise<number[]> {
  const took: number[] = [];
  for (let round = 0; round < BARE_ROUNDS; round += 1) {
    const words = QUERIES[round % QUERIES.length]?.split(" ").map((word) => `"${word}"`);
    const startedAt = performance.now();
    await database().all(sql`
      select rowid, snippet(messages_index, 1, '<', '>', '…', 12) from messages_index
      where messages_index match ${words?.join(" AND ")} order by rowid desc limit 20`);
    took.push(performance.now() - startedAt);
  }
  return took;
}

/** Every message says something else, about two of the matters that people bring. */
function linesFrom(start: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const number = start + index;
    const matter = SAMPLE_MESSAGES[number % SAMPLE_MESSAGES.length] ?? "";
    const other = SAMPLE_MESSAGES[(number * 7 + 3) % SAMPLE_MESSAGES.length] ?? "";
    return `${matter}. ${other}, and it was number ${number} of such days.`;
  });
}

async function newMember() {
  const email = `${randomUUID()}@example.org`;
  const user = await createUser({ email, password: "none", firstName: "Ana", lastName: "Ruiz" });
  if (!user) throw new Error("the address is taken");
  await verifyUser(user.id, {});
  const secret = await openUserSession(user.id, { userAgent: null, ipAddress: null });
  const [cookie = ""] = (await signInCookie(secret)).split("; ");
  return { userId: user.id, cookie };
}
