import { globSync, readFileSync } from "node:fs";
import { parseSync } from "@swc/core";
import { expect, test } from "vitest";

/*
 * What a person wrote is read once, where it comes in: by screenText, which keeps with it what it says. What is decided
 * further in is decided by that. Words are only shown, stored, searched or given to a model there.
 */

/** What reads a text: by its meaning, by its words, in which language it is. */
const READERS =
  /^(?:#app\/safety\/|#app\/|\.{1,2}\/)(?:.*\/)?(?:cues\/|reader\/reader\.server|detector\/(?:language|minors|taken)\.ts)/u;
const READING_NAMES: ReadonlySet<string> = new Set(["readText", "assessText", "assessByRules"]);

/** The door and what stands in it. */
const DOOR =
  /^app\/(?:reader\/|safety\/(?:cues|detector|rules)\/|safety\/(?:detector|screened-text)\.server\.ts$)/u;

/** What reads behind the door, by the reason why it may. */
const MAY_READ = {
  "the answer to a question, which is known only here; it is kept with the message": [
    "app/companion/risk/assess-message.server.ts",
  ],
  "the language that words are shown in, or a line of ours beside them": [
    "app/companion/conversations/checkpoint-rules.ts",
    "app/routes/chat/messages/shown-entry.server.ts",
    "app/routes/chat/replies/follow-stored.server.ts",
  ],
  "what a model says, and lines on a command line": [
    "app/safety/guard/marker.server.ts",
    "app/safety/classify-lines.server.ts",
    "app/safety/model-question.server.ts",
  ],
};

/** What has a pattern behind the door, by what it is for. */
const MAY_MATCH = {
  "ids, kinds and lines of our own": [
    "app/companion/exercises/exercise-run.server.ts",
    "app/companion/guide-manner.ts",
    "app/companion/risk/assess-steps.server.ts",
    "app/companion/risk/same-matter.ts",
    "app/companion/risk/whose-danger.server.ts",
    "app/safety/assessment.ts",
    "app/safety/beside.ts",
    "app/safety/done.ts",
    "app/safety/scripts/fill-line.ts",
    "app/safety/scripts/neck.ts",
    "app/safety/scripts/numbers-refused.ts",
    "app/safety/scripts/police-refused.ts",
    "app/safety/scripts/situation.ts",
    "app/safety/situation-now.ts",
    "app/safety/written-answers.server.ts",
  ],
  "what a model says": [
    "app/companion/check-care.server.ts",
    "app/companion/check-model.server.ts",
    "app/companion/offers/check-offer.server.ts",
    "app/companion/offers/proposal.ts",
    "app/companion/reply/degeneration.ts",
    "app/companion/reply/mark-reader.ts",
    "app/companion/reply/reply-ceiling.ts",
    "app/companion/reply/without-questions.ts",
    "app/safety/model-asked.ts",
  ],
  "what a model is given": [
    "app/companion/prompt/data.server.ts",
    "app/companion/prompt/dialogue.server.ts",
    "app/companion/prompt/knowledge.server.ts",
    "app/companion/prompt/now.server.ts",
    "app/companion/prompt/tokens.server.ts",
  ],
  "words as they are shown": [
    "app/companion/preview/exercise-preview.ts",
    "app/companion/words/quoting.ts",
    "app/safety/plain-text.ts",
  ],
  "words as they are stored: plans, drafts, what is worth remembering": [
    "app/companion/guide-effects.server.ts",
    "app/companion/memory/sameness.ts",
    "app/companion/memory/written-rules.ts",
    "app/models/conversations/drafts.server.ts",
  ],
  "the label of a button that stands, and what somebody searches for": [
    "app/companion/record/record-question.ts",
    "app/companion/reply/named-choice.ts",
  ],
};

const sources = globSync("app/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$/u.test(file) && !DOOR.test(file))
  .map((file) => ({
    file,
    tree: parseSync(readFileSync(file, "utf8"), { syntax: "typescript", tsx: file.endsWith("x") }),
  }));

test("nothing behind the door imports what reads there", () => {
  const found = sources.filter(({ tree }) =>
    tree.body.some((each) => {
      if (each.type !== "ImportDeclaration" || each.typeOnly) return false;
      const names = each.specifiers.filter((one) => !("isTypeOnly" in one && one.isTypeOnly));
      if (names.length === 0) return false;
      return (
        READERS.test(each.source.value) || names.some(({ local }) => READING_NAMES.has(local.value))
      );
    }),
  );
  expect(found.map(({ file }) => file).sort()).toEqual(Object.values(MAY_READ).flat().sort());
});

test("no module of the companion, of safety or of what keeps a talk matches words, but those that are named", () => {
  const rooms = /^app\/(?:companion|safety(?!\/guard)|models\/(?:conversations|replies|risk))\//u;
  const found = sources.filter(({ file, tree }) => rooms.test(file) && hasPattern(tree));
  expect(found.map(({ file }) => file).sort()).toEqual(Object.values(MAY_MATCH).flat().sort());
});

function hasPattern(node: unknown): boolean {
  if (typeof node !== "object" || node === null) return false;
  if ("type" in node && node.type === "RegExpLiteral") return true;
  if ("type" in node && node.type === "Identifier" && "value" in node) {
    if (node.value === "RegExp" || node.value === "longPattern") return true;
  }
  return Object.values(node).some(hasPattern);
}
