import { describe, expect, test } from "vitest";

import type { Exercise, ExerciseStep, Line } from "#app/content/exercise.ts";
import { exercises, findExercise } from "#app/content/exercises.ts";
import {
  answerGuided,
  type GuidedState,
  type GuidedTurn,
  type HistoryEntry,
} from "#app/companion/guided.server.ts";
import { requestedExercise } from "#app/companion/guided/offers.ts";
import { assessByRules } from "#app/safety/detector.server.ts";

const MAX_TURNS = 60;
const MAX_PROMPT_WORDS = 75;
/** Shorter than this a line is a nod ("Good."), which anybody may give twice. */
const NOD_WORDS = 4;

const all = exercises.map((exercise) => [exercise.id, exercise] as const);

function textOf(line: Line): string {
  return typeof line === "string" ? line : line.text;
}

function stepTexts(step: ExerciseStep): string[] {
  return [
    ...step.prompts.map(textOf),
    ...step.reflections.map(textOf),
    ...(step.validations ?? []),
    ...Object.values(step.scaffolds).flat(),
  ];
}

function textsOf(exercise: Exercise): string[] {
  return [
    exercise.about,
    ...Object.values(exercise.reasons),
    ...exercise.invitations,
    ...exercise.intro,
    ...exercise.steps.flatMap(stepTexts),
    ...exercise.closings.map(textOf),
    ...exercise.thisWeek,
  ];
}

/** Somebody who writes, and what came back; the history is kept as the chat keeps it. */
function createTalk(name: string) {
  const history: HistoryEntry[] = [];
  let state: GuidedState | null = null;
  return {
    write(content: string): GuidedTurn {
      const message = { id: `${name}-${history.length}`, content };
      const turn = answerGuided({ message, history, state, firstName: null });
      state = turn.state;
      history.push(
        { id: message.id, role: "user", content },
        { id: `${message.id}-r`, role: "assistant", content: turn.text },
      );
      return turn;
    },
    lastReply: () => history.at(-1)?.content ?? "",
  };
}

function expectGoodReply(text: string, before: string): void {
  expect(text.trim()).not.toBe("");
  expect(text).not.toBe(before);
  expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN/u);
}

/** Goes through a whole exercise, answering each step as `answer` says; returns the replies. */
function goThrough(exercise: Exercise, answer: (step: ExerciseStep) => string): string[] {
  const talk = createTalk(exercise.id);
  let turn = talk.write(`can we do ${exercise.aliases[0] ?? exercise.title}`);
  const replies = [turn.text];
  for (let count = 0; count < MAX_TURNS && turn.state?.running != null; count += 1) {
    const { running, pending } = turn.state;
    const step = exercise.steps.find(({ name }) => name === running.step);
    const before = talk.lastReply();
    if (step === undefined) {
      break;
    }
    turn = talk.write(pending?.kind === "park" ? "finish the exercise" : answer(step));
    if (turn.state?.pending?.kind === "park") {
      turn = talk.write("finish the exercise");
      turn = talk.write(step.expects.kind === "number" ? "70" : "done");
    }
    expectGoodReply(turn.text, before);
    replies.push(turn.text);
  }
  expect(turn.state?.finished).toEqual([exercise.id]);
  return replies;
}

describe("all exercises together", () => {
  test("have ids of their own", () => {
    expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length);
  });

  test("have names of their own: no title or alias means two of them", () => {
    const names = exercises.flatMap((exercise) => [
      ...new Set([exercise.title.toLowerCase(), ...exercise.aliases]),
    ]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  test("say no line that another of them says", () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const exercise of exercises) {
      for (const text of textsOf(exercise)) {
        const owner = owners.get(text);
        if (
          owner !== undefined &&
          owner !== exercise.id &&
          text.split(/\s+/u).length >= NOD_WORDS
        ) {
          shared.push(`${owner} and ${exercise.id}: ${text}`);
        }
        owners.set(text, exercise.id);
      }
    }
    expect(shared).toEqual([]);
  });
});

