import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { RowMenu } from "#app/ui/row-menu.tsx";

interface EntryMenuProps {
  id: string;
  when: string;
}

/** Where an entry is changed or deleted. */
export function EntryMenu({ id, when }: EntryMenuProps) {
  const href = `${PATHS.journal}/${id}`;
  const which = <span className="visually-hidden"> the entry of {when}</span>;
  return (
    <RowMenu label={`the entry of ${when}`}>
      <ButtonLink href={`${href}?edit`} variant="link" small>
        Edit{which}
      </ButtonLink>
      <form method="post" action={`${href}/delete`}>
        <FormToken />
        <Button variant="link" small>
          Delete{which}
        </Button>
      </form>
    </RowMenu>
  );
}
