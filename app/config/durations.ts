/** Lengths of time in milliseconds. A day on a calendar may be shorter or longer: `days.server.ts` knows those. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
