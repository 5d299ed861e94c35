/** A quotation that goes on for longer has lost its end. */
const MAX_QUOTATION_WORDS = 80;
const OPENS = /^[([*_]*["“«„]/u;
const CLOSES = /["”»][)\].,;:!?…*_]*$/u;

export function opensQuotation(piece: string): boolean {
  return OPENS.test(piece);
}

export function closesQuotation(piece: string): boolean {
  return CLOSES.test(piece.slice(1));
}

/** Follows quotation marks: what stands between them are somebody's words that are given back. */
export class QuotationReader {
  #isOpen = false;
  #count = 0;

  /** Whether this piece of text, without spaces, stands in a quotation. */
  read(piece: { opensQuotation: boolean; closesQuotation: boolean }): boolean {
    if (!this.#isOpen && piece.opensQuotation) {
      this.#isOpen = true;
      this.#count = 0;
    }
    const isQuoted = this.#isOpen;
    this.#count += 1;
    if (piece.closesQuotation || this.#count > MAX_QUOTATION_WORDS) this.#isOpen = false;
    return isQuoted;
  }

  /** No quotation goes over the end of a paragraph. */
  endParagraph(): void {
    this.#isOpen = false;
  }
}
