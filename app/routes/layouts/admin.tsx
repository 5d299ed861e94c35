import { adminsOnly, unlockedOnly } from "#app/middleware/access.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/admin";

/** Pages of whoever looks after the product. */
export const middleware: Route.MiddlewareFunction[] = [unlockedOnly, adminsOnly];

export function loader() {
  return { hasModel: isModelConfigured() };
}

export const ErrorBoundary = RefusedOrFailed;
