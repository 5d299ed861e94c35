import { hostname } from "node:os";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { API_PATHS } from "#app/catalogue/api-paths.ts";
import { API_SCOPE_IDS } from "#app/catalogue/api-scopes.ts";
import { makeApiToken } from "#app/models/accounts/api-tokens.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { database } from "#db/client.ts";
import { schemaTables } from "#db/removals.ts";
import {
  apiTokens,
  idempotentAnswers,
  onboardingProgress,
  sessions,
  therapyTracks,
  users,
} from "#db/schema.ts";
import { PASSWORD, signedUp } from "#tests/setup/accounts.ts";
import {
  call,
  describedCalls,
  expectAsDescribed,
  operations,
  PageScript,
} from "#tests/setup/json-calls.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { ORIGIN, Visitor } from "#tests/setup/visitor.ts";
import { eventsOf, messagesOf, moodEntriesOf, sessionsOf } from "./rows.ts";

let owner: Awaited<ReturnType<typeof newMember>>;
let stranger: Awaited<ReturnType<typeof newMember>>;
let ownerKey: string;
let strangerKey: string;
let ids: Record<string, string>;

beforeAll(async () => {
  owner = await newMember({ ...PREMIUM, role: "admin" });
  stranger = await newMember({ ...PREMIUM, role: "admin" });
  ownerKey = await keyOf(owner.userId);
  strangerKey = await keyOf(stranger.userId);
  const { visitor, userId } = owner;
  await visitor.submit(await visitor.get("/chat"), { message: "A quiet day today." });
  const [session] = await sessionsOf(userId);
  const now = Date.now();
  const answered = { step: 2, formData: { heardFrom: "Direct" }, version: 1 };
  const times = { createdAt: now, updatedAt: now };
  await database()
    .insert(onboardingProgress)
    .values({ userId, ...answered, ...times });
  const trackId = newId();
  const track = { trackType: "calm-mind", trackTitle: "Calm Mind", createdAt: Date.now() };
  await database()
    .insert(therapyTracks)
    .values({ id: trackId, userId, ...track });
  ids = {
    userId,
    "/api/users/{id}": userId,
    "/api/therapy-tracks/single/{id}": trackId,
    "/api/sessions/single/{id}": session?.id ?? "",
    "/api/sessions/{id}/complete": session?.id ?? "",
    "/api/sessions/{id}/messages": session?.id ?? "",
  };
});

async function keyOf(userId: string, scopes = API_SCOPE_IDS as readonly string[]): Promise<string> {
  const wanted = { name: "Test", scopes: scopes as typeof API_SCOPE_IDS };
  return (await makeApiToken(userId, wanted, { userAgent: null })) ?? "";
}

function filled(path: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => ids[path] ?? ids[name] ?? "");
}

/** What each call with a body is sent when it's right. */
const RIGHT: Readonly<Record<string, unknown>> = {
  createSubscription: { planType: "monthly" },
  createPortalSession: {},
  saveOnboardingProgress: { step: 3, formData: { heardFrom: "Reddit", firstName: "Ana" } },
  finishOnboarding: { age: 34, emailConsent: true, consentChecked: true },
  changeSessionFlow: { currentStep: "track", completedSteps: ["therapist", "check-in"] },
  voicePreview: { voiceId: "alice" },
  changeUser: { selectedTherapist: "alice" },
  addMood: { mood: "happy", notes: "A walk in the rain." },
  addFeeling: { name: "Proud", emoji: "💪", color: "yellow", mood: "happy" },
  saveCheckUp: { satisfied: 7, worthwhile: 6, happy: 8, anxious: 2 },
  writeJournalEntry: {
    content: "It rained, and I stayed in and read.",
    mood: "calm",
    tags: ["Rain", "books"],
    shareWithAI: true,
  },
  sendMessage: { message: "I had a long day and would like to tell you about it." },
  completeSession: {
    userReflection: "It did me good to say it out loud.",
    weeklyGoals: "A walk on Wednesday after work.",
  },
  recommendTracks: {},
  startSession: { therapistType: "alice" },
  startTrack: { trackType: "calm-mind" },
  addKnowledge: { id: "from-a-call", content: "A text.", modality: "CBT", tags: ["one"] },
  uploadKnowledge: [{ id: "from-a-list", content: "A text.", modality: "CBT" }],
  searchKnowledge: { query: "I can't sleep" },
  crawlWebsite: { websiteUrl: "https://127.0.0.1/", maxPages: 1 },
};

