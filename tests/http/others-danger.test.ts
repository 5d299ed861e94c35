import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "#db/client.ts";
import { crisisEvents } from "#db/schema.ts";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import type { Visitor } from "#tests/setup/visitor.ts";

interface Heard {
  words: string;
  panel: string;
}

async function talk(visitor: Visitor, ...lines: readonly string[]): Promise<Heard> {
  let page = await visitor.get("/chat");
  for (const message of lines) page = await visitor.submit(await visitor.get("/chat"), { message });
  return {
    words: textsAt(page.html, '[data-role="assistant"] .message-text').at(-1) ?? "",
    panel: textsAt(page.html, "#crisis-panel h2").join(" "),
  };
}

const GOODBYE = "my best friend keeps saying we'd be better off without her";

describe("another person's danger", () => {
  test("that may be, is asked about together with what to do if it is now", async () => {
    const { visitor } = await newMember();
    const { words, panel } = await talk(visitor, GOODBYE);
    expect(words).toContain("911");
    expect(words).toContain("988");
    expect(words).toMatch(/their life|person you're writing about|hurt themselves/);
    expect(panel).toBe("");
  });

  test("is answered by the call once it is said to be now", async () => {
    const { visitor } = await newMember();
    const { words, panel } = await talk(visitor, GOODBYE, "yes I think so");
    expect(words).toMatch(/^Call 911/);
    expect(panel).toBe("Get help to them now");
  });

  test("that is told in another's own words is asked about, and a plan to use what is in the house is met by the call", async () => {
    const { visitor } = await newMember();
    const first = await talk(
      visitor,
      "my cousin rang last night, he says there's no reason left for him to be alive and i don't know how to help",
    );
    expect(first.words).toContain("911");
    const armed = await talk(
      visitor,
      "yes i'm scared he might",
      "his shotgun is right there in his hall cupboard",
    );
    expect(armed.panel).toBe("Get help to them now");
    expect(armed.words).not.toMatch(/799-7233|hurt somebody/);
  });

  test.each(["what do i do", "I'm not sure", "she's at college"])(
    "%j after our question is answered with how to ask them, not with another subject",
    async (line) => {
      const { visitor } = await newMember();
      const { words } = await talk(visitor, GOODBYE, line);
      expect(words).toMatch(/killing yourself|think of suicide|ending their life/);
      expect(words).toContain("988");
    },
  );

  test.each([
    "its not me!! its my BROTHER",
    "it's about my brother, not me",
    "no, not me. it's my best friend",
  ])(
    "is theirs once it is put right with %j, also after it was taken for the writer's",
    async (line) => {
      const { visitor, userId } = await newMember();
      const wrong = "I want to end my life tonight and the gun is in the car";
      expect((await talk(visitor, wrong)).panel).not.toBe("");
      const put = await talk(visitor, line);
      expect(put.words).toMatch(/^Call 911|call 911/);
      expect(put.words).not.toMatch(/your urge|walk out of that room|step outside/);
      const events = await database()
        .select({ subject: crisisEvents.subject, resolution: crisisEvents.resolution })
        .from(crisisEvents)
        .where(eq(crisisEvents.userId, userId))
        .orderBy(crisisEvents.createdAt);
      expect(events).toEqual([
        { subject: "self", resolution: "false_alarm" },
        { subject: "other", resolution: null },
      ]);
      const next = await talk(visitor, "he picked up, hes crying. what do i say");
      expect(next.words).not.toMatch(/I'm about to hurt someone|another room/);
      expect(next.words).toMatch(/\b(?:them|him|her|they)\b/);
    },
  );

  test("is over with a plain no", async () => {
    const { visitor } = await newMember();
    const { words } = await talk(visitor, GOODBYE, "she's not in danger, just moody");
    expect(words).not.toMatch(/988|911/);
  });

  test("goes on where another is mourned and they live", async () => {
    const { visitor, userId } = await newMember();
    const lives = "our mom died in May and since then she talks of following her, I'm so scared";
    await talk(visitor, GOODBYE, lives);
    const events = await database()
      .select({ resolution: crisisEvents.resolution })
      .from(crisisEvents)
      .where(eq(crisisEvents.userId, userId));
    expect(events.map(({ resolution }) => resolution)).not.toContain("said_no");
  });

  test("never becomes the writer's own by a few words that go on with it", async () => {
    const { visitor } = await newMember();
    const { words, panel } = await talk(
      visitor,
      "my ex rang crying, says he's parked by the lake and it's his last night",
      "im 40 mins away",
    );
    expect(words).toMatch(/^Call 911/);
    expect(words).not.toMatch(/you could use|about to act/);
    expect(panel).toBe("Get help to them now");
  });
});

test("while help comes to another, what is told of a body is theirs, and nobody is told to call again", async () => {
  const { visitor } = await newMember();
  await talk(visitor, "my roommate took like 20 oxy and he's breathing weird");
  await talk(visitor, "ambulance is on the way");
  const { words, panel } = await talk(visitor, "his lips look kind of blue");
  expect(words).toMatch(/people you called|operator/);
  expect(words).not.toMatch(/Call (?:911|Poison)/);
  expect(panel).not.toBe("");
});

test("who has put the means of another out of reach is told what comes next, not to save themselves", async () => {
  const { visitor } = await newMember();
  await talk(visitor, "my son told me he wants to die and he has a bottle of pills in his room");
  const { words, panel } = await talk(visitor, "I took the pills and gave them to my sister");
  expect(words).toMatch(/Out of their reach|safer for them/);
  expect(words).not.toMatch(/Call 911|keep them talking|what you took/);
  expect(panel).toBe("Get help to them now");
});

test("who may have taken what they gave away is still sent to help at once", async () => {
  const { visitor } = await newMember();
  await talk(visitor, "i want to die, i have pills here", "yes");
  const { words } = await talk(visitor, "I took the pills and gave the bottle to my sister");
  expect(words).toMatch(/^Call 911/);
});

test("who says that help came is told of nothing to do until it comes, then or later", async () => {
  const { visitor } = await newMember();
  await talk(visitor, "my friend took a bunch of pills", "ambulance is on the way");
  for (const line of ["They just got here", "ok"]) {
    const { words } = await talk(visitor, line);
    expect(words).not.toMatch(/until|before they come|take long/i);
  }
});

test.each([
  "im on with 911 rn my friend took a whole bottle of pills",
  "my son swallowed a bunch of my heart pills. 911 is on speaker and the paramedics are 6 min out",
])("%j: who is on the line in the first message stays on, and isn't told to call", async (line) => {
  const { visitor } = await newMember();
  const { words, panel } = await talk(visitor, line);
  expect(words).toMatch(/^Stay on with them/);
  expect(words).not.toMatch(/^Call|call right now|able to call|on its way/m);
  expect(panel).not.toBe("");
});

test("a sign of the body told after the call is for the operator", async () => {
  const { visitor } = await newMember();
  await talk(visitor, "my daughter took a bottle of pills i found her on the floor");
  const { words } = await talk(
    visitor,
    "i already called 911 im ON with them. shes breathing but shes kind of snoring and wont wake up",
  );
  expect(words).toMatch(/word for word|the people you called just what you see/);
});

test("who helps somebody away from an abuser isn't taken for the one in danger by a guess", async () => {
  const { visitor } = await newMember();
  await talk(visitor, "my husband choked me last night and i cant stop shaking", "yes for now");
  const { words, panel } = await talk(
    visitor,
    "she's on her way. he's just texted saying he's coming home early",
  );
  expect(words).not.toMatch(/stay with them|beside them|they're not there|Without an address/i);
  expect(panel).toBe("Someone can help you with this");
});

describe("a neck that was held", () => {
  test.each([
    "my neck is sore from where he held it",
    "he squeezed my throat once when he was drunk, he cried about it after",
  ])("%j is abuse, with a hospital today though it looks fine", async (line) => {
    const { visitor } = await newMember();
    const { words, panel } = await talk(visitor, line);
    expect(words).toMatch(/believe/);
    expect(words).toMatch(/hospital|ER\b/);
    expect(panel).toBe("Someone can help you with this");
    const next = await talk(visitor, "i bruise if you look at me");
    expect(next.words).not.toMatch(/hurting yourself|injure yourself/);
  });

  test.each([
    "my neck is sore and swallowing feels weird",
    "my voice is kind of hoarse too",
    "there are red spots in my eyes",
    "im dizzy today",
    "dizzy if I turn my head and my voice has gone funny",
  ])("before %j leads to a hospital today, whatever was said in between", async (sign) => {
    const { visitor } = await newMember();
    await talk(visitor, "my boyfriend choked me last night");
    await talk(visitor, "no he's at work");
    const { words, panel } = await talk(visitor, sign);
    expect(words).toMatch(/^(?:Please have a hospital|After a neck|That can come from your neck)/);
    expect(words).toMatch(/faint/);
    expect(words).toMatch(/drive/);
    expect(panel).toBe("Someone can help you with this");
    const next = await talk(visitor, "i just feel like such an idiot");
    expect(next.words).not.toMatch(/hospital|emergency room/);
  });

  test("of another is about them", async () => {
    const { visitor } = await newMember();
    const { words, panel } = await talk(
      visitor,
      "my dad put his hands round my mum's neck last night",
    );
    expect(words).toMatch(/hospital|ER\b/);
    expect(panel).toBe("Help for the person you're worried about");
  });
});

describe("a bad stomach", () => {
  test("is no sign of a wish to die: it is asked whether it needs a doctor, and nothing else", async () => {
    const { visitor } = await newMember();
    const line = "I've been sick all night, can't keep anything down";
    const { words, panel } = await talk(visitor, line);
    expect(words).not.toMatch(/suicide|end(ing)? your life|killing yourself|hurting yourself/);
    expect(words).toMatch(/doctor|in danger at this moment|happening as you write/);
    expect(panel).toBe("");
    for (const later of ["my sister got a new car", "a blue one", "we drove to the lake"]) {
      expect((await talk(visitor, later)).panel).toBe("");
    }
  });
});
