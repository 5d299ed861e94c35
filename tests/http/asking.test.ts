import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { saveSafetyPlanStep } from "#app/models/risk/safety-plans.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { NOT_MEANT_PATH } from "#app/safety/panels.server.ts";
import { database } from "#db/client.ts";
import { crisisEvents } from "#db/schema.ts";
import { newMember, signIn } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { choicesOn, Visitor, type Page } from "#tests/setup/visitor.ts";
import { lastWords, say } from "./talk.ts";
import { riskOf, userOf } from "./rows.ts";

/** A message that a pattern asks about, and that says nothing plainly. */
const GLOOMY = "The dark thoughts are back tonight";
const HOUR_MS = 60 * 60_000;
const QUESTION = /suicide|end(ing)? (your|their) life|killing yourself/;

afterEach(() => {
  vi.useRealTimers();
});

function buttonsOf(page: Page): string[] {
  return textsAt(page.html, 'form button[name="choice"]');
}

async function eventsOf(userId: string) {
  return database()
    .select()
    .from(crisisEvents)
    .where(eq(crisisEvents.userId, userId))
    .orderBy(crisisEvents.createdAt);
}

async function statusOf(userId: string) {
  const risk = await riskOf(userId);
  return risk?.status;
}

async function usedBy(userId: string) {
  const user = await userOf(userId);
  return user?.messagesUsed;
}

async function comeBack(userId: string, afterMs: number): Promise<Visitor> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + afterMs });
  const visitor = new Visitor();
  await signIn(visitor, userId);
  return visitor;
}

test("a yes that only its meaning tells is one for the script, too: it asks what comes next, and not the same", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, GLOOMY);
  await say(visitor, "most nights");
  const asked = lastWords(await say(visitor, "since spring"));
  expect(await statusOf(userId)).toBe("open");
  expect(asked).toMatch(/today/);
  expect(asked).not.toMatch(/thoughts of suicide when|think about ending your life|think of dying/);
});

test("a second sign that a life may hang on is met by the panel with the script, never by the script alone", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, GLOOMY);
  const page = await say(visitor, "idk. i had all my sleeping tablets around 2, plus some of mums");
  expect(lastWords(page)).toContain("911");
  expect(page.html).toContain('id="crisis-panel"');
  expect(page.html).toContain(NOT_MEANT_PATH);
  expect((await eventsOf(userId)).some(({ tier }) => tier === "crisis")).toBe(true);
});

test("a wish for no numbers is received where nothing is open, and none comes before a new sign", async () => {
  const { visitor } = await newMember();
  expect(lastWords(await say(visitor, "Please don't give me a number again"))).toMatch(/numbers/);
  await say(visitor, GLOOMY);
  for (const line of ["please stop giving me numbers", "idk", "maybe"]) {
    expect(lastWords(await say(visitor, line))).not.toMatch(/988|741741|answer questions/);
  }
  expect(lastWords(await say(visitor, "i want to kill myself"))).toContain("988");
});

test("who says no and wants to be asked no more is neither asked nor sent away", async () => {
  const { visitor } = await newMember();
  await say(visitor, GLOOMY);
  const words = lastWords(await say(visitor, "no. and please quit with the questions"));
  expect(words).not.toMatch(/bye|take care|\?$/i);
});

