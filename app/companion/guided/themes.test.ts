import { describe, expect, test } from "vitest";
import { isPanickingNow, scoreThemes } from "./themes.ts";

function themeOf(message: string): string | undefined {
  return scoreThemes(message)[0]?.theme;
}

describe("what a message is about", () => {
  test.each([
    ["im having a panic attack", "panic"],
    ["I can't stop worrying about tomorrow", "anxiety"],
    ["I keep waking at 4am", "sleep"],
    ["I've been feeling really down, nothing is fun", "low_mood"],
    ["my nan passed away last week", "grief"],
    ["I'm furious with my sister", "anger"],
    ["I feel so guilty about what I said to him", "shame"],
    ["nobody texts me back", "loneliness"],
    ["we had a huge argument and he won't talk to me", "conflict"],
    ["she broke up with me on sunday", "breakup"],
    ["so burned out, my boss keeps adding deadlines", "work"],
    ["they laid me off, I got fired on a call", "job_loss"],
    ["exam tomorrow and revision is hopeless work", "study"],
    ["I can't afford the rent this month", "money"],
    ["waiting for the results of my biopsy", "health"],
    ["the doctor called about my mum's scans", "caring"],
    ["I'm such a failure", "self_criticism"],
    ["it's all too much, I can't cope", "overwhelm"],
    ["I don't know whether to take the job or stay", "decision"],
    ["I'm craving a drink and tempted to give in", "urge"],
    ["I need a cigarette and I'm about to cave", "urge"],
    ["I never got to say goodbye to him", "grief"],
    ["tossing and turning, my head won't switch off", "sleep"],
    ["my worries go round and round, always the worst case", "anxiety"],
    ["I stopped seeing people, I can't bring myself to answer", "low_mood"],
    ["my head says go and my heart says stay", "decision"],
    ["what I did was awful, I can't face them", "shame"],
    ["my inner critic never shuts up", "self_criticism"],
    ["I got the job, I'm so happy", "good_news"],
    ["just bored, not much going on", "nothing"],
  ])("%j is about %s", (message, theme) => expect(themeOf(message)).toBe(theme));

  test.each([
    "My plant died because I overwatered it",
    "I'm not depressed or anything",
    "I wish I was happy",
  ])("%j is neither grief, low mood nor good news", (message) =>
    expect(["grief", "low_mood", "good_news"]).not.toContain(themeOf(message)),
  );
});

test("an attack that goes on now is told from one that is over", () => {
  expect(isPanickingNow("I'm panicking and I can't calm down")).toBe(true);
  expect(isPanickingNow("I had a panic attack on the train yesterday")).toBe(false);
  expect(isPanickingNow("my heart is racing every time I see him")).toBe(false);
});
