import type { ReactNode } from "react";
import { resolveTherapist, storedTherapist } from "#app/catalogue/therapists.ts";
import { ButtonLink } from "./button.tsx";
import { Portrait } from "./portrait.tsx";

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
      <Portrait src={storedTherapist(resolveTherapist(null, null)).avatar} />
      <h1>{title}</h1>
      {text ? <p className="lead">{text}</p> : null}
      <ButtonLink href={homeHref} variant="main">
        {homeLabel}
      </ButtonLink>
      {children}
    </div>
  );
}
