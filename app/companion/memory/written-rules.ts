import { longPattern } from "#app/config/long-pattern.ts";
import type { MemoryKind } from "#app/models/conversations/memories.server.ts";

/** What a rule read in one message, in the person's own words. */
export interface ReadMemory {
  kind: MemoryKind;
  content: string;
  sourceMessageId: string;
}

/** Only this much of a message is read. */
const READ_CHARACTERS = 4_000;

const RELATIONS =
  "sister|brother|mother|mum|mom|father|dad|husband|wife|partner|boyfriend|girlfriend|fiancée?|son|daughter|best friend|friend|boss|manager|colleague|co-?worker|flatmate|roommate|neighbou?r|therapist|counsell?or|doctor|grandmother|grandma|grandfather|grandpa|aunt|uncle|cousin|niece|nephew|dog|cat";

const PERSON = new RegExp(
  `\\bmy (${RELATIONS}),? (?:is called |is named |named |called )?(\\p{Lu}\\p{Ll}{1,19}(?:-\\p{Lu}\\p{Ll}{1,19})?)(?![\\p{L}'’-])`,
  "iu",
);
/** Words that begin with a capital and are nobody's name. */
const NO_NAME = longPattern("u")`
  ^(?:
    I|And|But|So|Is|Was|Has|Had|Who|That|The|He|She|They|We|You|It|In|On|At|Monday|Tuesday|
    Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|
    September|October|November|December|Christmas|Easter|God
  )$`;

const GOAL = longPattern("iu")`
  \b(
    my (?:main )?goal (?:for this week |this week |right now |here )?is|what i want to work on is|
    i want to work on|i(?:'d| would) like to work on|i want to learn
  ) ([\p{L}\p{N}' ,-]{4,120})$`;

const HELPS = longPattern("iu")`
  ^([\p{L}][\p{L}\p{N}' -]{2,60}?) (?:really |usually |always |often |sometimes |still )?
  (?:helps|calms) (?:me\b)?[\p{L}\p{N}' -]{0,50}$`;
const HURTS = longPattern("iu")`
  ^([\p{L}][\p{L}\p{N}' -]{2,60}?) (?:really |usually |always |often |sometimes |still )?(?:
    hurts me|stresses me(?: out)?|makes me (?:feel )?(?:so |really |very )?
    (?:anxious|nervous|sad|tense|small|lonely|alone|guilty|tired|angry|panicky|ashamed)
  )[\p{L}\p{N}' -]{0,40}$`;
/** Nothing in particular, or nothing that is said to be so. */
const NO_SUBJECT = longPattern("iu")`
  ^(?:
    it|this|that|these|those|which|what|who|whatever|nothing|nobody|no one|none|something|
    anything|everything|if|when|maybe|perhaps|i|you|he|she|they|we|and|but|or|so|because|not|hope
  )\b|
  \b(?:if|doubt|wish|hope|told|said|says|not|never|hardly|barely|think|thinks|wonder|supposed)\b`;

const FACT = longPattern("iu")`
  ^i (?:
    work (?:as|in|at|for)|live (?:in|with|alone)|study|studied|am retired|am self-employed|
    have (?:one|two|three|four|five|\d) (?:kids|children|sons|daughters|cats|dogs)|moved to
  ) ?[\p{L}\p{N}' -]{0,60}$`;

/** A death that they tell of, and what changed or will: kept as the sentence that says it. */
const LOSS = new RegExp(
  `^(?:today |yesterday |last \\w+ )?my (?:late )?(?:${RELATIONS})(?:,? \\p{Lu}\\p{Ll}{1,19},?)? (?:just |has |had |suddenly )?(?:died|passed away|was put down|is gone)\\b[\\p{L}\\p{N}' -]{0,60}$`,
  "iu",
);
const CHANGE = longPattern("iu")`
  ^(?:i(?:'m| am|'ve| have)? |we(?:'re| are)? )?(?:
    (?:just |soon )?
    (?:start(?:ed|ing)?|got|have|get(?:ting)?|mov(?:ed|ing) to|begin(?:ning)?|lost) )?(?:a |my |our )?
  (?:new (?:job|school|baby|house|apartment|place|city|boss)|job|exam|wedding|due date)
  (?: (?:in|on|at|since|next|this|starts|starting|is)\b)[\p{L}\p{N}' -]{2,50}$`;
