import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { Chart, type ChartProps } from "./chart.tsx";

interface ScoreLineProps extends ChartProps {
  /** Scores by the time of their days, the oldest first. */
  points: readonly { time: number; score: number }[];
  /** Under the drawing: the first day and the last. */
  firstDay: string;
  lastDay: string;
}

const HEIGHT = 150;
const PLOT = { left: 24, right: 352, top: 12, bottom: 118 };
const LABEL_BASE = 142;
const GRID = [0, 5, 10];

/** Scores from 0 to 10 over time. */
export function ScoreLine({ points, firstDay, lastDay, ...chart }: ScoreLineProps) {
  const [from = 0, to = 0] = [points[0]?.time, points.at(-1)?.time];
  // A single one stands at the left.
  const x = scaleLinear([from, Math.max(to, from + 1)], [PLOT.left + 4, PLOT.right]);
  const y = scaleLinear([0, 10], [PLOT.bottom, PLOT.top]);
  const draw = line<{ time: number; score: number }>()
    .x(({ time }) => x(time))
    .y(({ score }) => y(score))
    .digits(1);
  const dots = points.map(({ time, score }) => `M${x(time).toFixed(1)} ${y(score).toFixed(1)}h0`);
  return (
    <Chart {...chart} height={HEIGHT}>
      {GRID.map((score) => (
        <g key={score}>
          <path className="chart-grid" d={`M${PLOT.left} ${y(score)}H${PLOT.right}`} />
          <text className="chart-soft" x={PLOT.left - 6} y={y(score)} dy="0.35em" textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      <path className="chart-dots" data-joined d={dots.join("")} />
      <path className="chart-line" d={draw(points) ?? ""} />
      <text className="chart-soft" x={PLOT.left} y={LABEL_BASE}>
        {firstDay}
      </text>
      {firstDay === lastDay ? null : (
        <text className="chart-soft" x={PLOT.right} y={LABEL_BASE} textAnchor="end">
          {lastDay}
        </text>
      )}
    </Chart>
  );
}
