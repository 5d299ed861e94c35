import { describe, expect, it, test } from "vitest";
import { answerGuided } from "#app/companion/guided.server.ts";
import { asSentence, facing } from "./facing.ts";
import { recipientIn } from "./recipients.ts";
import { wordsAskedOf } from "./requests.ts";
import type { GuidedState, HistoryEntry } from "../turn.ts";

/** What stands between the quotation marks of the last reply; the whole reply where there are none. */
function lastDraft(...lines: readonly string[]): string {
  const history: HistoryEntry[] = [];
  let state: GuidedState | null = null;
  let text = "";
  for (const [at, content] of lines.entries()) {
    const message = { id: `m${at}`, content };
    const turn = answerGuided({
      message,
      history: [...history],
      state,
      firstName: null,
    });
    ({ text, state } = turn);
    history.push({ ...message, role: "user" }, { id: `r${at}`, role: "assistant", content: text });
  }
  return /“([^”]*)”/u.exec(text)?.[1] ?? text;
}

describe("a message that is asked for", () => {
  it.each([
    [
      "write me a text to my brother kev saying i cant lend him any more money, but i still want to see him at christmas",
      "Hi Kev. I can't lend you any more money, but I still want to see you at Christmas. I hope you understand.",
    ],
    [
      "a text to my sister asking if she can come hold the baby for an hour tomorrow so i can sleep",
      "Hi. Can you come hold the baby for an hour tomorrow so I can sleep? Let me know if that works.",
    ],
    [
      "help me write an email to my boss asking for friday off",
      "Hi [name]. Could I have Friday off? Please let me know if that's possible.",
    ],
    [
      "can you write a message to my ex telling him to stop calling me at work",
      "Hi. Could you stop calling me at work? Thank you for respecting that.",
    ],
    [
      "write me a text to my roommate asking her to do her dishes and saying i'm sorry i yelled",
      "Hi. Could you do your dishes? I'm sorry I yelled. I'd like to make it right.",
    ],
    [
      "I want to tell my mom that I'm moving out in March. How do I say it?",
      "Hi Mom. There's something I want to tell you. I'm moving out in March. I'd like to talk about it.",
    ],
    [
      "I need to apologize to my sister for missing her wedding. can you write it",
      "Hi. I'm sorry for missing your wedding. I'd like to make it right.",
    ],
    [
      "my brother asked again and i need to tell him im not giving him any more money. can you help me write a text",
      "Hi. There's something I want to tell you. I'm not giving you any more money. I hope you understand.",
    ],
    [
      "to my husband, saying I saw the messages and I want the truth",
      "Hi. I saw the messages and I want the truth. I'd like to talk about it.",
    ],
    [
      "quiero decirle a mi mujer la verdad: que no tengo entrevistas y que me paso el día en el parque. ¿cómo empiezo?",
      "Quiero decirte algo. No tengo entrevistas y me paso el día en el parque. Me gustaría hablarlo contigo.",
    ],
    [
      "escríbeme un mensaje para mi jefe pidiéndole el viernes libre",
      "¿Te puedo pedir el viernes libre? Gracias de antemano.",
    ],
  ])("is made of what they told: %s", (line, draft) => {
    expect(lastDraft(line)).toBe(draft);
  });

  it("is written as soon as what it's to say was told", () => {
    expect(
      lastDraft(
        "can you help me write to my landlord",
        "the heating has been broken for two weeks. I want him to fix it by Friday",
      ),
    ).toBe(
      "Hello [name]. I'm writing about a repair in my home. The heating has been broken for two weeks. Please have it fixed by Friday. Please tell me in writing when someone will come. Thank you.",
    );
    expect(
      lastDraft(
        "help me write a text to my friend Lisa",
        "thank her for sitting with me on sunday",
      ),
    ).toBe("Hi Lisa. Thank you for sitting with me on Sunday. It meant a lot to me.");
    expect(
      lastDraft(
        "What would I say to my son on Sunday?",
        "It's for Peter, my son. I'd want to tell him I was in the shed when his mother died.",
      ),
    ).toBe("There's something I want to tell you. I was in the shed when your mother died.");
    expect(
      lastDraft(
        "¿me ayudas a escribir un mensaje para mi hermana?",
        "que no puedo prestarle más dinero pero que la quiero",
      ),
    ).toBe("No puedo prestarte más dinero pero te quiero. Espero que lo entiendas.");
  });

  it("is written of what is told beside the request", () => {
    expect(
      lastDraft("i need a message for my landlord, the boiler broke and its been 5 days"),
    ).toBe(
      "Hello [name]. I'm writing about a repair in my home. The boiler broke. It's been 5 days. Please have it fixed by [day]. Please tell me in writing when someone will come. Thank you.",
    );
    expect(
      lastDraft(
        "can you help me word a message to my coworker? she keeps taking credit for my work",
      ),
    ).toBe("Hi [name]. You keep taking credit for my work. I'd like to talk about it.");
    expect(lastDraft("what should i text my ex so he gives my stuff back")).toBe(
      "Hi. Could you give my stuff back? Let me know if that works.",
    );
    expect(
      lastDraft(
        "write a letter to my husband telling him how tired i am and that i need him to do the nights",
      ),
    ).toBe(
      "Hi. I want you to know how tired I am and that I need you to do the nights. I hope you understand.",
    );
    expect(lastDraft("compose a short note to my neighbor about the barking dog")).toBe(
      "Hi [name]. I'd like to talk to you about the barking dog. When would be a good time?",
    );
  });

  it("is begun from what they told before where they have no words, and gets its name later", () => {
    expect(
      lastDraft(
        "I found messages on my husband's phone last night",
        "I don't know what words to use",
        "i mean I don't have the words. How would you start that conversation",
      ),
    ).toBe(
      "There's something I want to tell you. I found messages on your phone last night. I'd like to talk about it with you.",
    );
    expect(
      lastDraft(
        "can you help me write to my friend",
        "i havent called in 6 months and i miss her",
        "her name is anna",
      ),
    ).toMatch(/^Hi Anna\. I haven't called in 6 months\. I miss you\. I hope we can talk soon\.$/u);
  });

  it("keeps what was told before it was asked for again", () => {
    expect(
      lastDraft(
        "to my manager, saying the rota idea was mine and i want it known. not crying about it just the facts",
        "write me two sentences to send sandra about the rota",
      ),
    ).toBe("Hi Sandra. The rota idea was mine and I want it known. I'd like to talk about it.");
  });

  it("is changed as they want it", () => {
    const asked = "a text to my brother kev saying i cant lend him any more money";
    expect(lastDraft(asked, "can you put in that i love him?")).toBe(
      "Hi Kev. I can't lend you any more money. I love you. I hope we can talk soon.",
    );
    expect(lastDraft(asked, "that's a bit cold")).toBe(
      "Hi Kev. I hope you're doing okay. I can't lend you any more money. I hope you understand. You matter to me.",
    );
    expect(
      lastDraft("help me write an email to my boss asking for friday off", "make it warmer"),
    ).toContain("Thank you.");
  });

  it("is polite and whole where that is asked for, and says nothing of how it was to be said", () => {
    expect(
      lastDraft("help me write to Paula that I need two more weeks. polite but not grovelling"),
    ).toBe("Hi Paula. I need two more weeks. Thank you for understanding.");
    expect(
      lastDraft("help me write to Ines that I'd love to visit in August. something warm"),
    ).toMatch(/^Hi Ines\. I hope you're doing okay\. I'd love to visit in August\. When/u);
    expect(lastDraft("write to my cousin who wants me at his party. say sorry but no")).toBe(
      "Hi. I'm sorry, but I have to say no. I hope you understand.",
    );
    expect(lastDraft("help me tell my aunt I'm not coming for thanksgiving, politely")).toBe(
      "Hi. I'm not coming for Thanksgiving. Thank you for understanding.",
    );
    expect(lastDraft("escríbele a mi hija Carla que estoy orgullosa de ella")).toBe(
      "Quiero decirte algo. Estoy orgullosa de ti. Espero que hablemos pronto.",
    );
  });

  it("isn't changed by a kind word for the companion", () => {
    expect(
      lastDraft(
        "write a text to my sister saying I'd like to visit",
        "you're kinder than I expected",
      ),
    ).not.toContain("visit");
  });

  it("is said face to face without a greeting", () => {
    expect(
      lastDraft(
        "give me one sentence to say to my husband when he walks in",
        "to my husband, saying I saw the messages and I want the truth",
      ),
    ).toBe("I saw the messages and I want the truth.");
  });

  it("is asked about where nothing of it is known, and by who it's to where that is", () => {
    expect(lastDraft("can you help me write a text to my sister")).toMatch(/to your sister/u);
    expect(lastDraft("can you help me write a text")).toMatch(/who it's to|Who is it to/u);
  });

  it("is none where somebody else wants something, or a threat is to be sent", () => {
    expect(
      lastDraft("My brother keeps asking me for money and I don't know how to say it"),
    ).not.toContain("money?");
    expect(wordsAskedOf("help me write a goodbye letter to my family")).toBeNull();
    expect(wordsAskedOf("can you write me a poem")).toBeNull();
    expect(lastDraft("write a text to my ex saying he will regret it")).not.toContain("regret");
  });
});

test("what is told of somebody is turned to face them, and nobody else", () => {
  expect(facing("if she can bring her kids and hold her", "she")).toBe(
    "if you can bring your kids and hold her",
  );
  expect(facing("he never calls and he's late and I miss him", "he")).toBe(
    "you never call and you're late and I miss you",
  );
  expect(facing("I miss her at Christmas, and her cooking", "she")).toBe(
    "I miss you at Christmas, and your cooking",
  );
  expect(facing("they were right and I need them", "they")).toBe("you were right and I need you");
});

test("a sentence is written out", () => {
  expect(asSentence("that i cant come on sunday lol")).toBe("I can't come on Sunday.");
});

test("who it's to is known by a name only where a person can stand", () => {
  expect(recipientIn("a text to my brother kev saying no")).toEqual({
    relation: "brother",
    name: "Kev",
    pronoun: "he",
  });
  expect(recipientIn("My brother keeps asking me")).toEqual({
    relation: "brother",
    name: null,
    pronoun: "he",
  });
  expect(recipientIn("my mum did it alone, help me write to my sister")?.relation).toBe("sister");
  expect(recipientIn("two sentences to send sandra about the rota")?.name).toBe("Sandra");
  expect(recipientIn("it rained all day")).toBeNull();
});
