import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { MOODS } from "#app/catalogue/moods.ts";
import { Chart, type ChartProps } from "./chart.tsx";
import { runningMeans } from "./running-means.ts";

interface MoodLineProps extends ChartProps {
  /** The mean mood of each day, in order; null where nothing was logged. */
  days: readonly (number | null)[];
  /** Under the drawing, evenly, from the first day to the last. */
  dayLabels: readonly string[];
  /** What the scores of moods are. */
  scale: string;
  /** What each day tells when it is pointed at, where scripts run. */
  points?: readonly string[];
}

const HEIGHT = 214;
const PLOT = { left: 62, right: 352, top: 12, bottom: 178 };
const LABEL_BASE = 202;
/** Of more days a line through each would be a tangle: they are dots then. */
const MAX_DAYS_JOINED = 31;
/** Days that a point of the line takes together then, and how many where there is a year of them. */
const SMOOTH_DAYS = 7;
const SMOOTH_DAYS_OF_A_YEAR = 28;
const MAX_DAYS_A_WEEK_SMOOTHS = 120;

/** How moods went from day to day. A day without one is a gap. */
export function MoodLine({ days, dayLabels, scale, points, ...chart }: MoodLineProps) {
  const x = scaleLinear([0, Math.max(days.length - 1, 1)], [PLOT.left, PLOT.right]);
  const y = scaleLinear([1.5, 8.5], [PLOT.bottom, PLOT.top]);
  const draw = line<number | null>()
    .defined((mean) => mean !== null)
    .x((_, day) => x(day))
    .y((mean) => y(mean ?? 0))
    .digits(1);
  const isShort = days.length <= MAX_DAYS_JOINED;
  const window = days.length > MAX_DAYS_A_WEEK_SMOOTHS ? SMOOTH_DAYS_OF_A_YEAR : SMOOTH_DAYS;
  const through = isShort ? days : runningMeans(days, window);
  return (
    <Chart
      {...chart}
      height={HEIGHT}
      legend={
        <>
          {points ? <Points points={points} days={days} /> : null}
          <Legend window={isShort ? null : window} scale={scale} />
        </>
      }
    >
      {MOODS.map(({ id, label, score }) => (
        <g key={id}>
          <path className="chart-grid" d={`M${PLOT.left} ${y(score)}H${PLOT.right}`} />
          <text className="chart-soft" x={PLOT.left - 6} y={y(score)} dy="0.35em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <path className="chart-dots" data-joined={isShort || undefined} d={dots(days, x, y)} />
      <path className="chart-line" d={draw(through) ?? ""} />
      {points ? <path className="chart-mark" /> : null}
      {dayLabels.map((label, place) => (
        <text
          key={label}
          className="chart-soft"
          x={PLOT.left + ((PLOT.right - PLOT.left) * place) / Math.max(dayLabels.length - 1, 1)}
          y={LABEL_BASE}
          textAnchor={place === 0 ? "start" : place === dayLabels.length - 1 ? "end" : "middle"}
        >
          {label}
        </text>
      ))}
    </Chart>
  );
}

/** The page's script shows it, and moves it with the finger over the drawing. */
function Points({ points, days }: Pick<MoodLineProps, "days"> & { points: readonly string[] }) {
  return (
    <div
      className="chart-points"
      data-points={JSON.stringify(points)}
      data-start={Math.max(
        days.findLastIndex((mean) => mean !== null),
        0,
      )}
      data-plot={`${PLOT.left} ${PLOT.right}`}
      hidden
    >
      <input type="range" min={0} aria-label="Day" />
      <output />
    </div>
  );
}

/** A line of no length with round ends is a dot. */
function dots(
  days: readonly (number | null)[],
  x: (day: number) => number,
  y: (mean: number) => number,
): string {
  return days
    .map((mean, day) => (mean === null ? "" : `M${x(day).toFixed(1)} ${y(mean).toFixed(1)}h0`))
    .join("");
}

function Legend({ window, scale }: { window: number | null; scale: string }) {
  return (
    <figcaption className="fine-print">
      Each dot is a day.{" "}
      {window ? `The line is the average of the ${window} days up to it. ` : null}
      {scale}
    </figcaption>
  );
}
