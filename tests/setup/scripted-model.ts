import { afterAll, afterEach, beforeAll } from "vitest";
import { MODEL_URL, NO_OPINION, ScriptedModel } from "#tests/mocks/anthropic.ts";

/** Gives the product of this test file a model that says what the test has it say; each test begins with its usual manners. */
export function scriptedModel(): ScriptedModel {
  process.env.ANTHROPIC_API_KEY = "sk-ant-test";
  process.env.ANTHROPIC_BASE_URL = MODEL_URL;
  const model = new ScriptedModel();
  beforeAll(() => model.server.listen());
  afterEach(() => {
    model.behaviour = "speak";
    model.retryAfter = "0";
    model.opinion = () => NO_OPINION;
  });
  afterAll(() => model.server.close());
  return model;
}
