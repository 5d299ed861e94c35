import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";

export interface ErrorPageProps {
  title: string;
  text?: ReactNode;
  homeHref?: string;
  homeLabel?: string;
  children?: ReactNode;
}

export function ErrorPage({
  title,
  text,
  homeHref = "/",
  homeLabel = "Back to Home",
  children,
}: ErrorPageProps) {
  return (
    <div className="screen screen-narrow error-page">
      <h1>{title}</h1>
      {text ? <p className="lead">{text}</p> : null}
      {children}
      <ButtonLink href={homeHref} variant="main">
        {homeLabel}
      </ButtonLink>
    </div>
  );
}
