import { describe, expect, test } from "vitest";
import {
  answerGuided,
  type GuidedTurn,
  type HistoryEntry,
  type CurrentSession,
} from "../guided.server.ts";
import { talkInSession } from "#tests/companion/product-talk.ts";
import { findProgramme, sessionOf } from "#app/content/programmes.ts";
import { createChooser } from "./choose.ts";
import { openSession } from "./programme-opening.ts";

const FIRST: CurrentSession = { id: "letting-go", session: 1, goal: null, trackStep: 1 };
const WITH_GOAL: CurrentSession = {
  id: "letting-go",
  session: 2,
  goal: "walk home without the phone",
  trackStep: 1,
};

/** What a talk in a session comes to. */
function talk(programme: CurrentSession | null, ...said: readonly string[]): GuidedTurn {
  const turn = talkInSession(programme, ...said).at(-1);
  if (turn === undefined) throw new Error("nothing was said");
  return turn;
}

const THROUGH_THE_CORE = [
  "I carry everything around with me",
  "my colleague forgot to invite me to lunch",
  "left out",
  "made a joke and worked until nine",
  "nobody noticed that it bothered me",
  "still there, a bit of a lump",
] as const;

function stepOf({ state }: GuidedTurn): string | undefined {
  return state?.programme?.step;
}

describe("the opening of a session", () => {
  test("asks about what was set the last time, in the person's own words", () => {
    const programme = findProgramme("letting-go");
    const session = programme && sessionOf(programme, 2);
    if (!programme || !session) throw new Error("the session is missing");
    const opening = (goal: string | null) =>
      openSession({ programme, session, goal }, "Ana", createChooser("any", []));
    expect(opening("walk home without the phone")).toContain("“walk home without the phone");
    expect(opening("walk home without the phone")).toContain("session 2 of 12");
    expect(opening(null)).not.toContain("“walk");
    expect(opening("👍")).not.toMatch(/[{}]/u);
  });

  test.each(["Ready, let's begin", "yes, let's start", "ready", "begin"])(
    "begins at once on “%s”, and holds it up to nobody",
    (content) => {
      const turn = talk(WITH_GOAL, content);
      expect(stepOf(turn)).toBe("core");
      expect(turn.state?.running?.exerciseId).toBe("letting-go-2");
      expect(turn.text.toLowerCase()).not.toContain(`“${content.toLowerCase()}`);
    },
  );

  test("takes an answer that speaks of tomorrow for an answer", () => {
    const turn = talk(FIRST, "I have a big exam tomorrow and carry it around");
    expect(turn.state?.running?.exerciseId).toBe("letting-go-1");
  });

  test.each(["not today", "no, not now", "stop"])("waits on “%s”", (content) => {
    const turn = talk(FIRST, content);
    expect(turn.state?.running).toBeNull();
    expect(stepOf(turn)).toBe("core");
    expect(talk(FIRST, content, "go on with the session").state?.running?.exerciseId).toBe(
      "letting-go-1",
    );
  });

  test("asks for what else there is before an exercise, when panic is there", () => {
    const turn = talk(FIRST, "I'm having a panic attack right now");
    expect(turn.state?.running).toBeNull();
    expect(stepOf(turn)).not.toBe("closing");
  });
});

describe("the exercise of a session", () => {
  test("keeps its place while another exercise is done", () => {
    const turn = talk(
      FIRST,
      ...THROUGH_THE_CORE.slice(0, 3),
      "stop",
      "can we do the grounding exercise",
      "stop",
      "go on with the session",
    );
    expect(turn.state?.running).toMatchObject({ exerciseId: "letting-go-1", step: "habit" });
  });

  test("is not offered again where it made things worse", () => {
    const turn = talk(
      FIRST,
      ...THROUGH_THE_CORE.slice(0, 2),
      "this is making me feel worse",
      "it brought back my old job",
      "they did that there too",
      "and nobody said anything",
      "I left in the end",
    );
    expect(turn.state?.pending).toBeNull();
    expect(turn.state?.running).toBeNull();
  });

  test("is offered where a model had led so far, and not begun unasked", () => {
    const history: HistoryEntry[] = [
      { id: "a", role: "user", content: "I carry everything around with me" },
      { id: "b", role: "assistant", content: "What is the heaviest of it?" },
    ];
    const turn = answerGuided({
      message: { id: "c", content: "the thing with my colleague, I suppose" },
      history,
      state: null,
      firstName: null,
      programme: { ...FIRST, trackStep: 2 },
    });
    expect(turn.state?.pending).toEqual({ kind: "programme" });
    expect(turn.state?.running).toBeNull();
  });
});

