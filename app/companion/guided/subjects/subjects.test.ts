import { describe, expect, test } from "vitest";

import { scoreThemes } from "../themes.ts";
import { findSubjects, subjects } from "./index.ts";

describe("what a message tells in particular", () => {
  test.each([
    ["I slept badly all week", "sleep_bad"],
    ["I'm so tired", "tired"],
    ["exhausted. just exhausted", "tired"],
    ["I'm tired of being strong for everybody", "tired_of_strength"],
    ["I can't stop crying", "crying"],
    ["I cried because I dropped a burrito", "crying_small"],
    ["I don't feel anything", "numb"],
    ["I'm jealous of my sister", "jealousy"],
    ["my best friend got engaged and all I felt was envy", "jealousy"],
    ["everyone at the party ignored me", "left_out"],
    ["I wasn't invited to my cousin's wedding", "left_out"],
    ["nobody came to my birthday", "birthday_forgotten"],
    ["my boss humiliated me in front of everyone", "humiliated"],
    ["they laughed at me in the meeting", "humiliated"],
    ["got left on read again", "ghosted"],
    ["I'm lonely in my marriage", "lonely_together"],
    ["I think he's cheating", "cheated_on"],
    ["I feel guilty for being happy after my mom passed", "glad_in_grief"],
    ["I laughed today for the first time since she died and then felt awful", "glad_in_grief"],
    ["grandpa died and I couldn't make it to the funeral", "missed_goodbye"],
    ["my dad died and I feel nothing", "numb_grief"],
    ["my dad died and we hadn't spoken in five years", "estranged_loss"],
    ["first Christmas without dad", "day_without"],
    ["I lost the baby at 11 weeks", "pregnancy_loss"],
    ["we had our third failed ivf", "infertility"],
    ["I think I'm a bad parent", "bad_parent"],
    ["I yelled at my kids again", "shouted_at_child"],
    ["my teenage son won't speak to me", "teen"],
    ["my daughter moved out for college and the house is silent", "empty_nest"],
    ["my kid is being bullied", "child_worry"],
    ["I look after my husband since his stroke and I'm running on empty", "carer_tired"],
    ["mum has dementia and called me by my aunt's name today", "dementia"],
    ["I feel guilty for putting dad in a care home", "care_home"],
    ["my mom drinks", "family_drinks"],
    ["I came out to my parents and it went badly", "coming_out"],
    ["the pain in my back never stops", "pain"],
    ["I hate my body", "body_image"],
    ["I turned 60 and feel invisible", "ageing"],
    ["menopause is making me crazy", "menopause"],
    ["I binge eat at night", "eating"],
    ["I had a drink after 90 days sober", "slip"],
    ["I failed my driving test again", "failed_test"],
    ["I compare myself to everyone on instagram", "comparing_online"],
    ["spent 6 hours on my phone again", "phone_hours"],
    ["homesick", "far_from_home"],
    ["someone told me to go back to my country", "racism"],
    ["I don't know if I believe in God anymore", "faith"],
    ["200 applications and not one interview", "job_search"],
    ["collectors keep calling", "creditors"],
    ["the scan was clear!", "all_clear"],
    ["30 days sober today", "sober"],
    ["im so tierd", "tired"],
    ["cant slep agian", "sleep_bad"],
  ])("%j is heard as %s", (message, id) => expect(findSubjects(message)[0]?.id).toBe(id));

  test.each([
    ["my week was long and I slept badly", ["sleep_bad", "long_week"]],
    ["my dad has cancer and I can't stop crying", ["family_illness", "crying"]],
    ["I hit reply all and now everyone hates me", ["disliked", "embarrassed"]],
  ])("%j holds two things", (message, ids) =>
    expect(
      findSubjects(message)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids.toSorted()),
  );

  test.each([
    "I'm not tired",
    "never jealous of her",
    "we had pasta",
    "I like my neighbours",
    "my daughter baked a cake",
    "I took the bus",
    "the meeting is at ten",
  ])("%j holds none of them", (message) => expect(findSubjects(message)).toEqual([]));

  test("what is said in particular decides the theme", () => {
    expect(scoreThemes("I feel guilty for being happy after my mom passed")[0]?.theme).toBe(
      "grief",
    );
    expect(scoreThemes("they laughed at me in the meeting")[0]?.theme).toBe("shame");
    expect(scoreThemes("my sister got engaged and all I felt was envy")[0]?.theme).not.toBe(
      "good_news",
    );
  });
});

describe("the particular things", () => {
  test("have ids of their own, without a dot: lines are remembered by them", () => {
    const ids = subjects.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z_]+$/u.test(id))).toEqual([]);
  });

  test("are spoken of without a slot that nobody fills", () => {
    const plain = subjects.flatMap(({ name, hear, ask }) => [name, ...hear, ...ask]);
    expect(plain.filter((line) => /[{}]/u.test(line))).toEqual([]);
    const personal = subjects.flatMap(({ hearPerson = [] }) => hearPerson);
    expect(personal.filter((line) => !/\{[Pp]erson\}/u.test(line))).toEqual([]);
  });

  test("are read in a moment, also in a long and hostile text", () => {
    const texts = ["a ".repeat(2_000), "my my my ".repeat(440), "not so very really ".repeat(210)];
    const started = performance.now();
    for (const text of texts) {
      findSubjects(text);
    }
    expect((performance.now() - started) / texts.length).toBeLessThan(150);
  });
});
