import { scaleLinear } from "d3-scale";
import { Chart, CHART_WIDTH, type ChartProps } from "./chart.tsx";

export interface Bar {
  label: string;
  /** Null where there is too little to draw. */
  value: number | null;
  /** Beside the label: "6.8 · 12 entries". */
  text: string;
}

interface BarsProps extends ChartProps {
  bars: readonly Bar[];
  /** What a full bar stands for. */
  most: number;
}

const ROW_HEIGHT = 34;
const TEXT_BASE = 14;
const BAR_TOP = 19;
const BAR_HEIGHT = 9;
/** Characters of a label that stand beside what it says; those of some scripts are twice as wide. */
const MAX_LABEL = 20;
const WIDE = /[\u1100-\u11ff\u2e80-\uffef\u{1f000}-\u{3ffff}]/u;

/** Bars one under the other, each under its label. */
export function Bars({ bars, most, ...chart }: BarsProps) {
  const width = scaleLinear().domain([0, most]).range([0, CHART_WIDTH]).clamp(true);
  return (
    <Chart {...chart} height={bars.length * ROW_HEIGHT}>
      {bars.map(({ label, value, text }, row) => (
        <g key={label} transform={`translate(0 ${row * ROW_HEIGHT})`}>
          <text y={TEXT_BASE}>{shortened(label)}</text>
          <text className="chart-soft" y={TEXT_BASE} x={CHART_WIDTH} textAnchor="end">
            {text}
          </text>
          <path className="chart-track" d={barPath(CHART_WIDTH)} />
          {value === null ? null : <path className="chart-bar" d={barPath(width(value))} />}
        </g>
      ))}
    </Chart>
  );
}

function barPath(width: number): string {
  return `M0 ${BAR_TOP}h${round(width)}v${BAR_HEIGHT}h${-round(width)}z`;
}

function shortened(label: string): string {
  let width = 0;
  const letters = Array.from(label);
  const end = letters.findIndex((letter) => (width += WIDE.test(letter) ? 2 : 1) > MAX_LABEL);
  return end === -1 ? label : `${letters.slice(0, end - 1).join("")}…`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
