import type { Turn } from "./turn-reply.ts";
import { foldedText } from "./wording.ts";

/** Words that tell of trouble whatever they stand beside: most by their beginnings. */
const TROUBLE = new RegExp(
  `\\b(?:${[
    "(?:sad|anxi|worr|scar(?:ed|y)|afraid|fear|terrif|panic|nervous|dread|stress|overwhelm|exhaust|burn(?:t|ed|ing)? out|burnout|tired|drain|lonel|alone|isolat|depress|hopeless|worthless|useless|numb|empty|guilt|asham|shame|embarrass|humiliat|regret|hurt|pain(?:s|ful)?\\b|ach(?:e|es|ing)|sick|ill(?:ness)?\\b|cancer|chemo|tumou?r|disease|disorder|diagnos|symptom|surgery|hospital|hospice|stroke|dement|alzheim)\\p{L}*",
    "(?:angr|fur(?:y|ious)|rage|mad (?:at|with)|livid|hate|resent|jealous|envi|bitter|frustrat|annoy|irritat|fed up|upset|cry|cried|cries|sob|tears?|scream|yell|shout|snap(?:ped|s)?|fight|fought|argu|had a row|a row with|quarrel|tantrum|meltdown|slam|rude|cruel|mean to|bull(?:y|ied)|mock|tease|insult|ignor|ghost|block(?:ed)?|exclud|left out|unfair|accus|blame|lie(?:d|s)|lying|cheat|affair|betray|secret|hid(?:e|ing|den)|abus)\\p{L}*",
    "(?:lost|lose|losing|fail|reject|fired|laid off|layoff|redundan|unemploy|debt|owe|owing|overdue|evict|broke|bankrupt|afford|bills?|collector|foreclos|divorc|separat|split up|break(?:ing|s)? up|breakup|dump(?:ed)?|left me|leaving me|moved out|walked out|custody|miscarr|stillb|infertil|ivf|died|dead|death|dying|die|passed away|funeral|grie|mourn|widow|buried|kill|suicid|drunk|drank|drinking|relaps|sober|addict|gambl|crav|binge|purg|overeat|starv|diet)\\p{L}*",
    "(?:struggl|difficult|hard|tough|heavy|awful|terrible|horrible|worst|worse|bad|rough|wreck|mess|chaos|nightmare|trouble|problem|issue|wrong|mistake|stupid|idiot|failure|loser|ugly|fat|weird|crazy|stuck|lost|trapp|confus|torn|undecided|decision|decide|homesick|insomnia|awake|sleepless|restless|racing|shak(?:e|ing|y)|trembl|procrastinat|behind|deadline|pressure|too much|obsess|compuls|intrusive|flashback|trauma|attack|accident|crash|assault|robbed|stolen|breakdown|give up|gave up|giving up|quit|miss|nobody|no ?one|never|nothing|without)\\p{L}*",
    "(?:can't|cannot|couldn't|won't|don't|doesn't|didn't|isn't|not|no|haven't|hasn't|wouldn't|shouldn't|wasn't)\\b(?! (?:wait|believe|mind|bad\\b))",
    "(?:newborn|breastfe|postpartum|colic|caregiv|carer|caring for|look(?:ing)? after|in-?laws?|noise|loud|checked|checking|locked|germs|again and again|keep(?:s)? \\p{L}+ing|situationship|crush|came out|coming out|gay|bisexual|trans|closet)\\p{L}*",
    "(?:kept|raised|went up|sleep deprived|flare|lupus|fibro|phobi|faint|criti[cz]i|disappoint|drama|toxic|stopped|ending|terminamos|slipped|stomp|thin walls|ruido|too (?:late|little|expensive)|overwork|urge|judg|expect|guilt)\\p{L}*",
    "(?:\\d+|two|three|four) ?(?:hours?|hrs?)(?: of)? sleep|every (?:night|time|weekend)|all (?:day|night)|again\\b|for hours",
    "help|please|advice|should i|how do i|what do i",
    "(?:trist|ansi|preocup|miedo|p[aá]nico|nervi|estr[eé]s|agobi|agot|cansad|sol[oa]|deprim|culpa|verg[uü]en|duele|dolor|enferm|c[aá]ncer|hospital|enoj|enfad|rabia|odi|celos|llor|grit|pele|discut|perd|fracas|despid|deud|debo|divorci|separ|dej[oó]|muri|muert|fallec|extra[nñ]|echo de menos|alcohol|beb|dif[ií]cil|mal|peor|problema|error|no puedo|no |nunca|nadie|nada|sin )\\p{L}*",
  ].join("|")})`,
  "u",
);
/** So many of their messages before can have told it. */
const MESSAGES_BEFORE = 3;

/** Whether a message itself tells trouble. */
export function isTrouble(content: string): boolean {
  return TROUBLE.test(foldedText(content));
}

/** Whether trouble is told in a message or those before it: without any, a word that could stand for some stands for itself. */
export function tellsTrouble({ message, history }: Turn): boolean {
  const before = history.filter(({ role }) => role === "user").slice(-MESSAGES_BEFORE);
  return [...before, message].some(({ content }) => isTrouble(content));
}
