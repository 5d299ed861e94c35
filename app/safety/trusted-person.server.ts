import { AsyncLocalStorage } from "node:async_hooks";
import { trustedContact, type TrustedPerson } from "#app/catalogue/trusted-person.ts";

const people = new AsyncLocalStorage<TrustedPerson | null>();

/** Answers a request of somebody who named someone they trust; null where they named nobody. */
export function withTrustedPerson<Result>(
  person: TrustedPerson | null,
  answer: () => Result,
): Result {
  return people.run(person, answer);
}

/**
 * How to reach whom the person trusts, for their own panel. Where it's about abuse, nobody, unless the
 * person chose so: whoever is trusted may be who hurts.
 */
export function trustedBeside(panel: { quickExit: boolean; language: "en" | "es" }) {
  const person = people.getStore() ?? null;
  if (!person || (panel.quickExit && !person.isInAbuse)) return undefined;
  return trustedContact(person, panel.language);
}
