import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { makeApiToken } from "#app/models/accounts/api-tokens.server.ts";
import { MACHINE_MADE } from "#app/catalogue/machine-made.ts";
import { MOOD_IMPORT_KEPT_MS, type WaitingMood } from "#app/models/record/mood-imports.server.ts";
import { UNDO_MS } from "#app/models/storage/undos.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import {
  accountEvents,
  exports,
  goalOutcomes,
  insightDismissals,
  journalEntries,
  memories,
  messages,
  moodEntries,
  moodImports,
  reminders,
  replies,
  sessions,
  trials,
  undos,
} from "#db/schema.ts";
import { PASSWORD, signedUp } from "#tests/setup/accounts.ts";
import { pastConversation } from "#tests/setup/conversations.ts";
import { newMember } from "#tests/setup/members.ts";
import { attributeAt, documentOf, textIn, textsAt } from "#tests/setup/page.ts";
import { unzip } from "#tests/setup/unzip.ts";
import { codeMailedTo, lastMailTo, type Page, type Visitor } from "#tests/setup/visitor.ts";
import { userWith } from "./rows.ts";

const PATH = "/settings/data";
const HOUR_MS = 60 * 60_000;
const OWN_WORDS = "I told my sister <b>Ana</b> about the lighthouse";

async function idOf(email: string): Promise<string> {
  const user = await userWith(email);
  return user?.id ?? "";
}

function exportsOf(userId: string) {
  return database().select().from(exports).where(eq(exports.userId, userId));
}

/** Asks for a copy with the password. */
async function ask(visitor: Visitor): Promise<Page> {
  return visitor.submit(await visitor.get(PATH), { password: PASSWORD });
}

/** Looks again until the copy is there, and tells where it is. */
function whenReady(visitor: Visitor): Promise<string> {
  return vi.waitUntil(async () => {
    const { html } = await visitor.get(PATH);
    return attributeAt(html, `a[href^="${PATH}/"]`, "href");
  }, 20_000);
}

/** What is in a copy, by its name. */
async function opened(visitor: Visitor, href: string): Promise<Record<string, string>> {
  const answer = await visitor.raw(href);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/zip");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(Number(answer.headers.get("content-length")));
  return unzip(bytes);
}

