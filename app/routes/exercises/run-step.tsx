import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { FormToken } from "#app/ui/post-form.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { DeleteRun } from "./delete-run.tsx";
import { ExerciseHelp, type ShownHelp } from "./exercise-help.tsx";
import type { RunPage } from "./run-page.server.ts";
import { ShownStep } from "./step-visual.tsx";
import type { AnswerRefusal } from "./submit-answer.server.ts";

interface RefusalTexts {
  title: string;
  text: string;
  /** Whether it is about what stands in the field. */
  isAtField?: true;
}

/** Why an answer was not kept, in words. */
const ANSWER_REFUSALS: Readonly<Record<AnswerRefusal, RefusalTexts>> = {
  "too-long": {
    title: "This is too long to save",
    text: "An answer can have up to 4,000 characters. Your text is in the box below. Please shorten it.",
    isAtField: true,
  },
  empty: {
    title: "You haven't written anything yet",
    text: "Please write a few words, or skip this step.",
    isAtField: true,
  },
  "no-step": {
    title: "This exercise has moved to another step",
    text: "Your text is below. It isn't saved yet. The step that's open now is shown above it.",
  },
};

const NUMBER_MISSING = "Please give a number from 0 to 100, or skip this step.";

export interface ShownAnswerRefusal {
  reason: AnswerRefusal;
  texts: Record<string, string>;
  help: ShownHelp;
}

interface StepProps {
  page: RunPage;
  refusal: ShownAnswerRefusal | null;
}

const SAID = "exercise-said";

/** One step of an exercise and nothing else: what to do, what it looks like, Next and Stop. */
export function RunStep({ page, refusal }: StepProps) {
  const { exercise, number, total } = page;
  const isStopped = page.status === "stopped" && !refusal;
  return (
    <Screen title={exercise.title} className="exercise run">
      <ExerciseHelp help={refusal?.help.written ? refusal.help : page.help} />
      {refusal ? <Refused refusal={refusal} /> : null}
      <div className="exercise-progress">
        <p id="exercise-progress">
          Step {number} of {total}
        </p>
        <progress max={total} value={number} aria-labelledby="exercise-progress" />
      </div>
      {/* All of the step is in the form, so that its buttons stay in reach while one reads. */}
      <form method="post" action={page.href} className="form" aria-describedby={SAID}>
        <div className="exercise-said" id={SAID}>
          <Markdown text={page.said} />
        </div>
        {isStopped ? null : <ShownStep page={page} wordsId={SAID} />}
        <Earlier answers={page.earlier} />
        <FormToken draftVersion={page.draftVersion} />
        <input type="hidden" name="step" value={page.step.name} />
        <input type="hidden" name="turn" value={page.turn} />
        {isStopped ? (
          <div className="button-row">
            <Button variant="main" name="go" value="resume">
              Continue
            </Button>
            <ButtonLink href={PATHS.exercises}>All exercises</ButtonLink>
          </div>
        ) : (
          <Answer page={page} refusal={refusal} />
        )}
      </form>
      {isStopped ? <DeleteRun page={page} /> : null}
    </Screen>
  );
}

/** What is about the answer stands at its field alone: an exercise scolds nobody. */
function Refused({ refusal }: { refusal: ShownAnswerRefusal }) {
  const { title, text, isAtField } = ANSWER_REFUSALS[refusal.reason];
  return isAtField ? null : <Notice tone="warning" title={title} text={text} />;
}

/** What was written at this step before it was asked about again: it is kept as it is. */
function Earlier({ answers }: { answers: readonly string[] }) {
  if (answers.length === 0) return null;
  return (
    <div className="exercise-earlier-answers">
      <p className="field-hint">You wrote this. It's saved, and you can add to it below.</p>
      {answers.map((answer, index) => (
        <blockquote key={index} className="quoted">
          <PlainText text={answer} />
        </blockquote>
      ))}
    </div>
  );
}

function Answer({ page, refusal }: StepProps) {
  const { step } = page;
  const isDraft = page.draft !== "" && page.draft !== page.written && !refusal;
  const isReady = step.kind === "ready";
  const shown = refusal ? ANSWER_REFUSALS[refusal.reason] : null;
  const isNumberMissing = step.kind === "number" && refusal?.reason === "empty";
  const field = {
    name: "text",
    defaultValue: refusal?.texts.text ?? (isDraft ? page.draft : page.written),
    error: shown?.isAtField ? (isNumberMissing ? NUMBER_MISSING : shown.text) : null,
    autoComplete: "off",
  };
  return (
    <>
      {isDraft ? (
        <Notice text="This arrived after you were signed out. Tap Next to save it." />
      ) : null}
      {/* The first button is the one that Enter presses. */}
      <button className="visually-hidden" name="go" value="on" tabIndex={-1} aria-hidden="true" />
      {/* Next stands for the first of a step that is only done. */}
      <QuickAnswers answers={step.quickAnswers.slice(isReady ? 1 : 0)} />
      {isReady ? null : step.kind === "number" ? (
        <Field {...field} label="A number from 0 to 100, with a word if you like" />
      ) : (
        <TextAreaField {...field} rows={3} label="Your answer" />
      )}
      {isReady ? (
        <details className="exercise-more" open={field.defaultValue !== ""}>
          <summary>Write something down</summary>
          <TextAreaField {...field} rows={2} label="Anything you noticed (optional)" />
        </details>
      ) : null}
      <div className="button-row run-moves">
        {step.isFirst ? null : (
          <Button variant="link" name="go" value="back">
            Back
          </Button>
        )}
        <Button variant="link" name="go" value="skip">
          Skip
        </Button>
      </div>
      <div className="run-actions">
        <Button variant="main" busyLabel="Saving..." name="go" value="on">
          Next
        </Button>
        <Button name="go" value="stop">
          Stop
        </Button>
      </div>
    </>
  );
}

function QuickAnswers({ answers }: { answers: RunPage["step"]["quickAnswers"] }) {
  if (answers.length === 0) return null;
  return (
    <fieldset className="exercise-quick">
      <legend className="visually-hidden">Tap an answer</legend>
      <div className="button-row">
        {answers.map(({ id, label }) => (
          <Button key={id} small name="choice" value={id}>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
