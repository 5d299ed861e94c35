import path from "node:path";
import type { Page } from "@playwright/test";
import { BrokenLine } from "./broken-line.ts";
import { Call, makePremium, openChat } from "./call.ts";
import type { Chat } from "./chat.ts";
import { expectGoodFace } from "./face.ts";
import { spokenIn } from "./fake-voice.ts";
import { hydrated } from "./hydrated.ts";
import { newMember } from "./people.ts";
import { Product } from "./product.ts";
import { expect, test } from "./test.ts";

const IN_DANGER = {
  tier: "crisis",
  kind: "plan_or_attempt",
  severity: "high",
  subject: "self",
};
const LOST = "You're offline. The answer continues as soon as you're back.";

/** A subscriber's new conversation with a call open in it. */
async function beginCall(page: Page): Promise<{ chat: Chat; call: Call }> {
  const chat = await openChat(page);
  await page.getByRole("button", { name: "New Session" }).click();
  await expect(page).toHaveURL(/\/chat\/[\w-]{8,}/);
  await hydrated(page);
  const call = new Call(page);
  await call.open();
  return { chat, call };
}

/** Nothing that is said ends before the test says so. */
async function speakSlowly(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.fakeVoice.isQuick = false;
  });
}

async function speakQuickly(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.fakeVoice.isQuick = true;
  });
}

test.describe("danger that is found in the middle of an answer", () => {
  // The product waits a second and a half for an opinion, and a busy machine takes longer to come to the
  // middle of an answer: this one waits as long as that takes. A word said at another instance comes later
  // still: here it is one.
  test.use({
    product: async ({ modelServer }, use) => {
      const product = await Product.start(modelServer.url, {
        NODE_OPTIONS: `--import ${path.join(import.meta.dirname, "../setup/patient.ts")}`,
      });
      await use(product);
      await product.remove();
    },
  });

  test("silences the companion at once, shows help, and says its first line in place of the answer", async ({
    page,
    member,
    product,
    model,
  }) => {
    await makePremium(product, member);
    const { chat, call } = await beginCall(page);
    await speakSlowly(page);
    const opinion = Promise.withResolvers<typeof IN_DANGER>();
    model.opinion = () => opinion.promise;
    await call.say("The lamps here are very bright.");
    const answer = await model.answerTo("The lamps here are very bright.");
    answer.say("Bright lamps can tire anybody. And there is more to say about lamps. ");
    await expect(call.state).toHaveText("Alister is speaking");
    opinion.resolve(IN_DANGER);
    const panel = call.dialog.locator("#call-crisis-panel");
    await expect(panel).toContainText("988");
    await expect(panel.getByRole("link", { name: "Call 988" })).toBeInViewport();
    const title = (await panel.locator(".crisis-title").textContent()) ?? "";
    const [, , ...said] = await spokenIn(page);
    expect(said).toEqual([expect.stringContaining(title)]);
    expect(await page.evaluate(() => window.fakeVoice.saying)).toContain(title);
    await expect(call.captions).not.toContainText("Bright lamps");
    await expect(call.captions).toContainText("988");
    // The written answer beside the panel can be read, and is not said aloud.
    await page.evaluate(() => window.fakeVoice.finish());
    await expect(call.state).toHaveText("Ready when you are");
    expect(await spokenIn(page)).toHaveLength(3);
    await expectGoodFace(page, "with help");
    await call.typeInstead();
    await expect(chat.panel).toBeVisible();
    await expect(chat.replies.last()).toContainText("988");
    await expect(page.getByText("Bright lamps")).toHaveCount(0);
  });

  test("shows help to somebody who is speaking again by then, and does not talk over them @long", async ({
    page,
    member,
    product,
    model,
  }) => {
    await makePremium(product, member);
    const { chat, call } = await beginCall(page);
    await speakSlowly(page);
    const opinion = Promise.withResolvers<typeof IN_DANGER>();
    model.opinion = () => opinion.promise;
    await call.say("The lamps here are very bright.");
    await model.answerTo("The lamps here are very bright.");
    // Until a message has arrived nobody can say another one.
    await expect(page.locator(".reply-live")).toHaveCount(1);
    await call.talk.click();
    await expect(call.state).toHaveText("Listening");
    opinion.resolve(IN_DANGER);
    await expect(call.dialog.locator("#call-crisis-panel")).toContainText("988");
    await expect(call.state).toHaveText("Listening");
    expect(await page.evaluate(() => window.fakeVoice.saying)).toBeNull();
    await page.evaluate(() => window.fakeVoice.hear("I am still here", true));
    await call.talk.dispatchEvent("click");
    await expect(chat.messages.last()).toHaveText("I am still here");
    await expect(call.dialog.locator("#call-crisis-panel")).toBeVisible();
  });
});

