import { CrisisPanel, type PanelData } from "#app/ui/crisis-panel.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { StepRefusal } from "./plan-step.server.ts";
import { QuestionCard, type PageQuestion } from "./question-card.tsx";

/** A step that was not saved, with its text and the panel if it is needed. */
export interface ShownRefusal {
  reason: StepRefusal;
  texts: Record<string, string>;
  panel: PanelData | null;
}

const REFUSALS: Readonly<Record<StepRefusal, { title: string; text: string }>> = {
  "too-long": {
    title: "This is too long to keep",
    text: "A step can have up to 2,000 characters. Your text is in the box below: please shorten it.",
  },
  "no-step": {
    title: "This is no step of the plan",
    text: "Your text is below. Please choose one of the six steps for it.",
  },
};

/** Help before everything else on the page, and why something was not saved. */
export function PlanHelp({
  panel,
  question,
  formToken,
  refusal,
}: {
  panel: PanelData | null;
  question: PageQuestion | null;
  formToken: string;
  refusal: ShownRefusal | null;
}) {
  const shown = refusal?.panel ?? panel;
  return (
    <>
      {shown ? <CrisisPanel panel={shown} /> : null}
      {!shown && question ? <QuestionCard question={question} formToken={formToken} /> : null}
      {refusal ? <Notice tone="warning" {...REFUSALS[refusal.reason]} /> : null}
    </>
  );
}
