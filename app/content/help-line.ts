import { z } from "zod";

/** The countries with help lines of their own, and `INTL` for all others. */
export const REGIONS = ["US", "GB", "IE", "CA", "AU", "NZ", "ES", "MX", "INTL"] as const;
export type Region = (typeof REGIONS)[number];

/** What a person may need a line for. Every region answers every one of them. */
export const NEEDS = [
  "suicide",
  "veterans",
  "text_line",
  "emergency",
  "poison",
  "substance",
  "domestic_abuse",
  "sexual_assault",
  "child_abuse",
  "maternal",
  "eating",
] as const;
export type Need = (typeof NEEDS)[number];

const text = z.string().min(1);
const words = z.strictObject({ en: text, es: text });
/** Limits a way to people who read that language. */
const only = z.enum(["en", "es"]).optional();

/** One way to reach a line: a call, a text message (with what to send) or a page. */
const wayFile = z.union([
  z.strictObject({ call: text, note: words.optional(), only }),
  z.strictObject({ text, body: text.optional(), only }),
  z.strictObject({ chat: z.url({ protocol: /^https$/ }), only }),
]);

const lineFile = z.strictObject({
  id: text,
  /** What it answers. */
  needs: z.array(z.enum(NEEDS)).min(1).readonly(),
  name: text,
  /** One plain sentence: what it is. */
  what: words,
  /** How to reach it, as an instruction that fits into a sentence: "call or text 988". */
  how: words,
  /** The same for somebody who has just been told the name. */
  briefly: words.optional(),
  ways: z.array(wayFile).min(1).readonly(),
  /** Where it isn't always open. */
  hours: words.optional(),
  languages: z.array(text).readonly(),
  /** Who published the number, and when; absent where no source is at hand. */
  source: text.nullable().default(null),
  sourceDay: text.nullable().default(null),
  verified: z.boolean().default(false),
});

/** The lines of a region as its file holds them, the most fitting first for each need. */
export const regionFile = z.strictObject({
  /** The last line of every panel: what to do where none of these numbers work. */
  outside: words,
  /** A page that anybody may have open, for whoever has to leave theirs at once: the weather service. */
  ordinaryPage: z.url({ protocol: /^https$/ }),
  lines: z.array(lineFile).readonly(),
});

/** How a way is named on its button, and the hours of a line that names none. */
export const waysFile = z.strictObject({
  call: words,
  callWithNote: words,
  text: words,
  textWithBody: words,
  chat: words,
  always: words,
});

type Words = z.output<typeof words>;
export type WayFile = z.output<typeof wayFile>;
export type WayWords = z.output<typeof waysFile>;

/** One way to reach a line, with where its button leads. */
export interface Way {
  kind: "call" | "text" | "chat";
  number?: string;
  body?: string;
  href: string;
  label: Words;
  only?: "en" | "es";
}

export interface HelpLine extends Omit<z.output<typeof lineFile>, "ways" | "hours"> {
  region: Region;
  ways: readonly Way[];
  hours: Words;
}
