import { GUIDE_LINES, guideSubjects, guideTopics, type GuideSubject } from "#app/content/guide.ts";
import { TRACK_WORDS } from "#app/content/tracks.ts";
import { guidedFaults } from "./check-guided.ts";
import { numberFaults } from "./check-numbers.ts";
import { safetyFaults } from "./check-safety.ts";
import { checkedTextsOf, textFaults, wordingFaults } from "./check-text.ts";
import { topicFaults } from "./check-topic.ts";
import { styleFaults } from "./style.ts";
import type { ContentProblem } from "./read-pieces.ts";

const MAX_LABEL = 36;
/** Asks whether it is so, or holds an address: no rule of style fits. */
const OUT_OF_STYLE: ReadonlySet<string> = new Set(["lines.sounds_like", "lines.kept_in_journal"]);

/** Everything that is wrong with the content of a folder; empty where it may be shipped. */
export function checkContent(folder: string): readonly ContentProblem[] {
  return [
    ...faultsIn("guide/lines", guideFaults),
    ...faultsIn("tracks.yaml", () => wordingFaults(TRACK_WORDS)),
    ...guideSubjects.flatMap((subject) =>
      faultsIn(`guide/subjects/${subject.id}`, () => subjectFaults(subject)),
    ),
    ...guideTopics.flatMap((topic) =>
      faultsIn(`topics/${topic.id}`, () => [...topicFaults(topic), ...wordingFaults(topic)]),
    ),
    ...guidedFaults(folder),
    ...safetyFaults(folder),
    ...numberFaults(folder),
  ];
}

function faultsIn(file: string, find: () => readonly string[]): readonly ContentProblem[] {
  try {
    return find().map((problem) => ({ file, problem }));
  } catch (error) {
    if (error instanceof SyntaxError) return [{ file, problem: error.message }];
    throw error;
  }
}

/** What the guide says of a subject; its labels and the person's own first sentence are in their voice. */
function subjectFaults({ often, asks, asked, step, help }: GuideSubject): readonly string[] {
  const said = { often, asks, step, asked: asked.map(({ say }) => say) };
  const whoHelps = checkedTextsOf({ help });
  return [
    ...textFaults(checkedTextsOf(said)),
    ...whoHelps.flatMap(({ language, text }) => styleFaults(text, language)),
  ];
}

/** Receipts ask nothing, a goodbye neither, and what stands on a button is short. */
function guideFaults(): readonly string[] {
  const quiet = Object.entries(GUIDE_LINES.companions).flatMap(([id, own]) =>
    checkedTextsOf({ receipt: own.receipt, listening: own.listening, goodbye: own.goodbye })
      .filter(({ text }) => text.includes("?"))
      .map(({ at, text }) => `${id}.${at}: asks nothing: ${text}`),
  );
  const labels = checkedTextsOf(GUIDE_LINES.labels)
    .filter(({ text }) => text.length > MAX_LABEL)
    .map(({ at, text }) => `${at}: longer than ${MAX_LABEL} letters: ${text}`);
  const { companions, lines } = GUIDE_LINES;
  const said = checkedTextsOf({ companions, lines }).filter(({ at }) => !OUT_OF_STYLE.has(at));
  return [...quiet, ...labels, ...textFaults(said)];
}
