import { clockOf } from "#app/catalogue/times.ts";

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

/** All time zones by part of the world, America's first, each with its time. */
export function timeZoneGroups(now = Date.now()): TimeZoneGroup[] {
  const groups = Map.groupBy(ZONES, (zone) => zone.split("/")[0] ?? "");
  return [...groups]
    .map(([name, zones]) => ({
      name,
      zones: zones.map((id) => ({ id, label: `${timeZoneName(id)} (${clockOf(now, id)})` })),
    }))
    .toSorted((one, other) => Number(other.name === FIRST) - Number(one.name === FIRST));
}

/** A zone as one says it: "New York", "Louisville, Kentucky". */
export function timeZoneName(zone: string): string {
  const [, ...places] = zone.split("/");
  return places.toReversed().join(", ").replaceAll("_", " ") || zone;
}
