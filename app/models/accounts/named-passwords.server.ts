import { PRODUCT_NAME } from "#app/catalogue/app-title.ts";
import { environment } from "#app/config/environment.server.ts";
import { isCommonPassword } from "./common-passwords.server.ts";
import { PASSWORD_MIN_LENGTH } from "./passwords.server.ts";

/** What is known of whoever chooses a password. */
export interface PasswordOwner {
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Shorter pieces of a name stand in too many words that have nothing to do with it. */
const NAME_MIN_LENGTH = 3;
const PRODUCT_WORD_MIN_LENGTH = 4;

/** Signs that are typed in place of letters, in both ways in which a 1 is read. */
const DISGUISES: readonly Readonly<Record<string, string>>[] = [
  {},
  { "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i" },
  { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s", "!": "i" },
];

/**
 * Whether a password is built from the product's, the operator's or its owner's name or address: without
 * them, the rest is too short or too common. Attackers try these first.
 */
export function containsOwnName(password: string, owner: PasswordOwner): boolean {
  const names = [...new Set([...productNames(), ...namesOf(owner)])];
  return DISGUISES.some((disguise) => {
    const typed = plain(password, disguise);
    const left = names
      .map((name) => plain(name, disguise))
      .flatMap((name) => [name, Array.from(name).toReversed().join("")])
      .toSorted((one, other) => other.length - one.length)
      .reduce((rest, name) => rest.replaceAll(name, ""), typed);
    if (left === typed) return false;
    return Array.from(left).length < PASSWORD_MIN_LENGTH || isCommonPassword(left);
  });
}

function productNames(): string[] {
  const { appName, appUrl, operatorName } = environment();
  const names = [PRODUCT_NAME, appName, operatorName, ...hostLabels(new URL(appUrl).hostname)];
  return names.flatMap(wordsOf).filter((word) => word.length >= PRODUCT_WORD_MIN_LENGTH);
}

function namesOf({ email = "", firstName = "", lastName = "" }: PasswordOwner): string[] {
  const [account = "", host = ""] = email.split("@");
  const names = [account, firstName, lastName, firstName + lastName, ...hostLabels(host)];
  return names.flatMap(wordsOf).filter((word) => word.length >= NAME_MIN_LENGTH);
}

/** The labels of a host's name but for the last one, which many share. */
function hostLabels(host: string): string[] {
  return host.split(".").slice(0, -1);
}

/** A name as it stands, written in one, and its parts, with and without the digits at them. */
function wordsOf(name: string): string[] {
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  return [name.trim(), parts.join(""), ...parts, ...name.split(/[^\p{L}]+/u)];
}

/** Letters without case and accents, and signs as the letters that they stand for. */
function plain(text: string, disguise: Readonly<Record<string, string>>): string {
  const letters = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return Array.from(letters, (sign) => disguise[sign] ?? sign).join("");
}
