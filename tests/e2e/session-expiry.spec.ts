import type { Page } from "@playwright/test";
import { copyDatabaseTemplate } from "#tests/setup/database-template.ts";
import { prepareShifted, type ShiftedProduct } from "#tests/setup/shifted-product.ts";
import { newMember, PASSWORD } from "./people.ts";
import { expect, test as base } from "./test.ts";

const MINUTE_MS = 60_000;
const PREMIUM = `update users set subscription_plan = 'premium', subscription_status = 'active',
  premium_expires_at = 4000000000000 where email = ?`;

// Half an hour passes for the server and for the browser at once, and for nobody else.
const test = base.extend<{ shifted: ShiftedProduct }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads here what a fixture needs: nothing
  shifted: async ({}, use) => {
    const shifted = await prepareShifted();
    copyDatabaseTemplate(shifted.product.dataDir);
    await shifted.product.start();
    await use(shifted);
    await shifted.product.remove();
  },
});

/** Lets minutes pass, in the server and in the browser. */
function passing({ shift }: ShiftedProduct, page: Page) {
  let passedMs = 0;
  return async (minutes: number) => {
    passedMs += minutes * MINUTE_MS;
    await shift(passedMs);
    await page.clock.fastForward(minutes * MINUTE_MS);
  };
}

function banner(page: Page) {
  return page.locator(".session-banner").filter({ hasText: "Session expires in" });
}

function question(page: Page) {
  return page.getByRole("alertdialog", { name: "Session Expiring Soon" });
}

test("Extend and Stay Logged In go on with the session, and each hides its notice", async ({
  shifted,
  visit,
}) => {
  const { product } = shifted;
  const { page } = await visit(await newMember(product), product.url);
  await page.clock.install();
  await page.goto("/settings");
  const pass = passing(shifted, page);

  await pass(26);
  await expect(banner(page)).toContainText(/Session expires in [34]:\d\d/u);
  await banner(page).getByRole("button", { name: "Extend" }).click();
  await expect(banner(page)).toBeHidden();

  // The first half hour is over: what goes on now is the extension, and the server counts it, too.
  await pass(29.5);
  await expect(question(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await question(page).getByRole("button", { name: "Stay Logged In" }).click();
  await expect(question(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();

  await pass(20);
  expect((await page.request.get("/api/auth/session-expiry")).status()).toBe(200);
  await pass(11);
  await expect(page).toHaveURL("/auth?next=%2Fsettings");
});

test("help stays on the screen when the session ends, and the question leaves it usable @long", async ({
  shifted,
  visit,
}) => {
  const { product } = shifted;
  const { page } = await visit(await newMember(product), product.url);
  await page.clock.install();
  await page.goto("/crisis");
  const pass = passing(shifted, page);
  const call = page.locator("main a[href^='tel:']").first();

  await pass(29.5);
  await expect(question(page)).toBeVisible();
  await call.click({ trial: true });
  await question(page).getByRole("button", { name: "Stay Logged In" }).click();
  await expect(question(page)).toBeHidden();
  await pass(31);
  await expect(page.getByRole("alert")).toContainText("Your session has ended.");
  await expect(page).toHaveURL("/crisis");
  await expect(call).toBeVisible();
});

test("an idle journal goes to sign-in, and its draft is there afterwards @long", async ({
  shifted,
  visit,
}) => {
  const { product } = shifted;
  const member = await newMember(product);
  await product.query(PREMIUM, [member.email]);
  const { page } = await visit(member, product.url);
  await page.clock.install();
  await page.goto("/journal?entry=new");
  const pass = passing(shifted, page);
  const words = page.getByLabel("What's on your mind?");
  await words.fill("A long walk by the river, and then the phone rang.");
  await expect(page.getByText("Draft saved")).toBeVisible();

  await pass(26);
  await expect(banner(page)).toBeVisible();
  await pass(5);
  await expect(page).toHaveURL("/auth?next=%2Fjournal");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/journal");
  await expect(page.getByText("You have a draft waiting.")).toBeVisible();
  await page.getByRole("link", { name: "New Entry" }).click();
  await expect(words).toHaveValue("A long walk by the river, and then the phone rang.");
});
