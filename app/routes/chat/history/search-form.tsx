import { PATHS } from "#app/catalogue/paths.ts";
import { Field, type FieldError } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PostForm } from "#app/ui/post-form.tsx";

interface SearchFormProps {
  draftVersion?: number;
  query?: string;
  error?: FieldError;
}

/** What is looked for is nobody else's business, so it travels in the form and never in an address. */
export function SearchForm({ draftVersion, query = "", error }: SearchFormProps) {
  return (
    <search>
      <PostForm
        action={PATHS.search}
        className="search-form"
        noValidate
        draftVersion={draftVersion}
      >
        <Field
          label="Search your conversations"
          name="query"
          type="search"
          placeholder="Search"
          defaultValue={query}
          error={error}
          autoComplete="off"
        >
          <button className="field-toggle" title="Search">
            <Icon name="search" />
            <span className="visually-hidden">Search</span>
          </button>
        </Field>
      </PostForm>
    </search>
  );
}
