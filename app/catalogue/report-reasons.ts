/** Why somebody reports a reply: the ids are stored. */
export const REPORT_REASONS = [
  { id: "harmful", label: "It could do harm", inList: "Could do harm" },
  { id: "wrong", label: "It says something wrong", inList: "Says something wrong" },
  { id: "not_helpful", label: "It did not help", inList: "Did not help" },
  { id: "other", label: "Something else", inList: "Something else" },
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number]["id"];

/** The reason with this id, or null. */
export function findReportReason(value: unknown): ReportReason | null {
  return REPORT_REASONS.find(({ id }) => id === value)?.id ?? null;
}
