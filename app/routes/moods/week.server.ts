import { shownMood, type Feeling } from "#app/catalogue/feelings.ts";
import { compactDayOf, WEEKDAYS } from "#app/catalogue/format-date.ts";
import { dayAfter } from "#app/models/record/days.server.ts";
import { findLastMoods } from "#app/models/record/mood-record.server.ts";

/** Days of the strip, today among them. */
const STRIP_DAYS = 7;

export type Week = Awaited<ReturnType<typeof loadWeek>>;

/** The last mood of each of the seven days up to one, which is mostly today. */
export async function loadWeek(
  userId: string,
  to: string,
  feelings: readonly Feeling[],
  today = to,
) {
  const from = dayAfter(to, 1 - STRIP_DAYS);
  const moods = await findLastMoods(userId, { from, to });
  return Array.from({ length: STRIP_DAYS }, (_, place) => {
    const date = dayAfter(from, place);
    const felt = moods.get(date);
    return {
      date,
      weekday: WEEKDAYS[new Date(date).getUTCDay()]?.slice(0, 3) ?? "",
      day: compactDayOf(date),
      isToday: date === today,
      mood: felt ? shownMood(felt, feelings) : null,
    };
  });
}
