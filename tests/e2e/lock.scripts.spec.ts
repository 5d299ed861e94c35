import type { Page } from "@playwright/test";
import type { Product } from "./product.ts";
import { expect, memberTest as test } from "./test.ts";

test.use({ companion: "guided" });

async function chooseDigits(page: Page): Promise<void> {
  await page.goto("/settings/lock");
  await page.getByLabel("Four digits").first().check();
  await page.getByLabel("Your four digits", { exact: true }).fill("4071");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Four digits, in this browser")).toBeVisible();
}

/** For the server, whoever has a lock was away for six minutes. */
async function beAway(product: Product): Promise<void> {
  await product.query(
    "update user_sessions set last_activity = last_activity - 360000 where lock_id is not null",
  );
}

async function open(page: Page): Promise<void> {
  await page.getByLabel("Four digits", { exact: true }).fill("4071");
  await page.getByRole("button", { name: "Open" }).click();
}

test("an open page is out of sight after five minutes, and as it was once it's opened", async ({
  page,
  context,
  product,
}) => {
  await chooseDigits(page);
  await page.clock.install();
  await page.goto("/settings/name");
  await page.getByLabel("First name").fill("Half a na");
  const other = await context.newPage();
  await other.clock.install();
  await other.goto("/you");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();

  await beAway(product);
  await page.clock.fastForward("05:10");
  await expect(page.getByRole("heading", { name: "Locked" })).toBeVisible();
  await expect(page).toHaveTitle("Locked");
  expect(await page.content()).not.toContain("Ruiz");
  await other.clock.fastForward("05:10");
  await expect(other.getByRole("heading", { name: "Locked" })).toBeVisible();

  await page.getByLabel("Four digits", { exact: true }).fill("0000");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByText("That's not right")).toBeVisible();
  await open(page);
  await expect(page.getByLabel("First name")).toHaveValue("Half a na");
  await expect(other.getByRole("heading", { name: "Locked" })).toBeHidden();
});

test("going back shows nothing either, and help is there without opening it", async ({
  page,
  product,
}) => {
  await chooseDigits(page);
  await page.goto("/settings/name");
  await page.goto("/about-ai");
  await beAway(product);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Locked" })).toBeVisible();
  await expect(page.getByText("Ruiz")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Get help now" }).click();
  await expect(page.getByRole("link", { name: "988" }).first()).toBeVisible();
  await page.goBack();
  await open(page);
  await expect(page.getByLabel("First name")).toBeVisible();
});