test("a copy holds everything somebody wrote, to read and for programs, and opens without us", async () => {
  const { visitor, email } = await signedUp();
  const userId = await idOf(email);
  const other = await newMember();
  await pastConversation(other.userId, ["Nobody else reads this", "No"]);
  const talked = await pastConversation(userId, [
    OWN_WORDS,
    "And **you**?",
    "Yes, I'm safe",
    "Good.",
  ]);
  const danger = {
    tier: "crisis",
    kind: "active_ideation",
    severity: "high",
    subject: "self",
  } as const;
  const answered = { question: "today", is: "no" } as const;
  await database()
    .update(messages)
    .set({
      choice: "today.no",
      classes: { danger, answer: answered, language: "en", told: ["told_means_here"] },
    })
    .where(eq(messages.id, talked.messageIds[2] ?? ""));
  const suggestedTitle = trustedText("Whether to go on");
  await database()
    .update(sessions)
    .set({ suggestedTitle })
    .where(eq(sessions.id, talked.conversationId));
  await database()
    .update(replies)
    .set({ question: "today" })
    .where(eq(replies.id, talked.messageIds[1] ?? ""));
  const at = { createdAt: Date.now() };
  const mood = { userId, mood: "calm", moodScore: 7, date: "2026-11-20", ...at } as const;
  await database()
    .insert(moodEntries)
    .values([
      { ...mood, id: newId(), notes: trustedText('=HYPERLINK("https://evil.example")') },
      {
        ...mood,
        id: newId(),
        notes: trustedText('Two\nlines, and a "quote"'),
        activities: [trustedText("garden"), trustedText("long walk")],
      },
    ]);
  const entryId = newId();
  await database()
    .insert(journalEntries)
    .values({
      id: entryId,
      userId,
      mood: "anxious",
      content: trustedText("=1+1 is what I wrote"),
      tags: [trustedText("work")],
      shareWithAi: true,
      aiResponse: trustedText("You noticed it early."),
      tier: "none",
      date: "2026-11-19",
      createdAt: Date.now(),
      updatedAt: Date.now(),
    });
  const ofEntry = {
    ...mood,
    id: newId(),
    mood: "anxious",
    moodScore: 3,
    journalEntryId: entryId,
  } as const;
  await database()
    .insert(moodEntries)
    .values({ ...ofEntry, date: "2026-11-19" });
  const content = trustedText("My sister is called Ana");
  await database()
    .insert(memories)
    .values({ id: newId(), userId, kind: "person", content, ...at });
  const wanted = { minute: 20 * 60 + 30, days: [1, 5], nextAt: Date.now() + HOUR_MS };
  await database()
    .insert(reminders)
    .values({ id: newId(), userId, ...wanted, ...at, updatedAt: Date.now() });

  await makeApiToken(userId, { name: "My watch", scopes: ["moods:read"] }, { userAgent: null });
  await database()
    .insert(goalOutcomes)
    .values({ userId, source: "session", sourceId: newId(), outcome: "kept", at: Date.now() });
  await database().insert(trials).values({ id: newId(), userId, startedAt: Date.now() });

  const asked = await ask(visitor);
  expect(asked.url).toBe(PATH);
  const href = await whenReady(visitor);
  expect((await visitor.get(PATH)).text).toMatch(/Ready until .+, [\d.]+ (?:KB|MB)/);
  // The mail goes out once the copy is there to be fetched.
  await vi.waitFor(() =>
    expect(lastMailTo(email)).toContain("Your download from Aliwell is ready"),
  );
  const files = await opened(visitor, href);

  const index = files["index.html"] ?? "";
  const page = attributeAt(index, 'a[href^="conversations/"]', "href") ?? "";
  expect(textIn(documentOf(files[page] ?? ""))).toContain(OWN_WORDS);
  expect(files[page]).toContain("The companion is an AI: not a human");
  expect(textIn(documentOf(files["memory.html"] ?? ""))).toContain("My sister is called Ana");
  expect(files["account.html"]).toContain(email);
  expect(files["account.html"]).toContain("8:30 PM on Monday, Friday");
  expect(files["activity.html"]).toContain("Asked for a copy of the data");
  const [talk] = JSON.parse(files["data/conversations.json"] ?? "");
  // It asked about danger: what the model called it is no name for a file's list.
  expect(talk.title).toMatch(/^With Alina, /);
  expect(index).not.toContain("Whether to go on");
  expect(talk.messages.map((said: { content: string }) => said.content)).toContain(OWN_WORDS);
  // What was tapped and what it was read as, in words and with no id of ours.
  const read = textIn(documentOf(files[page] ?? "")) ?? "";
  expect(read).toContain("You tapped: Yes, I'm safe");
  expect(read).toContain(
    "Read as: may be in danger (thoughts of suicide, very serious); the answer",
  );
  expect(talk.messages).toContainEqual(
    expect.objectContaining({
      tapped: "Yes, I'm safe",
      readAs: [
        "may be in danger (thoughts of suicide, very serious)",
        expect.stringMatching(/^the answer "no" to ".+\?"$/),
        "it tells that the means are at hand",
        "written in English",
      ],
    }),
  );
  expect(read + files["data/conversations.json"]).not.toMatch(
    /today\.no|active_ideation|told_means/,
  );
  expect(JSON.parse(files["data/moods.json"] ?? "")).toHaveLength(3);

  expect(JSON.parse(files["data/app-keys.json"] ?? "")).toMatchObject([{ name: "My watch" }]);
  expect(files["app-keys.html"]).not.toContain("alw_");
  expect(JSON.parse(files["data/goals.json"] ?? "")).toMatchObject([{ outcome: "Done" }]);
  expect(files["plan.html"]).toContain("Free trial started");
  expect(JSON.parse(files["data/browsers.json"] ?? "")).toHaveLength(1);

  // A spreadsheet reads it as text, whatever it begins with.
  const csv = files["data/moods.csv"] ?? "";
  expect(csv.startsWith("\uFEFF")).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).toContain('"Two\nlines, and a ""quote""","garden, long walk"');
  expect(JSON.parse(files["data/journal.json"] ?? "")).toMatchObject([
    {
      date: "2026-11-19",
      mood: "Anxious",
      text: "=1+1 is what I wrote",
      tags: "work",
      shared: true,
      answer: "You noticed it early.",
      answerSource: "software",
    },
  ]);
  expect(files["data/journal.csv"]).toContain("You noticed it early.,software");
  expect(textsAt(files["journal.html"] ?? "", '[data-source="software"]')).toEqual([
    "You noticed it early.",
  ]);
  expect(JSON.parse(files["data/about.json"] ?? "").sources).toMatchObject({
    digitalSourceType: expect.stringContaining(MACHINE_MADE),
    source: { software: expect.any(String), written: expect.any(String) },
  });
  expect(files["data/journal.csv"]).toContain("'=1+1 is what I wrote");
  expect(textIn(documentOf(files["journal.html"] ?? ""))).toContain("You noticed it early.");
  expect(Object.values(files).join("\n")).not.toContain("Nobody else reads this");
  for (const html of Object.keys(files).filter((name) => name.endsWith(".html"))) {
    expect(files[html], html).not.toMatch(/<script|<link|(?:src|href)="(?:[a-z]+:|\/)|<b>Ana/);
    // What somebody wrote reads in the direction of its script.
    const directed = documentOf(files[html] ?? "").querySelectorAll("h1, dd, .said");
    for (const each of directed) expect(each.getAttribute("dir"), html).toBe("auto");
  }

  const trail = await database()
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId));
  expect(trail.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["export_asked", "export_fetched"]),
  );
});

