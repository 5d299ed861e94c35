import { foldCharacters } from "../detector/characters.ts";
import { isByte, isReadableCode } from "./encoded.ts";
import { WordCache } from "./word-cache.ts";
import { beginningOf, type Beginning, type RuleBook, type Word } from "./phrase-reader.ts";
import { closesQuotation, opensQuotation } from "./quotes.ts";
import { endsSentence, wordsOf } from "./words.ts";

/** What a piece of text without spaces says by itself, whatever stands around it. */
export interface Piece {
  words: readonly Word[];
  /** The same words as they are judged. */
  texts: readonly string[];
  endsSentence: boolean;
  opensQuotation: boolean;
  closesQuotation: boolean;
  /** Whether a decoder reads a text in it, and whether it is written as one byte of some. */
  isReadableCode: boolean;
  isByte: boolean;
}

/** Pieces of text as the guard reads them: most were read before, in this reply or in another. */
export class PieceReader {
  readonly #pieces: WordCache<Piece>;
  readonly #beginnings: WordCache<Beginning | null>;

  constructor(book: RuleBook) {
    this.#pieces = new WordCache((text) => readPiece(text, book));
    this.#beginnings = new WordCache((text) => readBeginning(text, book));
  }

  read(text: string): Piece {
    return this.#pieces.recall(text);
  }

  /** What a piece that is still being written may become; null where it is no plain word so far. */
  beginning(text: string): Beginning | null {
    return this.#beginnings.recall(text);
  }
}

function readPiece(text: string, book: RuleBook): Piece {
  const texts = wordsOf(text, (word) => book.machine.words.has(word));
  return {
    words: texts.map((word) => book.words.recall(word)),
    texts,
    endsSentence: endsSentence(text),
    opensQuotation: opensQuotation(text),
    closesQuotation: closesQuotation(text),
    isReadableCode: isReadableCode(text),
    isByte: isByte(text),
  };
}

/** A word, or only what may stand before or after one. */
const WORD_IN_PLAY = /^[\s"'(*_-]*(?:([a-z]{1,20})[\s.,;:!?"'-]*|[.,;:!?][\s.,;:!?"'-]*)?$/;

function readBeginning(text: string, book: RuleBook): Beginning | null {
  const found = WORD_IN_PLAY.exec(foldCharacters(text));
  return found ? beginningOf(found[1] ?? "", book) : null;
}
