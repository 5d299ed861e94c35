import { Chat } from "./chat.ts";
import { expectGoodFace } from "./face.ts";
import { expect, memberTest as test } from "./test.ts";

test.use({ companion: "guided" });

const YESTERDAY = `update sessions set last_message_at = last_message_at - 172800000
  where user_id = (select id from users where email = ?)`;

test.describe("where there is room", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("someone finds an earlier conversation beside the chat, reads it, and goes back to today", async ({
    page,
    member,
    product,
    chat,
  }) => {
    await chat.send("The heron stood in the river");
    await expect(chat.replies).toHaveCount(2);
    await product.query(YESTERDAY, [member.email]);
    await chat.open();
    await chat.send("A new day");
    await expect(chat.replies).toHaveCount(2);
    const side = page.getByRole("navigation", { name: "Conversations" });
    await expect(side.getByRole("link", { name: "A new day" })).toBeVisible();
    await side.getByRole("link", { name: "The heron stood in the river" }).click();
    await expect(page.getByText("Past Conversation")).toBeVisible();
    await expect(chat.box).toHaveCount(0);
    await expect(page.getByRole("button", { name: "New Session" })).toHaveCount(0);
    await page.getByRole("link", { name: "Go to Today" }).click();
    await expect(chat.messages.last()).toHaveText("A new day");
    await expect(chat.box).toBeVisible();
  });

  test("a search leads to the message itself, where it can be seen", async ({ page, chat }) => {
    const said = ["The heron stood in the river", "and the day", "went on", "and on"];
    for (const [index, text] of said.entries()) {
      await chat.send(text);
      await expect(chat.replies).toHaveCount(index + 2);
    }
    const query = page.getByRole("searchbox", { name: "Search your conversations" });
    await query.fill("herons");
    await query.press("Enter");
    await expect(page.locator(".found-messages mark").first()).toHaveText("heron");
    await expect(page).toHaveURL(/\/chat\/search\?found=$/);
    await page.getByRole("link", { name: "You, Today" }).click();
    await expect(page).toHaveURL(/\?around=\d+#message-/);
    await expect(chat.messages.first()).toBeInViewport({ ratio: 1 });
    await chat.expectInSight(chat.messages.first());
    await chat.send("I am back");
    await expect(chat.replies).toHaveCount(said.length + 2);
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("someone names a conversation, searches, keeps a copy, and deletes it @long", async ({
    page,
    hasScripts,
    chat,
  }) => {
    await chat.send(`The heron ${"h".repeat(90)}`);
    await expect(chat.replies).toHaveCount(2);
    await expect(page.getByRole("navigation", { name: "Conversations" })).toBeHidden();
    await page.getByText("Menu", { exact: true }).click();
    await expectGoodFace(page, "the chat's More", hasScripts);
    await page.getByRole("link", { name: "Name, copy or delete" }).click();
    await page.getByLabel("Name").fill("n".repeat(61));
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("up to 60 characters");
    await expectGoodFace(page, "a name with an error", hasScripts);
    await page.getByLabel("Name").fill("Birds");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByLabel("Name")).toHaveValue("Birds");
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Markdown" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^conversation-\d{4}-\d\d-\d\d\.md$/);

    await page.goto("/chat/conversations");
    await expect(page.getByRole("link", { name: "Birds" })).toBeVisible();
    await expectGoodFace(page, "conversations", hasScripts);
    await page.getByRole("searchbox").fill("heron");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.locator("mark")).toHaveText("heron");
    await expectGoodFace(page, "what was found", hasScripts);
    await page.getByRole("searchbox").fill("***");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("alert")).toContainText("Please write a word");
    await expectGoodFace(page, "a search with an error", hasScripts);

    await page.goto("/chat/conversations");
    await page.getByRole("link", { name: "Birds" }).click();
    await page.getByText("Menu", { exact: true }).click();
    await page.getByRole("link", { name: "Name, copy or delete" }).click();
    await page.getByRole("link", { name: "Delete this conversation" }).click();
    await expectGoodFace(page, "deleting", hasScripts);
    await page.getByRole("button", { name: "Delete conversation" }).click();
    await expect(page.getByText("No conversations yet.")).toBeVisible();
    await expectGoodFace(page, "no conversation", hasScripts);
  });
});

test.describe("a conversation that is gone", () => {
  // The router ends the fetch of an action that threw as soon as it has the error's value, at times
  // before the last bytes of its answer are read, and nobody in it catches what that reading says.
  test.use({
    expectedComplaints: [
      "error: BodyStreamBuffer was aborted",
      "error: signal is aborted without reason",
    ],
  });

  test("what is typed in a tab of a conversation that another tab deletes is there again in the next", async ({
    page,
    member,
    visit,
    chat,
  }) => {
    await chat.send("A short talk");
    await expect(chat.replies).toHaveCount(2);
    const path = new URL(page.url()).pathname;
    const { page: other } = await visit(member);
    await other.goto(`${path}/delete`);
    await other.getByRole("button", { name: "Delete conversation" }).click();
    await expect(other.getByText("No conversations yet.")).toBeVisible();
    await chat.box.fill("One thing more");
    await chat.sendButton.click();
    await expect(page.getByText("This conversation is gone")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the chat" })).toBeVisible();
    await other.goto("/chat");
    await expect(new Chat(other).box).toHaveValue("One thing more");
  });
});
