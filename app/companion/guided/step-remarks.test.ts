import { describe, expect, test } from "vitest";
import type { CurrentSession, GuidedTurn } from "../guided.server.ts";
import { talkInSession } from "#tests/companion/product-talk.ts";
import { readRemark } from "./step-remarks.ts";

describe("a remark about how it goes", () => {
  test.each([
    ["Ok its a bit less.", "less"],
    ["yeah a little better now", "less"],
    ["i guess it got quieter", "less"],
    ["it's stronger", "more"],
    ["about the same", "same"],
    ["mm not really", "none"],
    ["no", "none"],
    ["nothing comes to mind", "none"],
    ["I don't feel anything", "none"],
    ["that was weird", "odd"],
    ["that was hard tbh", "hard"],
    ["that was nice actually", "good"],
    ["done", "done"],
    ["ok did that", "done"],
    ["I doubt this will help", "doubt"],
    ["this is pointless", "doubt"],
    ["this is a bit silly isn't it", "doubt"],
    ["not really convinced", "doubt"],
    ["didn't notice anything, I don't really have parts", "doubt"],
    ["a bit less, that was weird", "odd"],
    ["not sure what that did", "none"],
    ["how would I know", "none"],
    ["whatever", "nod"],
  ])("is read in “%s”", (content, remark) => expect(readRemark(content)).toBe(remark));

  test.each([
    "less money than last month",
    "no one called me",
    "nothing I did was good enough",
    "my boss was weird with me",
    "hard",
    "better safe than sorry, that's what she always said",
    "it feels tight and hot",
    "I feel stupid",
    "numb",
    "nothing, just tired",
    "no it just makes me feel bad",
  ])("is not read in “%s”, which says something of its own", (content) =>
    expect(readRemark(content)).toBeNull(),
  );
});

/** Where the exercise asks for a moment, a feeling, a habit, what it did for them, and what's left. */
const FIRST: CurrentSession = { id: "letting-go", session: 1, goal: null, trackStep: 1 };
/** Where it asks for the place in the body, has them stay there, and asks how that was. */
const BODY: CurrentSession = { id: "letting-go", session: 2, goal: null, trackStep: 1 };
const UP_TO_FEELING = ["I carry everything", "my boss talked over me in the meeting"];
const UP_TO_STAYING = ["anger", "a bill that is too high", "60", "chest", "tight"];

function last(session: CurrentSession, ...said: readonly string[]): GuidedTurn {
  const turn = talkInSession(session, ...said).at(-1);
  if (turn === undefined) throw new Error("nothing was said");
  return turn;
}

const stepOf = ({ state }: GuidedTurn) => state?.running?.step;

