import { makePremium } from "./call.ts";
import { expect, memberTest as test } from "./test.ts";

/** The browser's own setting, by which media queries go, too. */
const TWICE_AS_LARGE = "--blink-settings=defaultFontSize=32";

test.use({
  companion: "guided",
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), TWICE_AS_LARGE] }),
});

test("no page is wider than a phone where text is twice as large", async ({
  page,
  member,
  product,
}) => {
  await makePremium(product, member);
  for (const path of ["/home", "/exercises", "/journal", "/moods", "/you", "/chat", "/progress"]) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(390);
  }
});

test("a chat has room for words, and in danger for a number, where text is twice as large", async ({
  page,
  chat,
}) => {
  const header = await page.locator(".chat-header").boundingBox();
  expect(header?.height).toBeLessThan(130);
  expect(await chat.box.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThan(3);
  await chat.send("I want to kill myself tonight");
  await chat.expectInSight(chat.panel.getByRole("link", { name: "Call 988" }));
});
