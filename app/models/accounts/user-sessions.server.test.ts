import { MINUTE_MS } from "#app/config/durations.ts";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { environment } from "#app/config/environment.server.ts";
import { migrate } from "#db/migrate.ts";
import { holdLock } from "#tests/setup/lock-holder.ts";
import { closeDatabase } from "#app/models/storage/database-health.server.ts";
import { findUserSession, openUserSession, touchUserSession } from "./user-sessions.server.ts";
import { createUser } from "./users.server.ts";

let secret = "";

beforeAll(async () => {
  await migrate();
  const person = { email: "a@example.org", password: "none", firstName: "Ana", lastName: "Ruiz" };
  const userId = (await createUser(person))?.id ?? "";
  secret = await openUserSession(userId, { userAgent: null, ipAddress: null });
});

test("a session slides without waiting for a lock, and is written once the lock is gone", async () => {
  const later = Date.now() + 2 * MINUTE_MS;
  const { session } = (await findUserSession(secret)) ?? {};
  if (!session) throw new Error("no session");
  const { dataDir, database } = environment();
  const file = { path: join(dataDir, "aliwell.db"), encryptionKey: database.encryptionKey ?? "" };
  const { release } = await holdLock(file, 60_000);
  const first = await touchUserSession(session, later);
  // The lock still stands, and the same session is not queued again.
  expect(first).toMatchObject({ lastActivity: later });
  expect(await touchUserSession(session, later)).toEqual(first);
  expect((await findUserSession(secret))?.session.lastActivity).toBe(session.lastActivity);
  await release();
  await vi.waitUntil(
    async () => (await findUserSession(secret))?.session.lastActivity === later,
    5_000,
  );
});

test("a database that takes nothing any more makes no request fail", async () => {
  const { session } = (await findUserSession(secret)) ?? {};
  if (!session) throw new Error("no session");
  await closeDatabase();
  const later = Date.now() + 4 * MINUTE_MS;
  expect(await touchUserSession(session, later)).toMatchObject({ lastActivity: later });
});
