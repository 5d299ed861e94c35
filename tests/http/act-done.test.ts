import { describe, expect, test } from "vitest";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import type { Page, Visitor } from "#tests/setup/visitor.ts";
import { say } from "./talk.ts";
import { riskOf } from "./rows.ts";

/** A message that a pattern asks about, and that says nothing plainly. */
const GLOOMY = "The dark thoughts are back tonight";
const OF_THE_URGE = /urge|before you do anything|get away from|walk away from|could use/i;

async function lastWordsAfter(visitor: Visitor, lines: readonly string[]): Promise<[string, Page]> {
  let page = await visitor.get("/chat");
  for (const line of lines) page = await say(visitor, line);
  return [textsAt(page.html, '[data-role="assistant"] .message-text').at(-1) ?? "", page];
}

describe("an act that is done, told in a few words", () => {
  test.each([
    [GLOOMY, "the entire packet"],
    [GLOOMY, "every last one"],
    [GLOOMY, "half an hour ago with wine"],
    ["I want to kill myself tonight", "they're down"],
    ["I want to die", "no", "i took them already"],
  ])("after %j %j brings the call first, and no word of an urge", async (...lines) => {
    const { visitor, userId } = await newMember();
    const [words, page] = await lastWordsAfter(visitor, lines);
    expect(words).toMatch(/^Call 911/);
    expect(words).toContain("1-800-222-1222");
    expect(words).not.toMatch(OF_THE_URGE);
    expect(textsAt(page.html, "#crisis-panel h2")).toEqual(["Get medical help now"]);
    const risk = await riskOf(userId);
    expect(risk).toMatchObject({ status: "open", kind: "plan_or_attempt", situation: "overdose" });
    const [next] = await lastWordsAfter(visitor, ["45 mins ago"]);
    expect(next).toMatch(/^Call 911/);
    expect(next).not.toMatch(OF_THE_URGE);
  });

  test("without a word of what it was, how long ago it was brings the call, too", async () => {
    const { visitor } = await newMember();
    const [words] = await lastWordsAfter(visitor, [GLOOMY, "an hour ago"]);
    expect(words).toMatch(/^Call 911/);
    expect(words).not.toMatch(OF_THE_URGE);
  });
});

describe("a no right after something was taken", () => {
  const TOLD = "took a bunch of gummies and tylenol pm cos i wanted to sleep";

  test("is asked once what and how much it was, with Poison Control named", async () => {
    const { visitor } = await newMember();
    const [words] = await lastWordsAfter(visitor, [TOLD, "no not like that"]);
    expect(words).toContain("1-800-222-1222");
    expect(words).toMatch(/how much|more than the label/);
    const [after] = await lastWordsAfter(visitor, ["Only what the label says"]);
    expect(after).not.toMatch(/how much|911/);
  });

  test.each(["maybe 20", "i don't know", "More than the label says"])(
    "%j to that is poisoning",
    async (answer) => {
      const { visitor } = await newMember();
      const [words, page] = await lastWordsAfter(visitor, [TOLD, "no not like that", answer]);
      expect(words).toMatch(/^Call Poison Control/);
      expect(page.html).toContain('id="crisis-panel"');
    },
  );
});

describe("an overdose or a wound in plain words brings medical help first, and the risk stays open", () => {
  test.each([
    ["i took all my antidepressants like an hour ago", true],
    ["I already took the pills", true],
    ["I just overdosed on tylenol", true],
    ["i took the whole bottle an hour ago", true],
    ["me tomé todas las pastillas hace una hora", true],
    ["acabo de tener una sobredosis", true],
    ["I cut my wrists", false],
    ["I cut my wrist and it won't stop bleeding", false],
    ["me corté las venas", false],
  ])("%j", async (told, isTaken) => {
    const { visitor, userId } = await newMember();
    const [words, page] = await lastWordsAfter(visitor, [told]);
    expect(words).toMatch(/^(?:Call|Llama al) 911/);
    if (isTaken) expect(words).toContain("1-800-222-1222");
    const numbers = textsAt(page.html, "#crisis-panel .contact-name");
    expect(numbers[0]).toMatch(/911|Emergency/);
    expect(numbers.join(" ")).toContain("Poison");
    const risk = await riskOf(userId);
    expect(risk).toMatchObject({ status: "open", kind: "plan_or_attempt", severity: "critical" });
  });

  test("how long ago it was says so too, as the answer to our question", async () => {
    const { visitor } = await newMember();
    const [words] = await lastWordsAfter(visitor, [
      "I'm standing on the ledge of the bridge",
      "I'd rather not say",
      "i took pills about an hour ago",
    ]);
    expect(words).toMatch(/^Call 911/);
  });

  test.each([
    "I took the whole bottle of water",
    "I overdosed on chocolate",
    "I already took my pills this morning",
    "I already took the pills, thanks for the reminder",
    "I took two advil about an hour ago and my head still hurts",
    "me tomé toda la botella de agua",
    "me corté el dedo cocinando",
  ])("%j does neither", async (told) => {
    const { visitor } = await newMember();
    const [words, page] = await lastWordsAfter(visitor, [told]);
    expect(words).not.toMatch(/911|988|killing yourself|ending your life|suicid/);
    expect(page.html).not.toContain('id="crisis-panel"');
  });
});
