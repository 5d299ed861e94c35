import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { unzip } from "#tests/setup/unzip.ts";
import { expectGoodFace } from "./face.ts";
import { PASSWORD } from "./people.ts";
import { expect, test } from "./test.ts";

test.use({ companion: "guided", viewport: { width: 320, height: 640 } });

const MESSAGE = "My sister and I talked for an hour today";

test("somebody downloads all they wrote, deletes a message, and then the account @no-scripts", async ({
  page,
  member,
  hasScripts,
  chat,
}) => {
  await chat.send(MESSAGE);
  await expect(page.locator('[data-role="user"]').first()).toContainText(MESSAGE);

  await page.goto("/settings");
  await page.getByRole("link", { name: "Download your data" }).click();
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Make a copy" }).click();
  await expect(async () => {
    await page.goto("/settings/data");
    await expect(page.getByText("Ready until")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectGoodFace(page, "/settings/data", hasScripts);
  const fetching = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download", exact: true }).click();
  const copy = await (await fetching).path();
  const files = unzip(await buffer(createReadStream(copy)));
  expect(files["data/conversations.json"]).toContain(MESSAGE);
  expect(files["index.html"]).toContain("conversations/");

  await page.goto("/settings/privacy");
  await expect(page.getByLabel("Until I delete them")).toBeChecked();
  await expectGoodFace(page, "/settings/privacy", hasScripts);
  await page.goto("/chat/conversations");
  await page.getByRole("link", { name: MESSAGE }).first().click();
  const own = page.locator('[data-role="user"]').first();
  await expect(own).toContainText(MESSAGE);
  // What can be done with a message comes up under it.
  await own.hover();
  await own.locator("summary").click();
  await own.getByRole("link", { name: /Delete this message/ }).click();
  await expect(page.getByText("The reply to it stays.")).toBeVisible();
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByText("The message is gone for good.")).toBeVisible();
  await expect(page.getByText(MESSAGE)).toHaveCount(0);

  await page.goto("/settings/delete");
  await expectGoodFace(page, "/settings/delete", hasScripts);
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL(/\/auth\?deleted$/);
  await expect(page.locator("main").getByText("Your account has been deleted")).toBeVisible();
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Login Failed")).toBeVisible();
});
