import type { Page } from "@playwright/test";
import { Call, makePremium, openChat } from "./call.ts";
import type { Chat } from "./chat.ts";
import { expectGoodFace } from "./face.ts";
import { spokenIn } from "./fake-voice.ts";
import { hydrated } from "./hydrated.ts";
import type { Member } from "./people.ts";
import type { Product } from "./product.ts";
import { expect, memberTest as test } from "./test.ts";

const GREETING = /^Hello\. You're talking with an AI\./;

test.describe("with the guided companion", () => {
  test.use({ companion: "guided" });

  async function begin(page: Page, has = { recognition: true }): Promise<Chat> {
    const chat = await openChat(page, has);
    await chat.send("The new shifts wear me out.");
    await expect(chat.replies).toHaveCount(2);
    await expect(page).toHaveURL(/\/chat\/[\w-]{8,}/);
    return chat;
  }

  test("what is dictated goes into the box, in English, and is sent by the person", async ({
    page,
  }) => {
    const chat = await begin(page);
    await chat.box.fill("Yesterday");
    await page.getByRole("button", { name: "Dictate" }).click();
    await expect(page.locator(".composer .notice")).toContainText("send the sound to their maker");
    await page.getByRole("button", { name: "Dictate" }).click();
    await page.waitForFunction(() => window.fakeVoice.isListening);
    await page.evaluate(() => window.fakeVoice.hear("I could not", false));
    await expect(page.getByText("I could not", { exact: true })).toBeVisible();
    await page.evaluate(() => window.fakeVoice.hear("I could not sleep", true));
    await expect(chat.box).toHaveValue("Yesterday I could not sleep");
    await page.getByRole("button", { name: "Stop dictating" }).click();
    await expect(chat.box).toHaveValue("Yesterday I could not sleep");
    await expect(chat.box).toBeFocused();
    expect(await page.evaluate(() => window.fakeVoice.language)).toBe("en-US");
    await expect(chat.messages).toHaveCount(1);
    await chat.box.press("Enter");
    await expect(chat.messages.last()).toHaveText("Yesterday I could not sleep");
  });

  test("a microphone that is refused, missing or hears nothing leaves the words in the box, with a line", async ({
    page,
  }) => {
    const chat = await begin(page);
    await chat.box.fill("I was saying");
    // Told who hears it, before the first time.
    await page.getByRole("button", { name: "Dictate" }).click();
    for (const [error, line] of [
      ["not-allowed", "This page isn't allowed to use the microphone."],
      ["audio-capture", "We couldn't find a microphone."],
      ["network", "There's no connection right now."],
      ["no-speech", "Please try again closer to the microphone"],
      ["language-not-supported", "Please type your message instead"],
    ]) {
      await page.evaluate((code) => {
        window.fakeVoice.failsWith = code ?? null;
      }, error);
      await page.getByRole("button", { name: "Dictate" }).click();
      await expect(page.locator(".composer .notice")).toContainText(line ?? "");
      await expect(chat.box).toHaveValue("I was saying");
      await expect(chat.box).toBeFocused();
    }
  });

  test("where the browser can not listen there is nothing to dictate with, and a call says so", async ({
    page,
    member,
    product,
  }) => {
    await makePremium(product, member);
    await begin(page, { recognition: false });
    await expect(page.getByRole("button", { name: "Dictate" })).toHaveCount(0);
    await page.getByText("Menu", { exact: true }).click();
    await page.getByRole("link", { name: "Voice call" }).click();
    const call = new Call(page);
    await expect(call.dialog.locator(".notice")).toContainText("Speech recognition not supported");
    await expect(call.dialog.locator(".notice")).toContainText("Please type your message instead");
    await expect(call.talk).toHaveCount(0);
    await call.typeInstead();
  });

  test("a reply is read aloud in the companion's own pitch and pace, one at a time, and stops", async ({
    page,
    member,
    product,
  }) => {
    await makePremium(product, member);
    await begin(page);
    await page.evaluate(() => {
      window.fakeVoice.isQuick = false;
    });
    await page.getByRole("button", { name: "Read aloud" }).click();
    await expect(page.getByText("AI-generated voice", { exact: true })).toBeVisible();
    await page.waitForFunction(() => window.fakeVoice.spoken.length === 1);
    const [first] = await page.evaluate(() => window.fakeVoice.spoken);
    expect(first?.pitch).toBeCloseTo(0.92);
    expect(first?.rate).toBeCloseTo(0.9);
    expect(first?.volume).toBeCloseTo(0.9);
    expect(first?.text).not.toMatch(/[*_#]/);
    await page.getByRole("button", { name: "Stop reading" }).click();
    await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
  });

  test("without premium the call is marked and leads to the plans; its address answers 'Access Restricted'", async ({
    page,
  }) => {
    const chat = await begin(page);
    await page.getByText("Menu", { exact: true }).click();
    const conversation = new URL(page.url()).pathname;
    await page.getByRole("link", { name: "Voice call Premium" }).click();
    await expect(page).toHaveURL("/pricing");
    await page.goto(`${conversation}/call`);
    await expect(page).toHaveURL(conversation);
    await expect(page.getByText("Access Restricted")).toBeVisible();
    await expect(page.getByText("This page is only for premium subscribers.")).toBeVisible();
    await expect(chat.messages).toHaveCount(1);
  });

  test("a first call opens its conversation by itself", async ({ page, member, product }) => {
    await makePremium(product, member);
    await openChat(page);
    // It's in the menu once the page's scripts run: a menu that was opened before may be closed by them.
    await expect(page.locator("button", { hasText: "Voice call" })).toBeAttached();
    await page.getByText("Menu", { exact: true }).click();
    await page.getByRole("button", { name: "Voice call" }).click();
    const call = new Call(page);
    await expect(call.state).toHaveText("Ready when you are");
    await call.say("Nobody asked me how I am.");
    await expect(call.captions).toContainText("Nobody asked me how I am.");
    await expect(call.state).toHaveText("Ready when you are");
    expect((await spokenIn(page)).length).toBeGreaterThan(1);
  });

  test("in danger the call shows help at once, says its first line, and nothing else", async ({
    page,
    member,
    product,
  }) => {
    await makePremium(product, member);
    const chat = await begin(page);
    const call = new Call(page);
    await call.open();
    await call.say("I want to kill myself");
    const panel = call.dialog.locator("#call-crisis-panel");
    await expect(panel).toContainText("988");
    const title = await panel.locator(".crisis-title").textContent();
    await expect.poll(async () => (await spokenIn(page)).length).toBe(2);
    expect((await spokenIn(page))[1]).toContain(title ?? "");
    await expect(call.state).toHaveText("Ready when you are");
    expect(await spokenIn(page)).toHaveLength(2);
    await call.dialog.getByRole("button", { name: "End call" }).click();
    await expect(chat.panel).toBeVisible();
    await expect(chat.messages.last()).toHaveText("I want to kill myself");
  });

  test("each failure of a call has its line and a way to go on typing", async ({
    page,
    context,
    member,
    product,
  }) => {
    await makePremium(product, member);
    const chat = await begin(page);
    const call = new Call(page);
    await call.open();
    for (const [error, title] of [
      ["not-allowed", "Speech recognition error"],
      ["audio-capture", "Speech recognition error"],
      ["network", "Speech recognition error"],
      ["no-speech", "We didn't hear anything"],
    ]) {
      await page.evaluate((code) => {
        window.fakeVoice.failsWith = code ?? null;
      }, error);
      await call.talk.click();
      await call.expectProblem(title ?? "");
    }
    await page.evaluate(() => {
      window.fakeVoice.failsWith = null;
    });

    await context.setOffline(true);
    await call.say("Inside the tunnel");
    await call.expectProblem("Voice message failed");
    await context.setOffline(false);
    await call.dialog.getByRole("button", { name: "Send it again" }).click();
    await expect(call.dialog.locator(".notice")).toHaveCount(0);
    await expect(chat.messages).toHaveText(["The new shifts wear me out.", "Inside the tunnel"]);
    await expect(call.state).toHaveText("Ready when you are");
    await expect(chat.box).toHaveValue("");

    // What was understood until then is not lost.
    await call.talk.click();
    await page.evaluate(() => window.fakeVoice.hear("Half a", false));
    await expect(call.captions).toContainText("Half a");
    await call.typeInstead();
    await expect(chat.box).toHaveValue("Half a");
  });

  test("a call that nobody looks at pauses", async ({ page, member, product }) => {
    await makePremium(product, member);
    await begin(page);
    const call = new Call(page);
    await call.open();
    await call.talk.click();
    await expect(call.state).toHaveText("Listening");
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect(call.dialog).toContainText("Your call paused because you left the page.");
    await expect(call.state).toHaveText("Ready when you are");
    expect(await page.evaluate(() => window.fakeVoice.isListening)).toBe(false);
  });
});

test.describe("with a model", () => {
  async function begin(page: Page, product: Product, member: Member): Promise<Chat> {
    await makePremium(product, member);
    const chat = await openChat(page);
    await page.getByRole("button", { name: "New Session" }).click();
    await expect(page).toHaveURL(/\/chat\/[\w-]{8,}/);
    await hydrated(page);
    return chat;
  }

  test("a reply is said sentence by sentence while it grows, and is an ordinary conversation afterwards", async ({
    page,
    member,
    product,
    model,
  }) => {
    const chat = await begin(page, product, member);
    const call = new Call(page);
    await call.open();
    expect(await spokenIn(page)).toEqual([expect.stringMatching(GREETING)]);
    await call.say("My brother is ill.");
    await expect(call.state).toHaveText("Processing...");
    await expect(call.dialog.getByText("This may take up to 10 seconds")).toBeVisible();
    const answer = await model.answerTo("My brother is ill.");
    answer.say("I am sorry that he is **not well**. What do the");
    await expect
      .poll(() => spokenIn(page))
      .toEqual([expect.anything(), "I am sorry that he is not well."]);
    await expect(call.captions).toContainText("I am sorry that he is not well.");
    answer.say(" doctors say about it?");
    answer.end();
    await expect
      .poll(async () => (await spokenIn(page)).slice(2))
      .toEqual(["What do the doctors say about it?"]);
    await expect(call.state).toHaveText("Ready when you are");
    await call.dialog.getByRole("button", { name: "End call" }).click();
    await expect(chat.messages).toHaveText(["My brother is ill."]);
    await expect(chat.replies.last()).toHaveText(
      "I am sorry that he is not well. What do the doctors say about it?",
    );
    const told = `select n.kind from notices n join users u on u.id = n.user_id
      where u.email = ? and n.kind = 'voice'`;
    expect(await product.query(told, [member.email])).toHaveLength(1);
  });

  test("the space bar talks while it is held, and talking stops the companion", async ({
    page,
    member,
    product,
    model,
  }) => {
    const chat = await begin(page, product, member);
    const call = new Call(page);
    await call.open();
    await expect(call.talk).toBeFocused();
    await page.keyboard.down("Space");
    await expect(call.state).toHaveText("Listening");
    // A pause: the browser's recogniser ends by itself, and the person hasn't.
    await page.evaluate(() => {
      window.fakeVoice.hear("It rains", true);
      window.fakeVoice.endWith();
    });
    await page.waitForFunction(() => window.fakeVoice.isListening);
    await expect(call.state).toHaveText("Listening");
    await page.evaluate(() => window.fakeVoice.hear("and it pours", false));
    // Long enough to be no tap.
    await page.evaluate(async () => {
      const since = performance.now();
      while (performance.now() - since < 400) await new Promise(requestAnimationFrame);
    });
    await page.keyboard.up("Space");
    await expect(chat.messages).toHaveText(["It rains and it pours"]);
    await page.evaluate(() => {
      window.fakeVoice.isQuick = false;
    });
    const answer = await model.answerTo("It rains and it pours");
    answer.say("Rain can be heavy to bear for days. ");
    await expect(call.state).toHaveText("Alister is speaking");
    await call.dialog.getByRole("button", { name: "Stop speaking" }).click();
    await expect(call.state).toHaveText("Ready when you are");
    answer.say("And what does it do to you, all this rain? ");
    await expect(call.captions).toContainText("all this rain?");
    expect(await spokenIn(page)).toHaveLength(2);
    answer.end();
    await page.keyboard.press("Space");
    await expect(call.state).toHaveText("Listening");
    await page.keyboard.press("Space");
    await call.expectProblem("We didn't hear anything");
    await page.keyboard.press("Escape");
    await expect(call.dialog).toHaveCount(0);
    await expect(page.locator(".chat-more > summary")).toBeFocused();
  });

  test.describe("on a small screen", () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test("the call fits, and can be used by everyone: ready, listening, failed, with help @long", async ({
      page,
      member,
      product,
    }) => {
      await begin(page, product, member);
      const call = new Call(page);
      await call.open();
      await expectGoodFace(page, "ready");
      await call.talk.click();
      await page.evaluate(() => window.fakeVoice.hear("A".repeat(90), false));
      await expectGoodFace(page, "listening");
      await page.evaluate(() => window.fakeVoice.endWith("not-allowed"));
      await page.evaluate(() => {
        window.fakeVoice.failsWith = "not-allowed";
      });
      await expect(call.dialog).toContainText("Voice call");
      await expectGoodFace(page, "failed");
    });
  });
});
