const Z = 1.96;

export interface Share {
  hits: number;
  rows: number;
  low: number;
  high: number;
}

/** A share with its 95 % interval after Wilson. */
export function shareOf(hits: number, rows: number): Share {
  if (rows === 0) return { hits, rows, low: 0, high: 1 };
  const share = hits / rows;
  const denominator = 1 + Z ** 2 / rows;
  const centre = (share + Z ** 2 / (2 * rows)) / denominator;
  const spread =
    (Z * Math.sqrt((share * (1 - share)) / rows + Z ** 2 / (4 * rows ** 2))) / denominator;
  return { hits, rows, low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}

export function formatShare({ hits, rows, low, high }: Share): string {
  if (rows === 0) return "no rows";
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
  return `${percent(hits / rows).padStart(7)}  (${hits}/${rows}, 95 %: ${percent(low)} to ${percent(high)})`;
}
