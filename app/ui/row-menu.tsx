import type { ReactNode } from "react";

/** What can be done with one row or page, folded away behind three dots. */
export function RowMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="message-menu row-menu" name="row-menu">
      <summary title="Options">
        <span className="visually-hidden">Options: {label}</span>
      </summary>
      <div className="message-menu-body">{children}</div>
    </details>
  );
}
