import { expect, test } from "vitest";
import { newMember, PREMIUM } from "#tests/setup/members.ts";

test("somebody new is shown an empty record, and the ways to fill it", async () => {
  const { visitor } = await newMember(PREMIUM);
  const page = await visitor.get("/progress");
  expect(page.status).toBe(200);
});
