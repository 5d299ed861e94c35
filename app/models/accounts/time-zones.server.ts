import { clockOf } from "#app/catalogue/format-date.ts";

/** A time zone that somebody may choose, and what the clock says there now. */
export interface TimeZoneChoice {
  id: string;
  label: string;
}

/** The zones of one part of the world, in the order of their names. */
export interface TimeZoneGroup {
  name: string;
  zones: readonly TimeZoneChoice[];
}

const ZONES = Intl.supportedValuesOf("timeZone").filter((zone) => zone.includes("/"));
const FIRST = "America";
const NO_PLACE = "World";

// The runtime keeps the names that zones had first. People look for the ones that places have now.
const NAMES_NOW = new Map([
  ["Africa/Asmera", "Asmara"],
  ["America/Coral_Harbour", "Atikokan"],
  ["America/Godthab", "Nuuk"],
  ["Asia/Calcutta", "Kolkata"],
  ["Asia/Katmandu", "Kathmandu"],
  ["Asia/Rangoon", "Yangon"],
  ["Asia/Saigon", "Ho Chi Minh City"],
  ["Atlantic/Faeroe", "Faroe"],
  ["Europe/Kiev", "Kyiv"],
  ["Pacific/Enderbury", "Kanton"],
  ["Pacific/Ponape", "Pohnpei"],
  ["Pacific/Truk", "Chuuk"],
]);

/**
 * All time zones by part of the world, America's first, each with its time. UTC comes last: browsers
 * that hide where they are name it, so somebody may have it already.
 */
export function timeZoneGroups(now = Date.now()): TimeZoneGroup[] {
  const groups = Map.groupBy(ZONES, (zone) => zone.split("/")[0] ?? "");
  return [...groups]
    .toSorted(([one], [other]) => Number(other === FIRST) - Number(one === FIRST))
    .concat([[NO_PLACE, ["UTC"]]])
    .map(([name, zones]) => ({
      name,
      zones: zones
        .map((id) => ({ id, label: `${timeZoneName(id)} (${clockOf(now, id)})` }))
        .toSorted((one, other) => one.label.localeCompare(other.label, "en")),
    }));
}

/** A zone as one says it: "New York", "Louisville, Kentucky", "Kolkata". */
export function timeZoneName(zone: string): string {
  const now = NAMES_NOW.get(zone);
  if (now) return now;
  const [, ...places] = zone.split("/");
  return places.toReversed().join(", ").replaceAll("_", " ") || zone;
}

/** A zone with what the clock says there: "New York, 4:12 PM". */
export function timeZoneWithClock(zone: string, now = Date.now()): string {
  return `${timeZoneName(zone)}, ${clockOf(now, zone)}`;
}
