/** The honest line beside a reply that came another way than usual, by the reason it is stored with. */
const NOTICES: Readonly<Record<string, string>> = {
  model_unavailable: "I lost my connection for a moment, so this answer is a prepared one.",
  model_slow: "My answer was taking too long, so this one is prepared.",
  model_refused: "I couldn't answer this in my own words, so this answer is a prepared one.",
  over_budget:
    "The AI model has reached its limit for today, so this answer is a prepared one. Prepared answers have no limit. Nothing you wrote is lost.",
  guard_withheld:
    "I started an answer that I shouldn't give. I took it back, and this is a prepared one instead.",
  written_instead: "I couldn't answer just now, so this answer was written in advance.",
};

/** The line that is shown with a reply; null for most. */
export function noticeOfReason(reason: string | null): string | null {
  return NOTICES[reason ?? ""] ?? null;
}
