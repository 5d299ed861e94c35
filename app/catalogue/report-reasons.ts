/** Why somebody reports a reply: the ids are stored. */
export const REPORT_REASONS = [
  { id: "harmful", label: "It could be harmful", inList: "Could be harmful" },
  { id: "wrong", label: "It got something wrong", inList: "Got something wrong" },
  { id: "not_helpful", label: "It didn't help", inList: "Didn't help" },
  { id: "other", label: "Something else", inList: "Something else" },
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number]["id"];

/** The reason with this id, or null. */
export function readReportReason(value: unknown): ReportReason | null {
  return REPORT_REASONS.find(({ id }) => id === value)?.id ?? null;
}
