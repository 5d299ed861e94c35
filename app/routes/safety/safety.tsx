import { appTitle } from "#app/catalogue/app-title.ts";
import { referralsByYear } from "#app/models/risk/referrals.server.ts";
import { safetyPage } from "#app/routes/legal/legal-page.server.ts";
import { withMarks, Section } from "#app/routes/legal/legal-view.tsx";
import { readMeasured } from "#app/safety/measured.server.ts";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/safety";
import { publishedFigures } from "./published-figures.server.ts";
import { MeasuredFigures, ReferralCounts } from "./safety-figures.tsx";

export const handle = { scripts: "none", isPublic: true } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        { title: appTitle(loaderData.text.tab, matches) },
        { name: "description", content: loaderData.text.description },
      ]
    : [];

export async function loader() {
  const measured = readMeasured();
  return {
    text: await safetyPage(),
    referrals: await referralsByYear(),
    measured: measured && publishedFigures(measured),
  };
}

export default function Safety({ loaderData }: Route.ComponentProps) {
  const { text, referrals, measured } = loaderData;
  const [last, ...others] = text.sections.toReversed();
  return (
    <Screen title={text.title} lead={text.lead}>
      <p>{withMarks(text.inCrisis)}</p>
      <div className="prose">
        {others.toReversed().map((section) => (
          <Section key={section.title} section={section} />
        ))}
        <MeasuredFigures measured={measured} />
        <ReferralCounts referrals={referrals} />
        {last ? <Section section={last} /> : null}
      </div>
    </Screen>
  );
}
