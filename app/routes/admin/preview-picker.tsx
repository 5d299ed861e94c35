import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/field.tsx";
import type { Picked } from "./preview-address.ts";

interface PickerProps {
  action: string;
  picked: Picked;
  characters: readonly { id: string; name: string }[];
  /** Hidden fields that keep the reader's place. */
  kept?: Readonly<Record<string, string>>;
  children?: React.ReactNode;
}

/** Picks the language and the companion of a preview. */
export function PreviewPicker({ action, picked, characters, kept = {}, children }: PickerProps) {
  return (
    <form method="get" action={action} className="preview-picker">
      {children}
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField label="Language" name="language" defaultValue={picked.language}>
        <option value="en">English</option>
        <option value="es">Spanish</option>
      </SelectField>
      <SelectField label="Companion" name="character" defaultValue={picked.character}>
        {characters.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button>Show</Button>
    </form>
  );
}
