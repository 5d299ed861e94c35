import type { ReactNode } from "react";

export type Tone = "info" | "success" | "warning" | "danger";

export interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}

/** A message inside the page: what a toast says, for everybody and for as long as the page stands. */
export function Notice({ tone = "info", title, text, children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={tone === "danger" ? "alert" : "status"}>
      {title ? <p className="notice-title">{title}</p> : null}
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  );
}
