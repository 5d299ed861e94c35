import { MEMORY_KIND_CHOICES, type MemoryKindId } from "#app/catalogue/memory-kinds.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField, TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { FollowUpHelp } from "#app/ui/follow-up-help.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { FIELD_REFUSALS, PAGE_REFUSALS, type ShownMemoryRefusal } from "./refusals.ts";

interface MemoryFormProps {
  action: string;
  intent: "add" | "change";
  content: string;
  draftVersion?: number;
  kind: MemoryKindId | null;
  refusal: ShownMemoryRefusal | null;
  buttonLabel: string;
}

/** The words and the kind of one memory, to add or to change. */
export function MemoryForm(props: MemoryFormProps) {
  const { action, intent, draftVersion, content, kind, refusal, buttonLabel } = props;
  const error = refusal ? FIELD_REFUSALS[refusal.reason] : undefined;
  const isAboutKind = refusal?.reason === "no-kind";
  return (
    <PostForm action={action} className="form" noValidate draftVersion={draftVersion}>
      <input type="hidden" name="intent" value={intent} />
      <TextAreaField
        label="What to remember"
        name="content"
        rows={3}
        hint="In your own words, like “My sister's name is Ana.” Up to 240 characters."
        defaultValue={refusal?.texts.content ?? content}
        error={isAboutKind ? undefined : error}
        autoComplete="off"
      />
      <SelectField
        label="What it's about"
        name="kind"
        defaultValue={refusal?.kind ?? kind ?? ""}
        error={isAboutKind ? error : undefined}
      >
        <option value="">Please choose</option>
        {MEMORY_KIND_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="button-row">
        <Button variant={intent === "change" ? "main" : "quiet"} busyLabel="Saving...">
          {buttonLabel}
        </Button>
      </div>
    </PostForm>
  );
}

/** Help before everything else on the page, and why something was not kept. */
export function MemoryRefusals({ refusal }: { refusal: ShownMemoryRefusal | null }) {
  if (!refusal) return <FollowUpHelp help={null} />;
  const onPage = PAGE_REFUSALS[refusal.reason];
  const atField = FIELD_REFUSALS[refusal.reason];
  const fieldId = refusal.reason === "no-kind" ? "kind" : "content";
  return (
    <>
      <FollowUpHelp help={refusal} />
      {onPage ? <Notice tone="warning" {...onPage} /> : null}
      {atField ? <ErrorSummary errors={[{ fieldId, message: atField }]} /> : null}
    </>
  );
}