describe.each(all)("%s", (_, exercise) => {
  test("uses none of the phrases that nobody needs to hear", () => {
    for (const text of textsOf(exercise)) {
      const own = text.replace(/“[^”]*”/gu, "");
      expect(own).not.toMatch(
        /!|\b(?:hold(?:ing)? space|your journey|healing journey|you've got this|you got this|amazing|awesome|proud of you|well done|great job|good job|I promise|just relax|calm down|cheer up|stay positive|think positive|look on the bright side|everything happens for a reason|better place|time heals|move on|closure|others have it worse|think of your family|commit(?:ted)? suicide|HIPAA|clinically proven|guarantee\w*|diagnos\w*|cures?|heals?|as a therapist|AI therapist|I feel|I understand how|I know how you feel|I'm so sorry)\b/iu,
      );
    }
  });

  test("asks briefly", () => {
    for (const text of exercise.steps.flatMap((step) => step.prompts.map(textOf))) {
      expect(text.split(/\s+/u).length, text).toBeLessThanOrEqual(MAX_PROMPT_WORDS);
    }
  });

  test("is begun by each of its names", () => {
    for (const name of exercise.aliases) {
      for (const request of [name, `can we do ${name}`, `I'd like to try ${name} please`]) {
        const turn = createTalk("ask").write(request);
        expect(turn.state?.running?.exerciseId, request).toBe(exercise.id);
      }
    }
  });

  test.each(["ok", "dunno", "no"])("comes to its end with nothing but “%s”", (content) => {
    const replies = goThrough(exercise, () => content);
    expect(replies.join("\n")).not.toMatch(/“(?:ok|dunno|no)”/iu);
  });

  test("comes to its end with answers far too long, and gives back only a piece of them", () => {
    const ramble =
      "and then my sister rang about the car and I thought of the summer when we drove to the sea with the windows down because the heating would not go off and everybody laughed except me";
    const replies = goThrough(exercise, ({ expects }) =>
      expects.kind === "number" ? `about 70 I would say, ${ramble}` : `${ramble}, ${ramble}`,
    );
    for (const reply of replies) {
      expect(reply).not.toContain(ramble);
    }
  });

  test("can be left in the middle and taken up where it was", () => {
    const talk = createTalk("leave");
    const first = talk.write(`can we do ${exercise.aliases[0] ?? ""}`);
    const second = talk.write(
      exercise.steps[0]?.expects.kind === "number" ? "60" : "my sister and the old car by the sea",
    );
    const step = (second.state?.running ?? first.state?.running)?.step;
    expect(talk.write("stop").state?.parked?.step).toBe(step);
    talk.write("the kettle boiled over, sorry about that");
    const again = talk.write("continue");
    expect(again.state?.running?.exerciseId).toBe(exercise.id);
    expect(again.state?.running?.step).toBe(step);
  });
});

describe("what people say when they want one", () => {
  test.each([
    ["can we do urge surfing", "urge-surfing"],
    ["help me ride out the craving", "urge-surfing"],
    ["help me wind down for sleep", "sleep-wind-down"],
    ["can you help me fall asleep", "sleep-wind-down"],
    ["I want to write a letter to my dad who died", "grief-letter"],
    ["my dog passed away and I'd like to write to her", "grief-letter"],
    ["I'd like to write a letter to the baby we lost", "grief-letter"],
    ["can I put my worries off somehow? worry time maybe", "worry-time"],
    ["let's try the behavioral activation thing", "behavioural-activation"],
    ["help me work out a plan", "problem-solving"],
    ["can we do the cold water thing from dbt, tipp", "tipp"],
    ["I want to do the opposite of what my anger says", "opposite-action"],
    ["help me unhook from a thought", "act-defusion"],
    ["can we ask wise mind about this", "wise-mind"],
    ["can you help me get going", "behavioural-activation"],
    ["let's figure this out", "problem-solving"],
    ["wind down", "sleep-wind-down"],
  ])("“%s” begins %s", (request, id) => expect(requestedExercise(request)?.id).toBe(id));

  test.each([
    "I can't wind down",
    "I try to wind down with a glass of wine",
    "I need to do the kids' bedtime routine now",
    "people always do the opposite of what I say",
    "I can't get myself going",
    "my head and heart disagree",
    "I hate cold water",
    "I have to write a letter to my landlord because my heating died",
    "I want to write a letter to my mum",
    "I want to write a goodbye letter to my family",
    "I take something to help me sleep and it does nothing",
    "I'm bad at problem solving at work and everybody knows",
  ])("“%s” begins none", (content) => expect(requestedExercise(content)).toBeNull());
});

