import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { sendDueReminders } from "#app/routes/settings/reminders/send-reminders.server.ts";
import { database } from "#db/client.ts";
import { reminders, riskStates, users } from "#db/schema.ts";
import { newMember } from "#tests/setup/members.ts";
import { documentOf } from "#tests/setup/page.ts";
import { formWith, lastMailTo, ORIGIN, Page, Visitor } from "#tests/setup/visitor.ts";

const PATH = "/settings/reminders";
const ONE_CLICK = { "List-Unsubscribe": "One-Click" };
const HOUR_MS = 60 * 60_000;
// Monday, November 23, 2026, 7 AM in New York.
const NOW = Date.parse("2026-11-23T12:00:00Z");
/** 8:30 PM on that day. */
const FIRST = Date.parse("2026-11-24T01:30:00Z");

beforeEach(({ onTestFinished }) => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
});

async function someone(changes: Parameters<typeof newMember>[0] = {}) {
  return newMember({ timeZone: "America/New_York", eligible: true, ...changes });
}

/** Chooses a time and days on the page. */
async function choose(visitor: Visitor, time: string, days: readonly string[]): Promise<Page> {
  const page = await visitor.get(PATH);
  const { fields } = formWith(page, ["time"]);
  const body = new URLSearchParams({ formToken: fields.formToken ?? "", time });
  for (const day of days) body.append("days", day);
  const init = { method: "POST", headers: { origin: ORIGIN }, body };
  const answer = await visitor.raw(PATH, init);
  if (answer.status === 302) return visitor.get(answer.headers.get("location") ?? "");
  return new Page(PATH, answer, await answer.text());
}

/** Somebody who wants to be reminded every day at 8:30 PM, and is due at `FIRST`. */
async function reminded(changes: Parameters<typeof newMember>[0] = {}) {
  const member = await someone(changes);
  await choose(member.visitor, "20:30", ["0", "1", "2", "3", "4", "5", "6"]);
  return member;
}

async function reminderOf(userId: string) {
  const [found] = await database().select().from(reminders).where(eq(reminders.userId, userId));
  return found;
}

/** How many mails this address has got. */
function mailsTo(address: string): number {
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  if (!existsSync(folder)) return 0;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .filter((name) => readFileSync(join(folder, name), "utf8").includes(`To: ${address}\n`)).length;
}

/** The path of the link that stops it, from the mail's text. */
function stopPathIn(mail: string): string {
  const [, path] = /https?:\/\/[^/\s]+(\/reminders\/stop\?token=\S+)$/m.exec(bodyOf(mail)) ?? [];
  if (path === undefined) throw new Error("no link in that mail");
  return path;
}

function bodyOf(mail: string): string {
  return mail.slice(mail.indexOf("\n\n"));
}

/** The boxes that are ticked, and what stands in the field for the time. */
function chosenOn({ html }: { html: string }) {
  const document = documentOf(html);
  const boxes = [...document.querySelectorAll('input[name="days"][checked]')];
  return {
    time: document.querySelector('input[name="time"]')?.getAttribute("value") ?? "",
    days: boxes.map((box) => box.getAttribute("value")),
  };
}

test("nobody is reminded before they choose a time and days, and then at their own time", async () => {
  const { visitor, userId } = await someone();
  expect((await visitor.get("/settings")).html).toContain(`href="${PATH}"`);
  const before = await visitor.get(PATH);
  expect(before.text).toContain("Reminders are off");
  expect(before.text).toContain("New York, 7:00 AM");
  expect(before.html).toContain('href="/settings/time-zone"');
  expect(chosenOn(before)).toEqual({ time: "", days: [] });

  const on = await choose(visitor, "20:30", ["1", "5"]);
  expect(on.text).toContain("Reminders are on");
  expect(on.text).toContain("Monday, November 23, 2026, 8:30 PM");
  expect(chosenOn(on)).toEqual({ time: "20:30", days: ["1", "5"] });
  expect((await reminderOf(userId))?.nextAt).toBe(FIRST);

  const changed = await choose(visitor, "7:15 am", ["6"]);
  expect(changed.text).toContain("Saturday, November 28, 2026, 7:15 AM");
});

test.each([
  ["", ["1"], "Please choose a time, like 8:30 PM."],
  ["in the evening", ["1"], "Please choose a time, like 8:30 PM."],
  ["20:30", [], "Please choose at least one day."],
])("%j with the days %j is refused, and kept", async (time, days, message) => {
  const { visitor, userId } = await someone();
  const refused = await choose(visitor, time, days);
  expect(refused.status).toBe(400);
  expect(refused.html).toContain(message);
  expect(chosenOn(refused)).toEqual({ time, days });
  expect(await reminderOf(userId)).toBeUndefined();
});

