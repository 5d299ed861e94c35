import { RefusedOrFailed } from "#app/ui/refused-words.tsx";

/** What stays open to everybody, whoever they are: help, the law, the way in and out. */
export const ErrorBoundary = RefusedOrFailed;
