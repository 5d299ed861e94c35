import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { ModelServer } from "#tests/e2e/model-server.ts";
import type { Product } from "#tests/e2e/product.ts";
import { startInstances, type Instances } from "#tests/setup/instances.ts";
import { attributeAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";
import { Reading } from "./reading.ts";

/** A word is at most this late where another instance makes the reply. */
const LATE_MS = 2_000;
const IN_DANGER = {
  tier: "crisis",
  kind: "plan_or_attempt",
  severity: "high",
  subject: "self",
} as const;
const patiently = { timeout: 15_000, interval: 20 };

let model: ModelServer;
let all: Instances;

beforeAll(async () => {
  model = await ModelServer.start();
  all = await startInstances({ count: 3, modelUrl: model.url });
}, 90_000);

afterAll(async () => {
  await all.remove();
  await model.stop();
});

beforeEach(() => model.reset());

async function signedIn(email = "premium@demo.local"): Promise<Visitor> {
  const visitor = new Visitor("", all.url);
  const page = await visitor.get("/auth");
  await visitor.submit(page, { email, password: DEMO_PASSWORD });
  return visitor;
}

/** Says something; the paths of its conversation and of the reply that grows now. */
async function say(visitor: Visitor, message: string) {
  const page = await visitor.submit(await visitor.get("/chat/new-session"), { message });
  const replyPath = attributeAt(page.html, "iframe.reply-frame", "src") ?? "";
  const [path = ""] = page.url.split("#");
  return { path, replyPath, answer: await model.answerTo(message) };
}

/** A reader who is connected to one instance, whatever the proxy would choose. */
async function readAt({ url }: Product, visitor: Visitor, path: string, accept: string) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return new Reading(await fetch(new URL(path, url), { headers: { accept, cookie } }));
}

function readEverywhere(visitor: Visitor, path: string, accept: string): Promise<Reading[]> {
  return Promise.all(all.instances.map((each) => readAt(each, visitor, path, accept)));
}

test("one signs in, talks and reads one's own words, whichever instance answers", async () => {
  const visitor = await signedIn();
  for (let round = 0; round < 3; round += 1) {
    const words = `the heron came back ${round}`;
    const { path, answer } = await say(visitor, words);
    answer.say("It did.");
    answer.end();
    for (let look = 0; look < all.instances.length; look += 1) {
      expect((await visitor.get(path)).text).toContain(words);
    }
  }
});

test("a reply that grows on another instance is read there to its end, soon, whole and once", async () => {
  const visitor = await signedIn();
  const { path, replyPath, answer } = await say(visitor, "count to forty for me");
  const streams = await readEverywhere(visitor, replyPath, "text/event-stream");
  const frames = await readEverywhere(visitor, replyPath, "text/html");
  const words = Array.from({ length: 40 }, (_, index) => `word${index}`);
  const late: number[] = [];
  for (const [index, word] of words.entries()) {
    answer.say(`${word} `);
    // The last word is held until it is known to be whole.
    const sure = words[index - 1] ?? "";
    if (index % 10 !== 5) continue;
    const saidAt = performance.now();
    await vi.waitUntil(() => streams.every((each) => each.said().includes(sure)), patiently);
    late.push(performance.now() - saidAt);
  }
  answer.end();
  const whole = words.join(" ");
  await vi.waitUntil(() => [...streams, ...frames].every((each) => each.isOver), patiently);
  for (const stream of streams) {
    expect(stream.said().trim()).toBe(whole);
    expect(stream.text).toContain("event: done");
  }
  for (const frame of frames) {
    expect(frame.text.match(/word\d+/gu)?.join(" ")).toBe(whole);
  }
  expect(Math.max(...late)).toBeLessThan(LATE_MS);
  expect((await visitor.get(path)).text).toContain(whole);
});

