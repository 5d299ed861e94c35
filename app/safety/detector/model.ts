import type { Finding } from "./findings.ts";
import type { Reading } from "./judge.ts";

export function scoreReading(_reading: Reading): Finding[] {
  return [];
}
