import { CrisisPanel, type PanelData } from "#app/ui/crisis-panel.tsx";
import { HelpBeside } from "#app/ui/help-beside.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { OnboardingRefusal } from "./submit-step.server.ts";

/** An answer that was not taken, with what was typed, its messages by field, and help. */
export interface ShownOnboardingRefusal {
  reason: OnboardingRefusal;
  texts: Record<string, string>;
  errors: Record<string, string[]>;
  panel: PanelData | null;
  isCheckIn: boolean;
}

const REFUSALS: Partial<Record<OnboardingRefusal, { title: string; text: string }>> = {
  "not-saved": {
    title: "Progress not saved",
    text: "Your progress may not be saved. Please try again.",
  },
  "not-finished": { title: "Error", text: "Something went wrong. Please try again." },
};

interface StepHelpProps {
  panel: PanelData | null;
  isHelpNear: boolean;
  refusal: ShownOnboardingRefusal | null;
}

/** Help before everything else on the page, and why something was not saved. */
export function OnboardingHelp({ panel, isHelpNear, refusal }: StepHelpProps) {
  const shown = refusal?.panel ?? panel;
  const why = refusal ? REFUSALS[refusal.reason] : undefined;
  return (
    <>
      {shown ? (
        <CrisisPanel panel={shown} />
      ) : (
        <HelpBeside isCheckIn={isHelpNear || refusal?.isCheckIn === true} />
      )}
      {why ? <Notice tone="warning" {...why} /> : null}
    </>
  );
}
