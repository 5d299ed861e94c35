import { Chat } from "./chat.ts";
import { expectGoodFace } from "./face.ts";
import { newAddress, newMember } from "./people.ts";
import { fillRecord, makeReport, recordPaths, writeEntry } from "./record.ts";
import { expect, test } from "./test.ts";
import { ownScreens } from "./own-screens.ts";

const READY_FOR_TRACKS =
  "update users set onboarding_complete = 1, selected_therapist = 'alina' where email = ?";

test.use({ viewport: { width: 320, height: 640 } });

test("a visitor's screens fit, and can be read by everyone @long", async ({ page, hasScripts }) => {
  for (const path of [
    "/",
    "/auth",
    "/auth?mode=register",
    "/auth/verify-email?email=someone.with.a.long.name@a-long-domain.example.org",
    "/auth/verify-email?mode=resend",
    "/auth/forgot-password",
    "/auth/link",
    "/auth/forgot-password?step=success",
    "/pricing",
    "/privacy",
    "/health-data",
    "/eula",
    "/about-ai",
    "/crisis",
    "/nowhere",
  ]) {
    await page.goto(path);
    await expectGoodFace(page, path, hasScripts);
  }
});

test("forms with errors fit, and can be read by everyone @long", async ({ page, hasScripts }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toBeVisible();
  await expectGoodFace(page, "sign in with errors", hasScripts);
  await page.goto("/auth?mode=register");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectGoodFace(page, "sign up with errors", hasScripts);
  await page.goto("/auth/forgot-password");
  await page.getByLabel("Email").fill(newAddress());
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByLabel("Verification code")).toBeVisible();
  await expectGoodFace(page, "new password", hasScripts);
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectGoodFace(page, "new password with errors", hasScripts);
});

test("a member's screens fit, and can be read by everyone @long", async ({
  page,
  member,
  hasScripts,
}) => {
  await page.goto("/");
  await expectGoodFace(page, "home", hasScripts);
  await page.goto("/therapist-selection");
  await expectGoodFace(page, "companions", hasScripts);
  // One is chosen from the start, and no pointer or key takes that back.
  await page.getByRole("radio", { checked: true }).evaluate((choice) => {
    if (choice instanceof HTMLInputElement) choice.checked = false;
  });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectGoodFace(page, "companions with an error", hasScripts);
  for (const path of ["/settings/keys", "/api/docs"]) {
    await page.goto(path);
    await expectGoodFace(page, path, hasScripts);
  }
  await page.goto("/demo/outbox");
  await expectGoodFace(page, "outbox", hasScripts);
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page.locator(".mail-text")).toBeVisible();
  await expectGoodFace(page, "mail", hasScripts);
  expect(member.email).not.toBe("");
});

test("home fits, and can be read by everyone: with a mood, in danger, of a subscriber @long", async ({
  page,
  member,
  product,
  visit,
  hasScripts,
}) => {
  expect(member.email).not.toBe("");
  await page.goto("/");
  await page.getByRole("button", { name: "Calm" }).click();
  await expect(page.locator("#mood-today")).toContainText("Mood logged!");
  await expectGoodFace(page, "mood logged", hasScripts);
  const chat = new Chat(page);
  await chat.open();
  await chat.send("I want to kill myself");
  await expect(chat.panel).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Continue where you left off" })).toBeVisible();
  await expectGoodFace(page, "home in danger", hasScripts);

  const subscriber = await newMember(product);
  await product.query(
    `update users set subscription_plan = 'premium', subscription_status = 'active', premium_expires_at = 4000000000000,
     role = 'admin', onboarding_complete = 1, last_name = ? where email = ?`,
    ["Featherstonehaugh-Montgomery", subscriber.email],
  );
  const { page: theirs } = await visit(subscriber);
  await theirs.goto("/");
  await expect(theirs.getByLabel("What's on your mind?")).toBeVisible();
  await expectGoodFace(theirs, "home of a subscriber", hasScripts);
});

