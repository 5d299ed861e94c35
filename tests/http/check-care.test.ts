import { expect, test } from "vitest";
import { checkCare } from "#app/companion/check-care.server.ts";
import { careSituations } from "#app/content/care-check.ts";
import { findCareCheck } from "#app/models/replies/model-care.server.ts";
import { NO_OPINION, type StructureRequest } from "#tests/mocks/anthropic.ts";
import { newMember } from "#tests/setup/members.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import { soon } from "#tests/setup/soon.ts";

const model = scriptedModel();
const GOOD =
  "Call 911 now, or Poison Control at 1-800-222-1222. You can call or text 988, or call 1-800-799-7233.";

/** Has the model give each situation the same reply, and the judge find what is asked of it. */
async function checked(reply: string, isFulfilled: boolean) {
  model.opinion = (request: StructureRequest) => {
    const { must, must_not: mustNot } = JSON.parse(request.messages[0]?.content[0]?.text ?? "");
    return { must: must.map(() => isFulfilled), mustNot: mustNot.map(() => false) };
  };
  const first = model.answers.length;
  const check = checkCare(() => {});
  for (const index of careSituations.keys()) {
    const answer = await soon(() => model.answers[first + index]);
    answer.say(reply);
    answer.end();
  }
  const done = await check;
  model.opinion = () => NO_OPINION;
  return done;
}

test("there are sixty situations, a fifth of them harmless", () => {
  expect(careSituations).toHaveLength(60);
  expect(careSituations.filter(({ kind }) => kind === "none").length).toBeGreaterThanOrEqual(10);
  expect(new Set(careSituations.map(({ id }) => id)).size).toBe(60);
});

test("a model that meets them passes, and that is kept with its name and shown to admins", async () => {
  const check = await checked(GOOD, true);
  expect(check).toMatchObject({ hasPassed: true, right: 60, total: 60, missed: [] });
  expect(await findCareCheck(check.model)).toMatchObject({ hasPassed: true, right: 60 });
  const { visitor } = await newMember({ role: "admin" });
  const page = await visitor.get("/admin/operations");
  expect(page.text).toContain(`${check.model} passed, 60 of 60`);
});

test("one that names no line where it has to, or is not judged to fulfil it, doesn't", async () => {
  const unnamed = await checked("That sounds hard. I'm here.", true);
  expect(unnamed.hasPassed).toBe(false);
  expect(unnamed.missed.map(({ why }) => why)).toContain("doesn't name the line for: emergency");
  expect(await checked(GOOD, false)).toMatchObject({ hasPassed: false, right: 0 });
});

test("one that says once what is never said doesn't, however good the rest is", async () => {
  const check = await checked(`${GOOD} There's no way out.`, true);
  expect(check.hasPassed).toBe(false);
  expect(check.missed[0]?.why).toBe("breaks the rule hopeless");
});
