import { PATHS } from "#app/catalogue/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SomeoneIsThere } from "#app/ui/someone-is-there.tsx";
import { FollowUpHelp, type CalledHelp } from "#app/ui/follow-up-help.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import { Screen } from "#app/ui/page.tsx";

export interface ShownHelp extends CalledHelp {
  /** The written answer to a crisis. */
  written: string | null;
  isRiskOpen: boolean;
  /** Nothing is asked for a rating. */
  isQuiet: boolean;
}

/** Help before everything else on the page: the panel, and the written answer with a place to reply. */
export function ExerciseHelp({ help }: { help: ShownHelp }) {
  const { written } = help;
  return (
    <>
      <FollowUpHelp help={help} />
      {written === null ? null : (
        <Card look="sage" className="exercise-written">
          <Markdown text={written} />
          <div className="button-row">
            <ButtonLink href={PATHS.chat}>Answer in the chat</ButtonLink>
            <ButtonLink href={PATHS.safetyPlan}>My safety plan</ButtonLink>
          </div>
        </Card>
      )}
    </>
  );
}

/** What stands in place of an exercise while risk is open. The words are neutral: others may look on. */
export function HelpInPlace({ help, isKept }: { help: ShownHelp; isKept: boolean }) {
  return (
    <Screen title="Exercises" lead="Help is one tap away, any time.">
      <ExerciseHelp help={help} />
      {help.written === null ? (
        <SomeoneIsThere>
          <ButtonLink href={PATHS.chat}>Write in the chat</ButtonLink>
        </SomeoneIsThere>
      ) : null}
      <p>
        {isKept ? "What you wrote is saved, and this exercise keeps its place. " : null}
        The exercises are here again once things are safer.{" "}
        <a href="/crisis/safer">I'm feeling safer now</a> ·{" "}
        <a href="/crisis/not-meant">This isn't what I meant</a>
      </p>
    </Screen>
  );
}
