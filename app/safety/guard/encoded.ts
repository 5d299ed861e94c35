const BASE64 = /[A-Za-z0-9+/_-]{12,}={0,2}/g;
const HEX_RUN = /\b(?:[0-9a-fA-F]{2}){8,}\b/g;
const BYTES = /(?:\b(?:0x|\\x)?(?:[2-7][0-9a-fA-F]|[01]{7,8})\b[\s,]*){6,}/;
const READABLE_SHARE = 0.9;

const SPELLED = /\b\p{L}(?:[\s.\-_,*]+\p{L}\b){3,}/gu;
const DANGER =
  /lethal|overdos|noose|hang(?:ing|yo)|pills|poison|suicid|kill(?:your|s)|bleach|letal|pastill|sobredos|ahorc|veneno/u;

/** Everyday words, turned by thirteen letters or written backwards, that are no words as they stand. */
const CODE_WORDS: ReadonlySet<string> = new Set(
  "the and your that with take have will this from them pills dose enough kill when what need make then que los las una para por pero esto como pastillas dosis toma tomar muerte tienes puedes"
    .split(" ")
    .flatMap((word) => [rotated(word), [...word].toReversed().join("")]),
);
const CODE_WORDS_IN_SENTENCE = 3;

/** Whether a sentence holds what only a decoder reads, or a dangerous word letter by letter. */
export function isEncoded(raw: string): boolean {
  if ((raw.match(BASE64) ?? []).some((piece) => isReadable(Buffer.from(piece, "base64"))))
    return true;
  if ((raw.match(HEX_RUN) ?? []).some((piece) => isReadable(Buffer.from(piece, "hex"))))
    return true;
  if (BYTES.test(raw)) return true;
  const text = raw.toLowerCase();
  if ((text.match(SPELLED) ?? []).some((run) => DANGER.test(run.replaceAll(/\P{L}/gu, ""))))
    return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => CODE_WORDS.has(word)).length >= CODE_WORDS_IN_SENTENCE;
}

function rotated(word: string): string {
  return word.replaceAll(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  );
}

/** Words stand in it, with spaces between them or without. */
function isReadable(bytes: Buffer): boolean {
  const text = bytes.toString("utf8");
  if (text.length < 8) return false;
  return (
    (text.match(/[A-Za-záéíóúñ ,.']/g)?.length ?? 0) / text.length >= READABLE_SHARE &&
    / /.test(text)
  );
}
