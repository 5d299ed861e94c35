import { signedInOnly } from "#app/middleware/access.server.ts";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/own-texts";

/** A person's own texts, for whoever wrote them. */
export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export const ErrorBoundary = RefusedOrFailed;