test("a line that is lost in the middle of a call says so, and no word of it is lost or said twice @long", async ({
  modelServer: model,
  visit,
}) => {
  const line = await BrokenLine.open();
  const product = await Product.start(model.url, { APP_URL: line.url });
  line.forwardTo(product.url);
  const member = await newMember(product, line.url);
  await makePremium(product, member);
  const { page } = await visit(member, line.url);
  const { chat, call } = await beginCall(page);
  await call.say("The train goes through tunnels.");
  const answer = await model.answerTo("The train goes through tunnels.");
  answer.say("One and two are said here. Three is");
  await expect
    .poll(async () => (await spokenIn(page)).slice(1))
    .toEqual(["One and two are said here."]);

  // First the line itself, then a proxy whose server is gone.
  line.cut();
  await expect(call.dialog.getByText(LOST)).toBeVisible();
  answer.say(" said in the tunnel. ");
  line.mend();
  await expect.poll(async () => (await spokenIn(page)).length, { timeout: 30_000 }).toBe(3);
  await expect(call.dialog.getByText(LOST)).toHaveCount(0);
  line.refuse();
  answer.say("Four is said in the next one. ");
  await expect(call.dialog.getByText(LOST)).toBeVisible();
  await page.waitForResponse((response) => response.status() === 502);
  line.mend();
  await expect.poll(async () => (await spokenIn(page)).length, { timeout: 30_000 }).toBe(4);
  await expect(call.dialog.getByText(LOST)).toHaveCount(0);
  answer.say("And this is the end.");
  answer.end();
  await expect(call.state).toHaveText("Ready when you are");
  expect((await spokenIn(page)).slice(1)).toEqual([
    "One and two are said here.",
    "Three is said in the tunnel.",
    "Four is said in the next one.",
    "And this is the end.",
  ]);

  // What is said while it is gone is kept, and sent by one press once it is back.
  line.cut();
  await call.say("Out of the tunnel.");
  await call.expectProblem("Voice message failed");
  await expect(call.captions).toContainText("Out of the tunnel.");
  line.mend();
  await call.dialog.getByRole("button", { name: "Send it again" }).click();
  const next = await model.answerTo("Out of the tunnel.");
  next.say("Then there is light again.");
  next.end();
  await expect(call.captions).toContainText("Then there is light again.");
  await expect(call.state).toHaveText("Ready when you are");
  await expect(chat.messages).toHaveText(["The train goes through tunnels.", "Out of the tunnel."]);

  // And whoever would rather type goes on with those very words.
  line.cut();
  await call.say("I would rather write.");
  await call.expectProblem("Voice message failed");
  await call.typeInstead();
  await expect(chat.box).toHaveValue("I would rather write.");
  line.mend();
  await chat.box.press("Enter");
  await expect(chat.messages.last()).toHaveText("I would rather write.");
  (await model.answerTo("I would rather write.")).end();
  await expect(chat.messages).toHaveCount(3);
  await line.close();
  await product.remove();
});

