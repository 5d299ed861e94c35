import { Outlet } from "react-router";
import { adultsOnly, offeredOnly, unlockedOnly } from "#app/middleware/access.server.ts";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/adults";

export const middleware: Route.MiddlewareFunction[] = [unlockedOnly, adultsOnly, offeredOnly];

/** Open to visitors, and closed to an account that is not an adult's. */
export default function Layout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RefusedOrFailed error={error} />;
}
