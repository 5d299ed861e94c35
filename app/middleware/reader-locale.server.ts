import { AsyncLocalStorage } from "node:async_hooks";
import type { MiddlewareFunction } from "react-router";
import { DEFAULT_LOCALE, setLocaleSource } from "#app/catalogue/format-date.ts";

const locales = new AsyncLocalStorage<string>();
setLocaleSource(() => locales.getStore() ?? DEFAULT_LOCALE);

/** Has days and weeks written while a request is answered as whoever reads them is used to. */
export const readerLocale: MiddlewareFunction<Response> = ({ request }, next) =>
  locales.run(localeFrom(request.headers.get("accept-language")), next);

/**
 * English, as the words of every page are, with the order of dates, the clock and the week of the
 * country that a browser's first language names or is mostly spoken in.
 */
export function localeFrom(acceptLanguage: string | null): string {
  const [first = ""] = acceptLanguage?.split(/[,;]/, 1) ?? [];
  try {
    const { region } = new Intl.Locale(first.trim()).maximize();
    return region && /^[A-Z]{2}$/.test(region) ? `en-${region}` : DEFAULT_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}
