import { PATHS } from "#app/catalogue/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface DeletedProps {
  what: string;
  undoId: string;
}

/** Right after something was deleted: it can be put back. */
export function JustDeleted({ what, ...undo }: DeletedProps) {
  return (
    <Notice
      title={`${what} deleted`}
      text="You can undo this for a day. After that it's gone for good."
    >
      <UndoForm {...undo} />
    </Notice>
  );
}

/** Later, and quietly: nobody may take it for what they just did. */
export function DeletedBefore({ what, ...undo }: DeletedProps) {
  return (
    <div className="button-row">
      <span className="fine-print">You deleted {what} today.</span>
      <UndoForm {...undo} />
    </div>
  );
}

function UndoForm({ undoId }: Omit<DeletedProps, "what">) {
  return (
    <PostForm action={PATHS.undo}>
      <Button name="undoId" value={undoId} small>
        Undo
      </Button>
    </PostForm>
  );
}
