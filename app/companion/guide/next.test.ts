import { describe, expect, test } from "vitest";
import { exercises } from "#app/content/exercises.ts";
import { guideSubjects, guideWordings } from "#app/content/guide.ts";
import { programs } from "#app/content/programs.ts";
import { WISHES } from "#app/reader/names.ts";
import { next, NOTHING_SAID, openGuide } from "./next.ts";
import { labelOf, render } from "./render.ts";
import { readGuideState, runningExercise, type GuideState } from "./state.ts";
import type { Classes, CurrentSession, GuideReply, Input } from "./turn.ts";

const COMPANIONS = ["ali", "alina", "alice", "alicia", "alijah", "alister"];
const SUBJECTS = guideSubjects.map(({ id }) => id);
const WALKED_CHOICES = 100_000;

/** Numbers that look random and are the same each time (mulberry32). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function choose(state: GuideState | null, choice: string, changes: Partial<Input> = {}) {
  return next(state, { ...NOTHING_SAID, messageId: "m1", choice, ...changes });
}

function write(
  state: GuideState | null,
  classes: Partial<Classes> = {},
  changes: Partial<Input> = {},
) {
  const all = { ...NOTHING_SAID.classes, ...classes };
  return next(state, { ...NOTHING_SAID, messageId: "m1", classes: all, ...changes });
}

function follow(...choices: string[]): GuideReply {
  const [first = "menu", ...rest] = choices;
  return rest.reduce((said, choice) => choose(said.state, choice), choose(null, first));
}

function idsOf({ choices }: GuideReply): string[] {
  return choices.map(({ id }) => id);
}

function textOf({ lines, state }: Pick<GuideReply, "lines" | "state">): string {
  return render(lines, { region: "US", language: state.language, firstName: "Sam" }).text;
}

function isLineId(id: string): boolean {
  return guideWordings(id, "en").length > 0 && guideWordings(id, "es").length > 0;
}

/** What is wrong with a reply, if anything. */
function faultOf({ lines, choices, state }: GuideReply): string | null {
  if (lines.length === 0) return "nothing said";
  const missing = lines.find(({ id }) => !isLineId(id));
  if (missing) return `no line ${missing.id}`;
  const unlabelled = choices.find(({ label }) => typeof label === "string" && !isLineId(label));
  if (unlabelled) return `no label ${unlabelled.label} of ${unlabelled.id}`;
  if (choices.length === 0 && state.place.at !== "closing") return `no way on at ${state.place.at}`;
  const ids = new Set(choices.map(({ id }) => id));
  if (ids.size < choices.length) return `a choice stands twice: ${[...ids].join(" ")}`;
  return null;
}

/** Whether one of the ways to leave leads to where everything else is reached from. */
function leadsBack({ state, choices }: GuideReply, to: string): boolean {
  const leaving = [
    "menu",
    "stop",
    "stop_here",
    "form_leave",
    "session.not_now",
    "keep_here",
    "listen_done",
  ];
  let at: GuideReply | null = null;
  let standing = choices.map(({ id }) => id);
  for (let taps = 0; taps < 3; taps += 1) {
    if (standing.includes(to)) return true;
    const way = leaving.find((id) => standing.includes(id));
    const before: GuideState = at?.state ?? state;
    at = way === undefined ? write(before, { wish: "menu" }) : choose(before, way);
    standing = idsOf(at);
  }
  return standing.includes(to);
}

describe("words that are not clear", () => {
  const near = [
    { id: "grief", score: 0.5 },
    { id: "loneliness", score: 0.45 },
  ];
  const lineIds = ({ lines }: GuideReply) => lines.map(({ id }) => id);

  test("are met by the nearest subjects, and the second time in a row by room to write", () => {
    const offered = write(null, { subjects: near }, { messageId: "m1" });
    const on = write(
      offered.state,
      { subjects: [{ id: "money", score: 0.2 }] },
      { messageId: "m2" },
    );
    expect(lineIds(on)).toEqual(["guide.lines.listen_on"]);
    expect(textOf(on)).not.toContain("?");
    expect(on.state.place).toMatchObject({ at: "listening", received: ["m1", "m2"] });
    // What is near stays in view, with ways on, as long as it goes on.
    const standing = ["subject.grief", "subject.loneliness", "now", "subjects", "listen_done"];
    expect(idsOf(on)).toEqual(standing);
    const more = write(on.state, {}, { messageId: "m3" });
    expect(more.state.place).toMatchObject({ at: "listening", received: ["m1", "m2", "m3"] });
    expect(idsOf(more)).toEqual(standing);
    expect(lineIds(more)).toEqual(["guide.companions.alina.listening"]);
    // What is surely about something is asked about here, too, and a no leads to others.
    const sure = write(more.state, { subjects: [{ id: "housing", score: 0.95 }] });
    expect(idsOf(sure)).toEqual(["subject.housing", "not_that", "listen"]);
    expect(idsOf(write(more.state, { says: "no", isBrief: true }))).toContain("group.work");
    // A question, and a wish, are met as ever: it wasn't asked only to listen.
    expect(lineIds(write(on.state, { asks: true }))).toEqual(["guide.lines.asked_near"]);
    const looked = write(choose(on.state, "subject.grief").state, { asks: true });
    expect(idsOf(looked)).toContain("asked.get_easier");
    expect(write(more.state, { wish: "stop" }).state.place.at).toBe("menu");
    expect(write(more.state, { wish: "goodbye" }).state.place.at).toBe("closing");
    // A menu that was asked for is no offer yet: the first words after it are met as ever.
    const menu = choose(null, "menu");
    expect(idsOf(write(menu.state, { subjects: near }))).toContain("listen");
  });

  test("become clear where the next ones name what was offered, and another plain subject is offered, too", () => {
    const offered = write(null, { subjects: near });
    const again = write(offered.state, { subjects: [{ id: "grief", score: 0.6 }] });
    expect(idsOf(again)).toEqual(["subject.grief", "not_that", "listen"]);
    const other = write(offered.state, { subjects: [{ id: "money", score: 0.6 }] });
    expect(idsOf(other)).toEqual(expect.arrayContaining(["subject.money", "subject.grief"]));
  });

  test("and a word or two lead to the menu at first, then ask for more, and then there is room to write", () => {
    const nothing = { isBrief: true };
    const menu = write(null, nothing);
    const work = [{ id: "work-stress", score: 0.35 }];
    const more = write(menu.state, { ...nothing, subjects: work });
    expect(lineIds(more)).toEqual(["guide.lines.few_words"]);
    expect(idsOf(more)[0]).toBe("subject.work-stress");
    // It was no second try: what is told next is met by what is near.
    expect(idsOf(write(more.state, { subjects: near }))).toContain("subject.grief");
    expect(write(more.state, nothing).state.place.at).toBe("listening");
  });

  test("and a yes or a no where nothing was asked are met as such", () => {
    const yes = write(choose(null, "menu").state, { says: "yes", isBrief: true });
    expect(lineIds(yes)).toEqual(["guide.lines.when_ready"]);
    const no = write(choose(null, "now").state, { says: "no", isBrief: true });
    expect(lineIds(no)).toEqual(["guide.lines.no_need"]);
    expect(idsOf(no)).toEqual(["listen", "menu", "bye"]);
    // The same isn't said and offered again.
    expect(write(no.state, { says: "no", isBrief: true }).state.place.at).toBe("listening");
  });

  test("and a yes to several subjects asks which", () => {
    const offered = write(null, { subjects: near });
    const which = write(offered.state, { says: "yes", isBrief: true });
    expect(lineIds(which)).toEqual(["guide.lines.which_subject"]);
  });

  test("get a receipt in other words each time, before one comes again", () => {
    let said: GuideReply | null = follow("listen");
    const texts: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      // What comes between makes no difference.
      if (count === 2) said = write(said.state, { wish: "thanks" });
      said = write(said.state);
      texts.push(textOf(said));
    }
    expect(new Set(texts).size).toBe(5);
  });
});

