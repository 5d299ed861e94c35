/** A bar that is missed by more than this fails the run: machines differ from run to run. */
const TOLERANCE = 0.15;

/** One figure of the run beside its yardstick and its bar. */
export interface Figure {
  name: string;
  ours: number;
  /** The same of a bare relay or page, where there is one. */
  yardstick?: number;
  unit: string;
  /** The bar, if this figure has one: at most, or at least. */
  atMost?: number;
  atLeast?: number;
  note?: string;
}

type Verdict = "ok" | "MISSED" | "missed a little" | "";

/** How a figure stands to its bar. */
export function verdictOf({ ours, atMost, atLeast }: Figure): Verdict {
  const overshoot =
    atMost === undefined
      ? atLeast === undefined
        ? null
        : (atLeast - ours) / atLeast
      : atMost === 0
        ? ours
        : (ours - atMost) / atMost;
  if (overshoot === null) return "";
  if (Number.isNaN(overshoot) || overshoot > TOLERANCE) return "MISSED";
  return overshoot > 0 ? "missed a little" : "ok";
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

function barOf({ atMost, atLeast, unit }: Figure): string {
  if (atMost !== undefined) return `<= ${shown(atMost)} ${unit}`;
  return atLeast === undefined ? "" : `>= ${shown(atLeast)} ${unit}`;
}

function shown(value: number): string {
  return Math.abs(value) >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(1);
}
