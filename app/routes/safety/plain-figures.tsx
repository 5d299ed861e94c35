import { number, type FigureRow, type PublishedPage } from "./safety-figures.tsx";

/** The four figures that say most, in plain words. */
export function PlainFigures({ measured, referrals }: PublishedPage) {
  const [noticed, gravest] = measured?.voices?.figures ?? [];
  const [mistaken] = measured?.everyday?.rows ?? [];
  const year = referrals.at(-1);
  const figures = [
    noticed && [ofHundred(noticed), "test messages about danger were asked about or shown help."],
    gravest && [
      ofHundred(gravest),
      "about a plan, an attempt or an emergency showed help at once.",
    ],
    mistaken && [
      `${number(mistaken.hits)} of ${number(mistaken.of)}`,
      "everyday comments raised a false alarm.",
    ],
    [
      number(year?.count ?? 0),
      `${year?.count === 1 ? "crisis" : "crises"} in which we named help${year ? ` in ${year.year}` : ""}.`,
    ],
  ].filter((figure) => figure !== undefined);
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
function ofHundred({ hits, of }: FigureRow): string {
  return `${Math.round((hits / of) * 100)} of 100`;
}
