import { useRouteLoaderData } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { CrisisPanel, type PanelData } from "./crisis-panel.tsx";
import { HelpNotice } from "./help-notice.tsx";

interface RootPage {
  question: PageQuestion | null;
  hasQuietLine: boolean;
}

/** What a text calls for that was just sent, or sent a while ago. */
export interface CalledHelp {
  panel: PanelData | null;
  isCheckIn: boolean;
}

interface FollowUpHelpProps {
  help: CalledHelp | null | undefined;
  /** What a text that was just sent and refused calls for: it comes first. */
  refusal?: CalledHelp | null;
}

/**
 * Before everything else on the page after a text that has no reply: the panel; or the question on a card;
 * or, where nothing may be asked now, the way to help; or, after a weak sign, one quiet line.
 */
export function FollowUpHelp({ help, refusal }: FollowUpHelpProps) {
  const root = useRouteLoaderData<RootPage>("root");
  const panel = refusal?.panel ?? help?.panel;
  if (panel) return <CrisisPanel panel={panel} />;
  if (root?.question) return <QuestionCard question={root.question} />;
  if (refusal?.isCheckIn || help?.isCheckIn) return <HelpNotice />;
  return root?.hasQuietLine ? <QuietLine /> : null;
}

function QuietLine() {
  return (
    <p className="quiet-line">
      Help is always here: <a href={PATHS.help}>who to call or text</a>.
    </p>
  );
}

interface PageQuestion {
  text: string;
  answers: readonly { id: string; label: string }[];
}

/** Where a text has no reply, the next page asks: one question with its answers, and help beside it. */
function QuestionCard({ question }: { question: PageQuestion }) {
  return (
    <Card title="Before you go on" look="sage">
      <PostForm action="/crisis/question" className="risk-question">
        <p>{question.text}</p>
        <div className="button-row">
          {question.answers.map(({ id, label }) => (
            <Button key={id} name="choice" value={id} small>
              {label}
            </Button>
          ))}
        </div>
      </PostForm>
      <p>
        <a href="/crisis/not-meant">This isn't what I meant</a> ·{" "}
        <a href={PATHS.help}>Who to call or text</a>
      </p>
    </Card>
  );
}
