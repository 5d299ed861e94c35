import {
  FEELING_COLORS,
  FEELING_MAX_LENGTH,
  SUGGESTED_EMOJI,
  type FeelingColor,
} from "#app/catalogue/feelings.ts";
import { MOODS, type MoodId } from "#app/catalogue/moods.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field, SelectField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { FeelingsPage } from "./feelings-page.server.ts";

interface FeelingFormProps {
  page: FeelingsPage;
  /** A feeling that was not added, with all that was written and chosen. */
  refusal: {
    texts: Readonly<Record<string, string>>;
    errors: Readonly<Record<string, readonly string[]>>;
    feeling: { id: string; color: FeelingColor | null; mood: MoodId | null };
  } | null;
}

/**
 * The name, the emoji, the color and the nearest mood of a feeling, to add or to change; and an activity
 * in the same form, so that what is typed of the one stays while the other is sent.
 */
export function FeelingForm({ page: { edited, draft }, refusal }: FeelingFormProps) {
  const id = refusal?.feeling.id || edited?.id;
  const begun = id ? edited : draft;
  const errors = refusal?.errors ?? {};
  return (
    <PostForm action={PATHS.feelings} className="form" noValidate>
      {id ? <input type="hidden" name="id" value={id} /> : null}
      <h2 className="card-title">{edited ? `Change ${edited.name}` : "Add a feeling"}</h2>
      <Field
        label="Name"
        name="name"
        hint={`In your own words, up to ${FEELING_MAX_LENGTH} characters.`}
        defaultValue={refusal?.texts["name"] ?? begun?.["name"] ?? ""}
        error={errors["name"]}
        autoComplete="off"
      />
      <Field
        label="Emoji"
        name="emoji"
        hint="One, from your keyboard or from the list."
        defaultValue={refusal?.texts["emoji"] ?? begun?.["emoji"] ?? ""}
        error={errors["emoji"]}
        list="emoji-list"
        autoComplete="off"
      >
        <datalist id="emoji-list">
          {SUGGESTED_EMOJI.map((emoji) => (
            <option key={emoji}>{emoji}</option>
          ))}
        </datalist>
      </Field>
      <SelectField
        label="Color"
        name="color"
        defaultValue={(refusal ? refusal.feeling.color : begun?.["color"]) ?? ""}
        error={errors["color"]}
      >
        <option value="">Please choose</option>
        {FEELING_COLORS.map((color) => (
          <option key={color.id} value={color.id}>
            {color.label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Closest mood"
        name="mood"
        hint="In your charts, the feeling counts like this mood."
        defaultValue={(refusal ? refusal.feeling.mood : begun?.["mood"]) ?? ""}
        error={errors["mood"]}
      >
        <option value="">Please choose</option>
        {MOODS.map((mood) => (
          <option key={mood.id} value={mood.id}>
            {mood.emoji} {mood.label}
          </option>
        ))}
      </SelectField>
      <div className="button-row">
        <Button
          variant="main"
          name="intent"
          value={id ? "change-feeling" : "add-feeling"}
          busyLabel="Saving..."
        >
          {id ? "Save" : "Add feeling"}
        </Button>
        {id ? (
          <ButtonLink href={PATHS.feelings} variant="link">
            Cancel
          </ButtonLink>
        ) : null}
      </div>
      {id ? null : (
        <>
          <h2 className="card-title">Add an activity</h2>
          <Field
            label="Activity"
            name="activity"
            hint="Something you often do, like running or calling Mom. You can tick it when you log a mood."
            defaultValue={refusal?.texts["activity"] ?? draft["activity"] ?? ""}
            error={errors["activity"]}
            autoComplete="off"
          />
          <Button name="intent" value="add-activity" busyLabel="Adding...">
            Add activity
          </Button>
        </>
      )}
    </PostForm>
  );
}
