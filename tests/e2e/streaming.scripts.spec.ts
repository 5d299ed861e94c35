import { BrokenLine } from "./broken-line.ts";
import { Chat } from "./chat.ts";
import { expectGoodFace } from "./face.ts";
import { hydrated } from "./hydrated.ts";
import { newMember } from "./people.ts";
import { Product } from "./product.ts";
import { expect, memberTest as test } from "./test.ts";

test("a screen reader hears that a reply is written and that it is ready, and none of its words", async ({
  page,
  model,
  chat,
}) => {
  await hydrated(page);
  await expect(page.getByRole("log")).toHaveAttribute("aria-live", "off");
  const spoken = page.locator("output.visually-hidden");
  await chat.send("Read this to me");
  const answer = await model.answerTo("Read this to me");
  answer.say("Quietly now. ");
  await expect(chat.growing(true)).toHaveText("Quietly now.");
  await expect(spoken).toHaveText(/^\w+ is writing$/);
  answer.end();
  await expect(spoken).toHaveText(/^\w+: Quietly now\.$/);
  await chat.send("And once more");
  const second = await model.answerTo("And once more");
  await expect(spoken).toHaveText(/^\w+ is writing$/);
  second.say("Half of it. ");
  await expect(chat.growing(true)).toHaveText("Half of it.");
  second.cut();
  await expect(spoken).toHaveText(/^The reply was cut off\. \w+: Half of it\.$/);
});

test("a line that is cut for long, and a proxy that answers 502, lose and double no word @long", async ({
  modelServer: model,
  visit,
}) => {
  const line = await BrokenLine.open();
  const product = await Product.start(model.url, { APP_URL: line.url });
  line.forwardTo(product.url);
  const { page } = await visit(await newMember(product, line.url), line.url);
  const chat = new Chat(page);
  await chat.open();
  await chat.send("Over hills and valleys");
  const answer = await model.answerTo("Over hills and valleys");
  answer.say("One and two. ");
  await expect(chat.growing(true)).toHaveText("One and two.");
  line.refuse();
  answer.say("Three and four. ");
  // Asked again and refused again; the page stays as it is, and says why.
  const gone = page.getByText("You're offline.");
  await expect(gone).toBeVisible();
  await page.waitForResponse((response) => response.status() === 502);
  await page.waitForResponse((response) => response.status() === 502);
  await expect(chat.growing(true)).toHaveText("One and two.");
  await chat.box.fill("Meanwhile I write on");
  line.mend();
  await expect(chat.growing(true)).toHaveText("One and two. Three and four.", { timeout: 30_000 });
  await expect(gone).toHaveCount(0);
  line.cut();
  await expect(gone).toBeVisible();
  answer.say("Five. ");
  answer.say("Six. ");
  line.mend();
  await expect(chat.growing(true)).toHaveText("One and two. Three and four. Five. Six.", {
    timeout: 30_000,
  });
  answer.end();
  await expect(chat.stop()).toHaveCount(0);
  const whole = "One and two. Three and four. Five. Six.";
  await expect(chat.replies.last()).toHaveText(whole);
  await expect(gone).toHaveCount(0);
  await expect(chat.box).toHaveValue("Meanwhile I write on");
  await chat.reload();
  await expect(chat.replies.last()).toHaveText(whole);
  await line.close();
  await product.remove();
});

test("ten tabs on one conversation agree, over one connection @long", async ({
  page,
  context,
  model,
  chat,
}) => {
  await chat.send("Ten windows");
  const answer = await model.answerTo("Ten windows");
  answer.say("In each of them. ");
  await expect(chat.growing(true)).toHaveText("In each of them.");
  const chats = [chat];
  for (let count = 1; count < 10; count += 1) {
    const other = new Chat(await context.newPage());
    await other.open(page.url());
    chats.push(other);
  }
  answer.say("To the last one. ");
  for (const each of chats) {
    await expect(each.growing(true)).toHaveText("In each of them. To the last one.");
  }
  // The one that holds the connection goes, and another takes over.
  await page.close();
  answer.say("And on.");
  for (const each of chats.slice(1)) {
    await expect(each.growing(true)).toHaveText("In each of them. To the last one. And on.");
  }
  answer.end();
  for (const each of chats.slice(1)) {
    await expect(each.stop()).toHaveCount(0);
    await expect(each.replies.last()).toHaveText("In each of them. To the last one. And on.");
  }
  // What is sent from one of them is in all of them, once.
  await chats[4]?.send("From the fifth one");
  const second = await model.answerTo("From the fifth one");
  second.say("Heard in all.");
  second.end();
  for (const each of chats.slice(1)) {
    await expect(each.messages).toHaveText(["Ten windows", "From the fifth one"]);
    await expect(each.replies.last()).toHaveText("Heard in all.");
  }
  expect(model.timesAsked("From the fifth one")).toBe(1);
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("words that go on below are pointed to, and followed once one is there", async ({
    page,
    model,
    chat,
  }) => {
    await hydrated(page);
    await chat.send("Tell me much");
    const answer = await model.answerTo("Tell me much");
    const below = page.getByRole("button", { name: "New reply below" });
    answer.say("It begins. ");
    await expect(page.getByText("It begins.")).toBeVisible();
    await expect(below).toHaveCount(0);
    answer.say(`\n\n${manyLines("More of it is told here", 60)}`);
    await expect(below).toBeVisible();
    await chat.expectInSight(page.getByText("It begins."));
    await expectGoodFace(page, "new words below");
    await below.click();
    await expect(below).toHaveCount(0);
    answer.say(`\n\n${manyLines("And even more of it here", 40)}\n\nThe last line. `);
    await expect(page.getByText("The last line.")).toBeInViewport();
    await expect(below).toHaveCount(0);
    // Whoever reads further up is left there.
    await page.evaluate(() => window.scrollTo(0, 0));
    answer.say(`\n\n${"Still more. ".repeat(40)}`);
    await expect(below).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    answer.end();
    await expect(chat.stop()).toHaveCount(0);
  });
});

