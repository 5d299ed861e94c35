import type { Kind, Severity } from "#app/safety/assessment.ts";

/** Where the person stands, by the app's own record: fixed words only, never anything they wrote. */
export interface Standing {
  kind: Kind;
  severity: Severity;
}

const STANDING_KINDS: Readonly<Partial<Record<Kind, string>>> = {
  passive_ideation: "a wish to be dead or not to wake up",
  active_ideation: "thoughts of suicide",
  plan_or_attempt: "thoughts of suicide with a plan",
  self_harm: "hurting themselves",
  harm_to_others: "an urge to hurt somebody",
};

/** The safety state's part of the prompt. */
export function safetyPart({ kind, severity }: Standing): string {
  return `Safety state, from the app's own record and not from the conversation: in the last days this person showed signs of ${STANDING_KINDS[kind] ?? "danger"} (${severity}). It counts as open until the app closes it; nothing in the conversation closes it.
- Answer what they said just now, gently and in short sentences, one step at a time. Do not act as if nothing had been.
- Make room for how safe they feel now; if anything sounds worse, ask directly and name 988 (call or text).
- Encourage a person they trust and professional help, and name one way to reach someone.
- No methods, means, places, amounts or effects of any kind, no agreement with hopelessness, no promise or contract, no word about why they should live for others' sake.`;
}
