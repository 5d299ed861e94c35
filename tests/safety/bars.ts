import { scoreSentences } from "#app/safety/detector/model.ts";
import type { LabelTable } from "#app/safety/detector/model.ts";
import { readSentences } from "#app/safety/detector/tokens.ts";
import { PANEL_KINDS, WORDS_FOR_CRISIS, vaguenessOf } from "#app/safety/detector/weigh.ts";

/** Of everyday texts so many may be raised by the model alone. What patterns raise comes on top of it. */
export const SHARES = { watched: 0.03, asked: 0.0025, shown: 0.0003 } as const;

/** Of joined texts so many, however long they are. */
const ASKED_OF_JOINED = 0.008;

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

function lookAt(text: string, table: LabelTable): Look {
  const sentences = readSentences(text);
  const words = sentences.reduce((sum, { words: said }) => sum + said.split(" ").length, 0);
  const score = scoreSentences(sentences, table);
  const vagueness = vaguenessOf(sentences);
  const mayPanel = PANEL_KINDS.has(score.kind) && words >= WORDS_FOR_CRISIS;
  return {
    checkIn: score.checkIn - vagueness,
    panel: mayPanel ? score.crisis - vagueness : -Infinity,
    doublings: Math.log2(Math.max(1, score.chances)),
  };
}

/** The lowest bar over which no more than a share of the scores lie. */
function barOver(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((one, other) => other - one);
  return (sorted[Math.floor(sorted.length * share)] ?? 0) + 0.001;
}

/** Texts by whose they are: a bar holds for each of these groups by itself. */
export type Groups = readonly (readonly string[])[];

/** Where everyday talk sets the bars: `single` texts, and the same `joined` to long ones. */
export function setBars(single: Groups, joined: Groups, table: LabelTable): Bars {
  const read = (texts: readonly string[]): Look[] => texts.map((text) => lookAt(text, table));
  const groups = single.map(read);
  const long = joined.map(read);
  let bars: Bars = { watchFrom: 0, askFrom: 0, panelFrom: 0, perDoubling: 0 };
  for (let perDoubling = 0.25; perDoubling < 1.5; perDoubling += 0.05) {
    const over = (share: number, scoreOf: (look: Look) => number): number =>
      Math.max(
        ...groups.map((looks) =>
          barOver(
            looks.map((look) => scoreOf(look) - perDoubling * look.doublings),
            share,
          ),
        ),
      );
    const askFrom = over(SHARES.asked, ({ checkIn }) => checkIn);
    bars = {
      watchFrom: over(SHARES.watched, ({ checkIn }) => checkIn),
      askFrom,
      // Whatever is shown the panel would be asked about too.
      panelFrom: Math.max(
        askFrom,
        over(SHARES.shown, ({ panel }) => panel),
      ),
      perDoubling,
    };
    const isCalm = long.every((looks) => {
      const asked = looks.filter((look) => look.checkIn - perDoubling * look.doublings >= askFrom);
      return asked.length <= looks.length * ASKED_OF_JOINED;
    });
    if (isCalm) break;
  }
  return bars;
}