test("the tracks fit, and can be read by everyone: check-in, match, upgrade, help first @long", async ({
  page,
  member,
  product,
  hasScripts,
}) => {
  await product.query(READY_FOR_TRACKS, [member.email]);
  await page.goto("/therapy-tracks");
  await expectGoodFace(page, "check-in", hasScripts);
  await page.getByRole("button", { name: "Save and see what fits" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectGoodFace(page, "check-in with errors", hasScripts);
  await page.getByRole("button", { name: "Not today" }).click();
  await page.getByText("What brings you here?").click();
  await expect(page.getByRole("button", { name: "Save answers" })).toBeVisible();
  await expectGoodFace(page, "assessment", hasScripts);
  await page.goto("/therapy-tracks?upgrade=internal-family-systems");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectGoodFace(page, "upgrade", hasScripts);
  const chat = new Chat(page);
  await chat.open();
  await chat.send("I want to kill myself");
  await expect(chat.panel).toBeVisible();
  await page.goto("/therapy-tracks");
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expectGoodFace(page, "help first", hasScripts);
});

test("the chat fits, and can be read by everyone: new, growing, ended, with help @long", async ({
  page,
  model,
  hasScripts,
  chat,
}) => {
  await expectGoodFace(page, "empty chat", hasScripts);
  await chat.send("A".repeat(120));
  const answer = await model.answerTo("AAAA");
  answer.say("Here is a list:\n\n- one thing\n- another thing\n\n**And** a long word: ");
  await expect(chat.growing(hasScripts)).toContainText("another thing");
  await expectGoodFace(page, "growing reply", hasScripts);
  answer.say(`${"b".repeat(90)}.`);
  answer.end();
  await chat.goOn(hasScripts);
  await expectGoodFace(page, "ended reply", hasScripts);
  await chat.send("I want to kill myself");
  await expect(chat.panel).toBeVisible();
  await expectGoodFace(page, "help in the chat", hasScripts);
});

test.describe("with the guided companion", () => {
  test.use({ companion: "guided" });

  test("everything else fits, and can be read by everyone: of a member, and of who looks after them @long", async ({
    page,
    member,
    product,
    hasScripts,
  }) => {
    test.slow();
    await product.query(READY_FOR_TRACKS, [member.email]);
    await product.query("update users set role = 'admin' where email = ?", [member.email]);
    const chat = new Chat(page);
    await chat.open();
    await chat.send("There is a lot to do before the exam");
    await expect(chat.replies).toHaveCount(2);
    const conversation = new URL(page.url()).pathname;
    await page.goto("/exercises/box-breathing");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByText("Step 1 of 3")).toBeVisible();
    await expectGoodFace(page, "a step with its circle", hasScripts);
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Step 2 of 3")).toBeVisible();
    await expectGoodFace(page, "a step", hasScripts);
    for (const path of [
      ...ownScreens(conversation),
      "/onboarding",
      "/trial",
      "/safety",
      "/crisis/safer",
      "/for-adults",
      "/offline",
      "/admin/preview",
      "/admin/preview/topic/worry",
      "/admin/reply-reports",
    ]) {
      await page.goto(path);
      await expectGoodFace(page, path, hasScripts);
    }
    await page.goto(conversation);
    await chat.send("I want to kill myself");
    await expect(chat.panel).toBeVisible();
    await page.goto("/admin/crisis-events");
    await expectGoodFace(page, "events", hasScripts);
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expectGoodFace(page, "an event", hasScripts);
  });
});

test.describe("of the record", () => {
  test.use({ companion: "guided" });

  test("moods, journal and progress fit, and can be read by everyone @long", async ({
    page,
    member,
    product,
    hasScripts,
  }) => {
    test.slow();
    await fillRecord(product, member.email);
    await writeEntry(
      page,
      `A long word: ${"b".repeat(90)}.`,
      "walk, a-rather-long-tag-of-one-word",
    );
    for (const path of await recordPaths(page)) {
      await page.goto(path);
      await expectGoodFace(page, path, hasScripts);
    }
    await makeReport(page, ["A long word", "Walk to the lake"]);
    await expectGoodFace(page, "report", hasScripts);
  });
});

test.describe("at the limit", () => {
  test.use({ companion: "guided" });

  test("the limit's dialog fits, and can be read by everyone", async ({
    page,
    member,
    product,
    hasScripts,
  }) => {
    await product.query("update users set messages_used = 10 where email = ?", [member.email]);
    const chat = new Chat(page);
    await chat.open();
    await chat.box.fill("One more");
    await chat.sendButton.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectGoodFace(page, "limit", hasScripts);
  });
});
