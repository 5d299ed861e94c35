import { newAddress, PASSWORD } from "./people.ts";
import { expect, test } from "./test.ts";

test.use({ companion: "guided" });

const NEW_PASSWORD = "another long password";

test("someone changes their name, address and password, and signs out another browser @no-scripts", async ({
  page,
  member,
  product,
  visit,
}) => {
  // Signed in by itself, so that it is a session of its own.
  const phone = await visit(member);
  await phone.context.clearCookies();
  await phone.page.goto("/auth");
  await phone.page.getByLabel("Email").fill(member.email);
  await phone.page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await phone.page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(phone.page.getByRole("heading", { level: 1 })).toContainText("Hello");
  await page.goto("/you");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Name" }).click();
  await page.getByLabel("First name").fill("Anabel");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();

  await page.getByRole("link", { name: "Sign-ins and changes" }).click();
  await expect(page.getByText("This browser, now")).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.locator("#sessions li")).toHaveCount(1);
  await phone.page.goto("/home");
  await expect(phone.page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();

  const address = newAddress();
  await page.goto("/settings/email");
  await page.getByLabel("New email").fill(address);
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.locator("main").getByText("Check your email")).toBeVisible();
  const mail = (await product.mailTo(address)).replaceAll("=\n", "").replaceAll("=3D", "=");
  await page.goto(/\/auth\/new-email\?token=[\w-]+/.exec(mail)?.[0] ?? "");
  await page.getByRole("button", { name: "Use this email" }).click();
  await page.goto("/you");
  await expect(page.locator("main")).toContainText("Anabel");
  await expect(page.locator("main")).toContainText(address);

  await page.goto("/settings/password");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm new password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Your password", { exact: true }).fill("not my password");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.locator(".field-error")).toContainText("That's not your password");
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Confirm new password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await page.getByRole("link", { name: "Sign-ins and changes" }).click();
  await expect(page.locator("main")).toContainText("Password changed");
});
