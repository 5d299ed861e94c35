import { href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { RowMenu } from "#app/ui/row-menu.tsx";

/** Where an entry is changed or deleted. */
export function EntryMenu({ id, when }: { id: string; when: string }) {
  const path = href("/journal/:entryId", { entryId: id });
  const which = <span className="visually-hidden"> the entry of {when}</span>;
  return (
    <RowMenu label={`the entry of ${when}`}>
      <ButtonLink href={`${path}?edit`} variant="link" small>
        Edit{which}
      </ButtonLink>
      <PostForm action={`${path}/delete`}>
        <Button variant="link" className="button-away" small>
          Delete{which}
        </Button>
      </PostForm>
    </RowMenu>
  );
}
