import type { Page } from "@playwright/test";
import { Chat } from "./chat.ts";
import { expectGoodFace } from "./face.ts";
import { hydrated } from "./hydrated.ts";
import { expect, memberTest as test } from "./test.ts";

test.use({ companion: "guided" });

const USED = "update users set messages_used = ? where email = ?";
const OVER = "update users set premium_expires_at = 1 where email = ?";
const START = "Start 7 free days";

async function open(page: Page, hasScripts: boolean): Promise<Chat> {
  const chat = new Chat(page);
  await chat.open();
  if (hasScripts) await hydrated(page);
  return chat;
}

test("someone writes ten messages, begins the trial at the eleventh, and sends it with one tap", async ({
  page,
  product,
  member,
  hasScripts,
}) => {
  await product.query(USED, [7, member.email]);
  const chat = await open(page, hasScripts);
  await chat.send("This is the eighth one");
  await expect(page.locator(".composer-counter")).toContainText("2 of 10 messages left.");
  await chat.send("This is the ninth one");
  await expect(page.locator(".composer-counter")).toContainText("1 of 10 messages left.");
  await chat.send("This is the tenth one");
  const offer = page.getByRole("dialog", { name: "Keep going free for 7 days" });
  await expect(offer.getByText("No payment due now")).toBeVisible();
  await expect(page.getByText("Message limit reached")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Keep going free for 7 days" })).toBeVisible();

  await chat.box.fill("What I wanted to add");
  await chat.sendButton.click();
  const dialog = page.getByRole("dialog", { name: "Message limit reached" });
  await expect(dialog.getByText("No payment due now")).toBeVisible();
  await dialog.getByRole("button", { name: START }).click();
  await expect(page.getByText("Your 7 free days have started")).toBeVisible();
  await expect(page.getByText("Free trial: 7 days left")).toBeVisible();
  await expect(chat.box).toHaveValue("What I wanted to add");
  await chat.sendButton.click();
  await expect(chat.messages.last()).toHaveText("What I wanted to add");
  await expect(chat.replies.last()).not.toBeEmpty();

  await product.query(OVER, [member.email]);
  await chat.open();
  await expect(page.getByText("No free messages left")).toBeVisible();
  await expect(page.getByRole("button", { name: START })).toHaveCount(0);
  await page.goto("/trial");
  await expect(page.getByText("You've already had your free trial")).toBeVisible();
});

test(
  "the dialog over the limit closes, leaves the text, and comes again at the next try",
  { tag: "@no-scripts" },
  async ({ page, product, member, hasScripts }) => {
    await product.query(USED, [10, member.email]);
    const chat = await open(page, hasScripts);
    await chat.box.fill("One more");
    await chat.sendButton.click();
    const dialog = page.getByRole("dialog", { name: "Message limit reached" });
    await expect(dialog).toBeVisible();
    if (hasScripts) await page.keyboard.press("Escape");
    else await dialog.getByRole("link", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: START })).toBeVisible();
    await expect(chat.box).toHaveValue("One more");
    await chat.sendButton.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("link", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(chat.box).toHaveValue("One more");
  },
);

test(
  "the plain page of the trial says what it is, and begins it",
  { tag: "@also-no-scripts" },
  async ({ page, product, member }) => {
    await product.query(USED, [10, member.email]);
    await page.goto("/trial");
    await expect(page.getByRole("heading", { name: "7 unlimited days, free" })).toBeVisible();
    await page.getByRole("button", { name: START }).click();
    await expect(page.getByText("Free trial: 7 days left")).toBeVisible();
    await page.goto("/pricing");
    await expect(page.getByText("Your free trial: 7 days left")).toBeVisible();
  },
);

test(
  "ways to begin lead to the box, a focus and an exercise, and are gone once one talks",
  { tag: "@also-no-scripts" },
  async ({ page, hasScripts }) => {
    const chat = await open(page, hasScripts);
    const ways = page.getByRole("navigation", { name: "Ways to begin" });
    await page.getByText("More subjects", { exact: true }).click();
    await ways.getByRole("link", { name: "Talk freely" }).click();
    if (hasScripts) await expect(chat.box).toBeFocused();
    else expect(new URL(page.url()).hash).toBe("#message");
    await chat.send("Hello");
    await expect(ways).toBeVisible();
    await chat.send("I can't sleep since the new shifts");
    await expect(ways).toHaveCount(0);
  },
);

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("welcome, look back, few left, offer, dialog and trial fit, and can be read by everyone @long", async ({
    page,
    product,
    member,
    hasScripts,
  }) => {
    const chat = await open(page, hasScripts);
    await expectGoodFace(page, "welcome", hasScripts);
    await chat.send("My brother is called Tom and he works nights");
    for (const [index, night] of ["Monday", "Tuesday", "Wednesday", "Thursday"].entries()) {
      await expect(chat.replies).toHaveCount(index + 2);
      await chat.send(`On ${night} I lay awake until two`);
    }
    await expect(page.getByRole("heading", { name: "A look back so far" })).toBeVisible();
    await expectGoodFace(page, "look back", hasScripts);
    await product.query(USED, [8, member.email]);
    await chat.send("This is the ninth one");
    await expect(page.locator(".composer-counter")).toContainText("1 of 10 messages left.");
    await expectGoodFace(page, "few left", hasScripts);
    await chat.send("This is the tenth one");
    await expect(page.getByRole("button", { name: START })).toBeVisible();
    if (hasScripts) {
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectGoodFace(page, "offer over the page", hasScripts);
      await page.keyboard.press("Escape");
    }
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectGoodFace(page, "offer", hasScripts);
    await chat.box.fill("One more");
    await chat.sendButton.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectGoodFace(page, "dialog", hasScripts);
    await page.goto("/trial");
    await expectGoodFace(page, "trial", hasScripts);
    await page.goto("/pricing");
    await expectGoodFace(page, "pricing with the offer", hasScripts);
    await page.goto("/trial");
    await page.getByRole("button", { name: START }).click();
    await expect(page.getByText("Free trial: 7 days left")).toBeVisible();
    await expectGoodFace(page, "trial running", hasScripts);
    await page.goto("/trial");
    await expectGoodFace(page, "trial had", hasScripts);
  });
});