test("good news is met gladly, and without an exercise", () => {
  const unsure = write(null, { subjects: [{ id: "good-news", score: 0.75 }] });
  expect(textOf(unsure)).toContain("glad");
  expect(idsOf(unsure)).toEqual(["subject.good-news", "not_that", "listen"]);
  const sure = write(null, { subjects: [{ id: "good-news", score: 0.95 }] });
  expect(textOf(sure)).toContain("glad");
  const met = write(sure.state, { says: "yes", isBrief: true });
  expect(idsOf(met).filter((id) => id.startsWith("exercise"))).toEqual([]);
});

test("an attack that is told of as a wish for something now is met with what helps in it", () => {
  const met = write(null, { wish: "exercise", subjects: [{ id: "panic", score: 0.98 }] });
  expect(met.lines.map(({ id }) => id)).toContain("subjects.panic.asked.right_now.say");
});

describe("a plain request is done at once", () => {
  const places = {
    "in the menu": follow("menu"),
    "in a subject": follow("subject.work-stress"),
    "after an exercise": (() => {
      let said = follow("exercise.grounding");
      while (said.effects.finished === undefined) said = write(said.state, { numbers: [50] });
      return said;
    })(),
    "in room to write": follow("listen"),
  };

  test.each(Object.entries(places))("%s", (_, { state }) => {
    const plain = { isPlain: true, asks: true } as const;
    expect(idsOf(write(state, { ...plain, wish: "exercise" }))).toContain("exercise.grounding");
    expect(write(state, { ...plain, wish: "help" }).effects.help).toBe(true);
    expect(textOf(write(state, { wish: "who" }))).toContain("No person answers here");
    expect(write(state, { wish: "goodbye", isPlain: true })).toMatchObject({
      choices: [],
      state: { place: { at: "closing" } },
    });
    expect(idsOf(write(state, { wish: "thanks", isPlain: true }))).toContain("menu");
  });
});

test("words that go on about what was suggested are a yes to it, and a greeting is no goodbye", () => {
  const asked = write(null, { subjects: [{ id: "friendship", score: 0.95 }] });
  const on = write(asked.state, {
    subjects: [
      { id: "worry", score: 0.4 },
      { id: "friendship", score: 0.2 },
    ],
  });
  expect(on.state.place).toMatchObject({ at: "subject", id: "friendship" });
  const other = write(asked.state, { subjects: [{ id: "worry", score: 0.4 }] });
  expect(other.state.place.at).toBe("menu");
  expect(write(null, { wish: "goodbye" }).state.place.at).toBe("menu");
  expect(write(asked.state, { wish: "goodbye" }).state.place.at).toBe("closing");
});

test("the menu begins with what was looked at before, also in another conversation, and names a program that runs", () => {
  const facts = {
    ...NOTHING_SAID.facts,
    hasProgram: true,
    lately: ["money", "gone-subject", "teen"],
  };
  const menu = idsOf(choose(null, "menu", { facts }));
  expect(menu.slice(0, 3)).toEqual(["program", "subject.money", "subject.teen"]);
  const after = choose(choose(null, "subject.fear").state, "menu", { facts });
  expect(idsOf(after).slice(1, 3)).toEqual(["subject.fear", "subject.money"]);
  expect(textOf(choose(null, "program", { facts }))).toContain("(/therapy-tracks)");
  expect(idsOf(choose(null, "menu"))).not.toContain("program");
});

describe("100,000 random choices", () => {
  const random = randomNumbers(20_261_129);
  const pick = <Each>(from: readonly Each[]) => from[random(from.length)];
  const sessions: (CurrentSession | null)[] = [
    ...programs.flatMap(({ id, sessions: all }) =>
      all.map(({ number }) => ({ id, session: number, goal: null, trackStep: 1 })),
    ),
    ...programs.map(() => null),
  ];

  function randomClasses(): Classes {
    const picked = [...new Set([pick(SUBJECTS), pick(SUBJECTS)])].slice(0, random(3));
    const subjects = picked.map((id, at) => ({
      id: id ?? "",
      score: (random(60) + 40) / 100 / (at + 1),
    }));
    const language = random(8) === 0 ? (pick(["en", "es"] as const) ?? null) : null;
    const wish = random(3) === 0 ? (pick(WISHES) ?? "none") : "none";
    return {
      subjects,
      wish,
      language,
      numbers: random(2) === 0 ? [] : [random(101), random(101)],
      asks: random(4) === 0,
      isBrief: random(4) === 0,
      isPlain: random(3) === 0,
      says: pick(["yes", "no", null] as const) ?? null,
      named: random(4) === 0 ? (pick(["stop", "skip", "back", "done"]) ?? null) : null,
    };
  }

  test("lead to no dead end, say only what is written, and always lead back to the menu and to help", () => {
    const faults = new Set<string>();
    const places = new Set<string>();
    let said: GuideReply | null = null;
    let facts = { companion: "alina", session: sessions[0] ?? null, hasJournal: true };
    for (let step = 0; step < WALKED_CHOICES; step += 1) {
      if (random(150) === 0) {
        said = null;
        const companion = pick(COMPANIONS) ?? "";
        facts = { companion, session: pick(sessions) ?? null, hasJournal: random(2) === 0 };
      }
      const tapped = said && random(5) > 0 ? (pick(said.choices)?.id ?? null) : null;
      said = next(said?.state ?? null, {
        messageId: `m${step}`,
        facts,
        choice: tapped,
        classes: tapped === null ? randomClasses() : NOTHING_SAID.classes,
      });
      places.add(said.state.place.at);
      const fault = faultOf(said);
      if (fault !== null) faults.add(fault);
      if (step % 20 > 0) continue;
      if (readGuideState(JSON.parse(JSON.stringify(said.state))) === null)
        faults.add("a state that can't be read again");
      for (const way of ["subjects", "help"])
        if (!leadsBack(said, way)) faults.add(`no way to ${way} from ${idsOf(said).join(" ")}`);
    }
    expect([...faults]).toEqual([]);
    expect([...places].sort()).toEqual(
      ["closing", "exercise", "listening", "menu", "session", "subject"].sort(),
    );
  }, 30_000);
});

test.each(COMPANIONS)(
  "%s opens with what it is and a choice of what people come with",
  (companion) => {
    const { lines, choices } = openGuide({ companion }, { hasGoal: false, seed: 0 });
    const saying = { language: "en", region: "US", firstName: "Sam" } as const;
    expect(render(lines, saying).text).toContain("the guided version of");
    expect(choices.map((each) => labelOf(each, saying))).toContain("I can't sleep");
    expect(choices.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["unsure", "now", "listen", "subjects", "help"]),
    );
  },
);

