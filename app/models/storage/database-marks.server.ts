import { eq } from "drizzle-orm";
import { DEMO_ACCOUNTS } from "#app/catalogue/demo-accounts.ts";
import { ConfigurationError } from "#app/config/app-error.ts";
import { database } from "#db/client.ts";
import { databaseMarks } from "#db/schema.ts";
import { hasAccount } from "#app/models/accounts/users.server.ts";

/** Notes that a demo has filled this database. */
export async function markAsDemo(now = Date.now()): Promise<void> {
  await database()
    .insert(databaseMarks)
    .values({ name: "demo", createdAt: now })
    .onConflictDoNothing();
}

/**
 * Throws a ConfigurationError where a demo has filled this database: it has an administrator whose
 * password everybody knows. Marks came late, so the demo's accounts count as one.
 */
export async function refuseDemoDatabase(): Promise<void> {
  const marks = await database()
    .select()
    .from(databaseMarks)
    .where(eq(databaseMarks.name, "demo"))
    .limit(1);
  const isDemo = marks.length > 0 || (await hasAccount(DEMO_ACCOUNTS.map(({ email }) => email)));
  if (!isDemo) return;
  throw new ConfigurationError([
    "APP_MODE: live does not start on a database that a demo has filled; set DATA_DIR (or DATABASE_URL) to a new, empty place",
  ]);
}
