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
        text="Nothing that was stored is lost. Please go back and try again in a moment."
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
        title: "This form could not be taken",
        text: "The page was open for a long time, or cookies are switched off. Go back, reload the page and send it again. Nothing was changed.",
      };
    case 405:
      return { title: "That does not work here", text: "Please use the buttons of the pages." };
    case 413:
      return {
        title: "That is too much at once",
        text: "What was sent is larger than this page can take. Go back and send a shorter text.",
      };
    case 415:
      return {
        title: "This could not be read",
        text: "The form arrived in a format that this page does not know.",
      };
    case 429:
      return {
        title: "Please wait a moment",
        text: "There were too many tries in a short time. Please wait a few minutes and try again.",
      };
    default:
      return {
        title: "This could not be read",
        text: "Something in the request was not as expected. Go back and try again.",
      };
  }
}
