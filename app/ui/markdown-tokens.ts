/* The one reader of light Markdown: paragraphs, line breaks, lists, bold, emphasis and links.
   It reads a text that may still be growing and says nothing that a later word could change. */

import type { MarkdownEvent } from "./markdown-event.ts";
import { readInline } from "./markdown-inline.ts";

const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu;
const INDENT = /[^\S\n]+/uy;
const ITEM = /(?:[-*\u2022]|(\d{1,3})[.)])[ \t]/uy;
const UNDECIDED_ITEM = /(?:[-*\u2022]|\d{1,3}[.)]?)$/uy;

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** Reads a text in pieces, cut anywhere, and emits the same as for the whole at once. */
export class MarkdownTokenizer {
  #emit: (event: MarkdownEvent) => void;
  #pending = "";
  #atLineStart = true;
  #afterBlankLine = false;
  #block: "p" | "ul" | "ol" | null = null;
  /** The character before the pending text on its line. */
  #previous = "";

  constructor(emit: (event: MarkdownEvent) => void) {
    this.#emit = emit;
  }

  write(text: string) {
    this.#pending += text.replace(CONTROL_CHARACTERS, "");
    this.#read(false);
  }

  end() {
    this.#read(true);
    this.#closeBlock();
  }

  #read(isWhole: boolean) {
    const text = this.#pending;
    let position = 0;
    for (;;) {
      const next = this.#atLineStart
        ? this.#startLine(text, position, isWhole)
        : this.#readLine(text, position, isWhole);
      if (next === position) break;
      position = next;
    }
    this.#pending = text.slice(position);
  }

  /** Decides what a line is, as soon as its first characters tell. Returns the position it got to. */
  #startLine(text: string, position: number, isWhole: boolean): number {
    const indent = matchAt(INDENT, text, position);
    if (indent) return position + indent[0].length;
    if (position === text.length) return position;
    if (text[position] === "\n") {
      this.#afterBlankLine = true;
      return position + 1;
    }
    const item = matchAt(ITEM, text, position);
    if (!item && !isWhole && matchAt(UNDECIDED_ITEM, text, position)) return position;
    if (item) this.#openItem(item[1]);
    else this.#openText();
    this.#afterBlankLine = false;
    this.#atLineStart = false;
    this.#previous = "";
    return item ? position + item[0].length : this.#readLine(text, position, isWhole);
  }

  #readLine(text: string, position: number, isWhole: boolean): number {
    const newline = text.indexOf("\n", position);
    const line = text.slice(position, newline === -1 ? text.length : newline);
    const read = readInline(line, this.#previous, isWhole || newline !== -1, this.#emit);
    this.#previous = line[read - 1] ?? this.#previous;
    if (newline === -1) return position + read;
    this.#atLineStart = true;
    return newline + 1;
  }

  #openItem(digits: string | undefined) {
    const list = digits === undefined ? "ul" : "ol";
    if (this.#block === list) {
      this.#emit({ type: "close", tag: "li" });
    } else {
      this.#closeBlock();
      const start = Number(digits ?? 1);
      this.#emit(start === 1 ? { type: "open", tag: list } : { type: "open", tag: list, start });
      this.#block = list;
    }
    this.#emit({ type: "open", tag: "li" });
  }

  #openText() {
    if (this.#block !== null && !this.#afterBlankLine) {
      this.#emit({ type: "break" });
      return;
    }
    this.#closeBlock();
    this.#emit({ type: "open", tag: "p" });
    this.#block = "p";
  }

  #closeBlock() {
    if (this.#block === null) return;
    if (this.#block !== "p") this.#emit({ type: "close", tag: "li" });
    this.#emit({ type: "close", tag: this.#block });
    this.#block = null;
  }
}
