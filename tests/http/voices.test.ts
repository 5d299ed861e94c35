import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { THERAPISTS } from "#app/catalogue/therapists.ts";
import { LIMITS } from "#app/models/storage/rate-limits.server.ts";
import { SPEECH_URL, SpeechDouble } from "#tests/mocks/google-speech.ts";
import { PageScript } from "#tests/setup/json-calls.ts";
import { newMember } from "#tests/setup/members.ts";
import { attributeAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";

process.env.GOOGLE_TTS_ENDPOINT = SPEECH_URL;

const ALI = "/therapist-selection/voices/ali";

const double = new SpeechDouble();

beforeAll(() => double.server.listen());
afterEach(() => double.reset());
afterAll(() => double.server.close());

function lineOf(id: string): string {
  return THERAPISTS.find((therapist) => therapist.id === id)?.previewText ?? "";
}

/** What is said after the tag by which a program reads that a machine speaks. */
function spokenIn(sound: string): string | undefined {
  return /^ID3.*digitalsourcetype\/trainedAlgorithmicMedia(.*)$/s.exec(sound)?.[1];
}

test("while the service is down, the address says so in words, and the page is as it was", async () => {
  const { visitor } = await newMember();
  double.always = "forbidden";
  const sound = await visitor.get(ALI, { accept: "text/html" });
  expect(sound.status).toBe(503);
  expect(sound.headers.get("cache-control")).toBe("no-store");
  expect(sound.text).toContain("isn't available right now");
  expect((await visitor.get("/therapist-selection")).status).toBe(200);
});

test("each companion's line can be heard by its link, in a voice of its own, marked as AI-generated", async () => {
  const { visitor } = await newMember();
  const page = await visitor.get("/therapist-selection");
  expect(page.text).toContain("All voices are AI-generated.");
  for (const { id } of THERAPISTS) {
    const link = attributeAt(page.html, `.therapist-card[data-therapist="${id}"] a`, "href") ?? "";
    const sound = await visitor.raw(link);
    expect(sound.status).toBe(200);
    expect(sound.headers.get("content-type")).toBe("audio/mpeg");
    expect(sound.headers.get("ai-disclosure")).toBe("mode=ai-originated");
    expect(sound.headers.get("cache-control")).toBe("private, max-age=86400");
    expect(spokenIn(await sound.text())).toBe(lineOf(id));
  }
  expect(new Set(double.requests.map(({ voice }) => voice.name)).size).toBe(6);
});

test("a program hears the same line, and nothing that somebody wrote is spoken", async () => {
  const { visitor } = await newMember();
  const script = new PageScript(visitor);
  const text = lineOf("alice");
  const sound = await script.send("POST", "/api/voice-preview", { voiceId: "alice", text });
  expect(sound.headers.get("content-type")).toBe("audio/mpeg");
  expect(spokenIn(await sound.text())).toBe(text);
  const own = { voiceId: "alice", text: "My own words." };
  expect((await script.send("POST", "/api/voice-preview", own)).status).toBe(400);
  const unknown = { voiceId: "nobody" };
  expect((await script.send("POST", "/api/voice-preview", unknown)).status).toBe(404);
});

test("a line that was made once is made for nobody again", async () => {
  const [first, second] = [await newMember(), await newMember()];
  await first.visitor.raw(ALI);
  double.reset();
  expect((await second.visitor.raw(ALI)).status).toBe(200);
  expect(double.requests).toEqual([]);
});

test("a browser that has it is told so, and a player gets the part that it asks for", async () => {
  const { visitor } = await newMember();
  const whole = await visitor.raw(ALI);
  const line = await whole.text();
  const etag = whole.headers.get("etag") ?? "";
  expect((await visitor.raw(ALI, { headers: { "if-none-match": etag } })).status).toBe(304);

  const ask = (range: string, more = {}) => visitor.raw(ALI, { headers: { range, ...more } });
  const start = await ask("bytes=0-1");
  expect(start.status).toBe(206);
  expect(start.headers.get("content-range")).toBe(`bytes 0-1/${line.length}`);
  expect(await start.text()).toBe(line.slice(0, 2));
  expect(await (await ask("bytes=5-")).text()).toBe(line.slice(5));
  expect(await (await ask("bytes=-4")).text()).toBe(line.slice(-4));
  expect(await (await ask("bytes=3-99999")).text()).toBe(line.slice(3));

  const outside = await ask("bytes=99999-");
  expect(outside.status).toBe(416);
  expect(outside.headers.get("content-range")).toBe(`bytes */${line.length}`);
  for (const range of ["bytes=0-1,3-4", "lines=1-2", "bytes=-", "bytes=a-b"]) {
    expect((await ask(range)).status).toBe(200);
  }
  expect((await ask("bytes=0-1", { "if-range": '"another"' })).status).toBe(200);
});

test("a voice that does not exist is missing, and a visitor hears none", async () => {
  const { visitor } = await newMember();
  for (const id of ["alfred", "ALI", "__proto__", "..%2Fali"]) {
    expect((await visitor.raw(`/therapist-selection/voices/${id}`)).status).toBe(404);
  }
  const stranger = await new Visitor().raw(ALI);
  expect(stranger.status).toBe(401);
  expect(await stranger.text()).toContain("Please sign in");
  expect(double.requests).toEqual([]);
});

test("who listens without end is asked to wait, and nobody else is", async () => {
  const { visitor } = await newMember();
  const { most } = LIMITS["speech.account"];
  for (let count = 0; count < most; count += 1) {
    expect((await visitor.raw(ALI)).status).toBe(200);
  }
  const refused = await visitor.raw(ALI);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const other = await newMember();
  expect((await other.visitor.raw(ALI)).status).toBe(200);
});
