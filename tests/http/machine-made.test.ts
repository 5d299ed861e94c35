import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MACHINE_MADE } from "#app/catalogue/machine-made.ts";
import { database } from "#db/client.ts";
import { replies } from "#db/schema.ts";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";

test("what a model wrote is marked for programs on its page and in copies, and prepared text is not", async () => {
  const { visitor, userId } = await newMember();
  await visitor.submit(await visitor.get("/chat"), { message: "I slept badly" });
  const [kept] = await database().select().from(replies).where(eq(replies.userId, userId));
  const url = `/chat/${kept?.conversationId}`;
  const copy = async (format: string) => (await visitor.raw(`${url}/copy/${format}`)).text();
  const marks = async () =>
    textsAt((await visitor.get(url)).html, `[data-digital-source-type="${MACHINE_MADE}"]`);
  expect(await marks()).toEqual([]);
  expect(await copy("json")).not.toContain(MACHINE_MADE);
  expect(await copy("json")).toContain('"source":"written"');
  expect(await copy("text")).not.toContain("written by an AI model");
  // As a model's: the guide answers here.
  await database().update(replies).set({ source: "model" }).where(eq(replies.userId, userId));
  expect(await marks()).toHaveLength(1);
  expect(await copy("json")).not.toContain('"source"');
  expect(await copy("json")).toContain(`"digitalSourceType":"${MACHINE_MADE}"`);
  expect(await copy("text")).toMatch(/^\w+, .* \(written by an AI model\)$/m);
  expect(await copy("markdown")).toMatch(/^## \w+, .* \(written by an AI model\)$/m);
});
