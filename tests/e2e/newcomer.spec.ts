import { Chat } from "./chat.ts";
import { expectGoodFace } from "./face.ts";
import { choose, fill, follow, goOn, press, tick } from "./keys.ts";
import { codeIn, newAddress, PASSWORD } from "./people.ts";
import { expect, test } from "./test.ts";

test.use({ companion: "guided", viewport: { width: 320, height: 640 } });

test("someone new comes from the landing page to the first reply, on a small screen and by keys alone", async ({
  page,
  product,
  hasScripts,
}) => {
  // Every key is pressed and every page looked at: on a busy machine that takes its time.
  test.slow();
  const email = newAddress();
  await page.goto("/");
  await expectGoodFace(page, page.url(), hasScripts);
  await press(page, page.getByRole("link", { name: "Get Started" }).first());

  await expect(page.getByLabel("First name")).toBeVisible();
  await expectGoodFace(page, page.url(), hasScripts);
  await fill(page, page.getByLabel("Email"), email);
  await fill(page, page.getByLabel("Password", { exact: true }), PASSWORD);
  await fill(page, page.getByLabel("First name"), "Noor");
  await fill(page, page.getByLabel("Last name"), "Okafor");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Verify your email" })).toBeVisible();
  await expectGoodFace(page, page.url(), hasScripts);
  await fill(page, page.getByLabel("Verification code"), codeIn(await product.mailTo(email)));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your email is verified")).toBeVisible();
  await fill(page, page.getByLabel("Email"), email);
  await fill(page, page.getByLabel("Password", { exact: true }), PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Hello, Noor" })).toBeVisible();
  await expectGoodFace(page, page.url(), hasScripts);
  await press(page, page.getByRole("link", { name: "Answer a few questions" }));

  await expect(page.getByRole("heading", { name: "Welcome, Noor" })).toBeVisible();
  await goOn(page);
  await choose(page, "Reddit");
  for (const _ of ["heard from", "name", "e-mail"]) await goOn(page);
  await follow(page, page.getByRole("button", { name: "Skip" }));
  await fill(page, page.getByLabel("Age"), "52");
  await page.keyboard.press("Enter");
  await follow(page, page.getByRole("button", { name: "Skip" }));
  await choose(page, "Better sleep");
  await goOn(page);
  for (const _ of ["stress", "support", "the month"]) {
    await follow(page, page.getByRole("button", { name: "Skip" }));
  }
  await tick(page, "I agree to receive account emails");
  await goOn(page);
  await tick(page, "I accept the");
  await tick(page, "You may keep what I told you here");
  await goOn(page);
  await press(page, page.getByRole("button", { name: "Choose your companion" }));

  await expect(page).toHaveURL("/therapist-selection");
  await expectGoodFace(page, page.url(), hasScripts);
  const alice = page.getByRole("radio", { name: /^Alice/ });
  await expect(page.getByRole("radio", { name: /^Alina/ })).toBeChecked();
  await alice.focus();
  await page.keyboard.press("Space");
  await expect(alice).toBeChecked();
  await press(page, page.getByRole("button", { name: "Continue" }));

  await expect(page).toHaveURL(/\/chat(#main)?$/);
  const chat = new Chat(page);
  await expect(chat.box).toBeVisible();
  await expect(page.getByRole("heading", { name: "Alice" })).toBeVisible();
  await expect(page.getByText("not a human, not a licensed therapist")).toBeVisible();
  await expectGoodFace(page, page.url(), hasScripts);
  await chat.box.focus();
  await page.keyboard.type("I keep waking at four and then I lie there");
  if (hasScripts) await page.keyboard.press("Enter");
  else await press(page, chat.sendButton);
  await expect(chat.messages.last()).toHaveText("I keep waking at four and then I lie there");
  await expect(chat.replies.last()).toContainText("?");
  await expectGoodFace(page, page.url(), hasScripts);
});
