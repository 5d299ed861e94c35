import { z } from "zod";

const NAME_MAX_LENGTH = 100;

/** A first or last name. */
export function nameField(message: string) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(NAME_MAX_LENGTH, `Please use ${NAME_MAX_LENGTH} characters or fewer`);
}
