import { expect, memberTest as test } from "./test.ts";

test.use({ companion: "guided" });

test("someone finds what is remembered, follows it to its source, changes it, and deletes all", async ({
  page,
  member,
  product,
  chat,
}) => {
  await chat.send("My sister Ana called. Walking by the river helps me.");
  await expect(chat.replies).toHaveCount(2);
  // Two days later: what was left is read once the next conversation begins.
  await product.query(
    `update sessions set last_message_at = last_message_at - 172800000
     where user_id = (select id from users where email = ?)`,
    [member.email],
  );
  await chat.open();
  await chat.send("hello again");
  await expect(chat.replies).toHaveCount(2);
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("link", { name: "Memory" }).click();
  await expect(page.getByRole("heading", { name: "Memory", exact: true })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.locator(".memory-text")).toHaveCount(2, { timeout: 1_000 });
  }).toPass();

  await page
    .getByRole("link", { name: /From your message of/ })
    .first()
    .click();
  const log = page.getByRole("log");
  await expect(log.getByText("Walking by the river helps me.")).toBeVisible();
  await page.goBack();

  const ana = page.locator(".memories li", { hasText: "My sister is called Ana" });
  await ana.locator(".row-menu > summary").click();
  await page.getByRole("link", { name: /^Edit.*My sister is called Ana$/ }).click();
  await page.getByLabel("What to remember").fill("My sister is called Anna");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".memory-text").filter({ hasText: "Anna" })).toBeVisible();
  await expect(page.getByText("edited by you")).toBeVisible();

  await page.getByText("Add something").click();
  await page.getByRole("button", { name: "Remember this" }).click();
  await expect(page.locator(".field-error")).toHaveText("Please write what to remember.");
  await expect(page.getByLabel("What to remember")).toBeFocused();

  await page.goto("/memory");
  await page.getByRole("button", { name: "Turn memory off" }).click();
  await expect(page.getByRole("heading", { name: "Memory is off" })).toBeVisible();
  await page.getByRole("link", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByText("Nothing here yet")).toBeVisible();
});

test("another companion goes on, and who spoke before can be seen", async ({ page, chat }) => {
  await chat.send("I had a long day");
  // The conversation has a page of its own then: a menu that was opened before closes with it.
  await expect(chat.replies).toHaveCount(2);
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("link", { name: "Change companion" }).click();
  await page.getByRole("radio", { name: /^Alister/ }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Alister" })).toBeVisible();
  await expect(page.getByText("Alina:", { exact: true })).toHaveCount(2);
  await expect(chat.messages.getByText("I had a long day", { exact: true })).toBeVisible();
  await chat.send("and it is not over");
  await expect(chat.replies).toHaveCount(3);
  await expect(page.getByText("Alina:", { exact: true })).toHaveCount(2);
});
