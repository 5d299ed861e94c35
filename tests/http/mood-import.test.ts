import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { doHeavyWork, doHeavyWorkInTurn } from "#app/models/storage/heavy-work.server.ts";
import { claimJob, releaseJob } from "#app/models/storage/process-leases.server.ts";
import { clearMoodImports, MOOD_IMPORT_KEPT_MS } from "#app/models/record/mood-imports.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import {
  activities,
  feelings,
  moodEntries,
  moodImports,
  moodTags,
  processLeases,
} from "#db/schema.ts";
import { longTest } from "#tests/setup/long.ts";
import { newMember } from "#tests/setup/members.ts";
import { attributeAt, documentOf, textsAt } from "#tests/setup/page.ts";
import { formWith, ORIGIN, Page, type Visitor } from "#tests/setup/visitor.ts";
import { eventsOf, riskOf } from "./rows.ts";

const PATH = "/moods/import";
const HEAD = "full_date,date,weekday,time,mood,activities,scales,note_title,note";
const DAY_MS = 24 * 60 * 60_000;
const NEW_YORK = { timeZone: "America/New_York" };
const FILE = [
  HEAD,
  '2024-03-10,March 10,Sunday,2:30 AM,rad,"Family | #Long Walk","","","=1+1 is two"',
  "2024-03-09,March 9,Saturday,21:05,Lausig,,,,",
  '2024-02-30,,,8:00,good,"","","",""',
].join("\n");

/** Sends a file as a browser does, and reads the page that it leads to. */
async function upload(
  visitor: Visitor,
  content: string | Uint8Array<ArrayBuffer>,
  pasted = "",
): Promise<Page> {
  const body = new FormData();
  body.append("formToken", (await visitor.get(PATH)).forms[0]?.fields["formToken"] ?? "");
  body.append("file", new File([content], content === "" ? "" : "daylio.csv"));
  body.append("pasted", pasted);
  const answer = await visitor.raw(PATH, { method: "POST", headers: { origin: ORIGIN }, body });
  return follow(visitor, answer);
}

async function follow(visitor: Visitor, answer: Response): Promise<Page> {
  const location = answer.headers.get("location");
  if (location) return visitor.get(location);
  return new Page(PATH, answer, await answer.text());
}

function moodsOf(userId: string) {
  return database()
    .select()
    .from(moodEntries)
    .where(eq(moodEntries.userId, userId))
    .orderBy(asc(moodEntries.date));
}

function waitingOf(userId: string) {
  return database().select().from(moodImports).where(eq(moodImports.userId, userId));
}

const YES = { "moods[0]": "happy", "moods[1]": "sad", intent: "import" };

