import { describe, expect, test } from "vitest";
import { lastReply } from "#tests/companion/product-talk.ts";

const TROUBLE = "my boss shouts at me every day";

describe("a question about the product", () => {
  test.each([
    ["which AI model are you? chatgpt?", /people/u],
    ["is there some company behind the answers like openai", /language model/u],
    ["do you remember what i tell you next time", /\/memory/u],
    ["im asking about your memory. do you save things about me?", /\/memory/u],
    ["do you remember our conversations", /\/memory/u],
    ["is this safe for my 70 year old mum to use, shes lonely", /adult|18/u],
    ["is it ok for my teenage son", /adults/u],
    ["whats the difference with a self help book then", /book/iu],
    ["how is this different from chatgpt", /ChatGPT/u],
    ["how is this different from a therapist", /therapist|person/u],
    ["how can this help me if youre not a person?", /exercises|ten minutes/u],
    ["does it work without internet", /connection/u],
    ["how much does this cost", /\/pricing/u],
    ["how do i delete my account", /\/settings/u],
    ["and who reads what i write", /\/privacy/u],
    ["can i talk to a real person", /\/crisis/u],
    ["so you are like a bot with prepared answers", /wrote|written/iu],
    ["my wife told me to try this. I think it's nonsense", /\?$/u],
    ["¿te acordarás de esto la próxima vez?", /\/memory/u],
    ["¿es seguro para mi madre?", /adulta|18/u],
  ])("%j is answered, first and in the middle of a talk", (line, expected) => {
    expect(lastReply(line)).toMatch(expected);
    expect(lastReply(TROUBLE, line)).toMatch(expected);
  });

  test.each([
    ["we get this through work. does HR get a copy of what I write", /work|employer/u],
    ["could my husband find what I've written?", /account/u],
    ["do you call the police if I say something bad", /\/safety/u],
    ["is this safe for somebody depressed", /doctor or a therapist/u],
    ["so if I come back on Monday you'll still know about Theo?", /\/memory/u],
    ["what am I supposed to get out of typing to you", /\?$/u],
    ["could my gran work this, she's 84", /18|adult/u],
    ["¿mi jefe puede ver lo que escribo aquí?", /\/privacy/u],
    ["¿avisas a la policía?", /\/safety/u],
  ])("%j is answered, though no phrase has it", (line, expected) => {
    expect(lastReply(line)).toMatch(expected);
  });

  test("is answered with the other one that stands beside it, and one question at the most", () => {
    const reply = lastReply("which AI is it, chatgpt? and who reads what i write");
    expect(reply).toContain("language model");
    expect(reply).toContain("/privacy");
    expect(reply.match(/\?/gu)?.length ?? 0).toBeLessThan(2);
  });

  test.each([
    "my boss wants us all to use chatgpt",
    "do I have to pay the minimum on my card",
    "how much does therapy cost",
    "she won't remember me tomorrow",
    "how do I delete his number",
    "can my son talk to his teacher",
    "should I call the police about the party upstairs?",
    "do you think my boss can see how tired I am?",
    "is it ok to be this anxious?",
    "can I get rid of this feeling?",
  ])("isn't heard in %j", (line) => {
    expect(lastReply(TROUBLE, line)).not.toMatch(
      /\/(?:memory|pricing|settings|about-ai|privacy|safety)/u,
    );
  });
});
