import { AsyncLocalStorage } from "node:async_hooks";
import { regionOfCountry, type Region } from "#app/content/help-lines.ts";
import { environment } from "#app/config/environment.server.ts";

const places = new AsyncLocalStorage<{ code: string | null }>();

/**
 * Whose numbers help: those of the country that the person said they are in, the international ones where there are no
 * numbers of it, and the operator's own region while nobody said anything.
 */
export function helpRegion(): Region {
  const code = places.getStore()?.code ?? null;
  return code === null ? environment().crisisRegion : (regionOfCountry(code) ?? "INTL");
}

/** Answers a request for somebody in a country (`GB`, or a state as `US-CA`); null where it isn't known. */
export function inPlace<Result>(code: string | null, answer: () => Result): Result {
  return places.run({ code }, answer);
}

/** From here on the request is that of somebody in another country. */
export function movePlace(code: string): void {
  const place = places.getStore();
  if (place) place.code = code;
}