describe("the end of a session", () => {
  test("asks what stays, suggests one thing, and another when asked, until there is none", () => {
    const closing = talk(FIRST, ...THROUGH_THE_CORE);
    expect(stepOf(closing)).toBe("closing");
    const week = talk(FIRST, ...THROUGH_THE_CORE, "that I make jokes");
    expect(stepOf(week)).toBe("week");
    const all = talk(
      FIRST,
      ...THROUGH_THE_CORE,
      "that I make jokes",
      ...Array.from({ length: 3 }, () => "something else please"),
    );
    expect(stepOf(all)).toBe("week");
    expect(all.text).toMatch(/of your own/u);
  });

  test.each([
    ["I'll try that", /End session/u],
    ["I'd rather write one line every evening", /way you said it|your own|as you put it/iu],
    ["Nothing this week", /End session/u],
    ["stop", /End session/u],
  ])("after “%s” says how to end", (content, expected) => {
    const turn = talk(FIRST, ...THROUGH_THE_CORE, "that I make jokes", content);
    expect(stepOf(turn)).toBe("ended");
    expect(turn.text).toMatch(expected);
  });

  test("lets somebody go who says goodbye in the middle of it", () => {
    const turn = talk(FIRST, ...THROUGH_THE_CORE, "goodbye");
    expect(turn.text).not.toMatch(/\?/u);
  });

  test("turns to something else when that is wanted", () => {
    const turn = talk(FIRST, ...THROUGH_THE_CORE, "can we talk about something else");
    expect(stepOf(turn)).toBe("ended");
  });
});

test("without a programme nothing of it is remembered", () => {
  expect(talk(null, "I carry everything around with me").state?.programme).toBeUndefined();
});

describe("what is said beside a session", () => {
  test("a question at its opening is set aside, and not taken for the answer", () => {
    const turn = talk(FIRST, "can you call me tomorrow?");
    expect(stepOf(turn)).toBe("opening");
    expect(turn.state?.programme?.answerMessageIds).toEqual({});
    expect(turn.text).toMatch(/can't answer|don't have an answer/u);
  });

  test("“continue the letting go programme” goes on with it", () => {
    const turn = talk(FIRST, "hm", "stop", "continue the letting go programme");
    expect(turn.state?.running?.exerciseId).toBe("letting-go-1");
  });

  test("the plan that somebody makes becomes the goal, in their words or as it was suggested", () => {
    const upToWeek = [...THROUGH_THE_CORE, "that I can pause"];
    const week = talk(FIRST, ...upToWeek);
    expect(stepOf(week)).toBe("week");
    const own = talk(FIRST, ...upToWeek, "I'd rather write one line every evening");
    expect(own.goal).toEqual({ messageId: `m${upToWeek.length}` });
    const suggested = talk(FIRST, ...upToWeek, "I'll try that");
    expect(suggested.goal).toHaveProperty("text");
    expect(talk(FIRST, ...upToWeek, "Nothing this week").goal).toBeUndefined();
  });

  test("a question before the plan is answered or set aside, and the plan is asked about again", () => {
    const turn = talk(FIRST, ...THROUGH_THE_CORE, "that I can pause", "can you call me tomorrow?");
    expect(stepOf(turn)).toBe("week");
    expect(turn.state?.programme?.answerMessageIds).not.toHaveProperty("week");
    expect(turn.text).toContain("?");
  });
});

