import { appTitle } from "#app/catalogue/app-title.ts";
import { referralsByYear } from "#app/models/risk/referrals.server.ts";
import { safetyPage } from "#app/routes/legal/legal-page.server.ts";
import { Fold, Section, SectionBody, withMarks } from "#app/routes/legal/legal-view.tsx";
import { readMeasured } from "#app/safety/measured.server.ts";
import { Screen } from "#app/ui/page.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/safety";
import { publishedFigures } from "./published-figures.server.ts";
import {
  MeasuredFigures,
  ReferralCounts,
  number,
  type FigureRow,
  type PublishedPage,
} from "./safety-figures.tsx";

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

/** The four figures that say most, in plain words. */
function PlainFigures({ measured, referrals }: PublishedPage) {
  const [noticed, gravest] = measured?.voices?.figures ?? [];
  const [mistaken] = measured?.everyday?.rows ?? [];
  const year = referrals.at(-1);
  const figures = [
    noticed && [perHundred(noticed), "test messages about danger were asked about or shown help."],
    gravest && [
      perHundred(gravest),
      "about a plan, an attempt or an emergency showed help at once.",
    ],
    mistaken && [
      `${number(mistaken.hits)} of ${number(mistaken.of)}`,
      "everyday comments raised a false alarm.",
    ],
    year?.count && [
      number(year.count),
      `${year.count === 1 ? "crisis" : "crises"} in which we named help in ${year.year}.`,
    ],
  ].filter((figure) => typeof figure === "object");
  return (
    <>
      <ul className="plain-figures">
        {figures.map(([figure, words]) => (
          <li key={words}>
            <strong>{figure}</strong> {words}
          </li>
        ))}
      </ul>
      <p>It misses danger, too. With real people it may miss more.</p>
    </>
  );
}

/** "85 of 100". */
function perHundred({ hits, of }: FigureRow): string {
  return `${Math.round((hits / of) * 100)} of 100`;
}
