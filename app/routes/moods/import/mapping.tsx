import { moodChoices, type Feeling } from "#app/catalogue/feelings.ts";
import { MOODS } from "#app/catalogue/moods.ts";
import { Card } from "#app/ui/card.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { OptionsField } from "#app/ui/options-field.tsx";
import type { ImportPreview } from "./preview.server.ts";

type Preview = NonNullable<ImportPreview["preview"]>;

interface MoodField {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | null;
}

/** A field for each name of a mood: with what was chosen for it, or what it most likely stands for. */
export function moodFields({ names }: Preview, chosen: readonly string[] | null): MoodField[] {
  return names.map(({ name, count, mood }, index) => {
    const value = chosen?.[index] ?? mood;
    const error = chosen && value === "" ? `Please choose a mood for “${name}”` : null;
    const label = `${name} (${times(count)})`;
    return { id: `mood-${index}`, name: `moods[${index}]`, label, value, error };
  });
}

/** What somebody calls their moods, and what each stands for here. */
export function Mapping({
  fields,
  feelings,
}: {
  fields: readonly MoodField[];
  feelings: readonly Feeling[];
}) {
  return (
    <Card title="What do you call these moods here?">
      {fields.map(({ value, ...field }) => (
        <SelectField key={field.id} {...field} defaultValue={value} required>
          <option value="">Choose</option>
          {moodChoices(feelings).map(({ choice, emoji, label }) => (
            <option key={choice} value={choice}>
              {emoji} {label}
            </option>
          ))}
          <optgroup label="Keep it as a feeling of your own">
            {MOODS.map(({ id, label }) => (
              <option key={id} value={`keep:${id}`}>
                Keep the name, closest to {label}
              </option>
            ))}
          </optgroup>
        </SelectField>
      ))}
    </Card>
  );
}

/** What the file's owner did, to be ticked from now on when they log a mood. */
export function Activities({
  names,
  ticked,
}: {
  names: readonly string[];
  ticked: readonly string[] | null;
}) {
  if (names.length === 0) return null;
  return (
    <Card title="Keep these activities?">
      <OptionsField
        legend="You can tick them when you log a mood"
        name="activities"
        options={names.map((name) => ({ value: name, label: name }))}
        defaultValue={ticked ?? names}
      />
    </Card>
  );
}

function times(count: number): string {
  return count === 1 ? "once" : `${count.toLocaleString("en-US")} times`;
}
