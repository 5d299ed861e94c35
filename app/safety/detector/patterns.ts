import type { Kind, Severity, Tier } from "../assessment.ts";
import { Pattern } from "./pattern.ts";

/** What one sentence can show, as a rule that reads it. */
export interface Rule {
  id: string;
  kind: Kind;
  severity: Severity;
  tier: Tier;
  pattern: Pattern;
  /** Negation, third person and past do not weaken it: it names its own subject and tense. */
  isUnconditional: boolean;
  /** Only where the sentence asks something. */
  isOnlyInQuestions: boolean;
}

/** Pieces that rules share; `<NAME>` in a pattern stands for the piece. */
const PIECES: Readonly<Record<string, string>> = {
  WANT: "(?:want(?:s|ed|ing)?|wish(?:es|ed|ing)?|need(?:ed|ing)?|hop(?:e|es|ed|ing)|pray(?:s|ed|ing)?|long(?:s|ed|ing)?|crav(?:e|es|ing)|desire|like|love|rather|prefer|deserve|deserved|ought|beg(?:s|ging)?|tempted|urge|ready|yearn(?:ing)?|itching|dying) (?:that |for |to |be |it )?(?:i |god |me )?(?:could |would |can |will |to )?",
  INTEND:
    "(?:going to|will|about to|decided to|decided i am going to|plan(?:s|ned|ning)? (?:to|on)|intend(?:ing)? to|ready to|have to|time to|prepared to|preparing to|determined to|made up my mind to|mind is made up to|committed to|getting ready to|set on)",
  THINK:
    "(?:think(?:s|ing)?|thought|thoughts|consider(?:s|ed|ing)?|contemplat(?:e|es|ed|ing)|imagin(?:e|es|ed|ing)|pictur(?:e|es|ed|ing)|fantasi[sz](?:e|es|ed|ing)|fantas(?:y|ies)|dream(?:s|t|ed|ing)?|daydream(?:s|ing)?|obsess(?:ed|ing)?|ruminating|images|urges?|visions?|plan(?:s|ning)?|researching|googl(?:e|ed|ing)|toying|flirting|debating|idea|wonder(?:ing)?|intrusive)",
  KILLSELF:
    "(?:kill(?:ing|ed)? (?:my|me)?self|kill me myself|end(?:ing|ed)? (?:my|this) (?:own |miserable |stupid |pathetic |worthless |whole )?(?:life|existence|suffering|misery|pain)|end(?:ing)? (?:it all|myself)|tak(?:e|ing) my (?:own )?life|(?:commit(?:ting)?|attempt(?:ing)?) suicide|hang(?:ing)? myself|shoot(?:ing)? myself|drown(?:ing)? myself|off(?:ing)? myself|neck(?:ing)? myself|top(?:ping)? myself|gas(?:sing)? myself|poison(?:ing)? myself|suffocat(?:e|ing) myself|strangl(?:e|ing) myself|stab(?:bing)? myself|murder(?:ing)? myself|delet(?:e|ing) myself|eras(?:e|ing) myself|(?:un|self) ?delet(?:e|ing)|do(?:ing)? (?:myself in|away with myself)|put(?:ting)? an end to (?:my life|it all|myself|my suffering|my pain)|throw(?:ing)? myself (?:off|in front|under|into|from|out)|slit(?:ting)? my (?:own )?(?:wrists?|throat)|(?:cut|cutting) my (?:own )?(?:throat)|blow(?:ing)? my (?:own )?(?:brains?|head)(?: out| off)?|overdosing|(?:my own|my) suicide)",
  LEAP: "(?:jump(?:ing)? (?:off|from|in front of|out of|into|under) ~(?:bridge|roof|building|cliff|balcony|window|train|bus|car|cars|truck|lorry|traffic|overpass|ledge|tracks|multistorey|garage|floor|tower|it|subway|metro|tube|river)|(?:walk|step|run|wander)(?:ping|ning|ing)? (?:into|in front of|out into|out in front of|onto) ~(?:traffic|sea|ocean|train|bus|car|truck|lorry|road|tracks|river|lake|motorway|freeway|highway)|(?:driv(?:e|ing)|swerv(?:e|ing)|steer(?:ing)?|crash(?:ing)?|veer(?:ing)?|turn(?:ing)? the wheel) ~(?:into|off|in front of) ~(?:tree|wall|bridge|cliff|ditch|lorry|truck|pole|traffic|median|barrier|road|river|lane|rail|pylon|water)|(?:pull(?:ing)?) the trigger|(?:play(?:ing)?) in traffic|(?:lie|lying|lay|laying) (?:down )?on the (?:tracks|train tracks|rails)|swallow(?:ing)? (?:all|every|the whole|a whole|a bottle|bleach|a bunch)|drink(?:ing)? bleach|tak(?:e|ing) (?:all|every one of|the whole bottle of|a whole bottle of|a bottle of|too many of) ~(?:pills|medication|them)|bleed(?:ing)? out|put(?:ting)? a (?:bullet|gun) (?:in|through|to|into) my|(?:bullet|gun) (?:in|to|through|into) my (?:head|mouth|brain|skull|temple)|toaster ~bath|bath with (?:a|my|the) toaster)",
  GONE: "(?:die|be dead|be gone|be in the ground|be buried|be six feet under|be dust|be nothing|be erased|not be (?:alive|here|around|born)(?! (?:at this|for this|in this (?:meeting|office)))|not (?:exist|live|wake up|have to exist|have to live|come back)|never (?:wake|exist|have|be|come)|stop (?:existing|living|being alive|being here|breathing|being)|cease (?:to exist|existing|to be)|(?:disappear|vanish|sleep|rest|go) (?:forever|for good|permanently)|go to sleep (?:and|forever)|fade (?:away|out)|leave this (?:world|earth|planet|life|place forever)|go to heaven|meet my maker|die in my sleep|depart this)",
  KIN: "(?:mum|dad|parents|mummy|husband|wife|partner|boyfriend|girlfriend|kids|children|son|daughter|brother|sister|family|friends|gran|grandad|dog|cat|baby|everyone|boys|girls|sibling|siblings|fiance|roommate|therapist|aunt|uncle|nan|boys|ex)",
  WHEN: "(?:tonight|today|tomorrow|now|right now|soon|this (?:week|weekend|evening|afternoon|morning|friday|saturday|sunday)|on (?:my birthday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas)|next (?:week|month|weekend)|in (?:the|a few|an|one|two) ?(?:morning|minutes|hour|hours|days|day)?|after (?:work|school|dinner|midnight|the (?:holidays|funeral|weekend)|everyone (?:is asleep|goes to bed)))",
  MEANS:
    "(?:pills?|gun|rifle|pistol|shotgun|firearm|handgun|glock|revolver|bullets?|ammo|rope|noose|belt|razors?|razor blades?|blades?|knife|helium|nitrogen|cyanide|insulin|fentanyl|morphine|oxy|poison|pesticide|rat poison|bleach|antifreeze|charcoal|hosepipe|hose|cord|exit bag|medication|paracetamol|tylenol|ibuprofen|aspirin|xanax|benzos?|sleeping pills|painkillers|antidepressants|codeine|vodka|stash|sodium nitrite|bottle)",
  DRUG: "(?:pills?|paracetamol|tylenol|acetaminophen|ibuprofen|advil|aspirin|insulin|xanax|benzos?|valium|codeine|morphine|oxy|oxycodone|fentanyl|heroin|melatonin|benadryl|nyquil|trazodone|zoloft|sertraline|prozac|lithium|seroquel|quetiapine|ambien|zopiclone|amitriptyline|propranolol|medication|sleeping pills|sleep aids|painkillers|antidepressants|antifreeze|bleach|rat poison|potassium|caffeine|alcohol|gabapentin|tramadol|klonopin|ativan|lorazepam|beta blockers|blood pressure|warfarin|digoxin|metformin|diphenhydramine|sleepers|nitrite|cyanide|carbon monoxide|co)",
  HURTS:
    "(?:hits?|beats?|slaps?|punch(?:es)?|kicks?|chokes?|strangles?|burns?|whips?|bites?|shoves?|pushes|rapes?|molests?|touches|gropes?|abuses?|hurts?|attacks?|smacks?|spanks?|drags?|starves?|stalks?|threatens?|grabs?|chases?|belts?|throws|pins|locks|hit|beat|slapped|punched|kicked|choked|strangled|burned|burnt|whipped|bit|shoved|pushed|raped|molested|touched|groped|abused|hurt|attacked|smacked|dragged|assaulted|threatened|grabbed|headbutted|stabbed|drugged|spiked|thrown|threw|pinned|locked|beaten|hitting|beating|slapping|punching|kicking|choking|raping|molesting|touching|abusing|hurting|threatening|starving|stalking|grabbing|pushing|shoving)",
  ABUSER:
    "(?:he|she|they|him|husband|wife|boyfriend|girlfriend|partner|ex|fiance|dad|mum|stepdad|stepmum|father|brother|sister|uncle|aunt|cousin|son|grandad|gran|boss|coach|teacher|neighbour|neighbor|roommate|landlord|parents|caregiver|carer|nurse|man|guy|men|someone|stepbrother|priest|pastor|babysitter|manager|stranger|person|daughter|pimp|trafficker|family|inlaw|law|partners|dude|friend|guardian|foster|tutor|driver|supervisor|colleague|coworker|bf|gf|wifes|cop|officer|staff)",
};

