import { isRouteErrorResponse } from "react-router";
import { refusalWords, saidIn } from "#app/catalogue/refusals.ts";
import { ErrorPage } from "./error-page.tsx";
import { HelpNotice } from "./help-notice.tsx";

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
    ...(isRouteErrorResponse(error) && saidIn(error.data)),
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
