import { helpRegion } from "#app/safety/help-region.server.ts";
import { forViewer } from "#app/safety/panel-viewer.server.ts";
import { panelForSituation } from "#app/safety/panels.server.ts";

/** The panel of pages that open to everybody, whatever they came for. */
export function findHelpForAnyone() {
  const panel = forViewer(panelForSituation("active", helpRegion(), "en"));
  const { title: _title, lead: _lead, more: _more, addTrusted: _add, ...contacts } = panel;
  return { ...contacts, title: "Someone is there right now", lead: [], quickExit: false };
}
