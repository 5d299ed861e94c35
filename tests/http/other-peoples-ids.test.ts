import type { RouteConfigEntry } from "@react-router/dev/routes";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { API_PATHS } from "#app/catalogue/api-paths.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { askForCrawl } from "#app/models/knowledge/knowledge-crawls.server.ts";
import { knowledgeItem } from "#app/models/knowledge/knowledge-input.ts";
import { keepUpload } from "#app/models/knowledge/knowledge-uploads.server.ts";
import { writeEntry } from "#app/models/record/journal-entries.server.ts";
import { addMood } from "#app/models/record/moods.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import routes from "#app/routes.ts";
import { database } from "#db/client.ts";
import {
  accountImports,
  crisisEvents,
  demoCheckouts,
  exerciseAnswers,
  exerciseRuns,
  exports,
  journalEntries,
  memories,
  messages,
  moodEntries,
  moodImports,
  oauthAccounts,
  passkeys,
  replies,
  replyReports,
  sessions,
  userSessions,
} from "#db/schema.ts";
import { keepAccountImport } from "#app/models/accounts/account-imports.server.ts";
import { readCopy } from "#app/routes/settings/import/read-copy.server.ts";
import { screenCopy } from "#app/routes/settings/import/screen-copy.server.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import type { Page } from "#tests/setup/visitor.ts";
import { userOf } from "./rows.ts";

/** Ids of what everybody may see: no person's own. */
const FOR_EVERYBODY: Readonly<Record<string, string>> = {
  articleId: "sleep-hygiene",
  exerciseId: "grounding",
  therapistId: "alice",
  format: "text",
  kind: "topics",
  pieceId: "cant-sleep",
};

/** Routes whose ids name something that isn't any person's. */
const NOBODYS: readonly string[] = [
  // Calls have their own walk: each is asked with somebody else's ids there.
  ...API_PATHS,
  "/demo/outbox/:mailId",
  "/exercises/:exerciseId",
  "/knowledge/:articleId",
  // A day, of which everybody sees their own week.
  "/progress/week/:sunday?",
  "/therapist-selection/voices/:therapistId",
  "/therapy-tracks/:trackType",
];

const OWNERS_WORDS = /kill myself|My sister is called/;

let owner: Awaited<ReturnType<typeof newMember>>;
let stranger: Awaited<ReturnType<typeof newMember>>;
let ids: Record<string, string>;

beforeAll(async () => {
  const adult = { onboardingComplete: true, selectedTherapist: "alice", ...PREMIUM };
  owner = await newMember(adult);
  stranger = await newMember(adult);
  const { visitor, userId } = owner;
  await visitor.submit(await visitor.get("/memory"), {
    content: "My sister is called Ana",
    kind: "person",
    intent: "add",
  });
  await visitor.submit(await visitor.get("/exercises/grounding"), { formKey: crypto.randomUUID() });
  await visitor.submit(await visitor.get("/chat"), { message: "I want to kill myself tonight" });
  const db = database();
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId));
  const said = await db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, session?.id ?? ""));
  const [memory] = await db.select().from(memories).where(eq(memories.userId, userId));
  const [run] = await db.select().from(exerciseRuns).where(eq(exerciseRuns.userId, userId));
  const [event] = await db.select().from(crisisEvents).where(eq(crisisEvents.userId, userId));
  const replyId = said.find(({ role }) => role === "assistant")?.id ?? "";
  const report = await visitor.get(`/chat/${session?.id}/replies/${replyId}/report`);
  await visitor.submit(report, { reason: "wrong" });
  const [reported] = await db.select().from(replyReports).where(eq(replyReports.userId, userId));
  const signInId = newId();
  const account = { provider: "https://id.example", providerUserId: userId };
  const at = { createdAt: Date.now(), updatedAt: Date.now() };
  await db.insert(oauthAccounts).values({ ...account, ...at, id: signInId, userId });
  const passkeyId = newId();
  await db.insert(passkeys).values({
    id: passkeyId,
    userId,
    credentialId: passkeyId,
    publicKey: "key",
    counter: 0,
    transports: [],
    name: "Phone",
    createdAt: Date.now(),
  });
  const exportId = newId();
  const asked = { createdAt: Date.now(), expiresAt: Date.now() + 60_000 };
  await db.insert(exports).values({ id: exportId, userId, status: "ready", size: 1, ...asked });
  await visitor.submit(await visitor.get("/moods/import"), {
    pasted: "full_date,mood,note\n2024-03-09,good,My sister is called Ana",
  });
  const [waiting] = await db.select().from(moodImports).where(eq(moodImports.userId, userId));
  const aside = await screenText("My sister is called Ana");
  const mood = { mood: "calm", date: "2026-03-01", notes: aside.text, activities: [] } as const;
  const moodId = await addMood(userId, mood, aside);
  const entry = { mood: "calm", content: aside, tags: [], shareWithAi: false } as const;
  const { id: entryId } = await writeEntry(
    userId,
    { ...entry, date: "2026-03-01" },
    { formKey: "an-entry", exerciseRunId: null },
  );
  const copy = readCopy(new Map(), { timeZone: null, selectedTherapist: null });
  const screened = await screenCopy(copy.raw, null);
  const copyId = await keepAccountImport(userId, { ...screened, leftOut: copy.leftOut });
  const checkoutId = newId();
  await db
    .insert(demoCheckouts)
    .values({ id: checkoutId, userId, plan: "monthly", createdAt: Date.now() });
  ids = {
    checkoutId,
    copyId,
    moodId,
    entryId,
    signInId,
    exportId,
    passkeyId,
    importId: waiting?.id ?? "",
    crawlId: await askForCrawl(userId, { url: "http://127.0.0.1/", maxPages: 1, delayMs: 0 }),
    uploadId: await keepUpload(userId, [
      knowledgeItem.parse({ id: "waits", content: "A text", modality: "Test" }),
    ]),
    conversationId: session?.id ?? "",
    messageId: said.find(({ role }) => role === "user")?.id ?? "",
    replyId,
    memoryId: memory?.id ?? "",
    runId: run?.id ?? "",
    eventId: event?.id ?? "",
    reportId: reported?.id ?? "",
    mailId: "none",
  };
  for (const [name, id] of Object.entries(ids)) expect(id, name).not.toBe("");
});

