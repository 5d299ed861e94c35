import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export interface ToastProps {
  title: ReactNode;
  text?: ReactNode;
  destructive?: boolean;
  /** Without scripts it stays out of the way of what the page says. */
  onlyFloating?: boolean;
  /** For pages with a framework: closes the toast. Elsewhere the page's script does. */
  onClose?: () => void;
}

/** Where toasts appear. Without scripts they stand in the page, under the navigation bar. */
export function ToastRegion({
  children,
  live = false,
}: {
  children?: ReactNode;
  /** Float from the start: for pages that run their own script. */
  live?: boolean;
}) {
  return (
    <section
      className={live ? "toasts toasts-live" : "toasts"}
      aria-label="Notifications (F8)"
      // One that comes later is read out: a role that comes with its words often isn't.
      aria-live="polite"
      tabIndex={-1}
      data-toasts
    >
      {children}
    </section>
  );
}

export function Toast({ title, text, destructive = false, onlyFloating, onClose }: ToastProps) {
  return (
    <div
      className={destructive ? "toast toast-danger" : "toast"}
      role={destructive ? "alert" : "status"}
      hidden={onlyFloating}
      data-toast
    >
      <div>
        <p className="notice-title">{title}</p>
        {text ? <p>{text}</p> : null}
      </div>
      <button
        type="button"
        className="icon-button toast-close"
        aria-label="Close"
        title="Close"
        hidden={onClose === undefined}
        onClick={onClose}
        data-toast-close
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
