import { expect, test, vi } from "vitest";
import { MAX_STREAMS_EACH } from "#app/routes/chat/replies/stream-room.server.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textOf } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { events, sayTo } from "./reading.ts";

const model = scriptedModel();

test("one stream too many is refused kindly, with whom to call; the reply is made all the same", async () => {
  const { visitor } = await newMember(PREMIUM);
  const { answer, replyPath, path } = await sayTo(model, visitor, "to be read in many windows");
  answer.say("Warm lights");
  const readings = [];
  for (let count = 0; count < MAX_STREAMS_EACH; count += 1) {
    const reading = await events(visitor, replyPath);
    await reading.has("Warm lights");
    readings.push(reading);
  }
  const script = await visitor.raw(replyPath, { headers: { accept: "text/event-stream" } });
  expect(script.status).toBe(503);
  expect(script.headers.get("retry-after")).toBe("5");
  const frame = await visitor.raw(replyPath, { headers: { accept: "text/html" } });
  expect(frame.status).toBe(503);
  const html = await frame.text();
  expect(textOf(html)).toContain("Your reply is being written all the same.");
  expect(textOf(html)).toContain("988");
  expect(html).toContain(`target="_top" href="${path}?read=`);

  // Somebody else is not kept out by it.
  const other = await newMember(PREMIUM);
  const theirs = await sayTo(model, other.visitor, "somebody else's words");
  const reading = await events(other.visitor, theirs.replyPath);
  theirs.answer.say("Rain on leaves.");
  theirs.answer.end();
  await reading.ends();

  readings[0]?.close();
  await vi.waitUntil(async () => {
    const again = await visitor.raw(replyPath, { headers: { accept: "text/event-stream" } });
    await again.body?.cancel();
    return again.status === 200;
  });
  answer.say(" again.");
  answer.end();
  await readings.at(-1)?.ends();
  expect((await visitor.get(path)).text).toContain("Warm lights again.");
});
