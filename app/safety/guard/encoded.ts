const BASE64 = /^[A-Za-z0-9+/_-]{12,}={0,2}$/;
const HEX_RUN = /^(?:[0-9a-fA-F]{2}){8,}$/;
const HEX_BYTE = /^(?:0x|\\x)?[2-7][0-9a-fA-F]$/;
const BITS = /^[01]{7,8}$/;
const READABLE_SHARE = 0.9;
const WINDOW_WORDS = 12;
const CODE_WORDS_IN_WINDOW = 3;
const CODE_RUN = 6;

/** Turned or reversed words that are words of their own. */
const REAL_WORDS = new Set("on no pot live era sal sol rap now nod dna".split(" "));
/** Everyday words, turned by thirteen letters or written backwards, that are no words as they stand. */
const CODE_WORDS = new Set(
  [
    "the and you your that with take have will this from them they pills dose enough kill die when what how need make then",
    "que los las una con para por pero esto como pastillas dosis toma tomar muerte tienes puedes",
  ]
    .join(" ")
    .split(" ")
    .flatMap((word) => [rotate(word), [...word].reverse().join("")])
    .filter((word) => !REAL_WORDS.has(word)),
);

interface CodePiece {
  texts: readonly string[];
  isReadableCode: boolean;
  isByte: boolean;
}

/** Whether a decoder reads a text in this piece. */
export function isReadableCode(piece: string): boolean {
  return piece.length >= 12 && (isReadableBase64(piece) || isReadableHex(piece));
}

/** Whether a piece is one byte, written as a number. */
export function isByte(piece: string): boolean {
  return HEX_BYTE.test(piece) || BITS.test(piece);
}

/** Finds text that is written so that only a decoder reads it. A good reply never is. */
export class EncodedTextReader {
  #sinceCodeWord: number[] = [];
  #count = 0;
  #byteRun = 0;

  /** Whether this piece of text, without spaces, is code or completes some. */
  isCode(piece: CodePiece): boolean {
    if (piece.isReadableCode) return true;
    this.#byteRun = piece.isByte ? this.#byteRun + 1 : 0;
    if (this.#byteRun >= CODE_RUN) return true;
    for (const word of piece.texts) {
      this.#count += 1;
      if (CODE_WORDS.has(word)) this.#sinceCodeWord.push(this.#count);
    }
    if (this.#sinceCodeWord.length === 0) return false;
    this.#sinceCodeWord = this.#sinceCodeWord.filter((at) => this.#count - at < WINDOW_WORDS);
    return this.#sinceCodeWord.length >= CODE_WORDS_IN_WINDOW;
  }
}

/** Letters written one by one, as the word that they spell; null while it is no such run. */
export class SpelledWordReader {
  #letters = "";

  /** Takes the words of one piece of text and returns the word that has just been spelled out. */
  read(words: readonly string[]): string | null {
    let spelled: string | null = null;
    for (const word of words) {
      if (word.length === 1 && word >= "a" && word <= "z") this.#letters += word;
      else if (word !== ",") spelled = this.end() ?? spelled;
    }
    return spelled;
  }

  /** Ends the run. */
  end(): string | null {
    const letters = this.#letters;
    this.#letters = "";
    return letters.length >= 4 ? letters : null;
  }
}

function rotate(word: string): string {
  return word.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  );
}

function isReadableBase64(piece: string): boolean {
  const text = piece.replace(/^[("'`*]+|(?<![)"'`*.,;:!?])[)"'`*.,;:!?]+$/g, "");
  if (!BASE64.test(text) || !/[A-Z]/.test(text) || !/[a-z]/.test(text)) return false;
  const decoded = Buffer.from(text, "base64").toString("utf8");
  return decoded.length >= 8 && isReadable(decoded);
}

function isReadableHex(piece: string): boolean {
  if (!HEX_RUN.test(piece)) return false;
  return isReadable(Buffer.from(piece, "hex").toString("utf8"));
}

function isReadable(text: string): boolean {
  const readable = text.match(/[A-Za-záéíóúñ ,.']/g)?.length ?? 0;
  return readable / text.length >= READABLE_SHARE;
}