test("a session that is deleted in another tab while somebody writes gives the words back", async ({
  page,
  product,
  model,
  chat,
}) => {
  await chat.send("Here for now");
  const answer = await model.answerTo("Here for now");
  answer.say("Still here. ");
  await expect(chat.growing(true)).toHaveText("Still here.");
  await chat.box.fill("I was in the middle of");
  const id = new URL(page.url()).pathname.slice("/chat/".length);
  await product.query("delete from sessions where id = ?", [id]);
  answer.end();
  await expect(page.getByLabel("What you were writing")).toHaveValue("I was in the middle of");
});

test("who was signed out meanwhile is led from a reply's end to a whole page to sign in", async ({
  page,
  context,
  model,
  chat,
}) => {
  await chat.send("Before I go");
  const answer = await model.answerTo("Before I go");
  answer.say("Still here. ");
  await expect(chat.growing(true)).toHaveText("Still here.");
  await context.clearCookies();
  answer.end();
  await expect(page).toHaveTitle(/^Sign in/u);
  await expect(page.locator("link[rel=stylesheet]")).toHaveAttribute("href", /\/site-/u);
});

test("what fails as a whole at a reply's end says so, and looks like any other page", async ({
  page,
  model,
  chat,
}) => {
  await chat.send("Before it fails");
  const answer = await model.answerTo("Before it fails");
  answer.say("Still here. ");
  await expect(chat.growing(true)).toHaveText("Still here.");
  await page.route("**/*.data*", (asked) => asked.fulfill({ status: 404, body: "gone" }));
  answer.end();
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page).toHaveTitle(/^Page not found/u);
  await expect(page.locator("head link[rel=stylesheet]")).not.toHaveCount(0);
});

test("a reply that somebody comes back to after a day is whole, and its day is over", async ({
  page,
  product,
  model,
  chat,
}) => {
  await chat.send("Until tomorrow");
  const answer = await model.answerTo("Until tomorrow");
  answer.say("Sleep well. ");
  await expect(chat.growing(true)).toHaveText("Sleep well.");
  await chat.box.fill("I meant to add");
  const id = new URL(page.url()).pathname.slice("/chat/".length);
  const dayBefore = Date.now() - 30 * 60 * 60_000;
  await product.query("update sessions set last_message_at = ? where id = ?", [dayBefore, id]);
  answer.say("Until then.");
  answer.end();
  await expect(page.getByText("Past Conversation")).toBeVisible();
  await expect(chat.replies.last()).toHaveText("Sleep well. Until then.");
  await expect(page.locator("blockquote")).toHaveText("I meant to add");
  await page.getByRole("button", { name: "Continue it today" }).click();
  await expect(chat.box).toHaveValue("I meant to add");
});

