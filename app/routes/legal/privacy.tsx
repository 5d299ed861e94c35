import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/privacy";
import { legalPage } from "./legal-page.server.ts";
import { legalMeta, LegalView } from "./legal-view.tsx";

export const handle = { isForVisitors: true, scripts: "none" } satisfies PageHandle;

export const meta: Route.MetaFunction = legalMeta;

export function loader() {
  return legalPage("privacy");
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalView text={loaderData} />;
}