describe("what is asked about the session itself", () => {
  test.each([
    ["how long is this", /10 minutes/u],
    ["what's this for", /Hawkins/u],
    ["what do i do", /\*?ready\*?/u],
    ["i dont get it", /\*?ready\*?/u],
  ])("“%s” at its opening is answered, and its question stands again", (question, answer) => {
    const turn = talk(FIRST, question);
    expect(stepOf(turn)).toBe("opening");
    expect(turn.text).toMatch(answer);
    expect(turn.text).toMatch(/\?$/u);
  });

  test.each(["what now", "is that it?", "why", "what do you mean"])(
    "“%s” after the exercise is no keepsake and no plan",
    (question) => {
      const closing = talk(FIRST, ...THROUGH_THE_CORE, question);
      expect(stepOf(closing)).toBe("closing");
      expect(closing.text).not.toContain("“");
      const week = talk(FIRST, ...THROUGH_THE_CORE, "that I make jokes", question);
      expect(stepOf(week)).toBe("week");
      expect(week.goal).toBeUndefined();
    },
  );

  test("“what now” after its exercise was left offers to go on with it", () => {
    const turn = talk(FIRST, ...THROUGH_THE_CORE.slice(0, 2), "stop", "what now");
    expect(turn.state?.pending).toEqual({ kind: "programme" });
    expect(
      talk(FIRST, ...THROUGH_THE_CORE.slice(0, 2), "stop", "what now", "yes").state?.running,
    ).not.toBeNull();
  });

  test("“is that it?” at the end says how to end", () => {
    const turn = talk(FIRST, ...THROUGH_THE_CORE, "nothing", "no", "is that it?");
    expect(turn.text).toMatch(/End session/u);
  });
});

test.each(["thank you, this was good", "no that's all", "whatever", "that was nice"])(
  "“%s” after the end is let stand, and nothing more is asked",
  (content) => {
    const turn = talk(FIRST, "my dad died", ...THROUGH_THE_CORE.slice(1), "nothing", "no", content);
    expect(stepOf(turn)).toBe("ended");
    expect(turn.text).not.toContain("?");
  },
);

describe("what is only remarked beside a session's exercise", () => {
  test.each(["no", "nothing", "idk", "idk what to say", "mm not really"])(
    "“%s” leaves the first question open, and the exercise begins",
    (answer) => {
      const turn = talk(FIRST, answer);
      expect(turn.state?.running?.exerciseId).toBe("letting-go-1");
      expect(turn.text).not.toContain("“");
    },
  );

  test("a doubt at the opening is granted, and never called a good reason to be here", () => {
    const turn = talk(FIRST, "I doubt this will help");
    expect(turn.text).toMatch(/don't have to believe|doesn't work for everyone/u);
    expect(turn.text).not.toMatch(/good reason/u);
  });

  test.each(["that was weird", "ok its a bit less", "that was good"])(
    "“%s” is nothing to keep, and is not given back as that",
    (remark) => {
      const turn = talk(FIRST, ...THROUGH_THE_CORE, remark);
      expect(stepOf(turn)).toBe("week");
      expect(turn.text).not.toContain("“");
      expect(turn.state?.programme?.answerMessageIds).not.toHaveProperty("takeAway");
    },
  );

  test("who feels worse after the exercise is given nothing more to do", () => {
    const turn = talk(FIRST, ...THROUGH_THE_CORE, "I feel worse");
    expect(stepOf(turn)).toBe("ended");
    expect(turn.text).toMatch(/around/u);
  });

  test.each(["whatever", "maybe", "not really"])("“%s” is no plan of one's own", (answer) => {
    const turn = talk(FIRST, ...THROUGH_THE_CORE, "that I make jokes", answer);
    expect(stepOf(turn)).toBe("ended");
    expect(turn.goal).toBeUndefined();
    expect(turn.text).not.toMatch(/“|your own/u);
  });

  test("what sounds hard gets another idea", () => {
    const turn = talk(FIRST, ...THROUGH_THE_CORE, "that I make jokes", "that sounds hard");
    expect(stepOf(turn)).toBe("week");
    expect(turn.text).toMatch(/another|different|maybe this one/u);
  });
});