test("a file is shown before anything of it is written", async () => {
  const { visitor, userId } = await newMember(NEW_YORK);
  const page = await upload(visitor, FILE);
  expect(page.url).toMatch(/^\/moods\/import\/[\w-]{22}$/);
  expect(page.text).toContain("2 moods, from March 9, 2024 to March 10, 2024");
  expect(page.text).toContain("March 10, 2024, 2:30 AM: rad");
  expect(page.text).toContain("family, long walk");
  expect(page.text).toContain("=1+1 is two");
  expect(page.text).toMatch(/We can't read the date .+: row 4/);
  expect(page.text).toContain("New York time");
  expect(await moodsOf(userId)).toEqual([]);
});

test("a file that is sent twice at once, by a double click, waits on one page", async () => {
  const { visitor, userId } = await newMember(NEW_YORK);
  const pages = await Promise.all([upload(visitor, FILE), upload(visitor, FILE)]);
  expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
  for (const { url } of pages) expect((await visitor.get(url)).text).toContain("2 moods, from");
  expect(await waitingOf(userId)).toHaveLength(1);
});

test("a name that isn't known has to be chosen; then all is written, with its tags", async () => {
  const { visitor, userId } = await newMember(NEW_YORK);
  const page = await upload(visitor, FILE);
  expect(attributeAt(page.html, "#mood-0 option[selected]", "value")).toBe("happy");
  expect(attributeAt(page.html, "#mood-1 option[selected]", "value")).toBe("");
  const asked = await visitor.submit(page, { ...YES, "moods[1]": "" });
  expect(asked.status).toBe(400);
  expect(asked.text).toContain("Please choose a mood for “Lausig”");
  expect(await moodsOf(userId)).toEqual([]);

  const done = await visitor.submit(asked, { ...YES, "moods[0]": "calm" });
  expect(done.text).toContain("2 moods imported");
  expect(await moodsOf(userId)).toMatchObject([
    {
      date: "2024-03-09",
      mood: "sad",
      moodScore: 2,
      notes: null,
      activities: [],
      createdAt: Date.parse("2024-03-10T02:05:00Z"),
    },
    {
      date: "2024-03-10",
      mood: "calm",
      moodScore: 7,
      notes: "=1+1 is two",
      activities: ["family", "long walk"],
      // Clocks went from 2:00 to 3:00 that night.
      createdAt: Date.parse("2024-03-10T07:30:00Z"),
    },
  ]);
  const tags = await database().select().from(moodTags).where(eq(moodTags.userId, userId));
  expect(tags.map(({ tag, date, moodScore }) => [tag, date, moodScore]).toSorted()).toEqual([
    ["family", "2024-03-10", 7],
    ["long walk", "2024-03-10", 7],
  ]);
  // Of the words in the file nothing stays beside them.
  expect(JSON.stringify(await waitingOf(userId))).not.toContain("two");
});

test("its activities become one's own where they're ticked, and those of one's own are known", async () => {
  const { visitor, userId } = await newMember(NEW_YORK);
  const own = { id: newId(), userId, name: trustedText("Long Walk"), createdAt: 1 };
  await database().insert(activities).values(own);
  const file = FILE.replace("#Long Walk", "#Long Walk | Chess | Naps | I want to kill myself");
  const page = await upload(visitor, file);
  const tickedOn = ({ html }: Page) =>
    [...documentOf(html).querySelectorAll('[name="activities"][checked]')].map((box) =>
      box.getAttribute("value"),
    );
  expect(textsAt(page.html, ".choice-row label")).toContain("family");
  expect(textsAt(page.html, ".choice-row label")).not.toContain("fam");
  const danger = "i want to kill myself";
  expect(tickedOn(page)).toEqual(["family", "chess", "naps", danger]);
  const formToken = formWith(page, ["moods[0]"]).fields["formToken"] ?? "";
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...YES, formToken, ...fields });
    for (const each of ["family", "chess", danger, "not in it"]) body.append("activities", each);
    const headers = { origin: ORIGIN };
    return follow(visitor, await visitor.raw(page.url, { method: "POST", headers, body }));
  };
  expect(tickedOn(await send({ "moods[1]": "" }))).toEqual(["family", "chess", danger]);
  expect((await send({})).text).toContain("2 moods imported");
  const kept = await database().select().from(activities).where(eq(activities.userId, userId));
  expect(kept.map(({ name }) => String(name)).toSorted()).toEqual(["Long Walk", "chess", "family"]);
  expect((await moodsOf(userId))[1]?.activities).toContain("long walk");
  const more = await upload(
    visitor,
    `${file}
2024-03-08,,,,good,Chess,,,`,
  );
  expect(tickedOn(more)).toEqual(["naps", danger]);
});

test("the same file a second time, and a double click, bring nothing twice", async () => {
  const { visitor, userId } = await newMember(NEW_YORK);
  const page = await upload(visitor, FILE);
  const both = await Promise.all([visitor.submit(page, YES), visitor.submit(page, YES)]);
  for (const { text } of both) expect(text).toContain("2 moods imported");
  const again = await upload(visitor, FILE);
  expect(again.text).toContain("1 of them is already here");
  const done = await visitor.submit(again, YES);
  expect(done.text).toContain("0 moods imported");
  expect(done.text).toContain("2 moods of your file were already here");
  const more = await upload(visitor, `${FILE.replace("Lausig", "awful")}\n2024-03-08,,,,meh,,,,`);
  const last = await visitor.submit(more, { ...YES, "moods[2]": "neutral" });
  expect(last.text).toContain("1 mood imported");
  expect(await moodsOf(userId)).toHaveLength(3);
});

test("a file that has nothing new offers no import", async () => {
  const { visitor } = await newMember();
  const file = `${HEAD}\n2024-03-09,,,21:05,good,,,,hello`;
  const first = await upload(visitor, file);
  await visitor.submit(first, { "moods[0]": "calm", intent: "import" });
  const again = await upload(visitor, file);
  expect(again.text).toContain("All of these moods are already here");
  expect(again.text).not.toContain("Import these moods");
});

