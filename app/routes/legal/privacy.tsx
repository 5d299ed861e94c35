import { PRIVACY } from "#app/catalogue/legal/privacy.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/privacy";
import { legalPage } from "./legal-page.server.ts";
import { LegalView } from "./legal-view.tsx";

export const handle = { isForVisitors: true, scripts: "none" } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle(PRIVACY.title, matches) },
  { name: "description", content: PRIVACY.description },
];

export function loader() {
  return legalPage(PRIVACY);
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalView text={loaderData} />;
}
