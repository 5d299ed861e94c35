import { describe, expect, it } from "vitest";

import { asksAboutDanger } from "#app/safety/assessment.ts";
import {
  MAX_SCREENED_CHARACTERS,
  trustedText,
  screenText,
} from "#app/safety/screened-text.server.ts";

const FILLER =
  "We walked by the river and talked about the garden, the roof and the price of tea. ";

describe("screenText", () => {
  it("keeps a person's words as they are", async () => {
    const text = "  Ça va? ¡Hola! <b>bold</b> 😭\r\n\ttabs";
    expect((await screenText(text)).text).toBe(text);
  });

  it("takes out NUL bytes and repairs lone surrogates, and judges what is left", async () => {
    const { text, assessment } = await screenText("I want to ki\u0000ll myself \ud800");
    expect(text).toBe("I want to kill myself \ufffd");
    expect(assessment.tier).toBe("crisis");
  });

  it("finds one sentence in the middle of a very long text", async () => {
    const half = FILLER.repeat(300);
    expect((await screenText(half + half)).assessment.tier).toBe("none");
    expect(
      (await screenText(`${half}I am going to kill myself tonight. ${half}`)).assessment.tier,
    ).toBe("crisis");
  });

  it("judges the beginning and the end of a text that is too long", async () => {
    const tooLong = FILLER.repeat(Math.ceil(MAX_SCREENED_CHARACTERS / FILLER.length) + 200);
    expect((await screenText(`I want to kill myself. ${tooLong}`)).assessment.tier).toBe("crisis");
    expect((await screenText(`${tooLong} I want to kill myself.`)).assessment.tier).toBe("crisis");
  });

  it("lets other work run while it judges a long text", async () => {
    let turns = 0;
    const ticker = setInterval(() => (turns += 1), 0);
    await screenText(FILLER.repeat(600));
    clearInterval(ticker);
    expect(turns).toBeGreaterThan(0);
  });

  it("judges a short message at once while forty long ones wait", async () => {
    const long = FILLER.repeat(50);
    let judged = 0;
    const all = Array.from({ length: 40 }, async () => {
      await screenText(long);
      judged += 1;
    });
    let longestMs = 0;
    let last = performance.now();
    const ticker = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - last);
      last = performance.now();
    }, 0);
    expect((await screenText("I want to kill myself")).assessment.tier).toBe("crisis");
    expect(judged).toBe(0);
    await Promise.all(all);
    clearInterval(ticker);
    expect(judged).toBe(40);
    expect(longestMs).toBeLessThan(500);
  }, 60_000);

  it("asks nothing of the model's own in what is no talk", async () => {
    const fragments = [
      "Café on the corner. Ana.",
      "give my pills to my husband",
      "the bridge walk",
    ];
    for (const text of fragments) {
      for (const field of ["aside", "safety_plan"] as const) {
        expect(asksAboutDanger((await screenText(text, [], field)).assessment.tier)).toBe(false);
      }
    }
  });

  it("says which language a text is in, as far as it can be read", async () => {
    expect((await screenText("I had a good day today")).language).toBe("en");
    expect((await screenText("hoy fue un buen día y estoy bien")).language).toBe("es");
    expect((await screenText("я больше не хочу жить")).language).toBe("other");
    expect((await screenText("ich will nicht mehr leben und ich bin müde")).language).toBe("other");
  });
});

describe("trustedText", () => {
  it("marks the product's own words without judging them", () => {
    expect(trustedText("Are you having thoughts of killing yourself?")).toBe(
      "Are you having thoughts of killing yourself?",
    );
  });
});
