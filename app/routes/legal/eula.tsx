import { EULA } from "#app/catalogue/legal/eula.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/eula";
import { legalPage } from "./legal-page.server.ts";
import { LegalView } from "./legal-view.tsx";

export const handle = { isForVisitors: true, scripts: "none" } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle(EULA.title, matches) },
  { name: "description", content: EULA.description },
];

export function loader() {
  return legalPage(EULA);
}

export default function Eula({ loaderData }: Route.ComponentProps) {
  return <LegalView text={loaderData} />;
}
