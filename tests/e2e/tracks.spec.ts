import { Chat } from "./chat.ts";
import { expect, test } from "./test.ts";

test.use({ companion: "guided" });

test("someone checks in by keyboard, sees what fits, is shown the plans for a premium track, and chats", async ({
  page,
  member,
  product,
  hasScripts,
}) => {
  await product.query(
    "update users set onboarding_complete = 1, selected_therapist = 'alina' where email = ?",
    [member.email],
  );
  await new Chat(page).open();
  await page.getByText("More subjects", { exact: true }).click();
  await page.getByRole("link", { name: "Choose a program for this session" }).click();
  await expect(page.getByRole("heading", { name: "How are you today?" })).toBeVisible();

  const stress = page.getByRole("group", { name: "Stress" });
  for (const [name, word] of [
    ["Mood", "So-so"],
    ["Sleep last night", "Okay"],
    ["Energy", "Some"],
  ] as const) {
    await page.getByRole("group", { name }).getByLabel(word).check();
  }
  await stress.getByLabel("Some").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(stress.getByLabel("Very high")).toBeChecked();
  await page.keyboard.press("Enter");

  const first = page.locator(".hard-day");
  await expect(first.getByRole("link", { name: "Breathe for four minutes" })).toBeVisible();
  await expect(first.getByRole("button", { name: "Talk with Alina" })).toBeVisible();

  const recommended = page.getByRole("region", { name: "What may fit today" });
  await expect(recommended.getByRole("heading", { level: 3 }).first()).toHaveText("Calm Down");
  await expect(recommended.getByText(/^\d+% match$/)).toHaveCount(2);
  const [kept] = await product.query(
    `select time_zone, stress_level from daily_assessments
     join users on users.id = user_id where email = ?`,
    [member.email],
  );
  expect(kept).toEqual({
    time_zone: hasScripts ? await page.evaluate(ownTimeZone) : null,
    stress_level: 10,
  });

  await page.getByText("What brings you here?").click();
  await page.getByRole("button", { name: "Skip these questions" }).click();
  await expect(page.getByText("What brings you here?")).toHaveCount(0);

  await expect(recommended.getByText("Premium", { exact: true })).toBeVisible();
  await recommended.getByRole("button", { name: "Start Calm Down (Premium)" }).click();
  const dialog = page.getByRole("dialog", { name: "Calm Down is part of Premium" });
  await expect(dialog.getByRole("link", { name: "Upgrade Now" })).toHaveAttribute(
    "href",
    "/subscribe",
  );
  expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(hasScripts);
  await expect(dialog.getByRole("link", { name: "View Full Pricing" })).toBeVisible();
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Start Just Chat" }).first().click();
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/);
  await expect(page.locator(".chat-track")).toHaveText("Just Chat");
  const chat = new Chat(page);
  await chat.send("I had a long day");
  await expect(chat.replies.last()).not.toBeEmpty();
});

test("premium starts a track, and finds it again", async ({ page, member, product }) => {
  await product.query(
    `update users set onboarding_complete = 1, selected_therapist = 'alina',
     subscription_plan = 'premium', subscription_status = 'active', premium_expires_at = 4000000000000 where email = ?`,
    [member.email],
  );
  await page.goto("/therapy-tracks");
  await page.getByRole("link", { name: "Letting Go" }).click();
  await page.getByRole("button", { name: "Start Letting Go" }).click();
  await expect(page.locator(".chat-track")).toHaveText("Letting Go");
  const session = page.url();
  await page.goto("/therapy-tracks");
  await expect(page.getByText("You started Letting Go today")).toBeVisible();
  await page.getByRole("button", { name: "Continue Letting Go" }).click();
  await expect(page).toHaveURL(session);
});

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
