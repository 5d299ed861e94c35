import { PATHS } from "#app/catalogue/paths.ts";
import { PostForm } from "#app/ui/post-form.tsx";

/** The tags of an entry: each leads to all entries that have it. */
export function EntryTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <PostForm action={PATHS.journalSearch} className="tag-row">
      {tags.map((tag) => (
        <button key={tag} className="tag" name="tag" value={tag} dir="auto">
          #{tag}
          <span className="visually-hidden"> (all entries with this tag)</span>
        </button>
      ))}
    </PostForm>
  );
}
