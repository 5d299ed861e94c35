import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { OnePageCookie } from "./one-page-cookie.server.ts";

const quietLine = createContext(false);
const cookie = new OnePageCookie("aliwell_line");

/**
 * Carries the quiet line with the link to help over the redirect after a text. The cookie says that a
 * line is to be shown and nothing else.
 */
export const quietLines: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const isCarried = (await cookie.read(request)) !== null;
  if (isCarried) context.set(quietLine, true);
  const response = await next();
  if (isCarried) await cookie.end(response);
  return response;
};

/** Whether this page shows the quiet line. */
export function hasQuietLine(context: Readonly<RouterContextProvider>): boolean {
  return context.get(quietLine);
}

/** Shows the quiet line on the page that follows a form: the answer itself, or where it leads. */
export async function showQuietLine(
  context: Readonly<RouterContextProvider>,
  answer: unknown,
): Promise<void> {
  context.set(quietLine, true);
  const isRedirect = answer instanceof Response && answer.status >= 300 && answer.status < 400;
  if (isRedirect) answer.headers.append("Set-Cookie", await cookie.header("1"));
}
