import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#app/models/storage/identifier.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { messages, processLeases, replies } from "#db/schema.ts";
import { pastConversation } from "#tests/setup/conversations.ts";
import { newMember } from "#tests/setup/members.ts";

process.env.REPLY_ROUTING = "fly";

/** A reply that the machine of this name makes, since just now. */
async function growingAt(
  machine: string,
  userId: string,
): Promise<{ path: string; lease: string }> {
  const { conversationId } = await pastConversation(userId, ["are you there"]);
  const [id, lease, now] = [newId(), newId(), Date.now()];
  const content = trustedText("I am, on");
  await database()
    .insert(processLeases)
    .values({ id: lease, machine, pid: 1, renewedAt: now, startedAt: now });
  await database()
    .insert(messages)
    .values({ id, conversationId, userId, role: "assistant", content, createdAt: now });
  const reply = { id, conversationId, userId, processId: lease, startedAt: now };
  await database()
    .insert(replies)
    .values({ ...reply, status: "running", source: "model" });
  return { path: `/chat/${conversationId}/replies/${id}`, lease };
}

test("the platform's proxy is told which machine makes a reply, for events, the frame and its sound", async () => {
  const { visitor, userId } = await newMember();
  const { path, lease } = await growingAt("48e2d1a", userId);
  const asked = [
    visitor.raw(path, { headers: { accept: "text/event-stream" } }),
    visitor.raw(path),
    visitor.raw(`${path}/speech?from=0&to=4`),
  ];
  for (const response of await Promise.all(asked)) {
    expect(response.headers.get("fly-replay")).toBe("instance=48e2d1a");
  }
  // Nobody else is told, and nobody is led to a machine that is gone.
  const stranger = await newMember();
  expect((await stranger.visitor.raw(path)).status).toBe(404);
  await database().delete(processLeases).where(eq(processLeases.id, lease));
  const page = await visitor.get(path);
  expect(page.headers.get("fly-replay")).toBeNull();
  expect(page.text).toContain("I am, on");
});
