import { describe, expect, it } from "vitest";
import { recipientIn } from "./recipients.ts";
import { reviseDraft } from "./revise-draft.ts";

const TO = recipientIn("to my boss") ?? { relation: null, name: null, pronoun: "they" as const };
const WORDS = { warmBefore: "I hope you're doing okay.", warmAfter: "" };
const DRAFT = "Hi [name]. Could I have Friday off? Thank you for understanding.";

describe("a draft", () => {
  it.each([
    ["take out the thank you", "Hi [name]. Could I have Friday off?"],
    ["ask for saturday instead", DRAFT.replace("Friday", "Saturday")],
    ["change friday to monday", DRAFT.replace("Friday", "Monday")],
    ["shorter", "Hi [name]. Could I have Friday off?"],
    ["less formal", "Hi! Can I get Friday off? Thanks for getting it."],
    ["less polite", "Hi [name]. Could I have Friday off?"],
    [
      "sounds too cold",
      "Hi [name]. I hope you're doing okay. Could I have Friday off? Thank you for understanding.",
    ],
    [
      "add that I'm sorry",
      "Hi [name]. Could I have Friday off? I'm sorry. Thank you for understanding.",
    ],
    [
      "take out the thank you and ask for saturday instead",
      "Hi [name]. Could I have Saturday off?",
    ],
  ])("is changed by %j", (wish, changed) => {
    expect(reviseDraft(DRAFT, wish, TO, WORDS)).toBe(changed);
  });

  it.each(["I'm scared to send it", "he always says no", "you're kinder than I expected"])(
    "stays as it is after %j",
    (said) => {
      expect(reviseDraft(DRAFT, said, TO, WORDS)).toBeNull();
    },
  );
});
