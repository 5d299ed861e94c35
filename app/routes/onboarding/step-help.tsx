import type { PanelData } from "#app/ui/crisis-panel.tsx";
import { FollowUpHelp, type CalledHelp } from "#app/ui/follow-up-help.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PROGRESS_NOT_SAVED } from "./onboarding-forms.ts";
import type { OnboardingRefusal } from "./submit-step.server.ts";

/** An answer that was not taken, with what was typed, its messages by field, and help. */
export interface ShownOnboardingRefusal extends CalledHelp {
  reason: OnboardingRefusal;
  texts: Record<string, string>;
  errors: Record<string, string[]>;
}

const REFUSALS: Partial<Record<OnboardingRefusal, { title: string; text: string }>> = {
  "not-saved": PROGRESS_NOT_SAVED,
  "not-finished": { title: "Error", text: "Something went wrong. Please try again." },
};

interface StepHelpProps {
  panel: PanelData | null;
  hasHelpNotice: boolean;
  refusal: ShownOnboardingRefusal | null;
}

/** Help before everything else on the page, and why something was not saved. */
export function OnboardingHelp({ panel, hasHelpNotice, refusal }: StepHelpProps) {
  const why = refusal ? REFUSALS[refusal.reason] : undefined;
  return (
    <>
      <FollowUpHelp help={{ panel, isCheckIn: hasHelpNotice }} refusal={refusal} />
      {why ? <Notice tone="warning" {...why} /> : null}
    </>
  );
}
