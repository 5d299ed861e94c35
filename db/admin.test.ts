import { spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { createUser, findUserByEmail, verifyUser } from "#app/models/accounts/users.server.ts";
import { migrate } from "./migrate.ts";

const EMAIL = "ana@example.org";

function admin(...words: string[]) {
  const command = [`${import.meta.dirname}/admin.ts`, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

async function roleOf(email: string) {
  return (await findUserByEmail(email))?.role;
}

beforeAll(() => migrate());

test("an account becomes an administrator's, and an ordinary one again", async () => {
  const user = await createUser({
    email: EMAIL,
    password: "none",
    firstName: "Ana",
    lastName: "Ruiz",
  });
  expect(admin("grant", EMAIL)).toEqual({
    status: 1,
    stdout: "",
    stderr: `${EMAIL} has not confirmed the address yet. Nothing was changed.`,
  });
  expect(await roleOf(EMAIL)).toBe("user");

  await verifyUser(user?.id ?? "", {});
  expect(admin("grant", "Ana@Example.org").stdout).toBe("Ana@Example.org is now an administrator.");
  expect(await roleOf(EMAIL)).toBe("admin");
  expect(admin("grant", EMAIL)).toMatchObject({
    status: 0,
    stdout: `${EMAIL} is already an administrator.`,
  });
  expect(admin("revoke", EMAIL)).toMatchObject({
    status: 0,
    stdout: `${EMAIL} is no longer an administrator.`,
  });
  expect(await roleOf(EMAIL)).toBe("user");
});

test("what cannot be done is said, and the status tells", () => {
  expect(admin("grant", "nobody@example.org")).toEqual({
    status: 1,
    stdout: "",
    stderr: "nobody@example.org has no account here. They register first.",
  });
  for (const words of [["grant"], ["crown", EMAIL]]) {
    const { status, stderr } = admin(...words);
    expect(status).toBe(2);
    expect(stderr).toContain("npm run admin -- grant EMAIL");
  }
});
