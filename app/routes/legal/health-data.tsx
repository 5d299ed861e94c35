import { HEALTH_DATA } from "#app/catalogue/legal/health-data.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/health-data";
import { legalPage } from "./legal-page.server.ts";
import { LegalView } from "./legal-view.tsx";

export const handle = { isForVisitors: true, scripts: "none" } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle(HEALTH_DATA.title, matches) },
  { name: "description", content: HEALTH_DATA.description },
];

export function loader() {
  return legalPage(HEALTH_DATA);
}

export default function HealthData({ loaderData }: Route.ComponentProps) {
  return <LegalView text={loaderData} />;
}
