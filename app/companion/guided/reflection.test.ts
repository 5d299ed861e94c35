import { describe, expect, test } from "vitest";
import {
  joinedThings,
  listedThings,
  lostPersonIn,
  personIn,
  quotedAnswer,
  tellingQuote,
  turnedClause,
} from "./reflection.ts";

describe("turning somebody's words to face them", () => {
  test.each([
    [
      "i can't stop thinking about what i said to her",
      "you can't stop thinking about what you said to her",
    ],
    ["I keep drinking more than I planned", "you keep drinking more than you planned"],
    ["I was so embarrassed by my own brother", "you were so embarrassed by your own brother"],
    ["honestly I'm scared she will leave me", "you're scared she will leave you"],
    ["im so lonely it physically hurts", "you're so lonely it physically hurts"],
    [
      "I moved countries for this job and I cry on Sundays",
      "you moved countries for this job and you cry on Sundays",
    ],
  ])("%j", (message, turned) => expect(turnedClause(message)).toBe(turned));

  test.each([
    "I'm such an idiot and I ruin everything",
    "I tried to take my life ten years ago",
    "I think you are my mom now",
    "we keep arguing about our money",
    "am I the only one who feels like that?",
    "I feel sad",
    "I don't know what to say",
    "I sooooo can't deal with that",
    "I want to and",
  ])("leaves %j alone", (message) => expect(turnedClause(message)).toBeNull());
});

describe("quoting", () => {
  test("takes a short telling piece, as it was written but for a small i", () => {
    expect(tellingQuote("so the thing is, nobody texts me back, i feel invisible")).toBe(
      "“I feel invisible”",
    );
  });

  test("repeats nothing about death, harm or abuse", () => {
    expect(tellingQuote("I keep wanting to die when I feel like this")).toBeNull();
    expect(quotedAnswer("I could kill him for that")).toBeNull();
  });

  test("gives a short answer back whole and a long one by its first clause", () => {
    expect(quotedAnswer("text Ana and ask how her new job is.")).toBe(
      "“text Ana and ask how her new job is”",
    );
    const long =
      "She looked at me in the meeting. " +
      "And then a lot more happened that I will not go into. ".repeat(5);
    expect(quotedAnswer(long)).toBe("“She looked at me in the meeting”");
  });
});

describe("people", () => {
  test("are named as theirs", () => {
    expect(personIn("My best friend stopped talking to me")).toBe("your best friend");
    expect(personIn("the neighbours are loud")).toBeNull();
  });

  test("are mourned only when it says so", () => {
    expect(lostPersonIn("Lost my dad in March")).toBe("your dad");
    expect(lostPersonIn("my old dog died on friday")).toBe("your old dog");
    expect(lostPersonIn("I lost my keys and my dad found them")).toBeNull();
  });
});

test("things in a list are taken apart, turned and joined again", () => {
  const things = listedThings("I can see my lamp, the window and a pile of laundry");
  expect(joinedThings(things)).toBe("Your lamp, the window and a pile of laundry");
});
