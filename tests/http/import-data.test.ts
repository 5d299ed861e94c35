import { buffer } from "node:stream/consumers";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { ZipFile } from "yazl";
import {
  ACCOUNT_IMPORT_KEPT_MS,
  clearAccountImports,
} from "#app/models/accounts/account-imports.server.ts";
import { findUser } from "#app/models/accounts/users.server.ts";
import { goalLines } from "#app/models/conversations/goal-lines.server.ts";
import { findGoals } from "#app/models/record/goals.server.ts";
import { writeEntry } from "#app/models/record/journal-entries.server.ts";
import { moodStatements } from "#app/models/record/moods.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { exportZip } from "#app/routes/settings/export/zip.server.ts";
import { readCopy } from "#app/routes/settings/import/read-copy.server.ts";
import { screenCopy } from "#app/routes/settings/import/screen-copy.server.ts";
import { unpackCopy } from "#app/routes/settings/import/unpack.server.ts";
import { screenText, trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import {
  accountImports,
  activities,
  checkUps,
  crisisEvents,
  exerciseAnswers,
  exerciseRuns,
  feelings,
  goalOutcomes,
  journalEntries,
  memories,
  messages,
  moodEntries,
  moodTags,
  replies,
  riskStates,
  sessions,
  therapyTracks,
  users,
} from "#db/schema.ts";
import { saveSafetyPlanStep, saveTrustedPerson } from "#app/models/risk/safety-plans.server.ts";
import { pastConversation } from "#tests/setup/conversations.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { unzip } from "#tests/setup/unzip.ts";
import { ORIGIN, Page, type Visitor } from "#tests/setup/visitor.ts";

const PATH = "/settings/import";
const DAY_MS = 24 * 60 * 60_000;
const MB = 1024 * 1024;
const DANGER = "I want to kill myself, I have the pills here";

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Somebody with a little of everything that an export holds. */
async function someoneWithRecord() {
  const member = await newMember(PREMIUM);
  const { userId } = member;
  const db = database();
  const at = Date.now() - 3 * DAY_MS;
  const feelingId = newId();
  await db.insert(feelings).values({
    id: feelingId,
    userId,
    name: trustedText("Proud"),
    emoji: trustedText("🌱"),
    color: "green",
    mood: "happy",
    createdAt: at,
  });
  await db
    .insert(activities)
    .values({ id: newId(), userId, name: trustedText("gardening"), createdAt: at });
  const notes = trustedText('Two\nlines, and a "quote"');
  const tags = [trustedText("gardening"), trustedText("long walk")];
  const mood = { id: newId(), mood: "happy", feelingId, date: dayOf(at), notes } as const;
  await db.batch(moodStatements(userId, { ...mood, activities: tags, journalEntryId: null }, at));
  const entry = { mood: "calm", tags, shareWithAi: true, date: dayOf(at) } as const;
  await writeEntry(
    userId,
    { ...entry, content: await screenText("We walked along the river for two hours.") },
    { formKey: newId(), exerciseRunId: null },
    at + 1_000,
  );
  const scores = { satisfied: 7, worthwhile: 6, happy: 5, anxious: 4 };
  await db
    .insert(checkUps)
    .values({ id: newId(), userId, date: dayOf(at), ...scores, createdAt: at });
  await db.insert(memories).values({
    id: newId(),
    userId,
    kind: "person",
    content: trustedText("My sister is Ana"),
    createdAt: at,
  });
  const runId = newId();
  const run = { id: runId, userId, exerciseId: "box-breathing", step: "end" };
  await db.insert(exerciseRuns).values({
    ...run,
    status: "finished",
    said: trustedText(""),
    helped: "a_lot",
    startedAt: at,
    updatedAt: at,
    finishedAt: at + 60_000,
  });
  await db.insert(exerciseRuns).values({
    ...run,
    id: newId(),
    status: "stopped",
    said: trustedText(""),
    startedAt: at + 1,
    updatedAt: at + 1,
  });
  await db.insert(exerciseAnswers).values({
    id: newId(),
    runId,
    userId,
    step: "end",
    asked: trustedText("How was it?"),
    content: trustedText("Slower at the end"),
    isTaken: true,
    tier: "none",
    createdAt: at,
    updatedAt: at,
  });
  const talk = await pastConversation(
    userId,
    ["I painted the shed", "And then?", DANGER, "Call 988."],
    {
      daysAgo: 2,
    },
  );
  const goals = "Call Ana\nRest on Friday";
  await db
    .update(sessions)
    .set({
      title: trustedText("The shed"),
      duration: 12,
      summary: "You talked about the shed.",
      userReflection: trustedText("I like to paint"),
      weeklyGoals: trustedText(goals),
    })
    .where(eq(sessions.id, talk.conversationId));
  const [first] = goalLines(talk.conversationId, goals);
  await db
    .insert(goalOutcomes)
    .values({ userId, source: "session", sourceId: first?.id ?? "", outcome: "kept", at });
  return member;
}

async function exported(userId: string): Promise<Buffer> {
  const user = await findUser(userId);
  if (!user) throw new Error("nobody to export");
  return buffer(await exportZip(user));
}

/** A zip of these files. */
async function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Sends a file as a browser does, and reads the page that it leads to. */
async function upload(visitor: Visitor, zip: Buffer): Promise<Page> {
  const body = new FormData();
  const form = (await visitor.get(PATH)).forms[0];
  body.append("formToken", form?.fields["formToken"] ?? "");
  body.append("file", new File([new Uint8Array(zip)], "copy.zip"));
  const answer = await visitor.raw(PATH, { method: "POST", headers: { origin: ORIGIN }, body });
  const location = answer.headers.get("location");
  if (location) return visitor.get(location);
  return new Page(PATH, answer, await answer.text());
}

async function importAccount(visitor: Visitor, zip: Buffer): Promise<Page> {
  return visitor.submit(await upload(visitor, zip), { intent: "import" });
}

/** All that somebody has of what an import brings, without ids, owners and times of writing. */
async function recordOf(userId: string) {
  const db = database();
  const [moods, entries, own, acts, ups, remembered, runs, answers, talks, said, tags] =
    await db.batch([
      db
        .select()
        .from(moodEntries)
        .where(eq(moodEntries.userId, userId))
        .orderBy(asc(moodEntries.createdAt)),
      db.select().from(journalEntries).where(eq(journalEntries.userId, userId)),
      db.select().from(feelings).where(eq(feelings.userId, userId)),
      db.select().from(activities).where(eq(activities.userId, userId)),
      db.select().from(checkUps).where(eq(checkUps.userId, userId)),
      db.select().from(memories).where(eq(memories.userId, userId)),
      db.select().from(exerciseRuns).where(eq(exerciseRuns.userId, userId)),
      db.select().from(exerciseAnswers).where(eq(exerciseAnswers.userId, userId)),
      db.select().from(sessions).where(eq(sessions.userId, userId)),
      db.select().from(messages).where(eq(messages.userId, userId)).orderBy(asc(messages.seq)),
      db
        .select()
        .from(moodTags)
        .where(eq(moodTags.userId, userId))
        .orderBy(asc(moodTags.date), asc(moodTags.tag)),
    ]);
  return { moods, entries, own, acts, ups, remembered, runs, answers, talks, said, tags };
}

test("what one account exports comes into another: all of it shown first, with new ids", async () => {
  const from = await someoneWithRecord();
  const to = await newMember(PREMIUM);
  const page = await upload(to.visitor, await exported(from.userId));
  expect(page.url).toMatch(/^\/settings\/import\/[\w-]{22}$/);
  for (const line of [
    "2 moods, 1 with a journal entry",
    "1 journal entry",
    "1 conversation with 4 messages",
    "1 exercise",
    "1 check-up",
    "1 feeling of your own",
    "1 activity of your own",
    "1 memory",
    "With conversations and exercises come 2 goals and 1 reflection.",
    "1 exercise: not finished.",
    "1 summary, insight or goal: it may be about danger, so we don't bring it back.",
  ]) {
    expect(page.text).toContain(line);
  }
  // It was said two days ago.
  expect(page.text).toContain("Someone is there for you");
  expect(await recordOf(to.userId)).toMatchObject({ moods: [], talks: [], said: [] });

  const done = await to.visitor.submit(page, { intent: "import" });
  expect(done.text).toContain("It's here");
  expect(done.text).toContain("2 moods");
  expect(done.text).toContain("1 summary, insight or goal: it may be about danger");
  const [before, after] = [await recordOf(from.userId), await recordOf(to.userId)];
  const pick = <Row extends object, Key extends keyof Row>(
    rows: readonly Row[],
    keys: readonly Key[],
  ) => rows.map((row) => keys.map((key) => row[key]));
  const same = <Row extends object, Key extends keyof Row>(
    one: readonly Row[],
    other: readonly Row[],
    keys: readonly Key[],
  ) => expect(pick(other, keys)).toEqual(pick(one, keys));
  same(before.moods, after.moods, [
    "mood",
    "moodScore",
    "notes",
    "activities",
    "date",
    "createdAt",
  ]);
  same(before.tags, after.tags, ["tag", "date", "moodScore"]);
  same(before.entries, after.entries, ["mood", "content", "tags", "tier", "date", "createdAt"]);
  same(before.own, after.own, ["name", "emoji", "color", "mood"]);
  same(before.acts, after.acts, ["name"]);
  same(before.ups, after.ups, ["date", "satisfied", "worthwhile", "happy", "anxious"]);
  same(before.remembered, after.remembered, ["kind", "content", "createdAt"]);
  const finished = before.runs.filter(({ status }) => status === "finished");
  same(finished, after.runs, ["exerciseId", "step", "helped", "startedAt", "finishedAt"]);
  same(before.answers, after.answers, ["step", "asked", "content", "createdAt"]);
  same(before.talks, after.talks, [
    "therapistType",
    "userReflection",
    "weeklyGoals",
    "duration",
    "createdAt",
    "lastMessageAt",
  ]);
  same(before.said, after.said, ["role", "content", "createdAt"]);
  expect(after.moods[0]?.feelingId).toBe(after.own[0]?.id);
  expect(after.moods[1]?.journalEntryId).toBe(after.entries[0]?.id);
  expect(after.entries[0]?.shareWithAi).toBe(false);
  const ids = ({ moods, entries, talks, said, runs }: typeof before) =>
    [...moods, ...entries, ...talks, ...said, ...runs].map(({ id }) => id);
  expect(ids(after).filter((id) => ids(before).includes(id))).toEqual([]);
  const goals = await findGoals(to.userId);
  expect(goals.kept.map(({ words }) => String(words))).toEqual(["Call Ana"]);
  expect(goals.thisWeek.map(({ words }) => String(words))).toEqual(["Rest on Friday"]);
  // What was about danger is marked by what we find, shown at no glance, and raises nothing.
  expect(after.talks[0]).toMatchObject({
    summary: null,
    // Its owner named it so.
    title: "The shed",
  });
  expect(after.said[2]?.classes?.danger.tier).toBe("crisis");
  for (const table of [crisisEvents, riskStates]) {
    expect(await database().select().from(table).where(eq(table.userId, to.userId))).toEqual([]);
  }
  const [spoken] = await database().select().from(replies).where(eq(replies.userId, to.userId));
  expect(spoken).toMatchObject({ status: "done", source: "model", therapistType: "alina" });
  // Read-only, and found by the search.
  const read = await to.visitor.get(`/chat/${after.talks[0]?.id}`);
  expect(read.text).toContain("I painted the shed");
  expect(
    textsAt(read.html, ".message-list h1, .message-list h2, .message-list .message")[0],
  ).toContain("I painted the shed");
  expect(read.forms.some(({ fields }) => "message" in fields)).toBe(false);
  const search = await to.visitor.get("/chat/search");
  const found = await to.visitor.submit(search, { query: "painted" });
  expect(found.text).toContain("painted the shed");
  expect((await to.visitor.get(`/exercises/box-breathing/${after.runs[0]?.id}`)).status).toBe(200);
});

test("the look back at a conversation comes with it, and stands after its last message", async () => {
  const from = await newMember();
  const talk = await pastConversation(from.userId, ["I painted the shed", "Well done."]);
  await database()
    .update(sessions)
    .set({ checkpointSummary: "You painted, and it went well.", checkpointAfterSeq: 1 })
    .where(eq(sessions.id, talk.conversationId));
  const to = await newMember();
  const done = await importAccount(to.visitor, await exported(from.userId));
  expect(done.text).not.toContain("What we left out");
  const { talks, said } = await recordOf(to.userId);
  expect(talks[0]?.checkpointSummary).toBe("You painted, and it went well.");
  expect(talks[0]?.checkpointAfterSeq).toBe(said.at(-1)?.seq);
  const page = await to.visitor.get(`/chat/${talks[0]?.id}`);
  expect(page.text).toContain("You painted, and it went well.");
});

test("the same file once more brings nothing twice, also into the account that it came from", async () => {
  const from = await someoneWithRecord();
  const zip = await exported(from.userId);
  const to = await newMember(PREMIUM);
  const page = await upload(to.visitor, zip);
  const form = page.forms.find(({ buttons }) => buttons.some(({ value }) => value === "import"));
  const fields = { ...form?.fields, intent: "import" };
  await Promise.all([to.visitor.post(page.url, fields), to.visitor.post(page.url, fields)]);
  await to.visitor.post(page.url, fields);
  const once = await recordOf(to.userId);
  expect([once.moods.length, once.talks.length, once.said.length]).toEqual([2, 1, 4]);
  for (const member of [to, from]) {
    const before = await recordOf(member.userId);
    const again = await upload(member.visitor, zip);
    expect(again.text).toContain("Nothing new in this file.");
    expect(again.text).toContain("1 conversation: already here.");
    expect(await recordOf(member.userId)).toEqual(before);
  }
});

test("a program comes with how far it is and what was done in it, and never over one that is followed here", async () => {
  const from = await newMember(PREMIUM);
  const day = Date.now() - 5 * DAY_MS;
  const program = { id: newId(), userId: from.userId, trackType: "letting-go", createdAt: day };
  await database()
    .insert(therapyTracks)
    .values({ ...program, trackTitle: "Letting Go", currentSession: 3 });
  const { conversationId } = await pastConversation(from.userId, ["I let it go", "How?"], {
    daysAgo: 2,
  });
  await database()
    .update(sessions)
    .set({
      trackType: "letting-go",
      therapyTrackId: program.id,
      modalitiesUsed: ["Letting Go Technique"],
    })
    .where(eq(sessions.id, conversationId));
  const zip = await exported(from.userId);
  const to = await newMember(PREMIUM);
  const page = await upload(to.visitor, zip);
  expect(page.text).toContain("1 program");
  expect(page.text).toContain("These stay in your file: what you typed and didn't send");
  expect((await to.visitor.submit(page, { intent: "import" })).text).toContain("1 program");
  const isOwn = eq(therapyTracks.userId, to.userId);
  const [own, ...others] = await database().select().from(therapyTracks).where(isOwn);
  expect(others).toEqual([]);
  expect(own).toMatchObject({ currentSession: 3, isActive: true, createdAt: day });
  const { talks } = await recordOf(to.userId);
  expect(talks).toMatchObject([
    { therapyTrackId: own?.id, modalitiesUsed: ["Letting Go Technique"] },
  ]);
  expect((await to.visitor.get("/therapy-tracks/letting-go")).text).toContain("Continue");
  expect((await upload(to.visitor, zip)).text).toContain("1 program: already here.");
});

test("names of one's own are known in capitals, too, and what there's no room for is said before", async () => {
  const zip = await exported((await someoneWithRecord()).userId);
  const to = await newMember(PREMIUM);
  const own = { userId: to.userId, createdAt: 1 };
  await database()
    .insert(activities)
    .values({ ...own, id: newId(), name: trustedText("Gardening") });
  const feeling = { name: trustedText("PROUD"), emoji: trustedText("🌱"), color: "green" } as const;
  const feelingId = newId();
  await database()
    .insert(feelings)
    .values({ ...own, ...feeling, id: feelingId, mood: "happy" });
  const page = await upload(to.visitor, zip);
  expect(page.text).toContain("1 feeling of your own: already here.");
  expect(page.text).toContain("1 activity of your own: already here.");
  await to.visitor.submit(page, { intent: "import" });
  const record = await recordOf(to.userId);
  expect([record.own.length, record.acts.length]).toEqual([1, 1]);
  expect(record.moods[0]?.feelingId).toBe(feelingId);

  const full = await newMember();
  const names = Array.from({ length: 60 }, (_, index) => trustedText(`hobby ${index}`));
  await database()
    .insert(activities)
    .values(names.map((name) => ({ userId: full.userId, createdAt: 1, id: newId(), name })));
  expect((await upload(full.visitor, zip)).text).toContain(
    "1 activity of your own: you have as many here as we can keep.",
  );
});

test("a safety plan and the person in it come into an empty one, and never over another", async () => {
  const from = await newMember();
  const written = await screenText("I stop answering messages");
  await saveSafetyPlanStep(from.userId, "warningSigns", written);
  await saveTrustedPerson(from.userId, { name: "Nora", number: "+15551234567", isInAbuse: false });
  const zip = await exported(from.userId);
  const to = await newMember();
  const page = await upload(to.visitor, zip);
  expect(page.text).toContain("1 safety plan");
  expect((await to.visitor.get("/safety-plan")).text).not.toContain("I stop answering messages");
  const done = await to.visitor.submit(page, { intent: "import" });
  expect(done.text).toContain("1 safety plan");
  const plan = await to.visitor.get("/safety-plan");
  expect(plan.text).toContain("I stop answering messages");
  expect(plan.html).toContain('href="tel:+15551234567"');
  const other = await newMember();
  await saveSafetyPlanStep(other.userId, "onMyOwn", await screenText("A walk by the river"));
  expect((await upload(other.visitor, zip)).text).toContain("1 safety plan: already here.");
  const kept = await other.visitor.get("/safety-plan");
  expect(kept.text).toContain("A walk by the river");
  expect(kept.text).not.toMatch(/Nora|I stop answering/);
});

test("conversations that nobody named are listed by their first words, as they were", async () => {
  const from = await newMember(PREMIUM);
  await pastConversation(from.userId, ["Dad came home today", "How was it?"], { daysAgo: 4 });
  await pastConversation(from.userId, [DANGER, "Call 988."], { daysAgo: 3 });
  const isTheirs = eq(replies.userId, from.userId);
  await database().update(replies).set({ source: "guided" }).where(isTheirs);
  const to = await newMember(PREMIUM);
  await to.visitor.submit(await upload(to.visitor, await exported(from.userId)), {
    intent: "import",
  });
  const list = await to.visitor.get("/chat/conversations");
  expect(list.text).toContain("Dad came home today");
  expect(list.text).not.toContain(DANGER);
});

test("on the free plan the journal is left out, with why, and comes once there is Premium", async () => {
  const from = await someoneWithRecord();
  const zip = await exported(from.userId);
  const to = await newMember();
  const page = await upload(to.visitor, zip);
  expect(page.text).toContain("1 journal entry: the journal is part of Premium.");
  await to.visitor.submit(page, { intent: "import" });
  const free = await recordOf(to.userId);
  expect([free.entries.length, free.moods.length]).toEqual([0, 2]);

  await database().update(users).set(PREMIUM).where(eq(users.id, to.userId));
  await importAccount(to.visitor, zip);
  const premium = await recordOf(to.userId);
  expect([premium.entries.length, premium.moods.length]).toEqual([1, 2]);
  expect(premium.moods[1]?.journalEntryId).toBe(premium.entries[0]?.id);
});

test("conversations that would be deleted at once, and memories that aren't wanted, are left out", async () => {
  const from = await someoneWithRecord();
  await pastConversation(from.userId, ["Long ago"], { daysAgo: 100 });
  const to = await newMember({ keepConversations: "90_days", remembers: false });
  const page = await upload(to.visitor, await exported(from.userId));
  expect(page.text).toContain("1 conversation: older than you keep conversations");
  expect(page.text).toContain("1 memory: your companion's memory is turned off.");
  await to.visitor.submit(page, { intent: "import" });
  const { talks, remembered } = await recordOf(to.userId);
  expect([talks.length, remembered.length]).toEqual([1, 0]);
});

test("what is too much for one go waits for the next, the newest first and no conversation in parts", async () => {
  const from = await someoneWithRecord();
  for (const [words, daysAgo] of [
    ["First", 9],
    ["Second", 8],
    ["Third", 7],
  ] as const) {
    await pastConversation(from.userId, [`${words} words`, "Yes?"], { daysAgo });
  }
  const user = await findUser(from.userId);
  const unpacked = await unpackCopy(await exported(from.userId));
  if (!user || unpacked.problem !== null) throw new Error("it can't be read");
  const { conversations, ...rest } = readCopy(unpacked.files, user).raw;
  const nothing = {
    moods: [],
    journal: [],
    exercises: [],
    feelings: [],
    activities: [],
    memory: [],
  };
  const older = conversations.filter(({ messages: [first] }) => first?.content.endsWith("words"));
  const { copy, leftOut } = await screenCopy(
    { ...rest, ...nothing, conversations: older },
    null,
    3,
  );
  expect(copy.conversations.map(({ messages: [first] }) => String(first?.content))).toEqual([
    "Second words",
    "Third words",
  ]);
  expect(leftOut).toEqual([{ kind: "conversations", why: "next_time", count: 1 }]);
});

const EMPTY = { "data/conversations.json": "[]", "data/moods.json": "[]" };

test.each<[string, () => Promise<Buffer>, string]>([
  ["no zip", async () => Buffer.from("hello, this is no zip"), "We can't open this file."],
  ["cut off", async () => (await zipOf(EMPTY)).subarray(0, 150), "We can't open this file."],
  ["somebody else's zip", () => zipOf({ "photo.txt": "x" }), "This isn't a copy from"],
  ["bad JSON", () => zipOf({ ...EMPTY, "data/moods.json": "[{" }), "This file is damaged."],
  [
    "a newer version's",
    () => zipOf({ ...EMPTY, "data/about.json": '{"format":2}' }),
    "This copy is from a newer version",
  ],
  ["a path out of its folder", () => zipSlip(), "This file is damaged."],
  [
    "larger than it may be unpacked",
    () => zipOf({ ...EMPTY, "data/journal.json": `["${"a".repeat(49 * MB)}"]` }),
    "This file is too large.",
  ],
  ["a lie about its size", () => lyingZip(), "This file is damaged."],
  ["larger than it may be sent", async () => Buffer.alloc(21 * MB), "This file is too large."],
])("a file that is %s is refused", async (_what, make, message) => {
  const { visitor, userId } = await newMember();
  const page = await upload(visitor, await make());
  expect(page.status).toBeGreaterThanOrEqual(400);
  expect(page.text).toContain(message);
  expect(await waitingOf(userId)).toEqual([]);
});

/** A zip with a name that leads out of the folder that it's unpacked in. */
async function zipSlip(): Promise<Buffer> {
  const zip = await zipOf({ "aa/data/moods.json": "[]", ...EMPTY });
  return Buffer.from(zip.toString("latin1").replaceAll("aa/data/", "../data/"), "latin1");
}

/** A zip that names a smaller size than what it unpacks to. */
async function lyingZip(): Promise<Buffer> {
  const zip = await zipOf({ ...EMPTY, "data/journal.json": `["${"a".repeat(MB)}"]` });
  const size = Buffer.alloc(4);
  size.writeUInt32LE(MB + 4);
  const small = Buffer.from([9, 0, 0, 0]);
  return Buffer.from(
    zip.toString("latin1").replaceAll(size.toString("latin1"), small.toString("latin1")),
    "latin1",
  );
}

function waitingOf(userId: string) {
  return database().select().from(accountImports).where(eq(accountImports.userId, userId));
}

test("rows that can't be are counted and left out, and nothing in a file names an owner or an id of ours", async () => {
  const victim = await someoneWithRecord();
  const theirs = await recordOf(victim.userId);
  const at = new Date(Date.now() - DAY_MS).toISOString();
  const good = {
    date: at.slice(0, 10),
    mood: "Calm",
    feeling: null,
    notes: "fine",
    activities: "a",
    at,
  };
  const moods = [
    { ...good, id: theirs.moods[0]?.id, userId: victim.userId },
    { ...good, mood: "Furious" },
    { ...good, date: "2026-02-30" },
    { ...good, at: "2190-01-01T00:00:00.000Z" },
    7,
    null,
  ];
  const talk = {
    id: theirs.talks[0]?.id,
    userId: victim.userId,
    title: "Mine",
    companion: "Nobody",
    startedAt: at,
    lastMessageAt: at,
    notes: {},
    messages: [{ id: theirs.said[0]?.id, role: "system", speaker: "You", at, content: "hello" }],
  };
  const talks = [
    talk,
    { ...talk, messages: [{ role: "user", speaker: "You", at, content: "hello" }] },
  ];
  const { visitor, userId } = await newMember();
  const zip = await zipOf({
    "data/moods.json": JSON.stringify(moods),
    "data/conversations.json": JSON.stringify(talks),
  });
  const page = await upload(visitor, zip);
  expect(page.text).toContain("5 moods: we can't read it");
  expect(page.text).toContain("1 conversation: we can't read it");
  await visitor.submit(page, { intent: "import" });
  const mine = await recordOf(userId);
  expect(mine.moods.map(({ notes }) => String(notes))).toEqual(["fine"]);
  expect(mine.said.map(({ content }) => String(content))).toEqual(["hello"]);
  expect(mine.talks[0]?.id).not.toBe(talk.id);
  expect(await recordOf(victim.userId)).toEqual(theirs);
});

test("what waits is its owner's alone, can be discarded, and goes after a day", async () => {
  const zip = await exported((await someoneWithRecord()).userId);
  const { visitor, userId } = await newMember();
  const stranger = await newMember();
  const page = await upload(visitor, zip);
  expect((await stranger.visitor.get(page.url)).status).toBe(404);
  const discarded = await visitor.submit(page, { intent: "discard" });
  expect(discarded.url).toBe(PATH);
  expect(await waitingOf(userId)).toEqual([]);
  await upload(visitor, zip);
  await clearAccountImports(Date.now() + ACCOUNT_IMPORT_KEPT_MS + 1_000);
  expect(await waitingOf(userId)).toEqual([]);
});

test("the settings lead to it, and an export names what is read by programs alone apart", async () => {
  const { visitor, userId } = await someoneWithRecord();
  expect((await visitor.get("/settings")).html).toContain(`href="${PATH}"`);
  expect((await visitor.get("/settings/data")).html).toContain(`href="${PATH}"`);
  const files = unzip(await exported(userId));
  expect(JSON.parse(files["data/about.json"] ?? "")).toMatchObject({ format: 1 });
  const [run] = JSON.parse(files["data/exercises.json"] ?? "");
  expect(files["exercises.html"]).not.toContain(run.id);
});
