import { expect, test, type Browser, type Page } from "@playwright/test";
import { newMember } from "./people.ts";
import { Product } from "./product.ts";
import { SpeechServer } from "./speech-server.ts";

declare global {
  interface Window {
    /** What the browser's own voice was given to say. */
    spoken: { text: string; pitch: number; rate: number }[];
  }
}

let speech: SpeechServer;
let product: Product;

test.beforeAll(async () => {
  speech = await SpeechServer.start();
  product = await Product.start(null, { GOOGLE_TTS_ENDPOINT: speech.url });
});

test.afterAll(async () => {
  await product.remove();
  await speech.stop();
});

/** A new person on the page, with a browser whose own voice notes what it is given. */
async function openSelection(browser: Browser): Promise<Page> {
  const member = await newMember(product);
  const context = await browser.newContext({ baseURL: product.url });
  await context.addCookies(member.cookies);
  await context.addInitScript(() => {
    window.spoken = [];
    const voice = {
      speak: ({ text, pitch, rate }: SpeechSynthesisUtterance) =>
        window.spoken.push({ text, pitch, rate: Math.round(rate * 100) / 100 }),
      cancel() {},
    };
    Object.defineProperty(window, "speechSynthesis", { value: voice });
  });
  const page = await context.newPage();
  await page.goto("/therapist-selection");
  return page;
}

test("while speech is down the browser's voice reads, with one notice, and is not asked for again", async ({
  browser,
}) => {
  speech.isDown = true;
  const page = await openSelection(browser);
  await expect(page.getByRole("link", { name: /^Hear/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Hear Alister" }).click();
  await expect(page.locator(".voice-notice")).toContainText(
    "your browser's voice is reading instead",
  );
  await expect(page.getByRole("button", { name: "Stop Alister" })).toBeVisible();
  const asked = speech.requests;
  await page.getByRole("button", { name: "Hear Alicia" }).click();
  await expect(page.getByRole("button", { name: "Hear Alister" })).toBeVisible();
  const spoken = await page.evaluate(() => window.spoken);
  expect(spoken.map(({ rate }) => rate)).toEqual([0.9, 1]);
  expect(spoken[0]?.text).toContain("I'm Alister");
  expect(spoken[0]?.pitch).toBeCloseTo(0.92);
  expect(speech.requests).toBe(asked);
  await page.context().close();
});

test("while a sample loads it says how long that may take", async ({ browser }) => {
  speech.isDown = false;
  const page = await openSelection(browser);
  const loaded = Promise.withResolvers<void>();
  await page.route("**/therapist-selection/voices/ali", async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Hear Ali", exact: true }).click();
  const hint = page.getByText("This may take up to 3 seconds");
  await expect(hint).toBeVisible();
  loaded.resolve();
  await expect(hint).toHaveCount(0);
  await page.context().close();
});

test("by keyboard alone one hears the voices, one at a time, stops them, and chooses @long", async ({
  browser,
}) => {
  speech.isDown = false;
  const page = await openSelection(browser);
  await page.getByRole("radio", { name: /^Ali Calm/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Alina/ })).toBeChecked();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Let's stay with it for a while.”")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const stop = page.getByRole("button", { name: "Stop Alina" });
  await expect(stop).toBeFocused();

  await page.getByRole("button", { name: "Hear Alice" }).press("Enter");
  await expect(page.getByRole("button", { name: "Stop Alice" })).toBeVisible();
  await expect(stop).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Hear Alice" })).toBeFocused();

  // Played to its end, the button is as before.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Stop Alice" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hear Alice" })).toBeVisible();
  expect(await page.evaluate(() => window.spoken)).toEqual([]);
  await expect(page.locator(".voice-notice")).toBeEmpty();

  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await page.waitForURL(/\/chat/);
  await page.goto("/therapist-selection");
  await expect(page.getByRole("radio", { name: /^Alina/ })).toBeChecked();
  await page.context().close();
});
