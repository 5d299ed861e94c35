import type { Page } from "@playwright/test";
import { Chat } from "./chat.ts";
import { expectGoodFace } from "./face.ts";
import { expect, memberTest as test } from "./test.ts";

test.use({ companion: "guided" });

const READY =
  "update users set onboarding_complete = 1, selected_therapist = 'alice' where email = ?";

async function endSession(page: Page): Promise<void> {
  if (!page.url().includes("/session-summary/")) {
    // The first message leads to the address of its conversation.
    await expect(page).toHaveURL(/\/chat\/[^/?]+$/);
    await new Chat(page).openMenu();
  }
  await page.getByRole("button", { name: "End session" }).click();
  await expect(
    page.getByRole("heading", { name: "Session Summary & Reflection", level: 1 }),
  ).toBeVisible();
}

function reflection(page: Page) {
  return page.getByLabel("What did you take from this session?");
}

function goals(page: Page) {
  return page.getByLabel("What will you work on this week?");
}

function complete(page: Page) {
  return page.getByRole("button", { name: "Complete Session" });
}

test("a session is ended, looked back on and completed; its goal is there afterwards", async ({
  page,
  member,
  product,
}) => {
  await product.query(READY, [member.email]);
  const chat = new Chat(page);
  await chat.open();
  await expect(page.getByRole("button", { name: "End session" })).toHaveCount(0);
  await chat.send("I can't sleep since the new shifts at work");
  await endSession(page);
  await expect(page.getByText("Session with Alice")).toBeVisible();
  await expect(page.getByText("Completed", { exact: true })).toBeVisible();

  await reflection(page).fill("short");
  await goals(page).fill("Walk home on two evenings");
  await complete(page).click();
  await expect(page.getByRole("alert")).toContainText("Please share at least a few thoughts");
  await expect(reflection(page)).toHaveValue("short");
  await expect(goals(page)).toHaveValue("Walk home on two evenings");

  await reflection(page).fill("Work stays in my head at night.");
  await complete(page).click();
  await expect(page.locator("main")).toContainText("Session completed successfully!");
  await expect(page.locator("main")).toContainText("Work stays in my head at night.");
  await expect(complete(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/session-summary\//);

  await page.getByRole("link", { name: "Start Another Session" }).click();
  await expect(chat.box).toBeVisible();
  await expect(chat.messages).toHaveCount(0);
  await page.goto("/");
  await expect(page.locator("main")).toContainText("Walk home on two evenings");
});

test("an ended session can be read, and leads to its summary", async ({ page, chat }) => {
  await chat.send("There is a lot to do before the exam");
  await endSession(page);
  await page.getByRole("link", { name: "The conversation" }).click();
  await expect(chat.messages).toHaveText(["There is a lot to do before the exam"]);
  await expect(page.getByText("Past Conversation")).toBeVisible();
  await expect(chat.box).toHaveCount(0);
  await page.getByRole("link", { name: "Session summary" }).click();
  await expect(reflection(page)).toBeVisible();
});

test(
  "words of danger in a reflection: help is the first thing on the page",
  { tag: "@no-scripts" },
  async ({ page, chat }) => {
    await chat.send("Nothing much today");
    await endSession(page);
    await reflection(page).fill("I want to kill myself");
    await goals(page).fill("I do not know what to write");
    await complete(page).click();
    await expect(chat.panel).toBeInViewport();
    const panelBox = await chat.panel.boundingBox();
    const cardBox = await page.locator(".summary-card").boundingBox();
    expect(panelBox?.y ?? Infinity).toBeLessThan(cardBox?.y ?? 0);
    await expect(page.locator("main")).not.toContainText("Premium");
  },
);

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the end of a session fits, and can be read by everyone @long", async ({
    page,
    member,
    product,
    hasScripts,
  }) => {
    await product.query(READY, [member.email]);
    const chat = new Chat(page);
    await chat.open();
    await chat.send("I can't sleep since the new shifts at work");
    await expectGoodFace(page, "chat with its end", hasScripts);
    const summary = page.url().replace("/chat/", "/session-summary/").replace(/#.*/, "");
    await page.goto(summary);
    await expectGoodFace(page, "still open", hasScripts);
    await endSession(page);
    await expectGoodFace(page, "summary", hasScripts);
    await complete(page).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectGoodFace(page, "summary with errors", hasScripts);
    await reflection(page).fill("Work stays in my head at night.");
    await goals(page).fill("W".repeat(120));
    await complete(page).click();
    await expect(page.locator("main")).toContainText("Session completed successfully!");
    await expectGoodFace(page, "completed", hasScripts);
    await page.getByRole("link", { name: "The conversation" }).click();
    await expectGoodFace(page, "past conversation", hasScripts);
    await page.goto("/session-summary/AAAAAAAAAAAAAAAAAAAAAA");
    await expect(page.getByRole("heading", { name: "Session Not Found" })).toBeVisible();
    await expectGoodFace(page, "not found", hasScripts);

    await chat.open();
    await chat.send("I want to kill myself");
    await endSession(page);
    await expect(page.getByRole("link", { name: "Who to call or text" })).toBeVisible();
    await expectGoodFace(page, "summary while risk is open", hasScripts);
  });
});
