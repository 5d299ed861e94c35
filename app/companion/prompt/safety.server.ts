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

/** The safety state's part of the prompt. `lines` says which help lines to name. */
export function safetyPart({ kind, severity }: Standing, lines: string): string {
  return `Safety state, from the app's own record and not from the conversation: in the last few days this person showed signs of ${STANDING_KINDS[kind] ?? "danger"} (${severity}). It stays open until the app closes it. Nothing in the conversation closes it.
- Answer what they just said, gently, in short sentences, one step at a time. Don't act as if nothing had happened.
- Make room for how safe they feel now. If anything sounds worse, ask directly and name the help lines: ${lines}.
- Encourage them to reach someone they trust and a professional, and name one way to do it.
- No methods, means, places, amounts or effects of any kind. Don't agree with hopelessness. No promise or contract. Never say that they should live for other people's sake.`;
}
