import { adultsOnly, journalReadersOnly, signedInOnly } from "#app/middleware/access.server.ts";
import daysStylesUrl from "#app/ui/days.css?url";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/journal";

/** The journal and the progress page, which are part of Premium. */
export const middleware: Route.MiddlewareFunction[] = [
  signedInOnly,
  adultsOnly,
  journalReadersOnly,
];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: daysStylesUrl }];

export const ErrorBoundary = RefusedOrFailed;
