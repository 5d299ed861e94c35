import { PATHS } from "#app/catalogue/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EntryForm, type EntryValues } from "./entry-form.tsx";
import type { JournalPage, NewEntry } from "./journal-page.server.ts";

/** An entry that was not saved, with all that was written and chosen in it. */
interface RefusedEntry {
  texts: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, readonly string[]>>;
  chosen: Pick<EntryValues, "mood" | "date" | "shareWithAi">;
}

interface NewEntryFormProps {
  page: JournalPage;
  begun: NewEntry | null;
  refusal: RefusedEntry | null;
}

/** The form of a new entry: empty, begun with a text to fill in, or as it was refused. */
export function NewEntryForm({ page, begun, refusal }: NewEntryFormProps) {
  const values: EntryValues = {
    content: refusal?.texts["content"] ?? begun?.content ?? "",
    tags: refusal?.texts["tags"] ?? begun?.tags ?? "",
    mood: refusal ? refusal.chosen.mood : (begun?.mood ?? null),
    date: refusal?.chosen.date || begun?.date || page.today,
    shareWithAi: refusal?.chosen.shareWithAi ?? begun?.shareWithAi ?? false,
  };
  return (
    <div className="stack" id="new-entry">
      {values.content === "" ? (
        <nav aria-label="Begin with a template" className="templates">
          {page.templates.map(({ id, title, about }) => (
            <ButtonLink
              key={id}
              href={`${PATHS.journal}?entry=new&template=${id}`}
              title={about}
              small
            >
              {title}
            </ButtonLink>
          ))}
        </nav>
      ) : null}
      <EntryForm
        action={PATHS.journal}
        values={values}
        errors={refusal?.errors ?? {}}
        today={page.today}
        own={page.own}
        cancelHref={PATHS.journal}
        {...(begun && { prompt: begun.prompt })}
        hidden={{ formKey: begun?.formKey ?? null, exerciseRunId: begun?.exerciseRunId ?? null }}
        draft={{ entryId: null, version: begun?.draftVersion ?? 0 }}
      />
    </div>
  );
}
