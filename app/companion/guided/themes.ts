import type { ThemeId } from "../exercises/exercise.ts";
import { findSubjects } from "./subjects/index.ts";
import { foldedText } from "./wording.ts";

/** What a pattern found says about a message: a clear sign weighs 3, a hint 1. */
interface Sign {
  theme: ThemeId;
  weight: number;
  pattern: RegExp;
}

function signs(theme: ThemeId, clear: RegExp, likely: RegExp | null, hint: RegExp | null): Sign[] {
  const found: Sign[] = [{ theme, weight: 3, pattern: clear }];
  if (likely !== null) {
    found.push({ theme, weight: 2, pattern: likely });
  }
  if (hint !== null) {
    found.push({ theme, weight: 1, pattern: hint });
  }
  return found;
}

const SIGNS: readonly Sign[] = [
  ...signs(
    "panic",
    /\bpanic(?:k?ing|ked)?(?: attacks?)?\b|\bcan'?t (?:catch my breath|calm down|breathe properly)\b|\bhyperventilat\w*/u,
    /\bheart(?:'s| is)? (?:racing|pounding|beating (?:so |really )?fast|going crazy)\b|\bmy hands (?:are|won't stop) (?:shaking|tingling)\b|\bfreaking out\b/u,
    /\b(?:shaking|trembling|dizzy|sweating)\b/u,
  ),
  ...signs(
    "anxiety",
    /\banxi(?:ous|ety)\b|\bworry(?:ing)? (?:about|all|constantly|that)\b|\bworried\b|\boverthink\w*|\bdread(?:ing)?\b/u,
    /\b(?:nervous|on edge|what if|worries|worst[ -]case|scared|afraid|frightened|terrified|knots?|uneasy|tense)\b|\bcan'?t stop (?:thinking|worrying)\b|\bthoughts? (?:are |keep |won't )(?:racing|spinning|stop)/u,
    /\b(?:stress|stressed|fear|spinning|restless)\b/u,
  ),
  ...signs(
    "sleep",
    /\b(?:can'?t|cannot|couldn'?t|not|barely|hardly|haven'?t) (?:been )?(?:sleep|slept|sleeping|fall asleep|get to sleep)\b|\binsomnia\b|\bsleepless\b|\b(?:lie|lying|lay|wide) awake\b|\bwak(?:e|es|ing) (?:up )?at (?:\d|one|two|three|four|five)|\bnightmares?\b/u,
    /\bawake (?:at|all|until|till|since)\b|\bsleep(?:ing)? (?:badly|terribly|problems?)\b|\bup all night\b|\bkeep waking\b|\bno sleep\b|\btoss(?:ing)? and turn(?:ing)?\b|\b(?:can'?t|won'?t) (?:wind down|switch off)\b/u,
    /\b(?:sleep|insomniac|3 ?am|4 ?am)\b/u,
  ),
  ...signs(
    "low_mood",
    /\b(?:depress(?:ed|ing|ion)|hopeless|feeling (?:so |really |very |pretty )?(?:down|low|empty|numb|blue))\b|\bdead inside\b|\bno (?:joy|motivation|energy for anything)\b|\bcan'?t get out of bed\b/u,
    /\b(?:sad|numb|empty|tired of everything|miserable|pointless|heavy|down|low)\b|\bwhat(?:'s| is) the point\b|\bdon'?t (?:enjoy|care about) (?:anything|things)\b|\bcry(?:ing)? (?:all|every|again|on)\b|\bcan'?t (?:get|bring) myself to\b|\bstopped (?:doing|going out|seeing|answering|caring)\b/u,
    /\b(?:cry|cried|crying|tears|rough|unmotivated|tired|exhausted)\b/u,
  ),
  ...signs(
    "grief",
    /\b(?:lost|losing) my (?:\w+ )?(?:mum|mom|mother|dad|father|brother|sister|husband|wife|son|daughter|baby|friend|grand\w+|nan|gran|dog|cat|partner|cousin|aunt|uncle)\b|\b(?:died|passed away|passed on|funeral|grief|griev\w+|mourn\w+|bereave\w+|miscarriage|stillb\w+|put (?:him|her|them) down|widow\w*)\b|\banniversary of (?:his|her|their|the|my)\b|\bnever (?:got|had the chance) to say (?:goodbye|sorry) to (?:him|her|them|my)\b/u,
    /\bmiss (?:him|her|them|my (?:mum|mom|dad|mother|father|grand\w+|nan|dog|cat|brother|sister)(?!'s?\b))\b|\b(?:gone now|is gone|took (?:his|her|their) own life)\b/u,
    /\b(?:loss|ashes|grave|hospice)\b/u,
  ),
  ...signs(
    "anger",
    /\b(?:angry|furious|rage|raging|livid|fuming|pissed(?: off)?|seething|so mad|mad at)\b/u,
    /\b(?:irritated|resent\w*|fed up|sick and tired|unfair|infuriat\w*|scream(?:ing)?)\b/u,
    /\b(?:annoyed|annoying|frustrat\w+|hate (?:him|her|them|this|it))\b/u,
  ),
  ...signs(
    "shame",
    /\bi (?:yelled|shouted|screamed|snapped|swore|lost it) (?:at|with) (?:my|him|her|them)\b|\bi(?:'ve| have)? failed (?:him|her|them|my)\b|\bdon't deserve (?:him|her|them|my)\b|\b(?:ashamed|guilty|guilt|humiliat\w+|embarrass\w+|mortified|shame)\b/u,
    /\b(?:regret\w*|irritable|snapp(?:ed|ing) at (?:my|her|him|them)|lost my temper|short with (?:my|her|him|them)|want to be that (?:mum|mom|dad|parent|person)|shouldn'?t have|my fault|let (?:\w+ )?(?:everyone|them|him|her|my \w+) down|what i (?:said|did) to|wanted the ground|can'?t face (?:them|anyone|people|him|her))\b|\bdisgust(?:ing|ed)\b/u,
    /\b(?:sorry for|apologi[sz]e|blame)\b/u,
  ),
  ...signs(
    "loneliness",
    /\b(?:lonely|loneliness|isolated|no friends|nobody (?:to talk|texts|calls|cares|knows)|no one (?:to talk|texts|calls|cares|knows|asks)|all alone|so alone|(?:have|got) (?:nobody|no one)(?: else)?|feel alone|left out)\b|\bhave none\b/u,
    /\b(?:alone|invisible|homesick|friendless|don'?t (?:know anyone|belong|have anyone|have anybody)|no friends here|new (?:city|town|country))\b/u,
    /\b(?:moved (?:here|countries|away)|on my own|by myself|miss people)\b/u,
  ),
  ...signs(
    "conflict",
    /\b(?:argument|argued|arguing|fight(?:s|ing)? with|fought with|fell out|falling out|row with|silent treatment|stopped talking to me)\b|\b(?:he|she|they|partner|husband|wife|boyfriend|girlfriend|mum|mom|dad|mother|father|sister|brother) (?:never listens|doesn'?t listen|yelled at me|shouted at me|ignores me)\b/u,
    /\b(?:jealous|check (?:his|her|their) phone|betray\w*|lied to me|cheat\w*|trust (?:him|her|them)|won'?t talk to me|distant|tension (?:with|between))\b/u,
    /\b(?:fight|relationship|marriage|husband|wife|boyfriend|girlfriend|partner)\b/u,
  ),
  ...signs(
    "breakup",
    /\b(?:broke up|break ?up|breaking up|dumped|divorc\w+|left me|separated|separation|my ex)\b/u,
    /\bmiss my ex\b|\b(?:split up|heartbr\w+|moved out|moved on without)\b/u,
    null,
  ),
  ...signs(
    "work",
    /\b(?:burn(?:ed|t|ing)?[ -]?out|burnout|my boss|my manager|deadlines?|overtime|workload|written up|performance review|too many emails)\b/u,
    /\b(?:work|job|office|colleagues?|coworkers?|shifts?|customers?|emails|meetings?|project)\b/u,
    null,
  ),
  ...signs(
    "job_loss",
    /\b(?:lost my job|laid off|layoffs?|(?:got|was|been|being|get) (?:fired|let go|sacked)|made redundant|redundancy|unemploy\w*|out of work|find(?:ing)? a job|job (?:hunt|search|interview|applications?)|rejections?)\b/u,
    null,
    null,
  ),
  ...signs(
    "study",
    /\b(?:exams?|finals|thesis|dissertation|assignments?|coursework|revision|studying for)\b/u,
    /\b(?:semester|university|uni|professor|grades?|essay|homework|studying|my (?:class|classes|studies))\b/u,
    null,
  ),
  ...signs(
    "money",
    /\b(?:debts?|behind on (?:the )?rent|(?:pay|about|afford|for|make|the) rent|rent (?:is|was) due|mortgage|overdraft|i'm (?:so |completely )?broke|eviction|evicted|can'?t afford|(?:no|about|short of|enough|owe|borrow(?:ed|s)?|out of) money|money (?:worries|problems|trouble|is tight)|bankrupt\w*|lost the house)\b/u,
    /\b(?:afford|bills|savings|salary|paycheck|pay ?day|credit card|loan)\b/u,
    /\b(?:money|rent)\b/u,
  ),
  ...signs(
    "health",
    /\b(?:diagnos\w+|biopsy|test results|scans?|symptoms?|chronic|lump|surgery|operation|my (?:illness|health|condition)|before the illness|waiting for (?:the )?results)\b/u,
    /\b(?:doctor|hospital|sick with)\b/u,
    /\b(?:pain|ill|appointment|body)\b/u,
  ),
  ...signs(
    "caring",
    /\b(?:car(?:er|ing for)|caregiver|look(?:ing)? after (?:my|everyone|him|her|them)|(?:drive|take|bring) (?:her|him|them) (?:everywhere|to (?:the|her|his|their))|dementia|alzheimer\w*|(?:mum|mom|dad|mother|father)'?s? (?:illness|care|scans?|treatment))\b|\bmy (?:mum|mom|dad|mother|father|son|daughter|husband|wife) (?:is|has been|has) (?:very |really )?(?:ill|sick|in hospital|dying|unwell)\b/u,
    /\b(?:newborn|parenting|single (?:mum|mom|dad|parent)|bad (?:mum|mom|mother|dad|father))\b/u,
    /\b(?:baby|family|kids|children|toddler|my (?:mum|mom|dad|mother|father|son|daughter|brother|sister))\b/u,
  ),
  ...signs(
    "self_criticism",
    /\bi(?:'m| am) (?:such |just |so |a |an |the |really |completely |totally )*(?:failure|idiot|loser|stupid|worthless|useless|pathetic|weak|burden|mess|fraud|disappointment|disgrace|joke|not (?:good|smart|strong) enough|unlovable|lazy|ugly)\b|\bhate (?:myself|how i look|my (?:body|face|life))\b|\bfeel (?:like )?(?:such |a |an |so )*(?:failure|fraud|loser|idiot|burden|worthless|stupid|useless)\b|\bnot good enough\b|\bfind out (?:that )?i\b|\bmistake (?:picking|hiring|choosing) me\b|\bsee that i (?:know nothing|can't)\b|\bdon't belong here\b|\bimpost[eo]r\b|\binner critic\b/u,
    /\bi (?:always|keep) (?:ruin|mess|screw|fail)\w*|\beveryone (?:else |my age )?(?:has|is|got|seems)\b.*\b(?:figured|together|manual|ahead|better)|\bgot a manual\b|\bwrong with me\b|\bwhy can'?t i\b|\bsupposed to be (?:further|better)\b/u,
    /\bmy fault\b|\bi should (?:be|have)\b/u,
  ),
  ...signs(
    "overwhelm",
    /\b(?:overwhelm\w*|too much|drowning in|can'?t cope|can'?t keep up|never stops|falling apart|at my limit|breaking point|everything at once|it'?s a lot)\b/u,
    /\b(?:so much (?:to do|going on|on my plate)|swamped|juggling|stretched|pulled in|no time|behind on)\b/u,
    /\b(?:everything|chaos|busy)\b/u,
  ),
  ...signs(
    "decision",
    /\b(?:can'?t decide|don'?t know (?:if|whether) (?:i should|to)|should i (?:stay|leave|go|quit|take|tell|move|say|accept)|torn between|big decision|make a decision|have to (?:choose|decide))\b/u,
    /\b(?:decision|decide|choice|choose|either way|crossroads|my (?:head|heart|gut) says)\b/u,
    null,
  ),
  ...signs(
    "urge",
    /\b(?:crav\w+|urges?|relaps\w*|tempted to|about to (?:give in|cave)|(?:need|want|wanting|desperate for|gasping for) a (?:drink|smoke|cigarette|vape)|wants? to (?:drink|smoke|use|gamble|binge|(?:text|call|write to|message) (?:him|her|them|my ex))|gambl\w+|drinking more|binge\w*|binging)\b/u,
    /\b(?:drink(?:ing)?|smok\w+|cigarettes?|scrolling|sober|clean for|vape|willpower|impulse (?:buy\w*|shopping)|can'?t resist)\b/u,
    null,
  ),
  ...signs(
    "past_hurt",
    /\b(?:flashbacks?|trauma\w*|used to hit me|abused? (?:me|as a)|bullied|childhood|ptsd)\b/u,
    /\b(?:loud noises|freeze|triggered|memories (?:of|keep)|my past)\b/u,
    null,
  ),
  ...signs(
    "good_news",
    /\b(?:good news|great day|good day|got the job|(?:got|been|was) (?:promoted|accepted)|got a promotion|got engaged|passed (?:my|the) (?:exam|test)|so happy|really happy|proud of|grateful|thankful|excited|feel(?:ing)? (?:so |much |a lot |a bit |a little )?(?:better|good|great|happy|lighter)|slept (?:well|8|eight|through)|it went well|killed it|nailed it|had (?:such )?a (?:really )?(?:good|great|nice|lovely) \w+|hugged me|felt good|made me smile)\b/u,
    /\b(?:happy|glad|nice day|relieved|celebrat\w+|laughed|proud)\b/u,
    null,
  ),
  ...signs(
    "nothing",
    /\b(?:bored|boredom|nothing (?:much|new|really|special|happened|to say)|don'?t know what to (?:say|talk about|write)(?! to)|not much(?: going on)?|same old|meh)\b/u,
    /\bblah\b/u,
    null,
  ),
];

/** Themes that win over a vaguer neighbour when both are near. */
const MORE_SPECIFIC: Partial<Record<ThemeId, number>> = {
  panic: 1.5,
  job_loss: 0.6,
  grief: 1.5,
  breakup: 1,
  past_hurt: 1,
  self_criticism: 0.8,
  urge: 1.2,
  shame: 0.4,
  loneliness: 0.4,
  sleep: 0.3,
  low_mood: -0.3,
  work: -0.2,
};

/** Words that take a good word back: "not happy", "was never proud". */
const DENIED_GOOD =
  /\b(?:not|never|isn'?t|wasn'?t|aren'?t|don'?t|can'?t|wish|used to|hard to|no longer|stopped)\b[^.!?]{0,25}\b(?:happy|glad|good|great|proud|excited|better|relieved|grateful)\b/u;

/** With one of these named, an illness is taken to be theirs. */
const RELATIVE =
  /\b(?:mum|mom|mam|mother|dad|father|husband|wife|partner|son|daughter|brother|sister|grand\w+|nan|gran|aunt|uncle|friend)(?:'?s)?\b/u;

/** A thing that stopped working is no bereavement. */
const BROKEN_THING =
  /\b(?:plant|phone|laptop|battery|wi-?fi|car|computer|printer|tv|game|character|screen)\b.{0,20}\b(?:died|dead|dying|gone)\b|\bput down the\b/u;

/** Somebody else's parting is told, and not their own. */
const OTHERS_PARTING =
  /\b(?:her|his|their|friend's|parents'?|brother's|sister's|son's|daughter's) (?:divorce|break ?up|separation)\b/u;

/** "not depressed", "no longer anxious": the word is there and the thing is not. */
const DENIED =
  /\b(?:not|isn't|wasn't|never|no longer|no)\s+(?:really |even |that |feeling |so )*(?:depressed|anxious|sad|angry|lonely|suicidal|panicking|stressed|ashamed|guilty|worried|afraid|scared)\b/gu;

export interface ThemeScore {
  theme: ThemeId;
  score: number;
}

/** A particular thing that was named counts for more than any single word. */
const SUBJECT_SCORE = 4;
/** A bad mood of no particular kind is a hint. */
const VAGUE_SCORE = 2;

/** What a message is about, clearest first; empty when nothing in it says so. */
export function scoreThemes(content: string): ThemeScore[] {
  const scores = scoreSigns(content);
  const [subject] = findSubjects(content);
  if (subject === undefined || (subject.isVague === true && scores.length > 0)) {
    return scores;
  }
  const best = subject.isVague === true ? VAGUE_SCORE : SUBJECT_SCORE;
  const own = scores.find(({ theme }) => theme === subject.theme)?.score ?? 0;
  return [
    { theme: subject.theme, score: Math.max(best, own, (scores[0]?.score ?? 0) + 0.1) },
    ...scores.filter(
      ({ theme }) => theme !== subject.theme && subject.covers?.includes(theme) !== true,
    ),
  ];
}

/** The same by its single words alone. */
export function scoreSigns(content: string): ThemeScore[] {
  const text = foldedText(content).replace(DENIED, " ");
  const scores = new Map<ThemeId, number>();
  for (const sign of SIGNS) {
    if (sign.pattern.test(text)) {
      scores.set(sign.theme, (scores.get(sign.theme) ?? 0) + sign.weight);
    }
  }
  if (OTHERS_PARTING.test(text)) {
    scores.delete("breakup");
  }
  if (BROKEN_THING.test(text)) {
    scores.delete("grief");
  }
  const health = scores.get("health");
  if (health !== undefined && RELATIVE.test(text)) {
    scores.delete("health");
    scores.set("caring", Math.max(scores.get("caring") ?? 0, health + 0.5));
  }
  if (DENIED_GOOD.test(text)) {
    scores.delete("good_news");
  }
  const heavy = [...scores].some(
    ([theme, score]) => theme !== "good_news" && theme !== "nothing" && score >= 3,
  );
  return [...scores]
    .map(([theme, score]) => ({
      theme,
      score:
        score +
        (MORE_SPECIFIC[theme] ?? 0) -
        (heavy && (theme === "good_news" || theme === "nothing") ? 3 : 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}

/** Whether the alarm is going on now, and not told of as past. */
export function isPanickingNow(content: string): boolean {
  const text = foldedText(content);
  return (
    /\b(?:having|in the middle of) (?:a|another) panic attack\b|\bi'm (?:panicking|freaking out|hyperventilating)\b|\bcan'?t (?:calm down|catch my breath)\b|\bpanic attack (?:right )?now\b|\bheart(?:'s| is) (?:racing|pounding)\b/u.test(
      text,
    ) &&
    !/\b(?:yesterday|last (?:night|week|month|year)|i'm ok(?:ay)? now|used to|earlier|was panicking|sometimes|every time|whenever)\b/u.test(
      text,
    )
  );
}
