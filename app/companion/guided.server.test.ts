import { describe, expect, it } from "vitest";
import { fixtureContent } from "#tests/companion/fixture-content.ts";
import {
  answerGuided,
  openingLine,
  type GuidedInput,
  type GuidedTurn,
  type HistoryEntry,
} from "./guided.server.ts";
import { readGuidedState } from "./guided/turn.ts";

const content = fixtureContent();
const NOTHING: GuidedTurn = { text: "", state: null, quickAnswers: [], modalities: [] };

function createTalk(options: Partial<GuidedInput> = {}) {
  const history: HistoryEntry[] = [];
  let turn = NOTHING;
  return {
    say(...lines: readonly string[]): GuidedTurn {
      for (const line of lines) {
        const message = { id: `m${history.length}`, content: line };
        const { state } = turn;
        const input = { history, state, firstName: "Ana", ...options };
        turn = answerGuided({ ...input, message, ...(state ? { state } : {}) }, content);
        history.push(
          { id: message.id, role: "user", content: line },
          { id: `${message.id}-r`, role: "assistant", content: turn.text },
        );
      }
      return turn;
    },
  };
}

/** One line to what the product ships. */
function talkWithProduct(line: string): GuidedTurn {
  const [turn] = wholeTalkWithProduct([line]);
  if (turn === undefined) throw new Error("a line has a reply");
  return turn;
}

/** The replies that the product's own content gives to these lines, one after the other. */
function wholeTalkWithProduct(lines: readonly string[]): GuidedTurn[] {
  const history: HistoryEntry[] = [];
  const turns: GuidedTurn[] = [];
  for (const [at, content] of lines.entries()) {
    const message = { id: `m${at}`, content };
    const state = turns.at(-1)?.state ?? null;
    const input = { message, history: [...history], state, firstName: null };
    const turn = answerGuided({ ...input });
    turns.push(turn);
    history.push(
      { ...message, role: "user" },
      { id: `r${at}`, role: "assistant", content: turn.text },
    );
  }
  return turns;
}

const labels = ({ quickAnswers }: GuidedTurn) => quickAnswers.map(({ label }) => label);
const HELP = ["Just listen", "Sort it out", "Something for right now", "I'm not sure"];

describe("words that nothing is sure of", () => {
  it("get an open door, and no question that would have nothing to refer to", () => {
    const turn = talkWithProduct("again the neighbour's cat");
    expect(turn.text).not.toBe("");
    expect(turn.text).not.toContain("?");
  });

  it("are asked what would help where there is too little to go on", () => {
    const turn = createTalk().say("work");
    expect(turn.text).toContain("?");
    expect(labels(turn)).toEqual(HELP);
  });

  it("are left room, each question comes once, and the ways on are offered now and then", () => {
    const talk = createTalk();
    const lines = Array.from({ length: 16 }, (_, at) => `and so on with the ${at}th of it`);
    const replies = lines.map((line) => talk.say(line));
    const asked = replies.flatMap(({ text }) => text.match(/[^.!?]+\?/gu) ?? []);
    expect(new Set(asked).size).toBe(asked.length);
    expect(replies.some((reply, at) => at > 0 && /\?/u.test(reply.text) === false)).toBe(true);
    expect(replies.filter((reply) => labels(reply).length > 0)).toHaveLength(2);
  });

  it("are only received where that was chosen, until a quiet choice after six messages", () => {
    const talk = createTalk();
    talk.say("Just listen");
    talk.say("first");
    const replies = ["b", "c", "d", "e"].map((line) => talk.say(line));
    for (const { text, quickAnswers } of replies) {
      expect(text).not.toContain("?");
      expect(quickAnswers).toEqual([]);
    }
    const sixth = talk.say("g");
    expect(sixth.text).toMatch(/wrap up\?|choices below|pick one below/u);
    expect(labels(sixth)).toEqual(["Keep writing", "Breathe for a minute", "Wrap up"]);
  });

  it("never come back in quotation marks", () => {
    const talk = createTalk();
    for (const line of ["my boss shouted at me", "again and again", "in front of everyone"]) {
      expect(talk.say(line).text).not.toContain(line);
    }
  });

  it("are turned to face them where they state something plain, or asked about by what they name", () => {
    expect(createTalk().say("they kept the deposit").text).toContain("They kept the deposit.");
    expect(createTalk().say("my landlord kept the deposit").text).toContain("your landlord");
  });
});

