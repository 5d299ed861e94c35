import type { Phrase, Step } from "../rules/phrase.ts";
import type { GuardPhrase } from "./rule.ts";
import { CLAUSE_END, FUNCTION_WORDS, NUMBER, SENTENCE_END } from "./words.ts";

/** A state of the machine that all phrases together are compiled into. */
export interface State {
  /** A number of its own, so that a round can tell which states it has seen. */
  readonly id: number;
  /** The phrase that it belongs to, by its number. */
  readonly phrase: number;
  /** The word that leads on from here, and where it leads. */
  word: string | null;
  target: State | null;
  /** Where any next word leads, except the end of a sentence. */
  any: State | null;
  /** States that are reached without a word. */
  readonly free: State[];
  /** The phrase that is complete here, by its number. */
  accepts: number | null;
  /** What is reached from here, once somebody came by. */
  reach: Reach | null;
}

/** What a state leads to, the states included that it reaches without a word. */
export interface Reach {
  next: ReadonlyMap<string, readonly State[]>;
  any: readonly State[];
  accepts: readonly number[];
  /** Whether a phrase may be complete from here without another word that tells anything. */
  endsSilently: boolean | null;
  /** What a word may begin with that has to be held back, once somebody asked: first and later words. */
  held: [untold?: ReadonlySet<string>, told?: ReadonlySet<string>];
}

export interface Machine {
  /** Reached by the first word of a phrase, wherever it stands. */
  anywhere: State;
  /** Reached by the first word of a phrase that must open a clause. */
  atClause: State;
  states: number;
  words: ReadonlySet<string>;
}

/**
 * Compiles phrases into one machine that reads word by word, as a reply comes in. Where a phrase asks
 * for what can be told only of a whole sentence it throws a SyntaxError.
 */
export function compileMachine(phrases: readonly GuardPhrase[]): Machine {
  const builder = new Builder();
  phrases.forEach((phrase, number) => builder.add(phrase, number));
  return builder.machine();
}

class Builder {
  readonly #words = new Set<string>();
  #count = 0;
  #phrase = -1;
  readonly #anywhere: State;
  readonly #atClause: State;

  constructor() {
    this.#anywhere = this.#state();
    this.#atClause = this.#state();
  }

  add({ steps, opensClause }: GuardPhrase, number: number): void {
    this.#phrase = number;
    const start = this.#state();
    const end = this.#sequence(steps, start);
    end.accepts = number;
    (opensClause ? this.#atClause : this.#anywhere).free.push(start);
  }

  machine(): Machine {
    const anywhere = this.#anywhere;
    const atClause = this.#atClause;
    return { anywhere, atClause, states: this.#count, words: this.#words };
  }

  #state(): State {
    this.#count += 1;
    const id = this.#count - 1;
    const phrase = this.#phrase;
    return {
      id,
      phrase,
      word: null,
      target: null,
      any: null,
      free: [],
      accepts: null,
      reach: null,
    };
  }

  #sequence(steps: Phrase, from: State): State {
    return steps.reduce((here, step) => this.#step(step, here), from);
  }

  #step(step: Step, from: State): State {
    switch (step.kind) {
      case "word":
        this.#words.add(step.word);
        return this.#read(step.word, from);
      case "end":
        return this.#read(SENTENCE_END, from);
      case "comma":
        return this.#read(CLAUSE_END, from);
      case "number":
        if (step.from !== undefined) break;
        return this.#read(NUMBER, from);
      case "choice":
        return this.#choice(step.options, from);
      case "optional": {
        const end = this.#step(step.step, from);
        from.free.push(end);
        return end;
      }
      case "gap":
        return this.#gap(step.most, from);
      case "any":
      case "beginning":
      case "repeated":
      case "ahead":
        break;
    }
    throw new SyntaxError(`no step of a phrase that is read as it comes in: ${step.kind}`);
  }

  #choice(options: readonly Phrase[], from: State): State {
    const end = this.#state();
    for (const option of options) {
      const start = this.#state();
      from.free.push(start);
      this.#sequence(option, start).free.push(end);
    }
    return end;
  }

  #gap(most: number, from: State): State {
    const end = this.#state();
    let here = from;
    here.free.push(end);
    for (let count = 0; count < most; count += 1) {
      const next = this.#state();
      here.any = next;
      next.free.push(end);
      here = next;
    }
    return end;
  }

  #read(word: string, from: State): State {
    const end = this.#state();
    from.word = word;
    from.target = end;
    return end;
  }
}

/**
 * What a state leads to. Worked out when it is first reached: most states never are, and all of them
 * together would take longer than the rest of a start.
 */
export function reachOf(state: State): Reach {
  return (state.reach ??= readReach(state));
}

function readReach(from: State): Reach {
  const next = new Map<string, State[]>();
  const any: State[] = [];
  const accepts: number[] = [];
  for (const state of closureOf(from)) {
    if (state.word !== null && state.target) {
      const known = next.get(state.word);
      if (known) known.push(state.target);
      else next.set(state.word, [state.target]);
    }
    if (state.any) any.push(state.any);
    if (state.accepts !== null) accepts.push(state.accepts);
  }
  return { next, any, accepts, endsSilently: null, held: [] };
}

/** Whether a phrase may be complete from here without another word that tells anything. */
export function endsSilently(state: State): boolean {
  const reach = reachOf(state);
  if (reach.endsSilently !== null) return reach.endsSilently;
  // A phrase has no circles, but for states that are being asked already.
  reach.endsSilently = false;
  const isSilent = (word: string) => !tellsSomething(word);
  const targets = [
    ...reach.any,
    ...[...reach.next].filter(([word]) => isSilent(word)).flatMap(([, each]) => each),
  ];
  return (reach.endsSilently = reach.accepts.length > 0 || targets.some(endsSilently));
}

/** Whether a word means anything by itself. */
export function tellsSomething(word: string): boolean {
  return word !== SENTENCE_END && word !== CLAUSE_END && !FUNCTION_WORDS.has(word);
}

function closureOf(state: State): Set<State> {
  const reached = new Set<State>([state]);
  // The set grows while it is walked.
  for (const each of reached) for (const next of each.free) reached.add(next);
  return reached;
}
