import { countWords, foldedText } from "./plain-text.ts";

/** Anything longer is more than a bare yes or no. */
const SHORT_ANSWER_WORDS = 8;

const YES =
  /^(?:(?:oh|um|uh|hm+|well|ok(?:ay|ey)?|k+|alright|all right|i think|i guess)[\s,.]+)*(?:y|ye|yes+|yeah+|yea|yep|yup|yse|ys|yas|ya|yah|sure|ok(?:ay|ey)?|okk|k+|alright|all right|fine|please|pls|go on|go ahead|go for it|why not|sounds good|good idea|let'?s|lets|i'?d (?:like|love) (?:that|to)|i would(?: like)?|i'?ll (?:try|do)|i want to|i can try|(?:i'?m )?willing|try(?: it)?|absolutely|definitely|of course|s[ií]|vale|claro|dale|de acuerdo|bueno|est[aá] bien|probemos|me parece|👍|i guess(?: so)?|i suppose(?: so)?|might as well|worth a (?:try|shot)|(?:i'?m )?ready)(?:$|[\s,.!])/u;

const LATER =
  /\b(?:later|another time|some other time|not (?:right )?now|not (?:today|tonight|yet)|next time|in a (?:bit|while)|tomorrow|ahora no|m[aá]s tarde|otro d[ií]a|hoy no|en otro momento)\b/u;

const NO =
  /^(?:(?:oh|um|uh|hm+|well|ok(?:ay)?|sorry|thanks but|thank you but|i think|actually)[\s,.]+)*(?:n|no+|nah+|nope|noo+|nop|non|naw|not (?:really|for me|sure about that|interested|in the mood|that)|no thanks?|no thank you|i'?d rather not|rather not|i don'?t (?:want|feel like|think so)|don'?t want|pass|i'?ll pass|leave it|no need|👎|i'?d rather|just (?:talk|listen|want to talk|want to vent|let me)|keep talking|let'?s (?:just )?(?:keep )?talk|can we (?:just )?talk|i (?:just )?(?:want|need) to (?:talk|vent)|put it aside|stop|mejor no|prefiero que no|prefiero no)(?:$|[\s,.!])/u;

export type Answer = "yes" | "no" | "later";

/** How a message answers an offer; null when it does neither accept nor decline. */
export function readOfferAnswer(content: string): Answer | null {
  const whole = foldedText(content).replace(/(?<![.!])[.!]+$/u, "");
  const isLong = countWords(whole) > SHORT_ANSWER_WORDS + 4;
  const text = isLong ? (whole.split(/[,.;!]\s/u)[0] ?? whole) : whole;
  const words = countWords(text);
  if (LATER.test(text) && words <= 12 && !/^(?:yes|yeah|sure)\b/u.test(text)) {
    return "later";
  }
  if (/^(?:no idea|no clue)/u.test(text)) {
    return null;
  }
  if (NO.test(text)) {
    return "no";
  }
  if (!isLong && words <= SHORT_ANSWER_WORDS && YES.test(text)) {
    return "yes";
  }
  return null;
}
