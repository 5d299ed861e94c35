import type { ReactNode } from "react";
import { Button, ButtonLink } from "./button.tsx";
import { Card } from "./card.tsx";
import { PostForm } from "./post-form.tsx";

interface DeleteRowProps {
  /** The page of the list. */
  path: string;
  /** Of the row, and what it is called. */
  id: string;
  name: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What can be done with a row of a list: its page asks before it deletes. */
export function DeleteRow({ path, id, name, children }: DeleteRowProps) {
  return (
    <div className={children ? "button-row" : undefined}>
      {children}
      <ButtonLink href={`${path}?delete=${id}#delete`} variant="link" className="button-away" small>
        Delete<span className="visually-hidden"> {name}</span>
      </ButtonLink>
    </div>
  );
}

interface AskToDeleteProps extends DeleteRowProps {
  intent: string;
}

/** The question before it, with what becomes of the rest. */
export function AskToDelete({ path, id, name, intent, children }: AskToDeleteProps) {
  return (
    <Card title={`Delete ${name}?`} id="delete">
      {children}
      <PostForm action={path} className="button-row">
        <input type="hidden" name="id" value={id} />
        <Button variant="danger" name="intent" value={intent} busyLabel="Deleting...">
          Delete
        </Button>
        <ButtonLink href={path}>Keep it</ButtonLink>
      </PostForm>
    </Card>
  );
}
