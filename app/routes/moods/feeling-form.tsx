import {
  FEELING_COLORS,
  moodChoices,
  SUGGESTED_EMOJI,
  type FeelingColor,
} from "#app/catalogue/feelings.ts";
import type { MoodId } from "#app/catalogue/moods.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { MoodTiles } from "../journal/entry-form.tsx";
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
      <div className="feeling-name">
        <Field
          label="Name"
          name="name"
          placeholder="Proud, drained"
          defaultValue={refusal?.texts["name"] ?? begun?.["name"] ?? ""}
          error={errors["name"]}
          autoComplete="off"
        />
        <Field
          label="Emoji"
          name="emoji"
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
      </div>
      <MoodTiles
        legend="Color"
        name="color"
        tiles={FEELING_COLORS.map(({ id: choice, label, mood }) => ({ choice, label, tone: mood }))}
        chosen={(refusal ? refusal.feeling.color : begun?.["color"]) ?? null}
        error={errors["color"]}
      />
      <MoodTiles
        legend="Closest mood"
        name="mood"
        hint="In your charts, the feeling counts like this mood."
        tiles={moodChoices([])}
        chosen={(refusal ? refusal.feeling.mood : begun?.["mood"]) ?? null}
        error={errors["mood"]}
      />
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
          <hr />
          <h2 className="card-title">Add an activity</h2>
          <Field
            label="Activity"
            name="activity"
            hint="You can tick it when you log a mood."
            placeholder="Running, calling Mom"
            defaultValue={refusal?.texts["activity"] ?? draft["activity"] ?? ""}
            error={errors["activity"]}
            autoComplete="off"
          />
          <div className="button-row">
            <Button name="intent" value="add-activity" busyLabel="Adding...">
              Add activity
            </Button>
          </div>
        </>
      )}
    </PostForm>
  );
}
