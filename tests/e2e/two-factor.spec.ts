import type { Page } from "@playwright/test";
import { generateSync } from "otplib";
import { PASSWORD } from "./people.ts";
import { expect, test } from "./test.ts";

test.use({ companion: "guided" });

async function signIn(page: Page, email: string) {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Two-factor sign-in" })).toBeVisible();
}

test("someone turns on two-factor sign-in, and gets in with the app's code and with a backup code @no-scripts", async ({
  page,
  member,
}) => {
  await page.goto("/settings");
  await page.getByRole("link", { name: "Two-factor sign-in" }).click();
  await expect(page.locator(".qr-code")).toBeVisible();
  const secret = (await page.locator(".secret").innerText()).replaceAll(" ", "");
  // Each code works once, and one that is 30 seconds ahead still counts: the next is there at once.
  const codeOf = (ahead: number) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + ahead });
  await page.getByLabel("Code from the app").fill(codeOf(0));
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Turn on two-factor sign-in" }).click();
  await expect(page.getByText("Two-factor sign-in is on")).toBeVisible();
  const codes = await page.locator(".backup-codes code").allInnerTexts();
  expect(codes).toHaveLength(10);

  await page.context().clearCookies();
  await signIn(page, member.email);
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("That code didn't work")).toBeVisible();
  await page.getByLabel("Code").fill(codeOf(30));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Hello, ${member.firstName}`);

  await page.context().clearCookies();
  await signIn(page, member.email);
  await page.getByLabel("Code").fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Hello, ${member.firstName}`);
});
