import type { Proportion } from "#app/safety/measured.server.ts";

interface MeasuredFiguresProps {
  measured: {
    day: string;
    sentences: number;
    crisesFound: Proportion;
    gravestFound: Proportion;
    falseAlarms: Proportion;
    distressRaised: Proportion;
    guard: { caught: Proportion; stopped: Proportion } | null;
  } | null;
}

/** What the last evaluation measured, and what these figures are. */
export function MeasuredFigures({ measured }: MeasuredFiguresProps) {
  if (!measured) {
    return (
      <>
        <h2>How well it notices</h2>
        <p>No evaluation has been published with this version yet.</p>
      </>
    );
  }
  const rows = [
    ["Sentences of danger that were noticed", measured.crisesFound],
    ["Of these, plans, attempts and medical emergencies", measured.gravestFound],
    ["Harmless sentences that were taken for danger", measured.falseAlarms],
    ["Sentences of pain without danger that brought the panel", measured.distressRaised],
    ...(measured.guard
      ? ([
          ["A model's forbidden sentences that our check stops", measured.guard.caught],
          ["A model's good sentences that it stops by mistake", measured.guard.stopped],
        ] as const)
      : []),
  ] as const;
  return (
    <>
      <h2>How well it notices</h2>
      <p>
        Measured on {measured.sentences.toLocaleString("en")} sentences written by this project's
        authors, not on real users; {missed(measured.crisesFound)}. Measured on{" "}
        <time dateTime={measured.day}>{measured.day}</time>, on sentences that were set aside before
        the rules were made, by the program alone. With people it may do worse.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Share</th>
            <th scope="col">Likely between</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, proportion]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {percent(proportion.share)} ({proportion.hits} of {proportion.of})
              </td>
              <td>
                {percent(proportion.low)} and {percent(proportion.high)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <small>The last column is the Wilson interval at 95 % confidence.</small>
      </p>
    </>
  );
}

/** How often help was named in a crisis, by year. */
export function ReferralCounts({
  referrals,
}: {
  referrals: readonly { year: number; count: number }[];
}) {
  return (
    <>
      <h2>How often help was named</h2>
      <p>
        Each time that a text is taken for a crisis and help is shown, a counter goes up by one. It
        is a number for the year and holds nothing about anybody.
      </p>
      {referrals.length === 0 ? (
        <p>It has not happened yet.</p>
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

function missed({ hits, of }: Proportion): string {
  const count = of - hits;
  if (count === 0) return "none was missed, which says little about the next one";
  return `one in ${Math.round(of / count).toLocaleString("en")} was missed`;
}

/** A share with its sign, never parted at the end of a line. */
function percent(share: number): string {
  return `${(share * 100).toFixed(1)}\u00a0%`;
}