test("what may happen right now has help for that first, which leads to the exercise", () => {
  const subjects = [{ id: "panic", score: 0.9 }];
  const sure = write(null, { subjects });
  const near = write(null, { subjects: [{ id: "panic", score: 0.5 }] });
  const way = "asked_of.panic.right_now";
  for (const said of [sure, near, follow("subject.panic")]) expect(idsOf(said)[0]).toBe(way);
  const helped = choose(sure.state, way);
  expect(textOf(helped)).toContain("both feet on the floor");
  expect(idsOf(helped)[0]).toBe("exercise.grounding");
  expect(write(sure.state, { says: "yes", isBrief: true }).state.place).toMatchObject({
    id: "panic",
  });
  expect(idsOf(write(sure.state, { says: "no", isBrief: true }))).toContain("group.mind");
  // What isn't likely to be meant has no such way.
  expect(idsOf(write(null, { subjects: [{ id: "panic", score: 0.3 }] }))).not.toContain(way);
});

test("three answers in a row in a path each lead on", () => {
  const first = write(follow("subject.conflict").state);
  expect(idsOf(first)).toEqual([
    "exercise.stop-skill",
    "path_topic",
    "path_asked",
    "path_say_to",
    "path_more",
    "menu",
    "not_that",
  ]);
  const second = write(first.state);
  expect(idsOf(second)).toContain("asked.what_to_say");
  const third = write(second.state);
  expect(idsOf(third)).toEqual(expect.arrayContaining(["path.conflict", "now", "subjects"]));
});

test("a third answer in a path doesn't lead to another subject, and a longer wish to stop stays in it", () => {
  const subjects = [{ id: "marriage", score: 0.6 }];
  const second = write(write(follow("subject.cant-sleep").state).state);
  expect(idsOf(write(second.state, { subjects }))[0]).toBe("path.cant-sleep");
  const stop = write(second.state, { wish: "stop" });
  expect(idsOf(stop)).toEqual(["path.cant-sleep", "not_that", "listen"]);
  expect(write(second.state, { wish: "stop", isPlain: true }).state.place.at).toBe("menu");
});

test("what is told later is offered, also where something else was clearer before", () => {
  const about = [{ id: "cant-sleep", score: 0.9 }];
  const state = { ...follow("menu").state, about };
  const later = write(state, { subjects: [{ id: "money", score: 0.5 }] });
  expect(idsOf(later)).toEqual(expect.arrayContaining(["subject.money", "subject.cant-sleep"]));
  // Words about nothing lose nothing of it.
  expect(idsOf(write(state))[0]).toBe("subject.cant-sleep");
});

test("nobody is asked about a loss, or a danger, that little speaks for", () => {
  const subjects = [
    { id: "friendship", score: 0.35 },
    { id: "baby-loss", score: 0.25 },
    { id: "money", score: 0.2 },
  ];
  expect(idsOf(write(null, { subjects }))).not.toContain("subject.baby-loss");
  const likely = [{ id: "baby-loss", score: 0.35 }];
  expect(idsOf(write(null, { subjects: likely }))).toContain("subject.baby-loss");
});

test("a question in words that is about no known subject is met with what is near, or with that it can't be answered", () => {
  const near = write(null, { subjects: [{ id: "family", score: 0.44 }] });
  const asked = write(near.state, { asks: true, subjects: [{ id: "anger", score: 0.4 }] });
  expect(asked.lines.map(({ id }) => id)).toEqual(["guide.lines.asked_near"]);
  expect(idsOf(asked)).toEqual(expect.arrayContaining(["subject.family", "subject.anger", "now"]));
  const unknown = write(null, { asks: true });
  expect(textOf(unknown)).toContain("I can't answer that in my own words");
  // Whoever waits for an answer isn't leaving, and thanks are no yes to one of several.
  expect(write(near.state, { asks: true, wish: "goodbye" }).state.place.at).toBe("menu");
  const thanks = write(near.state, { says: "yes", isBrief: true, isPlain: true, wish: "thanks" });
  expect(thanks.state.place.at).toBe("menu");
});

test("a no to what is offered leads to what is nearest next, else to all groups", () => {
  const subjects = ["family", "marriage", "anger", "worry", "money"].map((id, at) => ({
    id,
    score: 0.4 - at / 20,
  }));
  const offered = write(null, { subjects });
  expect(idsOf(offered)).toHaveLength(5);
  for (const no of [{ isBrief: true }, {}]) {
    const next3 = write(offered.state, { says: "no", ...no });
    expect(idsOf(next3)).toEqual(["subject.worry", "subject.money", "subjects", "listen"]);
    expect(idsOf(write(next3.state, { says: "no", ...no }))).toContain("group.life");
  }
});

test("something else than what was offered is what is nearest next, and never the same again", () => {
  const subjects = ["family", "marriage", "anger", "worry", "money"].map((id, at) => ({
    id,
    score: 0.4 - at / 20,
  }));
  const offered = write(null, { subjects });
  const other = choose(offered.state, "subjects");
  expect(idsOf(other)).toEqual(["subject.worry", "subject.money", "subjects", "listen"]);
  expect(idsOf(choose(other.state, "subjects"))).toContain("group.people");
  expect(idsOf(write(other.state, { subjects }))).not.toContain("subject.family");
  // In the menu nothing is offered yet: all stand there.
  expect(idsOf(choose(follow("menu").state, "subjects"))).toContain("group.people");
});

test("a nod in a path is a yes only to what stands there, and words after an answer keep the way back", () => {
  const nod = { says: "yes", isBrief: true } as const;
  const asked = write(follow("subject.jealousy").state, { asks: true });
  expect(asked.choices.length).toBeGreaterThan(3);
  const on = write(asked.state, nod);
  expect(on.lines.map(({ id }) => id)).toEqual(["guide.lines.path"]);
  expect(write(on.state, nod).state.place).toMatchObject({ form: { kind: "step" } });
  const answered = choose(follow("menu").state, "asked_of.panic.right_now");
  const third = write(write(write(answered.state).state).state);
  expect(idsOf(third)[0]).toBe("path.panic");
});

test("every subject is met within three taps, and what the menu shows leads to something to do within two", () => {
  const menu = choose(null, "menu");
  const groups = idsOf(choose(menu.state, "subjects")).filter((id) => id.startsWith("group."));
  const met = groups.flatMap((id) => idsOf(choose(choose(menu.state, "subjects").state, id)));
  expect(met).toEqual(expect.arrayContaining(SUBJECTS.map((id) => `subject.${id}`)));
  for (const id of ["now", ...idsOf(menu).filter((each) => each.startsWith("subject."))])
    expect(idsOf(choose(menu.state, id)).join()).toMatch(/exercise\./);
});

test("something to do stands within three taps", () => {
  const said = follow("subject.work-stress");
  expect(idsOf(said)).toContain("exercise.muscle-relaxation");
  expect(choose(said.state, "exercise.muscle-relaxation").state.place.at).toBe("exercise");
});