for (const viewport of [
  { width: 360, height: 330 },
  { width: 1280, height: 800 },
]) {
  test(`a call of ${viewport.width} by ${viewport.height} is one full screen, and its end is in reach`, async ({
    page,
    member,
    product,
  }) => {
    await page.setViewportSize(viewport);
    await makePremium(product, member);
    const { call } = await beginCall(page);
    await call.expectWithinReach();
    await expect(call.captions.getByText("You're talking with an AI")).toBeInViewport({ ratio: 1 });
    expect(await call.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...viewport });
    const fits = await call.dialog.evaluate((each) => each.scrollHeight <= each.clientHeight);
    expect(fits).toBe(true);
  });
}

test.describe("on a phone", () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    test.describe(`${viewport.width} wide`, () => {
      test.use({ viewport, hasTouch: true, isMobile: true });

      test("a finger talks while it is held, or taps to start and to send @long", async ({
        page,
        member,
        product,
        model,
      }) => {
        await makePremium(product, member);
        const { chat, call } = await beginCall(page);
        await expectGoodFace(page, "ready");
        await call.expectWithinReach();
        const finger = await fingerOn(call);
        await finger.down();
        await expect(call.state).toHaveText("Listening");
        await page.evaluate(() => window.fakeVoice.hear("It rains", false));
        await expect(call.captions).toContainText("It rains");
        await call.expectWithinReach();
        await heldForLong(page);
        await expect(call.state).toHaveText("Listening");
        await finger.up();
        await expect(chat.messages).toHaveText(["It rains"]);
        await speakSlowly(page);
        const answer = await model.answerTo("It rains");
        answer.say(
          Array.from({ length: 20 }, (_, day) => `Rain of ${day} days is heavy to bear. `).join(""),
        );
        await expect(call.state).toHaveText("Alister is speaking");
        await call.expectWithinReach();
        await expectGoodFace(page, "speaking");
        await call.dialog.getByRole("button", { name: "Stop speaking" }).tap();
        await expect(call.state).toHaveText("Ready when you are");
        answer.end();
        await speakQuickly(page);

        const place = await call.talk.boundingBox();
        await call.talk.tap();
        await expect(call.state).toHaveText("Listening");
        expect(await call.talk.boundingBox()).toEqual(place);
        await page.evaluate(() => window.fakeVoice.hear("And it goes on", false));
        await call.talk.tap();
        await expect(chat.messages).toHaveText(["It rains", "And it goes on"]);
        const second = await model.answerTo("And it goes on");
        second.say("Then it has been a long day of rain.");
        second.end();
        await expect(call.captions).toContainText("a long day of rain");
        await expect(call.state).toHaveText("Ready when you are");

        // A finger that slides off while it is held still sends when it is lifted.
        const sliding = await fingerOn(call);
        await sliding.down();
        await expect(call.state).toHaveText("Listening");
        await page.evaluate(() => window.fakeVoice.hear("To the edge", false));
        await heldForLong(page);
        await sliding.slideAway();
        await sliding.up();
        await expect(chat.messages.last()).toHaveText("To the edge");
        await call.dialog.getByRole("button", { name: "Type instead" }).tap();
        await expect(chat.box).toBeFocused();
      });
    });
  }
});

/** A finger on the talk button, as the browser gets it from a screen. */
async function fingerOn({ page, talk }: Call) {
  const place = await talk.boundingBox();
  if (!place) throw new Error("there is nothing to press");
  const x = place.x + place.width / 2;
  const y = place.y + place.height / 2;
  const screen = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) => screen.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: () => touch("touchStart", [{ x, y }]),
    slideAway: () => touch("touchMove", [{ x: x + 90, y: y - 60 }]),
    up: () => touch("touchEnd", []),
  };
}

/** Long enough to be no tap. */
async function heldForLong(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const since = performance.now();
    while (performance.now() - since < 900) await new Promise(requestAnimationFrame);
  });
}
