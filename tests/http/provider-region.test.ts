import { expect, test } from "vitest";
import { Visitor } from "#tests/setup/visitor.ts";
import { comeFrom, someoneThere } from "./from-provider.ts";
import { isSignedIn } from "./talk.ts";
import { userWith } from "./rows.ts";

process.env.BLOCKED_REGIONS = "US-IL";

test("somebody new says where they live first, and has an account where the service is offered", async () => {
  const { name, email } = someoneThere();
  const visitor = new Visitor();
  const page = await comeFrom(visitor, name);
  expect(page.url).toBe("/auth/provider/confirm");
  expect(await userWith(email)).toBeUndefined();
  expect((await visitor.submit(page, { region: "XX" })).status).toBe(400);
  await visitor.submit(page, { region: "US-CA" });
  expect(await isSignedIn(visitor)).toBe(true);
  expect(await userWith(email)).toMatchObject({ region: "US-CA", emailVerified: true });
});

test("where it isn't offered there is no account, and whom to call stays", async () => {
  const { name, email } = someoneThere();
  const visitor = new Visitor();
  const page = await visitor.submit(await comeFrom(visitor, name), { region: "US-IL" });
  expect(page.status).toBe(403);
  expect(page.text).toContain("We can't offer accounts where you live yet");
  expect(page.text).toContain("988");
  expect(await userWith(email)).toBeUndefined();
});