describe("free words", () => {
  test("stay about what was clear before, though later ones alone are surely about another subject", () => {
    const first = write(null, { subjects: [{ id: "pet-loss", score: 0.7 }] });
    const said = write(first.state, { subjects: [{ id: "work-stress", score: 0.95 }] });
    expect(idsOf(said)[0]).toBe("subject.pet-loss");
    expect(idsOf(said)).not.toContain("not_that");
    const asked = write(said.state, { asks: true });
    expect(idsOf(asked)).toContain("subject.pet-loss");
  });

  test("that are surely about a subject are asked about, and can be set right", () => {
    const said = write(null, { subjects: [{ id: "work-stress", score: 0.9 }] });
    expect(textOf(said)).toContain("It sounds like this is about *work*");
    expect(idsOf(said)).toEqual(["subject.work-stress", "not_that", "listen"]);
  });

  test.each([
    [0.5, 0.1],
    [0.7, 0.4],
  ])("that are not surely about one (%d, %d) are met by the nearest", (first, second) => {
    const subjects = [
      { id: "work-stress", score: first },
      { id: "money", score: second },
    ];
    const said = write(null, { subjects });
    expect(idsOf(said)).toEqual(["subject.work-stress", "subject.money", "subjects", "listen"]);
  });

  test("that say yes or no are taken for the choice where that was asked", () => {
    const asked = write(null, { subjects: [{ id: "work-stress", score: 0.9 }] });
    const met = write(asked.state, { says: "yes", isBrief: true });
    expect(met.state.place).toMatchObject({ at: "subject", id: "work-stress" });
    expect(idsOf(write(asked.state, { says: "no" }))).toContain("group.work");
  });

  test("of a word or two lead to the menu, unless they name a subject plainly", () => {
    const isBrief = true;
    const hello = write(null, { isBrief, subjects: [{ id: "good-news", score: 0.3 }] });
    expect(idsOf(hello)).toContain("unsure");
    const named = write(null, { isBrief, subjects: [{ id: "grief", score: 0.5 }] });
    expect(idsOf(named)).toContain("subject.grief");
  });

  test("that ask something are met by the questions that have a written answer", () => {
    const asked = write(null, { asks: true });
    expect(asked.lines.map(({ id }) => id)).toEqual(["guide.lines.asked_app"]);
    const ids = idsOf(asked).filter((id) => id.startsWith("app."));
    expect(ids).toHaveLength(4);
    const answer = choose(asked.state, "app.who_reads");
    expect(textOf(answer)).toContain("You can. Nobody follows along.");
    // What was read doesn't stand first again, and there are others.
    const others = choose(answer.state, "about_app");
    expect(idsOf(others)[0]).toBe("app.who_answers");
    expect(idsOf(choose(others.state, "about_app"))).toContain("app.who_reads");
    expect(idsOf(write(null, { wish: "who" }))[0]).toBe("about_app");
    const near = write(null, { asks: true, subjects: [{ id: "pet-loss", score: 0.6 }] });
    expect(near.lines.map(({ id }) => id)).toEqual(["guide.lines.cant_answer"]);
    expect(idsOf(near)).toEqual(expect.arrayContaining(["asked.too_soon", "subject.pet-loss"]));
    expect(textOf(choose(near.state, "asked.too_soon"))).toContain("whichever day it was");
    // What is only told is now and then taken for a question: it isn't one about the app.
    const told = write(null, { asks: true, subjects: [{ id: "breakup", score: 0.3 }] });
    expect(idsOf(told)).toContain("subject.breakup");
    expect(idsOf(told).filter((id) => id.startsWith("app."))).toEqual([]);
    // Words that follow are about whatever they were about before.
    expect(write(near.state).state.place.at).toBe("menu");
  });

  test.each([
    ["stop", "menu"],
    ["exercise", "menu"],
    ["help", "menu"],
    ["who", "menu"],
    ["thanks", "menu"],
    ["goodbye", "closing"],
    ["listen", "listening"],
  ] as const)("that wish to %s are met at once", (wish, place) => {
    expect(write(follow("menu").state, { wish }).state.place.at).toBe(place);
  });

  test("that say goodbye end it without a hook", () => {
    const said = write(follow("menu").state, { wish: "goodbye", isPlain: true });
    expect(said.choices).toEqual([]);
    expect(textOf(said)).not.toContain("?");
    // In more words it may be a resolve.
    const longer = write(follow("subject.worry").state, { wish: "goodbye", says: "no" });
    expect(longer.state.place.at).toBe("closing");
    expect(textOf(longer)).not.toContain("?");
    expect(idsOf(longer)).toEqual(["menu"]);
  });
});

