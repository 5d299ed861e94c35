import type { Page } from "@playwright/test";
import { Chat } from "./chat.ts";
import { expectGoodFace } from "./face.ts";
import { expect, memberTest as test } from "./test.ts";

test.use({ companion: "guided" });

function mood(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true });
}

test("today's mood is one tap, is told, and can change", async ({ page, member, product }) => {
  await page.goto("/");
  await mood(page, "Calm").click();
  await expect(mood(page, "Calm")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#mood-today")).toContainText("Mood logged! Today: calm.");
  await mood(page, "Sad").click();
  await expect(mood(page, "Sad")).toHaveAttribute("aria-pressed", "true");
  await expect(mood(page, "Calm")).toHaveAttribute("aria-pressed", "false");
  const rows = await product.query(
    `select mood, mood_score from mood_entries
     where user_id = (select id from users where email = ?) order by created_at`,
    [member.email],
  );
  expect(rows).toEqual([
    { mood: "calm", mood_score: 7 },
    { mood: "sad", mood_score: 2 },
  ]);
});

test("where the system chooses the colours, what is chosen and where one is have a mark of their own", async ({
  page,
  member,
  product,
}) => {
  await product.query(
    `update users set subscription_plan = 'premium', subscription_status = 'active',
     premium_expires_at = 4000000000000 where email = ?`,
    [member.email],
  );
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/home");
  await mood(page, "Calm").click();
  await expect(mood(page, "Calm").locator(".icon")).toBeVisible();
  await expect(mood(page, "Calm")).toHaveCSS("outline-style", "solid");
  await expect(mood(page, "Sad").locator(".icon")).toHaveCount(0);
  await expect(mood(page, "Sad")).toHaveCSS("outline-style", "none");
  await expect(page.getByRole("link", { name: "Today" })).toHaveCSS("outline-style", "solid");
  await page.goto("/journal?entry=new");
  const label = (id: string) => page.locator(`form[data-draft] label[data-mood=${id}]`);
  const tickOn = (id: string) =>
    label(id).evaluate((each) => getComputedStyle(each, "::before").content);
  await label("anxious").click();
  expect(await tickOn("anxious")).toContain("✓");
  expect(await tickOn("calm")).not.toContain("✓");
});

test("a double click is one mood", async ({ page, member, product }) => {
  await page.goto("/");
  await mood(page, "Happy").dblclick();
  await expect(mood(page, "Happy")).toHaveAttribute("aria-pressed", "true");
  const rows = await product.query(
    `select mood from mood_entries where user_id = (select id from users where email = ?)`,
    [member.email],
  );
  expect(rows).toEqual([{ mood: "happy" }]);
});

test("a logged mood is told once, by the page", { tag: "@no-scripts" }, async ({ page }) => {
  await page.goto("/");
  await mood(page, "Neutral").click();
  await expect(page.locator("#mood-today")).toContainText("Mood logged!");
  await expect(page.getByText("Mood logged!")).toHaveCount(1);
});

test("a toast is reached and closed by the keyboard", async ({ page }) => {
  await page.goto("/settings/name");
  await page.getByRole("button", { name: "Save" }).click();
  const region = page.getByRole("region", { name: "Notifications (F8)" });
  const toast = region.getByRole("status");
  await expect(toast).toContainText("Your change is saved.");
  await page.keyboard.press("F8");
  await expect(region).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(toast.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(toast).toHaveCount(0);
});

test(
  "a talk begins in the box on Today",
  { tag: "@also-no-scripts" },
  async ({ page, hasScripts }) => {
    await page.goto("/");
    await page.getByLabel("What's on your mind?").fill("I can't sleep before exams");
    await expectGoodFace(page, "today", hasScripts);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(/\/chat\/.+/);
    await expect(new Chat(page).messages.first()).toHaveText("I can't sleep before exams");
    // The page opens at the answer: nothing is drawn round it, and nothing lies over it.
    const answer = page.locator(".message-assistant:target");
    await expect(answer).toHaveCSS("outline-style", "none");
    await expect(answer.locator(".message-text")).toHaveCSS("outline-style", "none");
    await page.mouse.move(0, 0);
    await expect(answer.locator(".message-foot")).toHaveCSS("opacity", "0");
  },
);

test(
  "the way to Premium leads to the plans, by a dialog where scripts run",
  { tag: "@also-no-scripts" },
  async ({ page, hasScripts }) => {
    await page.goto("/");
    const door = page.locator("main").getByRole("link", { name: "Reflect & Journal" });
    await door.click();
    if (hasScripts) {
      const dialog = page.getByRole("dialog", { name: "Upgrade to Premium" });
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await door.click();
      await dialog.getByRole("link", { name: "View Full Pricing" }).click();
    }
    await expect(page).toHaveURL("/pricing");
  },
);
