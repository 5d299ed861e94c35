import type { ReactNode } from "react";

export interface CardProps {
  title?: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
  children?: ReactNode;
  /** Raised paper (the default), sage for a quiet aside, or a plain outline. */
  look?: "paper" | "sage" | "outline";
  id?: string;
  className?: string;
}

export function Card({ title, level = 2, children, look = "paper", id, className }: CardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <section className={`card card-${look}${className ? ` ${className}` : ""}`} id={id}>
      {title ? <Heading className="card-title">{title}</Heading> : null}
      {children}
    </section>
  );
}
