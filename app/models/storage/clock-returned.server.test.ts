import { DAY_MS } from "#app/config/durations.ts";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { schemaTables } from "#db/removals.ts";
import { reminders, undos, userSessions } from "#db/schema.ts";
import { endFutureTimes, IS_IN_FUTURE } from "./clock-returned.server.ts";
import { findSignInRequest, issueSignInCode } from "#app/models/accounts/codes.server.ts";
import { newId } from "./identifier.server.ts";
import { claimJob } from "./process-leases.server.ts";
import { chooseReminder, nextMoment } from "#app/models/accounts/reminders.server.ts";
import { findUserSession, openUserSession } from "#app/models/accounts/user-sessions.server.ts";
import { createUser } from "#app/models/accounts/users.server.ts";

const NOW = Date.now();
const AHEAD = NOW + 3 * DAY_MS;
const CLIENT = { userAgent: null, ipAddress: null };
let userId = "";

beforeAll(async () => {
  await migrate();
  const person = { email: "a@example.org", password: "none", firstName: "Ana", lastName: "Ruiz" };
  userId = (await createUser(person))?.id ?? "";
});

test("what a clock made that was ahead ends when it comes back, and all else goes on", async () => {
  const meanwhile = await openUserSession(userId, CLIENT, AHEAD);
  const after = await openUserSession(userId, CLIENT, NOW);
  await issueSignInCode(userId, { requestId: "meanwhile", earlierId: null }, AHEAD);
  expect(await claimJob("a job", AHEAD)).toBe(true);
  expect(await claimJob("a job", NOW)).toBe(false);
  const daily = { minute: 8 * 60, days: [0, 1, 2, 3, 4, 5, 6] };
  await chooseReminder({ id: userId, timeZone: null }, daily, AHEAD);
  const undone = { userId, kind: "mood_deleted" as const, subjectId: "a", row: {} };
  await database()
    .insert(undos)
    .values({ ...undone, id: newId(), createdAt: AHEAD });

  await endFutureTimes(NOW);
  expect(await findUserSession(meanwhile, NOW)).toBeNull();
  expect(await findUserSession(after, NOW)).toMatchObject({ isExpired: false });
  expect(await findSignInRequest("meanwhile")).toBeNull();
  expect(await claimJob("a job", NOW + 31_000)).toBe(true);
  const [reminder] = await database().select().from(reminders).where(eq(reminders.userId, userId));
  expect(reminder?.nextAt).toBe(nextMoment(daily, null, NOW));
  expect(await database().select({ at: undos.createdAt }).from(undos)).toEqual([{ at: NOW }]);
});

test("a session that was used meanwhile ends at its usual time", async () => {
  const secret = await openUserSession(userId, CLIENT, NOW);
  const { session } = (await findUserSession(secret, NOW)) ?? {};
  await database()
    .update(userSessions)
    .set({ lastActivity: AHEAD, expiresAt: AHEAD + 30 * 60_000 })
    .where(eq(userSessions.id, session?.id ?? ""));
  await endFutureTimes(NOW);
  const kept = await findUserSession(secret, NOW);
  expect(kept?.session).toMatchObject({ lastActivity: NOW, expiresAt: NOW + 30 * 60_000 });
});

test("every time that leases, ends or opens something has its rule", async () => {
  for (const { of } of IS_IN_FUTURE) {
    const [table = "", column = ""] = of.split(".");
    await database().all(
      sql`select ${sql.identifier(column)} from ${sql.identifier(table)} limit 1`,
    );
  }
  const ruled = new Set(IS_IN_FUTURE.map(({ of }) => of.split(".")[0]));
  const ending = schemaTables()
    .filter(({ columns }) =>
      columns.some(({ name }) =>
        /^(?:leaseUntil|heldUntil|renewedAt|expiresAt|windowEndsAt)$/u.test(name),
      ),
    )
    .map(({ name }) => name);
  expect(ending.filter((name) => !ruled.has(name))).toEqual([]);
});
