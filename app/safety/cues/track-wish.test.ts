import { describe, expect, test } from "vitest";
import { readSwitch, readTrackWish } from "./track-wish.ts";

describe("a wish for a track", () => {
  test.each([
    ["I'd rather work on grief", "process-grief"],
    ["Id rather work on my grief today", "process-grief"],
    ["can we switch to grief?", "process-grief"],
    ["I want to do the process grief programme", "process-grief"],
    ["Let's process my grief", "process-grief"],
    [
      "It has been a long week at work, and I sleep badly. I would like to work on my loss.",
      "process-grief",
    ],
    ["no, the grief track instead please", "process-grief"],
    ["I want to do grief instead of letting go", "process-grief"],
    ["can we do the calming programme instead", "calm-mind"],
    ["could we do calm down instead?", "calm-mind"],
    ["I'd like to try the calm mind program", "calm-mind"],
    ["I want to do letting go", "letting-go"],
    ["Can we work on letting go", "letting-go"],
    ["i'd prefer the letting go track", "letting-go"],
    ["switch to letting go", "letting-go"],
    ["I want to work with my parts", "internal-family-systems"],
    ["could we do IFS instead", "internal-family-systems"],
    ["I'd like to start the internal family systems programme", "internal-family-systems"],
    ["maybe we could do some parts work", "internal-family-systems"],
    ["can we go back to just chat", "just-chat"],
    ["I'd rather just chat", "just-chat"],
    ["can we just talk instead", "just-chat"],
    ["I want to leave this programme", "just-chat"],
    ["Prefiero trabajar en mi duelo", "process-grief"],
    ["¿Podemos hacer el programa de duelo?", "process-grief"],
    ["quiero trabajar en soltar", "letting-go"],
    ["me gustaría hacer el programa de calma", "calm-mind"],
    ["prefiero solo charlar", "just-chat"],
    ["continue the letting go programme", "letting-go"],
    ["resume my grief program", "process-grief"],
    ["i want to do something about letting go of my ex", "letting-go"],
    ["can we do the grief thing", "process-grief"],
    ["let's do something with grief today", "process-grief"],
    ["i want the letting go one", "letting-go"],
    ["do the grief one with me", "process-grief"],
    ["start the grief sessions", "process-grief"],
    ["can we do the calm thing", "calm-mind"],
    ["grief thing pls", "process-grief"],
  ])("is heard in “%s”", (content, track) => {
    expect(readTrackWish(content)).toBe(track);
  });

  test.each([
    "my grief programme at the hospice starts on Monday",
    "I want to do the grief programme at the hospice",
    "I'd like to work on grief with my counsellor",
    "I want to start a grief group",
    "I don't want to work on grief",
    "I'm not ready to work on grief",
    "we can't do the grief programme",
    "my sister wants to do the grief programme",
    "my therapist says I should work on grief",
    "I did the letting go programme last year",
    "What is the letting go programme?",
    "i had to let go of two people at work today",
    "my dad's grief thing is on tuesday",
    "grief is a weird thing",
    "I want the calm one of my two cats",
    "I need to calm down",
    "I want to be calm",
    "a part of me wants to leave",
    "I want to work on parts of the report",
    "I just want to talk",
    "I'd rather just talk",
    "can we talk about grief",
    "my grief comes in waves",
    "my grief is working on me",
    "should I do grief or letting go? I want to do grief and I want to do letting go",
    "the loss of my dog is hard",
    "no quiero hacer el programa de duelo",
    "estoy de duelo por mi madre",
    "hoy quiero dormir",
    "",
    "🙂",
  ])("is not heard in “%s”", (content) => {
    expect(readTrackWish(content)).toBeNull();
  });

  test("is read in time that grows with the text, however it was built", () => {
    const started = performance.now();
    readTrackWish("i want to please now rather instead also just today ".repeat(400));
    readTrackWish("can we do the my a some your this that our with on ".repeat(400));
    expect(performance.now() - started).toBeLessThan(250);
  });
});

test.each([
  ["Yes, switch", "switch"],
  ["yes please", null],
  ["Sí, cambiar", "switch"],
  ["Stay here", "stay"],
  ["not now", null],
  ["Quedarnos aquí", "stay"],
  ["what is that programme?", "ask"],
  ["how long does it take", "ask"],
  ["My mother called this morning", null],
] as const)("“%s” answers the offer in words for it: %s", (content, answer) => {
  expect(readSwitch(content)).toBe(answer);
});

describe("a wish for another track that names none", () => {
  test.each([
    "I would like to switch to another approach",
    "I'd like to switch to a different approach, please.",
    "Can we switch tracks?",
    "can we change the track",
    "could we try a different program?",
    "switch tracks please",
    "It's been a long day. Can we switch tracks?",
    "¿Podemos cambiar de programa?",
  ])("is heard in “%s”", (content) => {
    expect(readTrackWish(content)).toBe("other");
  });

  test.each([
    "I would like to switch to another approach at work",
    "My therapist wants to switch to another approach",
    "I don't want to switch tracks",
    "The train had to switch tracks",
    "I want to try another approach with my son",
    "can we switch to grief?",
  ])("is not in “%s”", (content) => {
    expect(readTrackWish(content)).not.toBe("other");
  });
});