describe("a subject", () => {
  test("begins with what it often is and a question that is only received", () => {
    const met = follow("subject.fertility");
    expect(textOf(met)).toContain("You picked");
    expect(idsOf(met)).toContain("not_that");
    const said = write(met.state, { subjects: [{ id: "money", score: 0.99 }] });
    expect(said.state.place).toMatchObject({ at: "subject", id: "fertility", asks: false });
  });

  test("is read about in cards, one after the other", () => {
    const first = follow("subject.work-stress", "path_more", "path_article");
    expect(textOf(first)).toContain("Burnout");
    const second = choose(first.state, "path_card");
    expect(textOf(second)).not.toBe(textOf(first));
    expect(idsOf(second)).toContain("path.work-stress");
  });

  test("has questions that people ask, with their answers", () => {
    const said = follow("subject.work-stress", "path_asked", "asked.say_no");
    expect(textOf(said)).toContain("Say what you can do, too");
    expect(idsOf(said)).toEqual([
      "path_asked",
      "path.work-stress",
      "path_say_to",
      "path_help",
      "menu",
      "not_that",
    ]);
    const again = idsOf(choose(said.state, "path_asked"));
    expect(again.filter((id) => id.startsWith("asked")).at(-1)).toBe("asked.say_no");
  });

  test("names who is for it, with the help lines of the region", () => {
    const said = follow("subject.drinking", "path_more", "path_help");
    expect(said.effects.help).toBe(true);
  });

  test("leads to a small step that becomes the goal, with its time and what may come in between", () => {
    const asked = follow("subject.fertility", "path_step", "form_suggested");
    const timed = choose(asked.state, "when_tomorrow", { messageId: "when" });
    const goal = { line: "subjects.fertility.step", messageIds: ["when"] };
    expect(timed.effects.goal).toEqual(goal);
    const shown = write(timed.state, {}, { messageId: "if" });
    expect(shown.effects.goal).toBeUndefined();
    const done = choose(shown.state, "form_keep");
    expect(done.effects.goal).toEqual({ ...goal, messageIds: ["when", "if"], replacesLast: true });
  });

  test("shows what was written in place of a step, and keeps it only after a yes", () => {
    const asked = follow("subject.fertility", "path_step");
    const shown = write(asked.state, {}, { messageId: "busy" });
    const record = new Map([["busy", "she's busy all week"]]);
    const saying = { language: "en", region: "US", firstName: null, record } as const;
    expect(render(shown.lines, saying).text).toContain(
      "“she's busy all week”\n\nKeep this as your step?",
    );
    expect(idsOf(shown)).toEqual(["form_keep", "form_change", "form_leave"]);
    const no = write(shown.state, { says: "no", isBrief: true });
    expect(no.lines.map(({ id }) => id)).toEqual(["guide.lines.form_own"]);
    expect(choose(shown.state, "form_leave").effects.goal).toBeUndefined();
    // More words are neither, and a goodbye is no yes.
    for (const more of [{ says: "yes" }, { wish: "goodbye", says: "yes" }] as const) {
      const again = write(shown.state, more);
      expect(again.state.place).toEqual(shown.state.place);
      expect(idsOf(again)).toEqual(idsOf(shown));
    }
    const gone = write(shown.state, { wish: "goodbye", says: "yes", isBrief: true, isPlain: true });
    expect(gone.state.place.at).toBe("closing");
    const other = write(no.state, {}, { messageId: "call" });
    const timed = write(other.state, { says: "yes", isBrief: true });
    expect(timed.effects.goal).toBeUndefined();
    const kept = choose(timed.state, "when_today", { messageId: "when" });
    expect(kept.effects.goal).toEqual({ line: null, messageIds: ["call", "when"] });
  });

  test("shows what would become the goal at the end of its dialogue", () => {
    const state = { ...follow("subject.work-stress", "path_topic").state };
    const { place } = state;
    if (place.at !== "subject" || place.topic === null) throw new Error("no dialogue");
    const topic = { ...place.topic, node: "takeaway" };
    const said = write({ ...state, place: { ...place, topic } }, {}, { messageId: "plan" });
    expect(said.lines.map(({ id }) => id)).toContain("guide.lines.goal_shown");
    expect(idsOf(said)).toContain("goal_keep");
  });

  test("goes on to what people ask where more is told, and then gives room to write", () => {
    const met = follow("subject.work-stress");
    const first = write(met.state, {}, { messageId: "a" });
    expect(idsOf(first)).toContain("path_topic");
    const second = write(first.state, {}, { messageId: "b" });
    expect(idsOf(second)).toEqual(expect.arrayContaining(["path_asked", "listen"]));
    expect(idsOf(second).filter((id) => id.startsWith("asked."))).toHaveLength(3);
    const third = write(second.state, {}, { messageId: "c" });
    expect(third.state.place.at).toBe("listening");
    expect(idsOf(third)[0]).toBe("path.work-stress");
  });

  test("and an exercise come to a warm end, with one thing on at most", () => {
    const done = follow(
      "subject.fertility",
      "path_step",
      "form_suggested",
      "when_today",
      "form_skip",
    );
    expect(done.lines.map(({ id }) => id)).toEqual(["guide.lines.goal_kept", "guide.lines.enough"]);
    expect(idsOf(done)).toEqual(["path.fertility", "bye"]);
    expect(write(done.state, { says: "yes", isBrief: true }).state.place.at).toBe("closing");
  });

  test("leads to a message in the person's own words, as they wrote them", () => {
    const to = follow("subject.conflict", "path_more", "path_say_to");
    const happened = write(to.state, {}, { messageId: "to" });
    const request = write(happened.state, {}, { messageId: "happened" });
    const said = write(request.state, {}, { messageId: "request" });
    const record = new Map([
      ["happened", "You left."],
      ["request", "Call me."],
    ]);
    const { text } = render(said.lines, { language: "en", region: "US", firstName: null, record });
    expect(text).toContain("You left.\n\nCall me.");
  });

  test("asks who it is said to, opens fittingly, and asks for the facts afresh", () => {
    const told = write(null, { subjects: [{ id: "money", score: 0.9 }] }, { messageId: "debt" });
    const to = choose(choose(told.state, "subject.money").state, "path_say_to");
    expect(idsOf(to).join(" ")).toBe(
      "to.own to.partner to.family to.friend to.work to.other form_leave",
    );
    const facts = choose(to.state, "to.partner");
    expect(idsOf(facts)).not.toContain("use_told");
    const request = write(facts.state, {}, { messageId: "facts" });
    expect(request.lines.at(-1)?.id).toBe("guide.lines.opener_partner");
    const lender = write(choose(to.state, "to.own").state);
    expect(lender.lines.at(-1)?.id).toBe("subjects.money.opener");
    // Who is known to all has the subject's own opening.
    const partner = choose(follow("subject.marriage", "path_say_to").state, "to.partner");
    expect(write(partner.state).lines.at(-1)?.id).toBe("subjects.marriage.opener");
  });

  test("takes words in place of a tap for what they are in its dialogue", () => {
    const asked = follow("subject.work-stress", "path_topic");
    const told = write(asked.state, { asks: true, says: "no" }, { messageId: "boss" });
    expect(told.state.place).toMatchObject({ topic: { kept: { heaviest: "boss" } } });
    // Where only a choice leads on, the same choices stand again.
    const safe = follow("subject.conflict", "path_topic");
    const again = write(safe.state, { says: "no" });
    expect(again.state.place).toEqual(safe.state.place);
    expect(idsOf(again)).toEqual(idsOf(safe));
    expect(again.lines.map(({ id }) => id)).not.toContain("guide.lines.step_met");
  });

  test("lets a no be a no, and says more where it goes on", () => {
    const met = follow("subject.fertility");
    for (const isBrief of [true, false]) {
      const no = write(met.state, { says: "no", isBrief });
      expect(no.lines.map(({ id }) => id)[0]).toBe("guide.lines.no_need");
      expect(idsOf(no)).toEqual(["path.fertility", "not_that", "listen"]);
      expect(idsOf(choose(no.state, "not_that"))).toContain("group.work");
    }
    // A question finds what is written, and may be for words to somebody.
    const asked = write(met.state, { asks: true });
    expect(idsOf(asked)[0]).toBe("path_say_to");
    expect(idsOf(asked)[1]).toMatch(/^asked/);
    expect(idsOf(write(met.state, { wish: "exercise", asks: true }))).toContain("path_say_to");
    // "What can I do?" asks for the ways on.
    const ways = write(met.state, { wish: "menu", asks: true });
    expect(idsOf(ways)).toEqual(expect.arrayContaining(["path_step", "path_say_to"]));
    expect(idsOf(ways)[0]).toMatch(/^exercise/);
  });

  test("that goes deep has a dialogue, whose end is kept for the note", () => {
    let said = follow("subject.work-stress", "path_topic");
    for (let taps = 0; said.state.dialogues.length === 0 && taps < 20; taps += 1) {
      const [first] = said.choices;
      said = first?.id === "dont_know" ? write(said.state) : choose(said.state, first?.id ?? "");
    }
    expect(said.state.dialogues[0]).toMatchObject({ topicId: "work-stress", before: 0 });
    expect(said.state.place).toMatchObject({ at: "subject", id: "work-stress" });
  });
});

describe("what was told already", () => {
  const told = write(
    null,
    { subjects: [{ id: "grief", score: 0.9 }] },
    { messageId: "my mom died" },
  );
  const record = new Map([["told", "my mom died in March"]]);

  test("isn't asked for again, and is offered where a step asks for the same", () => {
    const met = choose(told.state, "subject.grief");
    expect(met.lines.map(({ id }) => id)).not.toContain("subjects.grief.asks");
    const who = choose(met.state, "path_topic");
    const { text } = render(who.lines, { language: "en", region: "US", firstName: null, record });
    expect(text).toContain("You wrote this:\n\n“my mom died in March”\n\nIs that it?");
    const when = choose(who.state, "use_told");
    expect(when.state.place).toMatchObject({ topic: { node: "when" } });
  });

  test("becomes the answer of an exercise's step by its id, once", () => {
    const begun = choose(told.state, "exercise.thought-record");
    expect(idsOf(begun)[0]).toBe("use_told");
    const taken = choose(begun.state, "use_told", { messageId: "tap" });
    const answerMessageIds = { situation: "my mom died" };
    expect(taken.state.place).toMatchObject({ position: { step: "thought", answerMessageIds } });
    expect(taken.state.told).toBeNull();
  });

  test("is no greeting, no question and nothing that is about nothing", () => {
    for (const classes of [{ wish: "thanks" }, { asks: true }, {}] as const) {
      const said = write(null, classes, { messageId: "hello again" });
      expect(said.state.told).toBeNull();
    }
  });

  test("is over with the menu", () => {
    const begun = choose(choose(told.state, "menu").state, "exercise.thought-record");
    expect(idsOf(begun)).not.toContain("use_told");
  });
});

