import countries from "i18n-iso-countries";
import { PLACES, US_STATES } from "#app/content/places.ts";

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}',.!?\n]+/gu, " ");
}

const CODES = new Map<string, string>();
for (const language of ["en", "es"]) {
  for (const [code, names] of Object.entries(countries.getNames(language, { select: "all" }))) {
    for (const name of [names].flat()) {
      const known = plain(name).trim();
      if (known.length > 3 && !PLACES.ambiguous.includes(known)) CODES.set(known, code);
    }
  }
}
for (const [code, name] of US_STATES) if (name !== "Georgia") CODES.set(plain(name), `US-${code}`);
for (const [code, names] of Object.entries(PLACES.names))
  for (const name of names.split("|")) CODES.set(name, code);

const PLACE = [...CODES.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((name) => name.replaceAll(".", "\\."))
  .join("|");
const STATE = US_STATES.map(([, name]) => plain(name)).join("|");

/** "I'm in Leeds", "I live in the UK", "soy de España", "over here in Ireland". */
const IS_HERE = new RegExp(
  `(?:\\b(?:i'?m|i am|we'?re|we are) (?:(?:actually|currently|living|based|over|here|stuck|from|out|up|down|just|also|a student) )*(?:in|from)|\\b(?:i|we) (?:\\w+ )?live (?:\\w+ )?in|\\bhere in|\\bi'?m over in|\\b(?:doesn'?t|don'?t|won'?t) (?:work|exist|help|answer|apply|count) (?:\\w+ )?(?:in|for)|\\bno (?:\\w+ )?(?:988|911|lines?|hotlines?|numbers?) (?:in|for)|\\b(?:what|what's|whats|which|who|que|cual)\\b[^.!?\\n]{0,40}\\b(?:call|text|ring|dial|phone|number|hotline|line|llamo|llamar|numero)(?: it)?(?: is)? (?:in|for|from|en|desde)|\\b(?:soy de|vivo en|estoy en|aqui en|somos de|desde)) (?:the |el |los |la )?(${PLACE})(?![\\p{L}\\p{N}'])(?!,? (?:${STATE})\\b)(?! (?:next|tomorrow|last|street|st|road|avenue|but|originally|is|was|team|game|store|office))`,
  "u",
);
/** "In England.", as a sentence of its own: with more words it may tell of a journey. */
const ANSWERS_WHERE = new RegExp(
  `(?:^|[.!?\\n] ?)(?:in|from) (?:the )?(${PLACE})(?=[.!?\\n]|$)`,
  "u",
);
const NATIONAL_HERE = new RegExp(
  `(?:^|[.,!?\\n] ?|\\b(?:a|an) )(${Object.values(PLACES.nationalities).join("|")}) here\\b`,
  "u",
);
const MAY_NAME_A_PLACE = /\b(?:in|from|here|for|en|de|desde)\b/iu;

/** A place of origin says nothing of today: "I'm from Mexico but I live in Texas". */
const LIVES_ELSEWHERE = /\b(?:but|now|moved|originally|born)\b/u;

/** So much of a message is read for where its writer is. */
const MAX_CHARACTERS = 2_000;

/** The country that somebody says they are in, as `GB` or `US-CA`; null where they say nothing of it. */
export function placeSaid(message: string): string | null {
  if (!MAY_NAME_A_PLACE.test(message)) return null;
  const words = plain(message.slice(0, MAX_CHARACTERS));
  for (const found of words.matchAll(new RegExp(IS_HERE, "gu"))) {
    const isOrigin = /\bfrom (?:the )?[^,.]*$/u.test(found[0]);
    const after = words.slice(found.index + found[0].length, found.index + found[0].length + 40);
    if (!isOrigin || !LIVES_ELSEWHERE.test(after)) return CODES.get(found[1] ?? "") ?? null;
  }
  const alone = ANSWERS_WHERE.exec(words.trim())?.[1];
  if (alone !== undefined) return CODES.get(alone) ?? null;
  const national = NATIONAL_HERE.exec(words)?.[1];
  const entry = Object.entries(PLACES.nationalities).find(([, names]) =>
    names.split("|").some((name) => name === national),
  );
  return entry?.[0] ?? null;
}