test("a day that is none is refused", async () => {
  const { visitor } = await someone();
  expect((await choose(visitor, "20:30", ["7"])).status).toBe(400);
  expect((await choose(visitor, "20:30", ["x"])).status).toBe(400);
});

test("where no time zone is known, the page says that the time is UTC", async () => {
  const { visitor, userId } = await someone({ timeZone: null });
  expect((await visitor.get(PATH)).text).toContain("UTC");
  await choose(visitor, "20:30", ["1"]);
  expect((await reminderOf(userId))?.nextAt).toBe(Date.parse("2026-11-23T20:30:00Z"));
});

test("in another time zone it comes at the same time of day there", async () => {
  const { visitor, userId } = await reminded();
  const page = await visitor.get("/settings/time-zone");
  await visitor.submit(page, { timeZone: "Europe/Berlin" });
  expect((await reminderOf(userId))?.nextAt).toBe(Date.parse("2026-11-23T19:30:00Z"));
});

test("the mail holds links and not a word of what the product is for", async () => {
  const { email } = await reminded();
  await sendDueReminders(FIRST - 1);
  expect(mailsTo(email)).toBe(0);
  await sendDueReminders(FIRST);
  expect(mailsTo(email)).toBe(1);
  const mail = lastMailTo(email);
  expect(mail).toMatch(/^Subject: Your reminder/m);
  // Not in the signature, which is chance.
  expect(mail.replaceAll(/token=[^\s>]+/g, "")).not.toMatch(
    /mood|feel|journal|therap|session|health|mental|crisis|chat/i,
  );
  expect(bodyOf(mail)).toContain(`${ORIGIN}/home`);
  expect(mail).toContain(`\nList-Unsubscribe: <${ORIGIN}${stopPathIn(mail)}>\n`);
  expect(mail).toContain("\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n");
});

test("somebody who may be in danger gets none, and is reminded again once that is over", async () => {
  const { visitor, email, userId } = await reminded({
    onboardingComplete: true,
    selectedTherapist: "alice",
  });
  await visitor.submit(await visitor.get("/chat"), { message: "I want to kill myself tonight" });
  const before = mailsTo(email);
  const resting = await visitor.get(PATH);
  expect(resting.text).toContain("Reminders rest for now");
  expect(resting.text).not.toContain("Next one");
  expect(resting.text).toContain("Turn off");
  await sendDueReminders(FIRST);
  expect(mailsTo(email)).toBe(before);
  await database().delete(riskStates).where(eq(riskStates.userId, userId));
  expect((await visitor.get(PATH)).text).toContain("Next one");
  await sendDueReminders(FIRST + 24 * HOUR_MS);
  expect(mailsTo(email)).toBe(before + 1);
});

test("two processes that look at the same moment send one mail, and none again after a restart", async () => {
  const members = [];
  for (let count = 0; count < 12; count += 1) members.push(await reminded());
  const here = sendDueReminders;
  const there = await anotherProcess();
  await Promise.all([here(FIRST), there.sendDueReminders(FIRST), here(FIRST)]);
  expect(members.map(({ email }) => mailsTo(email))).toEqual(members.map(() => 1));

  await there.closeDatabase();
  const restarted = await anotherProcess();
  await restarted.sendDueReminders(FIRST + HOUR_MS);
  expect(members.map(({ email }) => mailsTo(email))).toEqual(members.map(() => 1));
  await restarted.sendDueReminders(FIRST + 24 * HOUR_MS);
  expect(members.map(({ email }) => mailsTo(email))).toEqual(members.map(() => 2));
  await restarted.closeDatabase();
});

test("one that is more than three hours late is left out, and the next one comes", async () => {
  const { email, userId } = await reminded();
  await sendDueReminders(FIRST + 3 * HOUR_MS + 1);
  expect(mailsTo(email)).toBe(0);
  expect((await reminderOf(userId))?.nextAt).toBe(FIRST + 24 * HOUR_MS);
  await sendDueReminders(FIRST + 24 * HOUR_MS + 3 * HOUR_MS);
  expect(mailsTo(email)).toBe(1);
});

test.each([
  ["whose address isn't confirmed", { emailVerified: false }],
  ["who is under 18", { eligible: false }],
])("somebody %s gets none", async (_who, changes) => {
  const { email, userId } = await reminded();
  await database().update(users).set(changes).where(eq(users.id, userId));
  await sendDueReminders(FIRST);
  expect(mailsTo(email)).toBe(0);
  // And none of the missed ones, once that has changed.
  await database()
    .update(users)
    .set({ emailVerified: true, eligible: true })
    .where(eq(users.id, userId));
  await sendDueReminders(FIRST);
  expect(mailsTo(email)).toBe(0);
});

