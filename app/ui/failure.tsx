import { isRouteErrorResponse } from "react-router";
import type { ReactNode } from "react";
import { refusalWords, wordsOfThrown } from "#app/catalogue/refusals.ts";
import { portraitOf, UNCHOSEN } from "#app/catalogue/therapist-ids.ts";
import { HelpNotice } from "./help-notice.tsx";
import { ButtonLink } from "./button.tsx";
import { Portrait } from "./portrait.tsx";

interface ErrorPageProps {
  title: string;
  text?: ReactNode;
  homeHref?: string;
  homeLabel?: string;
  children?: ReactNode;
}

/** The title of that page, for the browser's tab. */
export function failureTitle(error: unknown): string {
  const status = statusOf(error);
  return status === 404 ? "Page not found" : refusalWords(status).title;
}

/** What a page shows in place of itself when a request failed. */
export function Failure({ error }: { error: unknown }) {
  const status = statusOf(error);
  const { title, text } = {
    ...refusalWords(status),
    ...(isRouteErrorResponse(error) && wordsOfThrown(error.data)),
  };
  return (
    <ErrorPage
      title={title}
      text={text}
      {...(status === 401 && { homeHref: "/auth", homeLabel: "Sign In" })}
    >
      <HelpNotice />
    </ErrorPage>
  );
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

function ErrorPage({
  title,
  text,
  homeHref = "/",
  homeLabel = "Back to Home",
  children,
}: ErrorPageProps) {
  return (
    <div className="screen screen-narrow error-page">
      <Portrait src={portraitOf(UNCHOSEN)} />
      <h1>{title}</h1>
      {text ? <p className="lead">{text}</p> : null}
      <ButtonLink href={homeHref} variant="main">
        {homeLabel}
      </ButtonLink>
      {children}
    </div>
  );
}
