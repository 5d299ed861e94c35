import { z } from "zod";
import { dayIn, dayProblem } from "#app/models/record/days.server.ts";
import { DAY_PROBLEMS } from "../../journal/entry-fields.server.ts";
import { CallError } from "./call-error.server.ts";

/** The day that was sent, or today in the person's own zone. Throws a CallError for no day, or none to write about. */
export function readDay(sent: string | undefined, timeZone: string | null): string {
  // Older clients send a moment: it is a day in the person's own zone.
  const moment = z.iso.datetime({ offset: true }).safeParse(sent).data;
  const day = moment ? dayIn(timeZone, Date.parse(moment)) : (sent ?? dayIn(timeZone));
  const problem = dayProblem(day, timeZone);
  if (!problem) return day;
  const message = DAY_PROBLEMS[problem];
  throw new CallError(400, "invalid", message, { details: { fieldErrors: { date: [message] } } });
}
