import type { Page, Worker } from "@playwright/test";
import { PushBrowser } from "#tests/mocks/push-service.ts";
import { expect, test } from "./test.ts";

test.use({ companion: "guided", serviceWorkers: "allow" });

const PATH = "/settings/reminders";

/** The browser's push service isn't reached in a test: it answers with this, or with a no. */
async function subscribeWith(page: Page, subscription: object | null): Promise<void> {
  await page.addInitScript((given) => {
    const known = () => (sessionStorage["subscribed"] ? given : null);
    PushManager.prototype.getSubscription = async () => known() as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      // A real one takes longer than the event of the form.
      await navigator.serviceWorker.getRegistration();
      if (!given) throw new DOMException("no", "NotAllowedError");
      sessionStorage["subscribed"] = "yes";
      return given as PushSubscription;
    };
  }, subscription);
}

async function chooseReminders(page: Page): Promise<void> {
  await page.goto(PATH);
  await page.getByLabel("Time", { exact: true }).fill("20:30");
  await page.getByLabel("Monday").check();
  await page.getByRole("button", { name: "Turn on", exact: true }).click();
  await expect(page.getByText("Reminders are on")).toBeVisible();
}

test("a browser is added and taken off again, and one that says no leaves the mail", async ({
  page,
  member: _member,
}) => {
  await subscribeWith(page, new PushBrowser("one").subscription);
  await chooseReminders(page);
  await page.getByRole("button", { name: "Turn on in this browser" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "(this browser)" });
  await expect(row).toContainText("Chrome");
  await expect(page.getByRole("button", { name: "Turn on in this browser" })).toHaveCount(0);
  await row.getByRole("button", { name: "Turn off in" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Turn on in this browser" })).toBeVisible();

  await subscribeWith(page, null);
  await page.reload();
  await page.getByRole("button", { name: "Turn on in this browser" }).click();
  await expect(page.getByText("You'll still get emails.")).toBeVisible();
});

test("where the site may, but the browser's push service isn't reached, that is said", async ({
  page,
  member: _member,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
  });
  await subscribeWith(page, null);
  await chooseReminders(page);
  await page.getByRole("button", { name: "Turn on in this browser" }).click();
  await expect(page.getByText("We couldn't reach your browser's push service")).toBeVisible();
  await expect(page.getByText("Allow notifications from this site")).toHaveCount(0);
});

/** What the worker shows for a message, and where a click on it leads. */
async function show(worker: Worker, message: object, action: string) {
  return worker.evaluate(
    async ([data, chosen]) => {
      const scope = globalThis as unknown as {
        registration: { showNotification: unknown };
        clients: { openWindow: unknown; matchAll: unknown };
      };
      const shown: { title: string; options: object }[] = [];
      const opened: string[] = [];
      scope.registration.showNotification = async (title: string, options: object) =>
        shown.push({ title, options });
      scope.clients.openWindow = async (path: string) => opened.push(path);
      scope.clients.matchAll = async () => [];
      const send = async (type: string, fields: object) => {
        let done: unknown;
        const waitUntil = (promise: unknown) => (done = promise);
        dispatchEvent(Object.assign(new Event(type), fields, { waitUntil }));
        await done;
      };
      await send("push", { data: { json: () => data } });
      const notification = { close() {}, ...shown[0]?.options };
      await send("notificationclick", { notification, action: chosen });
      return { shown, opened };
    },
    [message, action] as const,
  );
}

test("a notification says what it was sent and no more; it opens the app, or stops the reminders", async ({
  page,
  member,
  product,
}) => {
  await chooseReminders(page);
  const worker =
    page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent("serviceworker"));
  const message = { title: "Aliwell", body: "A reminder you asked for.", stopPath: "/nowhere" };
  const click = await show(worker, message, "");
  expect(click.shown).toEqual([
    { title: "Aliwell", options: expect.objectContaining({ body: "A reminder you asked for." }) },
  ]);
  expect(click.opened).toEqual(["/home"]);
  // A link that doesn't work is shown, so that nobody believes the reminders have stopped.
  expect((await show(worker, message, "stop")).opened).toEqual(["/nowhere"]);
  const [row] = await product.query(
    "select r.is_on from reminders r join users u on u.id = r.user_id where u.email = ?",
    [member.email],
  );
  expect(row?.["is_on"]).toBe(1);
});
