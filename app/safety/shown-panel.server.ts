import { helpRegion } from "#app/safety/help-region.server.ts";
import type { Assessment, Kind } from "./assessment.ts";
import { forViewer } from "./panel-viewer.server.ts";
import { NOT_MEANT, notMeantHref, panelFor, type Panel } from "./panels.server.ts";
import type { Screening } from "./screened-text.server.ts";
import { refineAssessment } from "./scripts/situation.ts";

/** In so many of a person's messages a panel is still in reach above: it isn't put up again. */
export const MESSAGES_OF_A_PANEL = 4;

/** The panel that a screening calls for, or null below the crisis tier. */
export function panelOf(screening: Screening): Panel | null {
  const finding = refineAssessment(screening.assessment, screening.words);
  return panelOfFinding(finding, screening.language === "es" ? "es" : "en");
}

/** What the panel is about that stands beside a help line which a model named: no finding about the person. */
export function findingNamed(kind: Kind): Assessment {
  return { tier: "crisis", kind, severity: "moderate", subject: "self", rules: [] };
}

/** The panel of a stored finding, or null below the crisis tier. */
export function panelOfFinding(
  finding: Pick<Assessment, "tier" | "kind" | "severity" | "subject" | "rules">,
  language: "en" | "es",
): Panel | null {
  if (finding.tier !== "crisis") return null;
  const { kind, severity, subject, rules } = finding;
  const region = helpRegion();
  const panel = panelFor({ kind, severity, subject, rules, language, region });
  return {
    ...forViewer(panel),
    notMeant: { label: NOT_MEANT[language], href: notMeantHref(panel) },
  };
}