/** What the right body is answered with where something else stands in the way. */
const OTHERWISE: Readonly<Record<string, number>> = {
  // Who has Premium buys none, and the demo has no pages to manage it on.
  createSubscription: 409,
  createPortalSession: 503,
  // No speech is configured.
  voicePreview: 503,
};

function takesAnyObject({ operationId }: { operationId: string }): boolean {
  return operationId === "createPortalSession";
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const WRONG: readonly unknown[] = [
  null,
  7,
  "words",
  { mood: 7, id: "", query: 7, therapistType: 7, availableTracks: 7 },
  [[]],
];

test("every path is described, and every call has its page for people", async () => {
  const { openapi, paths: described } = await describedCalls();
  expect(openapi).toBe("3.1.0");
  const paths = Object.keys(described).map((path) => path.replaceAll(/\{(\w+)\}/gu, ":$1"));
  expect(paths.toSorted()).toEqual([...API_PATHS].toSorted());
  const docs = await new Visitor().get("/api/docs");
  expect(docs.status).toBe(200);
  expect(textsAt(docs.html, ".api-calls li")).toHaveLength((await operations()).length);
});

test("each call answers as it is described: the owner, nobody, somebody else, and wrong bodies", async () => {
  for (const { path, method, operation } of await operations()) {
    if (operation.security) continue;
    const body = RIGHT[operation.operationId];
    for (const wrong of operation.requestBody ? WRONG : []) {
      if (takesAnyObject(operation) && isObject(wrong)) continue;
      const refused = await call(method, filled(path), { key: ownerKey, body: wrong });
      expect(refused.status, operation.operationId).toBe(400);
      await expectAsDescribed(operation, refused);
    }
    const right = await call(method, filled(path), { key: ownerKey, body });
    const { [operation.operationId]: expected = 200 } = OTHERWISE;
    const status = right.ok ? 200 : right.status;
    expect(status, `${operation.operationId}: ${filled(path)}`).toBe(expected);
    const told = await expectAsDescribed(operation, right);
    if (operation.operationId === "createPortalSession") {
      expect(told).toMatchObject({
        configRequired: true,
        details: expect.stringContaining("contact support by email"),
      });
    }

    const nobody = await call(method, filled(path), { body });
    expect(nobody.status, operation.operationId).toBe(401);
    expect(await expectAsDescribed(operation, nobody)).toMatchObject({ requiresLogin: true });

    if (path.includes("{")) {
      const theirs = await call(method, filled(path), { key: strangerKey, body });
      expect(theirs.status, operation.operationId).toBe(404);
      await expectAsDescribed(operation, theirs);
    }
  }
});

test("a call of browsers alone takes no key, no post without a token, and no wrong body", async () => {
  const open = (await operations()).filter(({ operation }) => operation.security);
  expect(open.length).toBeGreaterThan(9);
  for (const { path, method, operation } of open) {
    const body = operation.requestBody ? {} : undefined;
    const keyed = await call(method, path, { key: ownerKey, body });
    expect(keyed.status, operation.operationId).toBe(403);
    await expectAsDescribed(operation, keyed);
    const bare = await call(method, path, { body });
    // A read, and a link's token that proves itself, need no form token.
    const readStatus = path.endsWith("session-expiry") ? 401 : 400;
    expect(bare.status, operation.operationId).toBe(method === "GET" ? readStatus : 403);
    await expectAsDescribed(operation, bare);
    const foreign = { origin: "https://evil.test", "sec-fetch-site": "cross-site" };
    const elsewhere = await call(method, path, { body, headers: foreign });
    const isRead = path.endsWith("session-expiry");
    expect(elsewhere.status, operation.operationId).toBe(isRead ? 401 : 403);
    if (!operation.requestBody) continue;
    const script = new PageScript();
    for (const wrong of [null, 7, [[]], { email: 7, code: "1", token: 7, password: "" }]) {
      const refused = await script.send(method, path, wrong);
      expect(refused.status, operation.operationId).toBe(400);
      await expectAsDescribed(operation, refused);
    }
  }
});

test("a body or a query that names somebody else as its owner is answered as if they weren't there", async () => {
  const { userId } = owner;
  const bodies: Record<string, object> = {
    "/api/mood-entries": { mood: "sad" },
    "/api/sessions": {},
    "/api/therapy-tracks": { trackType: "calm-mind" },
    "/api/session-flow": { currentStep: "mood-check" },
    "/api/journal-entries": { mood: "sad", content: "A quiet day." },
    "/api/ai/track-recommendations": {},
  };
  for (const [path, body] of Object.entries(bodies)) {
    const theirs = await call("POST", path, { key: strangerKey, body: { ...body, userId } });
    expect([path, theirs.status]).toEqual([path, 404]);
    expect(await theirs.json()).toMatchObject({ code: "not_found" });
  }
  const status = `/api/subscription-status?userId=${userId}`;
  expect((await call("GET", status, { key: strangerKey })).status).toBe(404);
  expect((await call("GET", status, { key: ownerKey })).status).toBe(200);
  const own = await call("POST", "/api/mood-entries", {
    key: strangerKey,
    body: { mood: "sad", userId: stranger.userId },
  });
  expect(own.status).toBe(201);
});

test("what a key or a session is answered stays in no cache, whatever it is", async () => {
  const asked = [
    await call("GET", "/api/auth/me", { key: ownerKey }),
    await call("GET", "/api/auth/me", { key: "alw_of-nobody" }),
    await call("POST", "/api/mood-entries", { key: ownerKey, body: {} }),
    await call("POST", "/api/mood-entries", { key: ownerKey, body: { mood: "sad" } }),
    await call("GET", "/api/auth/session-expiry", {}),
    await owner.visitor.raw("/api/auth/me"),
  ];
  for (const answer of asked) {
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([
      answer.status,
      "no-store",
    ]);
  }
});

describe("a key", () => {
  test("is made with the password, shown once, does only what it may, and can be taken back", async () => {
    const { visitor, email } = await signedUp();
    const [{ userId } = { userId: "" }] = await database()
      .select({ userId: users.id })
      .from(users)
      .where(eq(users.email, email));
    const page = await visitor.get("/settings/keys");
    const formToken = page.forms.at(-1)?.fields["formToken"] ?? "";
    const nothing = { formToken, intent: "make", name: "", password: "wrong" };
    const refused = await visitor.post("/settings/keys", nothing);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Give the key a name.");
    expect(refused.text).toContain("Choose what the key may do.");
    const wrong = await visitor.submit(page, {
      name: "Watch",
      scopes: "moods:read",
      password: "x",
    });
    expect(wrong.text).toContain("That's not your password.");
    const made = await visitor.submit(page, {
      name: "Watch",
      scopes: "moods:read",
      password: PASSWORD,
    });
    const [key = ""] = textsAt(made.html, "code.secret");
    expect(key).toMatch(/^alw_[\w-]{44}$/);
    expect((await visitor.get("/settings/keys")).html).not.toContain(key);
    const [row] = await database().select().from(apiTokens).where(eq(apiTokens.userId, userId));
    expect(JSON.stringify(row)).not.toContain(key);

    const week = `/api/mood-entries/${userId}/week`;
    expect((await call("GET", week, { key })).status).toBe(200);
    const beyond = await call("GET", "/api/auth/me", { key });
    expect(beyond.status).toBe(403);
    expect(await beyond.json()).toMatchObject({ code: "scope" });
    expect((await call("POST", "/api/mood-entries", { key, body: { mood: "sad" } })).status).toBe(
      403,
    );

    await visitor.submit(await visitor.get("/settings/keys"), {
      intent: "revoke",
      id: row?.id ?? "",
    });
    expect((await call("GET", week, { key })).status).toBe(401);
    const activity = await visitor.get("/settings/activity");
    expect(activity.text).toContain("A key for an app was made");
    expect(activity.text).toContain("A key for an app was revoked");
  });

  test("opens no page, ends after a year, and is nobody else's to take back", async () => {
    const page = await call("GET", "/settings", { key: ownerKey });
    expect(page.headers.get("location")).toContain("/auth");
    const { visitor } = stranger;
    const [row] = await database()
      .select()
      .from(apiTokens)
      .where(eq(apiTokens.userId, owner.userId));
    const form = await visitor.get("/settings/keys");
    const token = form.forms.at(-1)?.fields["formToken"] ?? "";
    await visitor.post("/settings/keys", { formToken: token, intent: "revoke", id: row?.id ?? "" });
    expect((await call("GET", "/api/auth/me", { key: ownerKey })).status).toBe(200);
    const { userId } = await newMember();
    const late = await keyOf(userId);
    expect((await call("GET", "/api/auth/me", { key: late })).status).toBe(200);
    await database().update(apiTokens).set({ expiresAt: 1 }).where(eq(apiTokens.userId, userId));
    expect((await call("GET", "/api/auth/me", { key: late })).status).toBe(401);
    for (const key of ["alw_", "alw_nothing", "x".repeat(5_000), "%00"]) {
      expect((await call("GET", "/api/auth/me", { key })).status, key.slice(0, 9)).toBe(401);
    }
  });
});

test("a browser's change needs this address and the token of an answer", async () => {
  const { visitor } = await newMember();
  const me = await visitor.raw("/api/auth/me");
  expect(me.status).toBe(200);
  const token = me.headers.get("x-form-token") ?? "";
  const send = (headers: Record<string, string>) =>
    visitor.raw("/api/mood-entries", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ mood: "calm" }),
    });
  expect((await send({ origin: ORIGIN })).status).toBe(403);
  const foreign = { origin: "https://evil.test", "x-form-token": token };
  expect((await send(foreign)).status).toBe(403);
  expect((await send({ "sec-fetch-site": "cross-site", "x-form-token": token })).status).toBe(403);
  expect((await send({ origin: ORIGIN, "x-form-token": token })).status).toBe(201);
});

