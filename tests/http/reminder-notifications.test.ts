import { once } from "node:events";
import { createServer } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  chooseReminder,
  findReminder,
  stopReminder,
} from "#app/models/accounts/reminders.server.ts";
import { readOnce } from "#app/models/accounts/export-rows.server.ts";
import { addReminderBrowser } from "#app/models/accounts/push-subscriptions.server.ts";
import { findPushKeys, preparePushKeys } from "#app/models/storage/push-keys.server.ts";
import { accountSection } from "#app/routes/settings/export/facts.server.ts";
import {
  RETRY_MS,
  sendDueReminders,
} from "#app/routes/settings/reminders/send-reminders.server.ts";
import { database } from "#db/client.ts";
import { pushKeys, pushSubscriptions, users } from "#db/schema.ts";
import { PushBrowser, PushDouble, type PushRefusal } from "#tests/mocks/push-service.ts";
import { newMember } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { formWith, ORIGIN, Visitor } from "#tests/setup/visitor.ts";
import { userOf } from "./rows.ts";

const PATH = "/settings/reminders";
const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.parse("2026-11-23T12:00:00Z");
const DUE = Date.parse("2026-11-23T20:30:00Z");

const service = new PushDouble();
beforeAll(() => service.server.listen());
// The product began before this file's database did.
beforeAll(() => preparePushKeys());
afterAll(() => service.server.close());

beforeEach(({ onTestFinished }) => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
});

let counter = 0;
function newBrowser(refusal?: PushRefusal): PushBrowser {
  counter += 1;
  return service.add(new PushBrowser(`browser-${counter}`), refusal);
}

/** Somebody who is due to be reminded at `DUE`, every day. */
async function reminded(changes: Parameters<typeof newMember>[0] = {}) {
  const member = await newMember({ timeZone: "UTC", eligible: true, ...changes });
  const times = { minute: 20 * 60 + 30, days: [0, 1, 2, 3, 4, 5, 6] };
  await chooseReminder({ id: member.userId, timeZone: "UTC" }, times, NOW);
  return member;
}

/** Sends what the page's script sends once the browser has subscribed. */
async function turnOn(visitor: Visitor, subscription: unknown) {
  const page = await visitor.get(PATH);
  const { fields } = formWith(page, ["subscription"]);
  return visitor.post(PATH, { ...fields, subscription: JSON.stringify(subscription) });
}

function rowsOf(userId: string) {
  return database().select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
}

test("a browser is reminded with words that say nothing, beside the mail, and is on the list", async () => {
  const { visitor } = await reminded();
  const before = await visitor.get(PATH);
  // Without scripts there is no button that does nothing, and the mail is there.
  expect(before.text).toContain("the push service that your browser's maker uses");
  expect(before.text).toContain("first add this site to your Home Screen");
  expect(attributeAt(before.html, "[data-push]", "data-push")).toBe(
    (await findPushKeys())?.publicKey,
  );
  const browser = newBrowser();
  const on = await turnOn(visitor, browser.subscription);
  expect(textsAt(on.html, "[data-browser] strong")).toEqual(["Unknown browser"]);

  await sendDueReminders(DUE - 1);
  expect(browser.received).toEqual([]);
  await sendDueReminders(DUE);
  expect(browser.received).toEqual([
    {
      title: "Aliwell",
      body: "A reminder you asked for.",
      stopPath: expect.stringMatching(/^\/reminders\/stop\?token=[\w.-]+$/),
    },
  ]);

  const { fields } = formWith(on, ["browser"]);
  const off = await visitor.post(PATH, { ...fields, intent: "remove-browser" });
  expect(off.html).not.toContain("data-browser");
  await sendDueReminders(DUE + DAY_MS);
  expect(browser.received).toHaveLength(1);
});

test("before reminders are on there is nothing to turn on in a browser", async () => {
  const { visitor } = await newMember();
  const page = await visitor.get(PATH);
  expect(page.text).not.toContain("Notifications");
  expect(page.html).not.toContain("data-push");
});

test("the button of a notification stops the reminders, signed out and without a token of a page", async () => {
  const { visitor, userId } = await reminded();
  const browser = newBrowser();
  await turnOn(visitor, browser.subscription);
  await sendDueReminders(DUE);
  const [message] = browser.received;
  const stopPath = message && typeof message === "object" ? Reflect.get(message, "stopPath") : "";
  const init = { method: "POST", headers: { origin: ORIGIN }, body: new URLSearchParams() };
  expect((await new Visitor().raw(String(stopPath), init)).status).toBe(200);
  expect((await findReminder(userId))?.isOn).toBe(false);
  await sendDueReminders(DUE + DAY_MS);
  expect(browser.received).toHaveLength(1);
});

test("nobody who may be in danger is called back by a notification", async () => {
  const { visitor } = await reminded({ onboardingComplete: true, selectedTherapist: "alice" });
  const browser = newBrowser();
  await turnOn(visitor, browser.subscription);
  await visitor.submit(await visitor.get("/chat"), { message: "I want to kill myself tonight" });
  await sendDueReminders(DUE);
  expect(browser.received).toEqual([]);
});

