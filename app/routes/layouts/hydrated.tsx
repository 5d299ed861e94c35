import { Outlet } from "react-router";
import { adultsOnly, offeredOnly, signedInOnly } from "#app/middleware/access.server.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/hydrated";

export const handle = { scripts: "framework" } satisfies PageHandle;

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, adultsOnly, offeredOnly];

/** The same, for pages that hydrate. */
export default function Layout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RefusedOrFailed error={error} />;
}
