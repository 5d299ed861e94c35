import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { ScriptedModel, MODEL_URL } from "#tests/mocks/anthropic.ts";
import { LLAMA_CPP, LocalServer, OLLAMA, UNKNOWN, VLLM } from "#tests/mocks/local-servers.ts";

const schema = z.object({ ok: z.boolean(), note: z.string().max(20) });
const CALL = {
  system: [
    { text: "You are kind.", isCached: true },
    { text: "It is evening.", isCached: false },
  ],
  messages: [{ role: "user" as const, content: "Hello", note: "<app>Monday</app>" }],
  maxTokens: 300,
};

let server: LocalServer | undefined;

beforeEach(() => vi.resetModules());
afterEach(async () => {
  await server?.stop();
  server = undefined;
  vi.unstubAllEnvs();
});

/** The service as a process finds it that was started with these settings. */
async function modelWith(settings: Record<string, string>) {
  vi.stubEnv("ANTHROPIC_API_KEY", "any");
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import("./anthropic.server.ts");
}

async function modelBehind(manners: Parameters<typeof LocalServer.start>[0], path = "") {
  server = await LocalServer.start(manners);
  server.json = { ok: true, note: "calm" };
  const model = await modelWith({
    ANTHROPIC_BASE_URL: `${server.url}${path}`,
    ANTHROPIC_MODEL: "gemma4:12b",
  });
  return { server, model };
}

type Model = Awaited<ReturnType<typeof modelWith>>;

async function spoken(model: Model) {
  let text = "";
  const answer = await model.streamAnswer(CALL, {
    signal: new AbortController().signal,
    onText: (piece) => (text += piece),
  });
  return { ...answer, text };
}

const structured = (model: Model) =>
  model.askForStructure(schema, CALL, { caller: "journal", timeoutMs: 5_000 });

test.each([
  ["llama.cpp", LLAMA_CPP, "/v1/chat/completions"],
  ["ollama", OLLAMA, "/v1/messages"],
  ["vllm", VLLM, "/v1/messages"],
  ["plain", UNKNOWN, "/v1/messages"],
])("%s talks and gives JSON in its own way", async (name, manners, path) => {
  const { server, model } = await modelBehind(manners, "/v1");
  expect((await spoken(model)).text).toBe("Good evening.");
  expect(await structured(model)).toEqual({ ok: true, note: "calm" });
  expect((await model.modelDialect())?.name).toBe(name);
  expect(server.requests.map((each) => each.path)).toEqual(["/v1/messages", path]);
  // Whether it thinks first is its template's: what is thought leaves the answer its room.
  expect(Number(server.requests[0]?.body["max_tokens"])).toBeGreaterThan(CALL.maxTokens);
  // What the server joins stays apart.
  expect(server.requests[0]?.prompt).toContain("You are kind.\n\nIt is evening.");
  expect(server.requests[0]?.prompt).toContain("<app>Monday</app>\n\nHello");
});

test("a server that isn't up yet is asked again who it is", async () => {
  const { server: first, model } = await modelBehind(LLAMA_CPP);
  const { url } = first;
  await first.stop();
  server = undefined;
  await expect(spoken(model)).rejects.toMatchObject({ failure: "unavailable" });
  expect((await model.modelDialect())?.name).toBe("plain");
  expect(url).toContain("127.0.0.1");
});

test("a parameter that is refused by name is left out from then on, asked once more at once", async () => {
  const { server, model } = await modelBehind({ ...LLAMA_CPP, refuses: "chat_template_kwargs" });
  expect((await spoken(model)).text).toBe("Good evening.");
  expect((await spoken(model)).text).toBe("Good evening.");
  expect(server.requests).toHaveLength(3);
  expect((await model.modelDialect())?.name).toBe("plain");
});

test("a prompt that is too long is a failure, and no other way of asking is tried", async () => {
  const { server, model } = await modelBehind({ ...LLAMA_CPP, contextLength: 10 });
  await expect(spoken(model)).rejects.toMatchObject({ failure: "unavailable", status: 400 });
  expect(server.requests).toHaveLength(1);
});

test.each([
  ["claude-sonnet-5-5", "claude-haiku-5-5", "provider"],
  ["claude-sonnet-4-5", "claude-haiku-4-5", "provider"],
  ["claude-3-5-haiku-20241022", "claude-sonnet-4-5-20250929", "provider-older"],
])("the provider takes what %s and %s are asked", async (talking, fast, dialect) => {
  // The SDK says on the console which of them will be switched off.
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const provider = new ScriptedModel();
  provider.server.listen();
  try {
    const model = await modelWith({
      ANTHROPIC_BASE_URL: MODEL_URL,
      ANTHROPIC_MODEL: talking,
      ANTHROPIC_FAST_MODEL: fast,
    });
    const speaking = spoken(model);
    const answer = await vi.waitUntil(() => provider.answer(0));
    answer.say("Good evening.");
    answer.end();
    expect(await speaking).toMatchObject({ text: "Good evening.", hasThought: false });
    provider.opinion = () => ({ ok: true, note: "calm" }) as never;
    expect(await structured(model)).toEqual({ ok: true, note: "calm" });
    expect((await model.modelDialect())?.name).toBe(dialect);
    expect(model.callRecords().find(({ caller }) => caller === "journal")).toMatchObject({
      answered: 1,
      failed: 0,
      lastFailure: null,
    });
  } finally {
    warn.mockRestore();
    provider.server.close();
  }
});

test("a refusal is a failure of its own kind, and another shape is one, too", async () => {
  const provider = new ScriptedModel();
  provider.server.listen();
  try {
    const model = await modelWith({ ANTHROPIC_BASE_URL: MODEL_URL });
    provider.opinion = () => "refusal";
    await expect(structured(model)).rejects.toMatchObject({ failure: "refused" });
    provider.opinion = () => "prose";
    await expect(structured(model)).rejects.toMatchObject({ failure: "malformed" });
    expect(model.callRecords().find(({ caller }) => caller === "journal")).toMatchObject({
      failed: 2,
      lastFailure: { failure: "malformed" },
    });
  } finally {
    provider.server.close();
  }
});

test("a tool that the model calls comes with its answer", async () => {
  const provider = new ScriptedModel();
  provider.server.listen();
  try {
    const model = await modelWith({ ANTHROPIC_BASE_URL: MODEL_URL });
    const tool = {
      name: "offer_exercise",
      description: "Offers an exercise.",
      schema: {
        properties: { exercise: { type: "string" } },
        required: ["exercise"],
        additionalProperties: false,
      },
    };
    const speaking = model.streamAnswer(
      { ...CALL, tools: [tool] },
      { signal: new AbortController().signal, onText: () => {} },
    );
    const answer = await vi.waitUntil(() => provider.answer(0));
    answer.say("Shall we breathe?");
    answer.call("offer_exercise", { exercise: "breathing" });
    expect((await speaking).tool).toEqual({
      name: "offer_exercise",
      input: { exercise: "breathing" },
    });
  } finally {
    provider.server.close();
  }
});
