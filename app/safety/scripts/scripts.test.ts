import { describe, expect, test } from "vitest";
import { REGIONS, helpLinesFor } from "#app/content/help-lines.ts";
import {
  DONE,
  laterScriptFor,
  MOMENTS,
  panelTextFor,
  REPLIES,
  scriptFor,
  YOUNG,
} from "#app/content/safety.ts";
import { LANGUAGES, type Language } from "#app/safety/assessment.ts";
import {
  checkBack,
  notMeantQuestion,
  notMeantThanks,
  saferNowQuestion,
  saferNowThanks,
  unknownLanguageLine,
} from "./moments.ts";
import { readWords } from "#app/safety/cues/read-words.ts";
import { QUESTION_IDS, QUESTIONS } from "./questions.ts";
import { SITUATIONS } from "./situation.ts";
import { fillWording, PLACEHOLDERS, sentencesOf } from "./fill-line.ts";
import { writtenAnswer, type WrittenAnswer } from "../written-answers.server.ts";
import type { Script, Spoken, Step } from "#app/content/safety-script.ts";

const ALL_SCRIPTS: readonly Script[] = SITUATIONS.flatMap((situation) => [
  scriptFor(situation),
  laterScriptFor(situation),
]);

function stepsOf(script: Script): readonly Step[] {
  return script.steps;
}

/** What only some of those can be told whose message raised this: what they feel, did, or have been through. */
const CLAIMS =
  /\b(?:sounds (?:like|as if)|it must|you tried to|you're having|you survived|tired of|a lot of (?:anger|pain)|exhaust\w*|suena (?:muy|a )|debe de|intentaste|has sobrevivido|tienes pensamientos)/iu;

test.each(SITUATIONS)("the opening for %s fits anybody whose message raised it", (situation) => {
  const [first] = scriptFor(situation).steps;
  const lines = first.parts.flatMap((part) =>
    typeof part === "string" ? [] : [...part.en, ...part.es],
  );
  expect(lines.filter((line) => CLAIMS.test(line))).toEqual([]);
});

/** Where a body comes first, or the danger is another's, nothing is asked about thoughts. */
const ASKS_NO_THOUGHTS =
  /^(?:overdose|act_done|medical|poisoning|other_|abuse_other|dependent_abuse|check_in)/;
const ASKS_PLAINLY = ["thoughts", "thoughts_now", "thoughts_both", "today", "hurt_someone"];

test.each(SITUATIONS.filter((situation) => !ASKS_NO_THOUGHTS.test(situation)))(
  "the script of %s asks once, plainly, about thoughts",
  (situation) => {
    const asked = scriptFor(situation).steps.map(({ question }) => question);
    expect(ASKS_PLAINLY.filter((id) => asked.includes(id as never))).not.toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
  },
);

/** Every set of variants that can be said, each once. */
const SPOKEN: readonly Spoken[] = [
  ...new Set<Spoken>([
    ...ALL_SCRIPTS.flatMap((script) =>
      stepsOf(script).flatMap((step) => step.parts.filter((part) => typeof part !== "string")),
    ),
    ...QUESTION_IDS.map((id) => QUESTIONS[id].ask),
    ...Object.values(REPLIES),
    ...Object.values(MOMENTS.followUp),
    MOMENTS.helpIsComing,
    MOMENTS.neckSign,
    ...Object.values(DONE),
    YOUNG.note,
  ]),
];

function everyVariant(language: Language): readonly string[] {
  return SPOKEN.flatMap((spoken) => [...spoken[language]]);
}

function everythingElse(language: Language): readonly string[] {
  const backs = (["passive_ideation", "self_harm", "harm_to_others", "abuse_or_violence"] as const)
    .flatMap((kind) => [0, 1, 2].map((variantSeed) => ({ kind, variantSeed })))
    .flatMap((each) =>
      (["low", "high"] as const).map(
        (severity) => checkBack({ ...each, severity, afterAbuse: false, language }).text,
      ),
    );
  const panels = SITUATIONS.map(panelTextFor).flatMap((panel) => [
    panel.title[language],
    ...panel.lead[language],
  ]);
  const answers = QUESTION_IDS.flatMap((id) =>
    QUESTIONS[id].answers.map((answer) => answer.says[language]),
  );
  return [
    ...backs,
    ...panels,
    ...answers,
    notMeantQuestion(language).text,
    notMeantThanks(language, true),
    notMeantThanks(language, false),
    saferNowQuestion(language).text,
    saferNowThanks(language, true),
    saferNowThanks(language, false),
    unknownLanguageLine.text,
  ];
}

/** Which help lines a text names. */
function needsIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => (match[1] ?? "").toLowerCase()));
}

