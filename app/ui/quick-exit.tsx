export interface QuickExitProps {
  label?: string | undefined;
  /** Somewhere ordinary. */
  href: string;
}

/** A way off the page at once. With the page's script it leaves no way back to it either. */
export function QuickExit({ label = "Leave this page now", href }: QuickExitProps) {
  return (
    <a className="button button-quiet" href={href} rel="noreferrer" data-quick-exit>
      {label}
    </a>
  );
}
