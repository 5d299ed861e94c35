import { z } from "zod";

const MAX_LENGTH = 254;
// No more than every address has: whether one exists is said by its mail server, and the mail to it is
// the check. What separates or wraps addresses in a mail's header is no part of one here.
const ADDRESS =
  /^[^\s@",;:<>()[\]\\\p{Cc}]{1,64}@[^\s@",;:<>()[\]\\/\p{Cc}]+\.[^\s@",;:<>()[\]\\/.\p{Cc}]+$/u;

/** The field of an email address, with umlauts, slashes and what else real ones have. */
export function emailField(message: string) {
  return z.string({ error: message }).trim().max(MAX_LENGTH, message).regex(ADDRESS, message);
}
