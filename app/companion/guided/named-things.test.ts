import { describe, expect, it, test } from "vitest";
import { lastReply } from "#tests/companion/product-talk.ts";
import { namesIn, thingIn } from "./named-things.ts";

describe("the names that a message tells", () => {
  it.each([
    ["my editor Paula keeps sending me emails", "Paula"],
    ["Owen, that's my deputy, he just shrugged", "Owen"],
    ["Greg from finance will be in the front row", "Greg"],
    ["I have my budgie, Captain.", "Captain"],
    ["my dog moose is the only one not laughing", "Moose"],
    ["mi hija Carla se va el sábado", "Carla"],
  ])("are found in %j", (content, name) => expect(namesIn(content)).toEqual([name]));

  it("are found by themselves only after somebody was spoken of", () => {
    expect(namesIn("Miso. She was 16", "we had to put our cat down")).toEqual(["Miso"]);
    expect(namesIn("Anatomy.", "exam in nine hours")).toEqual([]);
  });

  it.each([
    "my friend from Berlin called",
    "my Monday was long",
    "MY BOSS PAULA IS HERE",
    "my dog died on Friday",
  ])("aren't found in %j", (content) => expect(namesIn(content)).toEqual([]));
});

test.each([
  ["My presentation is tomorrow", "your presentation"],
  ["failed my driving test again", "your driving test"],
  ["my manager piles everything on me", "your manager"],
  ["my best mate hasn't spoken to me", "your best mate"],
  ["mi marido dice que exagero", "tu marido"],
  ["my heart pounds", undefined],
  ["I took my pills", undefined],
  ["it rained", undefined],
])("what may be asked about in %j is %j", (content, thing) => {
  expect(thingIn(content)?.text).toBe(thing);
});

test("what they named is asked about in their words, and a name is come back to", () => {
  expect(lastReply("hey", "my editor Paula keeps sending me cheerful emails")).toContain("Paula");
  const later = [
    "my cat Miso sleeps all day",
    "it rained on Tuesday when we got up",
    "the bus was late and it was full",
    "then the shop was closed when I got there",
    "I walked the long way home after that",
  ];
  const replies = later.map((_, at) => lastReply(...later.slice(0, at + 1))).join(" ");
  expect(replies).toContain("Miso");
});

test("of somebody who died nothing is asked that only fits the living", () => {
  const reply = lastReply(
    "my wife passed two winters ago",
    "Her name is Joan.",
    "Joan wrote lists",
  );
  expect(reply).not.toMatch(/now\?|happen with/u);
});
