/** The pieces of a person's records that the companion is given, in the order in which it is given them. */
export const GIVEN_RECORDS = [
  { id: "time", label: "The day, the time where you are, and when you last talked" },
  { id: "onboarding", label: "What you told us when you signed up" },
  { id: "check-in", label: "Today's check-in and this week's moods" },
  { id: "exercises", label: "Exercises you finished today" },
  { id: "program", label: "What earlier sessions of your program brought" },
  { id: "last-session", label: "Your last conversation and your goal" },
  { id: "journal", label: "Journal entries you share with AI" },
] as const;

export type GivenRecordId = (typeof GIVEN_RECORDS)[number]["id"];

/** The piece with this id; undefined if there is none. */
export function readGivenRecord(id: string | undefined): GivenRecordId | undefined {
  return GIVEN_RECORDS.find((record) => record.id === id)?.id;
}

/** Where they stand on the memory page. */
export const GIVEN_RECORDS_ID = "given";
