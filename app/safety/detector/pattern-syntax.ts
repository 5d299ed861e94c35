/**
 * A piece of a pattern. What only looks around (`(?= |$)`, `(?!…)`, `\b`, `$`) reads nothing and is left
 * out: without it a pattern matches more, never less.
 */
export type Piece =
  | { kind: "text"; text: string }
  /** One character of these; of any, where they are too many to list. */
  | { kind: "character"; of: readonly string[] | undefined }
  | { kind: "choice"; options: readonly Sequence[] }
  | { kind: "repeat"; piece: Piece; isOptional: boolean; isMany: boolean };

export type Sequence = readonly Piece[];

const SIGNS = new Set("\\([{]}?*+.^$");
const QUANTIFIERS = new Set("?*+{");
const TEXT = /[^\\()[\]{}|?*+.^$]+/y;
const QUANTIFIER = /(?:[?*+]|\{(\d+)(,?)(\d*)\})\??/y;
const LOOKAROUND = /\(\?<?[=!]/y;
const CLASS = /\[([^\]\\]+)\]/y;
const ESCAPE = /\\([wWdDsSbB]|[^a-zA-Z0-9])/y;

/** More characters of one class than this are read as any. */
const MOST_LISTED = 8;

/** Reads a pattern's source. Throws a SyntaxError where it uses what is not known here. */
export function readSyntax(source: string): readonly Sequence[] {
  const reader = new SyntaxReader(source);
  const options = reader.readOptions();
  if (!reader.isAtEnd()) throw new SyntaxError(`unexpected end of a group in: ${source}`);
  return options;
}

/** The alternatives that a pattern's source has at its top. */
export function splitAlternatives(source: string): string[] {
  const alternatives: string[] = [];
  let depth = 0;
  let start = 0;
  let isInClass = false;
  for (let at = 0; at < source.length; at += 1) {
    const character = source[at];
    if (character === "\\") at += 1;
    else if (character === "[" || character === "]") isInClass = character === "[";
    else if (isInClass) continue;
    else if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
    else if (character === "|" && depth === 0) {
      alternatives.push(source.slice(start, at));
      start = at + 1;
    }
  }
  return [...alternatives, source.slice(start)];
}

class SyntaxReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  readOptions(): Sequence[] {
    const options: Sequence[] = [this.#readSequence()];
    while (this.#source[this.#at] === "|") {
      this.#at += 1;
      options.push(this.#readSequence());
    }
    return options;
  }

  #take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#source);
    if (found !== null) this.#at = expression.lastIndex;
    return found;
  }

  #readSequence(): Sequence {
    const pieces: Piece[] = [];
    for (;;) {
      const next = this.#source[this.#at];
      if (next === undefined || next === "|" || next === ")") return pieces;
      if (SIGNS.has(next)) {
        const piece = this.#quantify(this.#readPiece(next));
        if (piece !== undefined) pieces.push(piece);
      } else this.#readText(pieces);
    }
  }

  #readText(pieces: Piece[]): void {
    const start = this.#at;
    TEXT.lastIndex = start;
    TEXT.test(this.#source);
    this.#at = TEXT.lastIndex;
    if (!QUANTIFIERS.has(this.#source[this.#at] ?? "")) {
      pieces.push({ kind: "text", text: this.#source.slice(start, this.#at) });
      return;
    }
    // Of a run of letters a quantifier means the last one.
    if (this.#at - start > 1)
      pieces.push({ kind: "text", text: this.#source.slice(start, this.#at - 1) });
    const last = this.#quantify({ kind: "text", text: this.#source[this.#at - 1] ?? "" });
    if (last !== undefined) pieces.push(last);
  }

  #quantify(piece: Piece | undefined): Piece | undefined {
    const sign = this.#source[this.#at] ?? "";
    if (!QUANTIFIERS.has(sign)) return piece;
    const [, from = "", comma = "", to = ""] = this.#take(QUANTIFIER) ?? [];
    if (piece === undefined) return undefined;
    const isOptional = sign === "{" ? Number(from) === 0 : sign !== "+";
    const most = sign === "{" ? (comma === "" ? from : to) : sign === "?" ? "1" : "";
    return { kind: "repeat", piece, isOptional, isMany: most === "" || Number(most) > 1 };
  }

  /** A group, a class or an escape; nothing where it only looks around. */
  #readPiece(sign: string): Piece | undefined {
    if (sign === "(") {
      const isGroup = this.#source.startsWith("(?:", this.#at);
      if (isGroup) this.#at += 3;
      else if (this.#take(LOOKAROUND) === null) throw this.#unknown();
      const options = this.readOptions();
      if (this.#source[this.#at] !== ")") throw this.#unknown();
      this.#at += 1;
      return isGroup ? { kind: "choice", options } : undefined;
    }
    const listed = this.#take(CLASS)?.[1];
    if (listed !== undefined) return readClass(listed);
    const escaped = this.#take(ESCAPE)?.[1];
    if (escaped !== undefined) return readEscape(escaped);
    if (sign !== "." && sign !== "^" && sign !== "$") throw this.#unknown();
    this.#at += 1;
    return sign === "." ? { kind: "character", of: undefined } : undefined;
  }

  #unknown(): SyntaxError {
    return new SyntaxError(`not known in a pattern: ${this.#source.slice(this.#at)}`);
  }
}

function readClass(members: string): Piece {
  const isListed =
    members.length <= MOST_LISTED && !members.startsWith("^") && !members.includes("-");
  return { kind: "character", of: isListed ? [...members] : undefined };
}

function readEscape(escaped: string): Piece | undefined {
  if (escaped === "b" || escaped === "B") return undefined;
  return /[a-zA-Z]/.test(escaped)
    ? { kind: "character", of: undefined }
    : { kind: "text", text: escaped };
}