test("what is asked with the first sign is answered with the opening", async () => {
  const { visitor } = await newMember();
  const page = await say(visitor, "i want to end my life. will you tell anyone what i write?");
  expect(lastWords(page)).toMatch(/can't contact anyone|safety alert/);
  expect(lastWords(page)).toContain("988");
});

test("whoever is attacked by somebody they don't know gets no lines for violence at home", async () => {
  const { visitor } = await newMember();
  const page = await say(visitor, "they were strangers, they beat me and kicked me in the head");
  expect(textsAt(page.html, "#crisis-panel h2")).toEqual(["You don't have to handle this alone"]);
  expect(page.text).not.toContain("799-7233");
  expect(lastWords(page)).toMatch(/not your fault|makes it your fault|one to blame/);
});

test("what thieves took is nothing that was swallowed", async () => {
  const { visitor } = await newMember();
  const robbed = await say(
    visitor,
    "two men I don't know hit me in the ribs and it hurts to breathe. they took my bag",
  );
  expect(lastWords(robbed)).not.toContain("Poison");
});

test("what is for a story is answered as that once danger was denied, and not by a welcome", async () => {
  const { visitor } = await newMember();
  await say(visitor, "My character overdoses on pills. How many would she need?");
  await say(visitor, "No, I'm fine. I'm a novelist and this is for chapter 12.");
  const words = lastWords(await say(visitor, "It's really just for my book, thanks"));
  expect(words).toMatch(/I can help with|with that I can help|what morning is like/);
  expect(words).not.toMatch(/welcome|of course/i);
});

describe("a sign that may mean danger", () => {
  test("gets the ordinary reply with one question at its end, its buttons, and the way to say it was misread", async () => {
    const { visitor, userId } = await newMember({ messagesUsed: 3 });
    const page = await say(visitor, GLOOMY);
    const words = lastWords(page);
    expect(words).toMatch(QUESTION);
    expect(words.match(/\?/g)).toHaveLength(1);
    expect(words.trim().endsWith("?")).toBe(true);
    expect(buttonsOf(page)).toHaveLength(3);
    expect(page.html).not.toContain('id="crisis-panel"');
    expect(attributeAt(page.html, 'a[href^="/crisis/not-meant"]', "href")).toBeTruthy();
    expect(await eventsOf(userId)).toMatchObject([{ tier: "check_in", resolved: false }]);
    expect(await usedBy(userId)).toBe(3);
  });

  test.each([
    "No, not like that",
    "no",
    "nope",
    "God no, I'm just stressed",
    "I'm not suicidal, I just can't sleep!!",
    "nah just tired",
    "no that's not what I meant",
    "not at all",
  ])("%j closes it in that same turn, and the talk goes on with what they came for", async (no) => {
    const { visitor, userId } = await newMember();
    await say(visitor, GLOOMY);
    const page = await say(visitor, no);
    expect(lastWords(page)).toMatch(/^(Thank|Okay)/);
    expect(lastWords(page)).not.toMatch(/988/);
    expect(lastWords(page)).not.toMatch(QUESTION);
    expect(await statusOf(userId)).toBe("watch");
    expect(await eventsOf(userId)).toMatchObject([{ resolution: "said_no" }]);
    for (const text of ["the neighbors were loud again", "I made soup for dinner", "it was fine"]) {
      expect(lastWords(await say(visitor, text))).not.toMatch(QUESTION);
    }
  });

  test("for a day after a no there is a quiet line with the link to help, and every message counts", async () => {
    const { visitor, userId } = await newMember({ messagesUsed: 2 });
    await say(visitor, GLOOMY);
    await say(visitor, "no");
    expect(await usedBy(userId)).toBe(2);
    const page = await say(visitor, "the neighbors were loud again");
    expect(lastWords(page)).toMatch(/who to call or text/);
    expect(await usedBy(userId)).toBe(3);
    // Not under every reply: a no is believed.
    for (const text of ["then it rained", "I made soup", "the dog liked it"]) {
      expect(lastWords(await say(visitor, text))).not.toMatch(/who to call or text/);
    }
    const later = await comeBack(userId, 25 * HOUR_MS);
    expect(textsAt((await later.get("/chat")).html, "#check-back")).toEqual([]);
    expect(lastWords(await say(later, "the neighbors were loud again"))).not.toMatch(
      /call or text/,
    );
  });

  test.each(["no, I already took them", "no point", "no one would miss me", "not tonight"])(
    "%j is no no",
    async (text) => {
      const { visitor, userId } = await newMember();
      await say(visitor, GLOOMY);
      await say(visitor, text);
      expect(await statusOf(userId)).not.toBe("watch");
      expect((await eventsOf(userId))[0]?.resolved).toBe(false);
    },
  );

  test("what was done already is an emergency, however the answer begins", async () => {
    const { visitor, userId } = await newMember();
    await say(visitor, GLOOMY);
    const page = await say(visitor, "no, I already took them");
    expect(page.html).toContain('id="crisis-panel"');
    expect(lastWords(page)).toMatch(/^Call (911|Poison Control)/);
    expect(await statusOf(userId)).toBe("open");
  });

  test("“no point” is asked about once more, at once", async () => {
    const { visitor } = await newMember();
    await say(visitor, GLOOMY);
    const page = await say(visitor, "no point");
    expect(lastWords(page)).toMatch(QUESTION);
    expect(buttonsOf(page)).toHaveLength(3);
  });

  test("no companion is spoken of that was never there", async () => {
    const { visitor } = await newMember();
    for (const text of ["I made soup", GLOOMY, "maybe", "I don't know"]) await say(visitor, text);
    const page = await say(visitor, "my sister is getting married");
    expect(lastWords(page)).not.toMatch(/companion|It is me again/);
  });

  test("another subject is answered; the question comes back once in other words, and then rests", async () => {
    const { visitor, userId } = await newMember();
    const first = lastWords(await say(visitor, GLOOMY));
    expect(lastWords(await say(visitor, "my sister is getting married"))).not.toMatch(QUESTION);
    const again = lastWords(await say(visitor, "she wants a big party in June"));
    expect(again).toMatch(QUESTION);
    expect(again.split("\n").at(-1)).not.toBe(first.split("\n").at(-1));
    for (const text of ["I have to find a dress", "the cake is chocolate", "and there is a band"]) {
      expect(lastWords(await say(visitor, text))).not.toMatch(QUESTION);
    }
    expect(await statusOf(userId)).toBe("rests");
  });

  test("a joke is answered as one and locks nothing", async () => {
    const { visitor, userId } = await newMember();
    await say(visitor, GLOOMY);
    const page = await say(visitor, "jk lol");
    expect(lastWords(page)).not.toMatch(QUESTION);
    expect(page.html).not.toContain('id="crisis-panel"');
    expect(await statusOf(userId)).toBe("unanswered");
  });

  test("after a maybe it is asked once more at once; if it stays so, help is named in full and the next visit asks", async () => {
    const { visitor, userId } = await newMember();
    await say(visitor, GLOOMY);
    const again = await say(visitor, "I don't know");
    expect(lastWords(again)).toMatch(QUESTION);
    expect(buttonsOf(again)).toHaveLength(3);
    const open = await say(visitor, "maybe");
    expect(lastWords(open)).toMatch(/988/);
    expect(lastWords(open)).not.toMatch(QUESTION);
    expect(await statusOf(userId)).toBe("unsure");
    expect(lastWords(await say(visitor, "my sister is getting married"))).not.toMatch(/988/);
    const there = await comeBack(userId, 5 * HOUR_MS);
    expect(textsAt((await there.get("/chat")).html, "#check-back")[0]).toMatch(QUESTION);
  });

  test("whoever leaves is asked at the next visit once, and after 72 hours it is closed as unanswered", async () => {
    const { visitor, userId } = await newMember();
    await say(visitor, GLOOMY);
    const next = await comeBack(userId, 20 * HOUR_MS);
    expect(textsAt((await next.get("/chat")).html, "#check-back")[0]).toMatch(QUESTION);
    await say(next, "my sister is getting married");
    expect(await statusOf(userId)).toBe("left");
    const third = await comeBack(userId, 20 * HOUR_MS);
    expect(textsAt((await third.get("/chat")).html, "#check-back")).toEqual([]);
    const late = await comeBack(userId, 60 * HOUR_MS);
    await say(late, "she wants a big party");
    expect(await statusOf(userId)).toBe("closed");
    expect(await eventsOf(userId)).toMatchObject([{ resolution: "unanswered" }]);
  });

  test("a yes about something else is none; the button's yes opens risk at moderate, with the panel", async () => {
    const { visitor, userId } = await newMember();
    const asked = await say(visitor, GLOOMY);
    await say(visitor, "yes, the money part mostly");
    expect(await statusOf(userId)).toBe("unanswered");
    const again = await say(visitor, "my sister is getting married");
    expect(lastWords(again)).toMatch(QUESTION);
    const page = await say(visitor, buttonsOf(asked)[0] ?? "");
    expect(page.html).toContain('id="crisis-panel"');
    expect(await statusOf(userId)).toBe("open");
    expect((await eventsOf(userId)).at(-1)).toMatchObject({ tier: "crisis", severity: "moderate" });
    expect((await visitor.get("/crisis/not-meant")).url).toBe("/crisis");
  });

  test("a no, and a plan an hour later: the plan is heard", async () => {
    const { visitor, userId } = await newMember();
    await say(visitor, GLOOMY);
    await say(visitor, "no");
    const later = await comeBack(userId, HOUR_MS);
    const page = await say(later, "I want to kill myself tonight, the pills are here");
    expect(page.html).toContain('id="crisis-panel"');
    expect(await statusOf(userId)).toBe("open");
  });
});

test("what the linear model alone takes for a crisis shows help and asks, but opens nothing", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, "I hope they call me back soon");
  const [event] = await eventsOf(userId);
  if (event?.tier !== "crisis" || event.rules.some((rule) => !rule.startsWith("model."))) return;
  expect(page.html).toContain('id="crisis-panel"');
  expect(await statusOf(userId)).toBe("asked");
  expect(lastWords(await say(visitor, "no, I mean the garage"))).not.toMatch(/988/);
  expect(await statusOf(userId)).not.toBe("open");
});

