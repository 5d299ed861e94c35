import { expect, test } from "vitest";
import { newMember } from "#tests/setup/members.ts";
import { messagesOf } from "./rows.ts";

test("where no speech is configured there is no link to a sound, and its address says so in words", async () => {
  const { visitor, userId } = await newMember();
  const page = await visitor.submit(await visitor.get("/chat"), {
    message: "The shifts are long.",
  });
  expect(page.html).not.toContain("/speech");
  expect(page.text).not.toContain("Listen");
  const rows = await messagesOf(userId);
  const reply = rows.find(({ role }) => role === "assistant");
  const sound = await visitor.raw(`/chat/${reply?.conversationId}/replies/${reply?.id}/speech`);
  expect(sound.status).toBe(503);
  expect(await sound.text()).toContain("You can read it in the conversation");
});
