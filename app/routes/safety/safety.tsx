import { appTitle } from "#app/catalogue/app-title.ts";
import { referralsByYear } from "#app/models/risk/referrals.server.ts";
import { safetyPage } from "#app/routes/legal/legal-page.server.ts";
import { Fold, Section, SectionBody, withMarks } from "#app/routes/legal/legal-view.tsx";
import { readMeasured } from "#app/safety/measured.server.ts";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/safety";
import { publishedFigures } from "./published-figures.server.ts";
import { PlainFigures } from "./plain-figures.tsx";
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
  const [first, ...others] = text.sections;
  return (
    <Screen title={text.title} lead={text.lead}>
      <p>{withMarks(text.inCrisis)}</p>
      <div className="prose">
        <PlainFigures measured={measured} referrals={referrals} />
        {first ? <Section section={first} /> : null}
      </div>
      <div>
        {others.map(({ title, body }) => (
          <Fold key={title} title={title}>
            <SectionBody body={body} />
          </Fold>
        ))}
        <Fold title="How well it notices danger">
          <MeasuredFigures measured={measured} />
        </Fold>
        <Fold title="How often help was named">
          <ReferralCounts referrals={referrals} />
        </Fold>
      </div>
    </Screen>
  );
}
