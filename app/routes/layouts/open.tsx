import { RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/open";

/** What stays open to everybody, whoever they are: help, the law, the way in and out. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RefusedOrFailed error={error} />;
}
