/** The honest line beside a reply that came another way than usual, by the reason it is stored with. */
const NOTICES: Readonly<Record<string, string>> = {
  model_unavailable:
    "The companion that writes freely could not be reached. This answer follows written exercises.",
  model_slow:
    "The companion that writes freely took too long. This answer follows written exercises.",
  model_refused:
    "The companion that writes freely did not answer this. This answer follows written exercises.",
  over_budget:
    "The companion that writes freely has reached its limit for today. This answer follows written exercises, which have no limit. Nothing you wrote is lost.",
  guard_withheld:
    "The companion that writes freely began an answer that it should not give. It was taken back, and this one stands in its place.",
  written_instead:
    "The companion that writes freely could not answer just now. This answer was written beforehand.",
};

/** The line that is shown with a reply; null for most. */
export function noticeOfReason(reason: string | null): string | null {
  return NOTICES[reason ?? ""] ?? null;
}