describe("an exercise", () => {
  test.each(exercises.map(({ id }) => id))("%s is led to its end, and rated", (id) => {
    let said = follow(`exercise.${id}`);
    for (let steps = 0; said.effects.finished === undefined && steps < 40; steps += 1) {
      expect(idsOf(said)).toEqual(expect.arrayContaining(["skip", "stop"]));
      said = write(said.state, { numbers: [60] }, { messageId: `a${steps}` });
    }
    expect(said.effects.finished?.exerciseId).toBe(id);
    const rated = choose(said.state, "helped.a_lot");
    expect(rated.effects.rated).toEqual({ exerciseId: id, helped: "a_lot" });
    expect(idsOf(rated)).toEqual(["menu", "bye"]);
  });

  test("takes words as the answer, whatever they are about", () => {
    const begun = follow("exercise.thought-record");
    const said = write(begun.state, { subjects: [{ id: "money", score: 0.9 }] });
    expect(said.state.place).toMatchObject({ at: "exercise", position: { step: "thought" } });
  });

  test.each([
    ["asks something", { asks: true }],
    ["is a question in a few words", { asks: true, wish: "who", isPlain: true }],
    ["sounds like a goodbye", { wish: "goodbye", says: "no" }],
    ["sounds like thanks", { wish: "thanks" }],
    ["sounds like a wish", { wish: "exercise", isPlain: true, isBrief: true }],
    ["sounds like help", { wish: "help", isPlain: true }],
    [
      "says no, and is about something else",
      { says: "no", subjects: [{ id: "money", score: 0.9 }] },
    ],
  ] as const)("takes what %s as the answer to a step for words", (_, classes) => {
    const steps = [follow("exercise.thought-record"), follow("exercise.grief-letter")];
    for (const { state } of steps) {
      const said = write(state, classes, { messageId: "answer" });
      expect(said.state.place).not.toEqual(state.place);
      expect(said.state.place).toMatchObject({ at: "exercise" });
      expect(JSON.stringify(said.state.place)).toContain('"answer"');
    }
    const plan = write(follow("subject.fertility", "path_step").state, classes, {
      messageId: "do",
    });
    expect(plan.lines[0]?.id).toBe("guide.lines.form_own_check");
    const to = write(follow("subject.conflict", "path_say_to").state, classes, {
      messageId: "her",
    });
    expect(to.state.place).toMatchObject({ form: { at: "happened", kept: { to: "her" } } });
    const timed = write(follow("subject.fertility", "path_step", "form_suggested").state, classes);
    expect(timed.lines[0]?.id).toBe("guide.lines.form_when_check");
  });

  test("has a way out of a step that doesn't fit, and takes no word about that for its answer", () => {
    const begun = follow("subject.worry", "exercise.worry-time");
    const out = choose(begun.state, "misfit");
    expect(idsOf(out)).toEqual(["path.worry", "skip", "listen", "go_on", "menu"]);
    const told = write(out.state, {}, { messageId: "my shifts change" });
    expect(told.state.place).toEqual(begun.state.place);
    expect(idsOf(told)).toEqual(idsOf(out));
    const on = choose(out.state, "skip");
    expect(on.state.place).not.toEqual(begun.state.place);
    expect(choose(out.state, "path.worry").state.parked).toMatchObject({
      exerciseId: "worry-time",
    });
  });

  test("in English begins for who writes Spanish only once that was said", () => {
    const met = choose(write(null, { language: "es" }).state, "subject.worry");
    const warned = choose(met.state, "exercise.worry-time");
    expect(textOf(warned)).toContain("solo están en inglés");
    expect(idsOf(warned)).toEqual([
      "exercise.worry-time",
      "in_spanish",
      "listen",
      "help",
      "not_that",
    ]);
    const stayed = choose(warned.state, "in_spanish");
    expect(stayed.state.place).toMatchObject({ at: "subject", id: "worry" });
    const begun = choose(warned.state, "exercise.worry-time");
    expect(begun.state.place).toMatchObject({ at: "exercise", subject: "worry" });
    // A dialogue that is in Spanish stands before it, and its steps are answered in any language.
    expect(idsOf(choose(met.state, "path.worry")).slice(0, 2)).toEqual([
      "path_topic",
      "exercise.worry-time",
    ]);
    const english = write(follow("exercise.worry-time").state, { language: "es" });
    expect(english.state).toMatchObject({ language: "en", place: { position: { step: "kind" } } });
  });

  test("goes by the words that its steps name", () => {
    const begun = follow("exercise.thought-record");
    const skipped = write(begun.state, { named: "skip" });
    expect(skipped.state.place).toMatchObject({ position: { step: "thought" } });
    expect(write(skipped.state, { named: "stop" }).state.place.at).toBe("menu");
  });

  test("compares the numbers that were given, by tap or in digits", () => {
    let said = follow("exercise.thought-record");
    for (const number of [null, null, 80, null, null, null])
      said = write(said.state, { numbers: number === null ? [] : [number] });
    expect(textOf(said)).toContain("80");
    const end = write(said.state, { numbers: [40] });
    expect(textOf(end)).toMatch(/From 80 to 40|80 before, 40 now/);
  });

  test("opens what may harm by its button alone", () => {
    let begun = follow("exercise.tipp");
    const position = () => {
      const { place } = begun.state;
      return place.at === "exercise" ? place.position.step : "";
    };
    while (position() !== "safeguard") begun = write(begun.state, { numbers: [80] });
    const unsaid = write(begun.state);
    expect(unsaid.state.place).toMatchObject({ position: { step: "gentle" } });
    const safe = choose(begun.state, "step.safeguard.1");
    expect(safe.state.place).toMatchObject({ position: { step: "cold" } });
  });

  test("keeps what may be a question as the answer, says so, and shows what can be asked", () => {
    const begun = follow("exercise.thought-record");
    const asked = write(begun.state, { asks: true });
    expect(asked.state.place).toMatchObject({ position: { step: "thought" } });
    expect(asked.lines[0]?.id).toBe("guide.lines.step_asked");
    expect(idsOf(asked).at(-1)).toBe("about_app");
    const thanked = write(begun.state, { wish: "thanks" });
    expect(thanked.lines[0]?.id).toBe("guide.lines.step_met");
  });

  test("that is left keeps its place, and is taken up from the menu", () => {
    const begun = follow("exercise.thought-record");
    const stopped = choose(write(begun.state).state, "stop");
    expect(idsOf(stopped)).toContain("resume");
    const again = choose(stopped.state, "resume");
    expect(again.state.place).toMatchObject({ position: { step: "thought" } });
  });
});

