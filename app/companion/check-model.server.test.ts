import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { root } from "#app/config/install.js";
import { LLAMA_CPP, LocalServer, UNKNOWN } from "#tests/mocks/local-servers.ts";
import type { ModelCheck } from "./check-model.server.ts";

let server: LocalServer | undefined;

beforeEach(() => vi.resetModules());
afterEach(async () => {
  await server?.stop();
  server = undefined;
  vi.unstubAllEnvs();
});

async function checked(manners: Parameters<typeof LocalServer.start>[0]): Promise<ModelCheck[]> {
  server = await LocalServer.start(manners);
  vi.stubEnv("ANTHROPIC_API_KEY", "any");
  vi.stubEnv("ANTHROPIC_BASE_URL", server.url);
  vi.stubEnv("ANTHROPIC_MODEL", "small");
  const { checkModel } = await import("./check-model.server.ts");
  const found: ModelCheck[] = [];
  await checkModel((each) => found.push(each));
  return found;
}

test("a server that can do all of it passes each check", async () => {
  const found = await checked(LLAMA_CPP);
  expect(found.filter(({ isRight }) => !isRight)).toEqual([]);
  const findings = new Map(found.map(({ name, finding }) => [name, finding]));
  expect([...findings.keys()]).toEqual([
    "model",
    "first word",
    "hidden thinking",
    "prompt cache",
    "cost of a turn",
    "offer",
    "second_opinion",
    "session_end",
    "checkpoint",
    "journal",
    "week",
    "record",
    "recommendation",
    "summary",
    "memory",
    "stop",
  ]);
  expect(findings.get("model")).toContain("llama.cpp");
  expect(findings.get("prompt cache")).toBe("97 % of the second turn was read from it");
  expect(findings.get("cost of a turn")).toBe("31 tokens read, 4 written");
});

test("what a server can't do is said, with what to set", async () => {
  const found = await checked(UNKNOWN);
  const wrong = new Map(found.map(({ name, isRight, advice }) => [name, isRight ? "" : advice]));
  expect(wrong.get("hidden thinking")).toContain("Switch the model's thinking off");
  expect(wrong.get("memory")).toContain("set ANTHROPIC_FAST_MODEL to a stronger model");
  expect(wrong.get("stop")).toBe("");
});

test("where the prompt is too long for it the context is named", async () => {
  const found = await checked({ ...LLAMA_CPP, contextLength: 100 });
  expect(found.find(({ name }) => name === "reply")).toMatchObject({
    isRight: false,
    finding: "unavailable (400)",
    advice: expect.stringContaining("MODEL_CONTEXT_TOKENS"),
  });
});

test("the command fails where something is wrong", async () => {
  const env = { ...process.env, ANTHROPIC_API_KEY: "" };
  const run = promisify(execFile)(process.execPath, ["db/model-check.ts"], { cwd: root, env });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining("Set ANTHROPIC_API_KEY."),
  });
});
