const CODE = /(?:^|\D)(\d{6})(?!\d)/;
/** As mails and apps set it apart: two groups of three. */
const GROUPED = /(?:^|\D)(\d{3})[\s\p{Pd}](\d{3})(?!\d)/u;

/**
 * The digits of a code as somebody typed or pasted it: six that stand together, in whatever script
 * and among whatever words ("It works for 15 minutes: 123456"); without such six, all digits there are.
 */
export function typedCode(typed: string): string {
  const text = withAsciiDigits(typed);
  const [, first, second = ""] = CODE.exec(text) ?? GROUPED.exec(text) ?? [];
  return first === undefined ? text.replaceAll(/\D/g, "") : first + second;
}

/** Four digits of somebody's own choice, as they typed them. */
export function typedPin(typed: string): string {
  return withAsciiDigits(typed).trim();
}

/** Full-width, Arabic and other digits as those from 0 to 9. */
export function withAsciiDigits(text: string): string {
  return text.normalize("NFKC").replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

// Unicode keeps each script's digits in a row, from zero to nine.
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
