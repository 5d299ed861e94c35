import {
  SEVERITIES,
  type Assessment,
  type Kind,
  type Severity,
  type Subject,
} from "../assessment.ts";
import { situationOf } from "./situation.ts";

/**
 * How long a risk lasts.
 * `open`: across messages, new chats and sign-outs, until it is answered, steps down or is closed.
 * `brief`: one line follows it, with the next message.
 * `until_answered`: the same, and the line waits for an answer about it, or for two hours.
 * `neutral`: no lock; the next visit opens without a word about it, since somebody else may look on.
 * `asked`: nothing by itself, only the question about it.
 */
export type Lasting = "open" | "brief" | "until_answered" | "neutral" | "asked";

/** After this long an imminent danger of another person is followed by the one line all the same. */
export const OTHERS_DANGER_LASTS_MS = 2 * 60 * 60_000;

const OPEN_IN_OWN_CARE = { self: "open", dependent: "open", other: "brief" } as const;
const OPEN_OR_ANOTHERS_LIFE = { ...OPEN_IN_OWN_CARE, other: "until_answered" } as const;

/** By kind and by whose danger it is: the writer's, of someone in their care, another person's. */
export const LASTING: Readonly<Record<Kind, Readonly<Record<Subject, Lasting>>>> = {
  none: { self: "asked", dependent: "asked", other: "asked" },
  distress: { self: "asked", dependent: "asked", other: "asked" },
  passive_ideation: OPEN_IN_OWN_CARE,
  active_ideation: OPEN_IN_OWN_CARE,
  plan_or_attempt: OPEN_OR_ANOTHERS_LIFE,
  self_harm: OPEN_IN_OWN_CARE,
  harm_to_others: OPEN_OR_ANOTHERS_LIFE,
  abuse_or_violence: { self: "neutral", dependent: "neutral", other: "brief" },
  medical_emergency: { self: "brief", dependent: "until_answered", other: "until_answered" },
};

type Found = Pick<Assessment, "kind" | "severity" | "subject"> & { rules?: readonly string[] };

/** How long what was found lasts: by the table, but for unwanted thoughts, which are brief. */
export function lastingOf(finding: Found): Lasting {
  if (finding.kind === "harm_to_others" && isUnwanted(finding)) return "brief";
  return LASTING[finding.kind][finding.subject];
}

function isUnwanted(finding: Found): boolean {
  return situationOf({ ...finding, tier: "crisis" }).startsWith("unwanted");
}

/** The place of a severity in their order, 0 the least. */
export function rank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}
