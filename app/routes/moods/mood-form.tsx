import type { MoodChoice as Choice } from "#app/catalogue/feelings.ts";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { TagsField } from "../journal/tags-field.tsx";
import { DayField, MoodChoice } from "../journal/entry-form.tsx";
import type { OwnChoices } from "../journal/own-choices.server.ts";

interface MoodFormProps {
  action: string;
  draftVersion?: number;
  values: { mood: Choice | null; notes: string; tags: string; date: string };
  errors: Readonly<Record<string, readonly string[]>>;
  today: string;
  own: OwnChoices;
  buttonLabel: string;
}

/** A mood with its note, what went with it, and its day. */
export function MoodForm(props: MoodFormProps) {
  const { action, draftVersion, values, errors, today, own, buttonLabel } = props;
  return (
    <PostForm action={action} className="form" noValidate draftVersion={draftVersion}>
      <MoodChoice chosen={values.mood} feelings={own.feelings} error={errors["mood"]} />
      <TextAreaField
        label="A note, if you like"
        name="notes"
        rows={3}
        defaultValue={values.notes}
        error={errors["notes"]}
        autoComplete="off"
      />
      <TagsField
        label="What were you doing?"
        name="tags"
        hint="With commas between them: work, a walk, friends."
        defaultValue={values.tags}
        error={errors["tags"]}
        own={own}
      />
      <DayField date={values.date} today={today} error={errors["date"]} />
      <div className="button-row">
        <Button variant="main" busyLabel="Saving...">
          {buttonLabel}
        </Button>
      </div>
    </PostForm>
  );
}

export const MOOD_FIELDS = ["mood", "notes", "tags", "date"] as const;