test("what is pasted is read as a file is", async () => {
  const { visitor, userId } = await newMember();
  const long = Array.from(
    { length: 2_000 },
    (_, index) =>
      `2020-01-${String(1 + (index % 28)).padStart(2, "0")},,,9:05 pm,good,,,,"n${index}"`,
  );
  const page = await upload(visitor, "", [HEAD, ...long].join("\r\n"));
  expect(page.text).toContain("2,000 moods, from January 1, 2020");
  await visitor.submit(page, { "moods[0]": "calm", intent: "import" });
  expect(await moodsOf(userId)).toHaveLength(2_000);
});

longTest("ten thousand rows are taken, and one more is not", async () => {
  const { visitor, userId } = await newMember();
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    const day = new Date(Date.UTC(1999, 0, 1) + index * DAY_MS).toISOString().slice(0, 10);
    return `${day},,,8:00 pm,good,"work | walk | day ${index % 50}",,,"Went home late ${index}"`;
  });
  const page = await upload(visitor, [HEAD, ...rows].join("\n"));
  expect(page.text).toContain("10,000 moods");
  const done = await visitor.submit(page, { "moods[0]": "calm", intent: "import" });
  expect(done.text).toContain("10,000 moods imported");
  const refused = await upload(visitor, [HEAD, ...rows, rows[0]].join("\n"));
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("more than 10,000 rows");
  expect(await moodsOf(userId)).toHaveLength(10_000);
});

test("letters of old programs are read, and said to be", async () => {
  const { visitor } = await newMember();
  const file = Uint8Array.from(
    Buffer.from(`${HEAD}\n2024-03-09,,,21:05,good,caf\xE9,,,`, "latin1"),
  );
  const page = await upload(visitor, file);
  expect(page.text).toContain("we read it as Windows-1252");
  expect(page.text).toContain("café");
});

test.each([
  ["nothing", "", 400, "Please choose a file"],
  ["other columns", "a,b\n1,2", 400, "no columns “full_date” and “mood”"],
  ["no rows", HEAD, 400, "but no moods"],
  ["a backup", "PK\u0003\u0004\u0000", 400, "This isn't a CSV file"],
  ["no usable rows", `${HEAD}\nlast May,,,,good,,,,`, 400, "row 2"],
  ["more than two megabytes", `${HEAD}\n${"x".repeat(2 * 1024 * 1024)}`, 413, "larger than 2 MB"],
  ["far more", "x".repeat(9 * 1024 * 1024), 413, "larger than 2 MB"],
])("of a file with %s the page says why it's not taken", async (_what, file, status, said) => {
  const { visitor, userId } = await newMember();
  const page = await upload(visitor, file);
  expect(page.status).toBe(status);
  expect(page.text).toContain(said);
  expect(page.forms.some(({ names }) => names.includes("file"))).toBe(true);
  expect(await waitingOf(userId)).toEqual([]);
});

test("without the encoding of files a form is as small as any other", async () => {
  const { visitor } = await newMember();
  const pairs = await visitor.raw(PATH, {
    method: "POST",
    headers: { origin: ORIGIN, "content-type": "application/x-www-form-urlencoded" },
    body: "a&".repeat(1024 * 1024),
  });
  expect(pairs.status).toBe(413);
});

test("a file in a field that takes none is no part of the form", async () => {
  const { visitor } = await newMember();
  const body = new FormData();
  body.append("formToken", (await visitor.get("/memory")).forms[0]?.fields["formToken"] ?? "");
  body.append("intent", "add");
  body.append("kind", "person");
  body.append("content", new File(["My sister is called Ana"], "a.txt"));
  const answer = await visitor.raw("/memory", {
    method: "POST",
    headers: { origin: ORIGIN },
    body,
  });
  expect(answer.status).toBe(400);
  expect((await visitor.get("/memory")).text).not.toContain("called Ana");
});

test("what waits can be discarded, and is gone after a day or with the next file", async () => {
  const { visitor, userId } = await newMember();
  const first = await upload(visitor, FILE);
  const second = await upload(visitor, `${FILE}\n2024-03-08,,,9:00,rad,,,,`);
  expect((await visitor.get(first.url)).status).toBe(404);
  await visitor.submit(second, { intent: "discard" });
  expect((await visitor.get(second.url)).status).toBe(404);
  expect(await waitingOf(userId)).toEqual([]);

  const late = await upload(visitor, FILE);
  const yesterday = Date.now() - MOOD_IMPORT_KEPT_MS;
  await database()
    .update(moodImports)
    .set({ createdAt: yesterday - 1 })
    .where(eq(moodImports.userId, userId));
  expect((await visitor.get(late.url)).status).toBe(404);
  expect((await visitor.submit(late, YES)).status).toBe(404);
  await clearMoodImports();
  expect(await waitingOf(userId)).toEqual([]);
  expect(await moodsOf(userId)).toEqual([]);
});

