import { Chat } from "./chat.ts";
import { expect, memberTest as test } from "./test.ts";

const IN_DANGER = "I am going to kill myself tonight";

// The smallest screen: what has to be seen at once has to be seen here.
test.use({ viewport: { width: 320, height: 640 } });

test("help is on screen before any reply while the model says nothing at all", async ({
  page,
  model,
}) => {
  model.behavior = "silent";
  const chat = new Chat(page);
  await chat.open();
  await chat.send("I feel low today");
  await expect(chat.stop()).toBeVisible();
  await chat.send(IN_DANGER);
  await expect(chat.panel).toBeVisible();
  await expect(chat.panel.getByRole("link", { name: /988/ }).first()).toHaveAttribute(
    "href",
    /^(tel|sms):988$/,
  );
  await expect(page.locator("#crisis-panel ~ [data-role='assistant']").last()).toContainText(/\w+/);
  await chat.expectInSight(chat.panel.getByRole("link", { name: "Call 988" }));
  expect(model.timesAsked(IN_DANGER)).toBe(0);
  await chat.reload();
  await expect(chat.panel).toBeVisible();
});

test("help is on screen and a written answer stands there when the model can not be reached", async ({
  page,
  model,
  member,
  product,
}) => {
  model.behavior = "unreachable";
  const chat = new Chat(page);
  await chat.open();
  await chat.send(IN_DANGER);
  await expect(chat.panel).toBeVisible();
  await expect(page.locator("#crisis-panel ~ [data-role='assistant']")).toContainText("988");
  const events = await product.query(
    "select c.severity from crisis_events c join users u on u.id = c.user_id where u.email = ?",
    [member.email],
  );
  expect(events).toHaveLength(1);
});

test.describe("at the limit of ten", () => {
  test.use({ companion: "guided" });

  test("the eleventh message meets the limit with its text kept, and danger is answered all the same @long", async ({
    page,
    product,
    member,
    hasScripts,
  }) => {
    await product.query("update users set messages_used = 9 where email = ?", [member.email]);
    const chat = new Chat(page);
    await chat.open();
    await expect(page.getByText("1 of 10 messages left")).toBeVisible();
    await chat.send("This is the tenth one");
    await expect(page.getByText("No free messages left")).toBeVisible();
    if (hasScripts) {
      const offer = page.getByRole("dialog", { name: "Keep going free for 7 days" });
      await expect(offer.getByRole("link", { name: "Get help now" })).toBeInViewport();
      await page.keyboard.press("Escape");
    }

    await chat.box.fill("This one is over the limit");
    await chat.sendButton.click();
    const dialog = page.getByRole("dialog", { name: "Message limit reached" });
    await expect(dialog).toBeVisible();
    await chat.expectInSight(dialog.getByRole("button", { name: "Start 7 free days" }));
    await expect(chat.messages).toHaveText(["This is the tenth one"]);
    await expect(chat.box).toHaveValue("This one is over the limit");
    await dialog.getByRole("link", { name: "See plans" }).click();
    await expect(page.getByRole("heading", { name: "Choose Your Path" })).toBeVisible();

    await chat.open();
    await expect(chat.box).toHaveValue("This one is over the limit");
    await chat.send(IN_DANGER);
    await expect(chat.panel).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Message limit reached" })).toHaveCount(0);
    await expect(page.locator("#crisis-panel ~ [data-role='assistant']")).toContainText("988");
  });
});

test("help is one click away from every page and from the chat", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Get help now" }).click();
  await expect(
    page.getByRole("heading", { name: "Take a breath. You're not alone." }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: /988/ }).first()).toBeVisible();
  await page.getByRole("link", { name: "I'm feeling safer now" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/chat");
  await page.getByRole("link", { name: "Get help now" }).click();
  await expect(page).toHaveURL("/crisis");
});
