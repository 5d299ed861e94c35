import { expect, test } from "vitest";
import { assessByRules } from "../detector.server.ts";

function tierOf(lines: readonly string[]) {
  return lines.map((line, index) => assessByRules(line, lines.slice(0, index)).tier);
}

function worstOf(lines: readonly string[]) {
  const tiers = tierOf(lines);
  return tiers.includes("crisis") ? "crisis" : tiers.includes("check_in") ? "check_in" : "quiet";
}

test.each([
  [
    "my neighbour said she'd take him from sunday",
    "I wrote down the wifi and bank stuff for my brother",
    "I've cleared out my wardrobe, bags by the door",
  ],
  ["I've been giving my records to the lads", "I told work I won't be needing the shifts"],
  ["the plants go to my sister", "my sister has my passwords now", "shredded all my diaries"],
])("%j, %j … is asked about", (...lines) => {
  expect(worstOf(lines)).toBe("check_in");
});

test.each([
  [
    "my sister has my passwords now",
    "booked the dog in with my parents from friday",
    "the rope's in the boot",
  ],
  [
    "found someone to take my rabbit",
    "the insurance papers are in the blue folder",
    "by Friday it's all done. wrote one for each of the kids",
  ],
])("%j, %j … with a means, or a day and a last word, is a plan", (...lines) => {
  expect(worstOf(lines)).toBe("crisis");
});

test.each([
  [
    "I'm moving to Spain on Friday",
    "gave away most of my furniture",
    "my sister has my passwords just in case",
    "cleaned out the flat so nobody has to",
  ],
  [
    "going into hospital monday for the hip",
    "who feeds the cat from monday?",
    "wrote down my bank details for my daughter",
    "letter for the milkman on the table",
  ],
  [
    "so we're off travelling for a year",
    "my brother takes the dog",
    "cancelled all my subscriptions",
    "gave my bike to a friend",
  ],
  [
    "decluttering at last",
    "gave away my records",
    "cleared out my wardrobe",
    "deleted all my photos",
  ],
  ["cleaned the kitchen", "walked the dog", "paid the rent", "wrote a card for my nan's birthday"],
])("%j, %j … is ordinary talk", (...lines) => {
  expect(worstOf(lines)).toBe("quiet");
});

test("after a no only new signs are asked about", () => {
  const before = ["my sister has my passwords now", "the plants go to my sister", "no"];
  expect(assessByRules("shredded all my diaries", before).tier).toBe("none");
});

const ASKED = [
  "my neighbour said she'd take him from sunday",
  "I wrote down the wifi and bank stuff for my brother",
  "I've cleared out my wardrobe, bags by the door",
];

test.each([
  "I put a letter in the drawer for my mum",
  "gave away my guitar",
  "paid off all my debts",
  "I won't be here for that",
])("once the chores were asked about, %j opens the panel", (line) => {
  expect(assessByRules(line, [...ASKED, "just tidying up"]).tier).toBe("crisis");
});

test("a letter after a no is asked about once more", () => {
  const before = [...ASKED, "no"];
  expect(assessByRules("I put a letter in the drawer for my mum", before).tier).toBe("check_in");
});

test.each([
  "she's thrown up six times and I can't do this anymore, I'm so tired",
  "my toddler has been vomiting all night and I can't do this anymore",
])("%j is a sick child and no emergency", (line) => {
  expect(assessByRules(line).tier).toBe("watch");
  expect(assessByRules(line, ["my toddler has a stomach bug", "so tired"]).tier).toBe("watch");
});

test.each([
  "we're moving to Denver so I've been saying goodbye to everyone",
  "saying goodbye to everyone is so hard, the van comes Saturday",
  "we move on friday. I'm saying goodbye to everyone this week and it makes me cry",
  "my job moves me to Spain, I have to say goodbye to everybody",
  "last day of school, saying goodbye to everyone before we leave for Canada",
])("%j is a move", (line) => {
  expect(worstOf([line])).toBe("quiet");
});