test.each([
  [404, 0],
  [410, 0],
  [413, 1],
  [429, 1],
  [500, 1],
] as const)(
  "where the push service answers %i, %i of the browser's rows stays, and others are reminded",
  async (refusal, stays) => {
    const { visitor, userId } = await reminded();
    const [refused, other] = [newBrowser(refusal), newBrowser()];
    await turnOn(visitor, refused.subscription);
    await turnOn(visitor, other.subscription);
    await sendDueReminders(DUE);
    expect(service.asked.filter((name) => name === refused.name)).toHaveLength(1);
    expect(other.received).toHaveLength(1);
    expect(await rowsOf(userId)).toHaveLength(1 + stays);
  },
);

test("a push service that is too busy is asked once more a little later, while reminders are on", async () => {
  const tries = ({ name }: PushBrowser) => service.asked.filter((asked) => asked === name).length;
  const [busy, off] = [newBrowser(429), newBrowser(500)];
  await turnOn((await reminded()).visitor, busy.subscription);
  const stopped = await reminded();
  await turnOn(stopped.visitor, off.subscription);
  await sendDueReminders(DUE);
  service.add(busy, null);
  await stopReminder(stopped.userId);
  await sendDueReminders(DUE + RETRY_MS - 1);
  expect(tries(busy)).toBe(1);
  await sendDueReminders(DUE + RETRY_MS);
  await sendDueReminders(DUE + 2 * RETRY_MS);
  expect(busy.received).toHaveLength(1);
  expect([tries(busy), tries(off)]).toEqual([2, 1]);
});

test.each([
  ["http:", { endpoint: "http://push.example/x" }],
  ["an address inside", { endpoint: "https://10.0.0.7/x" }],
  ["an address inside, of six", { endpoint: "https://[::1]/x" }],
  ["a name with a password", { endpoint: "https://a:b@push.example/x" }],
  ["no address", { endpoint: "push" }],
  ["a key that is no point", { keys: { p256dh: "A".repeat(87), auth: "A".repeat(22) } }],
  ["no keys", { keys: undefined }],
])("what a browser sends with %s is refused, and nothing is kept", async (_what, changes) => {
  const { visitor, userId } = await reminded();
  const refused = await turnOn(visitor, { ...newBrowser().subscription, ...changes });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("Notifications weren't turned on");
  expect(await rowsOf(userId)).toEqual([]);
});

test("a name that leads inside is never connected to", async ({ onTestFinished }) => {
  service.server.close();
  onTestFinished(() => service.server.listen());
  let connections = 0;
  const inside = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void inside.close());
  await once(inside, "listening");
  const address = inside.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const { visitor, userId } = await reminded();
  await turnOn(visitor, { ...newBrowser().subscription, endpoint: `https://localhost:${port}/x` });
  expect(await rowsOf(userId)).toHaveLength(1);
  await sendDueReminders(DUE);
  expect(connections).toBe(0);
});

test("nobody takes another's browser off their list", async () => {
  const mine = await reminded();
  const theirs = await reminded();
  await turnOn(theirs.visitor, newBrowser().subscription);
  await turnOn(mine.visitor, newBrowser().subscription);
  const [row] = await rowsOf(theirs.userId);
  const { fields } = formWith(await mine.visitor.get(PATH), ["browser"]);
  await mine.visitor.post(PATH, { ...fields, intent: "remove-browser", browser: row?.id ?? "" });
  expect(await rowsOf(theirs.userId)).toHaveLength(1);
});

test("one browser is on the list once, and of very many the oldest go", async () => {
  const { userId } = await reminded();
  const first = newBrowser();
  await addReminderBrowser(userId, first.subscription, null, NOW);
  await addReminderBrowser(userId, first.subscription, null, NOW + 1);
  expect(await rowsOf(userId)).toHaveLength(1);
  for (let count = 1; count <= 20; count += 1) {
    await addReminderBrowser(userId, newBrowser().subscription, null, NOW + 1 + count);
  }
  const rows = await rowsOf(userId);
  expect(rows).toHaveLength(20);
  expect(rows.map(({ createdAt }) => createdAt)).not.toContain(NOW);
});

test("a copy of one's data says which browsers, without their keys; with the account they are gone", async () => {
  const { visitor, userId } = await reminded();
  const browser = newBrowser();
  await turnOn(visitor, browser.subscription);
  const user = await userOf(userId);
  if (!user) throw new Error("nobody");
  const cells = [];
  for await (const page of accountSection.pages(user)) cells.push(...page);
  expect(cells.map(({ what }) => what)).toContain("Reminders in a browser");
  const copy = JSON.stringify([cells, await readOnce(user)]);
  expect(copy).not.toContain(browser.endpoint);
  // Nor does the database hold them in the clear.
  const stored = JSON.stringify(await rowsOf(userId));
  expect(stored).not.toContain(browser.endpoint);
  expect(stored).not.toContain(browser.subscription.keys.auth);
  await database().delete(users).where(eq(users.id, userId));
  expect(await rowsOf(userId)).toEqual([]);
});

test("keys that no secret opens anymore are made anew, and what was subscribed with them goes", async () => {
  const { visitor, userId } = await reminded();
  await turnOn(visitor, newBrowser().subscription);
  const before = await findPushKeys();
  await preparePushKeys();
  expect(await findPushKeys()).toEqual(before);
  await database().update(pushKeys).set({ privateKey: "sealed by another" });
  expect((await visitor.get(PATH)).html).not.toContain("data-push");
  await preparePushKeys();
  expect((await findPushKeys())?.publicKey).not.toBe(before?.publicKey);
  expect(await rowsOf(userId)).toEqual([]);
});
