import { factsIn, type Fact } from "./facts.ts";
import type { Recipient } from "./recipients.ts";
import { foldedText, plainText } from "../wording.ts";
import { writtenOut } from "./facing.ts";

/** What a message is for, where it's one of those that most people write the same way. */
export type Occasion =
  | "sick"
  | "absent"
  | "noise"
  | "late"
  | "day_off"
  | "repair"
  | "deposit"
  | "rent"
  | "decline"
  | "say_no"
  | "cancel"
  | "condolence"
  | "thanks"
  | "sorry";

const HOUSING =
  /\b(?:boiler|heating|no heat|hot water|leak\w*|mou?ldy?|damp|ceiling|toilet|shower|radiators?|repairs?|(?:sink|tap|fridge|oven|window|door|lock|roof|pipe|washer|dryer|ac)s? (?:is|are|isn't|has|won't|doesn't)?\s?(?:\w+ )?(?:broken?|leaking|not working|stuck|blocked))\b/u;
const ILL =
  /\b(?:sick|ill|unwell|not well|stomach bug|flu|fever|migraine|throwing up|threw up|vomiting|covid|food poisoning|norovirus|tonsillitis|off sick)\b/u;
/** "My kid is sick": somebody that they stay home for. */
const ILL_OTHER =
  /\b(?:my|our) (?:\p{L}+ )?(?:kids?|son|daughter|child|children|baby|husband|wife|partner|mom|mum|dad|mother|father|dog|cat)(?:'s| is| are|s are| has)? (?:really |very |a )?(?:sick|ill|unwell|poorly|fever|throwing up|stomach bug|flu)\b/u;
const NOT_COMING =
  /\b(?:(?:call|calling|phone|phoning|be|am|i'm|being|taking a|day) (?:in )?(?:off )?(?:sick|ill)|sick (?:day|note|email|text)|(?:can't|cannot|won't|not|not going to|unable to) (?:be )?(?:come|coming|make it|go|going|be|work|working)?\s?(?:in(?:to)?|to work|work|my shift)\b|off (?:sick|ill|work)|miss(?:ing)? (?:work|my shift))/u;
const WORK =
  /^(?:boss|manager|supervisor|team lead|work|line manager|teacher|professor|tutor|coach|coworker|co-worker|colleague)$/u;
const HOUSE =
  /^(?:landlord|landlady|letting agent|estate agent|council|housing association|housing officer|property manager|agency|super)$/u;
const EVENT =
  "(?:(?:baby|bridal|birthday|hen|stag|bachelorette|bachelor|christmas|new year's|dinner|housewarming|engagement|graduation|work|leaving|retirement) )*(?:wedding|party|shower|dinner|birthday|barbecue|bbq|brunch|reunion|do|get-together|gathering|weekend away|holiday|trip|night out|hen do|baptism|christening)";
const PLANS =
  "(?:drinks?|dinner|lunch|brunch|breakfast|coffee|plans?|(?:the|our|my) [\\p{L}-]+|tonight|tomorrow|date|gym|movie|film|trip|visit|meetup)";

const SAYS_SORRY = /\b(?:apolog(?:y|ies|i[sz]e|i[sz]ing)|sorry|make it up to|make up with)\b/u;
/** What somebody is sorry for, done by whoever writes. */
const WRONGED =
  /\bi(?:'ve)? (?:\w+ )?(?:bailed|missed|forgot(?:ten)?|cancell?ed|flaked|yelled|shouted|snapped|lied|hurt|upset|let (?:\w+ ){1,2}down|ghosted|stood (?:\w+ )up|ignored|broke|lost|spilled|was (?:so |really )?(?:late|rude|mean|horrible|unfair|awful|short)|said (?:some |something )|blew (?:\w+ )?(?:up|off)|called (?:him|her|them) |didn't (?:show|turn|come|call|text|reply|answer|invite|tell|go)|never (?:showed|called|texted|replied)|told (?:\w+ ){1,3}secret)\b/u;

/** What a message is for, by what was told of it; null where it's none of these. */
export function occasionOf(contents: readonly string[], to: Recipient | null): Occasion | null {
  const said = foldedText(contents.join(". "));
  const relation = to?.relation ?? "";
  const isWork = WORK.test(relation);
  const isHouse = HOUSE.test(relation);
  const mayBe = (fits: boolean) => fits || relation === "";
  if (isOfDeath(said) && !(isWork && isAway(said)) && !SHARES_LOSS.test(relation))
    return "condolence";
  if (mayBe(isHouse) && /\bdeposit\b/u.test(said)) return "deposit";
  if (mayBe(isHouse) && /\brent\b/u.test(said) && RENT_LATE.test(said)) return "rent";
  if (mayBe(isHouse) && HOUSING.test(said)) return "repair";
  const isIll = ILL.test(said) && !ILL_OTHER.test(said);
  if (mayBe(isWork) && isIll && NOT_COMING.test(said)) return "sick";
  if (isWork && NOT_COMING.test(said)) return "absent";
  if (/^neighbou?r$/u.test(relation) && NOISE.test(said)) return "noise";
  if (mayBe(isWork) && WANTS_OFF.test(said)) return "day_off";
  if (
    /\b(?:running late|(?:going to|gonna|will|might|i'll) be (?:\S+ ){0,3}late|late for)\b/u.test(
      said,
    )
  )
    return "late";
  if (CANCELS.test(said)) return "cancel";
  if (NO_TO.test(said) || DECLINES.test(said)) {
    return new RegExp(`\\b${EVENT}\\b|\\binvit`, "u").test(said) ? "decline" : noTo(said);
  }
  if (SAYS_SORRY.test(said) || WRONGED.test(said)) return "sorry";
  return THANKS.test(said) ? "thanks" : null;
}

function isAway(said: string): boolean {
  return NOT_COMING.test(said) || WANTS_OFF.test(said);
}

const NOISE = /\b(?:loud|nois[ey]|music|barking|barks|shouting|party|parties|drilling|bass)\b/u;
/** Whose loss is their own, too. */
const SHARES_LOSS =
  /^(?:son|daughter|kids|brother|sister|mother|mom|mum|father|dad|wife|husband|family)$/u;
const RENT_LATE =
  /\b(?:late|behind|short|can't (?:pay|make|afford)|more time|pay (?:it )?(?:by|on|next|half)|won't have|don't have)\b/u;
const WANTS_OFF =
  /\b(?:need|want|have|take|get|ask(?:ing)?(?: \w+)? for|request|book|like) (?:\w+ ){0,4}?(?:off|leave|vacation|holiday)\b|\b(?:day|days|week|time|afternoon|morning) off\b/u;
const CANCELS = new RegExp(
  `(?<!\\b(?:she|he|they|i|we|always|who|just|had|has) )\\b(?:cancel|cancell?ing|bail on|bailing on|call off|back out of|get out of|rain ?check|postpone|reschedule|break)(?: (?:my|our|the))? (?:${PLANS})`,
  "u",
);
const NO_TO =
  /\b(?:say(?:ing)? no|turn(?:ing)? (?:\S+ ){1,4}?down|turn(?:ing)? down|declin(?:e|ing)|pass on)\b/u;
const DECLINES =
  /\b(?:i(?:'m| am)? (?:can't|cannot|not|won't|don't want to) (?:come|coming|go|going|make it|attend|be there)|(?:can't|won't|not) (?:make|come|be coming|be going))\b.*/u;
const THANKS =
  /\b(?:sent|gave|got|bought|made|lent) me\b.{0,40}\b(?:for my birthday|for christmas|presents?|gifts?|flowers|a card)\b|\b(?:thank(?:s| you)?|thanking|grateful|gratitude)\b.{0,40}\b(?:to|for|my|him|her|them|note|card|letter|message|text)\b/u;

function noTo(said: string): Occasion | null {
  return NO_TO_WHAT.test(said) ? "say_no" : null;
}

const NO_TO_WHAT =
  /\bsay(?:ing)? no to ((?!(?:him|her|them|my|the|it|this|that|our)\b)\p{L}+ing\b[^.!?,]*)/u;

const DEATH =
  "(?:died|passed(?: away)?|has died|was killed|lost (?:his|her|their) (?:battle|life))";
const CLOSE =
  "(?:husband|wife|partner|mother|mom|mum|father|dad|son|daughter|brother|sister|grandma|grandmother|nan|nana|grandpa|grandfather|grandad|granddad|aunt|uncle|baby|child|friend|dog|cat|parents?)";
const THEIR_DEAD = new RegExp(
  `\\b(?:(?:his|her|their|whose)|(?:my|our) (?:\\p{L}+ )?\\p{L}+?'?s|\\p{L}+'s) (${CLOSE}) (?:just |recently |sadly |suddenly )?${DEATH}\\b|\\b(?:who|he|she|they|\\p{L}+) (?:just |recently |has just |have just |'s just )?lost (?:his|her|their) (${CLOSE})\\b`,
  "u",
);

function isOfDeath(said: string): boolean {
  return (
    /\b(?:condolences?|sympathy card|sorry for (?:your|his|her|their) loss)\b/u.test(said) ||
    THEIR_DEAD.test(said)
  );
}

/** What fills the frame of an occasion; what isn't known is left out. */
export type Slots = Readonly<
  Partial<
    Record<
      "when" | "by" | "time" | "amount" | "topic" | "event" | "what" | "who" | "facts" | "deed",
      string
    >
  >
>;

const DAY =
  "(?:today|tonight|tomorrow(?: (?:morning|afternoon|evening|night))?|this (?:morning|afternoon|evening|weekend)|(?:on |next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?(?: (?:morning|afternoon|evening|night))?|next week|(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: (?:of )?\\p{L}+)?|(?:on )?(?:january|february|march|april|june|july|august|september|october|november|december) \\d{1,2})";

/** The things that a frame has room for, found in what was told. */
export function slotsOf(occasion: Occasion, contents: readonly string[], to: Recipient): Slots {
  const said = writtenOut(plainText(contents.join(". "))).toLowerCase();
  const by = new RegExp(
    `\\bby (?:the )?(${DAY}|end of (?:the )?(?:week|month)|next (?:week|month))`,
    "u",
  ).exec(said)?.[1];
  const when = new RegExp(`(?<!by )(?<!since )(?<!until )\\b(${DAY})\\b`, "u").exec(said)?.[1];
  const facts = contents
    .flatMap((content) => factsIn(content, to))
    .filter((fact) => isSentenceFor(occasion, fact))
    .filter(({ text }, at, all) => all.findIndex((each) => each.text === text) === at);
  const deed = occasion === "sorry" ? deedIn(facts) : undefined;
  const rest = facts.filter(({ text }) => text !== deed);
  const payday = occasion === "rent" ? when?.replace(/^on /u, "") : undefined;
  const purpose =
    occasion === "day_off" ? /\boff (for (?:my|our|the|an?) [^.,!?]+)/u.exec(said)?.[1] : undefined;
  return {
    ...filled("when", occasion === "day_off" ? when?.replace(/^on /u, "") : when),
    ...filled("by", by === undefined ? payday : by.replace(/^end/u, "the end")),
    ...filled(
      "time",
      /\b(?:at|by|around|for|about) (\d{1,2}(?::\d\d)? ?(?:am|pm)?)(?! ?(?:min|hour|days?|weeks?|people|quid|pounds|dollars))\b/u.exec(
        said,
      )?.[1],
    ),
    ...filled(
      "amount",
      /[$£€] ?\d[\d,.]*\d|[$£€] ?\d|\b\d+ (?:dollars|bucks|euros|pounds)\b/u.exec(said)?.[0],
    ),
    ...filled("topic", topicIn(said)),
    ...filled("event", eventIn(said, to)),
    ...filled("what", whatIn(occasion, said)),
    ...filled("who", whoDied(said, contents)),
    ...filled(
      "deed",
      deed?.replace(/^I'm (?:so |really )?sorry,? (?:that |but )?/u, "").replace(/\.$/u, ""),
    ),
    ...filled(
      "facts",
      [
        ...(purpose === undefined ? [] : [`It's ${purpose}.`]),
        ...rest.slice(0, MAX_FACTS).map(({ text }) => text),
      ].join(" "),
    ),
  };
}

const MAX_FACTS = 4;

function filled(key: keyof Slots, value: string | undefined): Slots {
  return value === undefined || value === "" ? {} : { [key]: value };
}

/** What the frame itself says isn't said again. */
const IN_FRAME: Readonly<Partial<Record<Occasion, RegExp>>> = {
  sick: /\b(?:come in|coming in|call in|go in|going in|to work|off (?:sick|ill|work|today|tomorrow)|be in\b|make it in|my shift)|^I'm (?:sick|ill|unwell|not well|off|not in|not coming)(?: (?:today|tomorrow))?\.$/iu,
  late: /\b(?:running|be|am|I'm) (?:\S+ ){0,4}late\b|\b(?:be there|get there|be in)\b/iu,
  day_off: /\boff\b/iu,
  repair: /^(?:I|We)(?:'d)? (?:want|need|like)\b|\bfixed\b/iu,
  deposit:
    /^(?:I|We)(?:'d)? (?:want|need|like)\b|\bdeposit back\b|\bkept (?:my|the) deposit\b|\bkeep (?:my|the) deposit\b/iu,
  rent: /\b(?:rent|pay)\b(?!.*\bhalf\b)/iu,
  absent: /\b(?:come in|coming in|go in|to work|my shift|be in)\b|\bwants? me in\b/iu,
  decline:
    /\b(?:don't|do not) (?:want|feel like|fancy)\b|\b(?:can't|won't|not) (?:come|coming|go|going|make it|attend|be (?:there|coming|going))\b|\binvited\b|\bwant(?:s)? me (?:there|to come)\b/iu,
  say_no: /\bsay(?:ing)? no\b|\bno to\b/iu,
  cancel: /\b(?:cancel|bail|call off|back out|get out of|reschedul|postpon|rain ?check)/iu,
  condolence: /./u,
  thanks: /\bthank/iu,
};

/** Whether something that was told belongs in a message for this occasion. */
export function isSentenceFor(occasion: Occasion, { text, by }: Fact): boolean {
  if (IN_FRAME[occasion]?.test(text) === true) return false;
  if (text.split(" ").length > MAX_FACT_WORDS) return false;
  switch (occasion) {
    case "sorry":
      return by === "me" && !/^I (?:haven't|want|need|don't|can't|should)\b/u.test(text);
    case "repair":
    case "deposit":
    case "rent":
      return !/^My (?:girl|boy|wife|husband|partner|sister|mom|mum)/u.test(text);
    default:
      return by !== "them" || occasion === "thanks" || occasion === "noise";
  }
}

const MAX_FACT_WORDS = 24;

function deedIn(facts: readonly Fact[]): string | undefined {
  const sorry = facts.find(
    ({ text }) => /^I'm (?:so |really )?sorry\b/u.test(text) && text.split(" ").length > 2,
  );
  const done = facts.filter(({ text }) =>
    WRONGED.test(foldedText(text).replace(/\byou\b/u, "them")),
  );
  // "I stood you up, I forgot": what it was to them comes first.
  const theirs = done.find(({ text }) => /\byour?\b/u.test(text));
  return (sorry ?? theirs ?? done[0])?.text;
}

function topicIn(said: string): string | undefined {
  return /\babout (the (?:\p{L}+ ){0,3}?(?:boiler|heating|hot water|leak|mou?ld|damp|toilet|shower|window|door|lock|roof|oven|fridge|sink|repairs?|noise))\b/u.exec(
    said,
  )?.[1];
}

function eventIn(said: string, { relation, name }: Recipient): string | undefined {
  const [, whose = "", event] =
    new RegExp(`((?:\\p{L}+(?: \\p{L}+)?'?s? )?)\\b(${EVENT})\\b`, "u").exec(said) ?? [];
  if (event === undefined) return undefined;
  const theirs = [relation, name?.toLowerCase(), "his", "her", "their"].some(
    (each) => each != null && new RegExp(`\\b${each}'?s?\\b`, "u").test(whose),
  );
  return `${theirs ? "your" : "the"} ${event}`;
}

function whatIn(occasion: Occasion, said: string): string | undefined {
  if (occasion === "say_no") return NO_TO_WHAT.exec(said)?.[1]?.trim();
  if (occasion !== "cancel") return undefined;
  const found = new RegExp(
    `\\b(?:cancel\\p{L}*|bail\\p{L}* on|call off|back out of|get out of|postpone|reschedule|break) ((?:(?:my|our|the) )?(?:${PLANS})(?: \\p{L}+)??)(?= (?:with|tonight|tomorrow|on|this|next|because|im|i'm|i|for|at|and|but|today)\\b|[.,!?]|$)`,
    "u",
  ).exec(said)?.[1];
  return found === undefined || /^(?:plans|tonight|tomorrow)$/u.test(found) ? undefined : found;
}

function whoDied(said: string, contents: readonly string[]): string | undefined {
  const found = THEIR_DEAD.exec(said);
  const who = found?.[1] ?? found?.[2];
  const named = /\b(?:his|her|its) name was (\p{L}[\p{L}'-]+)|\bcalled (\p{L}[\p{L}'-]+)/iu.exec(
    contents.join(". "),
  );
  const name = named?.[1] ?? named?.[2];
  const called = name === undefined ? "" : ` ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return who === undefined ? called.trim() || undefined : `your ${who}${called}`;
}
