import { expect, test } from "vitest";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { sayTo } from "./reading.ts";
import { sessionsOf } from "./rows.ts";

const model = scriptedModel();

test("with a model the offer and its answer are made here, in the middle of its reply too", async () => {
  const { visitor, userId } = await newMember({ ...PREMIUM, selectedTherapist: "alice" });
  const { path, answer } = await sayTo(model, visitor, "It was a slow day at work");
  answer.say("Slow days are");
  const asked = model.requests.length;
  const offered = await visitor.submit(await visitor.get(path), {
    message: "I'd rather work on grief",
  });
  expect(textsAt(offered.html, ".quick-answers button")).toEqual(["Yes, switch", "Stay here"]);
  const arrived = await visitor.submit(await visitor.get(path), { message: "Yes, switch" });
  expect(textsAt(arrived.html, ".chat-track")).toEqual(["Process Grief"]);
  expect(model.requests).toHaveLength(asked);
  const rows = await sessionsOf(userId);
  expect(rows).toHaveLength(2);
  answer.end();
});

test("after staying the model answers again", async () => {
  const { visitor } = await newMember({ ...PREMIUM, selectedTherapist: "alice" });
  const offered = await visitor.submit(await visitor.get("/chat"), {
    message: "can we do the calming programme instead",
  });
  const [path = ""] = offered.url.split("#");
  await visitor.submit(await visitor.get(path), { message: "Stay here" });
  const { answer } = await sayTo(model, visitor, "Then I tell you about my morning", path);
  expect(answer.request.messages.at(-1)?.content.at(-1)?.text).toContain("about my morning");
  answer.end();
});