test.describe("sending", () => {
  test.use({ companion: "guided" });

  test("without a network a line offers to send again, and what had arrived is not sent twice", async ({
    page,
    context,
    member,
    product,
    chat,
  }) => {
    await chat.send("Before");
    await expect(chat.replies).toHaveCount(2);
    await hydrated(page);
    await context.setOffline(true);
    await chat.box.fill("In the tunnel");
    await chat.box.press("Enter");
    const again = page.getByRole("button", { name: "Send again" });
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(chat.messages).toHaveText(["Before", "In the tunnel"]);
    await expect(again).toHaveCount(0);

    // The message arrives, and its answer does not.
    await page.route(/\/chat\/[\w-]+\.data/, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    await chat.box.fill("It had arrived");
    // Before that the page shows the message only because it trusts that it will arrive.
    const lost = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
    await chat.box.press("Enter");
    await lost;
    await expect(chat.messages).toHaveText(["Before", "In the tunnel", "It had arrived"]);
    await expect(chat.box).toHaveValue("");
    await expect(again).toHaveCount(0);
    const own =
      "select m.id from messages m join users u on u.id = m.user_id where u.email = ? and m.role = 'user'";
    expect(await product.query(own, [member.email])).toHaveLength(3);
  });

  test("two devices write one draft: both texts stand in the box of the later one", async ({
    page,
    member,
    visit,
  }) => {
    const chat = new Chat(page);
    const other = new Chat((await visit(member)).page);
    await chat.open();
    await other.open();
    await hydrated(page);
    await hydrated(other.page);
    const saved = (on: Chat) =>
      on.page.waitForResponse((response) => response.url().endsWith("/draft"));
    const first = saved(chat);
    await chat.box.fill("From the phone");
    await first;
    const second = saved(other);
    await other.box.fill("From the desk");
    await second;
    await expect(other.box).toHaveValue("From the desk\n\nFrom the phone");
    await expect(other.page.getByText("What you wrote on another device")).toBeVisible();
    await chat.reload();
    await expect(chat.box).toHaveValue("From the desk\n\nFrom the phone");
  });

  test("a message is copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const chat = new Chat(page);
    await chat.open();
    await chat.send("Copy me");
    await expect(chat.replies).toHaveCount(2);
    await chat.menu(chat.messages.last()).click();
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Copy me");
  });
});

test("the keys: a help sheet that can be switched off, a stop and a new session", async ({
  page,
  model,
  chat,
}) => {
  await hydrated(page);
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await chat.box.press("?");
  await expect(chat.box).toHaveValue("?");
  await chat.box.fill("");
  await page.getByRole("link", { name: "Get help now" }).focus();
  await page.keyboard.press("?");
  await expect(sheet).toBeVisible();
  await expectGoodKeys(sheet);
  await switchOf(sheet).uncheck();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("?");
  await expect(sheet).toBeHidden();
  await page.reload();
  await hydrated(page);
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("link", { name: "Keyboard shortcuts" }).click();
  await expect(sheet).toBeVisible();
  await expect(switchOf(sheet)).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  const home = page.url();
  await page.getByRole("link", { name: "Get help now" }).focus();
  await page.keyboard.press("Alt+KeyL");
  await page.keyboard.press("Alt+KeyN");
  await expect(page.getByRole("link", { name: "Get help now" })).toBeFocused();
  await page.getByRole("link", { name: "Keyboard shortcuts" }).click();
  expect(page.url()).toBe(home);
  await switchOf(sheet).check();
  await page.keyboard.press("Escape");

  await chat.send("Stop me");
  const answer = await model.answerTo("Stop me");
  answer.say("Going on. ");
  await expect(chat.growing(true)).toHaveText("Going on.");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  await hydrated(page);
  await page.keyboard.press("Alt+KeyL");
  await expect(page.locator('[data-role="assistant"]').last()).toBeFocused();
  const before = page.url();
  // On a Mac, Option makes a letter of these: it stands in the box, and nothing else happens.
  await chat.box.focus();
  for (const [key, code] of [
    ["@", "KeyL"],
    ["ł", "KeyL"],
    ["ñ", "KeyN"],
    ["Dead", "KeyN"],
  ] as const) {
    const isLeftAlone = await chat.box.evaluate(
      (box, pressed) =>
        box.dispatchEvent(
          new KeyboardEvent("keydown", {
            ...pressed,
            altKey: true,
            bubbles: true,
            cancelable: true,
          }),
        ),
      { key, code },
    );
    expect(isLeftAlone, key).toBe(true);
    await expect(chat.box).toBeFocused();
  }
  await page.keyboard.press("Alt+KeyN");
  await expect(page).not.toHaveURL(before);
  await expect(chat.messages).toHaveCount(0);
});

/** Sentences that are each another: the same one again and again would be stopped. */
function manyLines(sentence: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${sentence}, line ${index}. `).join("");
}

function switchOf(sheet: ReturnType<Chat["page"]["getByRole"]>) {
  return sheet.getByLabel("Use the Esc, Alt, / and ? shortcuts");
}

async function expectGoodKeys(sheet: ReturnType<Chat["page"]["getByRole"]>): Promise<void> {
  for (const key of ["Enter", "Shift", "Esc", "Alt", "?", "/"]) {
    await expect(sheet.locator("kbd", { hasText: key }).first()).toBeVisible();
  }
}
