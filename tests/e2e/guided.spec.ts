import { expect, test } from "./test.ts";

test.use({ companion: "guided" });

test("without a model the companion says what it is, and its answer is simply in the page @no-scripts", async ({
  page,
  member,
  chat,
}) => {
  await expect(chat.replies.first()).toContainText(member.firstName);
  await expect(page.getByRole("main")).toContainText(/\bAI\b/u);
  await chat.send("My head is full before the exam");
  await expect(chat.replies).toHaveCount(2);
  await expect(chat.replies.last()).toContainText(/\w+/);
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(chat.stop()).toHaveCount(0);
});
