import { MOODS, type MoodId } from "#app/catalogue/moods.ts";
import { nearestMood } from "#app/catalogue/mood-scale.ts";
import { MONTHS } from "#app/catalogue/format-date.ts";
import { Chart, CHART_WIDTH, type ChartProps } from "./chart.tsx";

interface YearPixelsProps extends ChartProps {
  year: number;
  /** The mean mood of the year's days that have one, by day (YYYY-MM-DD). */
  means: ReadonlyMap<string, number>;
}

const LEFT = 38;
const TOP = 20;
const CELL = (CHART_WIDTH - LEFT) / 31;
const ROW = 17;
const PIXEL = { width: CELL - 1.5, height: 14 };
/** Part of a pixel that is filled strongly: a mood is told by its height too, not by its color alone. */
const FILLED: Record<MoodId, number> = {
  happy: 1,
  calm: 0.85,
  neutral: 0.7,
  anxious: 0.55,
  sad: 0.4,
};
const DAYS_NAMED = [1, 10, 20, 31];

/**
 * A year, a pixel a day: the fuller, the lighter the mood. Days without one are empty, and months
 * without any are left out.
 */
export function YearPixels({ year, means, ...chart }: YearPixelsProps) {
  const days = Array.from(means.keys()).filter((day) => day.startsWith(`${year}-`));
  const months = [...new Set(days.map((day) => Number(day.slice(5, 7)) - 1))];
  const shown = months.toSorted((one, other) => one - other);
  const { filled, grounds, empty } = drawDays(year, shown, means);
  return (
    <Chart {...chart} height={TOP + shown.length * ROW} legend={<Legend />}>
      {DAYS_NAMED.map((day) => (
        <text
          key={day}
          className="chart-soft"
          x={day === 31 ? CHART_WIDTH : left(day) + PIXEL.width / 2}
          y={14}
          textAnchor={day === 31 ? "end" : "middle"}
        >
          {day}
        </text>
      ))}
      {shown.map((month, row) => (
        <text key={month} className="chart-soft" x={0} y={TOP + row * ROW + PIXEL.height - 1}>
          {MONTHS[month]?.slice(0, 3)}
        </text>
      ))}
      <path className="chart-empty" d={empty} />
      {MOODS.map(({ id }) => (
        <path key={id} className="chart-day" data-mood={id} d={grounds.get(id)?.join("")} />
      ))}
      {MOODS.map(({ id }) => (
        <path key={id} className="chart-pixel" data-mood={id} d={filled.get(id)?.join("")} />
      ))}
    </Chart>
  );
}

function left(day: number): number {
  return LEFT + (day - 1) * CELL;
}

function drawDays(year: number, months: readonly number[], means: ReadonlyMap<string, number>) {
  const filled = new Map<MoodId, string[]>(MOODS.map(({ id }) => [id, []]));
  const grounds = new Map<MoodId, string[]>(MOODS.map(({ id }) => [id, []]));
  const empty: string[] = [];
  for (const [row, month] of months.entries()) {
    const foot = TOP + row * ROW + PIXEL.height;
    const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    for (let day = 1; day <= days; day += 1) {
      const mean = means.get(`${year}-${twoDigits(month + 1)}-${twoDigits(day)}`);
      const x = left(day).toFixed(1);
      if (mean === undefined) {
        empty.push(pixel(x, foot, 1));
      } else {
        const { id } = nearestMood(mean);
        grounds.get(id)?.push(pixel(x, foot, 1));
        filled.get(id)?.push(pixel(x, foot, FILLED[id]));
      }
    }
  }
  return { filled, grounds, empty: empty.join("") };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

function pixel(x: string, foot: number, part: number): string {
  const height = (PIXEL.height * part).toFixed(1);
  const width = PIXEL.width.toFixed(1);
  return `M${x} ${foot}v-${height}h${width}v${height}z`;
}

function Legend() {
  return (
    <figcaption className="chart-legend">
      {MOODS.map(({ id, label }) => (
        <span key={id}>
          <svg viewBox={`0 0 ${PIXEL.width} ${PIXEL.height}`} aria-hidden="true">
            <path className="chart-day" data-mood={id} d={pixel("0", PIXEL.height, 1)} />
            <path className="chart-pixel" data-mood={id} d={pixel("0", PIXEL.height, FILLED[id])} />
          </svg>
          {label}
        </span>
      ))}
    </figcaption>
  );
}
