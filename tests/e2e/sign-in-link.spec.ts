import { expect, test } from "./test.ts";

test("a demo account signs in with a link from the outbox, one click after opening it @no-scripts", async ({
  page,
}) => {
  await page.goto("/auth");
  await page.getByRole("link", { name: "Email me a link to sign in" }).click();
  await page.getByLabel("Email").fill("free@demo.local");
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  await expect(async () => {
    await page.goto("/demo/outbox");
    const mail = page.getByRole("listitem").filter({ hasText: "free@demo.local" });
    await mail.getByRole("link").first().click({ timeout: 500 });
  }).toPass();
  const link = /\S+\/auth\/link\S+/.exec(await page.locator(".mail-text").innerText())?.[0] ?? "";

  await page.goto(link);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Welcome back!")).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("That link didn't work")).toBeVisible();
  await page.getByRole("link", { name: "Get a new link" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
});
