import { CLAUSE_END, NUMBER, SENTENCE_END } from "./words.ts";

/** A state of the machine that all phrases together are compiled into. */
export interface State {
  /** What the next word leads to. */
  next: Map<string, State[]>;
  /** Where any next word leads, except the end of a sentence. */
  any: State[];
  /** States that are reached without a word. */
  free: State[];
  /** The phrases that are complete here, by their number. */
  accepts: number[];
  /** A number of its own, so that a round can tell which states it has seen. */
  id: number;
}

export interface Machine {
  /** Reached by the first word of a phrase, wherever it stands. */
  anywhere: State;
  /** Reached by the first word of a phrase that must open a clause. */
  atClause: State;
  states: number;
  words: ReadonlySet<string>;
  /** Everything that a first word may begin with. */
  beginnings: ReadonlySet<string>;
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
  readonly #words = new Set<string>();
  #count = 0;
  readonly #anywhere: State;
  readonly #atClause: State;

  constructor(classes: WordClasses) {
    this.#classes = classes;
    this.#anywhere = this.#state();
    this.#atClause = this.#state();
  }

  add(phrase: string, number: number): void {
    const opensClause = phrase.startsWith("^");
    const tokens = (opensClause ? phrase.slice(1) : phrase).match(TOKEN) ?? [];
    const reader = new TokenReader(tokens);
    const start = this.#state();
    const [end] = this.#sequence(reader, [start]);
    if (!end || !reader.isAtEnd()) throw new SyntaxError(`not a phrase: ${phrase}`);
    end.accepts.push(number);
    (opensClause ? this.#atClause : this.#anywhere).free.push(start);
  }

  machine(): Machine {
    const anywhere = flatten(this.#anywhere);
    const atClause = flatten(this.#atClause);
    const beginnings = new Set<string>();
    for (const root of [anywhere, atClause]) {
      for (const word of root.next.keys()) {
        for (let length = 1; length <= word.length; length += 1) {
          beginnings.add(word.slice(0, length));
        }
      }
    }
    return { anywhere, atClause, states: this.#count, words: this.#words, beginnings };
  }

  #state(): State {
    this.#count += 1;
    return { next: new Map(), any: [], free: [], accepts: [], id: this.#count - 1 };
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
      here.any.push(next);
      next.free.push(end);
      here = next;
    }
    return end;
  }

  #class(name: string, from: State): State {
    const members = this.#classes[name];
    if (members === undefined) throw new SyntaxError(`no such class of words: ${name}`);
    const reader = new TokenReader([...(members.match(TOKEN) ?? []), ")"]);
    return this.#choice(reader, from);
  }

  #word(word: string, from: State): State {
    const end = this.#state();
    const known = from.next.get(word);
    if (known) known.push(end);
    else from.next.set(word, [end]);
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

/** Works out what is reached without a word once, so that reading does not have to. */
function flatten(root: State): State {
  const entered = new Set<State>([root]);
  const flat: { state: State; reached: State[] }[] = [];
  // The set grows while it is walked: every state that a word leads to is entered once.
  for (const state of entered) {
    const reached = [...closureOf(state)];
    flat.push({ state, reached });
    for (const { next, any } of reached) {
      for (const target of any) entered.add(target);
      for (const targets of next.values()) for (const target of targets) entered.add(target);
    }
  }
  const results = flat.map(({ reached }) => joinStates(reached));
  flat.forEach(({ state }, index) => Object.assign(state, results[index]));
  return root;
}

function joinStates(states: readonly State[]): Pick<State, "next" | "any" | "accepts" | "free"> {
  const [only] = states;
  if (states.length === 1 && only) return { ...only, free: [] };
  const next = new Map<string, State[]>();
  for (const state of states) {
    for (const [word, targets] of state.next) {
      const known = next.get(word);
      if (known) known.push(...targets);
      else next.set(word, [...targets]);
    }
  }
  const any = states.flatMap((state) => state.any);
  const accepts = states.flatMap((state) => state.accepts);
  return { next, any, accepts, free: [] };
}

function closureOf(state: State): Set<State> {
  const reached = new Set<State>([state]);
  for (const each of reached) for (const next of each.free) reached.add(next);
  return reached;
}
