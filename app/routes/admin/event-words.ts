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
  dependent: "someone in the writer's care",
  other: "another person",
};

const ACTIONS: Readonly<Record<string, string>> = {
  panel_and_written_answer: "Panel shown, written answer given",
  written_answer: "Written answer given",
  panel_on_refusal: "Panel shown on a text that was refused. Its words weren't kept",
  panel_on_page: "Help shown on the page",
};

/** "Thoughts of suicide, about the writer". */
export function whatHappened({ kind, subject }: Pick<Assessment, "kind" | "subject">): string {
  return `${KINDS[kind]}, about ${SUBJECTS[subject]}`;
}

/** What was done about an event when it came. */
export function actionWords(action: string): string {
  return ACTIONS[action] ?? action;
}

/** How long ago something was, in its largest whole unit. */
export function ageWords(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}