describe("a word or two at a step", () => {
  const scale = (() => {
    let said = follow("subject.cant-sleep", "path_topic");
    while (!idsOf(said).includes("number.4")) said = choose(said.state, idsOf(said)[0] ?? "");
    return said;
  })();
  const steps = {
    "of an exercise": follow("exercise.thought-record"),
    "that asks for a number": follow("exercise.box-breathing"),
    "of a dialogue": follow("subject.work-stress", "path_topic"),
    "on a scale": scale,
    "of a plan": follow("subject.fertility", "path_step", "form_suggested"),
  };
  const brief = { isBrief: true, isPlain: true } as const;

  test.each(Object.entries(steps))("%s that surely leave it are no answer", (_, { state }) => {
    const gone = write(state, { ...brief, wish: "goodbye" });
    expect(gone.state.place.at).toBe("closing");
    expect(gone.choices).toEqual([]);
    const stopped = write(state, { ...brief, wish: "stop" });
    expect(stopped.state.place).not.toEqual(state.place);
    expect(runningExercise(stopped.state)).toBeNull();
    const thanked = write(state, { ...brief, wish: "thanks" });
    expect(thanked.lines[0]?.id).toContain("thanks");
    expect(thanked.state.place).toEqual(state.place);
  });

  test("of a letter, or to somebody, may be meant for them", () => {
    const letter = choose(follow("exercise.grief-letter").state, "skip");
    const begun = write(letter.state, { ...brief, wish: "goodbye" }, { messageId: "goodbye" });
    expect(JSON.stringify(begun.state.place)).toContain('"goodbye"');
    const to = follow("subject.conflict", "path_say_to", "to.friend");
    const said = write(to.state, { ...brief, wish: "thanks" }, { messageId: "thanks" });
    expect(said.state.place).toMatchObject({ form: { kept: { happened: "thanks" } } });
  });

  test("of a session leave nothing kept", () => {
    const session = { id: "calm-mind", session: 2, goal: null, trackStep: 1 };
    const facts = { companion: "ali", session };
    let said = choose(null, "session.begin", { facts });
    while (said.state.session?.step === "core")
      said = write(said.state, { numbers: [50] }, { facts, messageId: "a" });
    for (const step of ["closing", "week"]) {
      expect(said.state.session?.step).toBe(step);
      const met = write(said.state, { ...brief, wish: "goodbye" }, { facts });
      expect(met.state.session).toEqual(said.state.session);
      said = choose(said.state, "keep.nothing", { facts });
    }
  });

  test("after an exercise leave the question whether it helped, and other words are received once", () => {
    let said = follow("exercise.grounding");
    while (said.effects.finished === undefined) said = write(said.state, { numbers: [50] });
    const told = write(said.state);
    expect(told.state.place).toEqual(said.state.place);
    expect(idsOf(told)).toEqual(idsOf(said));
    expect(write(told.state).state.place.at).not.toBe("exercise");
  });
});

describe("a step for a number", () => {
  test("takes the number that stands in words, the last of several, within its scale", () => {
    const begun = follow("exercise.muscle-relaxation");
    const before = (numbers: number[]) => write(begun.state, { numbers, asks: true }).state.place;
    expect(before([35])).toMatchObject({ position: { numbers: { before: 35 } } });
    expect(before([70, 80])).toMatchObject({ position: { numbers: { before: 80 } } });
    expect(before([60, 100])).toMatchObject({ position: { numbers: { before: 60 } } });
    expect(before([40, 300])).toMatchObject({ position: { numbers: { before: 40 } } });
    let said = follow("subject.cant-sleep", "path_topic");
    while (!idsOf(said).includes("number.4")) said = choose(said.state, idsOf(said)[0] ?? "");
    expect(write(said.state, { numbers: [7, 8] }).state.place).toMatchObject({
      topic: { before: 8 },
    });
    expect(choose(said.state, "dont_know").state.place).not.toEqual(said.state.place);
  });

  test("receives other words, and shows the same buttons again", () => {
    const begun = follow("exercise.muscle-relaxation");
    for (const classes of [{}, { asks: true }, { isBrief: true }, { numbers: [300] }]) {
      const told = write(begun.state, classes);
      expect(told.state.place).toEqual(begun.state.place);
      expect(told.lines.map(({ id }) => id)).toEqual(["guide.lines.number_wanted"]);
      expect(idsOf(told)).toEqual(idsOf(begun));
    }
  });
});

describe("another subject than the one that is looked at", () => {
  const money = { id: "money", score: 0.5 };

  test("is offered beside it only where words are surely about it, and far surer than about this one", () => {
    const met = follow("subject.fertility");
    const sure = { id: "money", score: 0.9 };
    for (const state of [met.state, write(met.state).state]) {
      const said = write(state, { subjects: [sure, { id: "fertility", score: 0.2 }] });
      expect(idsOf(said)).toEqual(["subject.money", "path.fertility", "not_that", "listen"]);
      expect(said.state.place).toMatchObject({ at: "subject", id: "fertility" });
    }
    const asked = write(met.state, { asks: true, subjects: [sure] });
    expect(idsOf(asked)[0]).toBe("subject.money");
    // All else is the answer to what was asked, and the path goes on.
    for (const subjects of [[money], [sure, { id: "fertility", score: 0.6 }]]) {
      const on = write(met.state, { subjects });
      expect(idsOf(on)).not.toContain("subject.money");
      expect(idsOf(on)).toEqual(expect.arrayContaining(["path_step", "path_say_to"]));
    }
    const no = write(met.state, { says: "no", subjects: [{ id: "fertility", score: 0.6 }, money] });
    expect(idsOf(no)[0]).toBe("subject.money");
    // A no about nothing else has the way to set it right, too.
    const other = write(met.state, { says: "no", subjects: [{ id: "fertility", score: 0.6 }] });
    expect(idsOf(other)).toContain("not_that");
  });

  test("stands open under every reply, and one that wasn't it is never offered again", () => {
    const met = follow("subject.fertility");
    const replies = [
      met,
      write(met.state),
      write(write(met.state).state),
      choose(met.state, "path_more"),
    ];
    for (const said of replies) expect(idsOf(said)).toContain("not_that");
    const not = choose(met.state, "not_that");
    expect(not.state.rejected).toEqual(["fertility"]);
    const again = write(not.state, { subjects: [{ id: "fertility", score: 0.95 }, money] });
    expect(idsOf(again)).toContain("subject.money");
    expect(idsOf(again)).not.toContain("subject.fertility");
    expect(idsOf(choose(again.state, "menu"))).not.toContain("subject.fertility");
    // Whoever picks it has it.
    expect(choose(again.state, "subject.fertility").state.rejected).toEqual([]);
  });

  test("is what a no to a suggestion is about, in whatever words", () => {
    const teen = write(null, { subjects: [{ id: "teen", score: 0.95 }] });
    const no = write(teen.state, { says: "no", subjects: [{ id: "teen", score: 0.4 }] });
    expect(no.state.place.at).toBe("menu");
    expect(no.state.rejected).toEqual(["teen"]);
    expect(idsOf(no)).toContain("group.work");
    const rather = write(teen.state, { says: "no", subjects: [{ id: "teen", score: 0.4 }, money] });
    expect(idsOf(rather)).toContain("subject.money");
    expect(idsOf(rather)).not.toContain("subject.teen");
  });

  test("is asked about where it is named, and help isn't told of unasked", () => {
    const named = write(null, {
      wish: "help",
      isPlain: true,
      subjects: [{ id: "caring", score: 0.7 }],
    });
    expect(named.effects.help).toBeUndefined();
    expect(idsOf(named)).toContain("subject.caring");
  });
});

describe("help with a subject", () => {
  test("names no crisis line where nothing is grave, and leads to it; a plain word for help has it", () => {
    const practical = follow("subject.money", "path_more", "path_help");
    expect(practical.effects.help).toBeUndefined();
    expect(choose(practical.state, "help").effects.help).toBe(true);
    const typed = write(null, { wish: "help", subjects: [{ id: "housing", score: 0.5 }] });
    expect(typed.effects.help).toBeUndefined();
    expect(typed.lines[0]?.id).toBe("subjects.housing.help");
    expect(write(typed.state, { wish: "help", isPlain: true }).effects.help).toBe(true);
    expect(follow("subject.low-mood", "path_more", "path_help").effects.help).toBe(true);
  });
});

