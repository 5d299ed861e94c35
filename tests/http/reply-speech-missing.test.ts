import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#db/client.ts";
import { messages } from "#db/schema.ts";
import { newMember } from "#tests/setup/members.ts";

test("where no speech is configured there is no link to a sound, and its address says so in words", async () => {
  const { visitor, userId } = await newMember();
  const page = await visitor.submit(await visitor.get("/chat"), {
    message: "The shifts are long.",
  });
  expect(page.html).not.toContain("/speech");
  expect(page.text).not.toContain("Listen");
  const rows = await database().select().from(messages).where(eq(messages.userId, userId));
  const reply = rows.find(({ role }) => role === "assistant");
  const sound = await visitor.raw(`/chat/${reply?.conversationId}/replies/${reply?.id}/speech`);
  expect(sound.status).toBe(503);
  expect(await sound.text()).toContain("You can read it in the conversation");
});
