import { premiumCallsOnly } from "#app/middleware/access.server.ts";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/premium-calls";

/** Voice calls, which are part of Premium. */
export const middleware: Route.MiddlewareFunction[] = [premiumCallsOnly];

export const ErrorBoundary = RefusedOrFailed;