describe("a conversation", () => {
  test("is gone on with: as JSON, as events, once for each key, and not after its end", async () => {
    const { visitor, userId } = await newMember();
    await visitor.submit(await visitor.get("/chat"), { message: "A quiet day today." });
    const [session] = await sessionsOf(userId);
    const key = await keyOf(userId);
    const path = `/api/sessions/${session?.id}/messages`;
    const body = { message: "I keep thinking about work." };
    const headers = { "idempotency-key": "message-1" };
    const said = await call("POST", path, { key, body, headers });
    expect(said.status).toBe(200);
    const answer = (await said.json()) as { message: string; replyId: string };
    expect(answer).toMatchObject({ status: "done", messagesUsed: 2, crisisDetected: false });
    expect(answer.message.length).toBeGreaterThan(10);
    const again = await call("POST", path, { key, body, headers });
    expect(await again.json()).toEqual(answer);

    const growing = await call("POST", path, {
      key,
      body: { message: "And about my sister." },
      headers: { accept: "text/event-stream" },
    });
    expect(growing.headers.get("content-type")).toContain("text/event-stream");
    const events = await growing.text();
    expect(events).toMatch(/^event: message\ndata: \{"replyId":.*"messagesUsed":3/);
    expect(events).toMatch(/event: delta[^]*event: done/);

    const danger = { message: "I want to kill myself tonight" };
    const helped = await call("POST", path, { key, body: danger });
    expect(await helped.json()).toMatchObject({
      crisisDetected: true,
      resources: expect.arrayContaining([expect.objectContaining({ line: expect.any(String) })]),
    });

    await database().update(sessions).set({ isCompleted: true }).where(eq(sessions.userId, userId));
    const late = await call("POST", path, { key, body });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ error: "Session not ready" });
  });
});

