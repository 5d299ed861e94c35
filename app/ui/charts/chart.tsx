import type { ReactNode } from "react";

/** What a chart is drawn from, for reading. */
export interface ChartTable {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
}

export interface ChartProps {
  /** Of the page's own: it has more than one chart. */
  id: string;
  /** What is drawn, and what it shows: read out in place of the picture. */
  title: string;
  description: string;
  table: ChartTable;
}

/** Units of a drawing's width. Its letters are larger in it where it is narrow: see charts.css. */
export const CHART_WIDTH = 360;

interface DrawnChartProps extends ChartProps {
  height: number;
  children: ReactNode;
  /** Under the drawing: what its shapes mean. */
  legend?: ReactNode;
}

/** A drawing that scales with its place, and the same as a table. */
export function Chart({
  id,
  title,
  description,
  table,
  height,
  children,
  legend,
}: DrawnChartProps) {
  return (
    <figure className="chart">
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a file of its own would not know the colors
        role="img"
        viewBox={`0 0 ${CHART_WIDTH} ${height}`}
        aria-labelledby={`${id}-title ${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        {children}
      </svg>
      {legend}
      <details className="chart-table">
        <summary>
          As a table<span className="visually-hidden">: {title}</span>
        </summary>
        <table className="figures">
          <caption className="visually-hidden">{table.caption}</caption>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name = "", ...cells]) => (
              <tr key={name}>
                <th scope="row" dir="auto">
                  {name}
                </th>
                {cells.map((cell, column) => (
                  <td key={table.columns[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
