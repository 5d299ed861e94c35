import { writeFileSync } from "node:fs";

import { readMeaning } from "#app/reader/reader.server.ts";
import { readMark } from "#app/safety/guard/marker.server.ts";
import { SentenceReader } from "#app/safety/guard/sentences.ts";
import { sureness } from "#app/safety/detector/read-danger.ts";
import { everydayFolder, partOfRow, readEveryday } from "#tests/safety/training/everyday.ts";
import { readBarRows } from "#tests/safety/guard-rows.ts";
import { isCrisisRow, readRowsIn, type LabelledRow } from "#tests/safety/rows.ts";
import { readVoices } from "#tests/safety/voices.ts";

// Sets the bars from which the reader by itself watches, asks and shows help, and from which it marks a
// sentence of a reply, on harmless text that taught nothing and measures nothing:
// npm run safety:bars -- --everyday FOLDER

const FILE = "app/safety/detector/bars.json";
const GUARD_FILE = "app/safety/guard/bars.json";
/** So many of the sentences of good replies may be marked; and surely break a rule, by mark and words. */
const ALLOWED_OF_REPLIES = { marked: 0.03, sure: 0.001 };
/** Texts up to so many characters, and so many, have bars of their own; so have longer ones. */
const LENGTHS = [150, 500];

/** At most such a share may reach a bar: of equally heavy harmless text, of comments, and of our everyday talk. */
const ALLOWED = {
  watch: { heavy: 0.1, comments: 0.012, talk: 0.02 },
  ask: { heavy: 0.04, comments: 0.0025, talk: 0.006 },
  panel: { heavy: 0.03, comments: 0.0004, talk: 0.0005 },
  someone: { heavy: 0.005, comments: 0.0004, talk: 0.0005 },
} as const;
type Tier = keyof typeof ALLOWED;
/** In other languages the bar is that of heavy talk alone: comments and everyday talk are in English. */
const ALLOWED_ELSEWHERE = 0.04;
/** Fewer texts of a length say nothing about its bar. */
const FEW = 100;

interface Scored {
  length: number;
  scores: Record<Tier, number>;
}

async function score(rows: readonly LabelledRow[]): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const { text } of rows) {
    const { danger, panel, someone } = sureness(await readMeaning(text));
    const length = LENGTHS.filter((each) => text.length >= each).length;
    scored.push({ length, scores: { watch: danger, ask: danger, panel, someone } });
  }
  return scored;
}

/** The lowest bar that at most such a share of these reach. */
function barFor(scored: readonly Scored[], tier: Tier, allowed: number): number {
  const scores = scored.map(({ scores: of }) => of[tier]).sort((one, other) => other - one);
  return (scores[Math.floor(allowed * scores.length)] ?? -Infinity) + 0.01;
}

const folder = everydayFolder();
if (folder === undefined) throw new Error("name the folder of everyday talk with --everyday");
const talk = readRowsIn("tests/safety/training/development").filter(
  (row) => partOfRow(row) === "bars",
);
const harmless = {
  heavy: await score(readVoices("bars").filter((row) => !isCrisisRow(row))),
  comments: await score(readEveryday(folder).bars),
  talk: await score(talk),
};
const barsOf = (tier: Tier): number[] =>
  [...LENGTHS, Infinity].map((_, length) => {
    const of = (source: keyof typeof harmless): number => {
      const scored = harmless[source].filter((each) => each.length === length);
      return scored.length < FEW ? -Infinity : barFor(scored, tier, ALLOWED[tier][source]);
    };
    return Number(Math.max(of("heavy"), of("comments"), of("talk")).toFixed(3));
  });
const barsElsewhere = (tier: Tier, allowed: number): number[] =>
  [...LENGTHS, Infinity].map((_, length) => {
    const heavy = harmless.heavy.filter((each) => each.length === length);
    return Number(barFor(heavy, tier, allowed).toFixed(3));
  });
/** Somebody else's danger is as rare in long texts as in short ones. */
const barOfSomeone = (): number => {
  const sources = Object.entries(ALLOWED.someone) as [keyof typeof harmless, number][];
  const needed = sources.map(([source, allowed]) => barFor(harmless[source], "someone", allowed));
  return Number(Math.max(...needed).toFixed(3));
};
const bars = {
  lengths: LENGTHS,
  watch: barsOf("watch"),
  ask: barsOf("ask"),
  askElsewhere: barsElsewhere("ask", ALLOWED_ELSEWHERE),
  // Less than as likely as not shows nobody the panel, however few of the harmless reach it.
  panel: barsOf("panel").map((bar) => Math.max(bar, 0)),
  panelElsewhere: barsElsewhere("panel", ALLOWED.panel.heavy).map((bar) => Math.max(bar, 0)),
  someone: barOfSomeone(),
};
writeFileSync(FILE, `${JSON.stringify(bars, undefined, 2)}\n`);
console.log(JSON.stringify(bars));

const replies = { marked: [] as number[], sure: [] as number[] };
for (const { text } of readBarRows("harmless")) {
  const [sentence] = new SentenceReader().push(`${text} `);
  if (!sentence) continue;
  const { broken, breaks } = await readMark(sentence);
  replies.marked.push(broken);
  replies.sure.push(breaks ? broken : 0);
}
const guard = Object.fromEntries(
  Object.entries(ALLOWED_OF_REPLIES).map(([name, allowed]) => {
    const scores = replies[name === "sure" ? "sure" : "marked"].sort((one, other) => other - one);
    return [name, Math.ceil((scores[Math.floor(allowed * scores.length)] ?? 1) * 1_000) / 1_000];
  }),
);
writeFileSync(GUARD_FILE, `${JSON.stringify(guard)}\n`);
console.log(JSON.stringify(guard));
