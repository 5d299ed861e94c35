import { describe, expect, it } from "vitest";
import { lastReply } from "#tests/companion/product-talk.ts";

/** The message that the last reply gives. */
function draftAfter(...lines: readonly string[]): string {
  const text = lastReply(...lines);
  return /“([^”]*)”/u.exec(text)?.[1] ?? text;
}

describe("a message for an occasion", () => {
  it.each([
    [
      ["i need to write to my boss that im off sick tomorrow, i have a stomach bug"],
      "Hi [name]. I'm not well, so I can't come in tomorrow. I have a stomach bug. I'll let you know when I can be back. Thank you for understanding.",
    ],
    [
      ["text to my boss saying im running late, the train is cancelled, ill be there by 9:30"],
      "Hi [name]. I'm running late. The train is cancelled. I should be there by 9:30. I'm sorry about that.",
    ],
    [
      ["can u write me an email to my manager, need friday off for my sons graduation"],
      "Hi [name]. Could I have Friday off? It's for my son's graduation. Please let me know if that's possible.",
    ],
    [
      [
        "help me write to my landlord about my deposit. its 900 pounds, i moved out on the 3rd oct and he hasnt given it back",
      ],
      "Hello [name]. I'm writing about my deposit of 900 pounds. I moved out on October 3. You haven't given it back. Please return it by [day]. If you're keeping any of it, please tell me in writing what for. Thank you.",
    ],
    [
      ["help me say no to my cousins wedding, its abroad and i cant afford it"],
      "Hi. Thank you for inviting me to your wedding. I'm sorry, but I can't make it. It's abroad. I can't afford it. I hope you have a great time.",
    ],
    [
      ["can you write a text to cancel drinks with sam tonight im too knackered"],
      "Hi Sam. I'm sorry, but I have to cancel drinks tonight. I'm too knackered. Could we find another day?",
    ],
    [
      ["what should i write in a card for my neighbour, her husband died last week"],
      "Hi [name]. I'm so sorry about your husband. I'm thinking of you. You don't have to answer this.",
    ],
  ])("says what they told, whole and to the right one: %j", (lines, draft) => {
    expect(draftAfter(...lines)).toBe(draft);
  });

  it("says sorry for what they did, and never tells the other what the other did", () => {
    const lines = [
      "help me text my friend",
      "her names priya, i bailed on her birthday dinner last minute and she's not replying",
    ];
    expect(draftAfter(...lines)).toBe(
      "Hi Priya. I'm sorry I bailed on your birthday dinner last minute. I'd like to make it right.",
    );
    expect(
      draftAfter(...lines, "i had a migraine but i only texted her 10 mins before, felt bad"),
    ).toBe(
      "Hi Priya. I'm sorry I bailed on your birthday dinner last minute. I had a migraine. I only texted you 10 minutes before. I felt bad about it. I'd like to make it right.",
    );
  });

  it("goes to the landlord, whoever else was spoken of before", () => {
    expect(
      draftAfter(
        "my landlord ignores my texts",
        "my girlfriend says i should write to him",
        "yeah help me with the letter. no heating or hot water since 5th nov, i want it fixed by friday",
      ),
    ).toBe(
      "Hello [name]. I'm writing about a repair in my home. There has been no heating or hot water since November 5. Please have it fixed by Friday. Please tell me in writing when someone will come. Thank you.",
    );
  });
});

describe("a draft that stands", () => {
  const ASKED = [
    "help me text my friend",
    "her names priya, i bailed on her birthday dinner last minute",
  ];

  it("is asked about where it isn't right, and then says what they say", () => {
    const asked = [...ASKED, "no thats not right, try again"];
    expect(lastReply(...asked)).toMatch(/what should it say|one sentence it should say/iu);
    expect(
      draftAfter(...asked, "just say sorry i missed your birthday dinner, i had a migraine"),
    ).toBe(
      "Hi Priya. I'm sorry I missed your birthday dinner. I had a migraine. I'd like to make it right.",
    );
  });

  it("gets a kiss at the end, a name below, and loses what they don't want in it", () => {
    expect(draftAfter(...ASKED, "put a kiss at the end")).toMatch(/make it right\. x$/u);
    expect(draftAfter(...ASKED, "sign it jo")).toMatch(/make it right\. Jo$/u);
    expect(
      draftAfter(
        ...ASKED,
        "i had a migraine",
        "put a kiss at the end",
        "take out the migraine bit",
      ),
    ).toBe(
      "Hi Priya. I'm sorry I bailed on your birthday dinner last minute. I'd like to make it right. x",
    );
  });

  it("says sorry first where that is asked", () => {
    expect(
      draftAfter(
        "write a text to my roommate asking her to do her dishes and saying i'm sorry i yelled",
        "say sorry first",
      ),
    ).toMatch(/^Hi\. I'm sorry I yelled\. /u);
  });

  it("comes in Spanish where that is asked", () => {
    expect(
      draftAfter("i need to write to my boss that im off sick tomorrow", "in spanish please"),
    ).toMatch(/^Hola, \[nombre\]\. No me encuentro bien y no puedo ir mañana\./u);
  });

  it("is let go once they have a good answer", () => {
    expect(lastReply(...ASKED, "omg she replied, shes fine, we're getting brunch")).toMatch(
      /glad/u,
    );
  });
});

describe("a plan to write", () => {
  it.each([
    "whatever. might write him a proper letter",
    "i want to apologise to my ex for how i treated him",
  ])("is helped with: %j", (line) => {
    expect(lastReply(line)).toMatch(/what should it say|what do you want it to say/iu);
  });

  it("isn't rushed where they don't know what to say yet", () => {
    expect(lastReply("help me text my mum", "dunno really")).toMatch(/One line is enough/u);
    expect(
      draftAfter(
        "help me text my mum",
        "dunno really",
        "that im sorry i snapped at her on the phone",
      ),
    ).toBe("Hi Mom. I'm sorry I snapped at you on the phone. I'd like to make it right.");
  });

  it.each([
    "i never know how to write letters",
    "he sent me a text saying its over",
    "i wrote her a letter once",
    "i should apologize to her but i cant",
    "my therapist told me to write a letter to my dad",
  ])("is none in %j", (line) => {
    expect(lastReply(line)).not.toMatch(/“Hi|should it say|want it to say/u);
  });
});

it.each([
  [
    "my kid is sick, can you help me email my supervisor that i cant come in tomorrow",
    "Hi [name]. I can't come in tomorrow. My kid is sick. I'm sorry for the short notice. Thank you for understanding.",
  ],
  [
    "i need help with a condolence message. my friends mum passed away",
    "Hi. I'm so sorry about your mum. I'm thinking of you. You don't have to answer this.",
  ],
  [
    "i stood up my friend marcus for coffee yesterday, totally forgot. can you write sorry to him",
    "Hi Marcus. I'm sorry I stood you up for coffee yesterday. I forgot. I'd like to make it right.",
  ],
])("who is ill, who died and who was let down stay who they are: %j", (line, draft) => {
  expect(draftAfter(line)).toBe(draft);
});

it("asks what the next message should say, after one to somebody else", () => {
  expect(
    lastReply(
      "help me with a letter to my landlord. no hot water since 5th nov",
      "help me text my friend",
    ),
  ).toMatch(/your friend/u);
});
