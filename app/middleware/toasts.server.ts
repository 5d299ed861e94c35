import {
  createContext,
  redirect,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { isToastCode, type ToastCode } from "#app/content/toasts.ts";
import { OnePageCookie } from "./one-page-cookie.server.ts";

const toastContext = createContext<ToastCode | null>(null);
const cookie = new OnePageCookie("aliwell_toast");

/** Carries one toast over a redirect: the cookie holds its code, never its words. */
export const toasts: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const code = await cookie.read(request);
  context.set(toastContext, isToastCode(code) ? code : null);
  const response = await next();
  if (code !== null) await cookie.end(response);
  return response;
};

/** Shows a toast on this very page, where none was carried to it. For a route's middleware: loaders are too late. */
export function showToast(context: Readonly<RouterContextProvider>, code: ToastCode): void {
  if (context.get(toastContext) === null) context.set(toastContext, code);
}

/** The toast that this page shows. */
export function toastOf(context: Readonly<RouterContextProvider>): ToastCode | null {
  return context.get(toastContext);
}

/** The header that shows a toast on the next page. */
export function toastHeader(code: ToastCode): Promise<string> {
  return cookie.header(code);
}

/** Leads to a page and shows a toast there. */
export async function redirectWithToast(path: string, code: ToastCode): Promise<Response> {
  return redirect(path, { headers: { "Set-Cookie": await toastHeader(code) } });
}
