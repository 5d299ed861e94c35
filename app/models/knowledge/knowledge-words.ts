// What says nothing about a matter: asked for, it would only be found everywhere.
const STOP_WORDS = new Set(
  `a about above after again against all also am an and any anything are aren't as at back be because
   been before being below between both but by can can't cannot come could couldn't day days did didn't
   do does doesn't doing don't done down during each even ever every everything feel feeling feels felt
   few find for from further get gets getting give go goes going gone good got had hadn't has hasn't have
   haven't having he he's her here hers herself hi him himself his hello hey how however i i'd i'll i'm
   i've if in into is isn't it it's its itself just keep keeps kind know knows last less let let's like
   little long look lot made make makes making many may maybe me mean might mine more most much must my
   myself need needs never new no nor not nothing now of off ok okay on once one only or other our ours
   out over own people perhaps person please put quite rather really right said same say says see seem
   seems she she's should shouldn't since so some somebody someone something sometimes sort still such
   sure take taken talk tell than thank thanks that that's the their theirs them then there there's these
   they they're thing things think thinking thought this those though through time times to today
   together told tomorrow tonight too try trying two under until up us use used very want wanted wants
   was wasn't way ways we we're week weeks well went were weren't what what's when where which while
   who whole why will with won't would wouldn't yeah year years yes yesterday yet you you'd you'll
   you're you've your yours yourself`
    .split(/\s+/)
    .map(withoutMarks),
);
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
const WORD_MIN_LENGTH = 3;
const WORD_MAX_LENGTH = 40;
/** A text that is longer is searched by its beginning and its end, half of this each. */
const TEXT_MAX_LENGTH = 4_000;

/**
 * The words of a text that can be asked for, each once, in their order. Letters and digits alone are
 * left, so nothing of a person's text is ever read as the search's own language.
 */
export function searchWords(text: string): string[] {
  const half = TEXT_MAX_LENGTH / 2;
  const read = text.length > TEXT_MAX_LENGTH ? `${text.slice(0, half)} ${text.slice(-half)}` : text;
  const words = read.normalize("NFKC").toLowerCase().match(WORD) ?? [];
  return [...new Set(words.map(withoutMarks))].filter(
    (word) =>
      word.length >= WORD_MIN_LENGTH && word.length <= WORD_MAX_LENGTH && !STOP_WORDS.has(word),
  );
}

function withoutMarks(word: string): string {
  return word.replaceAll(/['’]/g, "");
}
