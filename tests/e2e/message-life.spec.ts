import { expectGoodFace } from "./face.ts";
import { expect, memberTest as test } from "./test.ts";

test.use({ viewport: { width: 320, height: 640 } });

test("another answer, the earlier one folded away, and a report of it", async ({
  page,
  model,
  hasScripts,
  chat,
}) => {
  await chat.send("The meeting went badly");
  const first = await model.answerTo("The meeting went badly");
  first.say("Meetings end.");
  first.end();
  await chat.goOn(hasScripts);
  await chat.menu(chat.replies.last()).click();
  await expect(page.getByRole("button", { name: "Another answer" })).toBeVisible();
  await expectGoodFace(page, "menu of a reply", hasScripts);
  await page.getByRole("button", { name: "Another answer" }).click();
  const second = await model.answerTo("The meeting went badly", 1);
  second.say("What was the worst moment?");
  second.end();
  await chat.goOn(hasScripts);
  await expect(chat.replies.last()).toHaveText("What was the worst moment?");
  await expect(page.getByText("Meetings end.")).toBeHidden();
  await page.getByText("Earlier answer").click();
  await expect(page.getByText("Meetings end.")).toBeVisible();
  await expectGoodFace(page, "earlier answer", hasScripts);

  await chat.menu(chat.replies.last()).click();
  await page.getByRole("link", { name: "Report this reply" }).click();
  await expectGoodFace(page, "report", hasScripts);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("alert")).toContainText("Please choose what's wrong with it.");
  await page.getByLabel("It didn't help").check();
  await page.getByLabel("In your own words").fill("It asks too much");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you for telling us")).toBeVisible();
  await expect(chat.replies.last()).toHaveText("What was the worst moment?");
});

test("the last message is worded anew and answered anew @long", async ({
  page,
  model,
  hasScripts,
  chat,
}) => {
  await chat.send("My borther left");
  const first = await model.answerTo("My borther left");
  first.say("Who left?");
  first.end();
  await chat.goOn(hasScripts);
  await chat.menu(chat.messages.last()).click();
  await expectGoodFace(page, "menu of a message", hasScripts);
  await page.getByRole("link", { name: "Change this message" }).click();
  await expectGoodFace(page, "change a message", hasScripts);
  await page.getByLabel("Your message").fill("My brother left");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const second = await model.answerTo("My brother left");
  second.say("When did he leave?");
  second.end();
  await chat.goOn(hasScripts);
  await expect(chat.messages).toHaveText(["My brother left"]);
  await expect(chat.replies.last()).toHaveText("When did he leave?");
  await page.getByText("What you wrote first").click();
  await expect(page.getByText("My borther left")).toBeVisible();
});

test(
  "the keys have a page of their own, which More leads to",
  { tag: "@also-no-scripts" },
  async ({ chat: { page }, hasScripts }) => {
    if (hasScripts) await page.goto("/chat/keys");
    else {
      await page.getByText("Menu", { exact: true }).click();
      await page.getByRole("link", { name: "Keyboard shortcuts" }).click();
    }
    await expect(page.getByRole("heading", { level: 1, name: /Key/ })).toBeVisible();
    await expectGoodFace(page, "keys", hasScripts);
  },
);
