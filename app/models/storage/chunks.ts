/** Rows in parts of so many as one statement takes at a time. */
export function chunksOf<Row>(rows: readonly Row[], size: number): Row[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
