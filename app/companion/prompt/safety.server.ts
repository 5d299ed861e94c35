import { isOfBody, isUnderWay, type Situation } from "#app/safety/scripts/situation.ts";
import type { Kind, Severity, Subject } from "#app/safety/assessment.ts";

/** Where the person stands, by the app's own record: fixed words only, never anything they wrote. */
export interface Standing {
  kind: Kind;
  severity: Severity;
  /** Whose danger it is. */
  subject: Subject;
  /** It was told in this visit and locks nothing: an emergency of the body, abuse, another person's danger. */
  isBrief?: boolean;
  /** Which script the danger has; null where none is known. */
  situation: Situation | null;
}

const STANDING_KINDS: Readonly<Partial<Record<Kind, string>>> = {
  passive_ideation: "a wish to be dead or not to wake up",
  active_ideation: "thoughts of suicide",
  plan_or_attempt: "thoughts of suicide with a plan",
  self_harm: "hurting themselves",
  harm_to_others: "an urge to hurt somebody",
  abuse_or_violence: "violence by somebody",
  medical_emergency: "an emergency of the body",
};

const UNDER_WAY = `
- Something may be under way this minute. One act at a time, in few words: a person beside them, the call, the door unlocked. Once help is called or there, they do what the dispatcher says; you ask nothing more, and let them put this down.`;
const OF_BODY =
  " They may tell the dispatcher or poison control what it was and how much. To them you may say: take nothing more, eat and drink nothing, don't make yourself sick.";

/** The prompt's part about safety: `lines` says which help lines to name, `outside` what to say in another country. */
export function safetyPart(standing: Standing, lines: string, outside: string): string {
  const { severity, situation, isBrief = false } = standing;
  const isNow = situation !== null && isUnderWay(situation);
  const body = situation !== null && isOfBody(situation) ? OF_BODY : "";
  const when = isNow ? "now, or minutes ago," : isBrief ? "in this talk" : "in the last few days";
  const until = isBrief
    ? "Until they say how it went on, it's what this talk is about."
    : "It stays open until the app closes it. Nothing in the conversation closes it.";
  return `Safety state, from the app's own record and not from the conversation: ${when} ${told(standing)} (${severity}). ${until}
- Answer what they just said, gently, in short sentences, one step at a time. Don't act as if nothing had happened. Where their words are worse than this state, act on the words.
- Where the app's own words plainly missed what they said, own that in half a sentence, without excuse. When they say no, believe it and go on with what they came for.
- Make room for how safe they feel now. If anything sounds worse, ask directly and name the help lines: ${lines}. In another country these don't work: say so honestly, and name no other number (${outside}). If somebody in their care is part of it, that person's safety is, too: who is with them now, and who can take over today.
- Encourage them to reach someone they trust and a professional, and name one way to do it. Words they could say to that person are welcome.
- No methods, means, places, amounts or effects of any kind; but to put distance between them and what they would use is right to say. Don't agree with hopelessness. No promise or contract. Never say that they should live for other people's sake.${isNow ? UNDER_WAY + body : ""}`;
}

function told({ kind, subject, situation }: Standing): string {
  if (situation === "together")
    return "this person showed signs of thoughts that they and somebody they look after die together (whoever calls doesn't leave the other alone: a line, a doctor or a hospital helps to find who takes over)";
  const danger = STANDING_KINDS[kind] ?? "danger";
  if (subject === "other") return `this person told of another person's danger: ${danger}`;
  if (subject === "dependent") return `this person told of ${danger}, about somebody in their care`;
  return `this person ${kind === "abuse_or_violence" ? "told" : "showed signs"} of ${danger}`;
}
