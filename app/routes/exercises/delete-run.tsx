import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { RunPage } from "./run-page.server.ts";

/** The way to delete what was written, behind one more tap, where something was. */
export function DeleteRun({ page }: { page: RunPage }) {
  if (page.answers.length === 0 && page.draft === "") return null;
  return (
    <details className="exercise-more">
      <summary>Delete what you wrote</summary>
      <PostForm action={page.href}>
        <p>
          {page.isFromChat
            ? "This removes it from your exercises. Your messages stay in the conversation. You can't undo this."
            : "This deletes all your answers here for good. You can't undo this."}
        </p>
        <Button variant="danger" name="go" value="delete">
          Delete
        </Button>
      </PostForm>
    </details>
  );
}
