import type { Page } from "@playwright/test";
import { openChat } from "./call.ts";
import { Chat } from "./chat.ts";
import { spokenIn } from "./fake-voice.ts";
import { hydrated } from "./hydrated.ts";
import { expect, test } from "./test.ts";

// What browsers do that the one of these tests doesn't: imitated, each as it was reported.

/** Takes every text apart as a browser does that translates the page. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LEAVES_ALONE = "font, script, style, textarea, title, svg";
    function wrapIn(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(LEAVES_ALONE)) continue;
        const font = document.createElement("font");
        font.textContent = text.data;
        text.replaceWith(font);
      }
    }
    wrapIn(document.body);
    new MutationObserver(() => wrapIn(document.body)).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

test("a page that is translated keeps every word of a reply, the box and the way to help", async ({
  page,
  member: _member,
  model,
  chat,
}) => {
  await hydrated(page);
  await translate(page);
  await chat.send("I slept badly again");
  const answer = await model.answerTo("I slept badly again");
  answer.say("That is **really hard** on a body. ");
  await expect(chat.growing(true)).toHaveText("That is really hard on a body.");
  await expect(page.locator(".reply-live")).toHaveAttribute("translate", "no");
  answer.say("What **kept you awake** this time? ");
  await expect(chat.growing(true)).toContainText("What kept you awake this time?");
  answer.say("And what helped?");
  answer.end();
  await expect(chat.stop()).toHaveCount(0);
  const whole = "That is really hard on a body. What kept you awake this time? And what helped?";
  await expect(chat.replies.last()).toHaveText(whole);
  await chat.send("The neighbours");
  const second = await model.answerTo("The neighbours");
  second.say("Every night?");
  second.end();
  await expect(chat.replies.last()).toHaveText("Every night?");
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  await expect(chat.messages).toHaveText(["I slept badly again", "The neighbours"]);
  await expect(page.getByRole("link", { name: "get help now" })).toBeVisible();
});

test("a browser of some years ago shows a reply to its end, and reads it aloud", async ({
  page,
  member: _member,
  model,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Promise, "withResolvers");
    Reflect.deleteProperty(AbortSignal, "any");
    for (const name of ["BroadcastChannel", "ResizeObserver"]) Reflect.deleteProperty(window, name);
  });
  const chat = await openChat(page);
  await chat.send("My phone is old");
  const answer = await model.answerTo("My phone is old");
  answer.say("It still does ");
  await expect(chat.growing(true)).toHaveText("It still does");
  answer.say("what it should.");
  answer.end();
  await expect(chat.stop()).toHaveCount(0);
  await expect(chat.replies.last()).toHaveText("It still does what it should.");
  await page.getByRole("button", { name: "Read aloud" }).last().click();
  await expect.poll(() => spokenIn(page)).toEqual(["It still does what it should."]);
  await expect(page.getByRole("button", { name: "Stop reading" })).toHaveCount(0);
});

test("a browser that is too old for the scripts works as one without them", async ({
  page,
  member: _member,
  model,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, "findLast");
  });
  const chat = new Chat(page);
  await chat.open();
  await chat.box.fill("My phone is older");
  await chat.sendButton.click();
  const answer = await model.answerTo("My phone is older");
  answer.say("And it works.");
  await expect(chat.growing(false)).toHaveText("And it works.");
  answer.end();
  await chat.goOn(false);
  await expect(chat.messages).toHaveText(["My phone is older"]);
  await expect(chat.replies.last()).toHaveText("And it works.");
});

test("a voice that never says it has ended is not waited for @long", async ({
  page,
  member: _member,
  model,
}) => {
  const chat = await openChat(page);
  await chat.send("Tell me two things");
  const answer = await model.answerTo("Tell me two things");
  answer.say(
    `${["One", "Two", "Three", "Four", "Five", "Six"].map((count) => `${count} things are said at some length. `).join("")}Another is the end of it.`,
  );
  answer.end();
  await expect(chat.stop()).toHaveCount(0);
  await page.evaluate(() => {
    window.fakeVoice.neverSaysEnd = true;
  });
  await page.getByRole("button", { name: "Read aloud" }).last().click();
  await expect
    .poll(async () => (await spokenIn(page)).at(-1))
    .toMatch(/Another is the end of it\.$/);
  await expect(page.getByRole("button", { name: "Stop reading" })).toHaveCount(0);
});

test("a reply stands and is spoken in its own language and direction @long", async ({
  page,
  member: _member,
  model,
}) => {
  const chat = await openChat(page);
  await chat.send("Estoy muy cansada y no puedo dormir");
  const answer = await model.answerTo("Estoy muy cansada");
  answer.say("Siento mucho que no puedas dormir. ¿Qué pasa por la noche?");
  answer.end();
  await expect(chat.stop()).toHaveCount(0);
  await expect(chat.replies.last().locator("[lang=es]")).toContainText("Siento mucho");
  await expect(chat.messages.last()).toHaveAttribute("lang", "es");
  await page.getByRole("button", { name: "Read aloud" }).last().click();
  await page.waitForFunction(() => window.fakeVoice.spoken.length > 0);
  expect(await page.evaluate(() => window.fakeVoice.spoken[0]?.lang)).toBe("es");

  await chat.send("أنا متعبة جدا اليوم.");
  const second = await model.answerTo("أنا متعبة");
  second.say("أفهم ذلك جيدا.\n\n- خذي نفسا");
  await expect(chat.growing(true)).toContainText("أفهم ذلك جيدا.");
  const words = chat.growing(true).getByText("أفهم ذلك جيدا.");
  expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
  const own = chat.messages.last().getByText("أنا متعبة جدا اليوم.");
  expect(await own.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
  second.end();
  await expect(chat.stop()).toHaveCount(0);
});

test("an input method's Enter chooses a word, and sends nothing", async ({
  page,
  member: _member,
  chat,
}) => {
  await hydrated(page);
  await chat.box.fill("昨日は");
  await chat.box.evaluate((box) => {
    const key = { key: "Enter", code: "Enter", keyCode: 229, bubbles: true, cancelable: true };
    box.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "昨日は" }));
    box.dispatchEvent(new KeyboardEvent("keydown", key));
  });
  await expect(chat.box).toHaveValue("昨日は");
  await expect(page.getByText("Sending...")).toHaveCount(0);
  await expect(chat.messages).toHaveCount(0);
});

test("after going back, the button beside a code that the browser put there is alive", async ({
  page,
  product,
}) => {
  expect(product.url).not.toBe("");
  await page.goto("/auth/verify-email?email=ana%40example.org");
  const code = page.locator("input.code-input");
  await expect(page.locator("button[data-needs-code]")).toBeDisabled();
  // As the browser sets it: after the page's scripts ran, and with no event of typing.
  await code.evaluate((input) => {
    if (input instanceof HTMLInputElement) input.value = "It works for 15 minutes: 123456";
    window.dispatchEvent(new PageTransitionEvent("pageshow"));
  });
  await expect(code).toHaveValue("123456");
  await expect(page.locator("button[data-needs-code]")).toBeEnabled();
});

test.describe("on a screen that is touched", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("Enter makes a new line, and the button sends", async ({
    page,
    member: _member,
    model,
    chat,
  }) => {
    await hydrated(page);
    await expect(chat.box).toHaveAttribute("enterkeyhint", "enter");
    await chat.box.pressSequentially("First line");
    await chat.box.press("Enter");
    await chat.box.pressSequentially("second line");
    await expect(chat.box).toHaveValue("First line\nsecond line");
    await chat.sendButton.tap();
    await expect(chat.messages).toHaveText(["First line\nsecond line"]);
    (await model.answerTo("First line")).end();
  });
});