test("a choice of the newest reply is sent by its id, with its own words", async () => {
  const { visitor, userId } = await newMember({ ...PREMIUM, onboardingComplete: true });
  await visitor.submit(await visitor.get("/chat"), { message: "I'd rather work on grief" });
  const [session] = await sessionsOf(userId);
  const key = await keyOf(userId);
  const read = await call("GET", `/api/sessions/single/${session?.id}`, { key });
  const { choices } = (await read.json()) as { choices: { id: string; message: string }[] };
  expect(choices.map(({ id }) => id)).toEqual(["switch.yes", "switch.stay"]);
  const path = `/api/sessions/${session?.id}/messages`;
  const forged = [["switch.yes"], 7, { id: "switch.yes" }, "x".repeat(10_000), "age.under18"];
  for (const choice of [...forged, "switch.yes"]) {
    const body = { message: "Let me think about that for a while", choice };
    const answer = await call("POST", path, { key, body });
    expect(await answer.json()).toMatchObject({ trackSwitched: false });
  }
  await call("POST", path, { key, body: { message: "I'd rather work on grief" } });
  const yes = { choice: "switch.yes", message: choices[0]?.message };
  const led = await call("POST", path, { key, body: yes });
  expect(await led.json()).toMatchObject({ trackSwitched: true });
  const said = await messagesOf(userId);
  expect(said.flatMap(({ choice }) => choice ?? [])).toEqual(["switch.yes"]);
});

