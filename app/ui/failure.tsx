import { isRouteErrorResponse } from "react-router";
import { ErrorPage, NotFoundPage } from "./error-page.tsx";
import { HelpNotice } from "./help-notice.tsx";

const OUR_FAILURE = "Something went wrong on our side";

/** The title of that page, for the browser's tab. */
export function failureTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return OUR_FAILURE;
  return error.status === 404 ? "Page not found" : refusalTexts(error).title;
}

/** What a page shows in place of itself when a request failed. */
export function Failure({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) {
    return (
      <ErrorPage
        title={OUR_FAILURE}
        text="Nothing you saved is lost. Please go back and try again in a moment."
      >
        <HelpNotice />
      </ErrorPage>
    );
  }
  if (error.status === 404) return <NotFoundPage />;
  const { title, text } = refusalTexts(error);
  return <ErrorPage title={title} text={text} />;
}

function refusalTexts(error: { status: number; data: unknown }): { title: string; text: string } {
  switch (error.status) {
    case 403:
      return {
        title: "We couldn't accept this form",
        text: "The page was open for a long time, or cookies are turned off. Go back, reload the page and send it again. Nothing was changed.",
      };
    case 405:
      return { title: "That doesn't work here", text: "Please use the buttons on the page." };
    case 413:
      return {
        title: "That's too much at once",
        text: "What you sent is too large for this page. Go back and send a shorter text.",
      };
    case 415:
      return {
        title: "We couldn't read this",
        text: "The form arrived in a format this page doesn't know.",
      };
    case 429:
      return {
        title: "Please wait a moment",
        text: "Too many tries in a short time. Please wait a few minutes and try again.",
      };
    default:
      return {
        title: "We couldn't read this",
        text: "Something about the request was unexpected. Go back and try again.",
      };
  }
}
