import { ABOUT_AI } from "#app/catalogue/legal/about-ai.ts";
import { appTitle } from "#app/catalogue/wording.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/about-ai";
import { legalPage } from "./legal-page.server.ts";
import { LegalView } from "./legal-view.tsx";

export const handle = { isForVisitors: true, scripts: "none" } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle(ABOUT_AI.title, matches) },
  { name: "description", content: ABOUT_AI.description },
];

export function loader() {
  return legalPage(ABOUT_AI);
}

export default function AboutAi({ loaderData }: Route.ComponentProps) {
  return <LegalView text={loaderData} />;
}
