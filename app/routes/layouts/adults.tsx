import { adultsOnly, offeredOnly, unlockedOnly } from "#app/middleware/access.server.ts";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/adults";

/** Open to visitors, and closed to an account that is not an adult's. */
export const middleware: Route.MiddlewareFunction[] = [unlockedOnly, adultsOnly, offeredOnly];

export const ErrorBoundary = RefusedOrFailed;
