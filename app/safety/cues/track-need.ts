import { longPattern } from "#app/config/long-pattern.ts";
import type { TrackId } from "#app/catalogue/tracks.ts";
import { countWords, foldedText } from "../plain-text.ts";

/** Longer than this, somebody tells more than what they would like help with. */
const MAX_NEED_WORDS = 16;

const OPENER =
  "^(?:(?:hi|hey|hello|ok(?:ay)?|so|well|um+|please|honestly|actually|i think|i guess|maybe|today)[\\s,.]+)*";
const WANT =
  "i(?:'?d| would)? (?:really |just |finally |also )*(?:need|want|like|love)(?: to)?(?: (?:finally|really|just|try to|start to|learn(?: how)? to))*";
const HELP =
  "(?:(?:can|could|would|will) (?:you|we) )?(?:please )?(?:help(?: me)?(?: to| with)?|i (?:really |just )?(?:need|want|could use) (?:some |your )?help(?: with| to)?)";
const SOMETHING =
  "(?:(?:i(?:'?d| would)? (?:really |just )?(?:need|want|like)|(?:can|could|may) (?:you|i|we) (?:give me|have|do|try|get)|do you have|have you got|is there|i'?m looking for|looking for|give me|let'?s do|how about|what about|need|want) )?(?:something|anything)";
const LET_GO = "let(?:ting)? (?:go|it go)(?: of (?:\\w+ ){0,4}[\\w']+)?";
const QUIET =
  "(?:calms?|quiets?|settles?|slows?)(?: down)? (?:my|the) (?:mind|head|thoughts|brain)(?: down)?";
const GRIEF = "(?:my |the |this )?(?:grief|grieving|loss|mourning)";
const PART =
  "(?:(?:the|that|this|my|some|an?)(?: \\w+){0,2} (?:parts?|sides?) of (?:me|myself)|my inner (?:critic|child)|my (?:\\w+ )?(?:angry|sad|scared|anxious|strict|critical|mean|tired|young|hard) part|(?:the|that) (?:inner )?part of me)(?: (?:that|who|which) .{1,60})?";
const END = "(?: please)?$";

function need(pattern: string): RegExp {
  return new RegExp(`${OPENER}${pattern}${END}`, "u");
}

const NEEDS: readonly { track: TrackId; patterns: readonly RegExp[] }[] = [
  {
    track: "letting-go",
    patterns: [
      /^(?:necesito|quiero|quisiera|me gustaría) (?:soltar|dejar ir)(?:l[oa]s?)?(?: (?:[\p{L}]+ ){0,3}[\p{L}]+)?$/u,
      need(`(?:${WANT}|${HELP}) ${LET_GO}`),
      need(`${SOMETHING} (?:about|on|for|with|to help me) ${LET_GO}`),
    ],
  },
  {
    track: "calm-mind",
    patterns: [
      longPattern("u")`
        ^(?:(?:necesito|quiero|tienes|hay|busco) )?algo (?:para|que) (?:
          calmar|calme|me calme
        ) (?:mi|la) (?:mente|cabeza)$`,
      need(
        `${SOMETHING} (?:(?:that|to)(?: can| will)?(?: helps?(?: me)?(?: to)?)? |for )?${QUIET}`,
      ),
      need(`(?:${WANT}|${HELP}) ${QUIET}`),
    ],
  },
  {
    track: "process-grief",
    patterns: [
      /^(?:(?:necesito|quiero) )?ay[uú]da(?:me)? con (?:mi|el) duelo$/u,
      need(`${HELP} ${GRIEF}`),
      need(`${SOMETHING} (?:about|on|for|with) ${GRIEF}`),
      need(`${WANT} (?:process|work through|deal with) (?:losing|the (?:death|loss) of) .{1,40}`),
      need(
        `(?:${WANT}|${HELP}|${SOMETHING} to help me) (?:grieve|mourn)(?: (?:\\w+ ){0,2}[\\w']+)?`,
      ),
    ],
  },
  {
    track: "internal-family-systems",
    patterns: [
      need(`${HELP}(?: (?:understand|talk to|talk with|work with|deal with))? ${PART}`),
      need(
        `(?:${WANT}|can we|could we|let's) (?:understand|talk to|talk with|work (?:on|with)|get to know|listen to|deal with|do something about) ${PART}`,
      ),
    ],
  },
];

/** Whom one lets go at work, what one lets go of with the hands, and what cannot wait for a program. */
const SOMETHING_ELSE = longPattern("u")`
  \b(?:
    employees?|staff|workers?|team|people|someone|somebody|assistant|nanny|cleaner|manager|
    at work|rope|wheel|balloon|my hand|customers?|apartment|house|lease|car|business|contract|
    phone|right now|tonight|quick(?:ly)?|fast|before|asap|have to|had to|don't|not|can't|never|
    ahora|no
  )\b`;

/**
 * The track made for what somebody says they need ("I need to let go of her", "something to calm my
 * mind"), without asking for a program; null where they tell something, or need it at once.
 */
export function readTrackNeed(content: string): TrackId | null {
  const text = foldedText(content)
    .replace(/(?<![\s.!?])[\s.!?]+$/u, "")
    .trim();
  if (countWords(text) > MAX_NEED_WORDS || SOMETHING_ELSE.test(text)) return null;
  return (
    NEEDS.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)))?.track ?? null
  );
}
