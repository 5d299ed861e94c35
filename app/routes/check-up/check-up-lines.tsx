import { ScoreLine } from "#app/ui/charts/score-line.tsx";
import type { checkUpLines } from "./check-up-lines.server.ts";

/** How each question was answered over time. */
export function CheckUpLines({ lines }: { lines: ReturnType<typeof checkUpLines> }) {
  return lines.map((line) => (
    <section key={line.id} className="chart-part">
      <h2>{line.title}</h2>
      <ScoreLine {...line} />
    </section>
  ));
}
