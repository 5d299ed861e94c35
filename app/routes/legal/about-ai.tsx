import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/about-ai";
import { legalPage } from "./legal-page.server.ts";
import { legalMeta, LegalView } from "./legal-view.tsx";

export const handle = { isForVisitors: true, scripts: "none" } satisfies PageHandle;

export const meta: Route.MetaFunction = legalMeta;

export function loader() {
  return legalPage("about-ai");
}

export default function AboutAi({ loaderData }: Route.ComponentProps) {
  return <LegalView text={loaderData} isFolded />;
}
