import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import { RowMenu } from "#app/ui/row-menu.tsx";
import type { MemoryPage, ShownMemory } from "./memory-page.server.ts";

/** Every memory with where it comes from, and what can be done with it. */
export function MemoryList({ page }: { page: MemoryPage }) {
  if (page.memories.length === 0) {
    return (
      <p>
        Nothing here yet.{" "}
        {page.remembers
          ? "Memories show up here after a conversation."
          : "Memory is off, so nothing is added."}
      </p>
    );
  }
  const rest = page.memories.slice(MAX_SEEN_AT_ONCE);
  return (
    <div>
      <Memories memories={page.memories.slice(0, MAX_SEEN_AT_ONCE)} />
      {rest.length > 0 ? (
        <details className="fold">
          <summary>{rest.length} more</summary>
          <Memories memories={rest} />
        </details>
      ) : null}
    </div>
  );
}

const MAX_SEEN_AT_ONCE = 6;

function Memories({ memories }: { memories: readonly ShownMemory[] }) {
  return (
    <ul className="memories">
      {memories.map((memory) => (
        <li key={memory.id}>
          <div>
            <p className="memory-kind">{memory.kindLabel}</p>
            <p className="memory-text">
              <PlainText text={memory.content} />
            </p>
            <p className="memory-source">
              <Source memory={memory} />
            </p>
          </div>
          <RowMenu label={memory.content}>
            <ButtonLink href={`${PATHS.memory}/${memory.id}`} variant="link" small>
              Edit
              <span className="visually-hidden">: {memory.content}</span>
            </ButtonLink>
            <PostForm action={`${PATHS.memory}/${memory.id}`}>
              <Button variant="link" className="button-away" name="intent" value="delete" small>
                Delete
                <span className="visually-hidden">: {memory.content}</span>
              </Button>
            </PostForm>
          </RowMenu>
        </li>
      ))}
    </ul>
  );
}

/** "From your message of May 3", which leads there. */
export function Source({ memory }: { memory: ShownMemory }) {
  const { source, isEdited, day } = memory;
  if (!source) return isEdited ? `Added by you on ${day}` : `From what you said on ${day}`;
  return (
    <>
      <a href={source.href}>From your message of {day}</a>
      {isEdited ? ", edited by you" : null}
    </>
  );
}
