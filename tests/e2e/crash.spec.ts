import { Chat } from "./chat.ts";
import { newMember } from "./people.ts";
import { Product } from "./product.ts";
import { expect, test as base } from "./test.ts";

// Its server dies, so it shares it with nobody.
const test = base.extend<{ product: Product }>({
  product: async ({ modelServer }, use) => {
    const product = await Product.start(modelServer.url);
    await use(product);
    await product.remove();
  },
});

const REPLY =
  "select m.content, r.status from replies r join messages m on m.id = r.id where r.source = 'model'";

test("killed in the middle of a reply and started again, it has the message, the reply so far and a retry @long", async ({
  page,
  context,
  model,
  product,
  hasScripts,
}) => {
  await context.addCookies((await newMember(product)).cookies);
  const chat = new Chat(page);
  await chat.open();
  await chat.send("Please remember this");
  const answer = await model.answerTo("Please remember this");
  answer.say("These words are kept. ");
  await expect
    .poll(() => product.query(REPLY))
    .toEqual([{ content: "These words are kept. ", status: "running" }]);
  answer.say("These are too young. ");
  await expect(chat.growing(hasScripts)).toHaveText("These words are kept. These are too young.");

  await product.end("SIGKILL");
  await product.start();
  // With scripts the open page finds out by itself.
  if (!hasScripts) await chat.reload();
  await expect(chat.retry()).toBeVisible({ timeout: 15_000 });
  await expect(chat.messages).toHaveText(["Please remember this"]);
  await expect(chat.replies.last()).toHaveText("These words are kept.");
  await expect(page.getByText("Interrupted", { exact: true })).toBeVisible();

  await chat.retry().click();
  const second = await model.answerTo("Please remember this", 1);
  second.say("Red sea shells.");
  second.end();
  await chat.goOn(hasScripts);
  await expect(chat.replies.last()).toHaveText("Red sea shells.");
});

test(
  "asked to leave in the middle of a reply, it keeps every word, tells the reader and goes",
  { tag: ["@long", "@also-no-scripts"] },
  async ({ page, context, model, product, hasScripts }) => {
    await context.addCookies((await newMember(product)).cookies);
    const chat = new Chat(page);
    await chat.open();
    await chat.send("Are you still there");
    const answer = await model.answerTo("Are you still there");
    answer.say("Every word of this. ");
    await expect(chat.growing(hasScripts)).toHaveText("Every word of this.");

    const left = product.end("SIGTERM");
    if (!hasScripts) await expect(chat.growing(hasScripts)).toContainText("The reply was cut off");
    const { code, afterMs } = await left;
    expect(code).toBe(0);
    expect(afterMs).toBeLessThan(20_000);
    expect(await product.query(REPLY)).toEqual([
      { content: "Every word of this. ", status: "interrupted" },
    ]);

    await product.start();
    await page.goto(page.url());
    await chat.reload();
    await expect(chat.replies.last()).toHaveText("Every word of this.");
    await expect(chat.retry()).toBeVisible();
  },
);
