import { afterAll, afterEach, beforeAll } from "vitest";
import { NO_OPINION, ScriptedModel } from "#tests/mocks/anthropic.ts";
import { MODEL_SETTINGS } from "./model-settings.ts";

/** Gives the product of this test file a model that says what the test has it say; each test begins with its usual manners. */
export function scriptedModel(): ScriptedModel {
  Object.assign(process.env, MODEL_SETTINGS);
  const model = new ScriptedModel();
  beforeAll(() => model.server.listen());
  afterEach(() => {
    model.behavior = "speak";
    model.retryAfter = "0";
    model.opinion = () => NO_OPINION;
  });
  afterAll(() => model.server.close());
  return model;
}
