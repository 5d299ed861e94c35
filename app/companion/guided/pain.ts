import { foldedText } from "./wording.ts";

/**
 * Words that say that something hurts, is missing, went wrong or was done to somebody. Wider than
 * any theme: it is only asked whether a light line would be out of place.
 */
const PAIN =
  /\b(?:hurt(?:s|ing|ful)?|pain\w*|ach(?:e|es|ing)|cr(?:y|ies|ied|ying)|sob\w*|tears?|weep\w*|lonel\w+|alone|ignor\w+|exclud\w+|reject\w*|abandon\w*|betray\w*|humiliat\w+|embarrass\w*|asham\w+|shame|guilt\w*|regret\w*|blam\w+|fault|jealous\w*|env(?:y|ious)|angr\w+|anger|furious|rage|mad at|hat(?:e|es|ed|ing)|yell\w*|shout\w*|scream\w*|fight\w*|fought|argu\w+|afraid|scar(?:ed|y|es)|fear\w*|frighten\w*|terrif\w+|panic\w*|anxi\w+|worr\w+|dread\w*|nervous|stress\w*|overwhelm\w*|exhaust\w*|tired|drained|worn|sad\w*|miserable|hopeless|helpless|useless|worthless|pointless|empty|numb|depress\w*|down|low|lost|los(?:e|ing|s)|miss(?:ing|ed)?|died?|dead|dying|death|grie\w+|fail\w*|ruin\w*|mess(?:ed)?|broke\w*|broken|stuck|trapp\w+|struggl\w*|suffer\w*|sick|ill(?:ness)?|cancer|disease|diagnos\w*|surgery|hospital|denied|fired|laid off|evict\w*|debts?|stole\w*|robbed|attacked|threaten\w*|abus\w+|bull(?:y|ied|ying)|mock\w*|laugh(?:s|ed|ing)? at|insult\w*|criticis\w*|criticiz\w*|cruel|mean to|unfair|wrong|worse|worst|bad(?:ly)?|awful|terribl\w*|horribl\w*|hard|tough|rough|difficult|impossible|never|nobody|no one|nothing|can't|cannot|couldn't|anymore|any more|without (?:me|him|her|them)|left me|leav(?:e|es|ing) me|alone|unloved|unwanted|invisible|old voice|ugly|disgust\w*|failure|burden|hate myself|wasted|flood\w*|crash\w*|accident|burned|destroyed|divorc\w*|separat\w*|cheat\w*|lied|lying|lies|drinks|drunk|problems?|trouble|crisis|disappoint\w*|heartbr\w+|devastat\w*|shak(?:y|ing|en)|upset|bother\w*|annoy\w*|frustrat\w*|sucks?)\b/u;

/** Said lightly: the word is there and nothing hurts. */
const LIGHT =
  /\b(?:not (?:so |too |that )?bad|no (?:problem|worries|trouble)|never mind|can't (?:wait|complain)|nothing (?:much|special|new|really)|sick (?:beat|tune)|hard[- ]boiled|sit(?:ting)? down|calm(?:ed)? down|wr(?:ite|ote|iting) (?:it )?down)\b/gu;

/** Whether something painful was said, so that nothing light may answer it. */
export function isPainful(content: string): boolean {
  return PAIN.test(foldedText(content).replace(LIGHT, " "));
}
