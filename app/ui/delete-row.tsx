import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { FormToken } from "./form-token.tsx";

interface DeleteRowProps {
  action: string;
  formToken: string;
  /** Of the row, and what it is called. */
  id: string;
  name: string;
  intent: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** The form that deletes a row of a list. */
export function DeleteRow({ action, formToken, id, name, intent, children }: DeleteRowProps) {
  return (
    <form method="post" action={action} className={children ? "button-row" : undefined}>
      <FormToken value={formToken} />
      <input type="hidden" name="id" value={id} />
      {children}
      <Button variant="link" small name="intent" value={intent}>
        Delete<span className="visually-hidden"> {name}</span>
      </Button>
    </form>
  );
}