describe("a session", () => {
  async function member() {
    const { userId, visitor } = await newMember(PREMIUM);
    const key = await keyOf(userId);
    const read = async (path: string) => (await call("GET", path, { key })).json();
    const open = async (body: unknown) => call("POST", "/api/sessions", { key, body });
    return { userId, visitor, key, read, open };
  }

  test("tells in the list and by itself all that its pages show", async () => {
    const { userId, visitor, key, read } = await member();
    await visitor.submit(await visitor.get("/chat"), { message: "A quiet day today." });
    const [listed] = (await read(`/api/sessions/${userId}`)) as { id: string }[];
    expect(listed).toMatchObject({
      therapistType: "alina",
      messageCount: 2,
      isCompleted: false,
      createdAt: expect.any(Number),
    });
    const path = `/api/sessions/${listed?.id}/complete`;
    const reflection = {
      userReflection: "It did me good to say it out loud.",
      weeklyGoals: "A walk on Wednesday after work.",
    };
    expect((await call("POST", path, { key, body: reflection })).status).toBe(200);
    const single = await read(`/api/sessions/single/${listed?.id}`);
    expect(single).toMatchObject({ ...reflection, isCompleted: true, therapyTrackId: null });
    expect(single).toHaveProperty("insights");
    expect(single).toHaveProperty("modalitiesUsed");
    expect(await read(`/api/sessions/${userId}`)).toMatchObject([{ isCompleted: true }]);
  });

  test("is opened on a program of one's own, or on none", async () => {
    const { key, read, open } = await member();
    const body = { trackType: "calm-down" };
    const started = await call("POST", "/api/therapy-tracks", { key, body });
    const { id: therapyTrackId } = (await started.json()) as { id: string };
    const on = await open({ therapyTrackId, therapistType: "alice" });
    expect(on.status).toBe(201);
    const { id } = (await on.json()) as { id: string };
    const single = `/api/sessions/single/${id}`;
    expect(await read(single)).toMatchObject({
      therapyTrackId,
      trackType: "calm-mind",
      therapistType: "alice",
    });
    const plain = (await (await open({ therapyTrackId: null })).json()) as { id: string };
    expect(plain.id).not.toBe(id);
    expect(await read(`/api/sessions/single/${plain.id}`)).toMatchObject({ therapyTrackId: null });
    expect(await read(single)).toMatchObject({ therapyTrackId });

    const other = await member();
    expect((await other.open({ therapyTrackId })).status).toBe(404);
    expect((await open({ therapyTrackId: "nothing" })).status).toBe(404);
  });

  test("on a premium program is for Premium", async () => {
    const { userId } = await newMember();
    const key = await keyOf(userId);
    const id = newId();
    const track = { trackType: "calm-mind", trackTitle: "Calm Down", createdAt: Date.now() };
    await database()
      .insert(therapyTracks)
      .values({ id, userId, ...track });
    const body = { therapyTrackId: id };
    expect((await call("POST", "/api/sessions", { key, body })).status).toBe(403);
  });
});