test("a copy says all in plain words, and has nothing that can't be undone or imported any more", async () => {
  const { visitor, email } = await signedUp();
  const userId = await idOf(email);
  const [now, row] = [Date.now(), { mood: "calm", date: "2026-11-20", tags: ["garden"] }];
  const undo = { userId, kind: "mood_deleted", row, createdAt: now } as const;
  await database()
    .insert(undos)
    .values([
      { ...undo, id: newId(), subjectId: newId(), content: trustedText("Still here") },
      {
        ...undo,
        id: newId(),
        subjectId: newId(),
        content: trustedText("Long gone"),
        createdAt: now - UNDO_MS - 1,
      },
    ]);
  const waiting: WaitingMood[] = [
    {
      date: "2024-03-10",
      minute: null,
      mood: trustedText("Lausig"),
      activities: [],
      notes: null,
      tier: "none",
    },
  ];
  const file = { userId, rows: { waiting, leftOut: [], encoding: "UTF-8" as const } };
  await database()
    .insert(moodImports)
    .values([
      { ...file, id: newId(), createdAt: now },
      { ...file, id: newId(), createdAt: now - MOOD_IMPORT_KEPT_MS - 1 },
    ]);
  await database().insert(insightDismissals).values({ userId, key: "tag:light:x1", at: now });
  await makeApiToken(userId, { name: "My watch", scopes: ["moods:read"] }, { userAgent: null });
  await ask(visitor);
  const files = await opened(visitor, await whenReady(visitor));
  expect(JSON.parse(files["data/put-back.json"] ?? "")).toMatchObject([
    { what: "A mood you deleted", words: "Still here", mood: "Calm", tags: "garden" },
  ]);
  expect(JSON.parse(files["data/mood-files.json"] ?? "")).toMatchObject([
    { content: "2024-03-10 · Lausig" },
  ]);
  expect(JSON.parse(files["data/hidden-insights.json"] ?? "")).toMatchObject([
    { insight: "About a tag" },
  ]);
  expect(JSON.parse(files["data/app-keys.json"] ?? "")).toMatchObject([{ may: "Read your moods" }]);
  expect(Object.values(files).join("")).not.toContain("Long gone");
  // Each file is named by what it holds, and each of its columns is explained.
  expect(files["index.html"]).toContain(
    'Mood files you uploaded</a> (<a href="data/mood-files.csv">CSV</a>',
  );
  expect(JSON.parse(files["data/about.json"] ?? "").files.unsent).toEqual({
    title: "What you typed and didn't send",
    columns: { text: "Text", at: "Saved" },
  });
});

