import { adultsOnly, signedInCalls } from "#app/middleware/access.server.ts";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/calls";

/** What scripts and frames of those pages ask for. */
export const middleware: Route.MiddlewareFunction[] = [signedInCalls, adultsOnly];

export const ErrorBoundary = RefusedOrFailed;
