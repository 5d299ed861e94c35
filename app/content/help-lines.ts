import {
  REGIONS,
  regionFile,
  waysFile,
  type HelpLine,
  type Need,
  type Region,
  type Way,
  type WayFile,
  type WayWords,
} from "./help-line.ts";
import { fillIn } from "./fill-in.ts";
import { readContent } from "./read-content.ts";

export { NEEDS, REGIONS, type HelpLine, type Need, type Region, type Way } from "./help-line.ts";

const WAYS = readContent("help-lines", "ways.yaml", waysFile);

/** Every region's file. A region without one stops the start. */
const FILES = new Map(
  REGIONS.map((region) => [
    region,
    readContent("help-lines", `${region.toLowerCase()}.yaml`, regionFile),
  ]),
);

function fileOf(region: Region) {
  const file = FILES.get(region);
  if (file === undefined) throw new Error(`no help lines for ${region}`);
  return file;
}

/** The one table of resources. No other content spells out a number; `npm run content:check` holds it to that. */
export const HELP_LINES: readonly HelpLine[] = REGIONS.flatMap((region) =>
  fileOf(region).lines.map(({ hours = WAYS.always, ways, ...line }) => ({
    ...line,
    region,
    hours,
    ways: ways.map(wayOf),
  })),
);

/** Where a button leads. Phones on both platforms understand `?body=` after the number of a message. */
function wayOf(way: WayFile): Way {
  const only = way.only === undefined ? {} : { only: way.only };
  if ("chat" in way) {
    const address = way.chat.replace("https://", "").replace(/\/$/, "");
    return { kind: "chat", href: way.chat, label: labelOf("chat", { address }), ...only };
  }
  if ("call" in way) {
    const { call: number, note } = way;
    const label = labelOf(note ? "callWithNote" : "call", { number }, note);
    return { kind: "call", number, href: `tel:${digitsOf(number)}`, label, ...only };
  }
  const { text: number, body } = way;
  const href = `sms:${digitsOf(number)}`;
  return body === undefined
    ? { kind: "text", number, href, label: labelOf("text", { number }), ...only }
    : {
        kind: "text",
        number,
        body,
        href: `${href}?body=${encodeURIComponent(body)}`,
        label: labelOf("textWithBody", { number, body }),
        ...only,
      };
}

function digitsOf(number: string): string {
  return number.replace(/[^+\d]/g, "");
}

function labelOf(
  kind: keyof WayWords,
  facts: Readonly<Record<string, string>>,
  note?: Way["label"],
): Way["label"] {
  const put = (language: "en" | "es") =>
    fillIn(WAYS[kind][language], { ...facts, ...(note && { note: note[language] }) });
  return { en: put("en"), es: put("es") };
}

/** The region of a country's own help lines (`US`, or a state of it as `US-CA`), or null where there are none. */
export function regionOfCountry(code: string): Region | null {
  const [country] = code.split("-");
  return REGIONS.find((each) => each === country) ?? null;
}

/** The last line of every panel: what to do where none of its numbers work. */
export function outsideLine(region: Region, language: "en" | "es" = "en"): string {
  return fileOf(region).outside[language];
}

/** A page that anybody may have open, for whoever has to leave theirs at once: the region's weather service. */
export function ordinaryPage(region: Region): string {
  return fileOf(region).ordinaryPage;
}

/** All lines of a region that answer a need, the most fitting first. Never empty. */
export function helpLinesFor(region: Region, need: Need): readonly HelpLine[] {
  return HELP_LINES.filter((line) => line.region === region && line.needs.includes(need));
}

/** The ways to reach a line that make sense to someone who reads this language. */
export function waysIn(line: HelpLine, language: "en" | "es"): readonly Way[] {
  return line.ways.filter((way) => way.only === undefined || way.only === language);
}

/** Rows that no source at hand confirms, for the operator to check. */
export function unverifiedHelpLines(region: Region): readonly HelpLine[] {
  return HELP_LINES.filter((line) => line.region === region && !line.verified);
}

/** Whether a source at hand confirms a row. */
export function isVerifiedLine(id: string): boolean {
  return HELP_LINES.some((line) => line.id === id && line.verified);
}
