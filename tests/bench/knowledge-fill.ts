// A process: fills the knowledge with entries in use, as many as it is told, and prints what a browser
// of an admin and one of somebody else would hold.
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { signInCookie } from "#app/middleware/account.server.ts";
import { createUser, verifyUser } from "#app/models/accounts/users.server.ts";
import { openUserSession } from "#app/models/accounts/user-sessions.server.ts";
import { database } from "#db/client.ts";
import { users } from "#db/schema.ts";
import { knowledgeText, wordNumbered } from "./knowledge-words.ts";

/** What a browser of each holds. */
export interface KnowledgeReaders {
  admin: string;
  other: string;
}

const AT_ONCE = 500;

const count = Number(process.argv[2]);
for (let from = 0; from < count; from += AT_ONCE) await fill(from, Math.min(count, from + AT_ONCE));
const readers: KnowledgeReaders = {
  admin: await newReader("admin"),
  other: await newReader("user"),
};
process.send?.({ readers }, () => process.disconnect?.());

async function fill(from: number, to: number): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    const title = `${wordNumbered(number)} ${wordNumbered(number * 7 + 3)}`;
    return { id: `filled-${number}`, title, content: knowledgeText(number, 150), tags: [title] };
  });
  const now = Date.now();
  await database().run(sql`
    insert into knowledge_items (id, title, content, category, modality, tags, is_active,
      reviewed_at, created_at, updated_at)
    select value ->> 'id', value ->> 'title', value ->> 'content', 'theory', 'Bench',
      value -> 'tags', 1, ${now}, ${now}, ${now}
    from json_each(${JSON.stringify(rows)})`);
}

async function newReader(role: "admin" | "user"): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const user = await createUser({ email, password: "none", firstName: "Ana", lastName: "Ruiz" });
  if (!user) throw new Error("the address is taken");
  await verifyUser(user.id, {});
  const facts = { role, adultConfirmedAt: Date.now(), onboardingComplete: true } as const;
  await database().update(users).set(facts).where(eq(users.id, user.id));
  const secret = await openUserSession(user.id, { userAgent: null, ipAddress: null });
  const [cookie = ""] = (await signInCookie(secret)).split("; ");
  return cookie;
}
