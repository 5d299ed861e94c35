import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export interface DialogProps {
  id: string;
  title: ReactNode;
  children?: ReactNode;
  /** Shown by the server: it then stands in the page like any section, and a script may lift it. */
  open?: boolean;
  /** With `open`: the script of plain pages lifts it over the page. */
  lifted?: boolean;
  /** Where Close leads without scripts; without it Close is a dialog form, which needs none either. */
  closeHref?: string;
  /** Left out where a choice has to be made. */
  closable?: boolean;
  role?: "dialog" | "alertdialog";
}

export function Dialog({
  id,
  title,
  children,
  open,
  lifted,
  closeHref,
  closable = true,
  role,
}: DialogProps) {
  return (
    <dialog
      className="dialog"
      id={id}
      open={open}
      data-lifted={lifted || undefined}
      role={role}
      aria-labelledby={`${id}-title`}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {closable ? <Close href={closeHref} /> : null}
      </div>
      {children}
    </dialog>
  );
}

function Close({ href }: { href: string | undefined }) {
  if (href) {
    return (
      <a className="icon-button" href={href} aria-label="Close" title="Close">
        <Icon name="close" />
      </a>
    );
  }
  return (
    <form method="dialog">
      <button className="icon-button" aria-label="Close" title="Close">
        <Icon name="close" />
      </button>
    </form>
  );
}
