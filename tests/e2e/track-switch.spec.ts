import { Chat } from "./chat.ts";
import { expect, memberTest as test } from "./test.ts";

test.use({ companion: "guided" });

const PREMIUM =
  "update users set subscription_plan = 'premium', subscription_status = 'active', premium_expires_at = 4000000000000 where email = ?";

test("someone asks for another track in the chat, says yes, and is there; the talk before stays", async ({
  page,
  member,
  product,
}) => {
  await product.query(PREMIUM, [member.email]);
  const chat = new Chat(page);
  await chat.open();
  await chat.send("I'd rather work on grief");
  await expect(chat.replies.last()).toContainText("the grief program");
  const left = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Yes, switch" }).click();
  await expect(page.locator(".chat-track")).toHaveText("Process Grief");
  expect(new URL(page.url()).pathname).not.toBe(left);
  await chat.open(left);
  await expect(chat.messages.first()).toHaveText("I'd rather work on grief");
  await page.getByRole("link", { name: "Go to the new session" }).click();
  await expect(page.locator(".chat-track")).toHaveText("Process Grief");
});

test("a typed yes leads there as well", async ({ page, member, product }) => {
  await product.query(PREMIUM, [member.email]);
  const chat = new Chat(page);
  await chat.open();
  await chat.send("can we do the calming programme instead");
  await expect(page.getByRole("button", { name: "Stay here" })).toBeVisible();
  await chat.box.fill("yes please");
  await chat.sendButton.click();
  await expect(page.locator(".chat-track")).toHaveText("Calm Down");
});

test("without premium there is a kind line, the plans are one tap away, and the talk goes on", async ({
  page,
  chat,
}) => {
  await chat.send("I'd rather work on grief");
  await expect(chat.replies.last()).toContainText("we can do that here");
  await expect(page.getByRole("link", { name: "See plans" })).toBeVisible();
  await chat.send("I miss my mother most on Sundays");
  await expect(chat.replies.last()).not.toContainText("Premium");
});
