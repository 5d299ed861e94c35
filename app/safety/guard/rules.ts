import type { Rule } from "./rule.ts";
import { DELUSION, DIAGNOSIS, GUILT, MEDICATION, ROMANCE } from "./rules-care.ts";
import { CONTRACT, DESPAIR, FAREWELL, METHOD, PACT, WORDING } from "./rules-danger.ts";
import { HUMANITY, SECRECY } from "./rules-honesty.ts";

/** Everything that the companion must never say. */
export const RULES: readonly Rule[] = [
  ...METHOD,
  ...DESPAIR,
  ...FAREWELL,
  ...PACT,
  ...CONTRACT,
  ...WORDING,
  ...SECRECY,
  ...HUMANITY,
  ...DIAGNOSIS,
  ...MEDICATION,
  ...DELUSION,
  ...ROMANCE,
  ...GUILT,
];
