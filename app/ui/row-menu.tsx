import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** What can be done with one row or page, folded away behind three dots. */
export function RowMenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="row-menu" name="row-menu">
      <summary title="Options">
        <Icon name="more" />
        <span className="visually-hidden">Options: {label}</span>
      </summary>
      <div>{children}</div>
    </details>
  );
}
