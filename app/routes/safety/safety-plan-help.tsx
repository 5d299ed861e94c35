import { FollowUpHelp, type CalledHelp } from "#app/ui/follow-up-help.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { SafetyPlanRefusal } from "./submit-safety-plan-step.server.ts";

/** A step that was not saved, with its text and the panel if it is needed. */
export interface ShownSafetyPlanRefusal extends CalledHelp {
  reason: SafetyPlanRefusal;
  texts: Record<string, string>;
}

const REFUSALS: Readonly<Record<SafetyPlanRefusal, { title: string; text: string }>> = {
  "too-long": {
    title: "This is too long to save",
    text: "A step can have up to 2,000 characters. Your text is in the box below. Please shorten it.",
  },
  conflict: {
    title: "This step was changed in another place",
    text: "The saved version is below. Yours is in the box. Combine what you want to keep, and save again.",
  },
  "no-step": {
    title: "That isn't a step of the plan",
    text: "Your text is below. Please choose one of the six steps for it.",
  },
};

/** Help before everything else on the page, and why something was not saved. */
export function SafetyPlanHelp({
  help,
  refusal,
  saved = "",
}: {
  help: CalledHelp;
  refusal: ShownSafetyPlanRefusal | null;
  /** What the step says by now. */
  saved?: string;
}) {
  return (
    <>
      <FollowUpHelp help={help} refusal={refusal} />
      {refusal ? (
        <Notice tone="warning" {...REFUSALS[refusal.reason]}>
          {refusal.reason === "conflict" ? (
            <blockquote className="entry-text" id="saved-meanwhile">
              <PlainText text={saved} />
            </blockquote>
          ) : null}
        </Notice>
      ) : null}
    </>
  );
}
