import {
  createContext,
  createCookie,
  type Cookie,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { isToastCode, type ToastCode } from "#app/catalogue/toasts.ts";
import { environment } from "#app/config/environment.server.ts";
import { cookieName } from "./signed-cookie.server.ts";

const toastContext = createContext<ToastCode | null>(null);
const NAME = "aliwell_toast";
let cookie: Cookie | undefined;

function toastCookie(): Cookie {
  cookie ??= createCookie(cookieName(NAME), {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: environment().appUrl.startsWith("https:"),
    maxAge: 60,
  });
  return cookie;
}

/** Carries one toast over a redirect: the cookie holds its code, never its words. */
export const toasts: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const cookies = request.method === "GET" ? request.headers.get("cookie") : null;
  // Nearly always there is none, and to take the header apart costs more than to see that.
  const code: unknown = cookies?.includes(NAME) ? await toastCookie().parse(cookies) : null;
  context.set(toastContext, isToastCode(code) ? code : null);
  const response = await next();
  const isShown = response.status < 300 && hasPage(response);
  if (code && isShown) {
    response.headers.append("Set-Cookie", await toastCookie().serialize("", { maxAge: 0 }));
  }
  return response;
};

/** The toast that this page shows. */
export function toastOf(context: Readonly<RouterContextProvider>): ToastCode | null {
  return context.get(toastContext);
}

/** The header that shows a toast on the next page. */
export function toastHeader(code: ToastCode): Promise<string> {
  return toastCookie().serialize(code);
}

function hasPage(response: Response): boolean {
  return /^text\/(html|x-script)/.test(response.headers.get("Content-Type") ?? "");
}