test("many messages in danger within seconds are all helped, with no more events than the ceiling", async () => {
  const { visitor, userId } = await newMember();
  let page = await say(visitor, "I want to kill myself");
  for (let sent = 1; sent < 26; sent += 1) page = await say(visitor, "I want to kill myself");
  expect(page.status).toBe(200);
  expect(page.html).toContain('id="crisis-panel"');
  expect(lastWords(page)).toMatch(/988/);
  expect((await eventsOf(userId)).length).toBe(20);
  await say(visitor, "I took all the pills to kill myself, it is done");
  expect((await eventsOf(userId)).length).toBe(21);
}, 60_000);

test("a denial that nobody asked for is about what comes after it", async () => {
  const { visitor } = await newMember();
  const page = await say(visitor, "I'm not suicidal, I just can't sleep!!");
  expect(lastWords(page)).not.toMatch(/Get help now|grave|serious/);
  expect([lastWords(page), ...choicesOn(page)].join("\n")).toMatch(/sleep|night|bed/);
});

test("a crisis message also shows the toast that help is there", async () => {
  const { visitor } = await newMember();
  const page = await say(visitor, "I want to kill myself");
  expect(page.html).toContain("Support resources available");
});

test("where a text has no reply the next page asks on a card, and a no there is heard", async () => {
  const { visitor, userId } = await newMember();
  // Judged as talk: in a plan itself such words are a warning sign, and nothing is asked.
  await saveSafetyPlanStep(userId, "warningSigns", await screenText(GLOOMY));
  expect(await statusOf(userId)).toBe("rests");
  const page = await visitor.get("/safety-plan");
  expect(page.text).toMatch(QUESTION);
  expect(
    attributeAt(page.html, '.risk-question ~ p a[href="/crisis/not-meant"]', "href"),
  ).toBeTruthy();
  const card = page.forms.find(({ action }) => action === "/crisis/question");
  const no = card?.buttons.find(({ value }) => value.endsWith(".no"));
  const answered = await visitor.post("/crisis/question", {
    ...card?.fields,
    choice: no?.value ?? "",
  });
  expect(answered.text).toContain("Thanks for answering");
  expect(await statusOf(userId)).toBe("watch");
  expect((await visitor.get("/safety-plan")).text).not.toMatch(QUESTION);
});

test("somebody who is asked is told by the same words with and without scripts that it was misread", async () => {
  const { visitor, userId } = await newMember();
  const page = await say(visitor, GLOOMY);
  const href = attributeAt(page.html, 'a[href^="/crisis/not-meant"]', "href") ?? "";
  const asked = await visitor.get(href);
  expect(asked.text).toMatch(QUESTION);
  await visitor.submit(asked, { choice: "not-meant.no" });
  expect(await eventsOf(userId)).toMatchObject([{ resolution: "false_alarm" }]);
  expect(await statusOf(userId)).toBe("watch");
});
