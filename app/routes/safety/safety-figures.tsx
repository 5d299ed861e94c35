import type { ReactNode } from "react";

/** A row of a table: what is counted, and how often it was so. */
export interface FigureRow {
  name: string;
  hits: number;
  of: number;
  low: number;
  high: number;
}

/** What the page shows of an evaluation, worked out on the server. */
export interface PublishedFigures {
  day: string;
  written: { sentences: number; missed: string; rows: FigureRow[] } | null;
  voices: { rows: number; figures: FigureRow[] } | null;
  everyday: { source: string; texts: number; rows: FigureRow[] } | null;
  guard: { rows: FigureRow[] } | null;
}

/** What the page is made from. */
export interface PublishedPage {
  measured: PublishedFigures | null;
  referrals: readonly { year: number; count: number }[];
}

/** What the last evaluation measured, and what these figures are. */
export function MeasuredFigures({ measured }: { measured: PublishedFigures | null }) {
  if (!measured || (!measured.written && !measured.everyday)) {
    return (
      <>
        <p>No figures have been published with this version yet.</p>
        {measured?.guard ? <GuardFigures rows={measured.guard.rows} /> : null}
      </>
    );
  }
  const { day, written, voices, everyday, guard } = measured;
  return (
    <>
      <p>
        Measured on <time dateTime={day}>{dayInWords(day)}</time>, with the program alone and no
        language model. None of it was written by people who use this service. With real people it
        may do worse.
      </p>
      {voices ? (
        <>
          <h3>On messages as people write them</h3>
          <p>
            These are {voices.rows.toLocaleString("en")} messages by authors who didn't know how the
            program works, in English and 22 other languages. None of them taught it anything.
          </p>
          <FigureTable rows={voices.figures} />
        </>
      ) : null}
      {written ? (
        <>
          <h3>On messages written for this</h3>
          <p>
            Measured on {written.sentences.toLocaleString("en")} sentences written by this project's
            authors, not on real users; {written.missed}. They were used to measure only.
          </p>
          <FigureTable rows={written.rows} />
        </>
      ) : null}
      {everyday ? (
        <>
          <h3>On other people's everyday talk</h3>
          <p>
            These are {everyday.texts.toLocaleString("en")} everyday comments that nobody here
            wrote. We count all of them as harmless, so every alarm here is a false one. The program
            learned from other comments of the same collection, and not from these. Source:{" "}
            {everyday.source}. Comments with a word of danger were left out first, so with ordinary
            people there may be more false alarms.
          </p>
          <FigureTable rows={everyday.rows} />
        </>
      ) : null}
      {guard ? <GuardFigures rows={guard.rows} /> : null}
      <p>
        <small>
          “Likely between” is the Wilson interval at 95{"\u00a0"}% confidence: few sentences, wide
          interval.
        </small>
      </p>
    </>
  );
}

/** How often help was named in a crisis, by year. */
export function ReferralCounts({ referrals }: Pick<PublishedPage, "referrals">) {
  return (
    <>
      <p>
        Each time we take a text for a crisis and show help, a counter goes up by one. It holds a
        number for the year and nothing about anyone.
      </p>
      {referrals.length === 0 ? (
        <p>It hasn't happened yet.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Referrals to crisis help</th>
            </tr>
          </thead>
          <tbody>
            {referrals.map(({ year, count }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{count.toLocaleString("en")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function GuardFigures({ rows }: { rows: readonly FigureRow[] }): ReactNode {
  return (
    <>
      <h3>How well a model's words are checked</h3>
      <p>
        Measured on sentences written by this project's authors and kept apart from those the check
        was made with. It misses many, so it decides nothing by itself.
      </p>
      <FigureTable rows={rows} />
    </>
  );
}

function FigureTable({ rows }: { rows: readonly FigureRow[] }): ReactNode {
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Share</th>
          <th scope="col">Likely between</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, hits, of, low, high }, index) => (
          <tr key={`${index} ${name}`}>
            <th scope="row">{name}</th>
            <td>
              {percent(hits / of)} <small>({`${number(hits)} of ${number(of)}`})</small>
            </td>
            <td>
              {percent(low)} and {percent(high)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function number(count: number): string {
  return count.toLocaleString("en");
}

function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

/** A share with its sign, never parted at the end of a line. */
function percent(share: number): string {
  return `${(share * 100).toFixed(1)}\u00a0%`;
}
