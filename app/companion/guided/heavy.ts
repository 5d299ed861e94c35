import { countWords, foldedText } from "./wording.ts";

/** In fewer words it's a topic, not yet told. */
const FEW_WORDS = 4;
const HEAVY =
  /\b(?:died|dead|death|funeral|passed away|buried|stroke|cancer|tumou?r|chemo|miscarr\w+|stillb\w+|cr(?:y|ies|ied|ying)|sob(?:bed|bing)?|scream(?:s|ed|ing)?|shout(?:s|ed)|yelled|ashamed|hate myself|broke down|fell apart|fall(?:ing)? apart|all alone|hopeless|worthless|failure|terrified|divorce[ds]?|cheat(?:ed|ing)|affair|betray\w*|evict\w*|bankrupt\w*|hospital|intensive care|accident|feel nothing|numb|when it happened|engaged|stopped coming|nobody (?:comes|came|calls|cares|asks)|no ?one (?:comes|came|calls|cares|asks)|bite my own tongue|can't (?:cope|take it|bear|do this)|wish i (?:had|hadn't|could)|never (?:told|forgive)|muri[oó]|muerte|llor\w+|verg[uü]enza|sol[oa] del todo|nadie (?:viene|llama)|hospital|c[aá]ncer|enga[ñn]\w+|fracasad[oa])\b/u;

/** Whether a message tells something that weighs much, by its plain words. */
export function isHeavy(content: string): boolean {
  const said = foldedText(content);
  return countWords(said) >= FEW_WORDS && HEAVY.test(said);
}
