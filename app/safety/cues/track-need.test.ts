import { describe, expect, test } from "vitest";
import { readTrackNeed } from "./track-need.ts";

describe("a need that a program is made for", () => {
  test.each([
    ["i need to let go of her", "letting-go"],
    ["I want to let go of him", "letting-go"],
    ["help me let go of my ex", "letting-go"],
    ["can you help me with letting go of this anger?", "letting-go"],
    ["something about letting go of my ex", "letting-go"],
    ["something to calm my mind", "calm-mind"],
    ["do you have something that calms my mind?", "calm-mind"],
    ["I want to quiet my head", "calm-mind"],
    ["I need help with my grief", "process-grief"],
    ["something for my grief please", "process-grief"],
    ["help with the angry part of me", "internal-family-systems"],
    ["I'd like to understand the part of me that always says yes", "internal-family-systems"],
    ["how about something for grief", "process-grief"],
    ["I want to process losing my mom", "process-grief"],
    ["i want to talk to my angry part", "internal-family-systems"],
    ["quiero soltar a mi ex", "letting-go"],
    ["necesito algo para calmar la mente", "calm-mind"],
    ["can we work with my inner critic", "internal-family-systems"],
  ])("is heard in “%s”", (content, track) => expect(readTrackNeed(content)).toBe(track));

  test.each([
    "i had to let go of two people at work today",
    "I need to let go of an employee",
    "I have to let go of two people at work tomorrow",
    "I don't want to let go of her",
    "I can't let go of her",
    "she wants to let go of the house",
    "I need to let go of her hand at the crossing before she falls asleep",
    "I let go of him",
    "I want to let go of my apartment",
    "I'm letting go of two people on Friday",
    "my therapist wants me to let go of her",
    "calming my mind is hard",
    "no quiero soltar a mi ex",
    "something to calm my mind right now",
    "something calmed my mind yesterday",
    "I need to calm down",
    "the angry part of me came out last night",
    "a part of me wants to leave",
    "my grief comes in waves",
    "I need to let go of her, but we share a flat and she cries every evening when I come home",
    "",
  ])("is not heard in “%s”", (content) => expect(readTrackNeed(content)).toBeNull());

  test("is read in time that grows with the text, however it was built", () => {
    const started = performance.now();
    readTrackNeed("i need to please so well just finally really ".repeat(400));
    readTrackNeed(`help ${"a ".repeat(15)}`);
    expect(performance.now() - started).toBeLessThan(250);
  });
});
