import { describe, expect, it } from "vitest";
import { talkWithProduct } from "#tests/companion/product-talk.ts";

function lastReply(...lines: readonly string[]): string {
  return talkWithProduct(...lines).at(-1)?.text ?? "";
}

describe("the most tender thing in a message", () => {
  it.each([
    ["work was fine, my brother Tom died in may though", /sorry about Tom/u],
    ["we moved last year. my dad passed away right after", /sorry about your dad/u],
    ["I went to the store and cried in the car", /You went to the store and cried in the car\./u],
    ["it was a long week and I haven't told my wife", /you haven't told your wife\./u],
    ["the kids are ok. I still have her voicemail", /You still have her voicemail\./u],
    ["I never got to say goodbye to him", /You never got to say goodbye to him\./u],
    ["nobody called on my birthday", /Nobody called on your birthday\./u],
    ["lloré en el coche antes de entrar", /Lloraste en el coche antes de entrar\./u],
    ["no se lo he dicho a nadie todavía", /No se lo has dicho a nadie todavía\./u],
    ["mi abuela Carmen murió en enero", /lo de Carmen/u],
  ])("is named in their words: %j", (line, named) => {
    expect(lastReply(line)).toMatch(named);
  });

  it.each([
    ["I cried over a sandwich, isn't that silly", /silly/u],
    ["i bought him a card. pathetic right?", /pathetic/u],
    ["I feel so stupid about it", /stupid/u],
  ])("is told that it isn't so: %j", (line, word) => {
    const reply = lastReply(line);
    expect(reply).toMatch(word);
    expect(reply).toMatch(/isn't|Nothing you've told me|I don't see anything/u);
    expect(reply).not.toMatch(/isn't that/iu);
  });

  it("is a pet's last days, too", () => {
    const lines = ["the vet says it's time for Bella", "we're putting her down on Friday"];
    const [first, second] = talkWithProduct(...lines);
    expect(first?.text).toMatch(/sorry about Bella/u);
    expect(second?.text).not.toMatch(/were|was/u);
    expect(lastReply("hay que dormir a mi perra el viernes")).toMatch(/siento/iu);
  });

  it("keeps who is alive out of what is asked about the dead", () => {
    const lines = ["my wife Ruth died in April", "our son phones on Sundays"];
    expect(lastReply(...lines)).not.toMatch(/What was your son like/u);
  });

  it("leaves a question in its place", () => {
    expect(lastReply("should I sign up or is it dumb")).not.toMatch(/^(?:It|That) isn't dumb\.$/u);
  });
});

describe("not knowing", () => {
  it("is let be without another question", () => {
    const reply = lastReply("my brother won't call me back", "I don't know");
    expect(reply).toMatch(/don't have to know|stay open|Leave that one/u);
    expect(reply).not.toContain("?");
  });

  it("isn't heard where somebody else doesn't know", () => {
    expect(lastReply("I lost my job", "my kids don't know yet")).not.toMatch(/don't have to know/u);
  });
});
