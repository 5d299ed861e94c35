import { createRequire } from "node:module";
import type { dictionary as Dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD_MIN_LENGTH } from "./passwords.server.ts";

let common: ReadonlySet<string> | undefined;

/** Whether a password is among those that are guessed first: a list of 49,000 from known breaches. */
export function isCommonPassword(password: string): boolean {
  common ??= readCommon();
  return common.has(password.normalize("NFKC").toLowerCase());
}

// Read when somebody first chooses a password: most processes start and end without.
function readCommon(): ReadonlySet<string> {
  const require = createRequire(import.meta.url);
  const read: { dictionary: typeof Dictionary } = require("@zxcvbn-ts/language-common");
  // Shorter ones are refused as they are.
  const listed = read.dictionary["passwords-common"];
  return new Set(listed.filter((each) => each.length >= PASSWORD_MIN_LENGTH));
}
