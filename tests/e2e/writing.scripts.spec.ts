import { BrokenLine } from "./broken-line.ts";
import { Chat } from "./chat.ts";
import { hydrated } from "./hydrated.ts";
import { newMember } from "./people.ts";
import { Product } from "./product.ts";
import { expect, test } from "./test.ts";

test.describe("writing", () => {
  test.use({ companion: "guided" });

  test("Enter sends, Shift and Enter make a new line", async ({ page, chat }) => {
    await hydrated(page);
    await chat.box.pressSequentially("First line");
    await chat.box.press("Shift+Enter");
    await chat.box.pressSequentially("second line");
    await expect(chat.box).toHaveValue("First line\nsecond line");
    await chat.box.press("Enter");
    await expect(chat.messages).toHaveText(["First line\nsecond line"]);
    await expect(chat.box).toHaveValue("");
    await expect(chat.box).toBeFocused();
  });

  test("what is sent while a message is on its way goes out right after it", async ({
    page,
    chat,
  }) => {
    await hydrated(page);
    const released = Promise.withResolvers<void>();
    await page.route(/\/chat\.data/, async (route) => {
      if (route.request().method() === "POST") await released.promise;
      await route.continue();
    });
    await chat.box.fill("A first thought");
    await chat.box.press("Enter");
    await expect(page.getByText("Sending...")).toBeVisible();
    await chat.box.pressSequentially("and a second");
    await chat.box.press("Enter");
    await chat.box.press("Enter");
    await expect(chat.box).toHaveValue("and a second");
    await expect(page.getByText("This goes out as soon as")).toBeVisible();
    released.resolve();
    await expect(chat.messages).toHaveText(["A first thought", "and a second"]);
    await expect(chat.box).toHaveValue("");
  });

  test("without a network the text comes back with a word about it, and can be sent again", async ({
    page,
    context,
    member,
    product,
    chat,
  }) => {
    await chat.send("Before the tunnel");
    await expect(chat.replies).toHaveCount(2);
    await hydrated(page);
    await context.setOffline(true);
    await chat.box.fill("Inside the tunnel");
    await chat.box.press("Enter");
    await expect(page.getByText("Failed to send message")).toBeVisible();
    await expect(chat.box).toHaveValue("Inside the tunnel");
    await expect(chat.messages).toHaveText(["Before the tunnel"]);
    await context.setOffline(false);
    await chat.box.press("Enter");
    await expect(chat.messages).toHaveText(["Before the tunnel", "Inside the tunnel"]);
    await expect(page.getByText("Failed to send message")).toHaveCount(0);
    await expect(chat.box).toHaveValue("");
    const own =
      "select m.id from messages m join users u on u.id = m.user_id where u.email = ? and m.role = 'user'";
    expect(await product.query(own, [member.email])).toHaveLength(2);
  });

  test("a message that could not be sent is a draft again for whoever leaves", async ({
    page,
    context,
    chat,
  }) => {
    await hydrated(page);
    await context.setOffline(true);
    await chat.box.fill("Nobody has heard this yet");
    await chat.box.press("Enter");
    await expect(chat.box).toHaveValue("Nobody has heard this yet");
    await context.setOffline(false);
    await page.goto("/crisis");
    await expect(async () => {
      await chat.open();
      await expect(chat.box).toHaveValue("Nobody has heard this yet", { timeout: 1000 });
    }).toPass();
  });

  test("who sends and leaves at once has sent, and once only", async ({
    page,
    member,
    product,
    chat,
  }) => {
    await hydrated(page);
    // The line is so slow that nothing of it has arrived when the page goes.
    await page.route(/\.data/, () => {});
    await chat.send("I have to go now");
    await page.goto("/crisis");
    await page.unroute(/\.data/);
    await expect(async () => {
      await chat.open();
      await expect(chat.messages).toHaveText(["I have to go now"], { timeout: 1000 });
    }).toPass();
    await expect(chat.replies).toHaveCount(2);
    await expect(chat.box).toHaveValue("");
    const own =
      "select m.id from messages m join users u on u.id = m.user_id where u.email = ? and m.role = 'user'";
    expect(await product.query(own, [member.email])).toHaveLength(1);
  });

  test("what is typed and not sent is there after a reload, and in another browser", async ({
    page,
    member,
    visit,
    chat,
  }) => {
    await hydrated(page);
    const kept = page.waitForResponse((response) => response.url().endsWith("/draft"));
    await chat.box.fill("I have not found the words yet");
    expect((await kept).status()).toBe(204);
    await chat.reload();
    await expect(chat.box).toHaveValue("I have not found the words yet");
    const elsewhere = new Chat((await visit(member)).page);
    await elsewhere.open();
    await expect(elsewhere.box).toHaveValue("I have not found the words yet");
    await elsewhere.send("I have not found the words yet");
    await expect(elsewhere.replies).toHaveCount(2);
    await chat.open();
    await expect(chat.messages).toHaveText(["I have not found the words yet"]);
    await expect(chat.box).toHaveValue("");
  });

  test("the way in and the chat can be gone with the keys alone @long", async ({
    page,
    member,
  }) => {
    await page.context().clearCookies();
    await page.goto("/auth");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await tabTo(page.getByLabel("Email"));
    await page.keyboard.type(member.email);
    await tabTo(page.getByLabel("Password", { exact: true }));
    await page.keyboard.type("a long enough password");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Show password" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
    await tabTo(page.getByRole("button", { name: "Sign In", exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Hello, Ana" })).toBeVisible();
    await tabTo(page.getByRole("link", { name: "Talk", exact: true }));
    await page.keyboard.press("Enter");
    const chat = new Chat(page);
    await expect(chat.box).toBeVisible();
    await hydrated(page);
    await tabTo(chat.box);
    await page.keyboard.type("Only with the keys");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Dictate" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(chat.sendButton).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(chat.messages).toHaveText(["Only with the keys"]);
    await expect(chat.box).toBeFocused();
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a growing reply is followed until it fills the screen, and never taken from who reads", async ({
    page,
    model,
    chat,
  }) => {
    await chat.send("Tell me a long story");
    const answer = await model.answerTo("Tell me a long story");
    answer.say("It begins here. ");
    await chat.expectInSight(page.getByText("It begins here.", { exact: true }));
    answer.say("\n\nIt goes on here. ");
    await chat.expectInSight(page.getByText("It goes on here.", { exact: true }));
    answer.say(
      `\n\n${Array.from({ length: 40 }, (_, part) => `Then part ${part} of it is told. `).join("")}\n\nIt ends here.`,
    );
    answer.end();
    await expect(page.getByText("It ends here.", { exact: true })).toBeVisible();
    await chat.expectInSight(chat.messages.last());
    await chat.expectInSight(page.getByText("It begins here.", { exact: true }));
  });
});

test("two tabs on one conversation agree while a reply grows and after it", async ({
  page,
  context,
  model,
  chat,
}) => {
  await chat.send("Two windows");
  const answer = await model.answerTo("Two windows");
  answer.say("Both of them. ");
  await expect(chat.growing(true)).toHaveText("Both of them.");
  const other = new Chat(await context.newPage());
  await other.open(page.url());
  await expect(other.growing(true)).toHaveText("Both of them.");
  answer.say("They show the same. ");
  await expect(chat.growing(true)).toHaveText("Both of them. They show the same.");
  await expect(other.growing(true)).toHaveText("Both of them. They show the same.");
  answer.say("To the end.");
  answer.end();
  for (const each of [chat, other]) {
    await expect(each.stop()).toHaveCount(0);
    await expect(each.replies.last()).toHaveText("Both of them. They show the same. To the end.");
  }
  await other.send("And once more");
  (await model.answerTo("And once more")).end();
  await chat.page.bringToFront();
  await expect(chat.messages).toHaveText(["Two windows", "And once more"]);
});

test("a line that breaks in the middle of a reply loses and doubles no word @long", async ({
  modelServer: model,
  visit,
}) => {
  const line = await BrokenLine.open();
  const product = await Product.start(model.url, { APP_URL: line.url });
  line.forwardTo(product.url);
  const { page } = await visit(await newMember(product, line.url), line.url);
  const chat = new Chat(page);
  await chat.open();
  await chat.send("The train goes through tunnels");
  const answer = await model.answerTo("The train goes through tunnels");
  answer.say("One and two. ");
  await expect(chat.growing(true)).toHaveText("One and two.");
  line.cut();
  answer.say("Three and four. ");
  line.mend();
  await expect(chat.growing(true)).toHaveText("One and two. Three and four.", { timeout: 15_000 });
  answer.say("And five.");
  answer.end();
  await expect(chat.stop()).toHaveCount(0);
  await expect(chat.replies.last()).toHaveText("One and two. Three and four. And five.");
  await chat.reload();
  await expect(chat.replies.last()).toHaveText("One and two. Three and four. And five.");
  await line.close();
  await product.remove();
});

/** Goes on with Tab until this has the focus, as someone without a mouse would. */
async function tabTo(target: ReturnType<Chat["page"]["locator"]>): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keys never got there");
}
