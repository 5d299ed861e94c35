import type { RegionChoice } from "#app/models/accounts/regions.server.ts";
import { SelectField } from "#app/ui/field.tsx";

/** Where somebody may live. */
export interface RegionChoices {
  states: readonly RegionChoice[];
  countries: readonly RegionChoice[];
}

interface RegionFieldProps {
  regions: RegionChoices;
  field: {
    name: string;
    id: string;
    initialValue?: string | undefined;
    errors?: string[] | undefined;
  };
}

/** Asked for only where the service isn't offered everywhere. */
export function RegionField({ regions, field }: RegionFieldProps) {
  return (
    <SelectField
      label="Where do you live?"
      hint="We can't offer accounts everywhere yet."
      name={field.name}
      id={field.id}
      defaultValue={field.initialValue ?? ""}
      error={field.errors}
      required
    >
      <option value="">Choose</option>
      <Regions label="United States" choices={regions.states} />
      <Regions label="Other countries" choices={regions.countries} />
    </SelectField>
  );
}

function Regions({ label, choices }: { label: string; choices: readonly RegionChoice[] }) {
  return (
    <optgroup label={label}>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