/** Every path of the product with an id in it, as its routes name it. */
function pathsWithIds(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const own = path !== undefined && here.includes(":") ? [here] : [];
    return [...own, ...pathsWithIds(children, here)];
  });
}

const PATHS = pathsWithIds(await routes).filter((path) => !NOBODYS.includes(path));

function filled(path: string): string {
  return path.replaceAll(/:(\w+)\??/g, (_, name: string) => {
    const id = ids[name] ?? FOR_EVERYBODY[name];
    if (id === undefined) throw new Error(`no id for ${name}: whose is it?`);
    return id;
  });
}

/** The same path with ids that nothing has. */
function missing(path: string): string {
  return path.replaceAll(/:(\w+)\??/g, (_, name: string) =>
    name in ids ? "AAAAAAAAAAAAAAAAAAAAAA" : (FOR_EVERYBODY[name] ?? ""),
  );
}

/** All that the owner has, without when they were last there. */
async function belongings() {
  const { userId } = owner;
  const tables = [
    sessions,
    messages,
    memories,
    exerciseRuns,
    crisisEvents,
    replyReports,
    oauthAccounts,
    exports,
    moodImports,
    accountImports,
    demoCheckouts,
    moodEntries,
    journalEntries,
  ] as const;
  const rows = await Promise.all(
    tables.map((table) => database().select().from(table).where(eq(table.userId, userId))),
  );
  const answers = await database()
    .select()
    .from(exerciseAnswers)
    .where(eq(exerciseAnswers.runId, ids["runId"] ?? ""));
  const [reply] = await database()
    .select()
    .from(replies)
    .where(eq(replies.id, ids["replyId"] ?? ""));
  const user = await userOf(userId);
  const open = await database()
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(eq(userSessions.userId, userId));
  return { rows, answers, reply, user, open };
}

test.each(PATHS)("%s with another person's ids is a page that doesn't exist", async (path) => {
  const before = await belongings();
  const { status, html } = await stranger.visitor.get(filled(path));
  // What takes forms only leads a visit elsewhere, or says that it takes no visits, whoever asks.
  expect(status).toBe((await stranger.visitor.get(missing(path))).status);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(html).not.toMatch(OWNERS_WORDS);
  expect(await belongings()).toEqual(before);
});

test.each(PATHS)("the forms of %s change nothing for another person", async (path) => {
  const { visitor } = owner;
  const seen = await visitor.get(filled(path));
  const before = await belongings();
  const formToken = tokenOf(await stranger.visitor.get("/memory"));
  for (const { action, fields, method, names } of seen.forms) {
    const target = action ?? filled(path);
    const isOwn = Object.values(ids).some((id) => target.includes(id));
    if (method !== "post" || !isOwn) continue;
    const pressed = names.map((name) => [name, "yes"]);
    const typed = Object.entries(fields).map(([name, value]) => [
      name,
      OWNERS_WORDS.test(value) ? "Other words" : value,
    ]);
    const sent = { ...Object.fromEntries([...pressed, ...typed]), formToken };
    const answer = await stranger.visitor.send(target, sent);
    expect(answer.status, target).toBeGreaterThanOrEqual(400);
    expect(await answer.text(), target).not.toMatch(OWNERS_WORDS);
  }
  expect(await belongings()).toEqual(before);
});

test.each(["/chat", "/memory", "/settings/sessions"])(
  "%s takes nobody's id from a field",
  async (path) => {
    const before = await belongings();
    const page = await stranger.visitor.get(path);
    const sent = {
      formToken: tokenOf(page),
      ...ids,
      userId: owner.userId,
      id: ids["conversationId"] ?? "",
    };
    await stranger.visitor.send(path, { ...sent, message: "hello", intent: "delete" });
    expect(await belongings()).toEqual(before);
  },
);

function tokenOf(page: Page): string {
  return page.forms.find((form) => "formToken" in form.fields)?.fields["formToken"] ?? "";
}