test("good news in the middle of a subject is asked about, and is no choice where it wasn't told", () => {
  const told = write(follow("subject.work-stress").state);
  const news = write(told.state, { subjects: [{ id: "good-news", score: 0.9 }] });
  expect(idsOf(news)).toEqual(["subject.good-news", "not_that", "listen"]);
  expect(idsOf(write(told.state, {}))).not.toContain("subject.good-news");
  const near = write(null, {
    subjects: [
      { id: "grief", score: 0.5 },
      { id: "good-news", score: 0.4 },
    ],
  });
  expect(idsOf(near)).not.toContain("subject.good-news");
});

test("a written question is answered by its name wherever no step stands", () => {
  const said = choose(null, "asked_of.work-stress.say_no");
  expect(textOf(said)).toContain("Say what you can do, too");
  expect(said.state.place).toMatchObject({ at: "subject", id: "work-stress" });
  expect(choose(null, "asked_of.nothing.none").lines[0]?.id).toBe("guide.lines.pick_one");
});

describe("listening", () => {
  test("asks nothing, and shows the choices once after three messages", () => {
    let said = follow("listen");
    const shown: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      said = write(said.state, {}, { messageId: `l${count}` });
      expect(textOf(said)).not.toContain("?");
      shown.push(said.choices.length);
    }
    expect(shown).toEqual([1, 1, 4, 1, 1]);
  });

  test("offers the likeliest subject from the third message on, by the clearest of them", () => {
    const first = write(follow("listen").state, { subjects: [{ id: "grief", score: 0.6 }] });
    expect(idsOf(first)).toEqual(["listen_done"]);
    const second = write(first.state, { subjects: [{ id: "money", score: 0.3 }] });
    expect(idsOf(second)).toEqual(["listen_done"]);
    const third = write(second.state);
    expect(idsOf(third)).toContain("subject.grief");
    expect(choose(third.state, "subject.grief").state.place).toMatchObject({ id: "grief" });
  });

  test("receives a question like all else, with what people ask beside it", () => {
    const asked = write(follow("listen").state, { asks: true });
    expect(asked.lines.map(({ id }) => id)).toEqual(["guide.companions.alina.listening"]);
    expect(idsOf(asked)).toContain("about_app");
    expect(textOf(write(asked.state, { wish: "who" }))).toContain("I'm an AI");
    const about = choose(choose(asked.state, "about_app").state, "app.cost");
    expect(about.state.place).toEqual(asked.state.place);
    expect(choose(about.state, "keep_writing").state.place).toEqual(asked.state.place);
  });

  test("ends with a choice of where to keep it", () => {
    const written = write(follow("listen").state, {}, { messageId: "l1" });
    const asked = choose(written.state, "listen_done");
    expect(choose(asked.state, "keep_journal").effects.journal).toEqual(["l1"]);
    expect(choose(asked.state, "keep_note").state.noted).toEqual(["l1"]);
    const sure = choose(asked.state, "keep_delete");
    expect(sure.effects.forget).toBeUndefined();
    expect(choose(sure.state, "delete_yes").effects.forget).toEqual(["l1"]);
  });
});

describe("a session of a program", () => {
  const every = programs.flatMap(({ id, sessions }) =>
    sessions.map(({ number }) => [id, number] as const),
  );

  test.each(every)("%s %d is led to its end, with a goal", (id, session) => {
    const facts = { companion: "ali", session: { id, session, goal: null, trackStep: 1 } };
    let said = choose(null, "session.begin", { facts });
    for (let steps = 0; said.state.session?.step === "core" && steps < 40; steps += 1)
      said = write(said.state, { numbers: [50] }, { facts, messageId: `a${steps}` });
    expect(said.state.session?.step).toBe("closing");
    expect(said.effects.finished?.exerciseId).toBe(`${id}-${session}`);
    const week = write(said.state, {}, { facts, messageId: "kept" });
    const ended = choose(week.state, "week.try", { facts });
    expect(ended.state.session).toMatchObject({ step: "ended" });
    expect(ended.effects.goal?.line).toBe(`sessions.${id}-${session}.week.0`);
  });

  test("keeps a plan of one's own, however it is put", () => {
    const facts = {
      companion: "ali",
      session: { id: "calm-mind", session: 2, goal: null, trackStep: 1 },
    };
    let said = choose(null, "session.begin", { facts });
    for (let steps = 0; said.state.session?.step !== "week" && steps < 40; steps += 1)
      said = write(said.state, { numbers: [50] }, { facts, messageId: `a${steps}` });
    for (const classes of [{}, { says: "no" }, { says: "yes", asks: true }] as const) {
      const kept = write(said.state, classes, { facts, messageId: "own" });
      expect(kept.effects.goal).toEqual({ line: null, messageIds: ["own"] });
      expect(kept.state.session?.step).toBe("ended");
    }
    const none = write(said.state, { says: "no", isBrief: true }, { facts });
    expect(none.state.session?.step).toBe("ended");
    expect(none.effects.goal).toBeUndefined();
  });

  test("that was left is gone on with where it stood", () => {
    const left = {
      step: "core",
      coreStep: "first",
      coreAnswers: { anchor: "m0" },
      answerMessageIds: {},
    } as const;
    const session = { id: "calm-mind", session: 2, goal: null, trackStep: 2, left };
    const facts = { companion: "ali", session };
    const said = choose(null, "session.continue", { facts });
    expect(said.state.session?.core).toMatchObject({ step: "first" });
    const asked = choose(null, "session.restart", { facts });
    expect(asked.state.session?.step).toBe("opening");
    const anew = write(asked.state, {}, { facts });
    expect(anew.state.session?.core).toMatchObject({ step: "anchor" });
  });

  test("is left by a goodbye of a word or two", () => {
    const facts = {
      companion: "ali",
      session: { id: "calm-mind", session: 2, goal: null, trackStep: 1 },
    };
    const said = write(null, { wish: "goodbye", isPlain: true, isBrief: true }, { facts });
    expect(said.state.session?.step).toBe("opening");
    expect(said.state.place.at).not.toBe("session");
  });

  test("waits where something else comes first", () => {
    const facts = {
      companion: "ali",
      session: { id: "calm-mind", session: 2, goal: null, trackStep: 1 },
    };
    const said = choose(null, "session.not_now", { facts });
    expect(idsOf(said)).toContain("session.continue");
  });
});

test("a talk goes on in the language of the one before, until it is told otherwise", () => {
  const facts = { ...NOTHING_SAID.facts, language: "es" } as const;
  expect(write(null, {}, { facts }).state.language).toBe("es");
  expect(write(null, { language: "en" }, { facts }).state.language).toBe("en");
});

test("all is said in Spanish to who writes Spanish", () => {
  const said = write(null, { language: "es", subjects: [{ id: "work-stress", score: 0.9 }] });
  expect(textOf(said)).toContain("Parece que se trata de *tu trabajo*");
  const met = choose(said.state, "subject.work-stress");
  expect(textOf(met)).toContain("Elegiste");
  const labels = met.choices.map((each) =>
    labelOf(each, { language: "es", region: "US", firstName: null }),
  );
  expect(labels).toContain("No es eso");
});
