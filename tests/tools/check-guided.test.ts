import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { stringify } from "yaml";
import { guidedFaults } from "./check-guided.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function textStep(name: string, more: Record<string, unknown> = {}) {
  return {
    name,
    expects: { kind: "text" },
    prompts: [`What comes to mind about ${name}?`],
    reflections: ["Thanks.", "Okay."],
    hints: ["One word is enough."],
    ...more,
  };
}

function piece(id: string, more: Record<string, unknown> = {}) {
  return {
    id,
    languages: ["en"],
    order: 1,
    title: "A short look",
    modality: "CBT",
    minutes: 5,
    summary: "Look at one thing.",
    helpsWith: ["work"],
    source: "A book, 2012.",
    about: "You look at one thing, and then at another.",
    aliases: [],
    intro: ["Okay. Take your time."],
    steps: [textStep("home"), textStep("work"), textStep("rest")],
    closings: ["That's all for now."],
    thisWeek: ["Look again tomorrow."],
    ...more,
  };
}

function write(file: string, content: unknown) {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, stringify(content));
}

function faults(): readonly string[] {
  return guidedFaults(folder).map(({ file, problem }) => `${file}: ${problem}`);
}

/** What is wrong with one exercise, without the name of its file. */
function faultsOf(more: Record<string, unknown>): readonly string[] {
  write("exercises/look.yaml", piece("look", more));
  return faults().map((fault) => fault.replace("exercises/look.yaml: ", ""));
}

it("finds nothing wrong with an exercise that is whole", () => {
  expect(faultsOf({})).toEqual([]);
});

it("names the file and the field that are not as the schema says", () => {
  write("exercises/look.yaml", piece("look", { minutes: "five" }));
  write("exercises/other.yaml", piece("look"));
  expect(faults()).toEqual([
    expect.stringMatching(/^exercises\/look\.yaml: minutes: /u),
    "exercises/other.yaml: id: is look, and should be other",
  ]);
});

it("wants to know the languages of a piece", () => {
  expect(faultsOf({ languages: [] })).toEqual(["languages: says none"]);
});

it("finds a step that nothing leads to, and one from which there is no end", () => {
  const aside = textStep("work", { aside: true });
  expect(faultsOf({ steps: [textStep("home"), aside, textStep("rest")] })).toEqual([
    "steps.work: nothing leads here",
  ]);
  const round = textStep("work", { jumps: [{ to: "home" }] });
  expect(faultsOf({ steps: [textStep("home"), round] })).toEqual([
    "steps.home: a dead end: the end can't be reached from here",
    "steps.work: a dead end: the end can't be reached from here",
  ]);
});

it("finds jumps, buttons and answers that aren't there", () => {
  const home = textStep("home", { jumps: [{ to: "garden", is: ["Out"] }], quickAnswers: ["In"] });
  const work = textStep("work", { onlyAfter: { step: "home", is: "Out" } });
  const rest = textStep("rest", { prompts: ["{later}. And now?"] });
  expect(faultsOf({ steps: [home, work, rest] })).toEqual([
    "steps.home.jumps: there is no step garden",
    "steps.home.jumps: there is no button “Out”",
    "steps.work.onlyAfter: no step home has a button “Out”",
    "steps.rest.prompts: no line that fits every answer",
    "steps.rest.prompts: {later} is no number that was asked before: the line is never said",
  ]);
});

it("finds lines that nothing says: of what somebody wrote only a number stands in a sentence of ours", () => {
  const scale = { kind: "number", min: 0, max: 100 };
  const home = textStep("home", { reflections: ["Thanks.", "{answer}. Okay."] });
  const level = textStep("level", { expects: scale, reflections: ["Thanks.", "{answer}, then."] });
  const rest = textStep("rest", { prompts: ["You chose {level}. And now?", "And now?"] });
  expect(
    faultsOf({ steps: [home, level, rest], closings: ["That's all.", "It was {home}."] }),
  ).toEqual([
    "steps.home.reflections: {answer} is no number that was asked before: the line is never said",
    "closings: {home} is no number that was asked before: the line is never said",
  ]);
});

it("finds two names of one technique", () => {
  write("exercises/look.yaml", piece("look", { modality: "Rowing" }));
  write("exercises/other.yaml", piece("other", { modality: "rowing", intro: ["Slowly."] }));
  expect(faults()).toContain(
    "exercises/other.yaml: modality: rowing is called Rowing in exercises/look.yaml",
  );
});

it.each([
  ["You wrote {home}.", "nothing is filled in here"],
  ["You do not have to.", "contraction"],
  ["Pick a colour.", "US spelling"],
  ["Think of whom you'd call.", "who"],
  ["One thing — then another.", "no dash"],
  ["Who was there? What did they say?", "more than one question"],
  [`Take ${"one small slow step ".repeat(6)}now.`, "more than 25 words"],
])("says where a line breaks a rule of style: %s", (line, fault) => {
  expect(faultsOf({ intro: ["Okay.", line] })).toEqual([
    expect.stringMatching(new RegExp(`^intro\\.1: .*${fault}`, "u")),
  ]);
});

it("leaves people's own words in quotes alone", () => {
  expect(faultsOf({ intro: ["It may be “I do not know whom to call. Why me? Why now?”"] })).toEqual(
    [],
  );
});

it("finds a piece that is hard to read as a whole", () => {
  const hard = "Individual psychological interventions necessitate deliberate consideration.";
  expect(
    faultsOf({ steps: [textStep("home", { prompts: Array(6).fill(hard) })], minutes: 2 }),
  ).toEqual([expect.stringMatching(/^grade \d+\.\d as a whole \(at most 6\)$/u)]);
});

it("finds minutes that nobody needs, or that nobody can keep to", () => {
  for (const minutes of [1, 40]) {
    expect(faultsOf({ minutes })).toEqual([
      expect.stringMatching(new RegExp(`^minutes: says ${minutes}, and takes`, "u")),
    ]);
  }
});

it("finds a line that two pieces say, and leaves short thanks alone", () => {
  const line = "Look at the smallest thing you can see on the table.";
  write("exercises/look.yaml", piece("look", { intro: [line] }));
  write(
    "exercises/other.yaml",
    piece("other", {
      intro: [line],
      title: "Another",
      about: "It's short.",
      steps: [textStep("garden")],
      minutes: 2,
    }),
  );
  expect(faults()).toEqual([
    `exercises/other.yaml: intro.0: exercises/look.yaml says the same (intro.0): ${line}`,
  ]);
});

it("reads the sessions of a program, and misses its own file", () => {
  const { id: _, title, modality, minutes, source, about, intro, steps } = piece("");
  write("programs/calm-mind/01-start.yaml", {
    number: 1,
    languages: ["en"],
    title: "Start",
    aim: "You start.",
    welcomes: ["Hello."],
    openingCheck: ["How are you?"],
    core: {
      id: "calm-mind-1",
      title,
      modality,
      minutes,
      source,
      about,
      intro,
      steps: [
        ...steps.slice(1),
        textStep("home", { prompts: ["Is it so?", "It is not far. Is it?"] }),
      ],
    },
    closings: ["That's all."],
    tryThisWeek: ["Rest."],
    guidance: "Do not hurry.",
    sources: ["A book, 2012"],
  });
  expect(faults()).toEqual([
    "programs/calm-mind/program.yaml: is missing",
    expect.stringMatching(
      /^programs\/calm-mind\/01-start\.yaml: core\.steps\.home\.prompts\.1: .*contraction/u,
    ),
  ]);
});
