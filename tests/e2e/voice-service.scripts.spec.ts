import { readdirSync } from "node:fs";
import { expect, test, type Browser, type Page } from "@playwright/test";
import { Chat } from "./chat.ts";
import { fakeVoice, spokenIn } from "./fake-voice.ts";
import { hydrated } from "./hydrated.ts";
import { newMember } from "./people.ts";
import { Product } from "./product.ts";
import { SpeechServer } from "./speech-server.ts";

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

/** A new subscriber in a conversation with one reply. */
async function begin(browser: Browser): Promise<Page> {
  const member = await newMember(product);
  await product.query(
    `update users set subscription_plan = 'premium', subscription_status = 'active', premium_expires_at = 4000000000000
     where email = ?`,
    [member.email],
  );
  const context = await browser.newContext({ baseURL: product.url });
  await context.addCookies(member.cookies);
  const page = await context.newPage();
  await fakeVoice(page);
  const chat = new Chat(page);
  await chat.open();
  await hydrated(page);
  await chat.send("The new shifts wear me out.");
  await expect(chat.replies).toHaveCount(2);
  await expect(page).toHaveURL(/\/chat\/[\w-]{8,}/);
  return page;
}

/** Every file of the product's folder. */
function files(): string[] {
  return readdirSync(product.dataDir, { recursive: true }).map(String).toSorted();
}

test("the service reads a reply to its end, the browser's voice is not asked, and no sound is kept", async ({
  browser,
}) => {
  const page = await begin(browser);
  const before = files();
  const asked = speech.requests;
  await page.getByRole("button", { name: "Read aloud" }).click();
  await expect(page.getByRole("button", { name: "Stop reading" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
  expect(speech.requests).toBeGreaterThan(asked);
  expect(await spokenIn(page)).toEqual([]);
  expect(files()).toEqual(before);
  await page.context().close();
});

test("a service that answers with nonsense is replaced by the browser's voice, with one quiet line", async ({
  browser,
}) => {
  speech.isNonsense = true;
  const page = await begin(browser);
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("link", { name: "Voice call" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(".call-state")).toHaveText("Ready when you are");
  const line = "so your browser's own voice is reading instead";
  await expect(dialog.getByText(line)).toHaveCount(1);
  expect(await spokenIn(page)).toHaveLength(1);
  const asked = speech.requests;

  await dialog.locator("[data-talk]").click();
  await page.evaluate(() => window.fakeVoice.hear("And the nights are short.", true));
  await dialog.locator("[data-talk]").click();
  await expect.poll(async () => (await spokenIn(page)).length).toBeGreaterThan(1);
  await expect(dialog.locator(".call-state")).toHaveText("Ready when you are");
  await expect(dialog.getByText(line)).toHaveCount(0);
  expect(speech.requests).toBe(asked);
  speech.isNonsense = false;
  await page.context().close();
});

test("a reply is read to its end although the service answers with nonsense, and a line says whose voice it is", async ({
  browser,
}) => {
  speech.isNonsense = true;
  const page = await begin(browser);
  await page.getByRole("button", { name: "Read aloud" }).click();
  await expect(page.getByText("so your browser's own voice is reading instead")).toBeVisible();
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
  const reply = (await page.locator('[data-role="assistant"] .message-text').last().innerText())
    .replaceAll(/\s+/g, " ")
    .trim();
  expect((await spokenIn(page)).join(" ").replaceAll(/\s+/g, " ").trim()).toBe(reply);
  speech.isNonsense = false;
  await page.context().close();
});
