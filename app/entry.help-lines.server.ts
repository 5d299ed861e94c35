import { HELP_LINES, unverifiedHelpLines } from "#app/content/help-lines.ts";
import { environment } from "#app/config/environment.server.ts";
import { log } from "#app/config/log.server.ts";

/** Says at start which rows of the region's help lines no source at hand confirms. */
export function reportUnverifiedHelpLines(): void {
  const { crisisRegion } = environment();
  const names = unverifiedHelpLines(crisisRegion).map((line) => line.name);
  if (names.length === 0) return;
  const isNone = HELP_LINES.every((line) => line.region !== crisisRegion || !line.verified);
  const what = isNone
    ? "no help line of CRISIS_REGION is verified: check each one before anybody relies on them"
    : "help lines not verified";
  log().warn({ region: crisisRegion, names }, what);
}
