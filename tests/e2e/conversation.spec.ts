import { Chat } from "./chat.ts";
import { expectGoodFace } from "./face.ts";
import { expect, memberTest as test } from "./test.ts";

test("a reload in the middle finds the reply still growing, and in the end it is whole @no-scripts", async ({
  model,
  hasScripts,
  chat,
}) => {
  await chat.send("My sister is moving away");
  const answer = await model.answerTo("My sister is moving away");
  answer.say("Half is said. ");
  await expect(chat.growing(hasScripts)).toHaveText("Half is said.");
  await chat.reload();
  await expect(chat.growing(hasScripts)).toHaveText("Half is said.");
  answer.say("More is heard. ");
  await expect(chat.growing(hasScripts)).toHaveText("Half is said. More is heard.");
  answer.say("Now it is whole.");
  answer.end();
  await chat.goOn(hasScripts);
  await expect(chat.replies.last()).toHaveText("Half is said. More is heard. Now it is whole.");
  await chat.reload();
  await expect(chat.replies.last()).toHaveText("Half is said. More is heard. Now it is whole.");
  expect(model.timesAsked("My sister is moving away")).toBe(1);
});

test("Stop keeps what was said, and Try again asks again @no-scripts", async ({
  page,
  model,
  hasScripts,
  chat,
}) => {
  await chat.send("I quarrelled with a friend");
  const answer = await model.answerTo("I quarrelled with a friend");
  answer.say("Quarrels hurt. ");
  await expect(chat.growing(hasScripts)).toHaveText("Quarrels hurt.");
  await chat.stop().click();
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  await expect(chat.replies.last()).toHaveText("Quarrels hurt.");
  await expect.poll(() => answer.isAbandoned).toBe(true);

  await chat.retry().click();
  const second = await model.answerTo("I quarrelled with a friend", 1);
  second.say("What did the quarrel begin with?");
  second.end();
  await chat.goOn(hasScripts);
  await expect(chat.replies.last()).toHaveText("What did the quarrel begin with?");
  await expect(page.getByText("Quarrels hurt.", { exact: true })).toBeVisible();
  await expect(chat.messages).toHaveCount(1);
});

test("a new message while a reply runs ends that reply, keeping its words, and is answered", async ({
  page,
  model,
  hasScripts,
  chat,
}) => {
  await chat.send("The new school is hard");
  const first = await model.answerTo("The new school is hard");
  first.say("New places take time. ");
  await expect(chat.growing(hasScripts)).toHaveText("New places take time.");
  await chat.send("And nobody talks to me");
  const second = await model.answerTo("And nobody talks to me");
  await expect(page.getByText("Stopped", { exact: true })).toBeVisible();
  second.say("That is lonely.");
  second.end();
  await chat.goOn(hasScripts);
  await expect(chat.replies).toHaveText([/./, "New places take time.", "That is lonely."]);
  await expect(chat.messages).toHaveText(["The new school is hard", "And nobody talks to me"]);
});

test("a reply that breaks off keeps what was said and offers a retry", async ({
  page,
  model,
  hasScripts,
  chat,
}) => {
  await chat.send("Work is too much");
  const answer = await model.answerTo("Work is too much");
  answer.say("Too much work wears one out. ");
  await expect(chat.growing(hasScripts)).toHaveText("Too much work wears one out.");
  answer.cut();
  await chat.goOn(hasScripts, "Continue or try again");
  await expect(page.locator(".message-status")).toHaveText("The reply was cut off");
  await expect(chat.replies.last()).toHaveText("Too much work wears one out.");
  await chat.retry().click();
  const second = await model.answerTo("Work is too much", 1);
  second.say("Let us look at it.");
  second.end();
  await chat.goOn(hasScripts);
  await expect(chat.replies.last()).toHaveText("Let us look at it.");
});

test("a closed tab loses nothing: the reply goes on and waits", async ({
  page,
  model,
  context,
  product,
  chat,
}) => {
  await chat.send("I have to go in the middle");
  const place = page.url();
  const answer = await model.answerTo("I have to go in the middle");
  answer.say("It will be here. ");
  await page.close();
  answer.say("Come back when you like.");
  answer.end();
  const done =
    "select 1 from replies r join messages m on m.id = r.id where m.content = ? and r.status = 'done'";
  await expect
    .poll(() => product.query(done, ["It will be here. Come back when you like."]))
    .toHaveLength(1);
  const later = new Chat(await context.newPage());
  await later.open(place);
  await expect(later.replies.last()).toHaveText("It will be here. Come back when you like.");
});

test("a model that can not be reached is said to be, and can be asked again @no-scripts", async ({
  page,
  model,
  hasScripts,
}) => {
  model.behavior = "unreachable";
  const chat = new Chat(page);
  await chat.open();
  await chat.send("I do not know where to begin");
  if (!hasScripts) await chat.goOn(hasScripts, "Continue or try again");
  const notice = page.getByRole("log").locator(".notice");
  await expect(notice).toContainText("Your message is saved.", { timeout: 15_000 });
  await expect(chat.retry()).toBeVisible();
});

test("what is offered comes with the reply's end, can be changed, and is kept once pressed @no-scripts", async ({
  page,
  model,
  hasScripts,
  product,
  chat,
}) => {
  await chat.send("I never call my sister");
  const answer = await model.answerTo("I never call my sister");
  answer.say("Sunday could be the day.");
  answer.offer("goal", "I want to call my sister on Sunday");
  await chat.goOn(hasScripts);
  const card = page.locator(".offer");
  await expect(card.getByRole("heading")).toHaveText("Keep this as your goal for this week?");
  if (hasScripts) await expectGoodFace(page, "an offer");
  await card.getByRole("textbox").fill("I'll call her on Monday");
  await card.getByRole("button", { name: "Keep it" }).click();
  await expect(card).toHaveCount(0);
  await expect(page.locator(".offer-kept")).toContainText("Kept with your goals on Today");
  const kept = "select id from sessions where weekly_goals = ?";
  expect(await product.query(kept, ["I'll call her on Monday"])).toHaveLength(1);
});

test("a double click on Send makes one message", async ({ model, hasScripts, product, chat }) => {
  await chat.box.fill("Only once, please");
  await chat.sendButton.dblclick();
  const answer = await model.answerTo("Only once, please");
  await expect(chat.messages).toHaveText(["Only once, please"]);
  answer.say("Once. ");
  await expect(chat.growing(hasScripts)).toHaveText("Once.");
  answer.end();
  await chat.goOn(hasScripts);
  await expect(chat.replies.last()).toHaveText("Once.");
  const sent = "select id from messages where content = ?";
  expect(await product.query(sent, ["Only once, please"])).toHaveLength(1);
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a new conversation opens where it says that an AI is writing, one that has begun at its end", async ({
    page,
    model,
    hasScripts,
    chat,
  }) => {
    await expect(page.getByText("Before we start: I'm an AI.")).toBeInViewport();
    await chat.send("Good evening");
    const first = await model.answerTo("Good evening");
    first.say("Good evening. What's on your mind?");
    first.end();
    await chat.goOn(hasScripts);
    await chat.send("I moved house last week");
    const answer = await model.answerTo("I moved house last week");
    const rooms = ["kitchen", "hall", "bath", "attic", "cellar", "porch", "shed", "yard"];
    for (const room of rooms) answer.say(`The ${room} takes a while to become one's own.\n\n`);
    answer.end();
    await chat.goOn(hasScripts);
    await page.goto("/");
    await chat.open();
    await expect(chat.replies.last()).toBeInViewport();
    await expect(page.getByText("Before we start: I'm an AI.")).not.toBeInViewport();
  });
});
