import { PATHS } from "#app/catalogue/paths.ts";
import { FormToken } from "#app/ui/form-token.tsx";

/** The tags of an entry: each leads to all entries that have it. */
export function EntryTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <form method="post" action={PATHS.journalSearch} className="tag-row">
      <FormToken />
      {tags.map((tag) => (
        <button key={tag} className="badge tag" name="tag" value={tag} dir="auto">
          {tag}
          <span className="visually-hidden"> (all entries with this tag)</span>
        </button>
      ))}
    </form>
  );
}
