import { Outlet } from "react-router";
import { signedInOnly } from "#app/middleware/access.server.ts";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/own-texts";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

/** A person's own texts, for whoever wrote them. */
export default function Layout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RefusedOrFailed error={error} />;
}
