// A process: puts members with open sessions into the database of a data folder, straight through
// the models, and prints what a browser of each would hold.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { signInCookie } from "#app/middleware/account.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { storeTurn } from "#app/models/conversations/turns.server.ts";
import { createUser, verifyUser } from "#app/models/accounts/users.server.ts";
import { openUserSession } from "#app/models/accounts/user-sessions.server.ts";
import { trustedText, screenText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { seed } from "#db/seed.ts";
import { users } from "#db/schema.ts";
import { answerTo, messageNumbered } from "./words.ts";

export interface Member {
  cookie: string;
  /** A conversation of fifteen messages and fifteen replies; of the first member only. */
  conversationId: string | null;
}

const DAY_MS = 24 * 60 * 60_000;
const TURNS = 15;
const REPLY_WORDS = 60;

const count = Number(process.argv[2]);
await migrate();
await seed();
const members: Member[] = [];
for (let index = 0; index < count; index += 1) members.push(await newMember(index === 0));
// Only once they are told: leaving sooner would cut the message.
process.send?.({ members }, () => process.disconnect?.());

async function newMember(isTalkative: boolean): Promise<Member> {
  const email = `${randomUUID()}@example.org`;
  const user = await createUser({ email, password: "none", firstName: "Ana", lastName: "Ruiz" });
  if (!user) throw new Error("the address is taken");
  await verifyUser(user.id, {});
  // Not their first message ever: what is asked once in a life is no part of the figures.
  const facts = {
    adultConfirmedAt: Date.now(),
    subscriptionPlan: "premium",
    subscriptionStatus: "active",
    premiumExpiresAt: Date.now() + DAY_MS,
  } as const;
  await database().update(users).set(facts).where(eq(users.id, user.id));
  const secret = await openUserSession(user.id, { userAgent: null, ipAddress: null });
  const [cookie = ""] = (await signInCookie(secret)).split("; ");
  return { cookie, conversationId: isTalkative ? await newConversation(user.id) : null };
}

async function newConversation(userId: string): Promise<string> {
  const conversationId = newId();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const message = messageNumbered(turn);
    const screening = await screenText(message);
    await storeTurn({
      userId,
      conversationId,
      opens: turn === 0 ? { therapistType: "alina" } : null,
      message: { id: newId(), content: screening.text, formKey: newId() },
      isCounted: false,
      finding: screening.assessment,
      actionTaken: "written_answer",
      risk: { state: null, settles: [] },
      // As every conversation begins.
      notices: turn === 0 ? [{ kind: "start", language: "en", messageId: null }] : [],
      timeZone: null,
      reply: {
        id: newId(),
        status: "done",
        source: "model",
        reason: null,
        content: trustedText(answerTo(message, REPLY_WORDS).join("")),
        quickAnswers: [],
        lines: [],
        question: null,
        processId: null,
      },
      draftOf: null,
    });
  }
  return conversationId;
}
