import { expect, test } from "vitest";
import { findFolded, folded } from "./folding.ts";

test.each([
  ["Łódź", "lodz"],
  ["STRASSE", "strasse"],
  ["straße", "strasse"],
  ["Ærø", "aero"],
  ["ＬＩＮＥ", "line"],
  ["İstanbul", "istanbul"],
  ["ınce", "ince"],
  ["שָׁלוֹם", "שלום"],
])("%s is compared as %s", (text, plain) => {
  expect(folded(text)).toBe(plain);
});

test.each([
  ["今日はLINEで話した", "line", "LINE"],
  ["昨日は仕事疲れがひどい", "仕事", "仕事"],
  ["W Łodzi padało", "lodz", "Łodz"],
  ["ไม่อยากไปทำงานเลย", "ทำงาน", "ทำงาน"],
  ["ガストで食べた", "ガスト", "ガスト"],
])("in %s, %s is found", (text, term, place) => {
  const [found] = findFolded(text, [folded(term)]) ?? [];
  expect(found && text.slice(found.from, found.to)).toBe(place);
});

test("a term of a script with spaces begins with a word, and all terms have to be there", () => {
  expect(findFolded("hjärtat är ærlig", ["art"])).toBeNull();
  expect(findFolded("今日はLINEで", ["line", "話"])).toBeNull();
});