test("another exercise can be asked for in the middle of one, which keeps its place", () => {
  const talk = createTalk("switch");
  talk.write("worry time");
  const turn = talk.write("can we do the sleep wind-down instead");
  expect(turn.state?.running?.exerciseId).toBe("sleep-wind-down");
  expect(turn.state?.parked).toMatchObject({ exerciseId: "worry-time", step: "worry" });
});

describe("danger is no matter for an exercise", () => {
  test.each([
    "the urge is to cut myself",
    "I want to hurt myself so badly right now",
    "can we do urge surfing, I want to cut",
    "help me write a goodbye letter to my kids before I end it",
    "I want to write a letter to my dad who died, I'll be with him soon, tonight I end it",
    "the opposite of what I feel is killing myself",
    "the thought is that everyone would be better off without me",
    "dear Papa, I can't go on without you and I don't want to live any more",
    "the problem is that I don't want to be alive",
  ])("“%s” is found before any of them answers", (content) =>
    expect(assessByRules(content).tier).not.toBe("none"),
  );

  test("surfing an urge is never begun without saying what it is not for", () => {
    const surfing = findExercise("urge-surfing");
    for (const text of [surfing?.about ?? "", ...(surfing?.intro ?? [])]) {
      expect(text).toMatch(/(?:hurt|harm)/u);
      expect(text).toContain("*Help*");
    }
  });

  test.each([
    ["No, none of these", "cold"],
    ["none of these", "gentle"],
    ["no", "gentle"],
    ["I had a heart attack last year, no eating disorder", "gentle"],
    ["I take metoprolol, nothing else", "gentle"],
    ["low blood pressure, none of the others", "gentle"],
    ["yes, my heart", "gentle"],
    ["no but I'm pregnant", "gentle"],
    ["an eating disorder", "gentle"],
    ["skip", "gentle"],
    ["I had an arrhythmia once", "gentle"],
    ["prefer not to say", "gentle"],
  ])("after “%s” TIPP goes on with %s", (content, step) => {
    const talk = createTalk("cold");
    talk.write("tipp");
    talk.write("80");
    expect(talk.write(content).state?.running?.step).toBe(step);
  });

  test("who cannot say what is safe is not sent to the cold water", () => {
    const talk = createTalk("unsure");
    talk.write("tipp");
    talk.write("80");
    talk.write("dunno");
    expect(talk.write("dunno").state?.running?.step).toBe("gentle");
  });

  test("nobody who went the gentle way comes to hard exercise or the cold by going back", () => {
    const talk = createTalk("back");
    talk.write("tipp");
    talk.write("80");
    talk.write("I take metoprolol, nothing else");
    expect(talk.write("done").state?.running?.step).toBe("breath");
    expect(talk.write("back").state?.running?.step).toBe("safeguard");
  });

  test("who may do hard exercise comes back to it", () => {
    const talk = createTalk("back-again");
    talk.write("tipp");
    talk.write("80");
    talk.write("No, none of these");
    talk.write("done");
    expect(talk.write("done").state?.running?.step).toBe("breath");
    expect(talk.write("back").state?.running?.step).toBe("move");
  });

  test("a feeling that fits the facts is not acted against", () => {
    const talk = createTalk("fits");
    talk.write("opposite action");
    talk.write("fear");
    talk.write("a man has followed me home from the station twice");
    expect(talk.write("it fits").state?.running?.step).toBe("asks");
    talk.write("walk with somebody and tell the station");
    const last = talk.write("today");
    expect(last.text).not.toMatch(/\bopposite\b/u);
  });

  test("a letter may end with a goodbye, and somebody who has to go may go", () => {
    const write = (last: string) => {
      const talk = createTalk("letter");
      for (const content of ["grief letter", "tea and the dog", "Papa", "skip", "skip", "skip"]) {
        talk.write(content);
      }
      talk.write("skip");
      return talk.write(last);
    };
    expect(write("Goodbye Papa. Goodbye.").state?.finished).toEqual(["grief-letter"]);
    expect(write("I have to go").state?.parked?.step).toBe("ending");
  });
});
