import { CHECK_UP_QUESTIONS } from "#app/catalogue/check-up.ts";
import { compactDayOf } from "#app/catalogue/format-date.ts";
import type { CheckUp } from "#app/models/record/check-ups.server.ts";

/** A line over time for each question: what they ask is not one number. */
export function checkUpLines(checkUps: readonly CheckUp[]) {
  const [first, last] = [checkUps[0], checkUps.at(-1)];
  if (!first || !last) return [];
  return CHECK_UP_QUESTIONS.map(({ id, title, question, least, most }) => ({
    id: `check-up-${id}`,
    title,
    description: `A line from 0, ${least}, to 10, ${most}. The numbers are in the table under it.`,
    points: checkUps.map((each) => ({ time: Date.parse(each.date), score: each[id] })),
    firstDay: compactDayOf(first.date),
    lastDay: compactDayOf(last.date),
    table: {
      caption: question,
      columns: ["Day", "Answer (0 to 10)"],
      rows: checkUps.map((each) => [compactDayOf(each.date), String(each[id])]),
    },
  }));
}
