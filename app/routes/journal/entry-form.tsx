import type { ReactNode } from "react";
import {
  moodChoices,
  type Feeling,
  type MoodChoice as Choice,
  type ShownMood,
} from "#app/catalogue/feelings.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { MAX_TAGS } from "#app/catalogue/tags.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField, Field, FieldErrors, TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { OwnChoices } from "./own-choices.server.ts";
// A worker is the one way to a bundled file of its own.
// oxlint-disable-next-line import/default -- the bundler makes the address
import dictationUrl from "./dictation.ts?worker&url";
import { TagsField } from "./tags-field.tsx";

/** What the fields of an entry hold. */
export interface EntryValues {
  content: string;
  tags: string;
  mood: Choice | null;
  date: string;
  shareWithAi: boolean;
}

interface EntryFormProps {
  action: string;
  values: EntryValues;
  errors: Readonly<Record<string, readonly string[]>>;
  /** Today in the writer's own zone: no later day can be written about. */
  today: string;
  own: OwnChoices;
  cancelHref: string;
  /** A question to begin with. */
  prompt?: string;
  /** Names and values that go along. */
  hidden: Readonly<Record<string, string | number | null>>;
  /** The draft that the words are kept in while they're typed, and what its page knew of it. */
  draft: { entryId: string | null; version: number };
}

/** The words, the mood, the tags and the day of an entry, to write or to change. */
export function EntryForm(props: EntryFormProps) {
  const { action, values, errors, today, own, prompt, hidden, draft } = props;
  const { tags, date, shareWithAi } = values;
  const isUnfolded =
    tags !== "" || date !== today || shareWithAi || Boolean(errors["tags"] ?? errors["date"]);
  return (
    <PostForm
      action={action}
      className="form"
      noValidate
      data-draft={PATHS.journalDraft}
      data-voice={dictationUrl}
    >
      {Object.entries(hidden).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {draft.entryId === null ? null : <input type="hidden" name="entryId" value={draft.entryId} />}
      <input type="hidden" name="draftVersion" value={draft.version} />
      <TextAreaField
        label="What's on your mind?"
        name="content"
        rows={14}
        placeholder={prompt ?? "What's on your mind?"}
        defaultValue={values.content}
        error={errors["content"]}
        autoComplete="off"
        autoCapitalize="sentences"
      />
      <MoodChoice chosen={values.mood} feelings={own.feelings} error={errors["mood"]} />
      <details className="fold" open={isUnfolded}>
        <summary>Tags, day and sharing</summary>
        <TagsField
          label="Tags"
          name="tags"
          hint={`With commas between them: work, sleep, a walk. Up to ${MAX_TAGS}.`}
          defaultValue={values.tags}
          error={errors["tags"]}
          own={own}
        />
        <DayField date={values.date} today={today} error={errors["date"]} />
        <CheckboxField
          label="Share with AI for personalized insights"
          name="shareWithAI"
          hint="Only then does your companion read this entry."
          defaultChecked={values.shareWithAi}
        />
      </details>
      <div className="button-row">
        <Button variant="main" busyLabel="Saving...">
          Save Entry
        </Button>
        <Button formAction={PATHS.journalDraft}>Keep as draft</Button>
        <ButtonLink className="way-back" href={props.cancelHref} variant="link">
          Cancel
        </ButtonLink>
      </div>
      <output className="fine-print" />
    </PostForm>
  );
}

interface MoodChoiceProps {
  chosen: Choice | null;
  feelings: readonly Feeling[];
  error: readonly string[] | undefined;
}

interface DayFieldProps {
  date: string;
  today: string;
  error: readonly string[] | undefined;
}

/** The day of an entry or a mood: none after today. */
export function DayField({ date, today, error }: DayFieldProps) {
  return (
    <Field
      label="Day"
      name="date"
      type="date"
      max={date > today ? date : today}
      defaultValue={date}
      error={error}
    />
  );
}

/** One of the five moods or of one's own feelings, chosen and not sent yet. */
export function MoodChoice({ chosen, feelings, error }: MoodChoiceProps) {
  return (
    <MoodTiles
      legend="How are you feeling?"
      name="mood"
      tiles={moodChoices(feelings)}
      chosen={chosen}
      error={error}
    >
      <a className="back-link" href={PATHS.feelings}>
        Add your own feelings and activities
      </a>
    </MoodTiles>
  );
}

interface MoodTilesProps {
  legend: string;
  name: string;
  hint?: string;
  tiles: readonly (Pick<ShownMood, "label" | "tone"> & { choice: string; emoji?: string })[];
  chosen: string | null | undefined;
  error: readonly string[] | undefined;
  children?: ReactNode;
}

/** Tiles in the colors of moods, of which one is chosen. The first has the field's id. */
export function MoodTiles({ legend, name, hint, tiles, chosen, error, children }: MoodTilesProps) {
  return (
    <fieldset className="field" aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      {hint ? <p className="field-hint">{hint}</p> : null}
      <FieldErrors id={name} error={error} />
      <div className="moods mood-choice">
        {tiles.map(({ choice, label, emoji, tone }, position) => (
          <span key={choice} data-own={choice.startsWith("own:") || undefined}>
            <input
              type="radio"
              id={position === 0 ? name : `${name}-${choice}`}
              name={name}
              value={choice}
              defaultChecked={choice === chosen}
              data-focus={position === 0 && error ? "" : undefined}
            />
            <label
              className="mood"
              htmlFor={position === 0 ? name : `${name}-${choice}`}
              data-mood={tone}
            >
              {emoji ? (
                <span className="mood-face" aria-hidden="true">
                  {emoji}
                </span>
              ) : null}{" "}
              {label}
            </label>
          </span>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