test("on the disk a copy can't be read", async () => {
  const { visitor, email } = await signedUp();
  await ask(visitor);
  const href = await whenReady(visitor);
  const file = readFileSync(path.join(process.env.DATA_DIR ?? "", "exports", path.basename(href)));
  expect(file.subarray(0, 2).toString()).not.toBe("PK");
  expect(file.includes("index.html")).toBe(false);
  const [row] = await exportsOf(await idOf(email));
  expect(row?.status).toBe("ready");
});

test("a copy that lies on another machine is made anew as it is fetched", async () => {
  const { visitor } = await signedUp();
  await ask(visitor);
  const href = await whenReady(visitor);
  rmSync(path.join(process.env.DATA_DIR ?? "", "exports", path.basename(href)));
  const response = await visitor.raw(href);
  expect(response.status).toBe(200);
  expect(Object.keys(unzip(Buffer.from(await response.arrayBuffer())))).toContain("index.html");
});

test("the password is asked for, and a wrong one makes nothing", async () => {
  const { visitor, email } = await signedUp();
  const wrong = await visitor.submit(await visitor.get(PATH), { password: "not my password" });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain("That's not your password");
  expect(await exportsOf(await idOf(email))).toEqual([]);
});

test("who has no password confirms with a mailed code", async () => {
  const { visitor, userId, email } = await newMember();
  const asked = await visitor.submit(await visitor.get(PATH), { back: PATH });
  await visitor.submit(asked, { ownerCode: codeMailedTo(email) });
  expect(await exportsOf(userId)).toHaveLength(1);
});

test("the same form sent twice makes one copy", async () => {
  const { visitor, email } = await signedUp();
  const formToken = (await visitor.get(PATH)).forms[0]?.fields["formToken"] ?? "";
  const send = () => visitor.send(PATH, { formToken, password: PASSWORD });
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status)).toEqual([302, 302]);
  await whenReady(visitor);
  await send();
  const userId = await idOf(email);
  expect(await exportsOf(userId)).toHaveLength(1);
  const trail = await database()
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId));
  expect(trail.filter(({ kind }) => kind === "export_asked")).toHaveLength(1);
});

test("what a process that was killed had begun is made by the next one", async () => {
  const { visitor, userId } = await newMember();
  const now = Date.now();
  const id = newId();
  const folder = path.join(process.env.DATA_DIR ?? "", "exports");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, id), "half of a file");
  await database()
    .insert(exports)
    .values({
      id,
      userId,
      status: "running",
      leaseBy: "a-process-that-is-gone",
      leaseUntil: now - 1,
      createdAt: now - HOUR_MS,
      expiresAt: now + HOUR_MS,
    });
  expect((await visitor.get(PATH)).text).toContain("Your copy is on its way");
  expect((await opened(visitor, await whenReady(visitor)))["index.html"]).toBeDefined();
});

test("after a day it's gone, and nobody else ever gets it", async () => {
  const { visitor, email } = await signedUp();
  const userId = await idOf(email);
  await ask(visitor);
  const href = await whenReady(visitor);
  const stranger = await newMember();
  expect((await stranger.visitor.raw(href)).status).toBe(404);
  await database()
    .update(exports)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(exports.userId, userId));
  expect((await visitor.raw(href)).status).toBe(404);
  expect((await visitor.get(PATH)).text).not.toContain("Ready until");
});

test("one that failed says so, and can be asked for again", async () => {
  const { visitor, email } = await signedUp();
  const userId = await idOf(email);
  const now = Date.now();
  const row = { id: newId(), userId, createdAt: now - HOUR_MS, expiresAt: now + HOUR_MS };
  await database()
    .insert(exports)
    .values({ ...row, status: "failed" });
  const page = await visitor.get(PATH);
  expect(page.text).toContain("We couldn't make your copy.");
  await visitor.submit(page, { password: PASSWORD });
  await whenReady(visitor);
  expect(await exportsOf(userId)).toHaveLength(1);
});

test("the copy goes with the account", async () => {
  const { visitor } = await signedUp();
  await ask(visitor);
  const href = await whenReady(visitor);
  await visitor.submit(await visitor.get("/settings/delete"), { password: PASSWORD });
  const folder = path.join(process.env.DATA_DIR ?? "", "exports");
  expect(readdirSync(folder)).not.toContain(path.basename(href));
});
