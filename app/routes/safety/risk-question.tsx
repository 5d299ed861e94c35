import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CrisisPanel, type PanelData } from "#app/ui/crisis-panel.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";

interface RiskQuestionProps {
  asked: { text: string; quickAnswers: readonly { id: string; label: string }[] } | null;
  thanks: string | null;
  /** Shown again where the risk stays open. */
  panel: PanelData | null;
  backHref: string;
  action: string;
}

/** One question with its answers as buttons, and after it what follows from the answer. */
export function RiskQuestion({ page, title }: { page: RiskQuestionProps; title: string }) {
  const { asked, thanks, panel, backHref, action } = page;
  const backLabel = backHref === "/" ? "Home" : "Back to the conversation";
  return (
    <Screen title={title} width="text" back={[backHref, backLabel]}>
      {asked ? (
        <PostForm action={action} className="risk-question">
          <p className="lead">{asked.text}</p>
          <div className="button-row">
            {asked.quickAnswers.map(({ id, label }) => (
              <Button key={id} name="choice" value={id}>
                {label}
              </Button>
            ))}
          </div>
        </PostForm>
      ) : null}
      {thanks ? <p className="lead">{thanks}</p> : null}
      {panel ? <CrisisPanel panel={panel} /> : null}
      {thanks ? (
        <p className="button-row">
          <ButtonLink href={backHref} variant="main">
            {backLabel}
          </ButtonLink>
          <ButtonLink href={PATHS.safetyPlan}>My safety plan</ButtonLink>
        </p>
      ) : (
        <p>
          <a href={PATHS.help}>Who to call or text</a>
        </p>
      )}
    </Screen>
  );
}
