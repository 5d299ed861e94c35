import { ACCOUNT_SECTIONS } from "./account-sections.server.ts";
import { accountSection, signUpSection } from "./facts.server.ts";
import { KEPT_SECTIONS } from "./kept-sections.server.ts";
import { RECORD_SECTIONS } from "./record-sections.server.ts";
import type { Section } from "./section.server.ts";

/** All that goes into a copy besides the conversations. What is added here is in every copy from then on. */
export const SECTIONS: readonly Section[] = [
  accountSection,
  signUpSection,
  ...RECORD_SECTIONS,
  ...ACCOUNT_SECTIONS,
  ...KEPT_SECTIONS,
];
