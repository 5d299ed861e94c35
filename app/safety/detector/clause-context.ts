import { longPattern } from "#app/config/long-pattern.ts";
import { signOf } from "../rules/detector-rules.ts";
import { WORD_LISTS } from "./words.ts";

/** What stands around a finding in its own clause: who it is about, whether it is denied, and when it was. */
export interface ClauseContext {
  isDenied: boolean;
  isPast: boolean;
  about: "self" | "other" | "you" | "unnamed";
  /** The words of somebody else, as the writer heard them. */
  isReported: boolean;
  isFiction: boolean;
}

const CLAUSE_BREAK = longPattern("g")` (?:
    ,|but|though|although|however|yet|except|until|
    and (?:now|sometimes|still|i|then|he|she|they|my|today|lately)|so i|because
  ) `;

const NEGATION = signOf("denial");
const NOT_A_DENIAL = signOf("no_denial");

const PAST = signOf("past");
const PRESENT = signOf("present");

const SELF_WORD = /^(?:i|me|my|myself|mine)$/;
const YOU_WORD = /^(?:you|your|yourself|u)$/;

const FICTION = signOf("fiction");
const REPORTED_SPEECH = signOf("reported_speech");
const QUOTING = signOf("quoting");
const REAL_REQUEST = signOf("real_request");

interface Clause {
  start: number;
  end: number;
  isPast: boolean;
  isFiction: boolean;
}

/** A sentence that is split into clauses once, when the first rule asks; in most sentences none does. */
export class SplitSentence {
  readonly text: string;
  #clauses: readonly Clause[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get clauses(): readonly Clause[] {
    return (this.#clauses ??= readClauses(this.text));
  }
}

function readClause(
  text: string,
  start: number,
  end: number,
  isWholePast: boolean,
  isReal: boolean,
): Clause {
  const words = text.slice(start, end);
  return {
    start,
    end,
    isPast: isWholePast || (PAST.matchesIn(words) && !PRESENT.matchesIn(words)),
    isFiction: !isReal && (FICTION.matchesIn(words) || QUOTING.matchesIn(text)),
  };
}

function readClauses(text: string): readonly Clause[] {
  const isWholePast = PAST.matchesIn(text) && !PRESENT.matchesIn(text);
  const isReal = REAL_REQUEST.matchesIn(text);
  const clauses: Clause[] = [];
  let start = 0;
  for (const found of text.matchAll(CLAUSE_BREAK)) {
    clauses.push(readClause(text, start, found.index + 1, isWholePast, isReal));
    start = found.index + 1;
  }
  clauses.push(readClause(text, start, text.length, isWholePast, isReal));
  return clauses;
}

function nearestSubject(before: string, match: string): ClauseContext["about"] {
  if (/(?:^| )(?:myself|my|me|i)(?= |$)/.test(match)) return "self";
  const words = before.trim().split(" ");
  for (let index = words.length - 1; index >= Math.max(0, words.length - 9); index -= 1) {
    const word = words[index] ?? "";
    if (SELF_WORD.test(word)) {
      const isPossessive = word === "my" && WORD_LISTS.others.has(words[index + 1] ?? "");
      if (!isPossessive) return "self";
    } else if (YOU_WORD.test(word)) return "you";
    else if (
      WORD_LISTS.others.has(word) &&
      !(/^(?:it|this|that|we|us|everyone|nobody|world|who)$/.test(word) && index < words.length - 2)
    ) {
      if (/^(?:it|this|that|who)$/.test(word)) continue;
      const thinker = words.slice(Math.max(0, index - 6), index);
      if (
        thinker.includes("makes") ||
        words
          .slice(index)
          .join(" ")
          .match(/ (?:me|i) /)
      )
        return "self";
      return "other";
    }
  }
  return "unnamed";
}

/** Reads the context of what was found between `start` and `end` of a sentence. */
export function readClauseContext(
  { text, clauses }: SplitSentence,
  start: number,
  end: number,
): ClauseContext {
  const own = clauses.findLast((clause) => clause.start <= start + 1) ?? clauses[0];
  const before = text.slice(own?.start ?? 0, start);
  const near = before.slice(-120).trim();
  const negation = NEGATION.search(near, [0]).next();
  const denial = negation === undefined ? "" : near.slice(negation.start, negation.end);
  const isDenied = denial !== "" && !/^no i(?= |$)/.test(denial) && !NOT_A_DENIAL.matchesIn(denial);
  return {
    isDenied,
    isPast: own?.isPast ?? false,
    about: nearestSubject(before, text.slice(start, end)),
    isFiction: own?.isFiction ?? false,
    isReported: REPORTED_SPEECH.matchesIn(text.slice(0, start).slice(-120).trim()),
  };
}
