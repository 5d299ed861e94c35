import { unverifiedHelpLines } from "#app/content/help-lines.ts";
import { environment } from "#app/config/environment.server.ts";
import { log } from "#app/config/log.server.ts";

/** Says at start which rows of the region's help lines no source at hand confirms. */
export function reportUnverifiedHelpLines(): void {
  const { crisisRegion } = environment();
  const names = unverifiedHelpLines(crisisRegion).map((line) => line.name);
  if (names.length > 0) log().warn({ region: crisisRegion, names }, "help lines not verified");
}
