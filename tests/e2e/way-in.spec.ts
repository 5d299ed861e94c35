import { Chat } from "./chat.ts";
import { codeIn, newAddress, PASSWORD } from "./people.ts";
import { expect, test } from "./test.ts";

test("someone signs up, reads the code in the outbox, signs in, writes and watches the reply grow @no-scripts", async ({
  page,
  model,
  hasScripts,
}) => {
  const email = newAddress();
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).first().click();
  await page.getByLabel("First name").fill("Mina");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await expect(page).toHaveURL(`/auth/verify-email?email=${encodeURIComponent(email)}`);

  const outbox = await page.context().newPage();
  await expect(async () => {
    await outbox.goto("/demo/outbox");
    const mail = outbox.getByRole("listitem").filter({ hasText: email });
    await mail.getByRole("link").click({ timeout: 500 });
  }).toPass();
  const code = /\b\d{6}\b/.exec(await outbox.locator(".mail-text").innerText())?.[0] ?? "";
  await outbox.close();

  await page.getByLabel("Verification code").fill(code);
  await page.getByRole("button", { name: "Verify email" }).click();
  await expect(page.getByText("Your email is verified")).toBeVisible();
  // With scripts the page leads on by itself, too.
  const goOn = page.getByRole("link", { name: "Continue to sign in" });
  if (await goOn.isVisible()) await goOn.click({ timeout: 5_000 }).catch(() => {});
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Hello, Mina" })).toBeVisible();
  await expect(page.getByText("Welcome back!")).toBeVisible();

  await page.getByRole("link", { name: "Talk", exact: true }).click();
  const chat = new Chat(page);
  await expect(page.getByText("not a human, not a licensed therapist")).toBeVisible();
  await chat.send("I can not sleep before exams");
  const answer = await model.answerTo("I can not sleep before exams");
  answer.say("That sounds tiring. ");
  await expect(chat.growing(hasScripts)).toHaveText("That sounds tiring.");
  answer.say("Exams weigh a lot. ");
  await expect(chat.growing(hasScripts)).toHaveText("That sounds tiring. Exams weigh a lot.");
  answer.say("What keeps you awake?");
  answer.end();
  await chat.goOn(hasScripts);
  await expect(chat.replies.last()).toHaveText(
    "That sounds tiring. Exams weigh a lot. What keeps you awake?",
  );
});

test("a wrong code and a wrong password are told, and what was typed stays", async ({
  page,
  product,
}) => {
  const email = newAddress();
  await page.goto("/auth?mode=register");
  await page.getByLabel("First name").fill("Ida");
  await page.getByLabel("Last name").fill("Berg");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert")).toContainText("Please check the following");
  await expect(page.getByLabel("First name")).toHaveValue("Ida");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();

  const code = codeIn(await product.mailTo(email));
  const wrong = code === "000000" ? "000001" : "000000";
  await page.getByLabel("Verification code").fill(wrong);
  await page.getByRole("button", { name: "Verify email" }).click();
  await expect(page.getByText("Invalid verification code. Please try again.")).toBeVisible();
  await page.getByLabel("Verification code").fill(code);
  await page.getByRole("button", { name: "Verify email" }).click();
  await page.getByRole("link", { name: "Continue to sign in" }).click();

  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Login Failed" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
});

test("a forgotten password is replaced in three steps, and the old one no longer opens @no-scripts", async ({
  page,
  product,
  member,
}) => {
  await page.context().clearCookies();
  const earlier = await product.mailTo(member.email);
  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(member.email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();

  await page
    .getByLabel("Verification code")
    .fill(codeIn(await product.mailTo(member.email, earlier)));
  await page.getByLabel("New password", { exact: true }).fill("another long password");
  await page.getByLabel("Confirm new password").fill("another long password");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();

  await page.getByRole("link", { name: "Sign In Now" }).click();
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Login Failed" })).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("another long password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Hello, Ana" })).toBeVisible();
});

test("logging out closes the chat until the person signs in, and then leads back to it", async ({
  page,
  member,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You're logged out")).toBeVisible();
  await page.goto("/chat");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/chat");
  await expect(new Chat(page).box).toBeVisible();
});