test("Just Chat is no program to start, and nothing is opened for it", async () => {
  const { userId } = await newMember(PREMIUM);
  const key = await keyOf(userId);
  const body = { trackType: "just-chat" };
  const refused = await call("POST", "/api/therapy-tracks", { key, body });
  expect(refused.status).toBe(400);
  const opened = await sessionsOf(userId);
  expect(opened).toEqual([]);
});

test("a moment that a mood is sent with is its day", async () => {
  const { userId } = await newMember();
  const key = await keyOf(userId);
  const date = new Date().toISOString();
  const sent = await call("POST", "/api/mood-entries", { key, body: { mood: "calm", date } });
  expect(sent.status).toBe(201);
  const [row] = await moodEntriesOf(userId);
  expect(row?.date).toBe(date.slice(0, 10));
});

test("a week tells each day's mood by its name", async () => {
  const { userId } = await newMember();
  const key = await keyOf(userId);
  for (const mood of ["sad", "happy"]) {
    await call("POST", "/api/mood-entries", { key, body: { mood } });
  }
  const week = await (await call("GET", `/api/mood-entries/${userId}/week`, { key })).json();
  expect(week).toEqual([
    { date: expect.any(String), mood: "happy", feelingId: null, moodScore: 5 },
  ]);
});

describe("recommendations", () => {
  async function recommended(body: unknown) {
    const { userId } = await newMember();
    const key = await keyOf(userId);
    const answer = await call("POST", "/api/ai/track-recommendations", { key, body });
    const { recommendations, ...more } = (await answer.json()) as {
      recommendations: { trackId: string; priority: string }[];
    };
    return { userId, status: answer.status, recommendations, more };
  }

  test("follow from the assessment that is sent, among the tracks that are offered", async () => {
    const grieving = { goals: ["Live with a loss"], symptoms: ["loss"], stressLevel: 3 };
    const { recommendations } = await recommended({ assessment: grieving });
    expect(recommendations[0]).toMatchObject({ trackId: "process-grief", priority: "high" });
    const availableTracks = [{ id: "calm-down" }, "letting-go", "unknown"];
    const among = await recommended({ assessment: grieving, availableTracks });
    const ids = among.recommendations.map(({ trackId }) => trackId);
    expect(ids.toSorted()).toEqual(["calm-mind", "letting-go"]);
    const none = await recommended({ assessment: grieving, availableTracks: [] });
    expect(none.recommendations).toEqual([]);
    expect((await recommended({ assessment: { stressLevel: 11 } })).status).toBe(400);
  });

  test("give way to help where words about danger are sent", async () => {
    const assessment = { responses: { worst: "I want to kill myself tonight" } };
    const { userId, recommendations, more } = await recommended({ assessment });
    expect(recommendations).toEqual([]);
    expect(more).toMatchObject({ crisisDetected: true });
    const events = await eventsOf(userId);
    expect(events).toHaveLength(1);
  });
});

