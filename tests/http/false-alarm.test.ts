import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "#db/client.ts";
import { crisisEvents } from "#db/schema.ts";
import { newMember } from "#tests/setup/members.ts";
import { attributeAt, documentOf, textsAt } from "#tests/setup/page.ts";
import { lastWords, say } from "./talk.ts";
import { eventsOf, riskOf } from "./rows.ts";

const PIANO = "I'm downsizing. My sister can have my piano, I won't need it anymore.";
const GRAVE = "I'm standing on the ledge of the bridge";

async function standing(userId: string) {
  const risk = await riskOf(userId);
  const events = await eventsOf(userId);
  return { status: risk?.status, open: events.filter(({ resolved }) => !resolved).length };
}

describe("a plain no to thoughts closes a false alarm in the same turn, however grave it was taken for", () => {
  test.each([
    "No. I am not thinking of killing myself.",
    "I'm not suicidal, I'm moving to a smaller place",
    "no",
    "No, I'm not",
    "No estoy pensando en matarme",
  ])("typed or by button: %j", async (answer) => {
    const { visitor, userId } = await newMember();
    const asked = await say(visitor, PIANO);
    expect(lastWords(asked)).toMatch(/kill yourself|killing yourself|end your life/);
    expect(asked.html).toContain("No, I&#x27;m not");
    const page = await say(visitor, answer);
    expect(lastWords(page)).not.toMatch(/911|988/);
    expect(await standing(userId)).toEqual({ status: "watch_and_ask", open: 0 });
    // The panel stays where it was, folded to its title.
    expect(textsAt(page.html, "details.crisis-folded > summary")).toHaveLength(1);
    expect(asked.html).not.toContain("crisis-folded");
  });

  test("also to somebody whose answer came later, when another question stands above it", async () => {
    const { visitor, userId } = await newMember();
    await say(visitor, PIANO);
    await say(visitor, "What is this about?");
    await say(visitor, "I only told you about my piano");
    const page = await say(visitor, "No. I am not thinking of killing myself.");
    expect(lastWords(page)).not.toMatch(/911|988/);
    expect((await standing(userId)).open).toBe(0);
  });

  test("“This isn't what I meant” stands in the panel, and one clear no closes it", async () => {
    const { visitor, userId } = await newMember();
    const page = await say(visitor, GRAVE);
    const href = attributeAt(page.html, "#crisis-panel .not-meant a", "href") ?? "";
    expect(href).toContain("/crisis/not-meant");
    await visitor.submit(await visitor.get(href), { choice: "not-meant.no" });
    expect(await standing(userId)).toEqual({ status: "watch_and_ask", open: 0 });
  });
});

test("under a panel about abuse it asks about abuse, also where another risk stands open, and leaves that", async () => {
  const { visitor, userId } = await newMember();
  await say(visitor, "I want to kill myself");
  const page = await say(visitor, "my husband hits me and I am afraid to go home");
  const hrefs = documentOf(page.html).querySelectorAll(".not-meant a");
  const href =
    [...hrefs]
      .map((link) => link.getAttribute("href") ?? "")
      .find((each) => each.includes("about=abuse")) ?? "";
  const asked = await visitor.get(href);
  expect(asked.text).toContain("is anyone hurting you or threatening you");
  expect(asked.text).not.toMatch(/killing yourself/);
  const thanks = await visitor.submit(asked, { choice: "not-meant.no" });
  expect(thanks.text).toContain("I misread that.");
  expect(await riskOf(userId)).toMatchObject({ status: "open", neutralCheckBack: false });
  const left = await database().select().from(crisisEvents).where(eq(crisisEvents.resolved, false));
  const kinds = left.filter((event) => event.userId === userId).map(({ kind }) => kind);
  expect(kinds).toContain("active_ideation");
  expect(kinds).not.toContain("abuse_or_violence");
});

describe("what a plain no does not close", () => {
  test.each([
    ["an act done", "I took the whole bottle of tylenol", "No, I'm not suicidal"],
    ["a time that was named", "I'm going to do it tonight, I'm going to kill myself", "no"],
    [
      "voices that command",
      "The voices are telling me to kill myself and I can't stop them",
      "No, I don't want to kill myself",
    ],
  ])("%s", async (_what, told, answer) => {
    const { visitor, userId } = await newMember();
    await say(visitor, told);
    await say(visitor, answer);
    expect((await standing(userId)).status).toBe("open");
  });

  test("nor what they have said yes to themselves", async () => {
    const { visitor, userId } = await newMember();
    await say(visitor, GRAVE);
    await say(visitor, "Yes, I am");
    await say(visitor, "No, I'm not suicidal");
    expect((await standing(userId)).status).toBe("open");
  });
});

test.each([
  ["He hits me when he's drunk", "abuse"],
  ["I can't stop picturing hurting my baby and it disgusts me", "unwanted"],
])(
  "%j is asked once, plainly, about thoughts of suicide, and a yes opens that risk",
  async (told) => {
    const { visitor, userId } = await newMember();
    let page = await say(visitor, told);
    for (const answer of [
      "Yes, I am safe",
      "I'd rather not say",
      "I'm not sure",
      "I'd rather not say",
    ]) {
      if (/killing yourself|suicide|ending your life/.test(lastWords(page))) break;
      page = await say(visitor, answer);
    }
    expect(lastWords(page)).toMatch(/killing yourself|suicide|ending your life/);
    await say(visitor, "Yes, I'm thinking about it");
    const risk = await riskOf(userId);
    expect(risk).toMatchObject({ status: "open", kind: "active_ideation", subject: "self" });
  },
);