const CALLED = new RegExp(
  `\\bmy (${RELATIONS})(?:'s name is| is called| is named) (\\p{L}{2,20})\\b`,
  "iu",
);
const SPANISH_CALLED =
  /(?<!\p{L})[Mm]i (\p{Ll}{3,15})(?: se llama|,)? (\p{Lu}\p{Ll}{1,19})(?!\p{L})/u;
const SPANISH_LOSS = longPattern("iu")`
  ^(?:ayer |hoy )?(?:
    (?:se )?(?:murió|falleció) mi \p{L}{3,15}|
    mi \p{L}{3,15}(?: \p{Lu}\p{Ll}{1,19})? (?:se )?(?:murió|falleció)
  )[\p{L}\p{N} -]{0,50}$`;

/**
 * What is worth remembering in a person's messages, by written patterns alone: few, and only where a
 * sentence plainly says it. What is asked, denied or supposed is passed over.
 */
export function readMemories(
  messages: readonly { id: string; content: string }[],
): readonly ReadMemory[] {
  return messages.flatMap(({ id, content }) =>
    sentencesOf(content).flatMap((sentence) => {
      const read = readSentence(sentence);
      return read ? [{ ...read, sourceMessageId: id }] : [];
    }),
  );
}

function sentencesOf(content: string): string[] {
  return content
    .slice(0, READ_CHARACTERS)
    .normalize("NFC")
    .replaceAll(/[’‘]/gu, "'")
    .split(/(?<=[.!?…\n])\s+|\n|;\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && !sentence.endsWith("?"))
    .map((sentence) => sentence.replace(/(?<![\s.!…])[\s.!…]+$/u, ""));
}

/** What they ask to have remembered, in their words. */
const ASKED_FOR = longPattern("iu")`
  ^(?:please |can you |could you |ok(?:ay)?,? |and |also )*
  (?:remember|note|make a note|don't forget|recuerda|anota)(?: for me| please)*,? (?:that|que)?\s*
  ((?:my|i|i'm|we|our|mi|mis|tengo) [\p{L}\p{N}' ,:.-]{6,160})$`;

function readSentence(sentence: string): Pick<ReadMemory, "kind" | "content"> | null {
  const [, asked] = ASKED_FOR.exec(sentence) ?? [];
  if (asked) return readPerson(asked) ?? { kind: "fact", content: capitalise(asked.trim()) };
  const [, begins, goal] = GOAL.exec(sentence) ?? [];
  if (begins && goal) return { kind: "goal", content: capitalise(`${begins} ${goal.trim()}`) };
  const bare = sentence.replace(/^(?:and|but|so|well|yes|yeah|ok|okay|honestly|actually),? /iu, "");
  const [, helper] = HELPS.exec(bare) ?? [];
  if (helper && !NO_SUBJECT.test(helper)) return { kind: "helps", content: capitalise(bare) };
  const [, burden] = HURTS.exec(bare) ?? [];
  if (burden && !NO_SUBJECT.test(burden)) return { kind: "hurts", content: capitalise(bare) };
  if ([FACT, LOSS, CHANGE, SPANISH_LOSS].some((pattern) => pattern.test(bare))) {
    return { kind: "fact", content: capitalise(bare) };
  }
  return readPerson(sentence);
}

function readPerson(sentence: string): Pick<ReadMemory, "kind" | "content"> | null {
  const [, whose, called] = CALLED.exec(sentence) ?? [];
  if (whose && called && !NO_NAME.test(capitalise(called))) {
    return { kind: "person", content: `My ${whose.toLowerCase()} is called ${capitalise(called)}` };
  }
  const [, suyo, nombre] = SPANISH_CALLED.exec(sentence) ?? [];
  if (suyo && nombre) return { kind: "person", content: `Mi ${suyo} se llama ${nombre}` };
  // Of a text in capitals nobody knows what is a name.
  if (sentence === sentence.toUpperCase()) return null;
  const [, relation, name] = PERSON.exec(sentence) ?? [];
  const isName = name !== undefined && /^\p{Lu}/u.test(name) && !NO_NAME.test(name);
  if (!relation || !isName) return null;
  return { kind: "person", content: `My ${relation.toLowerCase()} is called ${name}` };
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