test("words that may be about danger bring help with the answer, also with a refusal", async () => {
  const { userId } = await newMember();
  const key = await keyOf(userId);
  const notes = "I want to kill myself tonight";
  const taken = await call("POST", "/api/mood-entries", { key, body: { mood: "sad", notes } });
  expect(taken.status).toBe(201);
  expect(await taken.json()).toMatchObject({
    crisisDetected: true,
    resources: expect.arrayContaining([
      expect.objectContaining({ name: expect.stringContaining("988") }),
    ]),
  });
  const refused = await call("POST", "/api/mood-entries", { key, body: { mood: "none", notes } });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ crisisDetected: true, code: "invalid" });
  const events = await eventsOf(userId);
  expect(events.length).toBeGreaterThanOrEqual(2);
});

test("the same call twice is done once, and its key stands for nothing else", async () => {
  const { userId } = await newMember();
  const key = await keyOf(userId);
  const headers = { "idempotency-key": "walk-1" };
  const body = { mood: "calm", notes: "Once." };
  const [one, other] = [
    await call("POST", "/api/mood-entries", { key, body, headers }),
    await call("POST", "/api/mood-entries", { key, body, headers }),
  ];
  expect(await other.json()).toEqual(await one.json());
  const moods = await moodEntriesOf(userId);
  expect(moods).toHaveLength(1);
  const changed = { ...body, notes: "Twice." };
  expect((await call("POST", "/api/mood-entries", { key, body: changed, headers })).status).toBe(
    422,
  );
  const bad = await call("POST", "/api/mood-entries", {
    key,
    body: { mood: "x" },
    headers: { "idempotency-key": "b" },
  });
  expect(bad.status).toBe(400);
  const mended = await call("POST", "/api/mood-entries", {
    key,
    body,
    headers: { "idempotency-key": "b" },
  });
  expect(mended.status).toBe(201);
});

/** As a process leaves a call's key that dies in the middle of it, with nothing answered. */
async function leaveUnanswered(userId: string): Promise<void> {
  const takenBy = JSON.stringify({ id: "gone", machine: hostname(), pid: 2 ** 30 });
  await database()
    .update(idempotentAnswers)
    .set({ status: null, answer: null, takenBy })
    .where(eq(idempotentAnswers.userId, userId));
}

