import type { Week } from "./week.server.ts";

/** The last seven days in one row, today at the end. */
export function WeekStrip({ week }: { week: Week }) {
  return (
    <ol className="week-strip" aria-label="Your last seven days">
      {week.map(({ date, weekday, day, isToday, mood }) => (
        <li key={date} className="week-day" data-mood={mood?.tone}>
          <span className="week-name">
            {weekday}
            <span className="visually-hidden"> {day}</span>
          </span>{" "}
          <span className="week-face" aria-hidden="true">
            {mood?.emoji ?? (isToday ? "?" : "·")}
          </span>{" "}
          <span>{mood?.label ?? (isToday ? "Today" : "-")}</span>
        </li>
      ))}
    </ol>
  );
}
