import type { Week } from "./week.server.ts";

/** Seven days in one row, mostly with today at the end. */
export function WeekStrip({
  week,
  label = "Your last seven days",
}: {
  week: Week;
  label?: string;
}) {
  return (
    <ol className="week-strip" aria-label={label}>
      {week.map(({ date, weekday, day, isToday, mood }) => (
        <li
          key={date}
          className="week-day"
          data-mood={mood?.tone}
          aria-current={isToday ? "date" : undefined}
        >
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
