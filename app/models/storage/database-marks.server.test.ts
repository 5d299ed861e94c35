import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { ConfigurationError } from "#app/config/app-error.ts";
import { database } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { databaseMarks, users } from "#db/schema.ts";
import { markAsDemo, refuseDemoDatabase } from "./database-marks.server.ts";
import { createUser } from "#app/models/accounts/users.server.ts";

beforeAll(() => migrate());

test("a database that no demo has filled is taken", async () => {
  await createUser({
    email: "ana@example.org",
    password: "none",
    firstName: "Ana",
    lastName: "Ruiz",
  });
  await expect(refuseDemoDatabase()).resolves.toBeUndefined();
});

test("one that a demo has filled is refused, in one line that says what to do", async () => {
  await markAsDemo();
  await markAsDemo();
  const refusal = await refuseDemoDatabase().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ConfigurationError);
  expect(refusal).toMatchObject({
    lines: [expect.stringMatching(/^APP_MODE: .*set DATA_DIR \(or DATABASE_URL\) to a new/)],
  });
  await database().delete(databaseMarks);
});

test("one from before there were marks is told by the demo's administrator", async () => {
  const email = "admin@demo.local";
  await createUser({ email, password: "none", firstName: "Ada", lastName: "Admin" });
  await expect(refuseDemoDatabase()).rejects.toBeInstanceOf(ConfigurationError);
  await database().delete(users).where(eq(users.email, email));
});
