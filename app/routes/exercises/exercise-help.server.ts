import { keepsQuiet } from "#app/models/risk/risk.server.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { latestPageEvent } from "#app/models/risk/crisis-events.server.ts";
import { PAGE_HELP_SHOWN_MS } from "#app/models/risk/page-question.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import type { Assessment } from "#app/safety/assessment.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { panelOf, panelOfFinding } from "#app/safety/shown-panel.server.ts";
import { writtenAnswer } from "#app/safety/written-answers.server.ts";

type Finding = Pick<Assessment, "tier" | "kind" | "severity" | "subject" | "rules">;

/** What comes before an exercise: help that an earlier text called for, and whether risk is open. */
export async function findHelp({ user, risk }: SignedIn) {
  const event = await latestPageEvent(user.id, Date.now() - PAGE_HELP_SHOWN_MS);
  return {
    panel: event ? panelOfFinding(event, "en") : null,
    written: event?.tier === "crisis" ? answerTo(event, "en") : null,
    isCheckIn: event?.tier === "check_in",
    // While risk is open nothing is led through: help, a person and the written answers come first.
    isRiskOpen: risk?.status === "open",
    isQuiet: keepsQuiet(risk),
  };
}

/** The help that comes with a text which was not taken. */
export function helpFor(screening: Screening) {
  const { assessment, language } = screening;
  const spoken = language === "es" ? "es" : "en";
  return {
    panel: panelOf(screening),
    written: assessment.tier === "crisis" ? answerTo(assessment, spoken) : null,
    isCheckIn: assessment.tier === "check_in",
    isRiskOpen: false,
    isQuiet: true,
  };
}

export type Help = ReturnType<typeof helpFor>;

function answerTo({ tier, kind, severity, subject, rules }: Finding, language: "en" | "es") {
  const { text } = writtenAnswer({
    tier,
    kind,
    severity,
    subject,
    rules,
    language,
    region: helpRegion(),
    turn: 0,
    previous: [],
  });
  return text;
}
