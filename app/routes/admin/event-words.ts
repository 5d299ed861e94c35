import type { AdminResolution } from "#app/models/risk/crisis-queue.server.ts";
import type { Resolution } from "#app/models/risk/risk.server.ts";
import type { Assessment } from "#app/safety/assessment.ts";

const KINDS: Readonly<Record<Assessment["kind"], string>> = {
  none: "None",
  distress: "Distress",
  passive_ideation: "Wish to be dead",
  active_ideation: "Thoughts of suicide",
  plan_or_attempt: "Plan or attempt",
  self_harm: "Self-harm",
  harm_to_others: "Harm to others",
  abuse_or_violence: "Abuse or violence",
  medical_emergency: "Medical emergency",
};

const SUBJECTS: Readonly<Record<Assessment["subject"], string>> = {
  self: "the writer",
  dependent: "someone in their care",
  other: "another person",
};

const ACTIONS: Readonly<Record<string, string>> = {
  panel_and_written_answer: "Panel shown, prepared reply sent",
  written_answer: "Prepared reply sent",
  panel_on_refusal: "Panel shown. The text was refused and not saved",
  panel_on_page: "Help shown on the page",
};

/** "Thoughts of suicide, about the writer". */
export function eventSummary({ kind, subject }: Pick<Assessment, "kind" | "subject">): string {
  return `${KINDS[kind]}, about ${SUBJECTS[subject]}`;
}

/** What was done about an event when it came. */
export function actionWords(action: string): string {
  return ACTIONS[action] ?? action;
}

const RESOLUTIONS: Readonly<Record<Resolution | `admin_${AdminResolution}`, string>> = {
  admin_reviewed: "An admin reviewed it",
  admin_false_alarm: "An admin called it a false alarm",
  false_alarm: "The person said they didn't mean it that way",
  said_no: "The person said no",
  safer_now: "The person said they feel safer now",
  stepped_down: "No new signs for a while",
  unanswered: "The question wasn't answered",
  followed_up: "We followed up",
  second_opinion: "The second opinion found no danger",
};

/** How an event was resolved. */
export function resolutionWords(resolution: string): string {
  const words: Readonly<Record<string, string>> = RESOLUTIONS;
  return words[resolution] ?? resolution;
}

/** How long ago something was, in its largest whole unit. */
export function ageWords(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}
