import type { Rule } from "./rule.ts";
import { DELUSION, DIAGNOSIS, GUILT, MEDICATION, ROMANCE } from "./rules-care.ts";
import { DESPAIR, FAREWELL } from "./rules-despair.ts";
import { HUMANITY, SECRECY } from "./rules-honesty.ts";
import { METHOD } from "./rules-method.ts";
import { CONTRACT, PACT, WORDING } from "./rules-promises.ts";

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
