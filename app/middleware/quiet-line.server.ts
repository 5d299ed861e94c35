import {
  createContext,
  createCookie,
  type Cookie,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { environment } from "#app/config/environment.server.ts";
import { cookieName } from "./signed-cookie.server.ts";

const quietLine = createContext(false);
const NAME = "aliwell_line";
let cookie: Cookie | undefined;

function lineCookie(): Cookie {
  cookie ??= createCookie(cookieName(NAME), {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: environment().appUrl.startsWith("https:"),
    maxAge: 60,
  });
  return cookie;
}

/**
 * Carries the quiet line with the link to help over the redirect after a text. The cookie says that a
 * line is to be shown and nothing else; the next page that is shown ends it.
 */
export const quietLines: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const isCarried =
    request.method === "GET" && request.headers.get("cookie")?.includes(NAME) === true;
  if (isCarried) context.set(quietLine, true);
  const response = await next();
  const isPage = /^text\/(html|x-script)/.test(response.headers.get("Content-Type") ?? "");
  if (isCarried && response.status < 300 && isPage) {
    response.headers.append("Set-Cookie", await lineCookie().serialize("", { maxAge: 0 }));
  }
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
  if (isRedirect) answer.headers.append("Set-Cookie", await lineCookie().serialize("1"));
}
