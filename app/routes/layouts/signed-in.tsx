import { adultsOnly, offeredOnly, signedInOnly } from "#app/middleware/access.server.ts";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/signed-in";

/** Pages of the companion, for adults who are signed in. */
export const middleware: Route.MiddlewareFunction[] = [signedInOnly, adultsOnly, offeredOnly];

export const ErrorBoundary = RefusedOrFailed;
