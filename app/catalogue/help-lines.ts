import { NEEDS, REGIONS } from "./help-line.ts";
import { AUSTRALIA, CANADA } from "./help-lines-ca-au.ts";
import { GREAT_BRITAIN, IRELAND } from "./help-lines-gb-ie.ts";
import { US_LINES } from "./help-lines-us.ts";
import type { HelpLine, Need, Region, Way } from "./help-line.ts";

export { NEEDS, REGIONS };
export type { HelpLine, Need, Region, Way };

/** The one table of resources. Nothing else in the product spells out a number. */
export const HELP_LINES: readonly HelpLine[] = [
  ...US_LINES,
  ...GREAT_BRITAIN,
  ...IRELAND,
  ...CANADA,
  ...AUSTRALIA,
];

export const OUTSIDE_LINE =
  "Outside the US: call your local emergency number, or see findahelpline.com";

const PLACES: Readonly<Record<Region, Readonly<Record<"en" | "es", string>>>> = {
  US: { en: "Outside the US", es: "Fuera de Estados Unidos" },
  GB: { en: "Outside the UK", es: "Fuera del Reino Unido" },
  IE: { en: "Outside Ireland", es: "Fuera de Irlanda" },
  CA: { en: "Outside Canada", es: "Fuera de Canadá" },
  AU: { en: "Outside Australia", es: "Fuera de Australia" },
};

/** The last line of every panel: what to do where none of its numbers work. */
export function outsideLine(region: Region, language: "en" | "es" = "en"): string {
  const place = PLACES[region][language];
  return language === "es"
    ? `${place}: llama al número de emergencias de tu país, o busca en findahelpline.com`
    : `${place}: call your local emergency number, or see findahelpline.com`;
}

const WEATHER: Readonly<Record<Region, string>> = {
  US: "https://www.weather.gov/",
  GB: "https://www.metoffice.gov.uk/",
  IE: "https://www.met.ie/",
  CA: "https://weather.gc.ca/",
  AU: "https://www.bom.gov.au/",
};

/** A page that anybody may have open, for whoever has to leave theirs at once: the region's weather service. */
export function ordinaryPage(region: Region): string {
  return WEATHER[region];
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
