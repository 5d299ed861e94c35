import { OFFER_MARK_MAX_LENGTH, readOfferMark, type Proposal } from "../offers/proposal.ts";

/** What is longer than this, or spans lines, is no mark, whatever it began like; an offer holds words. */
const MARK_MAX_LENGTH = 60;
const MARK = /^\[\[[^[\]\n]*\]\]$/;
const OFFER_BEGUN = /^\s?offer\b/i;
/** A mark with one bracket too few, and what may still become one. */
const HALF_MARK = /^\[ ?k ?\d{1,2} ?\]/i;
const HALF_MARK_BEGUN = /^\[ ?(k ?(\d{1,2} ?)?)?$/i;
/** What goes of two brackets that open no mark; one alone is a bracket. Of three, two may still. */
const OPENING = /^\[(?=\[\[)|^\[\[\s?offer\b[^\n]*|^\[\[(\s?k ?\d{1,2}\s?)?|^\[/i;

/**
 * Takes the marks of used passages ("[[k1]]") and of an offer out of a model's words, which come in pieces cut
 * anywhere. Nothing in double square brackets gets through, whether it names a passage or was made up.
 */
export class MarkReader {
  readonly #count: number;
  readonly #used = new Set<number>();
  /** "[[later]]": the app's question under the reply may wait. */
  isPostponing = false;
  /** "[[answered]]": it needs no answer any more. */
  isDropping = false;
  /** "[[asked]]": the reply asks it in its own words. */
  isAsking = false;
  /** What may still become a mark. */
  #held = "";
  /** Whether the last thing that was let through ended in a space that a mark was set off by. */
  #endsInSpace = false;
  #hasJustCut = false;
  #offer: Proposal | null = null;

  /** `count`: how many passages the model was given; marks beyond it name none. */
  constructor(count: number) {
    this.#count = count;
  }

  /** Positions of the passages that were marked, from zero, in their order. */
  get used(): number[] {
    return [...this.#used].toSorted((a, b) => a - b);
  }

  /** What was offered by a mark; null where nothing was. */
  get offer(): Proposal | null {
    return this.#offer;
  }

  /** Takes the next words; returns those that are surely no part of a mark. */
  push(piece: string): string {
    if (this.#held === "" && !this.#hasJustCut && !piece.includes("[")) {
      this.#endsInSpace = endsInSpace(piece, this.#endsInSpace);
      return piece;
    }
    let text = this.#held + piece;
    this.#held = "";
    let shown = "";
    for (;;) {
      const start = text.indexOf("[");
      if (start === -1) return this.#show(shown, text);
      shown = this.#show(shown, text.slice(0, start));
      const rest = text.slice(start);
      const length = markLength(rest);
      if (length === null) {
        this.#held = rest;
        return shown;
      }
      if (length === 0) {
        const opening = OPENING.exec(rest)?.[0] ?? "[";
        shown = this.#show(shown, opening === "[" && !rest.startsWith("[[") ? "[" : "");
        text = rest.slice(opening.length);
      } else {
        this.#read(rest.slice(0, length));
        text = rest.slice(length);
      }
    }
  }

  /** The model has ended: what is left of a mark that was never closed is not shown. */
  end(): string {
    const rest = this.#held;
    this.#held = "";
    return /^\[ ?$/.test(rest) ? rest : "";
  }

  #show(shown: string, text: string): string {
    if (text === "") return shown;
    // "practice [[k1]] again" has two spaces around nothing.
    const kept = this.#hasJustCut && this.#endsInSpace ? text.replace(/^ +/, "") : text;
    if (kept !== "") this.#hasJustCut = false;
    this.#endsInSpace = endsInSpace(kept, this.#endsInSpace);
    return shown + kept;
  }

  #read(mark: string): void {
    this.#hasJustCut = true;
    this.#offer = readOfferMark(mark.slice(2, -2)) ?? this.#offer;
    if (/^\[\[\s?later\s?\]\]$/i.test(mark)) this.isPostponing = true;
    if (/^\[\[\s?answered\s?\]\]$/i.test(mark)) this.isDropping = true;
    if (/^\[\[\s?asked\s?\]\]$/i.test(mark)) this.isAsking = true;
    for (const [, digits] of mark.matchAll(/\bk\s?(\d{1,2})\b/gi)) {
      const position = Number(digits) - 1;
      if (position >= 0 && position < this.#count) this.#used.add(position);
    }
  }
}

/** Length of the mark that a text beginning with "[" begins with; 0 for none, null where more is needed. */
function markLength(text: string): number | null {
  const half = HALF_MARK.exec(text);
  if (half) return half[0].length;
  if (HALF_MARK_BEGUN.test(text)) return null;
  if (text[1] !== "[") return 0;
  const close = text.indexOf("]]", 2);
  const inside = close === -1 ? text.slice(2).replace(/\]$/, "") : text.slice(2, close);
  const most = OFFER_BEGUN.test(inside) ? OFFER_MARK_MAX_LENGTH : MARK_MAX_LENGTH;
  if (inside.length > most) return 0;
  if (close !== -1) return MARK.test(text.slice(0, close + 2)) ? close + 2 : 0;
  return /[[\]\n]/.test(inside) ? 0 : null;
}

function endsInSpace(text: string, before: boolean): boolean {
  return text === "" ? before : /\s$/.test(text);
}