test("stopped by way of another instance, a reply ends there, and its words are kept", async () => {
  const visitor = await signedIn();
  const { path, replyPath, answer } = await say(visitor, "tell me of the sea");
  const streams = await readEverywhere(visitor, replyPath, "text/event-stream");
  answer.say("Red sea shells. ");
  await vi.waitUntil(() => streams.every((each) => each.said().includes("shells")), patiently);
  const page = await visitor.get(path);
  const stop = page.forms.find(({ action }) => action?.endsWith("/stop"));
  answer.say("Green sea glass. ");
  await vi.waitUntil(() => streams.some((each) => each.said().includes("glass")), patiently);
  // Three in turn: two of them make nothing of it, and the page that follows has every word.
  const after = await visitor.post(stop?.action ?? "", stop?.fields ?? {});
  expect(after.text).toContain("Red sea shells. Green sea glass.");
  await vi.waitUntil(() => answer.isAbandoned && streams.every((each) => each.isOver), patiently);
});

test("danger that is found late on one instance ends what another is saying to that person", async () => {
  // Whose risk stays open after it.
  const visitor = await signedIn("free@demo.local");
  const { path, replyPath, answer } = await say(visitor, "the lamps here are very bright");
  answer.say("Bright lamps tire people. ");
  const maker = await makerOf(replyPath);
  const reading = await readAt(maker, visitor, replyPath, "text/event-stream");
  await reading.has("Bright lamps");
  const fresh = (await visitor.get(path)).forms.find(
    ({ action }) => action === "/chat/new-session",
  );
  await visitor.post("/chat/new-session", fresh?.fields ?? {});
  const opinion = Promise.withResolvers<typeof IN_DANGER>();
  model.opinion = () => opinion.promise;
  const late = await say(visitor, "everything here is so bright");
  opinion.resolve(IN_DANGER);
  expect(await makerOf(late.replyPath)).not.toBe(maker);
  await vi.waitUntil(() => answer.isAbandoned && reading.isOver, patiently);
  expect(reading.text).toContain("event: stopped");
  const page = await visitor.get(late.path);
  expect(page.html).toContain('id="crisis-panel"');
  expect((await visitor.get(path)).html).not.toContain("reply-frame");
});

test("an instance killed in the middle of a reply: whoever reads learns it within ten seconds", async () => {
  const visitor = await signedIn();
  const { path, replyPath, answer } = await say(visitor, "stay with me a while");
  const streams = await readEverywhere(visitor, replyPath, "text/event-stream");
  answer.say("These words are kept. ");
  await vi.waitUntil(() => streams.every((each) => each.said().includes("kept")), patiently);
  const maker = await makerOf(replyPath);
  await maker.end("SIGKILL");
  const killedAt = performance.now();
  await vi.waitUntil(() => streams.every((each) => each.isOver), patiently);
  expect(performance.now() - killedAt).toBeLessThan(10_000);
  const told = streams.filter((each) => each.text.includes("event: failed"));
  expect(told).toHaveLength(2);
  // The browser of whoever was connected to it comes back to another one.
  const page = await visitor.get(path);
  expect(page.text).toContain("These words are kept.");
  expect(page.html).not.toContain("reply-frame");
  const retry = page.forms.find(({ action }) => action?.endsWith("/retry"));
  await visitor.post(retry?.action ?? "", retry?.fields ?? {});
  const second = await model.answerTo("stay with me a while", 1);
  second.say("I am here.");
  second.end();
  await vi.waitUntil(async () => (await visitor.get(path)).text.includes("I am here."), patiently);
  await maker.start();
});

async function makerOf(replyPath: string): Promise<Product> {
  const [row] = await all.ask(
    "select machine from process_leases l join replies r on r.process_id = l.id where r.id = ?",
    [replyPath.split("/").at(-1) ?? ""],
  );
  const number = Number(String(row?.machine).replace("machine-", ""));
  const maker = all.instances[number];
  if (!maker) throw new Error("nobody makes it");
  return maker;
}
