import countries from "i18n-iso-countries";
import { US_STATES } from "#app/content/places.ts";
import { environment } from "#app/config/environment.server.ts";

/** A place that somebody may say they live in: a country, or a state of the US. */
export interface RegionChoice {
  /** `DE`, or `US-CA` for a state. */
  code: string;
  name: string;
}

const STATES = US_STATES.map(([code, name]): RegionChoice => ({ code: `US-${code}`, name }));
const COUNTRIES = Object.entries(countries.getNames("en"))
  .filter(([code]) => code !== "US")
  .map(([code, name]): RegionChoice => ({ code, name }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
const CODES = new Set([...STATES, ...COUNTRIES].map(({ code }) => code));

/** All that can be chosen, by name: the states of the US, and every other country. */
export function regionChoices(): {
  states: readonly RegionChoice[];
  countries: readonly RegionChoice[];
} {
  return { states: STATES, countries: COUNTRIES };
}

/** Whether a code is one of those that can be chosen. */
export function isRegion(code: string): boolean {
  return CODES.has(code);
}

/** What a place is called; its code where it is none of ours. */
export function regionName(code: string): string {
  return [...STATES, ...COUNTRIES].find((each) => each.code === code)?.name ?? code;
}

/** Whether the operator has to know where somebody lives: there are places without the service. */
export function needsRegion(): boolean {
  return environment().blockedRegions.length > 0;
}

/** Whether the service isn't offered there: a state counts as blocked with its country, too. */
export function isBlockedRegion(code: string): boolean {
  const [country = ""] = code.split("-");
  return environment().blockedRegions.some((each) => each === code || each === country);
}

/** Whether the service is offered to somebody who said that they live there; null where they never said. */
export function findRegionStatus(code: string | null): "yes" | "no" | "unknown" {
  if (!needsRegion()) return "yes";
  if (code === null) return "unknown";
  return isBlockedRegion(code) ? "no" : "yes";
}
