import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { REFLECTION_FIELDS, type RefusedReflection, type ReflectionField } from "./reflection.ts";
import type { SummaryPage } from "./summary-page.server.ts";

export const LABELS: Readonly<Record<ReflectionField, string>> = {
  userReflection: "What did you take from this session?",
  weeklyGoals: "What will you work on this week?",
};

const HINTS: Readonly<Record<ReflectionField, string>> = {
  userReflection: "A sentence is enough. It's just for you.",
  weeklyGoals: "Something small you can do.",
};

interface ReflectionFormProps {
  page: SummaryPage;
  refused: RefusedReflection | null;
}

/** The two texts: to write, or, once the session is completed, to read. */
export function ReflectionForm({ page, refused }: ReflectionFormProps) {
  if (page.isCompleted) return <Kept page={page} />;
  return (
    <PostForm action={page.path} className="form" draftVersion={page.draftVersion}>
      {REFLECTION_FIELDS.map((name) => (
        <TextAreaField
          key={name}
          label={LABELS[name]}
          name={name}
          rows={5}
          hint={HINTS[name]}
          error={refused?.errors[name]}
          defaultValue={refused?.texts[name] ?? page.drafts[name]}
          autoComplete="off"
        />
      ))}
      <Card title="Remember" look="outline">
        <p>
          {page.isRiskOpen
            ? "You don't have to write any of this now. Taking care of yourself comes first."
            : "Change is rarely a straight line. One honest sentence is enough for today."}
        </p>
      </Card>
      <div className="button-row">
        <Button variant="main" busyLabel="Saving...">
          Complete Session
        </Button>
        <SessionLinks page={page} />
      </div>
    </PostForm>
  );
}

function Kept({ page }: { page: SummaryPage }) {
  const written = REFLECTION_FIELDS.filter((name) => page.kept[name] !== "");
  return written.map((name) => (
    <Card key={name} title={LABELS[name]}>
      <p className="summary-kept">
        <PlainText text={page.kept[name]} />
      </p>
    </Card>
  ));
}

/** Where one can go from a completed session. */
export function WaysOn({ page }: { page: SummaryPage }) {
  return (
    <div className="button-row">
      <ButtonLink href="/" variant="main">
        Home
      </ButtonLink>
      <SessionLinks page={page} />
    </div>
  );
}

function SessionLinks({ page }: { page: SummaryPage }) {
  return (
    <>
      <ButtonLink href="/chat">Start Another Session</ButtonLink>
      {page.opensJournal ? <ButtonLink href={PATHS.journal}>Open Journal</ButtonLink> : null}
      {page.sellsJournal ? (
        <ButtonLink href={PATHS.pricing}>
          Open Journal <span className="badge">Premium</span>
        </ButtonLink>
      ) : null}
    </>
  );
}