/** How many rows each table has of a person's, but for what counts calls. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const counted = new Set(["idempotent_answers", "rate_limits", "model_usage", "deletions"]);
  const own = schemaTables().filter(({ name, columns }) =>
    columns.some((column) => column.name === "userId" && !counted.has(name)),
  );
  const counts = own.map(async ({ name }): Promise<[string, number]> => {
    const [row] = await database().all<{ count: number }>(
      sql`select count(*) as count from ${sql.identifier(name)} where user_id = ${userId}`,
    );
    return [name, row?.count ?? 0];
  });
  return Object.fromEntries(await Promise.all(counts));
}

test("whatever takes an Idempotency-Key is done once, wherever a process that did it was killed", async () => {
  const { visitor, userId } = await newMember({ ...PREMIUM, role: "admin" });
  const key = await keyOf(userId);
  await visitor.submit(await visitor.get("/chat"), { message: "A quiet day today." });
  const [session] = await sessionsOf(userId);
  const conversationId = session?.id ?? "";
  const keyed = (await operations()).filter(({ operation: { parameters = [] } }) =>
    parameters.some(({ name }) => name === "Idempotency-Key"),
  );
  expect(keyed.length).toBeGreaterThan(12);
  // What ends something comes last.
  const ENDS = ["completeSession", "finishOnboarding"];
  const isEnd = ({ operation }: (typeof keyed)[number]) => ENDS.includes(operation.operationId);
  for (const { path, method, operation } of keyed.toSorted(
    (one, other) => Number(isEnd(one)) - Number(isEnd(other)),
  )) {
    const id = operation.operationId;
    const place = path
      .replace("sessions/{id}", `sessions/${conversationId}`)
      .replace(/\{\w+\}/u, userId);
    const sent = JSON.stringify(RIGHT[id]).replaceAll("from-a", "again-from-a");
    const asked = { key, body: JSON.parse(sent), headers: { "idempotency-key": `${id}-1` } };
    const one = await call(method, place, asked);
    const status = OTHERWISE[id] ?? (one.ok ? one.status : 200);
    expect([id, one.status]).toEqual([id, status]);
    const rows = await rowsOf(userId);
    await leaveUnanswered(userId);
    const other = await call(method, place, asked);
    expect([id, other.status]).toEqual([id, status]);
    if (one.ok) expect([id, await other.json()]).toEqual([id, await one.json()]);
    expect([id, await rowsOf(userId)]).toEqual([id, rows]);
  }
});

test("a call that is still being answered is not done beside it", async () => {
  const { userId } = await newMember();
  const key = await keyOf(userId);
  const headers = { "idempotency-key": "twice-at-once" };
  const body = { mood: "calm", notes: "At once." };
  const asked = () => call("POST", "/api/mood-entries", { key, body, headers });
  const statuses = await Promise.all(
    [asked(), asked(), asked()].map(async (each) => (await each).status),
  );
  for (const status of statuses) expect([201, 409]).toContain(status);
  const moods = await moodEntriesOf(userId);
  expect(moods).toHaveLength(1);
});

test("an answer that hasn't changed isn't sent again; what can't be done here says so", async () => {
  const first = await call("GET", "/api/auth/me", { key: ownerKey });
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{27}"$/);
  const again = await call("GET", "/api/auth/me", {
    key: ownerKey,
    headers: { "if-none-match": etag },
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");

  const wrongMethod = await call("POST", "/api/auth/me", { key: ownerKey, body: {} });
  expect(wrongMethod.status).toBe(405);
  expect(wrongMethod.headers.get("allow")).toBe("GET");
  const wrongMethods = [
    wrongMethod,
    ...(await Promise.all(
      ["PUT", "DELETE", "OPTIONS"].map((method) => call(method, "/api/sessions", {})),
    )),
    await call("POST", "/api/openapi.json", {}),
  ];
  const form = await new Visitor().raw("/api/mood-entries", {
    method: "POST",
    headers: { authorization: `Bearer ${ownerKey}` },
    body: new URLSearchParams({ mood: "calm" }),
  });
  expect(form.status).toBe(415);
  const large = { mood: "calm", notes: "x".repeat(300_000) };
  const tooLarge = await call("POST", "/api/mood-entries", { key: ownerKey, body: large });
  expect(tooLarge.status).toBe(413);
  for (const refused of wrongMethods) expect(refused.status).toBe(405);
  for (const refused of [...wrongMethods, form, tooLarge]) {
    expect(await refused.json()).toMatchObject({
      error: expect.any(String),
      code: expect.any(String),
      requestId: expect.any(String),
    });
  }
});

test("without Premium what is Premium's is refused; for others the admins' calls don't exist", async () => {
  const { userId } = await newMember();
  const key = await keyOf(userId);
  for (const path of [`/api/journal-entries/${userId}`, `/api/progress/${userId}`]) {
    const refused = await call("GET", path, { key });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "premium",
      error: "Premium subscription required",
    });
  }
  const body = RIGHT["searchKnowledge"];
  expect((await call("POST", "/api/knowledge/search", { key, body })).status).toBe(404);
});
