import { Outlet } from "react-router";
import { premiumCallsOnly } from "#app/middleware/access.server.ts";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/premium-calls";

export const middleware: Route.MiddlewareFunction[] = [premiumCallsOnly];

/** Voice calls, which are part of Premium. */
export default function Layout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RefusedOrFailed error={error} />;
}
