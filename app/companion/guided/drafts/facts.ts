import { asSentence, facing, secondPerson, writtenOut } from "./facing.ts";
import { markedParts, UNSENDABLE, type MessagePart } from "./message-parts.ts";
import type { Recipient } from "./recipients.ts";
import { changesWanted, wordsAskedOf } from "./requests.ts";
import { plainText } from "../wording.ts";

/** One thing that was told, as it can be sent. */
export interface Fact {
  /** A whole sentence, turned to whoever it's for. */
  text: string;
  /** Who it is about: whoever writes, whoever it's for, or anything else. */
  by: "me" | "them" | "thing";
}

const SUBJECT =
  "(?:i|i'm|i've|i'd|i'll|we|we're|we've|he|he's|she|she's|they|they're|it|it's|there|there's|that|this|my|our|the|her|his|their|nobody|someone|somebody)";
const UNITS = "(?:minutes?|hours?|days?|weeks?|months?|years?)";
const COUNT = "(?:\\d+|an?|two|three|four|five|six|seven|eight|nine|ten|a few|several)";

const ILLNESS =
  "(?:migraine|fever|stomach bug|cold|headache|sore throat|flu|covid|food poisoning|tonsillitis)";

/** Where another thing that's told begins. */
const NEXT = new RegExp(
  `(?<![\\s;.!?…])\\s*[;.!?…]+(?:\\s+|$)|(?:,\\s+|(?<![\\s,])\\s+)(?:and|but|so|plus|also|then)\\s+(?=${SUBJECT}\\b)|,\\s+(?=${SUBJECT}\\b|no \\p{L}|(?:had|got|felt|was|just|and|but)\\b)|(?<=\\b(?:tonight|tomorrow|today|\\p{L}+day))\\s+(?=(?:i'm|i've|i)\\b)|,\\s+(?=(?:can|could|will|would) (?:you|u)\\b|help me\\b)|,\\s+(?=(?:(?:totally|completely|just) )?(?:forgot|missed|overslept)\\b|(?:a |an |the )?${ILLNESS}\\b)|(?:,\\s+|(?<![\\s,])\\s+)(?:and|but)\\s+(?=(?:felt|had|got|forgot|missed|no)\\b)`,
  "iu",
);