describe("a subject", () => {
  it("is met with its own words, one question and the ways to go on", () => {
    const met = createTalk().say("I can't sleep at all");
    expect(met.text).toBe("Nights can be long. What keeps you awake?");
    expect(labels(met)).toEqual(["What can help", "Step by step", "Just listen", "Something else"]);
    expect(JSON.stringify(met.state)).not.toContain("at all");
  });

  it("gives one thing that can help after the other, asked for or tapped", () => {
    const talk = createTalk();
    talk.say("can't sleep");
    const first = talk.say("what can I do about it?");
    expect(first.text).toBe("Get up after a while.");
    expect(labels(first)).toEqual(["Another idea", "Box breathing", "Keep writing"]);
    const second = talk.say("Another idea");
    expect(second.text).toBe("Write the list down.");
    expect(labels(second)).not.toContain("Another idea");
    expect(talk.say("any tips?").text).not.toContain("list down");
  });

  it("goes on to its next question, and never asks one twice", () => {
    const talk = createTalk();
    talk.say("can't sleep");
    const next = talk.say("because of the noise from the street");
    expect(next.text).toContain("When did it start?");
    expect(talk.say("since the move in the spring, mostly").text).not.toMatch(/start\?|awake\?/u);
  });

  it("answers its questions, and those that anybody may ask", () => {
    const talk = createTalk();
    talk.say("can't sleep");
    const answer = talk.say("how long does it last");
    expect(answer.text).toBe("A few weeks. Want to try an exercise?");
    expect(talk.say("yes").exercise).toBe("box-breathing");
    expect(createTalk().say("is it my fault").text).toBe("Fault is rarely one person's.");
  });

  it("goes on about what was told while somebody else answered", () => {
    const told = { id: "before", role: "user" as const, content: "I can't sleep at all" };
    const script = { id: "script", role: "assistant" as const, content: "Are you safe?" };
    const talk = createTalk({ history: [told, script] });
    const said = talk.say("how long does it last");
    expect(said.text).toContain("A few weeks");
  });

  it("owns what it got wrong, and goes on from what they say then", () => {
    const talk = createTalk();
    talk.say("can't sleep");
    for (const said of ["that's not what I said", "I'm asking about my job", "what question?"]) {
      expect(talk.say(said).text).toMatch(/wrong|sorry|mistake|misread|following you/iu);
    }
    for (const said of ["I said goodbye to my dad", "I asked him to leave", "I meant well"]) {
      expect(createTalk().say(said).text).not.toMatch(/sorry|wrong|mistake|misread/iu);
    }
  });

  it("gives no answer twice in the same words, and takes a yes or no to an idea", () => {
    const talk = createTalk();
    talk.say("can't sleep");
    expect(talk.say("how long does it last").text).toContain("A few weeks");
    const again = talk.say("no", "but how long does it last");
    expect(again.text).not.toMatch(/A few weeks|Get up after a while/u);
    expect(talk.say("what can I do").text).toContain("Get up after a while.");
    expect(talk.say("no, that won't work").text).toContain("Write the list down.");
    expect(talk.say("ok I'll try that").text).not.toMatch(/list|Get up/u);
  });

  it("comes before the topic that it belongs to", () => {
    const parenting = talkWithProduct("my daughter is 4 and I yelled at her this morning");
    expect(parenting.state?.talk?.subject).toBe("parenting");
    expect(talkWithProduct("we had to put our cat down on Friday").state?.talk?.subject).toBe(
      "pet-loss",
    );
  });

  it("is found by its words where no phrase names it, and not by a word in passing", () => {
    expect(talkWithProduct("wife moved out sunday. 30 years").state?.talk?.subject).toBe("breakup");
    expect(talkWithProduct("they all went to the park without me").state?.talk?.subject).toBe(
      "left-out",
    );
    const lines = ["my wife Ruth died in February", "Our son phones on Sundays"];
    expect(wholeTalkWithProduct(lines).at(-1)?.state?.talk?.subject).toBe("grief");
  });

  it("is led by what fits each remark, never twice the same, with at most two questions in a row", () => {
    const said = [
      "my landlord put the rent up",
      "he did it by text, no warning",
      "I haven't told anyone yet",
      "I just smiled when I saw him",
      "and now I'm waiting to hear from his lawyer",
      "the next letter came with no warning, too",
    ];
    const replies = wholeTalkWithProduct(said).map(({ text }) => text);
    expect(new Set(replies).size).toBe(replies.length);
    expect(replies[1]).toMatch(/find out|get ready/u);
    expect(replies[2]).toMatch(/You haven't told anyone yet\./u);
    expect(replies.map((text) => text.includes("?")).join(" ")).not.toContain("true true true");
  });

  it("begins with what calms where panic is happening now", () => {
    const panic = talkWithProduct("I'm having a panic attack");
    expect(panic.text).toMatch(/feet/u);
    expect(panic.text).toContain("911");
    expect(panic.text).not.toContain("?");
  });

  it("knows no answer to a question of another subject", () => {
    expect(createTalk().say("how long does it last").text).not.toContain("A few weeks");
  });

  it("asks nothing of who wants no questions", () => {
    const talk = createTalk();
    talk.say("stop asking me things");
    expect(talk.say("I can't sleep").text).toBe("Nights can be long.");
  });
});

describe("what they told", () => {
  it("is found again where a question asks for it", () => {
    const talk = createTalk();
    talk.say("my chemistry exam is on Friday at noon", "I'm tired of it");
    expect(talk.say("when is my exam?").text).toContain("“my chemistry exam is on Friday at noon”");
    expect(talk.say("where is my umbrella?").text).not.toContain("“");
  });

  it("is promised to be remembered only where it will be", () => {
    const line = "please remember that my exam is on Friday";
    const kept = { memories: [], goal: null, isKept: true };
    expect(createTalk({ remembered: kept }).say(line).text).toMatch(/remember|in mind/u);
    const off = createTalk({ remembered: { ...kept, isKept: false } }).say(line);
    expect(off.text).not.toMatch(/I'll (?:remember|keep)/u);
  });

  it("holds the goal that they had set", () => {
    const remembered = { memories: [], goal: "walk in the park", isKept: true };
    const talk = createTalk({ remembered });
    talk.say("the neighbour's cat again");
    expect(talk.say("what do you know about me and my goal").text).toContain("walk in the park");
  });
});

describe("a topic", () => {
  it("goes on by choices, keeps words as ids only, and makes a goal of the person's own words", () => {
    const talk = createTalk();
    expect(talk.say("can't sleep", "Step by step").text).toBe("How bad is it, from 0 to 10?");
    expect(talk.say("8").text).toBe("What keeps you up?");
    const takeaway = talk.say("My mind won't stop");
    expect(takeaway.text).toBe("Your mind is busy. Let's park it. What would you like to keep?");
    const goal = talk.say("lights out at ten");
    expect(goal.text).toContain("You wrote: “lights out at ten”. Make it your goal?");
    expect(JSON.stringify(goal.state)).not.toContain("ights out");
    const kept = talk.say("Yes, make it my goal");
    expect(kept.goal).toEqual({ messageId: "m8" });
    const end = talk.say("3");
    expect(end.text).toBe("That's enough for tonight.");
    expect(end.state?.dialogues).toEqual([
      { topicId: "cant-sleep", choices: ["mind"], kept: { takeaway: "m8" }, before: 8, after: 3 },
    ]);
    expect(end.state?.topic).toBeNull();
  });

  it("says nothing that needs a choice to who did not make it", () => {
    const talk = createTalk();
    talk.say("can't sleep", "Step by step", "8");
    const other = talk.say("Something else");
    expect(other.text).not.toContain("Your mind is busy");
    expect(other.text).toContain("What would you like to keep?");
  });

  it("lets “I don't know”, “stop” and “continue” lead somewhere", () => {
    const talk = createTalk();
    talk.say("can't sleep", "Step by step");
    expect(talk.say("I don't know").text).toBe("What keeps you up?");
    const stopped = talk.say("stop");
    expect(stopped.text).toContain("That's enough for tonight.");
    expect(stopped.state?.topic).toBeNull();
    expect(talk.say("continue").text).toContain("What keeps you up?");
  });

  it("asks for a number once more and then goes on", () => {
    const talk = createTalk();
    talk.say("can't sleep", "Step by step");
    expect(talk.say("pretty bad").text).toContain("How bad is it, from 0 to 10?");
    expect(talk.say("really bad").text).toContain("What keeps you up?");
  });

  it("waits behind its exercise and goes on after it", () => {
    const talk = createTalk();
    talk.say("can't sleep", "Step by step", "8", "I don't know");
    let turn = talk.say("Yes, let's try");
    expect(turn.exercise).toBe("box-breathing");
    for (let count = 0; count < 20 && turn.state?.running; count += 1)
      turn = talk.say("Skip this step");
    expect(turn.finished?.exerciseId).toBe("box-breathing");
    expect(turn.text).toContain("What would you like to keep?");
  });
});

describe("stop asking", () => {
  it("holds for the whole conversation, also within a topic and an exercise", () => {
    const talk = createTalk();
    talk.say("stop asking me things");
    const lines = [
      "hm",
      "I can't sleep",
      "Can't sleep",
      "8",
      "box breathing please",
      "70",
      "stop",
      "x",
      "y",
      "z",
    ];
    for (const line of lines) expect(talk.say(line).text, line).not.toMatch(/[?¿]/u);
  });

  it("is asked about once in the next conversation", () => {
    const remembered = { memories: [], goal: null, wasQuiet: true };
    const talk = createTalk({ remembered });
    const first = talk.say("it's me again");
    expect(first.text.match(/\?/gu)).toHaveLength(1);
    expect(labels(first)).toEqual(["No questions", "Questions are fine"]);
    expect(talk.say("Questions are fine").state?.isQuiet).toBe(false);
  });
});

describe("inside an exercise", () => {
  function inExercise() {
    const talk = createTalk();
    talk.say("can we do the thought record?");
    return talk;
  }

  it("a question is set aside kindly and not taken for the answer", () => {
    const talk = inExercise();
    const before = talk.say("my boss read out my mistake in the meeting on Tuesday");
    const aside = talk.say("does this really work for anybody?");
    expect(aside.state?.running).toEqual(before.state?.running);
    expect(aside.text).toMatch(/can't answer|don't have an answer/u);
  });

  it("what is asked for is answered, and the question that stands is said again", () => {
    const talk = inExercise();
    const asked = talk.say("are you human");
    expect(asked.text).toContain("Okay: human.");
    expect(asked.state?.running?.exerciseId).toBe("thought-record");
    expect(asked.text.split("\n\n").length).toBeGreaterThan(1);
  });

  it("a goodbye is answered with a goodbye, and the place is kept", () => {
    const talk = inExercise();
    const bye = talk.say("bye");
    expect(bye.text).toBe("Bye, Ana. Rest well.");
    expect(bye.quickAnswers).toEqual([]);
    expect(talk.say("continue").state?.running?.exerciseId).toBe("thought-record");
  });

  it("a follow-up stands beside the answer before it, and takes nothing from it", () => {
    const talk = createTalk();
    let turn = talk.say("can we do grounding?");
    for (let count = 0; count < 6; count += 1) {
      const step = turn.state?.running?.step ?? "";
      const first = talk.say("lamp");
      if (first.state?.running?.tries === 1) {
        const second = talk.say("cup, window, door, chair");
        const { answerMessageIds = {} } = second.state?.running ?? {};
        expect(Object.keys(answerMessageIds)).toEqual(expect.arrayContaining([step, `${step}+2`]));
        return;
      }
      turn = first;
    }
    expect.unreachable("no step asked for more");
  });
});

describe("what is asked for", () => {
  it("begins an exercise by its name, and asks what it is for without one", () => {
    expect(createTalk().say("box breathing please").exercise).toBe("box-breathing");
    const need = createTalk().say("give me an exercise");
    expect(labels(need)).toEqual(["Calm my body", "Get out of my head", "Sleep", "Anything"]);
    const shown = createTalk().say("give me an exercise for my anger");
    expect(labels(shown)).toContain("STOP");
  });

  it("is found by a button's label, tapped or typed", () => {
    const talk = createTalk();
    talk.say("hm");
    expect(labels(talk.say("sort it out"))).toEqual(["Can't sleep", "None of these"]);
    expect(labels(talk.say("none of these"))).toEqual(["Step by step", "Just write it down"]);
  });

  it("is said again, and shorter from then on", () => {
    const talk = createTalk();
    const first = talk.say("something happened");
    expect(talk.say("say that again").text).toContain(first.text);
    expect(talk.say("too long").state?.isBrief).toBe(true);
  });

  it("is recalled from what they said, or honestly not", () => {
    const talk = createTalk();
    talk.say("My wife Carla is away.");
    expect(talk.say("what's my wife's name?").text).toContain("My wife is called Carla");
    expect(talk.say("what's my dog's name?").text).toBe("I don't have that.");
  });
});

describe("the language", () => {
  it("stays Spanish where a short answer shows none", () => {
    const talk = createTalk();
    const first = talk.say("no puedo dormir desde hace días");
    expect(first.text).toContain("¿Qué te desvela?");
    expect(talk.say("ok").text).not.toMatch(/\b(?:the|you|okay)\b/iu);
  });

  it("that isn't followed gets an honest line in it, once", () => {
    const talk = createTalk();
    const line = "ich kann nicht schlafen und bin sehr müde";
    expect(talk.say(line).text).toContain("Ich verstehe nur Englisch und Spanisch");
    expect(talk.say(line).text).not.toContain("Ich verstehe");
  });
});

it("opens in the companion's own words, with the four ways on", () => {
  const opening = openingLine({ firstName: "Ana", voice: { id: "alina" } }, content);
  expect(opening.text).toBe("Hello, Ana. Start anywhere.");
  expect(labels(opening)).toEqual(HELP);
});

it("keeps the exercise of a state of the first version", () => {
  const running = { exerciseId: "grounding", step: "see", answerMessageIds: {}, tries: 0 };
  expect(readGuidedState({ version: 1, running, theme: "sleep" })?.running).toEqual(running);
  expect(readGuidedState({ version: 7 })).toBeNull();
  expect(readGuidedState("x")).toBeNull();
});
