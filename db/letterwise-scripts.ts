/**
 * Letters that an index of words can't tokenize, as a range for SQLite's GLOB: those of
 * scripts without spaces between words (Japanese, Chinese, Thai, …), full-width ones, and Latin ones
 * that aren't a plain letter with an accent (ł, ø, ß, …). Texts with any of them have a small index of
 * their own, and are read letter by letter.
 */
export const BY_LETTER =
  "*[ŁłØøĐđÐðÞþßẞÆæŒœıĦħŦŧŊŋ\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff10-\uff9f\u{20000}-\u{323af}]*";
