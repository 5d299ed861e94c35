import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { makePremium } from "./record.ts";
import { expect, memberTest as test } from "./test.ts";

test.use({ companion: "guided" });

/** Where the page's title begins. CSS pixels. */
async function titleEdge(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const box = await page.getByRole("heading", { level: 1 }).boundingBox();
  return Math.round(box?.x ?? -1);
}

test("on a wide screen lists begin on the bar's line, and what has one column stands in the middle", async ({
  page,
  member,
  product,
}) => {
  await makePremium(product, member.email);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ["/home", "/journal", "/memory", "/settings", "/exercises"]) {
    expect(await titleEdge(page, path), path).toBe(128);
  }
  for (const path of ["/journal/search", "/moods/feelings", "/settings/name", "/progress/report"]) {
    expect(await titleEdge(page, path), path).toBe(320);
  }
});

test("a mood with a note is asked for once", async ({ page }) => {
  await page.goto("/moods");
  await expect(page.getByRole("button", { name: "Happy" })).toBeVisible();
  await page.getByText("With a note, or for another day").click();
  await expect(page.getByRole("button", { name: "Happy" })).toBeHidden();
  await expect(page.getByRole("radio", { name: "Happy" })).toBeAttached();
});

test("a conversation opens with a hello, and says that it's an AI before there is anything to choose", async ({
  page,
}) => {
  await page.goto("/chat");
  const top = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
  const hello = await top(".chat-opening > .message");
  const notice = await top(".chat-opening > .disclosure-line");
  const choices = await top(".chat-opening .quick-answers > .button");
  expect(hello).toBeLessThan(notice);
  expect(notice).toBeLessThan(choices);
});

test("what is opened stays where it stands, says nothing twice and stretches nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/therapist-selection");
  const cards = page.locator(".therapist-card");
  const before = await cards.nth(1).boundingBox();
  await cards.first().locator("summary").click();
  await expect(cards.first().getByText("Hello, I'm Ali")).toHaveCount(1);
  expect(await cards.nth(1).boundingBox()).toEqual(before);

  await page.goto("/exercises");
  const group = page.locator(".exercise-group > summary").nth(1);
  const place = await group.boundingBox();
  await group.click();
  expect(await group.boundingBox()).toEqual(place);
});

test("on a phone all tabs are seen, the bar has five like places, and no toast lies over the title", async ({
  page,
  member,
  product,
}) => {
  await makePremium(product, member.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/progress");
  const tabs = await page
    .locator(".tabs a")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
  expect(Math.max(...tabs)).toBeLessThanOrEqual(390);
  const sizes = (selector: string) =>
    page.locator(selector).evaluate((link) => {
      const { width } = link.getBoundingClientRect();
      const icon = link.querySelector("svg")?.getBoundingClientRect();
      return [width, icon?.width, icon?.top].map((each) => Math.round(each ?? 0));
    });
  expect(await sizes(".crisis-button")).toEqual(await sizes(".places > :nth-child(4)"));
  await page.goto("/crisis");
  const you = await page.getByRole("link", { name: "You", exact: true }).boundingBox();
  expect((you?.x ?? 0) + (you?.width ?? 0)).toBe(390);
  await expect(page.getByRole("link", { name: "findahelpline.com" })).toHaveAttribute(
    "href",
    "https://findahelpline.com",
  );

  await page.goto("/settings/name");
  await page.getByRole("button", { name: "Save" }).click();
  const toast = await page.getByRole("status").filter({ hasText: "saved" }).boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
});

test("on a phone the subjects that are opened stand above the box to write in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/chat");
  await hydrated(page);
  const more = page.locator(".more-choices");
  await more.locator("summary").click();
  await expect
    .poll(async () => {
      const choices = await more.boundingBox();
      const box = await page.locator(".composer").boundingBox();
      return (choices?.y ?? 0) + (choices?.height ?? 0) - (box?.y ?? 0);
    })
    .toBeLessThanOrEqual(0);
});

test("on a phone every answer to tap is in view, and what can be done with a message stands evenly", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/chat");
  await hydrated(page);
  await page.getByRole("textbox").fill("I keep worrying about my exam and I can't sleep");
  await page.keyboard.press("Enter");
  const answers = page.locator(".quick-answers > .button");
  await expect(answers).toHaveCount(5);
  const ends = await answers.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().right),
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(390);

  const message = page.locator(".message-assistant").last();
  await message.locator(".message-text").click();
  await message.locator(".message-menu > summary").click();
  const gaps = await message.locator(".message-menu > ul .button-link").evaluateAll((all) => {
    const words = all.map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each.firstChild ?? each);
      return range.getBoundingClientRect();
    });
    return words.slice(1).map(({ left }, index) => Math.round(left - (words[index]?.right ?? 0)));
  });
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
});

test("on a phone a saving has a line of its own, and two things to add are apart", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pricing");
  const pill = await page.getByText("BEST VALUE").boundingBox();
  const saving = await page.getByText(/^Save \$/).boundingBox();
  expect(saving?.y ?? 0).toBeGreaterThan((pill?.y ?? 0) + (pill?.height ?? 0));

  await page.goto("/moods/feelings");
  const first = await page.getByRole("button", { name: "Add feeling" }).boundingBox();
  const second = await page.getByRole("button", { name: "Add activity" }).boundingBox();
  const heading = await page.getByRole("heading", { name: "Add an activity" }).boundingBox();
  expect((heading?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeGreaterThanOrEqual(64);
  expect(Math.abs((second?.width ?? 0) - (first?.width ?? 0))).toBeLessThan(32);
});
