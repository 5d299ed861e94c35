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
    feeling: { id: string; color: FeelingColor | null; mood: MoodId | null } | null;
  } | null;
}

/** The name, the emoji, the color and the nearest mood of a feeling, to add or to change. */
export function FeelingForm({ page: { edited }, refusal }: FeelingFormProps) {
  const id = refusal?.feeling?.id || edited?.id;
  const errors = refusal?.errors ?? {};
  return (
    <PostForm action={PATHS.feelings} className="form" noValidate>
      {id ? <input type="hidden" name="id" value={id} /> : null}
      <div className="feeling-name">
        <Field
          label="Name"
          name="name"
          placeholder="Proud, drained"
          defaultValue={refusal?.texts["name"] ?? edited?.name ?? ""}
          error={errors["name"]}
          autoComplete="off"
        />
        <Field
          label="Emoji"
          name="emoji"
          defaultValue={refusal?.texts["emoji"] ?? edited?.emoji ?? ""}
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
        chosen={refusal ? refusal.feeling?.color : edited?.color}
        error={errors["color"]}
      />
      <MoodTiles
        legend="Closest mood"
        name="mood"
        hint="In your charts, the feeling counts like this mood."
        tiles={moodChoices([])}
        chosen={refusal ? refusal.feeling?.mood : edited?.mood}
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
    </PostForm>
  );
}
