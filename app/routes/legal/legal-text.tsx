import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/legal-text";
import { legalPage } from "./legal-page.server.ts";
import { legalMeta, LegalView } from "./legal-view.tsx";

export const handle = { isForVisitors: true, scripts: "none" } satisfies PageHandle;

export const meta: Route.MetaFunction = legalMeta;

export function loader({ pattern }: Route.LoaderArgs) {
  return legalPage(pattern.replace("/", ""));
}

export default function LegalPage({ loaderData, matches }: Route.ComponentProps) {
  return <LegalView text={loaderData} isFolded={matches.at(-1)?.id === "about-ai"} />;
}
