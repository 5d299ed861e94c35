import { compactDayOf, firstDayOfWeek } from "#app/catalogue/format-date.ts";
import { dayAfter } from "#app/models/record/days.server.ts";

/** Days in the order they came in, under the week that they are of. */
export function groupByWeek<Dated extends { date: string }>(
  moods: readonly Dated[],
  today: string,
) {
  const weeks: { title: string; moods: Dated[] }[] = [];
  for (const mood of moods) {
    const title = weekTitle(mood.date, today);
    const last = weeks.at(-1);
    if (last?.title === title) last.moods.push(mood);
    else weeks.push({ title, moods: [mood] });
  }
  return weeks;
}

/** "This week", "Last week", or when it began: "Week of Nov 15". */
function weekTitle(day: string, today: string): string {
  const first = firstOfWeek(day);
  if (first === firstOfWeek(today)) return "This week";
  return first === firstOfWeek(dayAfter(today, -7))
    ? "Last week"
    : `Week of ${compactDayOf(first)}`;
}

function firstOfWeek(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() - firstDayOfWeek() + 7) % 7));
}
