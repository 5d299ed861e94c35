import type { ReactNode } from "react";
import { PATHS } from "#app/catalogue/paths.ts";
import type { SafetyPlanStep } from "#app/content/safety-plan.ts";
import { trustedContact, type TrustedPerson } from "#app/catalogue/trusted-person.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CrisisPanel, type ShownContact } from "#app/ui/crisis-panel.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { Screen } from "#app/ui/page.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { SafetyPlanHelp, type ShownSafetyPlanRefusal } from "./safety-plan-help.tsx";
import type { SafetyPlanPage } from "./safety-plan-step.tsx";

/** The whole plan, to read in a bad hour and to print; without an account, empty lines to fill in. */
export function SafetyPlanOverview({
  page,
  refusal,
}: {
  page: SafetyPlanPage;
  refusal: ShownSafetyPlanRefusal | null;
}) {
  const { steps, plan, isSignedIn, contacts, lockedHelp } = page;
  if (lockedHelp) {
    return (
      <Screen title="My safety plan" back="help">
        <div className="plan-beginning">
          <p>This browser is locked. Your plan is saved.</p>
          <ButtonLink href="/lock?next=/safety-plan" variant="main">
            Unlock to see your plan
          </ButtonLink>
        </div>
        <CrisisPanel panel={lockedHelp} />
      </Screen>
    );
  }
  const isEmpty = steps.every(({ field }) => !plan?.[field]);
  return (
    <Screen
      title="My safety plan"
      lead={`${isEmpty ? "Make it when you're calm, and use it when things get hard. " : ""}Start at the top. Go to the next step if the one before isn't enough.`}
      className="safety-plan"
      back="help"
    >
      <SafetyPlanHelp help={page} refusal={refusal} />
      {refusal?.texts.text ? (
        <TextAreaField
          label="Your text"
          name="text"
          rows={6}
          defaultValue={refusal.texts.text}
          readOnly
        />
      ) : null}
      {isEmpty ? <Beginning isSignedIn={isSignedIn} /> : null}
      <ol className="plan-steps">
        {steps.map((step, position) => (
          <Step
            key={step.field}
            step={step}
            text={plan?.[step.field] ?? ""}
            editHref={isSignedIn ? `${PATHS.safetyPlan}?step=${position + 1}` : null}
            contacts={step.field === "professionals" ? contacts : []}
            person={
              isSignedIn && step.field === "askForHelp" ? <Trusted person={page.trusted} /> : null
            }
          />
        ))}
      </ol>
      {isEmpty ? null : (
        <ButtonLink href="/safety-plan?step=1">Go through the steps again</ButtonLink>
      )}
      <p className="plan-source">{page.source}</p>
    </Screen>
  );
}

function Beginning({ isSignedIn }: { isSignedIn: boolean }) {
  if (!isSignedIn) {
    return (
      <div className="plan-beginning">
        <p>
          You can print this page and fill it in by hand. To keep it here, one tap away, sign in.
          It's free.
        </p>
        <p className="button-row">
          <ButtonLink href="/auth?next=/safety-plan" variant="main">
            Sign In
          </ButtonLink>
          <ButtonLink href="/auth?mode=register" variant="link">
            Create an account
          </ButtonLink>
        </p>
      </div>
    );
  }
  return (
    <div className="plan-beginning">
      <p>
        It takes about ten minutes, and any step can wait. You can print this page from your
        browser. Put it where you'll find it.
      </p>
      <ButtonLink href="/safety-plan?step=1" variant="main">
        Start with step one
      </ButtonLink>
    </div>
  );
}

interface StepProps {
  step: SafetyPlanStep;
  text: string;
  /** Null for a visitor, whose plan is on paper. */
  editHref: string | null;
  /** Lines that stand in this step for everybody. */
  contacts: readonly ShownContact[];
  /** Someone that they trust, in the step that it belongs to. */
  person: ReactNode;
}

function Step({ step, text, editHref, contacts, person }: StepProps) {
  return (
    <li className="plan-step">
      <h2>{step.title.en}</h2>
      {text === "" ? (
        <>
          <p className="plan-question">{step.question.en}</p>
          <div className="plan-lines" aria-hidden="true" />
        </>
      ) : (
        <p className="plan-text">
          <PlainText text={text} />
        </p>
      )}
      {contacts.length > 0 ? (
        <ul className="plan-contacts">
          {contacts.map((contact) => (
            <li key={contact.name}>
              <strong>{contact.name}</strong>:{" "}
              {contact.links.map((link, position) => (
                <span key={link.href}>
                  {position > 0 ? ", " : null}
                  <a href={link.href}>{link.label}</a>
                </span>
              ))}
            </li>
          ))}
        </ul>
      ) : null}
      {person}
      {editHref ? (
        <a className="plan-edit" href={editHref}>
          {text === "" ? "Write this step" : "Edit"}
          <span className="visually-hidden">: {step.title.en}</span>
        </a>
      ) : null}
    </li>
  );
}

function Trusted({ person }: { person: TrustedPerson | null }) {
  return (
    <>
      {person ? (
        <p>
          <strong>{person.name}</strong>, {person.number}:{" "}
          {trustedContact(person, "en").links.map(({ href, label }, position) => (
            <span key={href}>
              {position > 0 ? ", " : null}
              <a href={href}>{label}</a>
            </span>
          ))}
        </p>
      ) : null}
      <p>
        <a className="plan-edit" href={PATHS.trustedPerson}>
          {person ? `What to say to ${person.name}` : "Add someone I trust"}
        </a>
      </p>
    </>
  );
}
