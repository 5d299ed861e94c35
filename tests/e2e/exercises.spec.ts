import type { Page } from "@playwright/test";
import { expectGoodFace } from "./face.ts";
import { expect, memberTest as test } from "./test.ts";

test.use({ companion: "guided", viewport: { width: 320, height: 640 } });

const field = (page: Page) => page.getByRole("textbox");

test("somebody finds an exercise, leaves it half way, takes it up elsewhere and ends it @long", async ({
  page,
  member,
  visit,
  hasScripts,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Exercises", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guided exercises");
  await expectGoodFace(page, page.url(), hasScripts);
  const group = page.locator("details", { hasText: "Being hard on yourself" });
  await group.locator("summary").click();
  await group.getByRole("link", { name: "Self-compassion break" }).click();
  await expectGoodFace(page, page.url(), hasScripts);
  await page.getByRole("button", { name: "Start" }).click();

  await expect(page.getByText("Step 1 of 6")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator("#text-error")).toContainText("Please write a few words");
  await expectGoodFace(page, page.url(), hasScripts);
  await field(page).fill("I snapped at my son before school");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 2 of 6")).toBeVisible();
  await field(page).fill("half a sentence");
  await page.getByRole("button", { name: "Stop" }).click();
  await expectGoodFace(page, page.url(), hasScripts);

  const phone = await visit(member);
  await phone.page.goto("/exercises");
  await phone.page.getByRole("link", { name: "Continue Self-compassion break" }).click();
  await phone.page.getByRole("button", { name: "Continue" }).click();
  await expect(field(phone.page)).toHaveValue("half a sentence");
  for (const words of [
    "what kind of mother does that",
    "the other parents at the gate",
    "one hard morning, and she can make it up to him",
    "I am a decent mother on a bad day",
  ]) {
    await field(phone.page).fill(words);
    await phone.page.getByRole("button", { name: "Next" }).click();
  }
  await phone.page.getByRole("button", { name: "Softer" }).click();
  await expect(phone.page.getByText("Did this help?")).toBeVisible();
  await expect(phone.page.getByText("I am a decent mother on a bad day").last()).toBeVisible();
  await phone.page.getByRole("button", { name: "A lot" }).click();
  await expect(phone.page.getByRole("button", { name: "A lot" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectGoodFace(phone.page, phone.page.url(), hasScripts);

  await phone.page.getByText("Delete what you wrote").click();
  await phone.page.getByRole("button", { name: "Delete" }).click();
  await expect(phone.page).toHaveURL("/exercises/self-compassion-break");
  await expect(phone.page.getByText("Earlier times")).toHaveCount(0);
});

test(
  "breathing is there to read without a circle that moves, and the circle keeps the time",
  { tag: "@no-scripts" },
  async ({ page, hasScripts }) => {
    await page.goto("/exercises/box-breathing");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByText("one, two, three, four").first()).toBeVisible();
    const stop = page.getByRole("link", { name: "Read it instead" });
    await expect(stop).toBeHidden();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(stop).toBeVisible();
    await expectGoodFace(page, page.url(), hasScripts);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await stop.click();
    await expect(page.getByRole("link", { name: "Start the circle" })).toBeVisible();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText("Step 2 of 3")).toBeVisible();
  },
);