/** What stands before what's told and is no part of it. */
const LEAD =
  /^(?:(?:and|but|so|because|also|plus|then|well|ok(?:ay)?|just|like|tbh|basically|honestly|yeah|yes|yep|um|hi|hey|please|maybe|it's because|no(?=,| i\b| it\b))[\s,:]+)+/iu;
const TRAIL =
  /(?<![\s,])[\s,]+(?:tbh|idk|though|tho|really|x+|basically|and stuff|or something|etc|thanks?|please|pls)$/iu;

/** Said to the companion about the message, or about how it feels to write it. */
const TO_COMPANION =
  /\b(?:you|your|yours|yourself)\b|["“”]|(?:^|\s)'[^']+'(?:\s|$)|\b(?:i'm (?:trying to write|writing)\b|help me (?:to )?(?:write|text|with|say|email|draft|word|reply|answer|apolog\w*|thank|tell|get|turn|call|cancel|decline)|(?:don't|do not) know (?:what|how|where|if|why)|no idea|not sure (?:what|how|if)|try again|not (?:right|it)$|(?:it|that) (?:says|sounds|should|needs to)|that's (?:it|all|not|wrong|the)|(?:didn't|did not|never) do anything|text message|the (?:draft|message|letter|text|email)\b|nothing (?:else|like)|(?:his|her|their) names?\b|(?:he|she)'s (?:called|named)|to say|(?:make|keep) it\b|what to (?:say|write|do)|i (?:just )?(?:keep|hate|guess|think|hope|wish|feel|can't stop|mean|meant)\b|i'm (?:so |really |a bit |just |kinda )*(?:scared|nervous|anxious|worried|sad|upset|gutted|embarrassed|ashamed|dreading|bad|useless|angry|annoyed|furious|raging|asking|talking|no good)|need(?:s)? to (?:write|text|email|message|send)|want(?:s)? to (?:write|text|email|message|send))\b/iu;
/** Nothing that helps in a message. */
const INSULTS =
  /\b(?:idiots?|useless|nightmare|lazy|liars?|jerk|dick\w*|prick|twat|arse\w*|stupid|crap\w*|shit\w*|bloody|wtf|moron|a joke|horrible|awful|terrible|mad at|pissed|hate)\b/iu;

/** That nobody answers, told of them: said without blame. */
const IGNORES =
  /\b(?:ignor(?:es?|ing|ed)|(?:not|isn't|never|won't|doesn't|don't|didn't|hasn't|haven't) (?:\w+ )?(?:repl(?:y|ies|ying|ied)|answer(?:s|ing|ed)?|respond(?:s|ing|ed)?|texting back|text back|got back))\b(?:.*?\bmy ((?:texts?|messages?|emails?|calls?|letters?)(?: and (?:texts?|messages?|emails?|calls?|letters?))?))?/iu;

const THING =
  "(?:boiler|heating|heat|hot water|water|shower|toilet|sink|tap|faucet|roof|ceiling|window|door|lock|fridge|oven|stove|cooker|washing machine|washer|dryer|dishwasher|lights?|power|electricity|internet|wifi|ac|air con|elevator|lift|radiators?|pipes?|drain|gate|car|bus|train)";
const STATE =
  "(?:broken|leaking|not working|out|off|down|dead|blocked|stuck|cracked|late|cancelled|canceled|flooded|clogged)";

/** What quick typing leaves out, put back: "boiler been broken 3 weeks". */
const COMPLETED: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(?:the |my |our )?(${THING})(?:'s| is| has)? been (${STATE})(?: for)? (${COUNT} ${UNITS})$`,
      "iu",
    ),
    "the $1 has been $2 for $3",
  ],
  [
    new RegExp(`^(?:the |my |our )?(${THING})(?:'s| is| has)? been (${STATE})\\b(.*)$`, "iu"),
    "the $1 has been $2$3",
  ],
  [
    new RegExp(
      `^(?:the |my |our )?(${THING})(?:'s| is)? (${STATE})(?: for)? (${COUNT} ${UNITS})$`,
      "iu",
    ),
    "the $1 has been $2 for $3",
  ],
  [
    new RegExp(
      `^(${THING}) ((?:is|isn't|has|hasn't|doesn't|won't|keeps|broke|stopped|leaks)\\b.*)$`,
      "iu",
    ),
    "the $1 $2",
  ],
  [new RegExp(`^(?:the |my |our )?(${THING}) (${STATE})$`, "iu"), "the $1 is $2"],
  [
    /^(?:there's |there is |i've got |i have |we have |we've got |i've had |had )?no (.+? (?:since|for) .+)$/iu,
    "there has been no $1",
  ],
  [
    new RegExp(`^(?:there's |there is )?no (.+?) (${COUNT} ${UNITS})$`, "iu"),
    "there has been no $1 for $2",
  ],
  [/^no (?=\p{L})(.+)$/iu, "there's no $1"],
  [
    /^(?:i'm |i am )?(?:so |really |very )?sorry (?!(?:first|at|too|again)\b)(.+)$/iu,
    "I'm sorry $1",
  ],
  [/^felt (?:so |really )?(bad|awful|terrible|guilty)$/iu, "I felt $1 about it"],
  [/^((?:had|got|felt|forgot|missed|overslept|woke up|came down with|lost)\b.+)$/iu, "I $1"],
  [/^(?:(?:totally|completely|just) )?(forgot|overslept)$/iu, "I $1"],
  [/^(?:the )?flu$/iu, "I have the flu"],
  [/^(covid|food poisoning|tonsillitis)$/iu, "I have $1"],
  [new RegExp(`^(?:an? )?(${ILLNESS})$`, "iu"), "I have a $1"],
  [/^been (\p{L}+ing\b.*)$/iu, "I've been $1"],
];

const ADVERB =
  "(?:just|really|also|still|always|never|only|even|already|totally|completely|kind of|sort of)";
const VERB =
  "(?:is|are|was|were|has|have|had|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|will|won't|can|can't|could|couldn't|would|wouldn't|do|does|did|don't|doesn't|didn't|keeps?|broke|came|went|got|gets|fell|died|left|leaks?|needs?|lost|made|makes|took|takes|said|says|goes|starts?|stopped|\\p{L}{2,}ed)";
/** Who does something, and that they do: a whole sentence begins so. */
const WHOLE = new RegExp(
  `^(?:(?:i|we|you|they|he|she|it|nobody|somebody|someone) (?!(?:and|or|the|a|to|of)\\b)\\p{L}|(?:i|you|we|they|he|she|it|there|that)'(?:m|s|re|ve|d|ll)\\b|there (?:is|are|was|has|have)\\b|(?:that|this) ${VERB}\\b|(?:my|our|the|your|his|her|their|a|an) (?:[\\p{L}\\p{N}'-]+ ){1,4}?(?:${ADVERB} )?${VERB}\\b)`,
  "iu",
);

/** What a message tells somebody, one whole sentence after the other; what can't be turned safely is left out. */
export function factsIn(content: string, to: Recipient): Fact[] {
  return clausesTold(content).flatMap((told) => {
    const text = turnedFact(told, to);
    return text === null ? [] : [{ text, by: byWhom(text) }];
  });
}

/** The single things that a message tells, without what is said to the companion. */
export function clausesTold(content: string): string[] {
  return writtenOut(plainText(content))
    .split(/(?<=[.!?…])\s+/u)
    .filter((sentence) => !sentence.endsWith("?"))
    .flatMap((sentence) => sentence.split(NEXT))
    .map((clause) => clause.trim().replace(LEAD, "").replace(TRAIL, "").trim())
    .flatMap((clause) => {
      const said = SAID.exec(clause)?.[1];
      if (said !== undefined) return isBad(said) ? [] : [said];
      // "Text him that the toilet is blocked": what stands behind the request.
      if (wordsAskedOf(clause) !== null) return markedParts(clause).flatMap(statedIn);
      return clause === "" || isForCompanion(clause) ? [] : [clause];
    });
}

function statedIn({ kind, told }: MessagePart): readonly string[] {
  if (kind === "sorry") return [`I'm sorry ${told}`];
  return kind === "say" || kind === "confide" ? told.split(NEXT) : [];
}

/** "Say sorry I missed your birthday": the words themselves, which may face whoever it's for. */
const SAID =
  /^(?:can you |could you )?(?:just |only )?(?:say|put|write|tell (?:him|her|them)|something like|it should say)[:,]? (?:that )?((?:i|i'm|i've|i'd|(?:so )?sorry(?! to\b)|it|it's|we|my|he|she|thanks?)\b .+)$/iu;

function isBad(told: string): boolean {
  return INSULTS.test(told) || UNSENDABLE.test(told);
}

function isForCompanion(clause: string): boolean {
  const { adds, isShort, isWarm } = changesWanted(clause);
  return (
    adds ||
    isShort ||
    isWarm ||
    TO_COMPANION.test(clause) ||
    isBad(clause) ||
    wordsAskedOf(clause) !== null
  );
}

function byWhom(text: string): Fact["by"] {
  if (/^(?:I|We|My|Our)\b/u.test(text)) return "me";
  return /^Your?\b/u.test(text) ? "them" : "thing";
}

/** A clause as a sentence to whoever it's for; null where that wouldn't be safe. */
export function turnedFact(told: string, to: Recipient): string | null {
  const ignored = IGNORES.exec(told);
  if (ignored !== null && !/^i\b/iu.test(told)) {
    return ignored[1] === undefined
      ? "I haven't heard back from you."
      : asSentence(`I haven't had an answer to my ${ignored[1]}`);
  }
  const done = COMPLETED.find(([pattern]) => pattern.test(told));
  const whole = done === undefined ? told : told.replace(done[0], done[1]);
  const faced = facing(namedAsYou(whole, to), to.pronoun);
  if (!WHOLE.test(faced) || isAboutSomebodyElse(faced, to)) return null;
  return asSentence(
    faced.replace(/\b(stood|let|blew|turned|messed) (up|down|off|around) you\b/giu, "$1 you $2"),
  );
}

/** After turning it still speaks of "her" or "him", who may be the one that it's for. */
function isAboutSomebodyElse(faced: string, { pronoun }: Recipient): boolean {
  const others = {
    she: /\b(?:she|her|hers)\b/iu,
    he: /\b(?:he|him)\b/iu,
    they: /\b(?:he|she|him|her|hers)\b/iu,
  };
  return others[pronoun].test(faced);
}

/** "My friend", or their name: said to themselves it's "you". */
function namedAsYou(told: string, { relation, name }: Recipient): string {
  const who = [
    ...(relation === null
      ? []
      : [`(?:my|our|the) (?:\\p{L}+ )?${relation}${name === null ? "" : `(?: ${name})?`}`]),
    ...(name === null ? [] : [name]),
  ];
  return who.reduce((text, called) => {
    const apart = `(?<![\\p{L}'])${called}`;
    return text
      .replaceAll(
        new RegExp(
          `${apart}'?s (?=\\p{L})(?!(?:not|been|got|going|gone|a|an|the|always|never|so|really|just|\\p{L}+ing)\\b)`,
          "giu",
        ),
        "your ",
      )
      .replace(
        new RegExp(`^${called}(?:'s| is)? (${ADVERB} )?(\\p{L}[\\p{L}']*)`, "iu"),
        (said, adverb: string | undefined, verb: string) =>
          /(?:'s| is) /iu.test(said.slice(0, said.length - verb.length))
            ? `you're ${adverb ?? ""}${verb}`
            : `you ${adverb ?? ""}${secondPerson(verb)}`,
      )
      .replaceAll(new RegExp(`${apart}(?!\\p{L})`, "giu"), "you");
  }, told);
}