const GAP = "(?:[a-z0-9]+ ){0,3}";
const WIDE_GAP = "(?:(?:[a-z0-9]+|,) ){0,7}";

/** Ends every "not followed by" at the end of a word, so that it never excludes by half of one. */
function closeLookaheads(source: string): string {
  let closed = "";
  let rest = source;
  for (let at = rest.indexOf("(?!"); at >= 0; at = rest.indexOf("(?!")) {
    let depth = 1;
    let end = at + 3;
    for (; end < rest.length && depth > 0; end += 1) {
      if (rest[end] === "(") depth += 1;
      else if (rest[end] === ")") depth -= 1;
    }
    closed += `${rest.slice(0, at)}(?!(?:${rest.slice(at + 3, end - 1)})(?= |$))`;
    rest = rest.slice(end);
  }
  return closed + rest;
}

/** A pattern of these lines, any of which may match: `~` is a gap of up to three words, `~~` of up to seven. */
export function readPattern(lines: string): Pattern {
  const source = lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"))
    .join("|")
    .replace(/<([A-Z]+)>/g, (_whole, name: string) => {
      const piece = PIECES[name];
      if (piece === undefined) throw new Error(`no pattern piece called ${name}`);
      return piece;
    })
    .replace(/ ?~~ ?/g, ` ${WIDE_GAP}`)
    .replace(/ ?~ ?/g, (gap) => (gap.startsWith(" ") ? ` ${GAP}` : GAP));
  return new Pattern(closeLookaheads(source));
}

interface RuleOptions {
  isUnconditional?: boolean;
  isOnlyInQuestions?: boolean;
}

export function rule(
  id: string,
  kind: Kind,
  severity: Severity,
  tier: Tier,
  lines: string,
  { isUnconditional = false, isOnlyInQuestions = false }: RuleOptions = {},
): Rule {
  return {
    id,
    kind,
    severity,
    tier,
    pattern: readPattern(lines),
    isUnconditional,
    isOnlyInQuestions,
  };
}