test("somebody whose account is gone gets none, and their link says no more than others", async () => {
  const { email, userId } = await reminded();
  await sendDueReminders(FIRST);
  const path = stopPathIn(lastMailTo(email));
  await database().delete(users).where(eq(users.id, userId));
  await sendDueReminders(FIRST + 24 * HOUR_MS);
  expect(mailsTo(email)).toBe(1);
  expect((await new Visitor().send(path, ONE_CLICK)).status).toBe(200);
});

test("it is turned off in the settings, and stays so until it is turned on again", async () => {
  const { visitor, email } = await reminded();
  const off = await visitor.submit(await visitor.get(PATH), { intent: "off" });
  expect(off.text).toContain("Reminders are off");
  expect(chosenOn(off).time).toBe("20:30");
  await sendDueReminders(FIRST);
  expect(mailsTo(email)).toBe(0);
  await choose(visitor, "20:30", ["1"]);
  await sendDueReminders(FIRST);
  expect(mailsTo(email)).toBe(1);
});

test("the link in the mail stops it with one click, signed out, and not by being opened", async () => {
  const { email, userId } = await reminded();
  await sendDueReminders(FIRST);
  const path = stopPathIn(lastMailTo(email));
  const stranger = new Visitor();
  const page = await stranger.get(path);
  expect(page.status).toBe(200);
  expect((await reminderOf(userId))?.isOn).toBe(true);
  const form = page.forms.find(({ method }) => method === "post");
  const stopped = await stranger.post(page.url, form?.fields ?? {});
  expect(stopped.status).toBe(200);
  expect(stopped.text).toContain("Your reminders are off");
  expect((await reminderOf(userId))?.isOn).toBe(false);
  await sendDueReminders(FIRST + 24 * HOUR_MS);
  expect(mailsTo(email)).toBe(1);
});

test.each([
  ["a form", () => new URLSearchParams(ONE_CLICK)],
  [
    "a form of parts",
    () => {
      const form = new FormData();
      form.append("List-Unsubscribe", "One-Click");
      return form;
    },
  ],
])(
  "a mail program stops it by itself with %s: no cookie, no origin, no token",
  async (_how, body) => {
    const { email, userId } = await reminded();
    await sendDueReminders(FIRST);
    const [, url = ""] = /^List-Unsubscribe: <(.+)>$/m.exec(lastMailTo(email)) ?? [];
    const answer = await new Visitor().raw(url, { method: "POST", body: body() });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("location")).toBeNull();
    expect((await reminderOf(userId))?.isOn).toBe(false);
    // Twice does no harm.
    expect((await new Visitor().raw(url, { method: "POST", body: body() })).status).toBe(200);
  },
);

test("a link of one's own stops nobody else's, and one that was made up stops nothing", async () => {
  const mine = await reminded();
  const theirs = await reminded();
  await sendDueReminders(FIRST);
  const own = stopPathIn(lastMailTo(mine.email));
  const [, signature = ""] = own.split(".");
  const other = (await reminderOf(theirs.userId))?.id ?? "";
  const made = [`${other}.${signature}`, other, `${other}.`, `.${signature}`, "", "%00", "a.b"];
  for (const token of made) {
    const path = `/reminders/stop?token=${token}`;
    const page = await mine.visitor.get(path);
    expect(page.status, token).toBe(404);
    expect(page.text).toContain("That link didn't work");
    const bare = await new Visitor().raw(path, {
      method: "POST",
      body: new URLSearchParams(ONE_CLICK),
    });
    expect(bare.status, token).toBe(403);
  }
  expect((await mine.visitor.get("/reminders/stop")).status).toBe(404);
  expect((await reminderOf(theirs.userId))?.isOn).toBe(true);
  expect((await reminderOf(mine.userId))?.isOn).toBe(true);
});

test("what a mail program may do without a token, it may do on that page alone", async () => {
  const { visitor, userId, email } = await reminded();
  await sendDueReminders(FIRST);
  const [, query = ""] = stopPathIn(lastMailTo(email)).split("?");
  const answer = await visitor.raw(`${PATH}?${query}`, {
    method: "POST",
    body: new URLSearchParams({ ...ONE_CLICK, intent: "off" }),
  });
  expect(answer.status).toBe(403);
  expect((await reminderOf(userId))?.isOn).toBe(true);
});

/** The same code once more, with a database of its own on the same file. */
async function anotherProcess() {
  vi.resetModules();
  const { sendDueReminders: send } =
    await import("#app/routes/settings/reminders/send-reminders.server.ts");
  const { closeDatabase } = await import("#db/client.ts");
  return { sendDueReminders: send, closeDatabase };
}
