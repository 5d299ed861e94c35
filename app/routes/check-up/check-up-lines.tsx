import { ScoreLine } from "#app/ui/charts/score-line.tsx";
import type { checkUpLines } from "./check-up-lines.server.ts";

/** How each question was answered over time; a single time as it was answered, for it makes no line. */
export function CheckUpLines({ lines }: { lines: ReturnType<typeof checkUpLines> }) {
  if (lines[0]?.points.length === 1) {
    return (
      <section className="chart-part">
        <h2>Your answers, {lines[0].firstDay}</h2>
        <ul className="bulleted">
          {lines.map(({ id, title, points }) => (
            <li key={id}>
              {title}: {points[0]?.score} of 10
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return lines.map((line) => (
    <section key={line.id} className="chart-part">
      <h2>{line.title}</h2>
      <ScoreLine {...line} />
    </section>
  ));
}
