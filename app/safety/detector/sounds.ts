/** The word's consonants as they sound: misspellings of one word mostly share them. */
export function soundOf(word: string): string {
  const consonants = word
    .replace(/ph/g, "f")
    .replace(/c(?=[eiy])|z/g, "s")
    .replace(/ck|[cq]/g, "k")
    .replace(/gh|h$/g, "")
    .replace(/wh/g, "w")
    .replace(/^[kg]n/, "n")
    .replace(/^wr/, "r")
    .replace(/ed$/, "d")
    .replace(/([a-z])\1+/g, "$1");
  const first = (consonants[0] ?? "").replace(/[aeiouy]/, "a");
  return first + consonants.slice(1).replace(/[aeiouyhw]/g, "");
}
