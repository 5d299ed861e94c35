import { describe, expect, test } from "vitest";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { lastWords, say } from "./talk.ts";

const ACTIVE = "I want to kill myself";

describe("without a model, what people often ask is answered in reviewed words, by a button", () => {
  test.each([
    [ACTIVE, "Will they lock me up?", /Help is only sent when a life is in danger/],
    [ACTIVE, "Will you tell anyone about me?", /haven't told anybody/],
    [ACTIVE, "How do I say the first sentence?", /Please stay with me|hard to say/],
    [ACTIVE, "What happens when I call?", /Someone asks what's going on/],
    [
      "I'm standing on the ledge of the bridge",
      "Someone is here. Should I let them in?",
      /Yes\. Open the door/,
    ],
    ["I took the whole bottle of tylenol", "What do I tell them?", /Where you are, first of all/],
    [
      "He hits me and the kids see it",
      "Will they take my children?",
      /trying to keep the children safe|Looking for safety/,
    ],
    ["Quiero matarme", "¿Me van a encerrar?", /Solo envían ayuda si una vida corre peligro/],
  ])("after %j: %j", async (told, question, answer) => {
    const { visitor } = await newMember();
    const page = await say(visitor, told);
    const offered = textsAt(page.html, "details.often-asked button");
    expect(offered).toContain(question);
    const answered = await say(visitor, question);
    expect(lastWords(answered)).toMatch(answer);
    expect(textsAt(answered.html, "details.often-asked button")).not.toContain(question);
  });

  test("nothing of it stands under an ordinary reply", async () => {
    const { visitor } = await newMember();
    expect((await say(visitor, "I slept badly")).html).not.toContain("often-asked");
  });
});

test("who wants no numbers gets none again, until there is a new sign", async () => {
  const { visitor } = await newMember();
  await say(visitor, ACTIVE);
  const refused = await say(visitor, "Don't give me a number again");
  expect(lastWords(refused)).toMatch(/no numbers|leave the numbers out/);
  for (const said of ["I'd rather not say", "it's just all so much", "ok"])
    expect(lastWords(await say(visitor, said))).not.toMatch(/988|741741|911/);
  expect(lastWords(await say(visitor, "I'm going to jump off the bridge tonight"))).toMatch(/988/);
});

test.each(["I have to go now, good night", "I'm going to bed now, thanks", "bye, talk tomorrow"])(
  "a goodbye is answered with one, and asks nothing: %j",
  async (goodbye) => {
    const { visitor } = await newMember();
    await say(visitor, ACTIVE);
    const words = lastWords(await say(visitor, goodbye));
    expect(words).toMatch(/Good night|Take care of yourself/);
    expect(words).not.toContain("?");
  },
);

test("what is asked in another danger's words, and typed, has its answer before the script's question", async () => {
  const { visitor } = await newMember();
  await visitor.submit(await visitor.get("/chat"), { message: "i cut again last night" });
  const asked = "can u help me say the first sentence to my mom";
  const page = await visitor.submit(await visitor.get("/chat"), { message: asked });
  const reply = textsAt(page.html, '[data-role="assistant"] .message-text').at(-1);
  expect(reply).toMatch(/^(?:Try this|One sentence|You could|Something)/);
});