const NEVER: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["committed suicide", /commit(s|ted|ting)? suicide|cometi[oóe]\w* suicidio/i],
  [
    "a successful or failed attempt",
    /(success\w*|fail\w*) attempt|intento (exitoso|fallido|logrado)/i,
  ],
  [
    "others have it worse",
    /have it worse|worse off|est[aá]n peor que|hay gente (que est[aá] )?peor/i,
  ],
  [
    "think of your family",
    /think (of|about) (your|the) (family|kids|children|mother)|piensa en tu (familia|madre|s hijos)/i,
  ],
  ["a promise or contract", /\bpromis|contract|swear\b|promet|promesa|contrato|\bjura/i],
  [
    "secrecy",
    /\bsecret between|keep (it|this) (a )?secret|won't tell|between us|confidential|nadie lo sabr[aá]|no se lo dir[eé]|entre nosotros|confidencial/i,
  ],
  [
    "a claim to be human or licensed",
    /i'?m (a )?(human|real|person|therapist|doctor|counselor)|as (a|your) (therapist|human|friend)|licensed|soy (una persona|humano|terapeuta|m[eé]dico)|como (tu )?terapeuta|licencia/i,
  ],
  [
    "a claim to feel",
    /\bi('m| am) (so )?(glad|sorry|worried|happy|proud|scared|sad|concerned|relieved)|\bi (feel|care|love|hope|worry)\b|me (alegr|preocup[ao] por ti|da pena|duele (o[ií]r|leer))|lo siento|te quiero|espero que/i,
  ],
  [
    "a claim to have alerted anyone",
    /i('ve| have)? (alerted|called|contacted|notified|reported|sent help)|he (avisado|llamado|contactado|alertado)|ya avis[eé]/i,
  ],
  [
    "a diagnosis",
    /you (have|are suffering from|suffer from) (depression|ptsd|bipolar|schizophrenia|psychosis|an eating disorder|anorexia|bulimia)|diagnos|disorder you have|tienes (depresi[oó]n|anorexia|bulimia|psicosis|un trastorno)/i,
  ],
  [
    "advice on medication",
    /\b(dose|dosage|milligram|\bmg\b|medication|antidepressant|take your meds|stop taking)|\b(dosis|miligram|antidepresiv|tu medicaci[oó]n|deja de tomar)/i,
  ],
  [
    "a method",
    /\b(hang|noose|rope|jump|bridge|gun|razor|blade|pills?|tylenol|carbon monoxide)\b|\b(ahorc|soga|puente|pistola|navaja|cuchilla|pastillas)\b/i,
  ],
  [
    "breathing",
    /breath(e|ing) (in|out|slow|deep|exercise|with)|deep breath|respira (hondo|profundo|despacio)|respiraci[oó]n/i,
  ],
  [
    "romance or guilt",
    /sweetheart|darling|my dear|don't leave me|please don't go|mi amor|cari[ñn]o|no me dejes/i,
  ],
  [
    "calling it attention or weakness",
    /attention[- ]seeking|\bselfish|coward|weak\b|\bego[ií]sta|cobarde|d[eé]bil/i,
  ],
];

describe.each(LANGUAGES)("every line in %s", (language) => {
  test.each(NEVER)("is free of %s", (_what, pattern) => {
    const said = [...everyVariant(language), ...everythingElse(language)];
    expect(said.filter((line) => pattern.test(line))).toEqual([]);
  });

  test("has no sentence that another line has too", () => {
    const seen = new Map<string, number>();
    for (const line of everyVariant(language)) {
      for (const sentence of new Set(sentencesOf(line))) {
        seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
      }
    }
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });

  test("has at least three ways to be said", () => {
    expect(SPOKEN.filter((spoken) => new Set(spoken[language]).size < 3)).toEqual([]);
  });

  test("names help only by names that every region fills", () => {
    const names = everyVariant(language).flatMap((line) => [...needsIn(line)]);
    expect(names.filter((name) => !(name in PLACEHOLDERS))).toEqual([]);
    for (const region of REGIONS) {
      for (const line of everyVariant(language)) {
        expect(fillWording(line, region, language)).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test("keeps the instructions' grammar: none starts a sentence in lower case", () => {
    const lower = everyVariant(language).filter((line) => /(^|[.!?] )\{[a-z]/.test(line));
    expect(lower).toEqual([]);
  });

  test("is short: no paragraph beyond 75 words, no sentence beyond 40", () => {
    const long = everyVariant(language).filter(
      (line) =>
        line.split(/\s+/).length > 75 ||
        sentencesOf(line).some((sentence) => sentence.split(/\s+/).length > 40),
    );
    expect(long).toEqual([]);
  });
});

test("a question names no help line, so that its words can be found again", () => {
  for (const id of QUESTION_IDS) {
    for (const language of LANGUAGES) {
      for (const asked of QUESTIONS[id].ask[language]) expect(asked).not.toContain("{");
    }
  }
});

const STARTS_WITH_HELP = [
  "imminent",
  "overdose",
  "harm_imminent",
  "abuse_imminent",
  "young_abuse_imminent",
  "medical",
  "medical_other",
  "poisoning",
  "poisoning_other",
  "other_imminent",
  "other_harm",
  "psychosis_harm",
  "check_in_medical",
] as const;

describe.each(STARTS_WITH_HELP)("%s", (situation) => {
  test("begins every answer with the call, and nothing stands before it", () => {
    const first = stepsOf(scriptFor(situation)).map((step) => step.parts[0]);
    for (const part of first) {
      if (part === undefined || typeof part === "string") throw new Error("no line stands first");
      for (const language of LANGUAGES) {
        for (const line of part[language]) {
          expect(line).toMatch(/^\{(Emergency|Suicide|Poison)\}/);
        }
      }
    }
  });
});

describe.each(SITUATIONS)("%s", (situation) => {
  const steps = stepsOf(scriptFor(situation));

  test("names help in every answer, in every variant of one line of it", () => {
    for (const step of steps) {
      for (const language of LANGUAGES) {
        const named = step.parts.some(
          (part) =>
            typeof part !== "string" && part[language].every((line) => needsIn(line).size > 0),
        );
        expect(named, JSON.stringify(step.parts[0])).toBe(true);
      }
    }
  });

  test("names no help line beyond the panel's, so that never more than three are shown", () => {
    const needs = new Set<string>(panelTextFor(situation).needs);
    expect(needs.size).toBeLessThanOrEqual(3);
    for (const step of steps) {
      for (const part of step.parts) {
        if (typeof part === "string") continue;
        for (const line of [...part.en, ...part.es]) {
          for (const name of needsIn(line)) expect(needs).toContain(PLACEHOLDERS[name]);
        }
      }
    }
  });

  test("asks at most one question in an answer", () => {
    for (const step of steps) {
      for (const part of step.parts) {
        if (typeof part === "string") continue;
        for (const line of [...part.en, ...part.es]) expect(line).not.toContain("?");
      }
    }
  });
});

const KINDS_OF_DANGER = [
  ["passive_ideation", "self", "low"],
  ["active_ideation", "self", "moderate"],
  ["plan_or_attempt", "self", "critical"],
  ["plan_or_attempt", "other", "high"],
  ["self_harm", "self", "moderate"],
  ["harm_to_others", "self", "moderate"],
  ["harm_to_others", "self", "critical"],
  ["harm_to_others", "dependent", "moderate"],
  ["abuse_or_violence", "self", "moderate"],
  ["abuse_or_violence", "self", "critical"],
  ["abuse_or_violence", "dependent", "high"],
  ["medical_emergency", "self", "critical"],
] as const;

describe.each(KINDS_OF_DANGER)("twenty turns of %s about %s at %s", (kind, subject, severity) => {
  const messages = ["yes", "no", "I don't know", "my cat had kittens", "ok"];

  test.each(LANGUAGES)("never repeat a line of the answer before, in %s", (language) => {
    for (const tier of ["crisis", "none", "check_in"] as const) {
      const answers: WrittenAnswer[] = [];
      for (let turn = 0; turn < 20; turn += 1) {
        const answer = writtenAnswer({
          tier: turn === 0 ? "crisis" : tier,
          kind,
          subject,
          severity,
          language,
          region: "US",
          turn,
          previous: [...answers],
          words: readWords(messages[turn % messages.length] ?? ""),
        });
        const { text } = answer;
        const before = new Set(sentencesOf(answers.at(-1)?.text ?? ""));
        expect(sentencesOf(text).filter((sentence) => before.has(sentence))).toEqual([]);
        expect(text).toMatch(/988|911|1-8\d\d/);
        answers.push(answer);
      }
    }
  });
});

describe.each(SITUATIONS)("the script of %s", (situation) => {
  const { steps } = scriptFor(situation);

  test("asks each of its questions once, with the question last", () => {
    const asked = steps.map(({ question }) => question);
    expect(new Set(asked).size).toBe(asked.length);
    for (const { parts } of steps) expect(parts.at(-1)).toBe("question");
  });

  test("has at most three paragraphs before a question, and two after its first answer", () => {
    const [first, ...later] = steps;
    expect(first.parts.length).toBeLessThanOrEqual(4);
    for (const { parts } of later) expect(parts.length).toBeLessThanOrEqual(4);
  });
});

test("the same state gives the same answer", () => {
  const input = {
    tier: "crisis",
    kind: "active_ideation",
    severity: "moderate",
    subject: "self",
    language: "en",
    region: "US",
    turn: 1,
    previous: [{ lines: [], question: "thoughts" }],
    words: readWords("yes"),
  } as const;
  expect(writtenAnswer(input)).toEqual(writtenAnswer(input));
});

test("every placeholder has a line in every region", () => {
  for (const region of REGIONS) {
    for (const need of Object.values(PLACEHOLDERS)) {
      expect(helpLinesFor(region, need).length).toBeGreaterThan(0);
    }
  }
});