test("somebody else's file is a page that doesn't exist", async () => {
  const [owner, stranger] = [await newMember(), await newMember()];
  const page = await upload(owner.visitor, FILE);
  const formToken = (await stranger.visitor.get(PATH)).forms[0]?.fields["formToken"] ?? "";
  for (const intent of ["import", "discard"]) {
    const answer = await stranger.visitor.send(page.url, { ...YES, intent, formToken });
    expect(answer.status).toBe(404);
  }
  expect((await stranger.visitor.get(page.url)).status).toBe(404);
  expect(await waitingOf(owner.userId)).toHaveLength(1);
  expect(await moodsOf(stranger.userId)).toEqual([]);
});

/** A file with one mood of some days ago, and this note. */
function noteOf(daysAgo: number, note: string): string {
  const day = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  return `${HEAD}\n${day},,,8:00,awful,,,,"${note}"`;
}

test("old notes raise nothing; one of the last days brings help, and no event", async () => {
  const { visitor, userId } = await newMember();
  const old = await upload(visitor, noteOf(30, "I want to kill myself tonight"));
  expect(old.status).toBe(200);
  expect(old.html).not.toContain('id="crisis-panel"');
  const recent = await upload(visitor, noteOf(2, "I want to kill myself tonight"));
  expect(recent.html).toContain('id="crisis-panel"');
  expect(recent.html).not.toContain("not-meant");
  expect(recent.html).not.toContain('href="/pricing"');
  const weaker = await upload(visitor, noteOf(2, "The dark thoughts are back tonight"));
  expect(weaker.html).not.toContain('id="crisis-panel"');
  expect(weaker.text).toContain("you don't have to handle them alone");
  const events = await eventsOf(userId);
  expect(events).toEqual([]);
});

test("where somebody else may look on, no note is shown before it's imported", async () => {
  const { visitor, userId } = await newMember();
  await visitor.submit(await visitor.get("/chat"), {
    message: "My husband hit me again last night",
  });
  expect((await riskOf(userId))?.neutralCheckBack).toBe(true);
  const page = await upload(visitor, noteOf(40, "He shouted at me all evening"));
  expect(page.text).toContain("1 mood");
  expect(page.text).not.toContain("shouted");
});

test("two things at a time are done that are heavy for the database, whoever asks", async () => {
  let running = 0;
  let most = 0;
  const met = Promise.withResolvers<void>();
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    // The first waits for the second; then a third has time to come in.
    if (running === 2) met.resolve();
    await met.promise;
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => doHeavyWorkInTurn(work)));
  expect(most).toBe(2);
});

longTest(
  "who finds no place is told so, and a place of a process that died is free again",
  async () => {
    const { visitor, userId } = await newMember(NEW_YORK);
    expect(await claimJob("heavy:1")).toBe(true);
    expect(await claimJob("heavy:2")).toBe(true);
    expect(await doHeavyWork(async () => 1, 0)).toEqual({ isDone: false });
    const busy = await upload(visitor, "", FILE);
    expect(busy.status).toBe(503);
    expect(busy.text).toContain("A lot is going on here right now.");
    expect(busy.html).toContain("=1+1 is two");
    expect(await waitingOf(userId)).toEqual([]);
    await database()
      .update(processLeases)
      .set({ renewedAt: Date.now() - 31_000 })
      .where(eq(processLeases.id, "job:heavy:1"));
    expect((await upload(visitor, FILE)).url).toMatch(/^\/moods\/import\/[\w-]{22}$/);
    await releaseJob("heavy:2");
  },
  40_000,
);

test("the name of a mood can be kept as a feeling of one's own", async () => {
  const { visitor, userId } = await newMember(NEW_YORK);
  const page = await upload(visitor, FILE);
  await visitor.submit(page, { ...YES, "moods[1]": "keep:sad" });
  const [feeling] = await database().select().from(feelings).where(eq(feelings.userId, userId));
  expect(feeling).toMatchObject({ name: "Lausig", emoji: "😢", color: "blue", mood: "sad" });
  expect((await moodsOf(userId))[0]).toMatchObject({ mood: "sad", feelingId: feeling?.id });
  expect((await visitor.get("/moods")).text).toContain("Lausig");
  // From then on its name is known, and nothing of the same file is new.
  expect((await upload(visitor, FILE)).text).toContain("there's nothing to import");
});
