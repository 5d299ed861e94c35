import { readMeaning } from "#app/reader/reader.server.ts";
import { marginOf } from "#app/safety/detector/read-danger.ts";
import { mayModelShowPanel } from "#app/safety/detector/weigh-unsure.server.ts";
import { scoreSentences } from "#app/safety/detector/model.ts";
import type { LabelTable } from "#app/safety/detector/model.ts";
import { readSentences } from "#app/safety/detector/tokens.ts";
import {
  PANEL_KINDS,
  MIN_WORDS_FOR_CRISIS,
  vaguenessOf,
} from "#app/safety/detector/combine-with-model.ts";

/** What the model alone may raise of texts that are harmless. What patterns raise comes on top of it. */
interface Shares {
  watched: number;
  asked: number;
}

/** Of other people's everyday comments. Rules and the reader raise more on top of it. */
export const OF_COMMENTS: Shares = { watched: 0.02, asked: 0.002 };
/**
 * Of what people say to a companion, which is nearer to danger in its words. There is less of it, and a
 * small sample flatters: a little less than may be asked about is aimed at.
 */
export const OF_TALK: Shares = { watched: 0.03, asked: 0.006 };

/** The panel may be shown to so many of each. */
const SHOWN = 0.0005;
/** So much more (log odds) than the worst of them: of a thousand texts no more than one is to be seen. */
const BEYOND_THE_WORST = 0.2;
/** Of joined texts so many may be asked about, however long they are, and one where they are few. */
const ASKED_OF_JOINED = 0.008;

/** There are few long texts to set it by, and each that is asked about is one in thirty. */
const LEAST_PER_DOUBLING = 0.55;

/** Scores from which on the model raises by itself, and what a doubling of a text adds to them. */
export interface Bars {
  watchFrom: number;
  askFrom: number;
  panelFrom: number;
  perDoubling: number;
}

interface Look {
  checkIn: number;
  /** Minus infinity where the model may not show the panel. */
  panel: number;
  doublings: number;
}

async function lookAt(text: string, table: LabelTable): Promise<Look> {
  const sentences = readSentences(text);
  const words = sentences.reduce((sum, { words: said }) => sum + said.split(" ").length, 0);
  const score = scoreSentences(sentences, table);
  const vagueness = vaguenessOf(sentences);
  const mayPanel = PANEL_KINDS.has(score.kind) && words >= MIN_WORDS_FOR_CRISIS;
  const panel = mayPanel ? score.crisis - vagueness : -Infinity;
  // Only what might be shown is read once more.
  const isSeen = panel < 0 || mayModelShowPanel(text, marginOf(await readMeaning(text), text));
  return {
    checkIn: score.checkIn - vagueness,
    panel: isSeen ? panel : -Infinity,
    doublings: Math.log2(Math.max(1, score.chances)),
  };
}

/** The lowest bar over which no more than a share of the scores lie. */
function barOver(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((one, other) => other - one);
  return (sorted[Math.floor(sorted.length * share)] ?? 0) + 0.001;
}

/** Harmless texts of one origin, the same joined to long ones, and what the model may raise of them. */
export interface Harmless {
  texts: readonly string[];
  joined: readonly (readonly string[])[];
  shares: Shares;
}

/** Where everyday talk sets the bars: each holds for every origin by itself. */
export async function setBars(origins: readonly Harmless[], table: LabelTable): Promise<Bars> {
  const read = (texts: readonly string[]): Promise<Look[]> =>
    Promise.all(texts.map((text) => lookAt(text, table)));
  const groups: { looks: Look[]; shares: Shares }[] = [];
  for (const { texts, shares } of origins) groups.push({ looks: await read(texts), shares });
  const long = await Promise.all(origins.flatMap(({ joined }) => joined.map(read)));
  let bars: Bars = { watchFrom: 0, askFrom: 0, panelFrom: 0, perDoubling: 0 };
  for (let perDoubling = LEAST_PER_DOUBLING; perDoubling < 1.5; perDoubling += 0.05) {
    const checkIn = (look: Look): number => look.checkIn - perDoubling * look.doublings;
    const over = (name: keyof Shares): number =>
      Math.max(...groups.map(({ looks, shares }) => barOver(looks.map(checkIn), shares[name])));
    const askFrom = over("asked");
    const panels = groups.map(({ looks }) =>
      barOver(
        looks.map((look) => look.panel - perDoubling * look.doublings),
        SHOWN,
      ),
    );
    // Whatever is shown the panel would be asked about too.
    const panelFrom = Math.max(askFrom, ...panels) + BEYOND_THE_WORST;
    bars = { watchFrom: over("watched"), askFrom, panelFrom, perDoubling };
    const isCalm = long.every(
      (looks) =>
        looks.filter((look) => checkIn(look) >= askFrom).length <=
        Math.ceil(looks.length * ASKED_OF_JOINED),
    );
    if (isCalm) break;
  }
  return bars;
}
