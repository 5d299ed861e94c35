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

export type WordClasses = Readonly<Record<string, string>>;

const TOKEN = /\(|\)\??|\||\{\w+\}\??|\.\.\d|[^\s()|]+/g;

/**
 * Compiles phrases into one machine that reads word by word. In a phrase `(a|b c)` is a choice, `x?`
 * may be absent, `{name}` is a class of words, `..3` up to three words of any kind, `#` a number,
 * `.` the end of a sentence, and a leading `^` asks that a clause begins there.
 */
export function compileMachine(phrases: readonly string[], classes: WordClasses): Machine {
  const builder = new Builder(classes);
  phrases.forEach((phrase, number) => builder.add(phrase, number));
  return builder.machine();
}

class Builder {
  readonly #classes: WordClasses;
  readonly #classTokens = new Map<string, string[]>();
  readonly #words = new Set<string>();
  #count = 0;
  #phrase = -1;
  readonly #anywhere: State;
  readonly #atClause: State;

  constructor(classes: WordClasses) {
    this.#classes = classes;
    this.#anywhere = this.#state();
    this.#atClause = this.#state();
  }

  add(phrase: string, number: number): void {
    this.#phrase = number;
    const opensClause = phrase.startsWith("^");
    const tokens = (opensClause ? phrase.slice(1) : phrase).match(TOKEN) ?? [];
    const reader = new TokenReader(tokens);
    const start = this.#state();
    const [end] = this.#sequence(reader, [start]);
    if (!end || !reader.isAtEnd()) throw new SyntaxError(`not a phrase: ${phrase}`);
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

  /** Follows a sequence from these states; all ends are joined in one state. */
  #sequence(reader: TokenReader, from: readonly State[]): State[] {
    let here = this.#join(from);
    while (!reader.isAtEnd() && reader.peek() !== "|" && !reader.peek().startsWith(")")) {
      here = this.#step(reader, here);
    }
    return [here];
  }

  #step(reader: TokenReader, from: State): State {
    const token = reader.take();
    if (token === "(") return this.#choice(reader, from);
    if (/^\.\.\d$/.test(token)) return this.#gap(Number(token.slice(2)), from);
    const isOptional = token.endsWith("?") && token.length > 1;
    const name = isOptional ? token.slice(0, -1) : token;
    const end = name.startsWith("{")
      ? this.#class(name.slice(1, -1), from)
      : this.#word(name, from);
    if (isOptional) from.free.push(end);
    return end;
  }

  #choice(reader: TokenReader, from: State): State {
    const end = this.#state();
    for (;;) {
      const start = this.#state();
      from.free.push(start);
      const [last] = this.#sequence(reader, [start]);
      last?.free.push(end);
      const token = reader.take();
      if (token === "|") continue;
      if (token === ")?") from.free.push(end);
      else if (token !== ")") throw new SyntaxError("a choice without an end");
      return end;
    }
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

  #class(name: string, from: State): State {
    const members = this.#classes[name];
    if (members === undefined) throw new SyntaxError(`no such class of words: ${name}`);
    let tokens = this.#classTokens.get(name);
    if (!tokens) this.#classTokens.set(name, (tokens = [...(members.match(TOKEN) ?? []), ")"]));
    return this.#choice(new TokenReader(tokens), from);
  }

  #word(word: string, from: State): State {
    const end = this.#state();
    from.word = word;
    from.target = end;
    if (![NUMBER, SENTENCE_END, CLAUSE_END].includes(word)) this.#words.add(word);
    return end;
  }

  #join(from: readonly State[]): State {
    const [only] = from;
    if (from.length === 1 && only) return only;
    const joined = this.#state();
    for (const state of from) state.free.push(joined);
    return joined;
  }
}

class TokenReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  peek(): string {
    return this.#tokens[this.#at] ?? "";
  }

  take(): string {
    const token = this.peek();
    this.#at += 1;
    return token;
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
