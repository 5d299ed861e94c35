import { useRouteLoaderData } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { HelpNotice } from "./help-notice.tsx";
import { QuestionCard, type PageQuestion } from "./question-card.tsx";

interface RootPage {
  question: PageQuestion | null;
  hasQuietLine: boolean;
}

/**
 * On the page after a text that has no reply, where no panel is called for: the question on a card;
 * or, where nothing may be asked now, the way to help; or, after a weak sign, one quiet line.
 */
export function FollowUpHelp({ isCheckIn }: { isCheckIn: boolean }) {
  const root = useRouteLoaderData<RootPage>("root");
  if (root?.question) return <QuestionCard question={root.question} />;
  if (isCheckIn) return <HelpNotice />;
  return root?.hasQuietLine ? <QuietLine /> : null;
}

function QuietLine() {
  return (
    <p className="quiet-line">
      Help is always here: <a href={PATHS.help}>who to call or text</a>.
    </p>
  );
}
