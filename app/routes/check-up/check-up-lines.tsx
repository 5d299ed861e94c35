import { ScoreLine } from "#app/ui/charts/score-line.tsx";
import type { checkUpLines } from "./check-up-lines.server.ts";

/** The latest answers, and under them how each question was answered over time; once makes no line. */
export function CheckUpLines({ lines }: { lines: ReturnType<typeof checkUpLines> }) {
  const [first] = lines;
  if (!first) return null;
  return (
    <>
      <section>
        <h2>Your answers, {first.lastDay}</h2>
        <ul className="bulleted">
          {lines.map(({ id, title, points }) => (
            <li key={id}>
              {title}: {points.at(-1)?.score} of 10
            </li>
          ))}
        </ul>
      </section>
      {first.points.length > 1
        ? lines.map((line) => (
            <section key={line.id} className="chart-part">
              <h2>{line.title}</h2>
              <ScoreLine {...line} />
            </section>
          ))
        : null}
    </>
  );
}
