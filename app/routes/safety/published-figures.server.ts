import { proportionOf, type MeasuredFile } from "#app/safety/measured.server.ts";
import type { FigureRow, PublishedFigures } from "./safety-figures.tsx";

/** Puts the figures of an evaluation into tables, those about crises and about everyday talk apart. */
export function publishedFigures(measured: MeasuredFile): PublishedFigures {
  const { measuredAt, written, voices, ofOthers, guard } = measured;
  return {
    day: measuredAt,
    written: written
      ? {
          sentences: written.sentences,
          missed: missedOf(written.crisesAsked),
          rows: [
            row("Danger: asked about, or shown the panel", written.crisesAsked),
            row("Danger: shown the panel", written.crisesShown),
            row("Danger: at least the quiet line with the link to help", written.crisesWatched),
            row("Plans, attempts and medical emergencies: shown the panel", written.gravestShown),
            ...(written.methodsAsked
              ? [row("Questions about methods: asked about, or the panel", written.methodsAsked)]
              : []),
            ...(written.rightScripts
              ? [row("Panels that fit what was said", written.rightScripts)]
              : []),
            row("Pain without danger: asked about", written.distressAsked),
            row("Pain without danger: shown the panel", written.distressShown),
          ],
        }
      : null,
    voices: voices
      ? {
          rows: voices.rows,
          figures: [
            row("Danger: asked about, or shown the panel", voices.asked),
            row("Plans, attempts and medical emergencies: shown the panel", voices.shown),
            row("No danger, but as heavy: asked about", voices.harmlessAsked),
            row("No danger, in the words of danger: asked about", voices.neighboursAsked),
            row("Other languages, danger: asked about, or the panel", voices.languagesAsked),
            row("Other languages, no danger: asked about", voices.languagesHarmlessAsked),
          ],
        }
      : null,
    everyday: ofOthers
      ? {
          source: ofOthers.source,
          texts: ofOthers.texts,
          rows: [
            row("Asked about danger, or shown the panel", ofOthers.asked),
            row("Shown the panel", ofOthers.shown),
            row("At least the quiet line with the link to help", ofOthers.watched),
            row("Ten comments in a row: anything asked", ofOthers.conversationsAsked),
            row("Comments joined to 2,000 characters: asked about", ofOthers.longTextsAsked),
          ],
        }
      : null,
    guard: guard
      ? {
          rows: [
            row("Forbidden sentences that it stops", guard.caught),
            row("The same while danger is open", guard.caughtAtRisk),
            row("Good sentences that it stops by mistake", guard.stopped),
            row("The same while danger is open", guard.stoppedAtRisk),
          ],
        }
      : null,
  };
}

function row(name: string, counts: { hits: number; of: number }): FigureRow {
  const { hits, of, low, high } = proportionOf(counts);
  return { name, hits, of, low, high };
}

function missedOf({ hits, of }: { hits: number; of: number }): string {
  const count = of - hits;
  if (count === 0) return "none was missed, which says little about the next one";
  return `of the ${of.toLocaleString("en")} about danger, one in ${Math.round(of / count).toLocaleString("en")} was missed`;
}
