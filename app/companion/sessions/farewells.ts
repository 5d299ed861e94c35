/**
 * What makes leaving hard, or calls somebody back: guilt, a reason to stay, a date to return by, a
 * promise to wait, a count of days. No goodbye and no note at the end of a session says such a thing.
 */
const HOOKS: readonly RegExp[] = [
  /(?:^|[.,;!?]\s+(?:please )?|\b(?:you|do|please|just|and|to) )come back\b|\bcheck (?:back )?in (?:again|tomorrow|soon)\b|\breturn (?:soon|tomorrow|here)\b/iu,
  /\b(?:see|talk to|speak to|hear from|chat with) (?:you|me|us)? ?(?:again )?(?:soon|tomorrow|next week|next time)\b/iu,
  /\bi(?:'ll| will| am going to)? (?:\w+ )?(?:miss you|wait for you|be waiting|be right here|be here (?:for you|waiting|when|whenever))\b|\bmissed you\b|\bwaiting for you\b/iu,
  /\b(?:before you go|don'?t (?:go|leave)|do not (?:go|leave)|leaving (?:already|so soon|me)|already leaving|stay (?:a (?:little|bit|while)|with me|longer)|one more (?:thing|message|question|minute)|are you sure you want to (?:go|leave|end))\b/iu,
  /\b(?:sad|sorry|hard|lonely) (?:to see you (?:go|leave)|that you(?:'re| are) (?:going|leaving)|without you)\b|\bwithout you\b/iu,
  /\bstreaks?\b|\bdays? in a row\b|\bdon'?t (?:break|lose|forget to (?:come|return|write))\b/iu,
  /\b(?:promise|swear) (?:me|that you'?ll)\b|\blooking forward to (?:our|your|seeing|hearing|the next)\b|\bour next (?:session|talk|chat|conversation)\b/iu,
  /\b(?:vuelve|regresa|quédate|te (?:espero|echaré de menos|extrañaré)|no te vayas|antes de irte|hasta pronto|racha)\b/iu,
];

/** Whether a text holds on to somebody who is leaving. */
export function holdsOn(text: string): boolean {
  return HOOKS.some((hook) => hook.test(text));
}
