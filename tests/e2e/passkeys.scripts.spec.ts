import type { Page } from "@playwright/test";
import { PASSWORD } from "./people.ts";
import { expect, test } from "./test.ts";

test.use({ companion: "guided" });

/** A device of the browser's own, which answers at once as if its owner had touched it. */
async function plugInDevice(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("someone adds a passkey and signs in with it, and a device that says no leaves the other ways", async ({
  page,
  member,
}) => {
  await plugInDevice(page);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Passkeys" }).click();
  await page.getByLabel("Name").fill("My laptop");
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Create passkey" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "My laptop" })).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Hello, ${member.firstName}`);

  await page.goto("/settings/passkeys");
  await page.getByRole("link", { name: "Remove My laptop" }).click();
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await expect(page.getByText("You have no passkeys")).toBeVisible();
  await page.context().clearCookies();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("That passkey didn't work")).toBeVisible();
  await page.getByRole("link", { name: "Sign in another way" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("a long name is refused in words, and a passkey that is canceled changes nothing", async ({
  page,
  member: _member,
}) => {
  await page.goto("/settings/passkeys");
  await page.getByLabel("Name").fill("x".repeat(10_000));
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator("#name-error, .field-error").first()).toHaveText(
    "Use at most 60 characters.",
  );
  await page.getByLabel("Name").fill("My phone");
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.evaluate(() => {
    CredentialsContainer.prototype.create = () =>
      Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Create passkey" }).click();
  await expect(page.getByText("That was canceled or took too long.")).toBeVisible();
});

test("a device that has none leaves somebody on the page, with the other ways", async ({
  page,
}) => {
  await plugInDevice(page);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("canceled or took too long. Nothing has changed.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeVisible();
});
