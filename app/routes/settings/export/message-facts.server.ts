import type { StoredMessageCopy } from "#app/models/conversation-changes.server.ts";
import type { Kind, Severity, Subject, Tier } from "#app/safety/assessment.ts";
import { QUESTIONS } from "#app/safety/scripts/questions.ts";

type Classes = NonNullable<StoredMessageCopy["classes"]>;

const DANGER: Readonly<Record<Tier, string>> = {
  none: "no sign of danger",
  watch: "may be having a hard time",
  check_in: "may be in danger, so we asked",
  crisis: "may be in danger",
};

const KINDS: Readonly<Record<Kind, string | null>> = {
  none: null,
  distress: "distress",
  passive_ideation: "a wish not to be alive",
  active_ideation: "thoughts of suicide",
  plan_or_attempt: "a plan or an attempt",
  self_harm: "self-harm",
  harm_to_others: "harm to others",
  abuse_or_violence: "abuse or violence",
  medical_emergency: "a medical emergency",
};

const SEVERITIES: Readonly<Record<Severity, string | null>> = {
  low: null,
  moderate: "serious",
  high: "very serious",
  critical: "life-threatening",
};

const SUBJECTS: Readonly<Record<Subject, string | null>> = {
  self: null,
  dependent: "someone you care for",
  other: "someone else",
};

const ANSWERS = { yes: "yes", no: "no", unsure: "not sure" } as const;

/** What is kept beside the words of a message, as its writer understands it: what was tapped, and what it was read as. */
export function factsOf({ role, content, choice, classes }: StoredMessageCopy) {
  if (role !== "user") return {};
  return {
    ...(choice === null ? {} : { tapped: content }),
    ...(classes === null ? {} : { readAs: readAs(classes) }),
  };
}

/** The same as lines to read. That nothing was found is left out. */
export function factLines(message: StoredMessageCopy): string[] {
  const { tapped, readAs: read = [] } = factsOf(message);
  const found = read.filter((each) => each !== DANGER.none);
  return [
    ...(tapped === undefined ? [] : [`You tapped: ${tapped}`]),
    ...(found.length === 0 ? [] : [`Read as: ${found.join("; ")}`]),
  ];
}

function readAs({ danger, answer, subjects = [] }: Classes): string[] {
  const asked = answer && QUESTIONS[answer.question].ask.en[0];
  return [
    dangerAs(danger),
    ...(answer ? [`the answer "${ANSWERS[answer.is]}" to "${asked}"`] : []),
    ...(subjects.length === 0
      ? []
      : [
          `about ${subjects.map(({ id, score }) => `${inWords(id)} (${Math.round(score * 100)}% sure)`).join(", ")}`,
        ]),
  ];
}

function dangerAs({ tier, kind, severity, subject }: Classes["danger"]): string {
  if (tier === "none") return DANGER.none;
  const about = [KINDS[kind], SEVERITIES[severity], SUBJECTS[subject]].filter(
    (each) => each !== null,
  );
  return about.length === 0 ? DANGER[tier] : `${DANGER[tier]} (${about.join(", ")})`;
}

function inWords(id: string): string {
  return id.replaceAll(/[_-]/gu, " ");
}
