/** A bar that is missed by more than this fails the run: machines differ from run to run. */
const TOLERANCE = 0.15;

/** One figure of the run beside its yardstick and its bar. */
export interface Figure {
  name: string;
  ours: number;
  /** The same of something bare (a relay, a page, a query) in the same run, where there is one. */
  yardstick?: number;
  unit: string;
  /** The bar, if this figure has one: at most, or at least. */
  atMost?: number;
  atLeast?: number;
  /** The bar of a time: machines differ, so it is judged by its yardstick. At most so many times that. */
  timesAtMost?: number;
  note?: string;
}

type Verdict = "ok" | "MISSED" | "missed a little" | "";

/** How a figure stands to its bar. */
export function verdictOf(figure: Figure): Verdict {
  const overshoot = overshootOf(figure);
  if (overshoot === null) return "";
  if (Number.isNaN(overshoot) || overshoot > TOLERANCE) return "MISSED";
  return overshoot > 0 ? "missed a little" : "ok";
}

/** The share by which a figure is beyond its bar; null where it has none. */
function overshootOf({ ours, yardstick = Number.NaN, ...bar }: Figure): number | null {
  if (bar.timesAtMost !== undefined) return ours / yardstick / bar.timesAtMost - 1;
  if (bar.atLeast !== undefined) return 1 - ours / bar.atLeast;
  if (bar.atMost === undefined) return null;
  return bar.atMost === 0 ? ours : ours / bar.atMost - 1;
}

/** The figures as a table for a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${shown(figure.ours)} ${figure.unit}`,
    figure.yardstick === undefined ? "" : `${shown(figure.yardstick)} ${figure.unit}`,
    figure.yardstick === undefined ? "" : `${(figure.ours / figure.yardstick).toFixed(2)}`,
    barOf(figure),
    verdictOf(figure),
    figure.note ?? "",
  ]);
  const head = ["figure", "ours", "yardstick", "ratio", "bar", "", "note"];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .map((line) => line.trimEnd())
    .join("\n");
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function barOf({ atMost, atLeast, timesAtMost, unit }: Figure): string {
  if (timesAtMost !== undefined) return `ratio <= ${shown(timesAtMost)}`;
  if (atMost !== undefined) return `<= ${shown(atMost)} ${unit}`;
  return atLeast === undefined ? "" : `>= ${shown(atLeast)} ${unit}`;
}

function shown(value: number): string {
  return Math.abs(value) >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(1);
}
