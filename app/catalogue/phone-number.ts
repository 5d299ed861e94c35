import { z } from "zod";
import { withAsciiDigits } from "./typed-code.ts";

/**
 * The field of a phone number, as people write one: its digits, with the plus where it has one; null where it's empty.
 */
export function phoneNumberField(message: string) {
  return z
    .string()
    .trim()
    .max(40, message)
    .transform(withAsciiDigits)
    .pipe(z.string().regex(/^\+?[\d\s().\-/]*$/, message))
    .transform((typed) => (typed.startsWith("+") ? "+" : "") + typed.replaceAll(/\D/g, ""))
    .pipe(z.string().regex(/^(\+?\d{6,15})?$/, message))
    .transform((digits) => digits || null)
    .default(null);
}
