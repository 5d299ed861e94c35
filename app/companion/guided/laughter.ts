import { countWords } from "./wording.ts";

const LAUGH =
  /(?<![\p{L}\p{N}'])(?:l+o+l+(?:z|ol)*|lmf?ao+|rofl|x[dD]+|(?:b?w?a?)?(?:ha){2,}h?|(?:he){2,}h?|(?:ja){2,}j?|(?:je){2,}j?)(?![\p{L}\p{N}'])[,]?|[😂🤣😅😆😹]/giu;
/** "I'm dying lol": by its laugh it's no death. */
const MEANS_BY_LAUGH =
  /\b(?:dead|died|dying|die|kill\w*|kms|crying|cried|screaming|muero|muerta?|matar\w*)\b/iu;
/** "Haha yeah", "lol no": so few words are a laugh with a nod. */
const WORDS_BESIDE = 3;

/** A message without the laugh that stands beside what it says: "ok but which chapter first lol" asks something. */
export function withoutLaughter(content: string): string {
  if (MEANS_BY_LAUGH.test(content)) return content;
  const rest = content
    .replaceAll(LAUGH, " ")
    .replaceAll(/(?<![ \t])[ \t]+(?=[.,!?]|$)|[ \t]{2,}/gmu, (gap, at: number, all: string) =>
      /[.,!?]/u.test(all[at + gap.length] ?? "") || at + gap.length >= all.length ? "" : " ",
    )
    .trim();
  const isAsked = rest.endsWith("?") && countWords(rest) > 0;
  return isAsked || countWords(rest) >= WORDS_BESIDE ? rest : content;
}
