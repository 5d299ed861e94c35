import { PATHS } from "#app/catalogue/paths.ts";

/** Days that the charts can look back on. */
export const RANGES = [30, 90, 365] as const;
const FIRST_RANGE = 90;

/** What of the record is looked at; a year of null is this one. */
export interface RecordChoice {
  range: number;
  year: number | null;
}

/** Reads what an address asks for; what it can't ask for counts as nothing. */
export function readView(url: URL): RecordChoice {
  const range = RANGES.find((days) => String(days) === url.searchParams.get("range"));
  const year = /^[12]\d{3}$/.exec(url.searchParams.get("year") ?? "")?.[0];
  return { range: range ?? FIRST_RANGE, year: year === undefined ? null : Number(year) };
}

/** The address of the page as it looks at this range and year. */
export function progressPath({ range, year }: RecordChoice): string {
  return `${PATHS.progress}?range=${range}${year === null ? "" : `&year=${year}`}`;
}
