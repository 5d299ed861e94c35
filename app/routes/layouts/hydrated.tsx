import { adultsOnly, offeredOnly, signedInOnly } from "#app/middleware/access.server.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/hydrated";

export const handle = { scripts: "framework" } satisfies PageHandle;

/** The same, for pages that hydrate. */
export const middleware: Route.MiddlewareFunction[] = [signedInOnly, adultsOnly, offeredOnly];

export const ErrorBoundary = RefusedOrFailed;
