import { Button } from "#app/ui/button.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import type { RunPage } from "./run-page.server.ts";

/** The way to delete what was written, behind one more tap. */
export function DeleteRun({ page }: { page: RunPage }) {
  return (
    <details className="exercise-delete">
      <summary>Delete what was written here</summary>
      <form method="post" action={page.href}>
        <FormToken value={page.formToken} />
        <p>
          {page.isFromChat
            ? "This takes it out of your exercises. The conversation keeps its messages. It can not be undone."
            : "All answers of this time are deleted for good. It can not be undone."}
        </p>
        <Button variant="danger" name="go" value="delete">
          Delete
        </Button>
      </form>
    </details>
  );
}