describe("said to a step of an exercise", () => {
  test.each([
    "what now",
    "what do i do",
    "is that it?",
    "what's this for",
    "how long is this",
    "i dont get it",
    "what do you mean",
  ])("“%s” is answered, and the step stays where it is", (question) => {
    const turn = last(FIRST, ...UP_TO_FEELING, question);
    expect(stepOf(turn)).toBe("feeling");
    expect(turn.text.toLowerCase()).not.toContain(`“${question}`);
    expect(turn.text).not.toMatch(/can't answer|don't have an answer/u);
    const answered = last(FIRST, ...UP_TO_FEELING, question, "angry");
    expect(stepOf(answered)).toBe("habit");
  });

  test("“what do I do?” hears what to do, how much is left, and how to stop", () => {
    const { text } = last(FIRST, ...UP_TO_FEELING, "what do i do");
    expect(text).toMatch(/4 short steps left/u);
    expect(text).toMatch(/\*stop\*/u);
    expect(text).toMatch(/feeling/u);
  });

  test("“can we stop” stops", () => {
    expect(last(FIRST, ...UP_TO_FEELING, "can we stop").state?.running).toBeNull();
  });

  test.each(["no", "nothing", "idk", "mm not really"])(
    "“%s” to the question for a feeling is met with a smaller question, once",
    (answer) => {
      const turn = last(FIRST, ...UP_TO_FEELING, answer);
      expect(stepOf(turn)).toBe("feeling");
      expect(turn.text).toMatch(/closest|to a friend/u);
      expect(stepOf(last(FIRST, ...UP_TO_FEELING, answer, answer))).toBe("habit");
    },
  );

  test.each(["Ok its a bit less.", "that was weird", "mm not really", "done"])(
    "“%s” tells how it was, is answered as that, and leads on",
    (remark) => {
      const turn = last(BODY, ...UP_TO_STAYING, remark);
      expect(stepOf(turn)).toBe("after");
      expect(turn.text).not.toContain("“");
    },
  );

  test.each(["Ok its a bit less.", "that was weird", "done"])(
    "“%s” is no answer to what was done with a feeling, and is never given back as one",
    (remark) => {
      const talk = [...UP_TO_FEELING, "anger", remark];
      expect(stepOf(last(FIRST, ...talk))).toBe("habit");
      const replies = talkInSession(
        FIRST,
        ...talk,
        remark,
        "it kept the peace",
        "a lot",
        "ok",
        "ok",
      );
      const all = replies.map(({ text }) => text).join("\n");
      expect(all).not.toContain(`“${remark.replace(/\.$/u, "")}`);
    },
  );

  test("what a critic says is an answer to what it says, and no insult to the companion", () => {
    const critic = { id: "internal-family-systems", session: 7, goal: null, trackStep: 1 } as const;
    const turn = last(critic, "harsh", "I messed up a slide in a meeting", "you're an idiot");
    expect(stepOf(turn)).toBe("prevents");
    expect(turn.text).not.toMatch(/sorry/iu);
    const atUs = last(critic, "harsh", "I messed up a slide", "you're not listening");
    expect(stepOf(atUs)).toBe("says");
  });

  test("an answer that denies what was taken for granted is not confirmed", () => {
    const critic = { id: "internal-family-systems", session: 7, goal: null, trackStep: 1 } as const;
    const turn = last(
      critic,
      "harsh",
      "I messed up a slide in a meeting",
      "you're an idiot",
      "to keep me safe",
      "no",
      "no it just makes me feel bad",
    );
    expect(turn.text).not.toMatch(/easier to (?:work with|hear)|flattery/u);
  });

  test("an answer after “idk” is an answer", () => {
    const turn = last(FIRST, ...UP_TO_FEELING, "anger", "idk, I think I went for a run");
    expect(stepOf(turn)).toBe("gain");
  });

  test("who has nobody to name is not told that it's good to have somebody", () => {
    const days = { id: "process-grief", session: 11, goal: null, trackStep: 1 } as const;
    const talk = ["not sure", "christmas", "his chair", "the big dinner", "a candle at noon"];
    const turn = last(days, ...talk, "I don't have anyone");
    expect(stepOf(turn)).toBe("exit");
    expect(turn.text).toMatch(/hard|alone/u);
    expect(turn.text).not.toMatch(/support for a day|not the only one/u);
  });

  test("a bare yes to whether there is something is asked what it is", () => {
    const unsaid = { id: "process-grief", session: 5, goal: null, trackStep: 1 } as const;
    const turn = last(unsaid, "no", "my dog", "the walks", "yes");
    expect(stepOf(turn)).toBe("regret");
    expect(turn.text).toMatch(/few words/u);
  });

  test("one plain word is enough where it says it all", () => {
    const last12 = { id: "letting-go", session: 12, goal: null, trackStep: 1 } as const;
    const talk = ["a bit sad", "I'd work until midnight", "I noticed it in my jaw", "anger"];
    const turn = last(last12, ...talk, "the guilt about dad", "christmas");
    expect(stepOf(turn)).toBe("letter");
  });

  test("“yeah,” before an answer isn't given back with it", () => {
    const turn = last(FIRST, "I carry everything", "yeah, sunday evening dread");
    expect(turn.text).not.toMatch(/“yeah/iu);
  });

  test("a farewell to who is gone ends the letter, and not the talk", () => {
    const unsaid = { id: "process-grief", session: 5, goal: null, trackStep: 1 } as const;
    const turn = last(unsaid, "no", "my dog", "the walks", "no", "no", "the new yard", "bye buddy");
    expect(turn.state?.programme?.step).toBe("closing");
  });

  test("a doubt is no harm: it is granted, and the second one ends the exercise", () => {
    const once = last(FIRST, ...UP_TO_FEELING, "this is pointless");
    expect(stepOf(once)).toBe("feeling");
    expect(once.text).toMatch(/fair/iu);
    const twice = last(FIRST, ...UP_TO_FEELING, "this is pointless", "I doubt this will help");
    expect(twice.state?.running).toBeNull();
    expect(twice.text).not.toMatch(/feet/u);
  });
});
